"""The exact geometry of Hitbox Editor for Python, by ctypes over the C interface (hitbox/geometry.h). One file to copy.

    cmake -S geometry -B build -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON
    cmake --build build
    HITBOX_GEOMETRY_LIBRARY=build/libhitbox_geometry.so python3 game.py

    from hitbox_geometry import Geometry, Shape
    geometry = Geometry()
    ship = Shape("polygon", [(0, 0), (0, 10), (10, 10), (10, 0)])
    geometry.relate(ship, Shape("circle", [(13, 14)], radius=5))    # "touching"

Coordinates are pixels, y down. What a shape's points are stands at each kind in the header: a box has its least and its
greatest corner, a capsule both ends of its middle line, a region the points of all its rings, one after another.
"""

import ctypes
import ctypes.util
import os
from dataclasses import dataclass, field

KINDS = ("point", "segment", "chain", "circle", "box", "capsule", "polygon", "region")
RELATIONS = ("separate", "touching", "overlapping", "containing", "contained", "equal")
LOCATIONS = ("outside", "boundary", "inside")
MEETINGS = ("", "crossing", "touching", "overlapping")
OPERATIONS = ("intersection", "union", "difference", "symmetric-difference")
FILL_RULES = ("even-odd", "non-zero")
OK, NOTHING = 0, 5
VERSION = 1


@dataclass
class Shape:
    kind: str
    points: list = field(default_factory=list)
    radius: float = 0.0
    ring_sizes: list = field(default_factory=list)


class GeometryError(Exception):
    """`status` is a number of hitbox_status."""

    def __init__(self, status, words):
        super().__init__(words)
        self.status = status


class _Point(ctypes.Structure):
    _fields_ = [("x", ctypes.c_double), ("y", ctypes.c_double)]


class _Shape(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("points", ctypes.POINTER(_Point)), ("point_count", ctypes.c_size_t),
                ("radius", ctypes.c_double), ("ring_sizes", ctypes.POINTER(ctypes.c_size_t)),
                ("ring_count", ctypes.c_size_t)]


class _Rings(ctypes.Structure):
    _fields_ = [("points", ctypes.POINTER(_Point)), ("point_count", ctypes.c_size_t),
                ("ring_sizes", ctypes.POINTER(ctypes.c_size_t)), ("ring_count", ctypes.c_size_t)]


class _Indices(ctypes.Structure):
    _fields_ = [("values", ctypes.POINTER(ctypes.c_uint32)), ("count", ctypes.c_size_t)]


class _Meeting(ctypes.Structure):
    _fields_ = [("first", ctypes.c_size_t), ("second", ctypes.c_size_t), ("kind", ctypes.c_int), ("from_", _Point),
                ("to", _Point)]


class _Meetings(ctypes.Structure):
    _fields_ = [("values", ctypes.POINTER(_Meeting)), ("count", ctypes.c_size_t), ("is_complete", ctypes.c_int)]


class _Placement(ctypes.Structure):
    _fields_ = [("pivot", _Point), ("position", _Point), ("rotation", ctypes.c_double), ("scale", _Point)]


class _Pair(ctypes.Structure):
    _fields_ = [("first", _Point), ("second", _Point)]


class _Closest(ctypes.Structure):
    _fields_ = [("on_a", _Point), ("on_b", _Point), ("distance", ctypes.c_double)]


class _Contact(ctypes.Structure):
    _fields_ = [("moment", ctypes.c_double), ("at", _Point)]


def _array(points):
    return (_Point * len(points))(*points)


def _struct(shape):
    sizes = (ctypes.c_size_t * len(shape.ring_sizes))(*shape.ring_sizes)
    return _Shape(KINDS.index(shape.kind), _array(shape.points), len(shape.points), shape.radius, sizes,
                  len(shape.ring_sizes))


def _pair(point):
    return (point.x, point.y)


def _rings(rings):
    points = iter(rings.points[:rings.point_count])
    return [[_pair(next(points)) for _ in range(size)] for size in rings.ring_sizes[:rings.ring_count]]


def _library(path):
    path = path or os.environ.get("HITBOX_GEOMETRY_LIBRARY") or ctypes.util.find_library("hitbox_geometry")
    if not path:
        raise OSError("the library hitbox_geometry is not installed; HITBOX_GEOMETRY_LIBRARY may name its file")
    library = ctypes.CDLL(path)
    if library.hitbox_geometry_version() != VERSION:
        raise OSError(f"{path} is of another version than {VERSION}")
    library.hitbox_status_words.restype = ctypes.c_char_p
    library.hitbox_signed_area.restype = ctypes.c_double
    library.hitbox_free.argtypes = [ctypes.c_void_p]
    return library


