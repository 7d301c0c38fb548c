#!/usr/bin/env python3
"""Fit San Francisco's advances to recorded frames, and bound the error of what the fit says of other repositories.

    fit.py cv ROWS.jsonl             errors and coverage on left-out rows, 5 folds by repository
    fit.py fit ROWS.jsonl --fit FIT.json    the same, then the table of all rows and the bound
    fit.py scripts ROWS.jsonl ... --fit FIT.json    the ratios of other scripts by a table, and their errors on left-out rows
    fit.py misses ROWS.jsonl ... --fit FIT.json    the rows of other scripts that miss their goal, and rules that might tell them apart

ROWS has the format of interface-builder.jsonl: one recorded frame a line. Rows count by the rules of
Sources/titlefit-dev/Fidelity/RowExclusion.swift, which `samples` repeats. Needs numpy, scipy, uharfbuzz and
/usr/share/fonts/truetype/inter-vf/Inter.var.ttf (Debian: fonts-inter-variable).
"""
import argparse
import collections as C
import hashlib
import json
import math
import unicodedata

import numpy as np
import scipy.linalg as sl
import scipy.sparse as sp
import uharfbuzz as hb
from scipy.optimize import linprog

LH = 1.193359375          # SF line height / point size: ascent .952148 + descent .241211
STY = {'Title0': (34, 'regular'), 'LargeTitle': (34, 'regular'), 'Title1': (28, 'regular'), 'Title2': (22, 'regular'),
       'Title3': (20, 'regular'), 'Headline': (17, 'semibold'), 'Body': (17, 'regular'), 'Callout': (16, 'regular'),
       'Subhead': (15, 'regular'), 'Footnote': (13, 'regular'), 'Caption1': (12, 'regular'), 'Caption2': (11, 'regular')}
# the canvas of Interface Builder plug-in builds 18093..20020 (about Xcode 12.5 to 13.4) lays text styles out at the extra-small content size
XS = {'Title0': 31, 'LargeTitle': 31, 'Title1': 25, 'Title2': 19, 'Title3': 17, 'Headline': 14, 'Body': 14, 'Callout': 13,
      'Subhead': 12, 'Footnote': 12, 'Caption1': 11, 'Caption2': 11}
# Apple's published tracking table for SF Pro, 1/1000 em by point size
TRK = {6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26, 18: -25, 19: -24}
KNOTS = [20, 22, 24, 28, 34, 44, 60, 100]
INTERW = {'ultraLight': 100, 'thin': 200, 'light': 300, 'regular': 400, 'medium': 500, 'semibold': 600, 'bold': 700, 'heavy': 800, 'black': 900,
          'weight=bold': 700}
INTER = '/usr/share/fonts/truetype/inter-vf/Inter.var.ttf'


def tv(r):
    try:
        return int(float((r.get('tools') or '0').split('.')[0]))
    except ValueError:
        return 0


def canvas_xs(r):
    try:
        return 18000 <= float(r.get('plug') or 0) <= 20100
    except ValueError:
        return False


def resolve(r):
    """(point size, weight, where from) of a system font; None for any other."""
    f = (r.get('config') or {}).get('titleFont') if r['kind'] == 'configured' else r.get('font')
    if f is None:
        if r['kind'] == 'configured':
            return (14 if canvas_xs(r) else 17, 'regular', 'style')
        if r['kind'] == 'button':
            return (15, 'regular', 'default') if (r.get('btype') or r.get('buttonType')) in ('system', 'roundedRect') else (18, 'regular', 'default')
        return None
    if 'style' in f:
        n = f['style'].replace('UICTFontTextStyle', '')
        s = STY.get(n)
        return s and (XS[n] if canvas_xs(r) else s[0], s[1], 'style')
    if 'sys' in f and not f.get('fwidth') and f['sys'] in ('system', 'boldSystem'):
        w = f.get('weight') or ('bold' if f['sys'] == 'boldSystem' else 'regular')
        if f['sys'] == 'system' and w == 'bold':
            w = 'weight=bold'      # two rows only, and they disagree with boldSystem
        return (f.get('size') or 17, w, 'sys')
    return None


def ceil_to(v, s):
    return math.ceil(v * s - 1e-6) / s


_fonts = {}


