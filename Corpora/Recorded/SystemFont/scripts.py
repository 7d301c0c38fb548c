"""Ratios of other scripts to Debian's fonts, and what they reach on rows that they were not taken from.

Called by `fit.py scripts`. A title is split into stretches of one script; what is not of a script of `RULES` keeps the advances of
system-font-fit.json. A ratio makes the sum of errors over the facts of its cell (title, size, weight, system,
repository) least: points outside the interval of widths that are raised to the recorded one, by a pseudo-Huber loss. Fonts: Debian 12, fonts-noto-core; Hebrew before iOS 14: hebrew-advances.tsv.
"""
import collections as C
import hashlib
import os

import numpy as np
import uharfbuzz as hb

import fit as F

NOTO = '/usr/share/fonts/truetype/noto/'
BOLD = ('semibold', 'bold', 'heavy', 'black')
MEDIUM = 1.036       # Arabic: a third of the way from Regular to Bold, as 500 lies between 400 and 700; Bold is 1.107 times as wide
RULES = ('fullWidth', 'hangul', 'thai', 'hebrew', 'arabic', 'cyrillic', 'georgian', 'armenian')
FACE = {'thai': 'NotoLoopedThai', 'hebrew': 'NotoSansHebrew', 'arabic': 'NotoSansArabic', 'georgian': 'NotoSansGeorgian', 'armenian': 'NotoSansArmenian'}
GRID = np.round(np.arange(0.8, 1.25, 0.0005), 4)
HUBER, MIDDLE = 1., 1e-3    # points from which an error counts by its size, not its square; the pull to the middle of the interval
LATIN_STEP = 0.966   # the Latin alphabet at 28 points beside 17 points, in em, by system-font-fit.json
HANGUL = 0.92        # Noto Sans CJK's advance of every syllable, em
HEBREW = {chr(int(k, 16)): (int(a) / 2048, int(b) / 2048) for k, a, b in (
    l.split('\t') for l in open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'hebrew-advances.tsv')) if l[0] != '#')}


def rule(c):
    o = ord(c)
    if 0x3000 <= o < 0x3131 or 0x3190 <= o < 0xA000 or 0xF900 <= o < 0xFB00 or 0xFE30 <= o < 0xFE50 or 0xFF00 <= o < 0xFFF0:
        return 'fullWidth'
    if 0xAC00 <= o < 0xD7B0 or 0x1100 <= o < 0x1200 or 0x3131 <= o < 0x3190:
        return 'hangul'
    if 0x0E00 <= o < 0x0E80:
        return 'thai'
    if 0x0590 <= o < 0x0600:
        return 'hebrew'
    if 0x0600 <= o < 0x0700 or o in (0x200C, 0x200D):
        return 'arabic'
    if 0x0370 <= o < 0x0530:
        return 'cyrillic'
    if 0x10A0 <= o < 0x1100:
        return 'georgian'
    if 0x0530 <= o < 0x0590:
        return 'armenian'
    return 'fitted'


_faces = {}


def shaped(t, name, bold):
    """The advance in em that a Debian font gives a stretch of one script."""
    k = name, bold
    if k not in _faces:
        face = hb.Face(hb.Blob.from_file_path(NOTO + name + ('-Bold.ttf' if bold else '-Regular.ttf')))
        _faces[k] = hb.Font(face), face.upem
    font, upem = _faces[k]
    b = hb.Buffer()
    b.add_str(t)
    b.guess_segment_properties()
    hb.shape(font, b, {})
    return sum(p.x_advance for p in b.glyph_positions) / upem


def stretches(t):
    out = []
    for c in t:
        r = rule(c)
        if out and out[-1][0] == r:
            out[-1][1] += c
        else:
            out.append([r, c])
    return out


def older_hebrew(r, x):
    """Whether a row's Hebrew has Arial's metrics: before iOS 14, one cut for all sizes; regular, and bold from medium on."""
    return r == 'hebrew' and x['era'] != 'C'


def advance(r, t, x):
    """A stretch's advance in em before its ratio."""
    if r == 'fullWidth':
        return len(t)
    if r == 'hangul':
        return HANGUL * len(t)
    if r == 'cyrillic':
        return F.I(t, x['w'], True) + (len(t) * F.trk(x['s']) if x['s'] < 20 else 0)
    if older_hebrew(r, x):
        return sum(HEBREW[c][x['w'] in BOLD + ('medium',)] for c in t if c in HEBREW)
    if r == 'arabic' and x['w'] == 'medium':
        return MEDIUM * shaped(t, FACE[r], False)
    return shaped(t, FACE[r], x['w'] in BOLD)


