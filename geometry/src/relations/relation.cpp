#include <hitbox/geometry/relation.h>

#include <optional>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>

#include "index/box_meeting.h"
#include "relations/relation_figure.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

Relation relatePoint(Point p, const Figure &figure)
{
    if (figure.kind() == FigureKind::Point)
        return p == figure.anyPoint() ? Relation::Equal : Relation::Separate;
    switch (locate(p, figure)) {
    case Location::Outside: return Relation::Separate;
    case Location::Boundary: return Relation::Touching;
    case Location::Inside: return Relation::Contained;
    }
    return Relation::Separate;
}

Relation relateBoxes(const Box &a, const Box &b)
{
    if (a.max.x < b.min.x || b.max.x < a.min.x || a.max.y < b.min.y || b.max.y < a.min.y)
        return Relation::Separate;
    if (a == b)
        return Relation::Equal;
    if (a.max.x == b.min.x || b.max.x == a.min.x || a.max.y == b.min.y || b.max.y == a.min.y)
        return Relation::Touching;
    if (a.min.x <= b.min.x && a.min.y <= b.min.y && b.max.x <= a.max.x && b.max.y <= a.max.y)
        return Relation::Containing;
    if (b.min.x <= a.min.x && b.min.y <= a.min.y && a.max.x <= b.max.x && a.max.y <= b.max.y)
        return Relation::Contained;
    return Relation::Overlapping;
}

} // namespace

namespace detail {

namespace {

/// What boxes tell, which is enough for most pairs.
std::optional<Relation> relateByBoxes(const Figure &a, const Figure &b)
{
    if (a.kind() == FigureKind::Nothing || b.kind() == FigureKind::Nothing)
        return Relation::Separate;
    if (a.kind() == FigureKind::Round || b.kind() == FigureKind::Round)
        return std::nullopt;
    if (!haveCommonPoint(a.box(), b.box()))
        return Relation::Separate;
    return a.isBox() && b.isBox() ? std::optional(relateBoxes(a.box(), b.box())) : std::nullopt;
}

/// What a line or a point tells besides: most of what is left of pairs of polygons.
std::optional<Relation> relateAtAGlance(const Figure &a, const Figure &b)
{
    if (const auto relation = relateByBoxes(a, b))
        return relation;
    const std::optional<BoxedRing> ringA = a.boxedRing();
    const std::optional<BoxedRing> ringB = b.boxedRing();
    return ringA && ringB ? relateByWitness(*ringA, *ringB) : std::nullopt;
}

Relation relateInFull(const Figure &a, const Figure &b, Meter &meter)
{
    if (a.kind() == FigureKind::Point)
        return relatePoint(a.anyPoint(), b);
    if (b.kind() == FigureKind::Point)
        return converse(relatePoint(b.anyPoint(), a));
    if (a.kind() == FigureKind::Round)
        return relateRound(a, b, meter);
    if (b.kind() == FigureKind::Round)
        return converse(relateRound(b, a, meter));
    return relateStraight(a, b, meter);
}

} // namespace

Relation relate(const Figure &a, const Figure &b, Meter &meter)
{
    if (const auto relation = relateAtAGlance(a, b))
        return *relation;
    return relateInFull(a, b, meter);
}

} // namespace detail

namespace {

Answer<Relation> relatedInFull(const Figure &a, const Figure &b, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<Relation> { return detail::relateInFull(a, b, meter); });
}

template <typename A, typename B>
Answer<Relation> related(const A &a, const B &b, const Budget &budget)
{
    const Figure figureOfA(a);
    const Figure figureOfB(b);
    if (const auto relation = detail::relateAtAGlance(figureOfA, figureOfB))
        return *relation;
    return relatedInFull(figureOfA, figureOfB, budget);
}

} // namespace

Answer<Relation> relate(const Shape &a, const Shape &b, const Budget &budget)
{
    return related(a, b, budget);
}

Answer<Relation> relate(std::span<const Point> a, std::span<const Point> b, const Budget &budget)
{
    return related(a, b, budget);
}

PreparedShape::PreparedShape(const Shape &shape)
    : m_shape(&shape)
{
    const auto *polygon = std::get_if<Polygon>(&shape);
    if (!polygon)
        return;
    if (const auto ring = Figure(polygon->points).boxedRing()) {
        m_ring = ring->points;
        m_box = ring->box;
    }
}

std::optional<Box> PreparedShape::bounds() const
{
    if (!m_ring.empty())
        return m_box;
    return m_shape != nullptr ? geometry::bounds(*m_shape) : std::nullopt;
}

Answer<Relation> relate(const PreparedShape &a, const PreparedShape &b, const Budget &budget)
{
    if (!a.m_ring.empty() && !b.m_ring.empty()) {
        if (!haveCommonPoint(a.m_box, b.m_box))
            return Relation::Separate;
        if (const auto relation = relateByWitness({a.m_ring, a.m_box}, {b.m_ring, b.m_box}))
            return *relation;
    }
    if (a.m_shape == nullptr || b.m_shape == nullptr)
        return Relation::Separate;
    return relate(*a.m_shape, *b.m_shape, budget);
}

Answer<Relation> relate(std::span<const Point> a, const Shape &b, const Budget &budget)
{
    return related(a, b, budget);
}

Answer<Relation> relate(const Shape &a, std::span<const Point> b, const Budget &budget)
{
    return related(a, b, budget);
}

} // namespace hitbox::geometry