def inter(t, w, kern=True, path=INTER):
    k = (path, w)
    if k not in _fonts:
        face = hb.Face(hb.Blob.from_file_path(path))
        f = hb.Font(face)
        f.set_variations({'wght': INTERW[w]})
        _fonts[k] = (f, face.upem)
    f, upem = _fonts[k]
    b = hb.Buffer()
    b.add_str(t)
    b.guess_segment_properties()
    hb.shape(f, b, {'kern': kern, 'calt': False, 'liga': kern})
    return sum(p.x_advance for p in b.glyph_positions) / upem


# ---------------------------------------------------------------- widths
def era(v):
    """A: iOS 9-10, B: iOS 11-13, C: iOS 14 and later (the variable San Francisco)."""
    return 'A' if v < 13000 else 'B' if v < 17200 else 'C'


def latin2(t):
    return all(32 <= ord(c) < 0x250 or 0x370 <= ord(c) < 0x530 or 0x1e00 <= ord(c) < 0x1f00 or c in '–—‘’“”„…•€№' for c in t)


def observations(sel):
    """{(title, size, weight, era): [(lo, hi, step, kind, repo, tools)]} of text widths."""
    out = C.defaultdict(list)
    for r in sel:
        k, t = r['kind'], r.get('title')
        if not t or r.get('attr') or r.get('shrink') or not r['wFree'] or '\n' in t or not latin2(t) or not t.strip():
            continue
        sub, kk = 0, k
        if k == 'cell-label':
            if not r['cell'][0].endswith('Value1'):
                continue
            kk = 'cell'
        if k == 'configured':
            c = r['config']
            if (c.get('contentInsets') or c.get('attr') or r.get('image') or r.get('subtitle') or r.get('backgroundImage')
                    or c.get('buttonSize') in ('mini', 'small', 'large') or c.get('showsActivityIndicator') or 'AgoraIO' in r['repo']):
                continue
            sub = 24
        ce = r.get('contentEdgeInsets')
        if k == 'button':
            if r.get('image') or r.get('backgroundImage'):
                continue
            if ce and any(ce):
                sub, kk = ce[1] + ce[3], 'inset'
            elif r.get('titleEdgeInsets') or r.get('imageEdgeInsets'):
                continue
        rs = resolve(r)
        if not rs or rs[1] not in INTERW or not rs[0]:
            continue
        lh, new = rs[0] * LH, tv(r) >= 15000
        if k != 'button':
            h = r['h'] - (14 if k == 'configured' else 0)
            if (rs[2] == 'style' or k != 'label') and not any(abs(h - ceil_to(lh, s)) < .02 for s in (1, 2, 3)):
                continue
            f = round(r['w'] % 1, 2)
            step = 1.0
            if new and r.get('scale') and not (f in (0, 1) and r['scale'] == 2 and tv(r) < 17000):
                step = 1 / r['scale']
            elif f not in (0, 1):
                step = .5 if f == .5 else 1 / 3
        else:
            off = abs(r['h'] - math.ceil(lh - 1e-6) - (ce[0] + ce[2] if kk == 'inset' else 12)) > .02
            if kk == 'inset' and off or kk == 'button' and (rs[2] == 'style' and off or r['w'] <= 30):
                continue
            step = 1.0
        w = r['w'] - sub
        if w > 0:
            out[(t, rs[0], rs[1], era(tv(r)))].append((w - step, w, step, kk, r['repo'], tv(r)))
    return out


def consensus(obs):
    best = None
    for c in {o[1] for o in obs}:
        sup = [o for o in obs if o[0] - .02 <= c <= o[1] + 1.02 or abs(o[1] - c) < .52]
        n = len({o[4] for o in sup}) * 100 + len(sup)
        if best is None or n > best[0]:
            best = (n, sup)
    fine = min(o[2] for o in best[1])
    s2 = [o for o in best[1] if o[2] == fine]
    m = C.Counter(round(o[1], 2) for o in s2).most_common(1)[0][0]
    s3 = [o for o in s2 if abs(o[1] - m) < .2]
    lo, hi = max(o[0] for o in s3), min(o[1] for o in s3)
    return (lo, hi) if lo < hi else (hi - fine, hi)


def facts(sel):
    res = []
    for (t, s, w, e), o in observations(sel).items():
        lo, hi = consensus(o)
        use = [x for x in o if abs(x[1] - hi) < 1.1] or o
        res.append(dict(t=t, s=s, w=w, era=e, lo=lo, hi=hi, kinds={x[3] for x in use}, repos={x[4] for x in use}))
    return res


