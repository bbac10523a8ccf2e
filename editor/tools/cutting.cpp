#include "tools/cutting.h"

#include "document/edits.h"
#include "tools/region_rings.h"
#include "tools/shape_edits.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hitbox {

namespace {

using geometry::Orientation;
using geometry::Point;
using geometry::Region;
using geometry::Ring;
using geometry::Segment;

double cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}

double dot(Point a, Point b)
{
    return a.x * b.x + a.y * b.y;
}

/// How far along the segment a place lies: 0 at its start, 1 at its end.
double alongCut(const Segment &cut, Point p)
{
    const Point way = cut.to - cut.from;
    return dot(p - cut.from, way) / dot(way, way);
}

Point at(const Segment &cut, double t)
{
    return cut.from + (cut.to - cut.from) * t;
}

/// Where the line through the segment meets the ring, in order. Which edges it meets is decided exactly.
std::vector<double> meetings(std::span<const Point> ring, const Segment &cut)
{
    std::vector<double> places;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment edge = geometry::edge(ring, i);
        const Orientation from = geometry::orientation(cut.from, cut.to, edge.from);
        const Orientation to = geometry::orientation(cut.from, cut.to, edge.to);
        if (from == Orientation::Collinear) {
            places.push_back(alongCut(cut, edge.from));
        } else if (to != Orientation::Collinear && from != to) {
            const double before = std::abs(cross(cut.to - cut.from, edge.from - cut.from));
            const double after = std::abs(cross(cut.to - cut.from, edge.to - cut.from));
            places.push_back(alongCut(cut, edge.from + (edge.to - edge.from) * (before / (before + after))));
        }
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

/// A piece of the line that runs through the ring's inside.
struct Chord {
    double from = 0;
    double to = 0;
    bool cut = false; ///< the segment covers all of it
};

std::vector<Chord> chordsOf(std::span<const Point> ring, const Segment &cut)
{
    // Meetings are rounded: an end that was put on an edge may seem to lie this little inside, in lengths of the cut.
    constexpr double rounding = 1e-9;
    const std::vector<double> places = meetings(ring, cut);
    std::vector<Chord> chords;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const Chord chord{places[i - 1], places[i], places[i - 1] >= -rounding && places[i] <= 1 + rounding};
        if (geometry::locate(at(cut, (chord.from + chord.to) / 2), ring) == geometry::Location::Inside)
            chords.push_back(chord);
    }
    return chords;
}

/// All that lies to one side of the line, as far as the box reaches. The segment is made longer by a power of two,
/// which keeps points on whole fractions of a pixel exactly on the line.
Region sideOf(const Segment &cut, const geometry::Box &box)
{
    const Point way = cut.to - cut.from;
    const double reach = geometry::distance(box.min, box.max) + geometry::distance(cut.from, box.center());
    const double times = std::exp2(std::ceil(std::log2(4 * reach / std::hypot(way.x, way.y) + 1)));
    const Point from = cut.from - way * times;
    const Point to = cut.from + way * times;
    const Point aside = Point{way.y, -way.x} * times;
    return {{{from, to, to + aside, from + aside}}};
}