def cell(r, x):
    """The rows that share one ratio."""
    big, bold = x['s'] >= 20, x['w'] in BOLD
    if r == 'fullWidth':
        return (r, 'iOS 9') if x['tools'] < 9600 else (r, 'below 20 pt' if not big else '20 to 26 pt' if x['s'] < 26 else 'from 26 pt')
    if r == 'thai':
        return r, 'bold' if bold else 'regular'
    if older_hebrew(r, x):
        return r, 'before iOS 14'
    if r == 'hebrew':
        return r, ('from 20 pt' if big else 'below 20 pt') + (', bold' if bold else ', medium' if big and x['w'] == 'medium' else '')
    if r in ('arabic', 'cyrillic'):
        return r, 'from 20 pt' if big else 'below 20 pt'
    return r, 'all'


def samples(rows, table):
    """The rows of other scripts: what the fitted characters add, and what each script does before its ratio, in points."""
    out = []
    for x in F.samples(rows):
        parts = stretches(x['t'])
        if not any(r in RULES for r, _ in parts) or any(ord(c) >= 0x1F000 for c in x['t']):    # emoji have a rule of their own
            continue
        x['tools'] = F.tv(x['row'])
        x['fixed'] = sum(F.width(table, dict(t=t, s=x['s'], w=x['w'], era=x['era'])) for r, t in parts if r == 'fitted')
        x['cells'] = C.Counter()
        for r, t in parts:
            if r != 'fitted':
                x['cells'][cell(r, x)] += x['s'] * advance(r, t, x)
        x['mid'] = (x['lo'] + x['hi']) / 2
        out.append(x)
    return out


def ratios(S):
    """The ratio of each cell, with facts and repositories; a stretch of a second script in a title has its own ratio at 1."""
    facts = {}
    for x in S:
        facts.setdefault((x['t'], x['s'], x['w'], x['era'], x['repo'], round(x['mid'], 1)), x)
    by = C.defaultdict(list)
    for x in facts.values():
        c, v = max(x['cells'].items(), key=lambda i: (i[1], i[0]))
        rest = x['fixed'] + sum(x['cells'].values()) - v
        by[c].append((x['lo'] - rest, x['hi'] - rest, v, x['repo'], x['t']))
    out = {}
    for c, L in by.items():
        lo, hi, v = np.array([a[:3] for a in L]).T
        p = GRID[:, None] * v
        o, m = np.maximum(0, np.maximum(lo - p, p - hi)), p - (lo + hi) / 2
        cost = (np.sqrt(1 + (o / HUBER) ** 2) - 1 + MIDDLE * m ** 2).sum(1)
        out[c] = float(GRID[cost.argmin()]), len({a[4] for a in L}), len({a[3] for a in L})
    out.pop(('fullWidth', 'iOS 9'), None)      # a whole em, as kana labels of these builds are
    return out


def fallback(R, c):
    """The ratio of a cell: its own; else that of the script's regular weight or other size class, by Latin's step; else the font's own advance."""
    if c in R:
        return R[c][0]
    r, k = c
    if k in ('iOS 9', 'before iOS 14'):
        return 1.
    plain = k.split(',')[0]
    if plain != k:
        return fallback(R, (r, plain))
    if r in ('arabic', 'hebrew', 'cyrillic'):
        other, step = ((r, 'below 20 pt'), LATIN_STEP) if k == 'from 20 pt' else ((r, 'from 20 pt'), 1 / LATIN_STEP)
        return R[other][0] * step if other in R else step if k == 'from 20 pt' else 1.
    L = [v[0] for k, v in sorted(R.items()) if k[0] == r]
    return float(np.median(L)) if L else 1.