def trk(s):
    k = sorted(TRK)
    return float(np.interp(s, k, [TRK[x] for x in k])) / 1000


# ---------------------------------------------------------------- model
# width / size = Inter (x .92 for display) + published tracking (text) + .6 x Inter's kerning + one Gaussian term for each name in HP;
# the figure is its standard deviation in em (or relative), all chosen by 5-fold cross-validation by repository on calibration rows.
# ell: below 20 points the ellipsis may grow with the weight by so many times more than others: Inter's gets narrower, though its full
# stop gets wider. From 20 points no row has one, so nothing is carried over.
HP = dict(kern=0.6, kd=0.92, kap=0.01, kapc=0.02, cst=0.003, cst0=0.003, d0=0.02, dacc=0.0112, dg=0.005, dd=0.01, db=0.028, dbg=0.003, ds=0.005, kr=0.5, ka=0.003, kc=0.5, k0=0.2, tr=0.003, trd=0.01, s0=0.35, s1=0.002, sc=0.8, iters=8, et=0.002, ed=0.004, kw=0.1, ell=4)
NAMES = [k for k in HP if k not in ('kern', 'kd', 's0', 's1', 'sc', 'iters', 'ell')]
TRACK, PAIR = ('tr', 'trd', 'et', 'ed'), ('kr', 'ka', 'kc')
LOOK = dict(zip('АВЕКМНОРСТХаеорсухіѕјЅІЈ', 'ABEKMHOPCTXaeopcyxisjSIJ'))
LOOK.update(zip('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'))
SHAPE = {c: g for g, s in dict(stem='hmnu', narrow='rfijlt', bowl='abdgpq', round='oces', diag='vwxyzk', Ur='OCGQDS', Ud='AVWXYZKMN').items() for c in s}
_i, _p, _b = {}, {}, {}


def cls(s):
    return 'text' if s < 20 else 'display'


def I(t, w, kern=False):
    k = (t, w, kern)
    if k not in _i:
        _i[k] = inter(t, w, kern)
    return _i[k]


def pair(a, b, w):
    k = (a, b, w)
    if k not in _p:
        _p[k] = I(a + b, w, True) - I(a, w) - I(b, w)
    return _p[k]


def base(c):
    """The letter whose advance an accented letter or a look-alike shares."""
    if c not in _b:
        b = unicodedata.normalize('NFD', c)[0]
        b = LOOK.get(b, b)
        b = {'ø': 'o', 'Ø': 'O', 'ł': 'l', 'Ł': 'L', 'đ': 'd', 'Đ': 'D', 'ı': 'i'}.get(b, b)
        _b[c] = b if abs(I(b, 'regular') - I(c, 'regular')) < .006 else c
    return _b[c]


def shape(c):
    b = base(c)
    return 'dig' if b.isdigit() else SHAPE.get(b) or ('Us' if b.isupper() else 'lo' if b.islower() else 'p')


def feats(f):
    t, s, w, e = f['t'], f['s'], f['w'], f['era']
    cl, n, g = cls(s), len(t), (INTERW[w] - 400) / 300
    gw, d = (w, cl), C.defaultdict(dict)
    it = sum(I(c, w) for c in t)
    d['kap'][gw] = d['kapc'][cl] = it          # a factor on Inter for a weight and class, for a class
    d['cst'][gw] = d['cst0'][cl] = n           # the same per character

    def add(nm, key, v):
        if v:
            d[nm][key] = d[nm].get(key, 0) + v
    for c, k in C.Counter(t).items():
        b = base(c)
        add('d0', b, k)                        # a letter's deviation, in every weight and class
        add('dg', shape(c), k)                 # that of its shape
        add('db', *((b + cl, k * g * HP['ell']) if b == '…' and cl == 'text' else (b, k * g)))     # what grows with the weight
        add('dbg', shape(c), k * g)
        add('dd', b, k * (cl == 'display'))    # what display adds
        add('ds', (b, gw), k)                  # one weight and class alone
        if c != b:
            add('dacc', c, k)
    kern = 0.
    for a, b in zip(t, t[1:]):
        k, p = pair(a, b, w), base(a) + base(b)
        kern += k
        if abs(k) > .002:
            add('kr', p, k)                    # a factor on Inter's kerning for a pair
            add('kc', shape(a) + '|' + shape(b), k)
        if a != ' ' and b != ' ':
            add('ka', p, 1)                    # kerning that Inter lacks
    d['k0'][cl] = d['kw'][gw] = kern
    if cl == 'text':
        d['tr'][s] = d['et'][e, s] = n         # tracking by size; by system version and size
    else:
        d['ed'][e] = n
        for i, k in enumerate(KNOTS):
            add('trd', k, n * float(np.interp(math.log(s), np.log(KNOTS), np.eye(len(KNOTS))[i])))
    d['_'] = dict(it=it, kern=kern, n=n)
    return d


