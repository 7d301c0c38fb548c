#!/usr/bin/env python3
"""Writes 1,000 invented titles, one `locale<TAB>text` a line, in letters that Inter has: make_titles.py > titles.tsv."""
import random

LATIN = "aeiourstnlmdkpbgfvh"
LANGUAGES = [
    ("en", LATIN), ("de", LATIN + "äöüß"), ("fr", LATIN + "éèàç"), ("pl", LATIN + "ąęłś"), ("vi", LATIN + "ắềộư"),
    ("tr", LATIN + "ğışç"), ("ru", "аеиостнрвлкмдпубгзч"), ("el", "αεηιοσρντλκμδπυωάέί"),
]
random = random.Random(8)
for language, letters in LANGUAGES:
    for _ in range(125):
        words = ["".join(random.choice(letters) for _ in range(random.randint(2, 9))) for _ in range(random.randint(1, 5))]
        text = " ".join(words)
        if random.random() < 0.2: text += random.choice([" 3×4", "…", " (12)", ": 7", " A → B"])
        print(f"{language}\t{text[0].upper() + text[1:]}")