def tolerance(r, x):
    """Share of the width and least points that the product allows: WidthRule.tolerance in Sources/Shaping."""
    big, bold = x['s'] >= 20, x['w'] in BOLD
    if older_hebrew(r, x):
        return .05 if bold or x['w'] == 'medium' else .035, 1.8
    return {'cyrillic': (.05 if bold else .019, 2.7 if big else 1.5 if bold else .96), 'fullWidth': (.006 if big else .005, .5), 'hangul': (.007, .6),
            'thai': (.06 if big else .05 if bold else .024, 1.4), 'hebrew': (.07, 3) if big else (.04, 1.8) if bold else (.07, 2.6),
            'arabic': (.08 if bold else .036 if big else .05, 6.4 if big else 3.9)}.get(r, (.12, 1))


def bound(x, B):
    """The error bound of a row: what its scripts add to the bound of its fitted characters."""
    n = sum(rule(c) == 'fitted' for c in x['t'])
    b = B[F.cls(x['s'])].get(x['w'], B[F.cls(x['s'])]['other weights'])
    part = [(tolerance(r, x), v) for (r, _), v in x['cells'].items()]
    return (b['a'] + x['s'] * b['b'] * n ** .5 / 100 if n else 0) + max(max(p for (_, p), _ in part), sum(share * v for (share, _), v in part))


def predicted(R, x):
    return x['fixed'] + sum(v * fallback(R, c) for c, v in x['cells'].items())


def left_out(S, group):
    """Widths of rows by ratios of the other groups' rows."""
    for g in sorted({group(x) for x in S}):
        R = ratios([x for x in S if group(x) != g])
        for x in S:
            if group(x) == g:
                yield x, predicted(R, x)


def by_title(x):
    return int(hashlib.sha1(('cv' + x['t'].strip()).encode()).hexdigest(), 16) % 5


LINES = [('hangul', lambda x: x['script'] == 'hangul'), ('Han', lambda x: x['script'] == 'cjk'), ('kana', lambda x: x['script'] == 'kana'),
         ('Hangul, Han, kana', lambda x: x['script'] in ('hangul', 'cjk', 'kana')), ('Thai', lambda x: x['script'] == 'thai'), ('Hebrew', lambda x: x['script'] == 'hebrew'), ('Hebrew below 20 pt', lambda x: x['script'] == 'hebrew' and x['s'] < 20),
         ('Arabic', lambda x: x['script'] == 'arabic'), ('Arabic below 20 pt', lambda x: x['script'] == 'arabic' and x['s'] < 20), ('Arabic from 20 pt', lambda x: x['script'] == 'arabic' and x['s'] >= 20),
         ('Cyrillic below 20 pt', lambda x: x['script'] == 'cyrillic' and x['s'] < 20), ('Cyrillic from 20 pt', lambda x: x['script'] == 'cyrillic' and x['s'] >= 20),
         ('all of these', lambda x: x['script'] not in ('georgian', 'armenian')), ('Georgian, Armenian', lambda x: x['script'] in ('georgian', 'armenian'))]


def line(name, L, B):
    if not L:
        return
    e = np.array([abs(p - x['mid']) for x, p in L])
    o = np.array([max(0, x['lo'] - p, p - x['hi']) for x, p in L])
    c = np.mean([v <= bound(x, B) for v, (x, _) in zip(o, L)])
    print('  %-22s %4d rows %3d titles %2d repositories  p50 %.2f  p95 %.2f  within 1: %5.1f %%  covered: %5.1f %%' % (name, len(L), len({x['t'] for x, _ in L}), len({x['repo'] for x, _ in L}), np.quantile(e, .5), np.quantile(e, .95), 100 * (o <= 1).mean(), 100 * c))


def main(rows, table, worst):
    S = samples(rows, table)
    R = ratios(S)
    print('ratios of all rows: ratio, titles, repositories')
    for c, (v, n, k) in sorted(R.items()):
        print('  %-10s %-18s %.4f  %3d %2d' % (*c, v, n, k))
    for name, L in (('in sample', [(x, predicted(R, x)) for x in S]), ('each repository left out', list(left_out(S, lambda x: x['repo']))), ('titles left out, 5 folds', list(left_out(S, by_title)))):
        print(name)
        for n, f in LINES:
            line(n, [(x, p) for x, p in L if f(x)], table['bound'])
        for x, p in sorted(L, key=lambda i: -abs(i[1] - i[0]['mid']))[:worst]:
            print('    %+.2f  %s %g %s %s %s %s' % (p - x['mid'], x['script'], x['s'], x['w'], x['era'], x['repo'], x['t']))
