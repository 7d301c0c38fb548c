#!/usr/bin/env python3
"""Counts the instructions of fixed work under callgrind and compares them with recorded ones: instructions.py BUILD [--record].

BUILD is the folder of a release build made by `swift build -c release` without further options. The counts do not depend on
what else the machine does, and differ by less than a thousandth from run to run; they do depend on the compiler and on the
versions of HarfBuzz, ICU and fonts, which are recorded with them in `instructions.json`. A count more than the tolerance
above the recorded one fails; one as much below asks to be recorded.
"""
import json, os, re, shutil, subprocess, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
record = os.path.join(here, "instructions.json")
TOLERANCE = 0.05
INTER = ["/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf", "/usr/share/fonts/opentype/inter/Inter-Regular.otf"]
if len(sys.argv) < 2: sys.exit(__doc__)
if shutil.which("valgrind") is None: sys.exit("valgrind is not installed: nothing was counted")


def text(*command):
    try: return subprocess.run(command, capture_output=True, text=True).stdout.strip()
    except OSError: return ""


def versions():
    package = lambda name: text("dpkg-query", "-W", "-f=${Version}", name)
    return {
        "swift": (re.search(r"Swift version [^\n]*", text("swift", "--version")) or [""])[0],
        "valgrind": text("valgrind", "--version"), "machine": os.uname().machine,
        **{name: package(name) for name in ("libharfbuzz0b", "libicu72", "fonts-inter-variable", "fonts-noto-core")},
    }


def count(*command):
    # Swift seeds its hashes differently in every process unless told not to.
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", LC_ALL="C.UTF-8")
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], cwd=root, env=environment,
        capture_output=True, text=True)
    found = re.search(r"Collected\s*:\s*(\d+)", done.stderr)
    if done.returncode or not found: sys.exit(f"{' '.join(command)}: status {done.returncode}\n{done.stderr[-2000:]}")
    return int(found[1])


with tempfile.TemporaryDirectory() as folder:
    path = lambda name: os.path.join(folder, name)
    for name in ("titlefit", "titlefit-dev"):
        # Valgrind 3.19 cannot read the compiler's debugging information.
        shutil.copy(os.path.join(sys.argv[1], name), path(name))
        subprocess.run(["strip", "--strip-debug", path(name)], check=True)
    subprocess.run([sys.executable, os.path.join(here, "make_catalogs.py"), path("catalogs"), "0.5"], check=True)
    os.mkdir(path("project"))
    subprocess.run([sys.executable, os.path.join(here, "make_project.py"), path("project"), "12", "12"], check=True)
    os.mkdir(path("fonts"))
    inter = next((font for font in INTER if os.path.exists(font)), None)
    if inter is None: sys.exit("Inter is not installed; run .ci/packages")
    os.symlink(inter, path("fonts/Inter-Regular.otf"))
    audit = lambda project: count(path("titlefit"), "audit", project, "--jobs", "1", "--format", "json", "--fail-on", "never", "--quiet")
    counts = {
        "audit of Corpora/Projects/Lantern": audit("Corpora/Projects/Lantern"),
        "audit of 12 keys, 12 languages, 12 x 4": audit(path("project")),
        "1,000 titles, one case": count(path("titlefit-dev"), "bench", "Tests/Benchmarks/titles.tsv", "--fonts", path("fonts")),
        "1,000 titles, job of 20 cases": count(path("titlefit-dev"), "bench", "Tests/Benchmarks/titles.tsv", "--fonts", path("fonts"), "--job"),
    }
    for name in sorted(os.listdir(path("catalogs"))):
        counts["five readings of " + name] = count(path("titlefit-dev"), "parse", path("catalogs/" + name))

if "--record" in sys.argv:
    with open(record, "w") as file:
        json.dump({"made": versions(), "instructions": counts}, file, indent=2)
        file.write("\n")
    print(f"recorded {len(counts)} counts")
    sys.exit()
known = json.load(open(record))
changed = [name for name, value in versions().items() if value != known["made"].get(name)]
worse = False
for name, value in counts.items():
    before = known["instructions"].get(name)
    change = value / before - 1 if before else 0
    word = "not recorded" if not before else "MORE" if change > TOLERANCE else "less: record it" if change < -TOLERANCE else ""
    worse = worse or word == "MORE"
    print(f"{name:42s}{value:16,d}{100 * change:+8.2f} %  {word}")
if changed: print("not the versions that were recorded:", ", ".join(changed))
# Other versions count differently: then the figures inform, and do not judge.
sys.exit(1 if worse and not changed else 0)
