#!/usr/bin/env python3
"""Choose 400 recorded sizes of all kinds from rows in the format of interface-builder.jsonl.

    make-slice.py TSV ROWS.jsonl... > sizes.jsonl

TSV is what `titlefit-dev fidelity --format tsv` says of the same files, one after the other: it tells which rows count
and how far each may be off. The choice is by a hash of the row and never by its error; RECORDING.md says the rest.
"""
import collections
import hashlib
import json
import re
import sys

KEEP = ('kind title subtitle font pt wt canvas config contentEdgeInsets titleEdgeInsets imageEdgeInsets image backgroundImage '
        'w h wFree hFree scale buttonType lb lines cell tools plug script').split()
COUNT = 400


def words(title):
    return re.findall(r"[^\W\d_]+", title)


def looks_personal(title, common):
    """Two capitalised words of which one is no word that other titles write in lower case, or an address."""
    if re.search(r'[@/\\]|\d{5}|www|http', title) or len(title) > 40:
        return True
    caps = [w for w in words(title) if w[:1].isupper() and w[1:].islower() and w.isascii()]
    rare = [w for w in caps if common[w.lower()] < 3]
    return len(rare) >= 1


def main():
    table, files = sys.argv[1], sys.argv[2:]
    rows = [json.loads(line) for name in files for line in open(name)]
    sides = collections.defaultdict(dict)
    for line in open(table):
        f = line.rstrip('\n').split('\t')
        key = f[0], f[2], float(f[3]), f[4], f[12], f[13], int(f[5])
        sides[key].setdefault((f[1], round(float(f[6]), 2)), (float(f[9]), float(f[10])))
    common = collections.Counter(w for r in rows for w in {w.lower() for w in words(r.get('title') or '')})
    lower = collections.Counter(w for r in rows for w in words(r.get('title') or '') if w.islower())
    groups, seen = collections.defaultdict(list), set()
    for r in rows:
        title = (r.get('config') or {}).get('title') or r.get('title') or ''
        if looks_personal(title, lower) or not r.get('pt'):
            continue
        tools = int(re.match(r'\d*', r.get('tools') or '0').group() or 0)
        quoted = json.dumps(title, ensure_ascii=False)
        found = sides.get((r['kind'], r.get('wt'), float(r['pt']), r.get('script') or 'latin', r.get('repo') or '', quoted, tools))
        if not found:
            continue
        width, height = found.get(('width', round(r['w'], 2))), found.get(('height', round(r['h'], 2)))
        if r['wFree'] and not width or r['hFree'] and not height:
            continue
        o = {k: r[k] for k in KEEP if k in r}
        if 'image' in o and o['image'].get('catalog') != 'system':
            o['image'] = {k: v for k, v in o['image'].items() if k != 'name'}
        if r['wFree']:
            o['tolerance'] = round(width[0], 2)
        key = json.dumps(o, sort_keys=True)
        if key in seen:
            continue
        seen.add(key)
        kind = r['kind'] + (' image' if 'image' in r else '') + (' insets' if any(r.get('contentEdgeInsets') or []) else '')
        group = kind, r['wt'], r['pt'] < 20, r.get('script') or 'latin'
        groups[group].append((hashlib.sha1(key.encode()).hexdigest(), o, width, height))
    for group, rows in groups.items():
        # A title of its own first, its repetitions last.
        order, count = [], collections.Counter()
        for x in sorted(rows, key=lambda x: x[0]):
            order.append((count[x[1].get('title')], x[0]) + x)
            count[x[1].get('title')] += 1
        groups[group] = [x[2:] for x in sorted(order, key=lambda x: x[:2])]
    chosen, depth = [], 0
    while len(chosen) < COUNT and depth < COUNT:
        for group in sorted(groups):
            rows = groups[group]
            if depth < len(rows) and len(chosen) < COUNT:
                chosen.append((group, depth) + rows[depth][1:])
        depth += 1
    for group, _, o, width, height in sorted(chosen, key=lambda x: (x[0], x[1])):
        # What lies outside today is known to; nothing else may.
        if width and o['wFree'] and width[1] > width[0] + .01 or height and o['hFree'] and height[1] > .05:
            o['known'] = True
        print(json.dumps(o, ensure_ascii=False, separators=(',', ':')))


if __name__ == '__main__':
    main()