class Data:
    def __init__(self, fs):
        self.f, self.d = fs, [feats(x) for x in fs]
        self.s, self.n = np.array([x['s'] for x in fs], float), np.array([len(x['t']) for x in fs], float)
        self.lo, self.hi = np.array([x['lo'] for x in fs]), np.array([x['hi'] for x in fs])
        self.mid, self.cl, self.w = (self.lo + self.hi) / 2, np.array([cls(x['s']) for x in fs]), np.array([x['w'] for x in fs])
        self.trk = np.array([trk(x['s']) if x['s'] < 20 else 0. for x in fs])
        self.it, self.kern = np.array([x['_']['it'] for x in self.d]), np.array([x['_']['kern'] for x in self.d])
        self.keys, self.M = {}, {}

    def index(self, names):
        for c in names:
            ks = self.keys[c] = {}
            r, q, v = [], [], []
            for i, x in enumerate(self.d):
                for k, val in x.get(c, {}).items():
                    r.append(i), q.append(ks.setdefault(k, len(ks))), v.append(val)
            self.M[c] = sp.csr_matrix((v, (r, q)), (len(self.f), len(ks)))

    def off(self, hp):
        return self.it * np.where(self.cl == 'display', hp['kd'], 1.) + self.n * self.trk + hp['kern'] * self.kern


def gate(D):
    """What no text could give goes: stretched or cut frames."""
    q, keep = (D.mid / D.s - D.n * D.trk) / (D.it + D.kern), np.ones(len(D.f), bool)
    for cl in ('text', 'display'):
        for w in set(D.w):
            i = np.where((D.cl == cl) & (D.w == w))[0]
            if len(i):
                j = i if len(i) >= 8 else np.where(D.cl == cl)[0]
                keep[i] = abs(q[i] - np.median(q[j])) < .09 + 1.2 / D.mid[i]
    return keep


def gram(D, hp):
    names = [c for c in NAMES if hp.get(c)]
    if not D.M:
        D.index(NAMES)
    return names, sum((D.M[c] @ D.M[c].T).toarray() * hp[c] ** 2 for c in names)


def fit(D, hp, idx=None, G=None):
    names, K = G or gram(D, hp)
    idx = np.arange(len(D.f)) if idx is None else idx
    K, s, off = K[np.ix_(idx, idx)], D.s[idx], D.off(hp)[idx]
    lo, hi, y = D.lo[idx] / s, D.hi[idx] / s, D.mid[idx] / s
    nv = (hp['s0'] ** 2 + (D.hi - D.lo)[idx] ** 2 / 12) / s ** 2 + hp['s1'] ** 2 * D.n[idx]     # rounding, and what the model cannot know
    w = np.ones(len(idx))
    for _ in range(hp['iters']):
        A = K.copy()
        A[np.diag_indices_from(A)] += nv / w
        al = sl.cho_solve(sl.cho_factor(A, lower=True, overwrite_a=True, check_finite=False), y - off, check_finite=False)
        p = K @ al + off
        w = 1 / np.maximum(1, np.maximum(0, np.maximum(lo - p, p - hi)) ** 2 / (hp['sc'] ** 2 * nv))    # robust outside the rounding interval
    return dict(hp=hp, names=names, keys=D.keys, beta={c: hp[c] ** 2 * (D.M[c][idx].T @ al) for c in names})


def predict(m, D, idx):
    return D.s[idx] * (D.off(m['hp'])[idx] + sum(D.M[c][idx] @ m['beta'][c] for c in m['names']))


# ---------------------------------------------------------------- table and bound
def unit(m, f, names):
    d, v = feats(f), 0.
    for c in names:
        for k, x in d.get(c, {}).items():
            j = m['keys'][c].get(k)
            if j is not None:
                v += x * m['beta'][c][j]
    return float(v)


