#include "formats/exporters/preparation/engine_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

/// Volatile, since GCC 12 at -O2 leaves the narrowing out where it turns the calculation of two coordinates into
/// vectors.
double toSingle(double value)
{
    const volatile auto single = static_cast<float>(value);
    return static_cast<double>(single);
}

/// Rounds as one engine does.
class Rounding
{
public:
    Rounding(geometry::Point origin, const EngineNumbers &numbers)
        : m_origin(origin)
        , m_numbers(numbers)
    {
    }

    double length(double pixels) const
    {
        const double units = pixels / m_numbers.pixelsPerUnit;
        switch (m_numbers.precision) {
        case NumberPrecision::Double: break;
        case NumberPrecision::Single: return toSingle(units) * m_numbers.pixelsPerUnit;
        case NumberPrecision::Whole: return std::round(units) * m_numbers.pixelsPerUnit;
        }
        return pixels;
    }

    geometry::Point point(geometry::Point pixels) const
    {
        if (m_numbers.precision == NumberPrecision::Double)
            return pixels;
        const geometry::Point away = wayWithoutNoise(m_origin, pixels);
        return {length(away.x) + m_origin.x, length(away.y) + m_origin.y};
    }

    QList<geometry::Point> points(QList<geometry::Point> pixels) const
    {
        for (geometry::Point &pixel : pixels)
            pixel = point(pixel);
        return pixels;
    }

    Outline operator()(const PolygonOutline &polygon) const { return PolygonOutline{points(polygon.points)}; }
    Outline operator()(const ChainLine &chain) const { return ChainLine{points(chain.points)}; }
    Outline operator()(const geometry::Box &box) const { return geometry::Box{point(box.min), point(box.max)}; }
    Outline operator()(const geometry::Circle &circle) const
    {
        return geometry::Circle{point(circle.center), length(circle.radius)};
    }
    Outline operator()(const geometry::Capsule &capsule) const
    {
        return geometry::Capsule{point(capsule.from), point(capsule.to), length(capsule.radius)};
    }

private:
    geometry::Point m_origin;
    EngineNumbers m_numbers;
};

} // namespace

geometry::Point originOf(const Frame &frame, NumberOrigin origin)
{
    switch (origin) {
    case NumberOrigin::FrameCorner: break;
    case NumberOrigin::Pivot: return frame.pivot;
    case NumberOrigin::FrameCenter: return {frame.size.width() / 2.0, frame.size.height() / 2.0};
    }
    return {};
}

double withoutNoise(double value, double magnitude)
{
    constexpr double mostWhole = 9007199254740992.0; // 2^53: decimals as whole numbers up to it are exact
    const double noise = 2 * std::numeric_limits<double>::epsilon() * magnitude;
    for (const double unit : {1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9}) {
        const double scaled = std::round(value * unit);
        if (std::abs(scaled) > mostWhole)
            break;
        const double decimal = scaled / unit + 0.0; // no negative zero
        if (std::abs(decimal - value) <= noise)
            return decimal;
    }
    return value;
}

geometry::Point wayWithoutNoise(geometry::Point from, geometry::Point to)
{
    const auto way = [](double a, double b) {
        const double away = b - a;
        if (a == 0)
            return away; // nothing is taken off
        return withoutNoise(away, std::max({std::abs(a), std::abs(b), std::abs(away)}));
    };
    return {way(from.x, to.x), way(from.y, to.y)};
}

geometry::Point sizeWithoutNoise(const geometry::Box &box)
{
    return wayWithoutNoise(box.min, box.max);
}

geometry::Point inEngine(geometry::Point point, geometry::Point origin, const EngineNumbers &numbers)
{
    const geometry::Point away = wayWithoutNoise(origin, point);
    const double y = numbers.y == YAxis::Up ? -away.y : away.y;
    return {away.x / numbers.pixelsPerUnit, y / numbers.pixelsPerUnit + 0.0}; // no negative zero
}

Outline asKept(const Outline &outline, geometry::Point origin, const EngineNumbers &numbers)
{
    return std::visit(Rounding(origin, numbers), outline);
}

double roundingOf(const Outline &outline, const Outline &kept)
{
    const QList<geometry::Point> before = handlesOf(outline);
    const QList<geometry::Point> after = handlesOf(kept);
    Q_ASSERT(before.size() == after.size());
    double farthest = 0;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const geometry::Point moved = after.at(i) - before.at(i);
        farthest = std::max(farthest, std::hypot(moved.x, moved.y));
    }
    return farthest;
}

} // namespace hitbox
