"""A picture of a few colours, and its PNG file.

The file is stored uncompressed, since the bytes of a compressed one depend on the version of zlib.
"""

import struct
import zlib


class Picture:
    """Pixels by row, each 0xRRGGBBAA; 0 is nothing."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.rows = [[0] * width for _ in range(height)]

    def at(self, x, y):
        return self.rows[y][x] if 0 <= x < self.width and 0 <= y < self.height else 0

    def put(self, x, y, colour):
        if 0 <= x < self.width and 0 <= y < self.height:
            self.rows[y][x] = colour

    def box(self, x, y, width, height, colour):
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.put(column, row, colour)

    def polygon(self, points, colour):
        for y in range(self.height):
            for x in range(self.width):
                if holds(points, x + 0.5, y + 0.5):
                    self.rows[y][x] = colour

    def polyline(self, points, colour):
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            steps = max(abs(bx - ax), abs(by - ay), 1)
            for i in range(steps + 1):
                self.put((2 * ax * steps + 2 * (bx - ax) * i + steps) // (2 * steps),
                         (2 * ay * steps + 2 * (by - ay) * i + steps) // (2 * steps), colour)

    def outline(self, colour):
        """Puts colour on each empty pixel that shares a side with a drawn one."""
        rim = [(x, y) for y in range(self.height) for x in range(self.width) if not self.at(x, y)
               and any(self.at(x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))]
        for x, y in rim:
            self.put(x, y, colour)

    def draw(self, other, left=0, top=0):
        for y, row in enumerate(other.rows):
            for x, colour in enumerate(row):
                if colour:
                    self.put(left + x, top + y, colour)

    def png(self):
        colours = sorted({colour for row in self.rows for colour in row}, key=lambda c: (c & 0xFF, c))
        index = {colour: i for i, colour in enumerate(colours)}
        depth = 4 if len(colours) <= 16 else 8
        lines = b"".join(b"\0" + packed([index[colour] for colour in row], depth) for row in self.rows)
        header = struct.pack(">IIBBBBB", self.width, self.height, depth, 3, 0, 0, 0)
        return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
                + chunk(b"PLTE", b"".join(struct.pack(">I", colour)[:3] for colour in colours))
                + chunk(b"tRNS", bytes(colour & 0xFF for colour in colours))
                + chunk(b"IDAT", stored(lines)) + chunk(b"IEND", b""))


def packed(indices, depth):
    if depth == 8:
        return bytes(indices)
    padded = indices + [0] * (len(indices) % 2)
    return bytes(high << 4 | low for high, low in zip(padded[::2], padded[1::2]))


def stored(data):
    """A zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4)."""
    blocks = [data[i:i + 65535] for i in range(0, len(data), 65535)]
    body = b"".join(struct.pack("<BHH", i == len(blocks) - 1, len(block), len(block) ^ 0xFFFF) + block
                    for i, block in enumerate(blocks))
    return b"\x78\x01" + body + struct.pack(">I", zlib.adler32(data))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def holds(points, x, y):
    inside = False
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
