#!/usr/bin/env python3
"""Write the square fonts of this folder. Needs fontTools (pip install fonttools).

TitlefitSquare.ttf: every printable ASCII character is half an em wide and draws a square of half an em on the baseline;
one em is 1000 units, ascender 800, descender 200, no line gap. The exceptions, each for one test:
    f  draws from 100 units before its advance to 100 after it, from 200 below to 900 above the baseline
    AV is kerned by -100 units
    fi is a ligature 800 units wide
TitlefitSquareVariable.ttf: the same squares with a weight axis 100..900 (default 400): at 900 an advance of 700 units.
TitlefitSpaces.ttf: the squares with what reaches across spaces: "A " is kerned by -100 units, " T" by -80, "V " by 60, two
spaces by -40, A before " V" by -30, and an i before " f" is drawn as the ligature.
"""
import pathlib

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.varLib import build

FOLDER = pathlib.Path(__file__).parent
SPACES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern {
  lookup pairs { pos A space -100; pos space u0054 -80; pos V space 60; pos space space -40; } pairs;
  lookup across { pos A' -30 space V; } across;
} kern;
feature calt { sub i' space f by f_i; } calt;
"""
FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern { pos A V -100; } kern;
feature liga { sub f i by f_i; } liga;
"""


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    if right > left:
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()
    return pen.glyph()


def font(family, advance, features):
    characters = {code: "space" if code == 32 else "u%04X" % code for code in range(32, 127)}
    for letter in "fiAV":
        characters[ord(letter)] = letter
    names = [".notdef", *characters.values(), "f_i"]
    glyphs = {name: box(0, 0, advance, 500) for name in names}
    glyphs["space"] = box(0, 0, 0, 0)
    glyphs["f"] = box(-100, -200, advance + 100, 900)
    metrics = {name: (advance, 0) for name in names}
    metrics["f"] = (advance, -100)
    metrics["f_i"] = (800, 0)
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(characters)
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader(ascent=800, descent=-200, lineGap=0)
    builder.setupNameTable(
        {
            "familyName": family,
            "styleName": "Regular",
            "fullName": family + " Regular",
            "psName": family.replace(" ", "") + "-Regular",
            "copyright": "Dedicated to the public domain (CC0 1.0)",
        }
    )
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-300, sTypoLineGap=50, usWinAscent=900, usWinDescent=300)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 3786912000
    builder.font.recalcTimestamp = False
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    return builder.font


def main():
    font("Titlefit Square", 500, features=FEATURES).save(FOLDER / "TitlefitSquare.ttf")
    font("Titlefit Spaces", 500, features=SPACES).save(FOLDER / "TitlefitSpaces.ttf")
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=100, default=400, maximum=900))
    for weight, advance in ((100, 500), (400, 500), (900, 700)):
        master = font("Titlefit Square Variable", advance, features=None)
        space.addSource(
            SourceDescriptor(font=master, location={"Weight": weight}, name=str(weight), styleName="Regular")
        )
    variable, _, _ = build(space)
    variable.recalcTimestamp = False
    variable.save(FOLDER / "TitlefitSquareVariable.ttf")


if __name__ == "__main__":
    main()
