#!/usr/bin/env python3
"""Feeds the tool what is too large, too deep, endless, unreadable or gone, and looks at how it ends.

usage: limits.py TITLEFIT [--only WORD] [--table FILE.md] [--folder SCRATCH]

For each case: the exit status, seconds, peak memory, and the first line that says what is wrong. A case fails by a signal, a
status it should not have, a message without the words it must have (the file's name and the reason), or more seconds or
memory than it may take. The larger cases write files of 1 GB; SCRATCH has to have room for one of them. Cases that need
another user run where the script is root, the full disk where it may mount one.
"""
import argparse, json, os, random, shutil, signal, subprocess, sys, tempfile, threading, time

MIB = 1 << 20
GB = 1_000_000_000
CASES = []


def case(name, statuses, words=(), seconds=60, memory=700, root=False):
    """Registers a case: a function that fills the folder and returns the arguments, or a dictionary with them and more."""
    def add(function):
        CASES.append((name, set(statuses), tuple(words), seconds, memory, root, function))
        return function
    return add


def write(path, data):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "wb") as f: f.write(data if isinstance(data, bytes) else data.encode())


def large(path, head, line, tail, size=GB):
    """A file of that size: a head, a line again and again, a tail. `%d` in the line becomes its number."""
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "wb") as f:
        written, number = f.write(head), 0
        while written < size:
            if b"%d" in line:
                block = b"".join(line.replace(b"%d", b"%d" % (number + i)) for i in range(20_000))
                number += 20_000
            else:
                block = line * max(1, MIB // len(line))
            written += f.write(block)
        f.write(tail)


def many(path, head, line, tail, count, join=b""):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "wb") as f:
        f.write(head)
        for start in range(0, count, 20_000):
            block = join.join(line.replace(b"%d", b"%d" % i) for i in range(start, min(count, start + 20_000)))
            f.write((join if start else b"") + block)
        f.write(tail)


GOOD = '"save" = "Speichern";\n'
AUDIT = ["audit", ".", "--format", "text", "--fail-on", "never"]
BUTTON = ('<button opaque="NO" id="b%d" userLabel="b"><rect key="frame" x="0" y="0" width="60" height="35"/>'
          '<autoresizingMask key="autoresizingMask"/><state key="normal" title="Speichern unter"/></button>')
XIB_HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
            'useAutolayout="YES"><objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>')
XIB_TAIL = '</subviews></view></objects></document>'
DICT_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>'
DICT_ENTRY = ('<key>k%d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>'
              '<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>'
              '<string>d</string><key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string></dict></dict>\n')
DICT_LINE = DICT_ENTRY.replace("<string>%d Datei", "<string>%i Datei").encode()
CATALOG_HEAD = '{"sourceLanguage":"en","version":"1.0","strings":{'
CATALOG_ENTRY = '"k%d":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Speichern"}}}}'

# Files of 1 GB

def gigabyte(ending, path, head, line, tail, words=(), arguments=None, statuses=(0,), memory=160, seconds=20, config=""):
    @case(f"1 GB {ending}", statuses, (os.path.basename(path),) + tuple(words or ("larger than",)), seconds, memory)
    def build(folder, *_):
        write(f"{folder}/de.lproj/Good.strings", GOOD)
        if config:
            write(f"{folder}/titlefit.yml", config)
            write(f"{folder}/Main.xib", XIB_HEAD + BUTTON.replace("%d", "") + XIB_TAIL)
        large(f"{folder}/{path}", head.encode(), line.encode(), tail.encode())
        return arguments or AUDIT


gigabyte(".strings", "de.lproj/Large.strings", "", GOOD, "")
gigabyte(".stringsdict", "de.lproj/Large.stringsdict", DICT_HEAD, DICT_ENTRY, "</dict></plist>")
gigabyte(".xcstrings", "Large.xcstrings", CATALOG_HEAD, CATALOG_ENTRY + ",\n", '"z":{}}}')
gigabyte(".storyboard", "Large.storyboard", XIB_HEAD, BUTTON, XIB_TAIL)
gigabyte(".xib", "Large.xib", XIB_HEAD, BUTTON, XIB_TAIL)
gigabyte(".swift", "Large.swift", "import UIKit\n", "let b%d = UIButton()\n", "")
gigabyte("titlefit.yml", "titlefit.yml", "", "# a comment\n", "", statuses=(2,))
gigabyte("baseline", "titlefit.baseline", "# titlefit baseline 1\n", "0097e76c71c22633 1 title-truncated de title-cut Main \"b\"\n", "",
         arguments=AUDIT + ["--baseline", "titlefit.baseline"], statuses=(2,))
