#!/usr/bin/env python3
"""Writes TitlefitBoxes.ttf, a font whose widths can be computed by hand. Needs fontTools.

1000 units in an em. Every character is 500 units wide but combining marks (0), draws a box from 50 to 450 across and
from 0 to 700 up, the space nothing. Ascender 960, descender 240: a line is 1.2 em high. A V kerns by -100; Q Q is one
ligature of 900; U+00A6 is 100 wide. Characters: ASCII, Latin-1, Hebrew letters, Arabic letters (one form each), some
kana and ideographs, U+0301, U+2010, U+2026, U+1F469, U+1F467, U+200D (0).
"""
import sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString

characters = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x301, *range(0x5D0, 0x5EB), *range(0x621, 0x64B), 0x2010, 0x2026, 0x200D,
    *range(0x3041, 0x3097), 0x3000, 0x65E5, 0x672C, 0x8A9E, 0x1F469, 0x1F467,
]
without_ink = {0x20, 0xA0, 0x3000, 0x301, 0x200D}
names = {c: f"u{c:04X}" for c in characters}
order = [".notdef", *names.values(), "Q_Q"]


def box(drawn):
    pen = TTGlyphPen(None)
    if drawn:
        pen.moveTo((50, 0))
        pen.lineTo((50, 700))
        pen.lineTo((450, 700))
        pen.lineTo((450, 0))
        pen.closePath()
    return pen.glyph()


builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(order)
builder.setupCharacterMap(names)
builder.setupGlyf({name: box(True) for name in order} | {names[c]: box(False) for c in without_ink})
advances = {name: (500, 50) for name in order} | {"Q_Q": (900, 50), names[0xA6]: (100, 50)} | {names[c]: (0, 0) for c in (0x301, 0x200D)}
builder.setupHorizontalMetrics(advances)
builder.setupHorizontalHeader(ascent=960, descent=-240, lineGap=0)
builder.setupNameTable({"familyName": "Titlefit Boxes", "styleName": "Regular", "fullName": "Titlefit Boxes",
                        "psName": "TitlefitBoxes", "licenseDescription": "CC0 1.0"})
builder.setupOS2(sTypoAscender=960, sTypoDescender=-240, sTypoLineGap=0, usWinAscent=960, usWinDescent=240)
builder.setupPost()
addOpenTypeFeaturesFromString(builder.font, f"""
languagesystem DFLT dflt; languagesystem latn dflt;
feature kern {{ pos {names[ord('A')]} {names[ord('V')]} -100; }} kern;
feature liga {{ sub {names[ord('Q')]} {names[ord('Q')]} by Q_Q; }} liga;
""")
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save(sys.argv[1] if len(sys.argv) > 1 else "TitlefitBoxes.ttf")
