#!/usr/bin/env python3
"""Compares the room ConstraintSolving with two independent solvers on random systems.

    pip install kiwisolver scipy numpy
    compare_kiwi.py TITLEFIT_DEV [COUNT [SEED]]        random systems, 6000 unless said
    compare_kiwi.py TITLEFIT_DEV --systems FILE        systems from a file, one JSON object a line, such as
                                                       `titlefit-dev scenes FOLDER --dump-systems FILE` writes

kiwisolver (Cassowary) has one floating weight per level, so its answer is a witness only while no sum of lower errors
outweighs a higher one. Where its level totals differ, and for every fourth system anyway, exact linear programming
(scipy's HiGHS, level after level) judges the totals and the ranges of all variables. Exit status 1 when the linear
program finds a better total, another range or another contradiction than ours.
"""
import collections
import json
import random
import subprocess
import sys

import kiwisolver
import numpy
from scipy.optimize import linprog

TOLERANCE = 1e-5


def generic(rng):
    """Few variables, small whole numbers, any relation: many ties, many conflicts."""
    count = rng.randint(1, 6)
    lines = []
    for _ in range(rng.randint(1, 14)):
        members = rng.sample(range(count), rng.randint(1, min(3, count)))
        line = {"r": rng.choice("=<>"), "k": rng.randint(-20, 20),
                "t": [[v, rng.choice([-3, -2, -1, -1, 1, 1, 2, 3, 0.5])] for v in members]}
        priority = rng.choice([None, 1000, 1000, 750, 750, 500, 250])
        if priority is not None:
            line["p"] = priority
        if rng.random() < 0.2:
            line["w"] = rng.choice([0.5, 2, 3])
        lines.append(line)
    return {"variables": count, "nonNegative": [v for v in range(count) if rng.random() < 0.4], "constraints": lines}


def layout(rng):
    """Rows of views with pins, gaps, equal and proportional widths, hugging and compression."""
    views = rng.randint(2, 9)
    lines = []
    left, width = (lambda v: 2 * v), (lambda v: 2 * v + 1)

    def add(relation, constant, terms, priority=None):
        line = {"r": relation, "k": constant, "t": terms}
        if priority is not None:
            line["p"] = priority
        lines.append(line)

    add("=", 0, [[left(0), 1]])
    add("=", -rng.choice([320, 375, 393, 430]), [[width(0), 1]])
    for v in range(1, views):
        before = rng.randrange(v)
        soft = rng.choice([1000, 1000, 1000, 999, 750])
        if before == 0 or rng.random() < 0.3:
            add(rng.choice("==>"), -rng.choice([0, 8, 16, 20]), [[left(v), 1], [left(0), -1]], soft)
        else:
            add(rng.choice("==>"), -rng.choice([0, 8, 12]), [[left(v), 1], [left(before), -1], [width(before), -1]], soft)
        if rng.random() < 0.6:
            add(rng.choice("==<"), rng.choice([0, 8, 16, 20]),
                [[left(v), 1], [width(v), 1], [left(0), -1], [width(0), -1]], soft)
        if rng.random() < 0.2 and before:
            add("=", 0, [[width(v), 1], [width(before), -rng.choice([1, 1, 0.5, 1.5, 1 / 3])]], soft)
        if rng.random() < 0.1:
            add("=", 0, [[left(v), 1], [width(v), 0.5], [left(0), -1], [width(0), -0.5]], soft)
        if rng.random() < 0.85:
            need = rng.choice([44, 61.5, 120, 87.25, 203, 300])
            add(">", -need, [[width(v), 1]], rng.choice([750, 750, 750, 751, 749, 1000]))
            add("<", -need, [[width(v), 1]], rng.choice([250, 250, 251, 750]))
    rng.shuffle(lines)
    return {"variables": 2 * views, "nonNegative": [width(v) for v in range(1, views)], "constraints": lines}


def crowded(rng):
    """Many levels and many constraints below each: what one floating weight per level cannot rank."""
    count = rng.randint(3, 10)
    names = sorted(rng.sample(range(1, 1000), rng.randint(6, 12)))
    lines = []
    for _ in range(rng.randint(15, 45)):
        members = rng.sample(range(count), rng.randint(1, 3))
        lines.append({"r": rng.choice("==<>"), "k": rng.randint(-400, 400), "p": rng.choice(names),
                      "t": [[v, rng.choice([-1, -1, 1, 1, 1, 2, 0.5, 1 / 3])] for v in members]})
    return {"variables": count, "nonNegative": [v for v in range(count) if v % 2], "constraints": lines}


