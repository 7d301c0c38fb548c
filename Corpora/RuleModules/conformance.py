#!/usr/bin/env python3
"""Holds a rule module to Titlefit's protocol; needs Python 3.8 or later and nothing else.

    python3 conformance.py [--timeout SECONDS] [--transcript FILE] -- COMMAND [ARGUMENT...]

Prints one line a check and ends with status 1 where one fails. A transcript holds the lines to the module after "> " and
those expected from it after "< "; times are not compared.
"""

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
HELLO = {
    "type": "hello",
    "protocol": "titlefit-rules/1",
    "facts": "titlefit-facts/1",
    "module": "conformance",
    "timeout": 10,
    "project.sourceLanguage": "en",
    "project.languages": ["ar", "de", "en"],
    "a key of a later version": {"nested": [1, 2.5, None, True]},
}


class Fault(Exception):
    """What a module does not do as the protocol says."""


class Child:
    """A running module; lines are written while others are read."""

    def __init__(self, command, timeout):
        self.timeout = timeout
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in iter(self.process.stdout.readline, b""):
            self.lines.put(line)
        self.lines.put(None)

    def write(self, message):
        data = message if isinstance(message, bytes) else json.dumps(message, ensure_ascii=False).encode() + b"\n"
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view) :]

    def read(self):
        try:
            line = self.lines.get(timeout=self.timeout)
        except queue.Empty:
            raise Fault("no answer within %g s" % self.timeout)
        if line is None:
            raise Fault("it ended with status %s instead of answering" % self.process.wait())
        try:
            message = json.loads(line.decode("utf-8"))
        except ValueError as error:
            raise Fault("a line is no JSON in UTF-8 (%s): %r" % (error, line[:120]))
        if not isinstance(message, dict):
            raise Fault("a line is no JSON object: %r" % line[:120])
        return message

    def ends(self):
        """Whether it ends in time with status 0 and without another line."""
        try:
            status = self.process.wait(self.timeout)
        except subprocess.TimeoutExpired:
            raise Fault("it does not end within %g s" % self.timeout)
        if status != 0:
            raise Fault("it ends with status %d" % status)
        line = self.lines.get(timeout=self.timeout)
        if line is not None:
            raise Fault("it writes after its last answer: %r" % line[:120])

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def records():
    """One record with every fact for each scope, and variants with difficult texts and without what may be missing."""
    found = {}
    with open(os.path.join(HERE, "records.jsonl"), encoding="utf-8") as file:
        for line in file:
            record = json.loads(line)
            found[record["scope"]] = record
    return found


TEXTS = ["", "!", "A\u0300 e\u0301", "\U0001F468\u200d\U0001F469\u200d\U0001F467", "\u2067\u05d0\u2069", "a\nb\tc\"\\\u0001\u007f", "x" * 5000]


def variants(record, wanted):
    facts = record["facts"]
    yield {name: facts[name] for name in wanted}
    for text in TEXTS:
        yield {name: text if isinstance(facts[name], str) else facts[name] for name in wanted}
    for number in (0, -1.5, 1e300, 12345678901234):
        changed = {}
        for name in wanted:
            is_number = isinstance(facts[name], (int, float)) and not isinstance(facts[name], bool)
            changed[name] = number if is_number else facts[name]
        yield changed
    yield {name: None if name in record["optional"] else facts[name] for name in wanted}


def hello(child):
    child.write(HELLO)
    answer = child.read()
    for key in ("type", "protocol", "facts"):
        if answer.get(key) != HELLO[key]:
            raise Fault("hello has %s %r, not %r" % (key, answer.get(key), HELLO[key]))
    if not isinstance(answer.get("rules"), list):
        raise Fault("hello has no list of rules")
    return answer["rules"]


def check_rules(rules):
    known = records()
    identifiers = [rule.get("id") for rule in rules]
    if len(set(identifiers)) != len(identifiers):
        raise Fault("two rules have one id")
    for rule in rules:
        name = rule.get("id")
        word = isinstance(name, str) and name[:1].islower() and len(name) <= 64
        if not word or not all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in name):
            raise Fault("%r is no id of a rule" % (name,))
        if rule.get("scope") not in known:
            raise Fault("the rule %s has no scope" % name)
        if rule.get("severity", "warning") not in ("error", "warning", "note", "off"):
            raise Fault("the rule %s has the severity %r" % (name, rule["severity"]))
        for fact in rule.get("facts", []):
            if fact not in known[rule["scope"]]["facts"]:
                raise Fault("the rule %s wants %r, which %s has not" % (name, fact, rule["scope"]))


def batch(rules, scope, identifier, copies=1):
    wanted = sorted({fact for rule in rules if rule["scope"] == scope for fact in rule.get("facts", [])})
    facts = [dict(one, id=0) for one in variants(records()[scope], wanted)] * copies
    numbered = [dict(one, id=identifier * 1000000 + index) for index, one in enumerate(facts)]
    return {"type": "batch", "id": identifier, "scope": scope, "facts": numbered}


