#!/usr/bin/env python3
"""Mutates every catalog, document and configuration of a folder and audits each mutation beside its sound neighbours.

usage: mutate.py TITLEFIT FOLDER [--each 20] [--seed 1] [--jobs 1] [--limit SECONDS] [--keep FOLDER]

For each file a small project is made: the mutated file under its own path and up to three sound files beside it. The audit
must end by itself with a status up to 3, take no more than ten times the time and three times the memory of the same project
with the sound file (a floor of 1 s and 200 MiB is allowed to both), and find in the sound neighbours what it finds there with
the sound file. Each file's mutations depend on the seed and the file's bytes alone.
"""
import argparse, hashlib, json, os, random, resource, shutil, signal, subprocess, sys, tempfile, threading, time

ENDINGS = (".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".yml", ".swift")


def cut(r, b): return b[: r.randrange(len(b) + 1)]
def drop(r, b):
    i = r.randrange(len(b) + 1)
    return b[:i] + b[i + r.randrange(1, 200):]
def flip(r, b):
    c = bytearray(b)
    for _ in range(r.choice((1, 4, 40))):
        if c: c[r.randrange(len(c))] ^= 1 << r.randrange(8)
    return bytes(c)
def duplicate(r, b):
    i, j = sorted((r.randrange(len(b) + 1), r.randrange(len(b) + 1)))
    return b[:j] + b[i:j] * r.choice((1, 3)) + b[j:]
def encode(r, b):
    text = b.decode("utf-8", "replace")
    kind = r.choice(("utf-16-le", "utf-16-be", "utf-16", "utf-32", "latin", "double", "bom"))
    if kind == "latin": return text.encode("latin-1", "replace")
    if kind == "double": return b.decode("latin-1").encode("utf-8")
    if kind == "bom": return b"\xef\xbb\xbf" + b
    return text.encode(kind)
def nest(r, b):
    n = r.choice((100, 3000, 100000))
    i = r.randrange(len(b) + 1)
    a, z = r.choice(((b"{", b"}"), (b"[", b"]"), (b"<dict>", b"</dict>"), (b"<view>", b"</view>"), (b'{"a":', b"}"), (b"/*", b"*/"), (b"(", b")")))
    return b[:i] + a * n + b[i:] + z * n
def number(r, b):
    import re
    found = list(re.finditer(rb"-?\d+(\.\d+)?", b))
    if not found: return flip(r, b)
    m = r.choice(found)
    huge = r.choice((b"1e309", b"-1e309", b"9" * 40, b"-9223372036854775809", b"4294967296", b"NaN", b"0.0000000000001", b"1" + b"0" * 300))
    return b[: m.start()] + huge + b[m.end():]
def splice(r, b):
    i = r.randrange(len(b) + 1)
    junk = r.choice((b"\0", b"\xff\xfe", b"\xed\xa0\x80", b'"', b"&lt;", b"<!DOCTYPE a [<!ENTITY b 'b'>]>", b"%1$@%n%*d", b"\\U", "\u202e".encode(), b"\r", b"<![CDATA["))
    return b[:i] + junk + b[i:]
def repeat(r, b): return b * r.choice((2, 5))
def swap(r, b):
    lines = b.split(b"\n")
    i, j = r.randrange(len(lines)), r.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return b"\n".join(lines)


MUTATIONS = (cut, drop, flip, duplicate, encode, nest, number, splice, repeat, swap)


def audit(tool, folder, limit):
    """Status (negative for a signal, None for a timeout), processor seconds, peak KiB, findings by file."""
    out = os.path.join(folder, ".out.json")
    with open(out, "wb") as sink, open(os.devnull, "wb") as null:
        process = subprocess.Popen([tool, "audit", folder, "--format", "json", "--fail-on", "never", "--no-rule-modules"], stdout=sink, stderr=null)
        timer = threading.Timer(limit, process.kill)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        late = not timer.is_alive()
        timer.cancel()
    code = None if late else -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    findings = {}
    try:
        with open(out, encoding="utf-8") as f: report = json.load(f)
        for finding in report.get("findings", []):
            place = (finding.get("location") or {}).get("file", "")
            findings.setdefault(place, set()).add((finding.get("rule"), (finding.get("location") or {}).get("line"), (finding.get("subject") or {}).get("key")))
        valid = True
    except (ValueError, OSError):
        valid = False
    os.unlink(out)
    return code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss, findings, valid


def main():
    p = argparse.ArgumentParser()
    p.add_argument("tool"); p.add_argument("folder")
    p.add_argument("--each", type=int, default=20); p.add_argument("--seed", type=int, default=1)
    p.add_argument("--limit", type=float, default=120); p.add_argument("--keep"); p.add_argument("--part", default="0/1")
    a = p.parse_args()
    part, parts = map(int, a.part.split("/"))
    files = sorted(os.path.join(d, f) for d, ds, fs in os.walk(a.folder) for f in fs if f.endswith(ENDINGS) and not os.path.islink(os.path.join(d, f)))
    files = [f for i, f in enumerate(files) if i % parts == part]
    runs = failures = 0
    worst_time = worst_memory = 0.0
    statuses = {}
    for path in files:
        with open(path, "rb") as f: sound = f.read()
        if len(sound) > 2_000_000: sound = sound[:2_000_000]
        relative = os.path.relpath(path, a.folder)
        here = os.path.dirname(path)
        beside = [n for n in sorted(os.listdir(here)) if n.endswith(ENDINGS) and os.path.join(here, n) != path and os.path.isfile(os.path.join(here, n))][:3]
        with tempfile.TemporaryDirectory(prefix="titlefit-mutate-") as root:
            target = os.path.join(root, relative)
            if path.endswith(".yml"): target = os.path.join(root, "titlefit.yml")
            os.makedirs(os.path.dirname(target), exist_ok=True)
            for n in beside: shutil.copyfile(os.path.join(here, n), os.path.join(os.path.dirname(target), n))
            with open(target, "wb") as f: f.write(sound)
            base = audit(a.tool, root, a.limit)
            own = os.path.relpath(target, root)
            for number_of in range(a.each):
                r = random.Random(f"{a.seed} {number_of} {hashlib.sha1(sound).hexdigest()}")
                mutation = MUTATIONS[number_of % len(MUTATIONS)]
                changed = mutation(r, sound) if sound else b"\0"
                with open(target, "wb") as f: f.write(changed)
                code, seconds, memory, findings, valid = audit(a.tool, root, a.limit)
                runs += 1
                statuses[code] = statuses.get(code, 0) + 1
                scale = max(1, len(changed) / max(1, len(sound)))
                time_ratio = seconds / (max(base[1], 0.1) * scale)
                memory_ratio = memory / (max(base[2], 65536) * scale)
                worst_time, worst_memory = max(worst_time, time_ratio), max(worst_memory, memory_ratio)
                why = []
                if code is None or code < 0 or code > 3: why.append(f"status {code}")
                if not valid and code in (0, 1): why.append("report is no JSON")
                if time_ratio > 10: why.append(f"{time_ratio:.1f} x the time ({seconds:.2f} s)")
                if memory_ratio > 3: why.append(f"{memory_ratio:.1f} x the memory ({memory // 1024} MiB)")
                if code in (0, 1) and not path.endswith(".yml"):
                    for place, known in base[3].items():
                        if place.endswith(tuple(beside)) and not place.endswith(os.path.basename(own)):
                            lost = {x for x in known if x[0] in ("malformed-file", "duplicate-key", "empty-value")} - findings.get(place, set())
                            if lost: why.append(f"lost in {place}: {sorted(map(str, lost))[:2]}")
                if why:
                    failures += 1
                    print(f"{relative} {mutation.__name__} #{number_of}: {'; '.join(why)}", flush=True)
                    if a.keep:
                        os.makedirs(a.keep, exist_ok=True)
                        with open(os.path.join(a.keep, f"{number_of}-{mutation.__name__}-{os.path.basename(path)}"), "wb") as f: f.write(changed)
    print(f"{len(files)} files, {runs} runs, {failures} failures, statuses {dict(sorted(statuses.items(), key=str))}, worst {worst_time:.1f} x time, {worst_memory:.1f} x memory")
    sys.exit(1 if failures else 0)


main()