gigabyte("report for diff", "old.json", '{"findings":[', '{"rule":"x"},\n', "{}]}", arguments=["diff", "old.json", "old.json"], statuses=(2,))
gigabyte("font", "App.ttf", "", "\0\1\0\0", "", statuses=(2, 3), config="fonts: {system: App.ttf}\n")


def module(name, script, words, seconds=60, memory=300):
    @case(name, (0, 1, 3), words, seconds, memory)
    def build(folder, *_):
        write(f"{folder}/de.lproj/Good.strings", GOOD)
        write(f"{folder}/m.py", script)
        write(f"{folder}/titlefit.yml", "rule-modules:\n  - {name: house, command: [python3, m.py], timeout: 20s}\n")
        return AUDIT


module("1 GB from a rule module, one line", "import sys\nfor _ in range(1000): sys.stdout.write('a' * 1000000)\n", ("house", "without a line break"))
module("1 GB from a rule module, lines of JSON", "import sys\nfor _ in range(1000): sys.stdout.write('{\"type\":\"x\"}\\n' * 80000)\n", ("house",))
module("a rule module that says nothing", "import time\ntime.sleep(600)\n", ("house",))

# A million keys

@case("1,000,000 keys .strings", (0,), (), 240, 3000)
def strings_keys(folder, *_):
    many(f"{folder}/de.lproj/Large.strings", b"", b'"k%d" = "Speichern";\n', b"", 1_000_000)
    return AUDIT

@case("1,000,000 keys .stringsdict", (3,), ("Large.stringsdict", "larger than 32 MiB"), 240, 3000)
def stringsdict_keys(folder, *_):
    many(f"{folder}/de.lproj/Large.stringsdict", DICT_HEAD.encode(), DICT_LINE, b"</dict></plist>", 1_000_000)
    return AUDIT

@case("80,000 keys .stringsdict (30 MiB)", (0,), (), 240, 3000)
def stringsdict_most(folder, *_):
    many(f"{folder}/de.lproj/Large.stringsdict", DICT_HEAD.encode(), DICT_LINE, b"</dict></plist>", 80_000)
    return AUDIT

@case("1,000,000 keys .xcstrings", (0,), (), 240, 4000)
def catalog_keys(folder, *_):
    many(f"{folder}/Large.xcstrings", CATALOG_HEAD.encode(), CATALOG_ENTRY.encode(), b"}}", 1_000_000, b",")
    return AUDIT

@case("440,000 entries .xcstrings (11,000 keys, 40 languages)", (0,), (), 240, 4000)
def entries(folder, *_):
    tags = "de fr es it nl sv da fi nb pl cs sk hu ro hr tr lt id vi ru uk bg el he ar fa hi mr bn ta te kn th ka ja ko ca et lv sl".split()
    one = ",".join('"%s":{"stringUnit":{"state":"translated","value":"Speichern"}}' % t for t in tags)
    many(f"{folder}/Large.xcstrings", CATALOG_HEAD.encode(), ('"k%d":{"localizations":{' + one + "}}").encode(), b"}}", 11_000, b",")
    return AUDIT

@case("40,000 buttons in one .xib", (0, 1), (), 240, 3000)
def buttons(folder, *_):
    many(f"{folder}/Large.xib", XIB_HEAD.encode(), BUTTON.encode(), XIB_TAIL.encode(), 40_000)
    return AUDIT

@case("15 MiB .swift of buttons", (0, 1), (), 240, 3000)
def code(folder, *_):
    large(f"{folder}/Large.swift", b"import UIKit\nfunc make() {\n", b'let b%d = UIButton(); b%d.setTitle("Save", for: .normal)\n', b"}\n", 15 * MIB)
    return AUDIT

# Long