def levels(system):
    return sorted({c["p"] for c in system["constraints"] if "p" in c}, reverse=True)


def error(constraint, values):
    value = constraint["k"] + sum(c * values[int(v)] for v, c in constraint["t"])
    return {"=": abs(value), "<": max(0, value), ">": max(0, -value)}[constraint["r"]]


def totals(system, values):
    return [sum(c.get("w", 1) * error(c, values) for c in system["constraints"] if c.get("p") == level)
            for level in levels(system)]


def differ(first, second):
    return abs(first - second) > TOLERANCE * max(1, abs(first), abs(second))


def first_difference(first, second):
    """-1 where the first is smaller at the highest level they differ in, 1 the second, 0 neither."""
    for a, b in zip(first, second):
        if differ(a, b):
            return -1 if a < b else 1
    return 0


def strengths(system):
    names = levels(system)
    factor = min(1000.0, 10 ** (11.5 / max(1, len(names))))
    return {level: 1e6 / factor ** place for place, level in enumerate(names)}


def kiwi(system):
    """The values, or the name of the exception."""
    weights = strengths(system)
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(str(v)) for v in range(system["variables"])]
    try:
        for v in system["nonNegative"]:
            solver.addConstraint(variables[v] >= 0)
        for c in system["constraints"]:
            terms = [kiwisolver.Term(variables[int(v)], k) for v, k in c["t"]]
            strength = weights[c["p"]] * c.get("w", 1) if "p" in c else "required"
            relation = {"=": "==", "<": "<=", ">": ">="}[c["r"]]
            solver.addConstraint(kiwisolver.Constraint(kiwisolver.Expression(terms, c["k"]), relation, strength))
    except Exception as problem:
        return type(problem).__name__ if "objective" not in str(problem) else "objective unbounded"
    solver.updateVariables()
    return [v.value() for v in variables]


class Program:
    """Level after level linear programming; variables are the system's, then two errors for each soft constraint."""

    def __init__(self, system):
        self.system = system
        soft = [c for c in system["constraints"] if "p" in c]
        self.size = system["variables"] + 2 * len(soft)
        free = set(range(system["variables"])) - set(system["nonNegative"])
        self.bounds = [(None if v in free else 0, None) for v in range(self.size)]
        self.equal, self.most = [], []
        self.costs = {level: numpy.zeros(self.size) for level in levels(system)}
        place = system["variables"]
        for c in system["constraints"]:
            row = numpy.zeros(self.size)
            for v, k in c["t"]:
                row[int(v)] += k
            if "p" not in c:
                if c["r"] == "=":
                    self.equal.append((row, -c["k"]))
                else:
                    sign = 1 if c["r"] == "<" else -1
                    self.most.append((sign * row, -sign * c["k"]))
                continue
            row[place], row[place + 1] = -1, 1
            self.equal.append((row, -c["k"]))
            if c["r"] != ">":
                self.costs[c["p"]][place] = c.get("w", 1)
            if c["r"] != "<":
                self.costs[c["p"]][place + 1] = c.get("w", 1)
            place += 2

    def minimise(self, cost):
        """The minimum; None where nothing is feasible, -inf where nothing bounds it."""
        result = linprog(
            cost, A_eq=numpy.array([r for r, _ in self.equal]) if self.equal else None,
            b_eq=[k for _, k in self.equal] or None,
            A_ub=numpy.array([r for r, _ in self.most]) if self.most else None,
            b_ub=[k for _, k in self.most] or None, bounds=self.bounds, method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})
        if result.status == 2:
            return None
        if result.status == 3:
            return -numpy.inf
        if result.status == 4:
            if self.minimise(numpy.zeros(self.size)) is None:
                return None
            return -numpy.inf
        assert result.status == 0, result.message
        return result.fun

    def solve(self):
        if self.minimise(numpy.zeros(self.size)) is None:
            return None
        best = []
        for level in levels(self.system):
            least = self.minimise(self.costs[level])
            best.append(least)
            self.most.append((self.costs[level], least + 1e-7))
        return best

    def range(self, variable):
        row = numpy.zeros(self.size)
        row[variable] = 1
        low, high = self.minimise(row), self.minimise(-row)
        # A level's best total leaves so little play that HiGHS at times finds nothing within it.
        return None if low is None or high is None else (low, -high)