def table(m, D):
    seen, rows, out = C.defaultdict(C.Counter), C.Counter(), {}
    for f in D.f:
        k = ('bold' if f['w'] == 'weight=bold' else f['w'], cls(f['s']))
        rows[k] += 1
        seen[k].update(set(f['t']))
    chars = set(map(chr, [*range(32, 127), *range(0xa1, 0x180), *range(0x386, 0x3cf), *range(0x400, 0x460)])) | set('–—‘’“”„…•€№')
    chars = sorted({c for c in chars if c != '\xad' and unicodedata.category(c) != 'Cn'} | {c for s in seen.values() for c in s})
    for w in [w for w in INTERW if w != 'weight=bold']:
        for cl in ('text', 'display'):
            s = 17 if cl == 'text' else 28
            one = lambda t, s=s: dict(t=t, s=s, w=w, era='C')
            sizes = sorted(set(range(6, 20)) | set(m['keys']['tr'])) if cl == 'text' else KNOTS
            adv = lambda mm: {c: round((mm['hp']['kd'] if cl == 'display' else 1) * I(c, w) + unit(mm, one(c), [x for x in mm['names'] if x not in TRACK + PAIR + ('k0', 'kw')]), 4) for c in chars}
            tra = lambda mm: {'%g' % x: round((trk(x) if cl == 'text' else 0) + unit(mm, one('n', x), [c for c in TRACK if c in mm['names']]), 5) for x in sizes}
            a = adv(m)
            kern = m['hp']['kern'] + m['beta']['k0'][m['keys']['k0'][cl]] + (m['beta']['kw'][m['keys']['kw'][w, cl]] if (w, cl) in m['keys']['kw'] else 0)
            pairs = {p: round(v, 4) for p in sorted(set(m['keys']['kr']) | set(m['keys']['ka'])) if len(p) == 2 for v in [unit(m, one(p), PAIR)] if abs(v) >= .0015}
            out.setdefault(w, {})[cl] = {'rows': rows[w, cl], 'kern': round(float(kern), 3), 'interRatio': round(float(np.median([a[c] / I(c, w) for c in chars if c.isascii() and c.isalpha()])), 4),
                                         'advance': a, 'seen': {c: seen[w, cl][c] for c in chars}, 'tracking': tra(m), 'pairs': pairs}
            if cl == 'display':                    # tracking 0 at 28 pt, for those who leave it out
                T = out[w][cl]
                o = T['tracking']['28']
                T['advance'] = {c: round(v + o, 4) for c, v in T['advance'].items()}
                T['tracking'] = {k: round(v - o, 5) for k, v in T['tracking'].items()}
    return out


def width(J, f):
    """As a user of the table computes it."""
    w, cl = 'bold' if f['w'] == 'weight=bold' else f['w'], cls(f['s'])
    T = J['weights'].get(w, {}).get(cl)
    if not T:                                      # an older table: Inter
        return f['s'] * (I(f['t'], f['w'], True) * (1 if cl == 'text' else .92) + (len(f['t']) * trk(f['s']) if cl == 'text' else 0))
    v = sum(T['advance'].get(c, T['interRatio'] * I(c, w)) for c in f['t']) + T['kern'] * (I(f['t'], w, True) - sum(I(c, w) for c in f['t']))
    q = ''.join(unicodedata.normalize('NFD', c)[0] for c in f['t'])
    v += sum(T.get('pairs', {}).get(a + b, 0) for a, b in zip(q, q[1:]))
    x, y = zip(*sorted((float(k), t) for k, t in T['tracking'].items()))
    t = np.interp(f['s'], x, y) if cl == 'text' else np.interp(math.log(f['s']), np.log(x), y)
    o = {'A': 'iOS 9-10', 'B': 'iOS 11-13'}.get(f['era'])
    for k, older in J.get('olderSystems', {}).items():
        if o and k.startswith(o):
            t += older['display'] if cl == 'display' else np.interp(f['s'], *zip(*sorted((float(k), v) for k, v in older['text'].items())))
    return f['s'] * (v + len(f['t']) * t)