def check_answer(message, sent, rules):
    if message.get("type") != "findings" or message.get("batch") != sent["id"]:
        raise Fault("batch %d is answered by %r" % (sent["id"], {k: message.get(k) for k in ("type", "batch")}))
    if not isinstance(message.get("findings"), list):
        raise Fault("findings is no list")
    identifiers = {fact["id"] for fact in sent["facts"]}
    by_name = {rule["id"]: rule for rule in rules if rule["scope"] == sent["scope"]}
    for one in message["findings"]:
        rule = by_name.get(one.get("rule"))
        if rule is None:
            raise Fault("a finding of %r, which is no rule of the scope %s" % (one.get("rule"), sent["scope"]))
        if one.get("fact") not in identifiers:
            raise Fault("a finding about %r, which is not in the batch" % (one.get("fact"),))
        if one.get("code", rule["id"]) not in (rule.get("codes") or {rule["id"]: ""}):
            raise Fault("the code %r, which %s does not have" % (one.get("code"), rule["id"]))
        if not isinstance(one.get("what"), str):
            raise Fault("a finding says nothing")
        if one.get("verdict", "fails") not in ("fails", "unsure"):
            raise Fault("the verdict %r" % (one["verdict"],))
    return sorted(json.dumps(dict(f, fact=f["fact"] % 1000000), sort_keys=True) for f in message["findings"])


def shut_down(child):
    child.write({"type": "shutdown"})
    answer = child.read()
    if answer.get("type") != "bye":
        raise Fault("shutdown is answered by %r" % (answer.get("type"),))
    child.ends()


def says_hello(child):
    """it says hello with valid rules and ends after bye"""
    check_rules(hello(child))
    shut_down(child)


def answers(child):
    """it answers batches of every scope, empty ones too, with difficult texts and missing facts"""
    rules = hello(child)
    number = 0
    for scope in sorted({rule["scope"] for rule in rules}):
        for sent in (batch(rules, scope, number + 1), dict(batch(rules, scope, number + 2), facts=[])):
            child.write(sent)
            check_answer(child.read(), sent, rules)
        number += 2
    shut_down(child)


def is_steady(child):
    """it says the same about the same facts, in whatever order and batch they come"""
    rules = hello(child)
    for scope in sorted({rule["scope"] for rule in rules}):
        found = []
        for number in (1, 2):
            sent = batch(rules, scope, number)
            if number == 2:
                sent["facts"].reverse()
            child.write(sent)
            found.append(check_answer(child.read(), sent, rules))
        if found[0] != found[1]:
            raise Fault("it says different things about the same facts of the scope " + scope)
    shut_down(child)


def takes_many(child):
    """it takes eight large batches before its first answer is read, and answers them in turn"""
    rules = hello(child)
    scopes = sorted({rule["scope"] for rule in rules})
    sent = [batch(rules, scopes[n % len(scopes)], n + 1, copies=40) for n in range(8)] if scopes else []
    for one in sent:
        child.write(one)
    for one in sent:
        check_answer(child.read(), one, rules)
    shut_down(child)


def cancels(child):
    """it ends when it is cancelled"""
    hello(child)
    child.write({"type": "cancel"})
    child.ends()


def sees_the_end(child):
    """it ends when its input does"""
    hello(child)
    child.process.stdin.close()
    child.ends()


def replay(path):
    def check(child):
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if line.startswith("> "):
                    child.write(line[2:].encode())
                elif line.startswith("< "):
                    expected, given = json.loads(line[2:]), child.read()
                    for message in (expected, given):
                        message.pop("seconds", None)
                    if expected != given:
                        raise Fault("line %d: expected %s, got %s" % (number, line[2:].strip(), json.dumps(given)))
        child.ends()

    check.__doc__ = "it says what %s says" % os.path.basename(path)
    return check


def main():
    parser = argparse.ArgumentParser(usage="%(prog)s [--timeout SECONDS] [--transcript FILE] -- COMMAND [ARGUMENT...]")
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("--transcript", action="append", default=[])
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    checks = [says_hello, answers, is_steady, takes_many, cancels, sees_the_end]
    failed = 0
    for check in checks + [replay(path) for path in options.transcript]:
        start = time.perf_counter()
        child = None
        try:
            child = Child(options.command, options.timeout)
            check(child)
            print("ok      %s (%.2f s)" % (check.__doc__, time.perf_counter() - start))
        except (Fault, OSError, KeyError, TypeError, AttributeError) as error:
            failed += 1
            print("FAILED  %s: %s" % (check.__doc__, error))
        finally:
            if child:
                child.close()
    print("%d of %d checks passed" % (len(checks) + len(options.transcript) - failed, len(checks) + len(options.transcript)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
