#include <hitbox/geometry/relation.h>

#include <hitbox/geometry/location.h>

#include "relation_figure.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

Relation relatePoint(const Figure &a, const Figure &b, const Shape &shapeB)
{
    const Point p = a.points().front();
    if (b.kind() == FigureKind::Point)
        return p == b.points().front() ? Relation::Equal : Relation::Separate;
    switch (locate(p, shapeB)) {
    case Location::Outside: return Relation::Separate;
    case Location::Boundary: return Relation::Touching;
    case Location::Inside: return Relation::Contained;
    }
    return Relation::Separate;
}

} // namespace

Relation relate(const Shape &a, const Shape &b)
{
    const Figure figureA(a);
    const Figure figureB(b);
    if (figureA.kind() == FigureKind::Nothing || figureB.kind() == FigureKind::Nothing)
        return Relation::Separate;
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
