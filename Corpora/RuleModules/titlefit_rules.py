"""Rules for Titlefit in Python: one file, no dependencies, Python 3.8 or later.

    from titlefit_rules import Module, finding

    module = Module()

    @module.rule("loud-title", scope="text", facts=["text.value"], title="A title shouts")
    def loud_title(facts):
        if facts["text.value"].endswith("!"):
            return finding("The title shouts")

    module.run()

A rule is called once a record, with a dictionary of the facts it asked for, and returns a finding, a list of findings, or
None. It judges each record on its own: records come in no fixed order. `titlefit explain --facts` lists all facts.
`print` writes to standard error; an exception ends the module, and the report shows its traceback.
"""

import json
import math
import os
import sys
import time

PROTOCOL = "titlefit-rules/1"
FACTS = "titlefit-facts/1"


def finding(what, why="", suggestion="", code=None, verdict="fails", visible=None, evidence=None):
    """What is wrong, why, and what to do, each one sentence without a final stop.

    `code` is one of the rule's codes, by default the rule's id; `verdict` is "fails" or "unsure"; `visible` is what the
    reader sees instead of the whole text; `evidence` maps names to numbers, texts or lists of texts, where "available",
    "needed" and "errorBound" are points.
    """
    result = {"what": what, "why": why, "suggestion": suggestion, "verdict": verdict}
    for key, value in (("code", code), ("visible", visible), ("evidence", evidence)):
        if value is not None:
            result[key] = value
    return result


def number(value):
    """A number as Titlefit's own messages show it: to hundredths, without needless zeros."""
    hundredths = math.copysign(math.floor(abs(value) * 100 + 0.5), value) / 100
    return str(int(hundredths)) if hundredths == int(hundredths) else repr(hundredths)


class Module:
    """Some rules, and the conversation with Titlefit about them."""

    def __init__(self):
        self._rules = []
        self._seconds = {}

    def rule(self, identifier, scope, facts, title, severity="warning", codes=None):
        """Declares the decorated function as a rule; its id in reports is the module's name, a slash, and this one."""

        def register(function):
            announced = {"id": identifier, "scope": scope, "facts": list(facts), "title": title, "severity": severity}
            if codes:
                announced["codes"] = dict(codes)
            self._rules.append((announced, function))
            self._seconds[identifier] = 0.0
            return function

        return register

    def run(self):
        """Speaks with Titlefit on the standard streams until it says shutdown or cancel, or closes them."""
        # A stray print must not end up between the messages, so file descriptor 1 becomes standard error.
        with os.fdopen(os.dup(1), "wb", buffering=1 << 16) as output:
            os.dup2(2, 1)
            for line in sys.stdin.buffer:
                message = json.loads(line)
                kind = message["type"]
                if kind == "cancel":
                    return
                if kind == "hello":
                    answer = self._hello(message)
                elif kind == "batch":
                    answer = self._batch(message)
                elif kind == "shutdown":
                    answer = {"type": "bye", "seconds": self._seconds}
                else:
                    raise ValueError("Titlefit sent an unknown message: " + str(kind))
                output.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
                output.flush()
                if kind == "shutdown":
                    return

    def _hello(self, message):
        if message["protocol"] != PROTOCOL or message["facts"] != FACTS:
            raise ValueError("this module speaks %s with %s" % (PROTOCOL, FACTS))
        return {"type": "hello", "protocol": PROTOCOL, "facts": FACTS, "rules": [rule for rule, _ in self._rules]}

    def _batch(self, message):
        findings = []
        for announced, function in self._rules:
            if announced["scope"] != message["scope"]:
                continue
            start = time.perf_counter()
            for facts in message["facts"]:
                found = function(facts)
                if found is None:
                    continue
                for one in found if isinstance(found, list) else [found]:
                    findings.append(dict(one, fact=facts["id"], rule=announced["id"]))
            self._seconds[announced["id"]] += time.perf_counter() - start
        return {"type": "findings", "batch": message["id"], "findings": findings}