ABOUT = ('SF advance widths in em, fitted to frames that Interface Builder recorded (calibration repositories only; values are for iOS 14 and later, olderSystems has what to add to the tracking of earlier ones). '
         'width = size * (sum(advance[c]) + kern * (kerning that Inter has at the same weight, em) + sum(pairs[ab]) + n * tracking(size)); pairs: what a pair of neighbours adds beyond kern * Inter, looked up after taking accents off (first character of the NFD form); '
         'text: size < 20, display: size >= 20 (tracking between the listed sizes: linear in size for text, in log size for display). '
         'One model for all weights and both classes: a letter has a common deviation from Inter, one that grows with weight, one for display and a small one of its own; accented letters and Cyrillic or Greek look-alikes share their base letter (Cyrillic and Greek are hardly measured). '
         'rows = facts of that weight and class, seen = facts that hold the character; where they are 0 the value comes from the other weights or from Inter. interRatio = median advance / Inter. '
         'Interface Builder then rounds up: labels to 1/scale, legacy buttons to whole points. bound = error bound.')


# ---------------------------------------------------------------- rows as `titlefit-dev fidelity` counts them
def one_line(r):
    """Whether the height is that of one line of the font at some scale, with what a button adds."""
    add = 0
    if r['kind'] == 'configured':
        ci = (r.get('config') or {}).get('contentInsets')
        add = ci[0] + ci[2] if ci and any(ci) else 14
    if r['kind'] == 'button':
        ci = r.get('contentEdgeInsets')
        add = ci[0] + ci[2] if ci and any(ci) else 12
    return any(abs(ceil_to(r['pt'] * 1.193359, s) + add - r['h']) < .03 for s in (1, 2, 3))


def shared_widths(rows):
    """Widths that titles of quite different length have in one document."""
    n = C.defaultdict(list)
    for r in rows:
        if r.get('wFree') and r.get('title'):
            n[r.get('repo'), r.get('path'), r['kind'], r['w'], r.get('pt'), r.get('wt')].append(len(r['title']))
    return {k for k, v in n.items() if max(v) - min(v) >= 3}


def clean(r, shared):
    """Whether a row's width counts: the rules of RowExclusion.swift, which look at the document and the height only."""
    f = (r.get('config') or {}).get('titleFont') if r['kind'] == 'configured' else r.get('font')
    t = r.get('title') or ''
    if not r.get('wFree') or not r.get('pt') or not r.get('wt') or (f or {}).get('name') or r.get('attr') or r.get('customClass') or r.get('shrink') or '\n' in t or not t.strip():
        return False
    if (r.get('config') or {}).get('buttonSize') or (r.get('config') or {}).get('attr'):
        return False
    styled = 'style' in (f or {})
    if (r.get('hFree') or styled) and not r.get('image') and not r.get('backgroundImage') and (r['kind'] != 'configured' or styled) and not one_line(r):
        return False
    return (r.get('repo'), r.get('path'), r['kind'], r['w'], r.get('pt'), r.get('wt')) not in shared


def grid(r):
    """Pixels a point that the width was raised to: the device's, or 1 where the height tells a frame in whole points."""
    if r['kind'] == 'button':
        return 1
    s, h = r.get('scale') or 2, r['h']
    if h != round(h):
        return s
    line = ceil_to(r['pt'] * 1.193359, s)
    whole = abs(line - round(line)) < .02
    if not r.get('scale') and whole:
        return 1
    return s if whole else 1


def added(r):
    """Points that a control adds to its text; None where an image decides too."""
    if r.get('image') or r.get('backgroundImage'):
        return None
    if r['kind'] == 'configured':
        ci = (r.get('config') or {}).get('contentInsets')
        return ci[1] + ci[3] if ci else 24
    if r['kind'] == 'button':
        ci = r.get('contentEdgeInsets')
        if ci and any(ci):
            return ci[1] + ci[3]
        return None if r['w'] <= 30 else 0
    return 0


def samples(rows):
    """The rows that count, each as a fact of its own with the interval of text widths that are raised to the recorded one."""
    shared, out = shared_widths(rows), []
    for r in rows:
        if r['kind'] not in ('label', 'cell-label', 'button', 'configured') or not clean(r, shared) or r['wt'] not in INTERW:
            continue
        sub = added(r)
        if sub is None:
            continue
        g = grid(r)
        out.append(dict(t=r['title'], s=r['pt'], w=r['wt'], era=era(tv(r)), lo=r['w'] - sub - 1 / g, hi=r['w'] - sub, repo=r['repo'], kind=r['kind'], script=r.get('script') or 'latin', row=r))
    return out


# ---------------------------------------------------------------- left-out repositories
def fold(repo, k=5):
    return int(hashlib.sha1(('cv' + repo).encode()).hexdigest(), 16) % k


