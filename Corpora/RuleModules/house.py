#!/usr/bin/env python3
"""Two rules of a house, as a rule module:

    rule-modules:
      - {name: house, command: [python3, house.py], timeout: 10s}
"""

from titlefit_rules import Module, finding, number

module = Module()


@module.rule("loud-title", scope="text", facts=["text.value", "text.length"], title="A long title shouts")
def loud_title(facts):
    if facts["text.value"].endswith("!") and facts["text.length"] > 12:
        return finding(
            "“%s” shouts" % facts["text.value"],
            why="it ends in an exclamation mark after %s characters" % number(facts["text.length"]),
            suggestion="End the title without the mark",
        )


@module.rule(
    "low-reserve",
    scope="case",
    facts=["layout.title.needed", "layout.title.available", "layout.title.verdict"],
    title="A title has almost no reserve",
)
def low_reserve(facts):
    needed, available = facts["layout.title.needed"], facts["layout.title.available"]
    if needed is None or available is None or facts["layout.title.verdict"] != "fits":
        return None
    if needed > 0.5 * available:
        return finding(
            "The title has less than half of its room left",
            why="it needs %s of %s pt" % (number(needed), number(available)),
            suggestion="Shorten the translation or widen the button",
        )


module.run()
