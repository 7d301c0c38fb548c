#!/usr/bin/env python3
"""Writes one invented file of each format that readers read: make_catalogs.py FOLDER [MEGABYTES], 8 megabytes each if not told.

A String Catalog, a .strings file, a .stringsdict and a storyboard as Xcode lays them out, in languages of one to three bytes
a letter; the same arguments give the same bytes.
"""
import json, os, random, sys

folder, size = sys.argv[1], float(sys.argv[2] if len(sys.argv) > 2 else 8) * 1e6
LATIN = "aeiourstnlmdkpbgfvh"
LANGUAGES = [
    ("en", LATIN), ("de", LATIN + "äöü"), ("fr", LATIN + "éèà"), ("ru", "аеиостнрвлкмдпубгзч"), ("es", LATIN + "ñó"),
    ("ja", "保存取消編集設定共有追加削除あいう"), ("ar", "ابتجحدرسصعفقكلمنهوي"), ("it", LATIN),
]
random = random.Random(1)
word = lambda letters=LATIN: "".join(random.choice(letters) for _ in range(random.randint(2, 9)))
title = lambda letters=LATIN: " ".join(word(letters) for _ in range(random.randint(1, 8))).capitalize()
identifier = lambda: "-".join("".join(random.choice("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789") for _ in range(n)) for n in (3, 2, 3))


def string_catalog(number):
    unit = {"comment": title(), "extractionState": "manual", "localizations": {}}
    for language, letters in LANGUAGES:
        unit["localizations"][language] = {"stringUnit": {"state": "translated", "value": title(letters)}}
    text = json.dumps({f"screen.{word()}.{number:05d}": unit}, indent=2, ensure_ascii=False, separators=(",", " : "))
    return ("," if number else "") + "\n" + "\n".join("  " + line for line in text.split("\n")[1:-1])


def strings(number):
    letters = LANGUAGES[number % len(LANGUAGES)][1]
    return f'/* {title()} */\n"screen.{word()}.{number:05d}" = "{title(letters)}";\n\n'


def strings_dict(number):
    letters = LANGUAGES[number % len(LANGUAGES)][1]
    return f"""\t<key>count.{word()}.{number}</key>
\t<dict>
\t\t<key>NSStringLocalizedFormatKey</key>
\t\t<string>%#@items@</string>
\t\t<key>items</key>
\t\t<dict>
\t\t\t<key>NSStringFormatSpecTypeKey</key>
\t\t\t<string>NSStringPluralRuleType</string>
\t\t\t<key>NSStringFormatValueTypeKey</key>
\t\t\t<string>d</string>
\t\t\t<key>one</key>
\t\t\t<string>%d {title(letters)}</string>
\t\t\t<key>other</key>
\t\t\t<string>%d {title(letters)}</string>
\t\t</dict>
\t</dict>
"""


def scene(number):
    return f"""        <scene sceneID="{identifier()}">
            <objects>
                <viewController id="{identifier()}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="{identifier()}">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{identifier()}">
                                <rect key="frame" x="16" y="100" width="361" height="44"/>
                                <state key="normal" title="{title()}"/>
                            </button>
                        </subviews>
                        <constraints>
                            <constraint firstItem="{identifier()}" firstAttribute="leading" secondItem="{identifier()}" secondAttribute="leading" constant="16" id="{identifier()}"/>
                        </constraints>
                    </view>
                </viewController>
            </objects>
        </scene>
"""


FILES = [
    ("Catalog.xcstrings", '{\n  "sourceLanguage" : "en",\n  "strings" : {', string_catalog, '\n  },\n  "version" : "1.0"\n}\n'),
    ("Table.strings", "", strings, ""),
    ("Table.stringsdict", '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n', strings_dict, "</dict>\n</plist>\n"),
    ("Scenes.storyboard", '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">\n    <scenes>\n', scene, "    </scenes>\n</document>\n"),
]
os.makedirs(folder, exist_ok=True)
for name, head, part, tail in FILES:
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        written = file.write(head)
        number = 0
        while written < size * 0.8:  # characters; bytes are a fifth more
            written += file.write(part(number))
            number += 1
        file.write(tail)
