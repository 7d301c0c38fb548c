"""Writes the inputs that no text editor can: other encodings and binary property lists.

Run it in this folder; the files it writes are committed beside their `.expected` files.
"""

import plistlib

ENCODED = '"a" = "Ä";\r\n"b" = "😀";;\n"c" = "ไทย";\n'


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


for name, codec, mark in [
    ("utf16le", "utf-16-le", b""),
    ("utf16be", "utf-16-be", b""),
    ("utf16le-mark", "utf-16-le", b"\xff\xfe"),
    ("utf16be-mark", "utf-16-be", b"\xfe\xff"),
    ("utf8-mark", "utf-8", b"\xef\xbb\xbf"),
]:
    write(f"strings/invalid/f11-{name}.strings", mark + ENCODED.encode(codec))
write("strings/invalid/f11-utf16-damaged.strings", '"a" = "x'.encode("utf-16-le") + b"\x00\xd8" + '";'.encode("utf-16-le") + b"\x0a")
write("strings/invalid/f12-macroman.strings", '"a" = "Grün";\n"b" = "Höhe";\n'.encode("mac_roman"))
write("strings/invalid/f12-latin1.strings", '"a" = "Grün";\n'.encode("latin-1"))
write("strings/invalid/f12-utf32.strings", '"a" = "b";\n'.encode("utf-32"))
write("strings/invalid/f12-damaged-utf8.strings", '"a" = "Ä'.encode() + b"\xff" + 'x";\n"b" = "ü";\n'.encode())
write("strings/valid/f12-binary-plist.strings",
      plistlib.dumps({"save": "Sichern", "open": "Öffnen 😀"}, fmt=plistlib.FMT_BINARY, sort_keys=False))
whole = plistlib.dumps({"save": "Sichern"}, fmt=plistlib.FMT_BINARY)
write("strings/invalid/f12-binary-plist-cut.strings", whole[:-20])
# The outer dictionary's value refers to the dictionary itself.
header, objects = b"bplist00", [b"\xd1\x01\x00", b"\x51a"]
table = bytes([8, 8 + len(objects[0])])
offset = 8 + sum(map(len, objects))
trailer = bytes(6) + b"\x01\x01" + (2).to_bytes(8, "big") + (0).to_bytes(8, "big") + offset.to_bytes(8, "big")
write("strings/invalid/f12-binary-plist-cycle.strings", header + b"".join(objects) + table + trailer)
write("stringsdict/valid/f12-binary-plist.stringsdict", plistlib.dumps({
    "files": {"NSStringLocalizedFormatKey": "%#@n@", "n": {
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
        "one": "%d Datei", "other": "%d Dateien"}}}, fmt=plistlib.FMT_BINARY, sort_keys=False))