def long_title(name, title, seconds=120, memory=1500):
    @case(name, (0, 1), ("Main.xib",), seconds, memory)
    def build(folder, *_):
        write(f"{folder}/Main.xib", XIB_HEAD + BUTTON.replace("%d", "").replace("Speichern unter", title()) + XIB_TAIL)
        return AUDIT

long_title("1 MB title of one word", lambda: "W" * 1_000_000)
long_title("1 MB title of words", lambda: "Speichern unter " * 62_500)
long_title("1 MB title, Arabic and Latin in turn", lambda: "ab \u0627\u0628 " * 125_000)
long_title("1 MB title of marks", lambda: "a" + "\u0301" * 500_000)
long_title("1 MB title, Thai without spaces", lambda: "\u0e01\u0e32\u0e23" * 111_000)

@case("1 MB title in code", (0, 1), (), 120, 1500)
def code_title(folder, *_):
    write(f"{folder}/A.swift", 'import UIKit\nfunc f() { let b = UIButton(type: .custom); b.setTitle("%s", for: .normal); b.frame = CGRect(x: 0, y: 0, width: 60, height: 40) }\n' % ("W" * 1_000_000))
    return AUDIT

@case("measure of 100 KB", (2,), ("at most 65536",), 60, 600)
def measure(folder, *_): return ["measure", "Speichern " * 10_000, "--max-width", "100"]

@case("60 MB line .strings", (0,), (), 120, 3300)
def endless_strings(folder, *_):
    large(f"{folder}/de.lproj/Large.strings", b"", b'"k%d" = "Speichern"; ', b"", 60 * MIB)
    return AUDIT

@case("60 MB line without end .strings", (0,), ("Large.strings",), 120, 1000)
def open_strings(folder, *_):
    large(f"{folder}/de.lproj/Large.strings", b'"k" = "', b"a", b"", 60 * MIB)
    return AUDIT

@case("200 MB line without end .xcstrings", (0,), ("Large.xcstrings",), 120, 2000)
def open_catalog(folder, *_):
    large(f"{folder}/Large.xcstrings", b'{"strings": {"', b"a", b"", 200 * MIB)
    return AUDIT

@case("15 MB line .swift", (0, 1), (), 120, 2500)
def endless_code(folder, *_):
    large(f"{folder}/A.swift", b"import UIKit\nlet x = [", b"1, ", b"0]\nlet b = UIButton()\n", 15 * MIB)
    return AUDIT

@case("30 MB .yml of one line", (2,), ("titlefit.yml",), 60, 2000)
def endless_yaml(folder, *_):
    large(f"{folder}/titlefit.yml", b"widths: [", b"320, ", b"320]\n", 30 * MIB)
    write(f"{folder}/de.lproj/Good.strings", GOOD)
    return AUDIT

# Deep

def deep(name, path, text, words=None, statuses=(0, 1)):
    @case(name, statuses, words if words is not None else (os.path.basename(path),), 60, 1500)
    def build(folder, *_):
        write(f"{folder}/de.lproj/Good.strings", GOOD)
        write(f"{folder}/{path}", text())
        return AUDIT