std::size_t nearestTo(Point p, const std::vector<Ring> &rings)
{
    std::size_t nearest = 0;
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < rings.size(); ++i) {
        const double distance = geometry::distanceToBoundary(p, geometry::Polygon{rings[i]});
        if (distance < least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

/// Joins what lies on both sides of the chords that the segment does not cover.
std::vector<Ring> rejoined(std::vector<Ring> left, std::vector<Ring> right, const std::vector<Chord> &chords,
                           const Segment &cut)
{
    std::vector<Region> groups;
    std::vector<std::size_t> groupOf(left.size() + right.size());
    std::iota(groupOf.begin(), groupOf.end(), std::size_t{0});
    for (const std::vector<Ring> *side : {&left, &right}) {
        for (const Ring &ring : *side)
            groups.push_back({{ring}});
    }
    for (const Chord &chord : chords) {
        if (chord.cut)
            continue;
        const Point middle = at(cut, (chord.from + chord.to) / 2);
        const std::size_t a = groupOf[nearestTo(middle, left)];
        const std::size_t b = groupOf[left.size() + nearestTo(middle, right)];
        if (a == b)
            continue;
        const auto joined = geometry::combine(groups[a], groups[b], geometry::RegionOperation::Union);
        if (!joined)
            return {};
        groups[a] = *joined;
        groups[b] = {};
        std::replace(groupOf.begin(), groupOf.end(), b, a);
    }
    std::vector<Ring> rings;
    for (const Region &group : groups) {
        for (const Ring &ring : ringsWithoutHoles(group))
            rings.push_back(ring);
    }
    return rings;
}

/// A corner on the line, apart from what rounding moves it.
bool isOnLine(Point p, const Segment &cut)
{
    constexpr double rounding = 1e-6; // pixels
    const Point way = cut.to - cut.from;
    return std::abs(cross(way, p - cut.from)) <= rounding * std::hypot(way.x, way.y);
}

bool isEndOfCut(Point p, const std::vector<Chord> &chords, const Segment &cut)
{
    constexpr double rounding = 1e-6; // of the cut's length: far more than a corner's, far less than a pixel
    const double t = alongCut(cut, p);
    return std::any_of(chords.begin(), chords.end(), [t](const Chord &chord) {
        return chord.cut && (std::abs(chord.from - t) <= rounding || std::abs(chord.to - t) <= rounding);
    });
}

} // namespace

std::vector<Ring> ringsCutAlong(std::span<const Point> ring, const Segment &cut, const SnapSettings &snap)
{
    const std::optional<geometry::Box> box = geometry::bounds(ring);
    if (!box || cut.from == cut.to)
        return {};
    const std::vector<Chord> chords = chordsOf(ring, cut);
    if (std::none_of(chords.begin(), chords.end(), [](const Chord &chord) { return chord.cut; }))
        return {};

    const Ring whole(ring.begin(), ring.end());
    const Region side = sideOf(cut, *box);
    const auto onSide = geometry::combine({{whole}}, side, geometry::RegionOperation::Intersection);
    const auto beyond = geometry::combine({{whole}}, side, geometry::RegionOperation::Difference);
    if (!onSide || !beyond)
        return {};
    const std::vector<Ring> left = ringsWithoutHoles(*onSide);
    const std::vector<Ring> right = ringsWithoutHoles(*beyond);
    if (left.empty() || right.empty())
        return {};
    std::vector<Ring> pieces = rejoined(left, right, chords, cut);
    if (pieces.size() < 2)
        return {};
    // Corners that only the whole line made, where it does not cut, are no one's.
    for (Ring &piece : pieces) {
        std::erase_if(piece, [&](Point p) {
            const bool isOld = std::find(whole.begin(), whole.end(), p) != whole.end();
            return !isOld && isOnLine(p, cut) && !isEndOfCut(p, chords, cut);
        });
    }
    pieces = settledOnGrid(std::move(pieces), {&whole, 1}, snap);
    std::stable_sort(pieces.begin(), pieces.end(), [](const Ring &a, const Ring &b) {
        return std::abs(geometry::signedArea(a)) > std::abs(geometry::signedArea(b));
    });
    return pieces;
}

CutShapes withShapesCut(const Document &document, FrameRef frame, const QSet<ShapeId> &shapes, const Segment &cut,
                        const SnapSettings &snap)
{
    CutShapes result{document, {}, {}, RoundOnes::None};
    const Frame &before = *findFrame(document, frame);
    const QSet<ShapeId> editable = editableShapes(before, shapes);
    for (const Shape &shape : before.shapes) {
        const std::optional<Ring> ring = editable.contains(shape.id) ? ringAround(shape.outline) : std::nullopt;
        const std::vector<Ring> rings = ring ? ringsCutAlong(*ring, cut, snap) : std::vector<Ring>();
        if (rings.empty())
            continue;
        result.document = replaceOutline(std::move(result.document), frame, shape.id, polygonsOf(rings));
        result.cut.insert(shape.id);
        if (shape.kind() == ShapeKind::Circle || shape.kind() == ShapeKind::Capsule)
            result.roundOnes = RoundOnes::Flattened;
    }
    result.pieces = result.cut | newShapes(document, result.document, frame);
    return result;
}

} // namespace hitbox
