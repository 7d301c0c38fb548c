#!/usr/bin/env python3
"""Records widths by hb-shape and line breaks by ICU for the strings of hb-shape-strings.tsv.

Writes hb-shape-widths.tsv and, into hb-shape-RECORDING.md, the versions and the digests of the font files. Needs Debian's
libharfbuzz-bin, libicu72 and the font packages named below. Neither tool knows anything of Titlefit: hb-shape is run on
the font file, ICU is called by ctypes.
"""
import ctypes
import hashlib
import json
import pathlib
import subprocess

HERE = pathlib.Path(__file__).parent
SIZE = 17
NOTO = "/usr/share/fonts/truetype/noto/NotoSans%s-Regular.ttf"
FONTS = {
    "inter": "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "dejavu": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "noto": "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "cjk": "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
} | {
    name.lower(): NOTO % name
    for name in ["Arabic", "Hebrew", "Devanagari", "Bengali", "Thai", "Khmer", "Myanmar", "Tamil", "Georgian",
                 "Armenian", "Lao"]
}


def units_per_em(path):
    data = pathlib.Path(path).read_bytes()
    start = int.from_bytes(data[12:16], "big") if data[:4] == b"ttcf" else 0
    for index in range(int.from_bytes(data[start + 4:start + 6], "big")):
        entry = data[start + 12 + 16 * index:start + 28 + 16 * index]
        if entry[:4] == b"head":
            head = int.from_bytes(entry[8:12], "big")
            return int.from_bytes(data[head + 18:head + 20], "big")
    raise ValueError(path)


def width(path, language, script, direction, text):
    command = ["hb-shape", "--output-format=json", "--no-glyph-names", f"--font-file={path}", "--face-index=0",
               f"--language={language}", f"--script={script}", f"--direction={direction}", f"--text={text}"]
    glyphs = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return sum(glyph["ax"] for glyph in glyphs)


icu = ctypes.CDLL("libicuuc.so.72")
icu.ubrk_open_72.restype = ctypes.c_void_p


def breaks(language, text):
    units = text.encode("utf-16-le")
    buffer = (ctypes.c_uint16 * (len(units) // 2)).from_buffer_copy(units)
    error = ctypes.c_int(0)
    iterator = icu.ubrk_open_72(2, language.replace("-", "_").encode(), buffer, len(buffer), ctypes.byref(error))
    assert error.value <= 0, error.value
    offsets = []
    while (offset := icu.ubrk_next_72(ctypes.c_void_p(iterator))) != -1:
        offsets.append(offset)
    icu.ubrk_close_72(ctypes.c_void_p(iterator))
    return offsets


rows = ["# font\tlanguage\tscript\tdirection\ttext\tfont units\tunits per em\tline breaks (UTF-16)"]
used = {}
for line in (HERE / "hb-shape-strings.tsv").read_text().splitlines():
    if line.startswith("#"):
        continue
    font, language, script, direction, text = line.split("\t")
    path = FONTS[font]
    used[font] = path
    rows.append("\t".join([path, language, script, direction, text, str(width(path, language, script, direction, text)),
                           str(units_per_em(path)), ",".join(map(str, breaks(language, text)))]))
(HERE / "hb-shape-widths.tsv").write_text("\n".join(rows) + "\n")

version = subprocess.run(["hb-shape", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
digests = "\n".join(f"| {path} | {hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()} |"
                    for path in sorted(used.values()))
(HERE / "hb-shape-RECORDING.md").write_text(f"""# Widths by hb-shape, line breaks by ICU

`hb-shape-widths.tsv` is written by `record-hb-shape.py` from `hb-shape-strings.tsv`, whose strings were made up for it:
{len(rows) - 1} titles, each in one script and one direction. Widths are sums of hb-shape's advances in font units with the
script, language and direction of the row; breaks are those of ICU's line iterator in the row's language, called directly.

- Recorded with {version} and ICU 72.1 on Debian 12.
- Tolerance: 0.02 pt at {SIZE} pt, for rounding when font units become points; line breaks are compared exactly.
- A font file with another digest is another recording: the test skips its rows and says so.

| font file | SHA-256 |
|---|---|
{digests}
""")