N = 1_000_000
deep("nesting, JSON", "A.xcstrings", lambda: '{"strings":' + '{"a":' * N)
deep("nesting, lists of JSON", "A.xcstrings", lambda: "[" * N)
deep("nesting, XML", "A.xib", lambda: '<?xml version="1.0"?><document>' + "<view>" * N)
deep("nesting, property list", "de.lproj/A.stringsdict", lambda: DICT_HEAD + "<key>a</key><dict>" * N)
deep("nesting, old property list", "de.lproj/A.strings", lambda: "{a=" * N)
deep("nesting, YAML", "titlefit.yml", lambda: "rules: " + "[" * 200_000, statuses=(2,))
deep("nesting, YAML maps", "titlefit.yml", lambda: "\n".join(" " * i + "a:" for i in range(3000)), statuses=(2,))
deep("nesting, Swift parentheses", "A.swift", lambda: "import UIKit\nlet b = UIButton()\nlet a = " + "(" * N, words=())
deep("nesting, Swift braces", "A.swift", lambda: "import UIKit\nlet b = UIButton()\n" + "class A {" * N, words=())
deep("nesting, Swift comments", "A.swift", lambda: "import UIKit\nlet b = UIButton()\n" + "/*" * N, words=())
deep("nesting, Swift interpolations", "A.swift", lambda: "import UIKit\nlet b = UIButton()\nlet a = " + '"\\(' * N, words=())
deep("nesting, Swift operators", "A.swift", lambda: "import UIKit\nlet b = UIButton()\nlet a = " + "!" * N + "true" + " + 1" * N, words=())
deep("views in views, 100,000", "A.xib", lambda: XIB_HEAD + '<view id="w"><subviews>' * 100_000)
deep("entities that expand", "A.xib", lambda: '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY a{i} "{("&a%s;" % (i - 1 if i else "")) * 10}">' for i in range(12)) + ']><document>&a11;</document>')
deep("an entity that names a file", "A.xib", lambda: '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><document><objects><button id="&a;"/></objects></document>')
deep("YAML aliases that expand", "titlefit.yml", lambda: "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"a{i}: &a{i} [" + ",".join([f"*a{i - 1}"] * 10) + "]\n" for i in range(1, 12)), statuses=(2,))

@case("folders 3,000 deep", (0,), (), 60, 400)
def folders(folder, *_):
    write(f"{folder}/de.lproj/Good.strings", GOOD)
    here = os.getcwd()
    os.chdir(folder)
    for _ in range(3000):
        os.mkdir("d")
        os.chdir("d")
    os.chdir(here)
    return AUDIT

@case("20,000 files", (0,), (), 120, 600)
def files(folder, *_):
    for i in range(20_000): write(f"{folder}/f{i // 200}/T{i}.strings", GOOD)
    return AUDIT

# Strange files

def strange(name, make, words, statuses=(0,), arguments=None, root=False, seconds=20):
    @case(name, statuses, words, seconds, 400, root)
    def build(folder, *_):
        write(f"{folder}/de.lproj/Good.strings", GOOD)
        more = make(folder)
        return more if isinstance(more, (list, dict)) else arguments or AUDIT

strange("a link to itself", lambda f: os.symlink("A.xcstrings", f"{f}/A.xcstrings"), ("A.xcstrings",))
strange("links of folders in a ring", lambda f: (os.symlink("..", f"{f}/de.lproj/up"), os.symlink(".", f"{f}/self")) and None, ())
strange("a FIFO as a catalog", lambda f: os.mkfifo(f"{f}/A.xcstrings"), ("A.xcstrings",))
strange("a FIFO as the configuration", lambda f: os.mkfifo(f"{f}/titlefit.yml"), ("titlefit.yml",), (2,))
strange("/dev/zero as a catalog", lambda f: os.symlink("/dev/zero", f"{f}/A.xcstrings"), ("A.xcstrings",))
strange("/dev/zero as code", lambda f: os.symlink("/dev/zero", f"{f}/A.swift"), ("A.swift",))
strange("/dev/zero as the configuration", lambda f: os.symlink("/dev/zero", f"{f}/titlefit.yml"), ("titlefit.yml",), (2,))
strange("/dev/zero as a baseline", lambda f: None, ("/dev/zero",), (2,), AUDIT + ["--baseline", "/dev/zero"])
strange("/dev/zero as a report", lambda f: None, ("/dev/zero",), (2,), ["diff", "/dev/zero", "/dev/zero"])
strange("/dev/urandom as a document", lambda f: os.symlink("/dev/urandom", f"{f}/A.xib"), ("A.xib",))
strange("/dev/zero named on the command line", lambda f: None, ("/dev/zero",), (0, 2, 3), ["audit", "/dev/zero"])
strange("a folder named like a catalog", lambda f: os.mkdir(f"{f}/A.xcstrings"), ())
strange("a socket as a catalog", lambda f: __import__("socket").socket(1, 1).bind(f"{f}/A.xcstrings"), ("A.xcstrings",))
strange("a name that is no UTF-8", lambda f: write(f.encode() + b"/\xff\xfe.strings", b"{"), ())
strange("a folder whose name is no UTF-8", lambda f: write(f.encode() + b"/\xff.lproj/A.strings", b"{"), ())
strange("a name of 255 bytes", lambda f: write(f"{f}/{'n' * 245}.xcstrings", b"{"), ("nnnn",))
strange("an empty project", lambda f: shutil.rmtree(f"{f}/de.lproj"), ("no catalog",), (3,))


def unreadable(folder, path, folder_too=False):
    write(f"{folder}/{path}", GOOD)
    os.chmod(f"{folder}/{os.path.dirname(path) if folder_too else path}", 0)
    os.chmod(folder, 0o755)
    return {"arguments": AUDIT, "user": 65534}

strange("a catalog that may not be read", lambda f: unreadable(f, "de.lproj/A.strings"), ("A.strings", "ermission"), root=True)
strange("a folder that may not be read", lambda f: unreadable(f, "fr.lproj/A.strings", True), ("fr.lproj", "ermission"), root=True)
strange("a configuration that may not be read", lambda f: unreadable(f, "titlefit.yml"), ("titlefit.yml", "ermission"), (2,), root=True)
strange("a report that may not be written", lambda f: {**unreadable(f, "x/y"), "arguments": AUDIT + ["--output", "out.txt"]}, ("out.txt", "ermission"), (2,), root=True)
strange("a baseline that may not be written", lambda f: {**unreadable(f, "x/y"), "arguments": ["baseline"]}, ("titlefit.baseline", "ermission"), (2,), root=True)


@case("files that vanish while they are read", (0, 1, 3), (), 60, 600)
def vanishing(folder, *_):
    for i in range(3000): write(f"{folder}/f{i}.lproj/T.strings", "".join(f'"k{j}" = "Speichern";\n' for j in range(20)))
    def remove():
        time.sleep(0.05)
        for i in range(2999, -1, -1): shutil.rmtree(f"{folder}/f{i}.lproj", ignore_errors=True)
    return {"arguments": AUDIT, "meanwhile": remove}

# Outputs

def findings(folder, count=10_000):
    write(f"{folder}/titlefit.yml", "widths: [320]\ncontent-sizes: [large]\n")
    for part in range((count + 999) // 1000):
        body = "".join(BUTTON.replace("%d", f"{part}-{i}").replace("Speichern", f"Speichern {part} {i}") for i in range(1000))
        write(f"{folder}/D{part}.xib", XIB_HEAD + body + XIB_TAIL)

@case("closed pipe", (3,), ("closed",), 120, 600)
def closed(folder, *_):
    findings(folder, 1000)
    return {"arguments": AUDIT, "reads": 1}

@case("/dev/full as standard output", (3,), ("No space left",), 120, 600)
def full_output(folder, *_):
    findings(folder, 1000)
    return {"arguments": AUDIT, "output": "/dev/full"}

@case("a full disk", (3,), ("out.json", "No space left"), 120, 600, True)
def full_disk(folder, *_):
    findings(folder, 1000)
    os.mkdir(f"{folder}/disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", f"{folder}/disk"], stderr=subprocess.DEVNULL).returncode:
        return None
    return {"arguments": AUDIT + ["--report", "json=disk/out.json"], "unmount": f"{folder}/disk"}

@case("a full disk, baseline", (3,), ("b.txt", "No space left"), 120, 600, True)
def full_baseline(folder, *_):
    findings(folder, 1000)
    os.mkdir(f"{folder}/disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", f"{folder}/disk"], stderr=subprocess.DEVNULL).returncode:
        return None
    return {"arguments": ["baseline", "--baseline", "disk/b.txt"], "unmount": f"{folder}/disk"}