def judge(system, ours, seen):
    """Whether the linear program finds our answer right; names the kind of mistake otherwise."""
    program = Program(system)
    best = program.solve()
    if best is None:
        if "contradictory" not in ours:
            return "ours overlooks a contradiction"
        for left_out in [None] + ours["contradictory"]:
            members = [c for c in ours["contradictory"] if c != left_out]
            part = dict(system, constraints=[system["constraints"][c] for c in members])
            possible = Program(part).solve() is not None
            if possible == (left_out is None):
                return "ours names a set that is no smallest contradiction"
        seen["contradictions judged"] += 1
        return None
    if "values" not in ours:
        return "ours finds no solution where there is one"
    seen["optima judged"] += 1
    mine = totals(system, ours["values"])
    if first_difference(mine, best):
        return "ours is not the best"
    if any(differ(a, b) for a, b in zip(mine, ours["levels"][len(ours["levels"]) - len(mine):])):
        return "ours misstates its errors"
    for v in range(system["variables"]):
        range_of_theirs = program.range(v)
        if range_of_theirs is None:
            seen["ranges given up by the linear program"] += 1
            continue
        low, high = range_of_theirs
        for mine, theirs in ((ours["low"][v], low), (ours["high"][v], high)):
            if (mine is None) != (not numpy.isfinite(theirs)):
                return "ours and the linear program differ on what is bounded"
            if mine is not None and abs(mine - theirs) > 1e-3 * max(1, abs(mine)):
                return "ours and the linear program differ in a range"
        seen["ranges judged"] += 1
        if abs(high - low) < 1e-6:
            seen["of them determined"] += 1
    return None


def compare(system, ours, number, seen):
    """The kind of agreement with kiwisolver, and what the linear program says against ours, if asked."""
    theirs = kiwi(system)
    if "failure" in ours:
        return "ours: " + ours["failure"], judge(system, ours, seen)
    broken = "values" in ours and [
        c for c in system["constraints"] if "p" not in c and error(c, ours["values"]) > TOLERANCE]
    if broken:
        return "ours breaks a required constraint", "broken"
    if isinstance(theirs, str):
        if theirs == "UnsatisfiableConstraint" and "contradictory" in ours:
            return "agree: contradictory", judge(system, ours, seen) if number % 4 == 0 else None
        return "differ: kiwi stops with " + theirs, judge(system, ours, seen)
    if "contradictory" in ours:
        return "differ: only ours finds a contradiction", judge(system, ours, seen)
    mine, its = totals(system, ours["values"]), totals(system, theirs)
    order = first_difference(mine, its)
    if order == 0:
        apart = [v for v in range(system["variables"]) if ours["low"][v] is not None and ours["high"][v] is not None
                 and not ours["low"][v] - 1e-3 <= theirs[v] <= ours["high"][v] + 1e-3]
        if apart:
            return "differ: kiwi's value is outside our range", judge(system, ours, seen)
        return "agree: same level totals", judge(system, ours, seen) if number % 4 == 0 else None
    if order > 0:
        return "differ: kiwi's totals are better", judge(system, ours, seen)
    weights = list(strengths(system).values())
    weighted = [sum(w * t for w, t in zip(weights, total)) for total in (mine, its)]
    if weighted[1] <= weighted[0] * (1 + 1e-9):
        return "differ: kiwi's weights trade a higher level for lower ones", judge(system, ours, seen)
    return "differ: kiwi is not at the minimum of its own weights", judge(system, ours, seen)


def main():
    tool, rest = sys.argv[1], sys.argv[2:]
    if rest[:1] == ["--systems"]:
        systems = [json.loads(line) for line in open(rest[1])]
    else:
        count, seed = int(rest[0]) if rest else 6000, int(rest[1]) if rest[1:] else 1
        rng = random.Random(seed)
        systems = [(layout, generic, crowded)[n % 3](rng) for n in range(count)]
    text = "".join(json.dumps(s) + "\n" for s in systems)
    done = subprocess.run([tool, "solve"], input=text, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(systems)
    kinds, against, seen = collections.Counter(), collections.Counter(), collections.Counter()
    for number, (system, ours) in enumerate(zip(systems, answers)):
        kind, mistake = compare(system, ours, number, seen)
        kinds[kind] += 1
        if mistake:
            against[mistake] += 1
            print(f"system {number}: {kind}; {mistake}\n  {json.dumps(system)}\n  {json.dumps(ours)}", file=sys.stderr)
    print(f"{len(systems)} systems")
    for counter, title in ((kinds, "against kiwisolver"), (seen, "by linear programming"), (against, "mistakes of ours")):
        print(title + ":" + ("" if counter else " none"))
        for name, number in counter.most_common():
            print(f"{number:7}  {name}")
    return 1 if against else 0


sys.exit(main())
