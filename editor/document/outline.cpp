#include "document/outline.h"

#include "document/limits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitbox {

namespace {

/// Whether numbers differ by no more than that; what is no number is near nothing.
struct Nearness {
    double reach = 0;

    bool operator()(double a, double b) const { return std::abs(a - b) <= reach; }
    bool operator()(geometry::Point a, geometry::Point b) const { return (*this)(a.x, b.x) && (*this)(a.y, b.y); }
    bool operator()(const geometry::Circle &a, const geometry::Circle &b) const
    {
        return (*this)(a.center, b.center) && (*this)(a.radius, b.radius);
    }
    bool operator()(const geometry::Box &a, const geometry::Box &b) const
    {
        return (*this)(a.min, b.min) && (*this)(a.max, b.max);
    }
    bool operator()(const geometry::Capsule &a, const geometry::Capsule &b) const
    {
        return (*this)(a.from, b.from) && (*this)(a.to, b.to) && (*this)(a.radius, b.radius);
    }
    template <typename Line>
    bool operator()(const Line &a, const Line &b) const
    {
        return std::equal(a.points.cbegin(), a.points.cend(), b.points.cbegin(), b.points.cend(), *this);
    }
};

} // namespace

std::span<const geometry::Point> ringOf(const Outline &outline)
{
    const auto *polygon = std::get_if<PolygonOutline>(&outline);
    if (!polygon)
        return {};
    return {polygon->points.constData(), static_cast<std::size_t>(polygon->points.size())};
}

std::span<const geometry::Point> pointsOf(const Outline &outline)
{
    const auto *chain = std::get_if<ChainLine>(&outline);
    if (!chain)
        return ringOf(outline);
    return {chain->points.constData(), static_cast<std::size_t>(chain->points.size())};
}

const QList<geometry::Point> *pointList(const Outline &outline)
{
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return &polygon->points;
    const auto *chain = std::get_if<ChainLine>(&outline);
    return chain ? &chain->points : nullptr;
}

QList<geometry::Point> *pointList(Outline &outline)
{
    return const_cast<QList<geometry::Point> *>(pointList(std::as_const(outline)));
}

QList<geometry::Point> definingPoints(const Outline &outline)
{
    if (const QList<geometry::Point> *points = pointList(outline))
        return *points;
    if (const auto *box = std::get_if<geometry::Box>(&outline))
        return {box->min, box->max};
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return {circle->center};
    const auto &capsule = std::get<geometry::Capsule>(outline);
    return {capsule.from, capsule.to};
}

double radiusOf(const Outline &outline)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return circle->radius;
    const auto *capsule = std::get_if<geometry::Capsule>(&outline);
    return capsule ? capsule->radius : 0;
}

bool areNear(const Outline &a, const Outline &b, double reach)
{
    return a.index() == b.index() &&
           std::visit(
               [&](const auto &exact) { return Nearness{reach}(exact, std::get<std::decay_t<decltype(exact)>>(b)); },
               a);
}

bool isWithinLimits(const Outline &outline)
{
    const auto isWithin = [](geometry::Point point) { // false for what is no number
        return std::abs(point.x) <= limits::coordinate && std::abs(point.y) <= limits::coordinate;
    };
    const double radius = radiusOf(outline);
    if (!(radius >= 0 && radius <= limits::coordinate))
        return false;
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return isWithin(circle->center);
    if (const auto *capsule = std::get_if<geometry::Capsule>(&outline))
        return isWithin(capsule->from) && isWithin(capsule->to);
    if (const auto *box = std::get_if<geometry::Box>(&outline))
        return isWithin(box->min) && isWithin(box->max) && box->min.x <= box->max.x && box->min.y <= box->max.y;
    return std::ranges::all_of(pointsOf(outline), isWithin);
}

geometry::Box boxBetween(geometry::Point a, geometry::Point b)
{
    return geometry::joined(geometry::Box{a, a}, b);
}

Outline polygonOf(const geometry::Ring &ring)
{
    return PolygonOutline{QList<geometry::Point>(ring.begin(), ring.end())};
}

} // namespace hitbox