@case("SIGINT in the middle", (-signal.SIGINT,), ("partial", "interrupted"), 120, 800)
def interrupted(folder, *_):
    for part in range(400):
        body = "".join(BUTTON.replace("%d", f"{part}-{i}").replace("Speichern", f"Speichern {part} {i}") for i in range(40))
        write(f"{folder}/D{part}.xib", XIB_HEAD + body + XIB_TAIL)
    return {"arguments": AUDIT, "interrupt": 0.3}

for format in "text xcode json sarif junit checkstyle github gitlab sonarqube csv markdown html".split():
    @case(f"10,000 findings as {format}", (0,), (), 120, 900)
    def report(folder, *_, format=format):
        findings(folder)
        return {"arguments": ["audit", ".", "--format", format, "--fail-on", "never"], "size": True}


def interrupt(process, after):
    """Sends ^C so many seconds after the tool watches for it, which it does once there is something to report."""
    try:
        while True:
            with open(f"/proc/{process}/status") as f: caught = next(line for line in f if line.startswith("SigCgt:"))
            if int(caught.split()[1], 16) >> (signal.SIGINT - 1) & 1: break
            time.sleep(0.05)
        time.sleep(after)
        os.kill(process, signal.SIGINT)
    except (OSError, StopIteration):
        pass