class Geometry:
    def __init__(self, path=None):
        self._library = _library(path)

    def _ask(self, name, answer, *arguments):
        """The filled-in answer, or None where there is nothing to answer."""
        status = getattr(self._library, "hitbox_" + name)(*arguments, ctypes.byref(answer))
        if status == NOTHING:
            return None
        if status != OK:
            raise GeometryError(status, self._library.hitbox_status_words(status).decode())
        return answer

    def _ask_for_block(self, name, kind, read, *arguments):
        block = self._ask(name, ctypes.POINTER(kind)(), *arguments)
        try:
            return read(block.contents)
        finally:
            self._library.hitbox_free(block)

    def _two(self, a, b):
        return ctypes.byref(_struct(a)), ctypes.byref(_struct(b))

    # One ring: a list of points.

    def signed_area(self, ring):
        return self._library.hitbox_signed_area(_array(ring), ctypes.c_size_t(len(ring)))

    def is_simple(self, ring):
        return bool(self._ask("is_simple", ctypes.c_int(), _array(ring), ctypes.c_size_t(len(ring))).value)

    def self_intersections(self, ring, limit=(1 << 64) - 1):
        """Dictionaries, and whether the limit left none out."""
        def read(meetings):
            return [{"edges": (m.first, m.second), "kind": MEETINGS[m.kind], "from": _pair(m.from_), "to": _pair(m.to)}
                    for m in meetings.values[:meetings.count]], bool(meetings.is_complete)
        return self._ask_for_block("self_intersections", _Meetings, read, _array(ring), ctypes.c_size_t(len(ring)),
                                   ctypes.c_size_t(limit), None)

    def untangle(self, ring, fill_rule="even-odd"):
        return self._ask_for_block("untangle", _Rings, _rings, _array(ring), ctypes.c_size_t(len(ring)),
                                   FILL_RULES.index(fill_rule), None)

    # One shape

    def locate(self, x, y, shape):
        return LOCATIONS[self._ask("locate_in", ctypes.c_int(), ctypes.c_double(x), ctypes.c_double(y),
                                   ctypes.byref(_struct(shape))).value]

    def bounds(self, shape):
        box = self._ask("bounds", _Pair(), ctypes.byref(_struct(shape)))
        return box and (_pair(box.first), _pair(box.second))

    def area(self, shape):
        return self._ask("area", ctypes.c_double(), ctypes.byref(_struct(shape)), None).value

    def convex_pieces(self, shape, most_points=(1 << 64) - 1):
        return self._ask_for_block("convex_pieces", _Rings, _rings, ctypes.byref(_struct(shape)),
                                   ctypes.c_size_t(most_points), None)

    def triangles(self, shape):
        return self._ask_for_block("triangles", _Indices, lambda indices: list(indices.values[:indices.count]),
                                   ctypes.byref(_struct(shape)), None)

    def place(self, shape, pivot=(0, 0), position=(0, 0), rotation=0.0, scale=(1, 1)):
        def read(placed):
            return Shape(KINDS[placed.kind], [_pair(p) for p in placed.points[:placed.point_count]], placed.radius,
                         list(placed.ring_sizes[:placed.ring_count]) if placed.ring_count else [])
        placement = _Placement(_Point(*pivot), _Point(*position), rotation, _Point(*scale))
        return self._ask_for_block("place", _Shape, read, ctypes.byref(_struct(shape)), ctypes.byref(placement))

    # Two shapes

    def relate(self, a, b):
        return RELATIONS[self._ask("relate", ctypes.c_int(), *self._two(a, b), None).value]

    def combine(self, a, b, operation, tolerance=1 / 256):
        """The rings of the region."""
        return self._ask_for_block("combine", _Rings, _rings, *self._two(a, b), OPERATIONS.index(operation),
                                   ctypes.c_double(tolerance), None)

    def closest(self, a, b):
        """A point of each and their distance, or None."""
        closest = self._ask("closest", _Closest(), *self._two(a, b), None)
        return closest and (_pair(closest.on_a), _pair(closest.on_b), closest.distance)

    def smallest_push(self, a, b):
        return _pair(self._ask("smallest_push", _Point(), *self._two(a, b), None))

    def first_contact(self, moving, by, target):
        """The moment from 0 to 1 and the place, or None."""
        contact = self._ask("first_contact", _Contact(), ctypes.byref(_struct(moving)), ctypes.c_double(by[0]),
                            ctypes.c_double(by[1]), ctypes.byref(_struct(target)), None)
        return contact and (contact.moment, _pair(contact.at))
