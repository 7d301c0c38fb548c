#!/usr/bin/env python3
"""Writes an invented project of many keys and languages, to time whole audits: make_project.py FOLDER [KEYS] [LANGUAGES].

Titles are made of invented words in each language's letters, a third longer in some languages than in English; the same
arguments give the same project. The configuration asks for twelve content sizes and four widths.
"""
import os, random, sys

folder = sys.argv[1]
keys = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
count = int(sys.argv[3]) if len(sys.argv) > 3 else 40

LATIN = "aeiourstnlmdkpbgfvh"
# Language, its letters, how much longer than English its titles are.
LANGUAGES = [
    ("en", LATIN, 1.0), ("de", LATIN + "äöü", 1.35), ("fr", LATIN + "éèà", 1.2), ("es", LATIN + "ñó", 1.2),
    ("it", LATIN, 1.15), ("pt-BR", LATIN + "ãç", 1.2), ("nl", LATIN, 1.25), ("sv", LATIN + "åäö", 1.1),
    ("da", LATIN + "æøå", 1.1), ("fi", LATIN + "äö", 1.35), ("nb", LATIN + "æøå", 1.1), ("pl", LATIN + "ąęłś", 1.25),
    ("cs", LATIN + "čřěš", 1.15), ("sk", LATIN + "čľťš", 1.15), ("hu", LATIN + "őűáé", 1.25), ("ro", LATIN + "ăâșț", 1.2),
    ("hr", LATIN + "čćžš", 1.1), ("tr", LATIN + "ğışç", 1.1), ("lt", LATIN + "ąčęė", 1.15), ("id", LATIN, 1.2),
    ("vi", LATIN + "ắềộư", 1.1), ("ru", "аеиостнрвлкмдпубгзч", 1.25), ("uk", "аеиостнрвлкмдпуіїєґ", 1.2),
    ("bg", "аеиостнрвлкмдпубгзъ", 1.2), ("el", "αεηιοσρντλκμδπυωάέί", 1.3), ("he", "אבגדהוזחטיכלמנסעפצקרשת", 0.8),
    ("ar", "ابتجحدرسصعفقكلمنهوي", 0.85), ("fa", "ابپتجچدرسشفقکگلمنوی", 0.9), ("hi", "कखगचजटतदनपबमयरलवसह", 0.9),
    ("mr", "कखगचजटतदनपबमयरलवसह", 0.9), ("bn", "কখগচজটতদনপবমযরলসহ", 0.9), ("ta", "கஙசஞடணதநபமயரலவழள", 1.1),
    ("te", "కఖగచజటతదనపబమయరలవ", 1.0), ("kn", "ಕಖಗಚಜಟತದನಪಬಮಯರಲವ", 1.0), ("th", "กขคงจชซดตถทนบปผพมยรลวสหอ", 0.9),
    ("ka", "აბგდევზთიკლმნოპრსტუქღყშ", 1.2), ("ja", "保存取消編集設定共有追加削除あいうえおカキクケコ", 0.5),
    ("ko", "저장취소편집설정공유추가삭제가나다라마", 0.5), ("zh-Hans", "保存取消编辑设置共享添加删除完成返回", 0.4),
    ("zh-Hant", "儲存取消編輯設定共享加入刪除完成返回", 0.4),
]

lengths = [random.Random(f"{key}").choice((4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 26, 40)) for key in range(keys)]


def title(language, letters, factor, key):
    r = random.Random(f"{language} {key}")
    length, words, total = max(2, round(lengths[key] * factor)), [], 0
    while total < length:
        word = "".join(r.choice(letters) for _ in range(min(r.randint(2, 9), length - total)))
        words.append(word)
        total += len(word) + 1
    text = " ".join(words)
    return text[0].upper() + text[1:]


for language, letters, factor in LANGUAGES[:count]:
    path = os.path.join(folder, language + ".lproj")
    os.makedirs(path, exist_ok=True)
    with open(os.path.join(path, "Localizable.strings"), "w", encoding="utf-8") as file:
        for key in range(keys):
            file.write(f'"button.{key:05d}" = "{title(language, letters, factor, key)}";\n')
with open(os.path.join(folder, "titlefit.yml"), "w", encoding="utf-8") as file:
    file.write(
        "source-language: en\nwidths: [320, 375, 393, 430]\n"
        "content-sizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,"
        " accessibility3, accessibility4, accessibility5]\n"
        "controls:\n  - name: primary\n    titles: [\"Localizable/*\"]\n    kind: configured\n    style: filled\n"
        "    width: {container-minus: 32}\n"
    )