def training(rows):
    """The facts to fit to: rows of other classes and of imposed widths say nothing."""
    shared = shared_widths(rows)
    fs = facts([r for r in rows if not r.get('customClass') and (r.get('repo'), r.get('path'), r['kind'], r['w'], r.get('pt'), r.get('wt')) not in shared])
    return [f for f, k in zip(fs, gate(Data(fs))) if k]


def left_out(rows, hp):
    """Samples with p, the width that a fit without their repository gives, rare and new (no other repository has the title)."""
    S = [x for x in samples(rows) if latin2(x['t']) and x['script'] in ('latin', 'other')]
    for k in range(5):
        D = Data(training([r for r in rows if fold(r['repo']) != k]))
        m, seen, titles, memo = fit(D, dict(hp, iters=4)), C.defaultdict(C.Counter), {f['t'] for f in D.f}, {}
        for f in D.f:
            seen[cls(f['s'])].update(set(f['t']))
        for x in S:
            if fold(x['repo']) == k:
                key = x['t'], x['s'], x['w'], x['era']
                if key not in memo:
                    z = feats(x)['_']
                    memo[key] = x['s'] * (z['it'] * (1 if x['s'] < 20 else hp['kd']) + z['n'] * (trk(x['s']) if x['s'] < 20 else 0) + hp['kern'] * z['kern'] + unit(m, x, m['names']))
                x.update(p=memo[key], rare=sum(seen[cls(x['s'])][c] < 3 for c in x['t'] if c != ' '), new=x['t'] not in titles)
    return S


def outside(x):
    """Points between the predicted width and the interval of widths that are raised to the recorded one."""
    return max(0., x['lo'] - x['p'], x['p'] - x['hi'])


BOUNDS = [('text', w) for w in ('regular', 'medium', 'semibold', 'bold', 'other weights')] + [('display', w) for w in ('regular', 'medium, semibold, bold', 'other weights')]


def bound_key(x):
    c, w = cls(x['s']), x['w']
    known = w in ('regular', 'medium', 'semibold', 'bold')
    return BOUNDS.index((c, ('medium, semibold, bold' if c == 'display' and w != 'regular' else w) if known else 'other weights'))


def bound(S, share=.96):
    """Quantile regression over one fact a title, size, weight, system and repository, titles new to the fit; what is 8 points off is no natural frame."""
    one = {(x['t'], x['s'], x['w'], x['era'], x['repo'], round(x['hi'], 1)): x for x in S if x['new'] and outside(x) < 8}
    L, K = list(one.values()), len(BOUNDS)
    g, s, n = np.array([bound_key(x) for x in L]), np.array([x['s'] for x in L], float), np.array([len(x['t']) for x in L])
    y, rare = np.array([outside(x) for x in L]), np.array([x['rare'] for x in L])
    X = np.array([1. * (g == k) for k in range(K)] + [s * np.sqrt(n) / 100 * (g == k) for k in range(K)] + [s * rare / 100]).T
    A = sp.hstack([sp.csr_matrix(X), sp.eye(len(y)), -sp.eye(len(y))]).tocsr()
    b = linprog(np.r_[np.zeros(2 * K + 1), np.full(len(y), share), np.full(len(y), 1 - share)], A_eq=A, b_eq=y, bounds=[(0, None)] * (2 * K + 1 + 2 * len(y)), method='highs').x
    J = {'about': 'bound in points on what the width may lie outside the interval that is raised to the recorded one: e = a + size * (b * sqrt(n) + c * rare) / 100; n = characters, rare = characters but spaces that '
                  'all weights of the class together list with less than 3 in seen; the %g quantile of left-out titles' % share, 'c': round(float(b[2 * K]), 2), 'text': {}, 'display': {}}
    for k, (c, ws) in enumerate(BOUNDS):
        for w in ws.split(', '):
            J[c][w] = {'a': round(float(b[k]), 2), 'b': round(float(b[K + k]), 2)}
    return J


def bound_of(B, x):
    c = B[cls(x['s'])]
    p = c.get(x['w'], c['other weights'])
    return p['a'] + x['s'] * (p['b'] * math.sqrt(len(x['t'])) + B['c'] * x['rare']) / 100


