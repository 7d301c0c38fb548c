#!/usr/bin/env python3
"""Runs Titlefit's core in turn with raw HarfBuzz and Pango on the same titles and prints medians and ratios.

usage: compare.py TITLEFIT_DEV PERF [--rounds 5] [--check]

PERF is a folder with `bin/rawhb`, `bin/pangobench`, `fonts/`, `fonts.conf` and the titles `strings.tsv`, `s2k.tsv`,
`g100k.tsv`, `g1m.tsv`. Every round runs each program once, one after the other, so that what else the machine does meets all
of them; a ratio is taken within its round, and the median of the rounds is printed. `--check` compares widths and line counts
with raw HarfBuzz, spaces taken from the primary font, and shaping with shortcuts with shaping without.
"""
import argparse, os, re, statistics, subprocess, sys, tempfile

parser = argparse.ArgumentParser()
parser.add_argument("tool")
parser.add_argument("perf")
parser.add_argument("--rounds", type=int, default=5)
parser.add_argument("--check", action="store_true")
arguments = parser.parse_args()
perf, tool = os.path.abspath(arguments.perf), os.path.abspath(arguments.tool)
environment = dict(os.environ, FONTCONFIG_FILE=perf + "/fonts.conf", SPACEPRIM="1", FONTDIR=perf + "/fonts")


def run(command):
    done = subprocess.run(command, cwd=perf, env=environment, capture_output=True, text=True)
    lines = [line for line in done.stdout.splitlines() if line.startswith("RESULT")]
    if done.returncode or not lines: sys.exit(f"{' '.join(command)}: status {done.returncode}\n{done.stderr}")
    return lines[-1]


def bench(titles, *options): return [tool, "bench", titles, "--fonts", "fonts", *options]


def check():
    with tempfile.TemporaryDirectory() as folder:
        own, plain, raw = (os.path.join(folder, name) for name in ("own", "plain", "raw"))
        run(bench("strings.tsv", "--dump", own))
        run(bench("strings.tsv", "--no-shortcuts", "--dump", plain))
        run(["bin/rawhb", "strings.tsv", "pipe", "1", raw])
        read = lambda path: [(float(w), int(n)) for w, n in (line.split() for line in open(path))]
        ours, theirs = read(own), read(raw)
        widths = sum(abs(a[0] - b[0]) <= 0.02 for a, b in zip(ours, theirs))
        lines = sum(a[1] == b[1] for a, b in zip(ours, theirs))
        same = open(own, "rb").read() == open(plain, "rb").read()
        count = len(theirs)
        print(f"{count} titles: {100 * widths / count:.2f} % of the widths within 0.02 points, {100 * lines / count:.2f} % of the line counts equal, with and without shortcuts {'the same bytes' if same else 'DIFFERENT'}")
        return same and len(ours) == count and min(widths, lines) >= 0.999 * count


# Name, command, how many strings and cases a string.
programs = [
    ("raw HarfBuzz, one case", ["bin/rawhb", "strings.tsv", "pipe"]),
    ("Pango, one case", ["bin/pangobench", "strings.tsv", "reuse"]),
    ("Titlefit, one case", bench("strings.tsv")),
    ("Titlefit, whole measurement", bench("strings.tsv", "--full")),
    ("raw HarfBuzz, job", ["bin/rawhb", "strings.tsv", "job"]),
    ("Pango, job (2,000)", ["bin/pangobench", "s2k.tsv", "job"]),
    ("Titlefit, job", bench("strings.tsv", "--job")),
    ("Titlefit, 1 thread", bench("g100k.tsv")),
    ("Titlefit, 2 threads", bench("g100k.tsv", "--threads", "2")),
    ("Titlefit, 1 M", bench("g1m.tsv")),
    ("Titlefit, 1 M, 2 threads", bench("g1m.tsv", "--threads", "2")),
]


def numbers(line):
    value = lambda pattern: next((float(m[1]) for m in [re.search(pattern, line)] if m), None)
    each = value(r" us/case=([\d.]+)") or value(r" us/string=([\d.]+)") or value(r" us=([\d.]+)")
    return {"us": each, "rss": value(r"rss_kb=(\d+)") / 1024, "wall": value(r"wall=([\d.]+)"), "start": value(r"start_ms=([\d.]+)")}


rounds = []
for number in range(arguments.rounds):
    rounds.append({name: numbers(run(command)) for name, command in programs})
    print(f"round {number + 1} of {arguments.rounds}, load {os.getloadavg()[0]:.1f}", file=sys.stderr)

median = lambda values: statistics.median(list(values))
ratio = lambda a, b, key="us": median(r[a][key] / r[b][key] for r in rounds)
print(f"{'':34s}{'us a case':>12s}{'x raw':>8s}{'x Pango':>9s}{'peak MB':>9s}")
for name, _ in programs:
    kind = "job" if "job" in name else "one case"
    raw, pango = f"raw HarfBuzz, {kind}", "Pango, job (2,000)" if kind == "job" else "Pango, one case"
    print(f"{name:34s}{median(r[name]['us'] for r in rounds):12.3f}{ratio(name, raw):8.2f}{1 / ratio(name, pango):9.2f}{median(r[name]['rss'] for r in rounds):9.0f}")
print(f"two threads: {ratio('Titlefit, 1 thread', 'Titlefit, 2 threads', 'wall'):.2f} x at 100 k, {ratio('Titlefit, 1 M', 'Titlefit, 1 M, 2 threads', 'wall'):.2f} x at 1 M")
print(f"start to the first result: {median(r['Titlefit, one case']['start'] for r in rounds):.1f} ms")
print(f"a case at 1 M against 100 k: {ratio('Titlefit, 1 M', 'Titlefit, 1 thread'):.2f} x")
if arguments.check and not check(): sys.exit(1)
