"""Asks the questions of geometry_questions again, through hitbox_geometry.py, and compares every bit of the answers:

    python3 answers.py FOLDER_OF_THE_MODULE LIBRARY QUESTIONS
"""

import array
import struct
import sys

sys.path.insert(0, sys.argv[1])
from hitbox_geometry import KINDS, LOCATIONS, MEETINGS, OPERATIONS, RELATIONS, Geometry, GeometryError, Shape  # noqa: E402

geometry = Geometry(sys.argv[2])
numbers = array.array("d")
with open(sys.argv[3], "rb") as file:
    numbers.frombytes(file.read())
stream = iter(numbers)


def read():
    return next(stream)


def read_count():
    return int(read())


def read_point():
    return (read(), read())


def read_shape():
    kind = KINDS[read_count()]
    radius = read()
    ring_count = read_count()
    point_count = read_count()
    sizes = [read_count() for _ in range(ring_count)]
    return Shape(kind, [read_point() for _ in range(point_count)], radius, sizes)


def flat(points):
    return [coordinate for point in points for coordinate in point]


def flat_rings(rings):
    sizes = [len(ring) for ring in rings]
    return [len(rings), sum(sizes), *sizes, *(number for ring in rings for number in flat(ring))]


def self_intersections():
    meetings, is_complete = geometry.self_intersections(read_shape().points, read_count())
    values = [is_complete, len(meetings)]
    for meeting in meetings:
        values += [*meeting["edges"], MEETINGS.index(meeting["kind"]), *meeting["from"], *meeting["to"]]
    return values


def combine():
    operation, tolerance = OPERATIONS[read_count()], read()
    return flat_rings(geometry.combine(read_shape(), read_shape(), operation, tolerance))


def closest():
    answer = geometry.closest(read_shape(), read_shape())
    return answer and [*answer[0], *answer[1], answer[2]]


def pieces():
    most = read_count()
    return flat_rings(geometry.convex_pieces(read_shape(), most))


def triangles():
    corners = geometry.triangles(read_shape())
    return [len(corners), *corners]


def first_contact():
    by = read_point()
    answer = geometry.first_contact(read_shape(), by, read_shape())
    return answer and [answer[0], *answer[1]]


def place():
    pivot, position, rotation, scale = read_point(), read_point(), read(), read_point()
    placed = geometry.place(read_shape(), pivot, position, rotation, scale)
    return [KINDS.index(placed.kind), placed.radius, len(placed.ring_sizes), len(placed.points), *placed.ring_sizes,
            *flat(placed.points)]


def bounds():
    box = geometry.bounds(read_shape())
    return box and flat(box)


QUESTIONS = [
    None,
    lambda: [geometry.is_simple(read_shape().points)],
    self_intersections,
    lambda: [LOCATIONS.index(geometry.locate(read(), read(), read_shape()))],
    lambda: [RELATIONS.index(geometry.relate(read_shape(), read_shape()))],
    combine,
    lambda: geometry.smallest_push(read_shape(), read_shape()),
    closest,
    pieces,
    triangles,
    lambda: flat_rings(geometry.untangle(read_shape().points)),
    first_contact,
    place,
    lambda: [geometry.area(read_shape())],
    bounds,
]


def answer_to(question):
    try:
        values = QUESTIONS[question]()
        return [5] if values is None else [0, *values]
    except GeometryError as error:
        return [error.status]


count = read_count()
for i in range(count):
    question = read_count()
    answer = [float(value) for value in answer_to(question)]
    expected = [read() for _ in answer]
    bits = f"{len(answer)}d"
    if struct.pack(bits, *answer) != struct.pack(bits, *expected):
        sys.exit(f"question {i} ({question}): {answer} and not {expected}")
if list(stream):
    sys.exit("the file has more than the questions")
print(f"{count} questions agree to the bit")