def figures(name, L, B):
    if not L:
        return
    g = np.array([x['hi'] - x['lo'] for x in L])
    p, hi = np.array([x['p'] for x in L]), np.array([x['hi'] for x in L])
    e, m = abs(np.ceil((p - 1e-6) / g) * g - hi), abs(p - hi + g / 2)
    q, o = np.array([bound_of(B, x) for x in L]), np.array([outside(x) for x in L])
    print('%-34s %5d  %5.1f %5.1f %5.1f  %5.2f %5.2f  e %.2f  %5.1f' % (name, len(L), 100 * (e <= .05).mean(), 100 * (e <= .501).mean(), 100 * (e <= 1.001).mean(), np.quantile(m, .5), np.quantile(m, .95), np.median(q), 100 * (o <= q + 1e-6).mean()))


def report(S, B):
    print('left out, 5 folds by repository: rows, % exact, within 0.5, within 1; p50, p95 to the middle of the interval; median e, % covered')
    weight = lambda x: x['w'] if x['w'] in ('regular', 'medium', 'semibold', 'bold') else 'other weights'
    for k in ('label', 'cell-label', 'button', 'configured'):
        for c in ('text', 'display'):
            for w in ('regular', 'medium', 'semibold', 'bold', 'other weights'):
                figures('%s %s %s' % (k, c, w), [x for x in S if x['kind'] == k and cls(x['s']) == c and weight(x) == w and x['script'] == 'latin'], B)
            figures('%s %s all' % (k, c), [x for x in S if x['kind'] == k and cls(x['s']) == c and x['script'] == 'latin'], B)
        figures('%s all sizes' % k, [x for x in S if x['kind'] == k and x['script'] == 'latin'], B)
    figures('Vietnamese and other Latin', [x for x in S if x['script'] == 'other'], B)
    figures('all', S, B)
    figures('titles new to the fit', [x for x in S if x['new']], B)
    print('median e below 20 pt, 10 characters: %.2f' % np.median([bound_of(B, dict(x, t='n' * 10)) for x in S if x['s'] < 20]))


# ---------------------------------------------------------------- commands
def main():
    ap = argparse.ArgumentParser()
    sub = ap.add_subparsers(dest='cmd', required=True)
    for name in ('cv', 'fit'):
        s = sub.add_parser(name)
        s.add_argument('rows')
    s.add_argument('--fit', required=True)
    for name in ('misses', 'scripts'):
        s = sub.add_parser(name)
        s.add_argument('rows', nargs='+')
        s.add_argument('--fit', required=True)
    s.add_argument('--worst', type=int, default=0)
    a = ap.parse_args()
    if a.cmd == 'scripts':
        import scripts
        return scripts.main([json.loads(l) for p in a.rows for l in open(p)], json.load(open(a.fit)), a.worst)
    if a.cmd == 'misses':
        import misses
        return misses.main([json.loads(l) for p in a.rows for l in open(p)], json.load(open(a.fit)))
    rows = [json.loads(l) for l in open(a.rows)]
    S = left_out(rows, HP)
    B = bound(S)
    report(S, B)
    if a.cmd == 'cv':
        return
    D = Data(training(rows))
    m = fit(D, HP)
    at = lambda c, k: float(m['beta'][c][m['keys'][c][k]]) if k in m['keys'][c] else 0.
    older = {nm: {'text': {str(s): round(at('et', (e, s)) - at('et', ('C', s)), 5) for s in range(8, 20)}, 'display': round(at('ed', e) - at('ed', 'C'), 5)}
             for nm, e in (('iOS 9-10 (tools < 13000)', 'A'), ('iOS 11-13 (tools 13000..17199)', 'B'))}
    J = {'about': ABOUT, 'lineHeight': LH, 'ascent': .952148, 'descent': .241211, 'appleTracking_milliem': TRK, 'olderSystems': older, 'bound': B, 'weights': table(m, D)}
    one = lambda x: json.dumps(x, ensure_ascii=False, separators=(',', ':'))
    tab = lambda T: ',\n'.join('"%s":%s' % (k, one(v)) for k, v in T.items())
    with open(a.fit, 'w') as f:
        f.write('{\n' + tab({k: v for k, v in J.items() if k != 'weights'}) + ',\n"weights":{\n'
                + ',\n'.join('"%s":{\n' % w + ',\n'.join('"%s":{\n%s}' % (c, tab(v)) for c, v in T.items()) + '}' for w, T in J['weights'].items()) + '}}\n')


if __name__ == '__main__':
    main()
