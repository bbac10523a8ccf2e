"""Random doubles of every kind, written by Python, read and written again by the program, read by Python: bit for bit."""

import json
import math
import random
import struct
import subprocess

PROPERTIES = 60_000
POINTS = 20_000  # of two coordinates each
LARGEST_COORDINATE = 1e9
SPECIAL = [0.0, -0.0, 5e-324, -5e-324, 2.2250738585072014e-308, 2.225073858507201e-308, 1.7976931348623157e308,
           0.1, 1 / 3, 9007199254740993.0, 1e22, 1e23, 123456.789, 33.333333333333336]


def bits_of(number):
    return struct.pack("<d", number)


def random_double(largest=math.inf):
    while True:
        number, = struct.unpack("<d", random.getrandbits(64).to_bytes(8, "little"))
        if math.isfinite(number) and abs(number) <= largest:
            return number


def project_with(properties, points):
    """Nothing in it is there to be fixed."""
    shape = {"id": 1, "type": "circle", "center": [1, 2], "radius": 3,
             "properties": {f"k{i}": number for i, number in enumerate(properties)}}
    frame = {"name": "f", "rect": [0, 0, 9, 9], "shapes": [shape],
             "points": [{"name": f"p{i}", "at": point} for i, point in enumerate(points)]}
    return {"format": "hitbox-project", "version": 1, "sprites": [{"image": "none.png", "frames": [frame]}]}


def numbers_in(project):
    frame = project["sprites"][0]["frames"][0]
    properties = frame["shapes"][0]["properties"].values()
    return [*properties, *(coordinate for point in frame["points"] for coordinate in point["at"])]


def prove(program, work, count):
    """Prints how many came back as they were; answers what did not."""
    tried, findings = 0, []
    while tried < count and not findings:
        properties = SPECIAL + [random_double() for _ in range(PROPERTIES)]
        points = [[random_double(LARGEST_COORDINATE) for _ in range(2)] for _ in range(POINTS)]
        before = project_with(properties, points)
        (work / "doubles.hitbox").write_text(json.dumps(before))
        done = subprocess.run([program, "fix", work / "doubles.hitbox", "--out", work / "again.hitbox"],
                              capture_output=True, timeout=120)
        if done.returncode not in (0, 1):
            return [f"doubles: {done.stderr.decode(errors='replace').strip()}"]
        # Python takes what has neither point nor exponent for an integer.
        after = json.loads((work / "again.hitbox").read_text(), parse_int=float)
        wrong = [(a, b) for a, b in zip(numbers_in(before), numbers_in(after), strict=True) if bits_of(a) != bits_of(b)]
        findings += [f"doubles: {a!r} came back as {b!r}" for a, b in wrong[:10]]
        tried += len(numbers_in(before))
    print(f"doubles: {tried:,} of random bits through a project file, {'all as they were' if not findings else 'not all'}")
    return findings
