#include <hitbox/geometry/relation.h>

#include <hitbox/geometry/location.h>

#include "relation_figure.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

Relation relatePoint(const Figure &a, const Figure &b, const Shape &shapeB)
{
    const Point p = a.anyPoint();
    if (b.kind() == FigureKind::Point)
        return p == b.anyPoint() ? Relation::Equal : Relation::Separate;
    switch (locate(p, shapeB)) {
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

Relation relate(const Shape &a, const Shape &b)
{
    const Figure figureA(a);
    const Figure figureB(b);
    if (figureA.kind() == FigureKind::Nothing || figureB.kind() == FigureKind::Nothing)
        return Relation::Separate;
    const bool areAreas = figureA.kind() == FigureKind::Area && figureB.kind() == FigureKind::Area;
    if (areAreas && std::holds_alternative<Box>(a) && std::holds_alternative<Box>(b))
        return relateBoxes(figureA.box(), figureB.box());
    if (figureA.kind() == FigureKind::Point)
        return relatePoint(figureA, figureB, b);
    if (figureB.kind() == FigureKind::Point)
        return converse(relatePoint(figureB, figureA, a));
    if (figureA.kind() == FigureKind::Round)
        return relateRound(figureA, figureB);
    if (figureB.kind() == FigureKind::Round)
        return converse(relateRound(figureB, figureA));
    return relateStraight(figureA, figureB);
}

} // namespace hitbox::geometry
