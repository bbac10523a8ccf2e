#include "tools/picking.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>

#include <span>

namespace hitbox {

namespace {

bool pickable(const Shape &shape)
{
    return shape.visible && !shape.locked;
}

/// The points of a polygon or chain; none for the others.
std::span<const geometry::Point> pickedPointsOf(const Outline &outline)
{
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return {polygon->points.constData(), static_cast<std::size_t>(polygon->points.size())};
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return {chain->points.constData(), static_cast<std::size_t>(chain->points.size())};
    return {};
}

bool holds(const geometry::Box &box, geometry::Point p)
{
    return p.x >= box.min.x && p.x <= box.max.x && p.y >= box.min.y && p.y <= box.max.y;
}

bool apart(const geometry::Box &a, const geometry::Box &b)
{
    return a.max.x < b.min.x || b.max.x < a.min.x || a.max.y < b.min.y || b.max.y < a.min.y;
}

geometry::Box grown(const geometry::Box &box, double by)
{
    return {box.min - geometry::Point{by, by}, box.max + geometry::Point{by, by}};
}

/// How a click sees one shape.
struct Sight {
    ShapeId id;
    double boundaryDistance = 0;
    bool inside = false;
    bool preferred = false;
};

/// Nearer boundaries first; at the same distance the preferred one; else what was there before, which lay higher.
bool bettersBoundary(const Sight &candidate, const Sight &best)
{
    if (candidate.boundaryDistance != best.boundaryDistance)
        return candidate.boundaryDistance < best.boundaryDistance;
    return candidate.preferred && !best.preferred;
}

} // namespace

ShapeId shapeAt(const Frame &frame, geometry::Point point, double reach, const QSet<ShapeId> &preferred)
{
    std::optional<Sight> boundary;
    std::optional<Sight> inner;
    std::optional<Sight> held;  ///< the topmost preferred one that holds the point
    std::optional<Sight> above; ///< of boundaries that lie on it, or are its own, the nearest
    for (auto shape = frame.shapes.crbegin(); shape != frame.shapes.crend(); ++shape) {
        const std::optional<geometry::Box> around = pickable(*shape) ? boundsOf(shape->outline) : std::nullopt;
        if (!around || !holds(grown(*around, reach), point))
            continue;
        const geometry::Shape form = geometryOf(shape->outline);
        const Sight sight{shape->id, geometry::distanceToBoundary(point, form),
                          geometry::locate(point, form) != geometry::Location::Outside, preferred.contains(shape->id)};
        const bool isNear = sight.boundaryDistance <= reach;
        if (isNear && (!boundary || bettersBoundary(sight, *boundary)))
            boundary = sight;
        const bool isOver = sight.inside || shape->kind() == ShapeKind::Chain;
        if (isNear && isOver && !held && (!above || bettersBoundary(sight, *above)))
            above = sight;
        if (sight.inside && sight.preferred && !held)
            held = sight;
        if (sight.inside && (!inner || (sight.preferred && !inner->preferred)))
            inner = sight;
    }
    if (held)
        return above ? above->id : held->id;
    if (boundary)
        return boundary->id;
    return inner ? inner->id : ShapeId{};
}

QList<ShapeId> shapesUnder(const Frame &frame, geometry::Point point, double reach)
{
    QList<ShapeId> ids;
    for (auto shape = frame.shapes.crbegin(); shape != frame.shapes.crend(); ++shape) {
        const std::optional<geometry::Box> around = pickable(*shape) ? boundsOf(shape->outline) : std::nullopt;
        if (!around || !holds(grown(*around, reach), point))
            continue;
        const geometry::Shape form = geometryOf(shape->outline);
        if (geometry::locate(point, form) != geometry::Location::Outside ||
            geometry::distanceToBoundary(point, form) <= reach)
            ids.append(shape->id);
    }
    return ids;
}

std::optional<HandleRef> handleAt(const Frame &frame, const QSet<ShapeId> &shapes, geometry::Point point, double reach)
{
    std::optional<HandleRef> best;
    double bestDistance = reach;
    for (auto shape = frame.shapes.crbegin(); shape != frame.shapes.crend(); ++shape) {
        if (!pickable(*shape) || !shapes.contains(shape->id))
            continue;
        const QList<geometry::Point> handles = handlesOf(shape->outline);
        for (int i = 0; i < handles.size(); ++i) {
            const double distance = geometry::distance(point, handles[i]);
            if (distance < bestDistance || (distance == bestDistance && !best)) {
                best = HandleRef{shape->id, i};
                bestDistance = distance;
            }
        }
    }
    return best;
}

std::optional<EdgeHit> edgeAt(const Frame &frame, const QSet<ShapeId> &shapes, geometry::Point point, double reach)
{
    std::optional<EdgeHit> best;
    double bestDistance = reach;
    for (auto shape = frame.shapes.crbegin(); shape != frame.shapes.crend(); ++shape) {
        if (!pickable(*shape) || !shapes.contains(shape->id))
            continue;
        const auto ends = shape->kind() == ShapeKind::Polygon ? geometry::LineEnds::Closed : geometry::LineEnds::Open;
        const auto nearest = geometry::nearestEdge(point, pickedPointsOf(shape->outline), ends);
        if (!nearest || nearest->distance > bestDistance || (nearest->distance == bestDistance && best))
            continue;
        best = EdgeHit{shape->id, static_cast<int>(nearest->index), nearest->point};
        bestDistance = nearest->distance;
    }
    return best;
}

QSet<ShapeId> shapesWithin(const Frame &frame, const geometry::Box &box)
{
    QSet<ShapeId> ids;
    for (const Shape &shape : frame.shapes) {
        const std::optional<geometry::Box> around = pickable(shape) ? boundsOf(shape.outline) : std::nullopt;
        if (!around || apart(*around, box))
            continue;
        if (geometry::relate(geometryOf(shape.outline), geometry::Shape(box)) != geometry::Relation::Separate)
            ids.insert(shape.id);
    }
    return ids;
}

QSet<HandleRef> handlesWithin(const Frame &frame, const QSet<ShapeId> &shapes, const geometry::Box &box)
{
    QSet<HandleRef> refs;
    for (const Shape &shape : frame.shapes) {
        if (!pickable(shape) || !shapes.contains(shape.id))
            continue;
        const QList<geometry::Point> handles = handlesOf(shape.outline);
        for (int i = 0; i < handles.size(); ++i) {
            if (holds(box, handles[i]))
                refs.insert({shape.id, i});
        }
    }
    return refs;
}

std::optional<geometry::Box> boundsOf(const Outline &outline)
{
    const std::span<const geometry::Point> points = pickedPointsOf(outline);
    return points.empty() ? geometry::bounds(geometryOf(outline)) : geometry::bounds(points);
}

} // namespace hitbox
