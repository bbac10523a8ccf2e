"""pack.py PACK FILE=PATH...: a project for Godot 4 as exported games have it: each file at its path below res://."""

import hashlib
import struct
import sys

HEADER = 112  # bytes; what follows is told from its end


def padded(content, size):
    return content + b"\0" * (-len(content) % size)


def main(pack, entries):
    content, directory = b"", struct.pack("<I", len(entries))
    for entry in entries:
        source, path = entry.split("=", 1)
        with open(source, "rb") as file:
            data = file.read()
        name = padded(path.encode(), 4)
        directory += struct.pack("<I", len(name)) + name
        directory += struct.pack("<QQ", len(content), len(data)) + hashlib.md5(data).digest() + struct.pack("<I", 0)
        content = padded(content + data, 32)
    # Version 3 of packs, which Godot 4.5 and later read; offsets from the end of the header.
    header = b"GDPC" + struct.pack("<5I", 3, 4, 6, 0, 2) + struct.pack("<QQ", HEADER, HEADER + len(content))
    with open(pack, "wb") as file:
        file.write(padded(header, HEADER) + content + directory)


main(sys.argv[1], sys.argv[2:])