def run(tool, folder, plan):
    if not isinstance(plan, dict): plan = {"arguments": plan}
    out, err = folder + ".out", folder + ".err"
    def become():
        os.setsid()
        # What runs in the background inherits that ^C is ignored.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if "user" in plan: os.setgroups([]); os.setgid(plan["user"]); os.setuid(plan["user"])
    with open(plan.get("output", out), "wb") as sink, open(err, "wb") as errors:
        started = time.monotonic()
        process = subprocess.Popen([tool] + plan["arguments"], cwd=folder, stdin=subprocess.DEVNULL, stderr=errors,
                                   stdout=subprocess.PIPE if "reads" in plan else sink, preexec_fn=become)
        late = []
        def kill(): late.append(1); os.killpg(process.pid, signal.SIGKILL)
        timer = threading.Timer(600, kill)
        timer.start()
        if "meanwhile" in plan: threading.Thread(target=plan["meanwhile"]).start()
        if "interrupt" in plan: threading.Thread(target=interrupt, args=(process.pid, plan["interrupt"])).start()
        if "reads" in plan:
            head = process.stdout.readline()
            process.stdout.close()
            sink.write(head)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        timer.cancel()
        seconds = time.monotonic() - started
    code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    size = os.path.getsize(out) if os.path.exists(out) else 0
    with open(err, errors="replace") as f: said = f.read()
    if os.path.exists(out):
        with open(out, errors="replace") as f: said += f.read(40 * MIB)
    return code, seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, said, size


def main():
    p = argparse.ArgumentParser()
    p.add_argument("tool"); p.add_argument("--only", default=""); p.add_argument("--table"); p.add_argument("--folder")
    a = p.parse_args()
    tool = os.path.abspath(a.tool)
    rows, failures = [], 0
    for name, statuses, words, limit, memory_limit, root, build in CASES:
        if a.only not in name: continue
        if root and os.geteuid() != 0:
            print(f"{name}: left out, it needs root", flush=True)
            continue
        scratch = tempfile.mkdtemp(prefix="titlefit-limits-", dir=a.folder)
        os.chmod(scratch, 0o755)
        folder = os.path.join(scratch, "p")
        os.mkdir(folder)
        plan = build(folder)
        if plan is None:
            print(f"{name}: left out, it cannot be set up here", flush=True)
            shutil.rmtree(scratch)
            continue
        code, seconds, cpu, memory, said, size = run(tool, folder, plan)
        if isinstance(plan, dict) and "unmount" in plan: subprocess.run(["umount", plan["unmount"]])
        why = []
        if code not in statuses: why.append(f"status {code}")
        missing = [word for word in words if word not in said]
        if missing: why.append(f"does not say {missing}")
        if cpu > limit: why.append("too slow")
        if memory > memory_limit: why.append("too much memory")
        lines = [line.strip() for line in said.split("\n") if line.strip()]
        first = next((i for i, line in enumerate(lines) if any(word in line for word in words)), 0)
        message = " ".join(lines[first:first + 4])
        if isinstance(plan, dict) and plan.get("size"): message = f"{size / 1e6:.1f} MB"
        failures += bool(why)
        row = (name, str(code), f"{seconds:.1f}", f"{cpu:.1f}", f"{memory:.0f}", message.replace("|", "\\|")[:170], "; ".join(why))
        rows.append(row)
        print(" | ".join(row), flush=True)
        # A folder that is thousands deep is too deep for Python's own way.
        subprocess.run(["chmod", "-R", "u+rwx", scratch], stderr=subprocess.DEVNULL)
        subprocess.run(["rm", "-rf", scratch])
    if a.table:
        with open(a.table, "w") as f:
            f.write("| case | status | s | CPU s | MiB | message | wrong |\n|---|---|---|---|---|---|---|\n")
            for row in rows: f.write("| " + " | ".join(row) + " |\n")
    print(f"{len(rows)} cases, {failures} failures")
    sys.exit(1 if failures else 0)


main()
