#include "formats/exporters/preparation/engine_numbers.h"

#include <algorithm>
#include <cmath>

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
        return {length(pixels.x - m_origin.x) + m_origin.x, length(pixels.y - m_origin.y) + m_origin.y};
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

geometry::Point inEngine(geometry::Point point, geometry::Point origin, const EngineNumbers &numbers)
{
    const geometry::Point away = point - origin;
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
