#include "stage/engine_rounding.h"

#include <cmath>
#include <limits>

namespace hitbox {

namespace {

using geometry::Point;
using Numbers = EngineRounding::Numbers;

double asSingle(double value)
{
    if (std::abs(value) > static_cast<double>(std::numeric_limits<float>::max()))
        return std::copysign(std::numeric_limits<double>::infinity(), value);
    return static_cast<double>(static_cast<float>(value));
}

struct Rounder {
    EngineRounding rounding;

    double operator()(double pixels) const
    {
        switch (rounding.numbers) {
        case Numbers::Double: break;
        case Numbers::SingleMetres: {
            const double scale = asSingle(rounding.pixelsPerMetre);
            return asSingle(pixels / scale) * scale;
        }
        case Numbers::WholePixels: return std::floor(pixels + 0.5);
        }
        return pixels;
    }
    Point operator()(Point p) const { return {(*this)(p.x), (*this)(p.y)}; }
    std::vector<Point> operator()(const std::vector<Point> &points) const
    {
        std::vector<Point> result;
        result.reserve(points.size());
        for (const Point p : points)
            result.push_back((*this)(p));
        return result;
    }

    geometry::Segment operator()(const geometry::Segment &segment) const
    {
        return {(*this)(segment.from), (*this)(segment.to)};
    }
    geometry::Chain operator()(const geometry::Chain &chain) const { return {(*this)(chain.points)}; }
    geometry::Circle operator()(const geometry::Circle &circle) const
    {
        return {(*this)(circle.center), (*this)(circle.radius)};
    }
    geometry::Box operator()(const geometry::Box &box) const { return {(*this)(box.min), (*this)(box.max)}; }
    geometry::Capsule operator()(const geometry::Capsule &capsule) const
    {
        return {(*this)(capsule.from), (*this)(capsule.to), (*this)(capsule.radius)};
    }
    geometry::Polygon operator()(const geometry::Polygon &polygon) const { return {(*this)(polygon.points)}; }
    geometry::Region operator()(const geometry::Region &region) const
    {
        geometry::Region result;
        for (const geometry::Ring &ring : region.rings)
            result.rings.push_back((*this)(ring));
        return result;
    }
};

} // namespace

geometry::Shape rounded(const geometry::Shape &shape, const EngineRounding &rounding)
{
    return std::visit([&](const auto &exact) { return geometry::Shape(Rounder{rounding}(exact)); }, shape);
}

} // namespace hitbox
