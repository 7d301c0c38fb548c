#!/usr/bin/env python3
"""Times readers and whole audits: whole.py BUILD [--keys 2000] [--languages 40] [PROJECT…].

BUILD is the folder of the release build. Readers: each format's file of `make_catalogs.py`, read alone on one thread, in
megabytes of the file a second of processor time, the median of five. Audits: the project of `make_project.py` with one and
with all twelve content sizes and four widths, and every project named: phases on the wall, processor time and peak memory.
"""
import argparse, json, os, subprocess, sys, tempfile

parser = argparse.ArgumentParser()
parser.add_argument("build")
parser.add_argument("projects", nargs="*")
parser.add_argument("--keys", default="2000")
parser.add_argument("--languages", default="40")
arguments = parser.parse_args()
here = os.path.dirname(os.path.abspath(__file__))
tool, developers = (os.path.abspath(os.path.join(arguments.build, name)) for name in ("titlefit", "titlefit-dev"))


def audit(name, path, *options):
    with tempfile.NamedTemporaryFile() as report:
        command = [tool, "audit", path, "--format", "json", "--fail-on", "never", "--quiet", *options]
        pid = os.posix_spawn(tool, command, os.environ, file_actions=[
            (os.POSIX_SPAWN_OPEN, 1, report.name, os.O_WRONLY | os.O_TRUNC, 0), (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)])
        _, status, usage = os.wait4(pid, 0)
        if status: sys.exit(f"{' '.join(command)}: status {status}")
        run = json.load(open(report.name, encoding="utf-8"))["run"]
    phases = "  ".join(f"{key} {run['phases'].get(key, 0):.2f}" for key in ("read", "join", "layOut", "rules"))
    cases = run["cases"]
    print(f"{name:34s}{cases:10d}{usage.ru_utime + usage.ru_stime:9.2f}{1e6 * (usage.ru_utime + usage.ru_stime) / max(1, cases):10.1f}{usage.ru_maxrss / 1024:9.0f}   {phases}", flush=True)


with tempfile.TemporaryDirectory() as folder:
    subprocess.run([sys.executable, os.path.join(here, "make_catalogs.py"), folder], check=True)
    files = sorted(os.path.join(folder, name) for name in os.listdir(folder))
    done = subprocess.run([developers, "parse", *files], capture_output=True, text=True, check=True)
    print("readers, MB/s")
    for line in done.stdout.splitlines():
        fields = dict(field.split("=") for field in line.split() if "=" in field)
        print(f"  {os.path.basename(line.split()[-1]):20s}{float(fields['MB/s']):8.0f}")
with tempfile.TemporaryDirectory() as folder:
    subprocess.run([sys.executable, os.path.join(here, "make_project.py"), folder, arguments.keys, arguments.languages], check=True)
    print(f"\n{'audits':34s}{'cases':>10s}{'CPU s':>9s}{'us a case':>10s}{'peak MB':>9s}   seconds a phase")
    size = f"{arguments.keys} keys, {arguments.languages} languages"
    audit(size + ", 1 x 1", folder, "--width", "320", "--content-size", "large")
    audit(size + ", 12 x 4", folder)
for project in arguments.projects:
    audit(os.path.basename(os.path.abspath(project)), project)
