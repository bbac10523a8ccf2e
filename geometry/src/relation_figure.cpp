#include "relation_figure.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "finite.h"

namespace hitbox::geometry::detail {

namespace {

// Without branches, as is the loop that asks: shapes are looked at for every pair that they are part of.
bool isInRange(double coordinate)
{
    const double size = std::abs(coordinate);
    return (size <= 0x1p200) & ((size >= 0x1p-200) | (size == 0));
}

} // namespace

Figure::Figure(const Shape &shape)
{
    std::visit([this](const auto &alternative) { take(alternative); }, shape);
    settle();
}

void Figure::take(Point p)
{
    m_kind = FigureKind::Point;
    m_own[0] = p;
    m_ownCount = 1;
}

void Figure::take(const Segment &segment)
{
    m_kind = FigureKind::Line;
    m_own[0] = segment.from;
    m_own[1] = segment.to;
    m_ownCount = 2;
}

void Figure::take(const Chain &chain)
{
    m_kind = FigureKind::Line;
    m_shared = chain.points;
}

void Figure::take(const Circle &circle)
{
    take(Capsule{circle.center, circle.center, circle.radius});
}

void Figure::take(const Box &box)
{
    if (box.width() == 0 || box.height() == 0)
        return take(Segment{box.min, box.max});
    m_kind = FigureKind::Area;
    m_own = {box.min, {box.min.x, box.max.y}, box.max, {box.max.x, box.min.y}};
    m_ownCount = 4;
}

void Figure::take(const Capsule &capsule)
{
    take(Segment{capsule.from, capsule.to});
    if (!std::isfinite(capsule.radius)) {
        m_ownCount = 0;
    } else if (capsule.radius > 0) {
        m_kind = FigureKind::Round;
        m_radius = capsule.radius;
    }
}

void Figure::take(const Polygon &polygon)
{
    m_kind = FigureKind::Area;
    m_shared = polygon.points;
}

void Figure::take(const Region &region)
{
    m_kind = FigureKind::Area;
    m_rings = region.rings;
}

Point Figure::anyPoint() const
{
    std::size_t index = 0;
    while (line(index).empty())
        ++index;
    return line(index).front();
}

void Figure::settle()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Box box{{infinity, infinity}, {-infinity, -infinity}};
    bool areInRange = true;
    for (std::size_t i = 0; i < lineCount(); ++i) {
        for (const Point p : line(i)) {
            areInRange &= geometry::detail::isInRange(p.x) & geometry::detail::isInRange(p.y);
            box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
            box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
        }
    }
    m_box = box;
    m_isInRange = areInRange;
    if (box.min.x > box.max.x || (!areInRange && !isFinite()))
        m_kind = FigureKind::Nothing;
    else if (m_kind != FigureKind::Round && box.min == box.max)
        m_kind = FigureKind::Point;
}

bool Figure::isFinite() const
{
    for (std::size_t i = 0; i < lineCount(); ++i) {
        if (!areFinite(line(i)))
            return false;
    }
    return true;
}

Location locate(Point p, const Figure &area)
{
    bool isFilled = false;
    for (std::size_t i = 0; i < area.lineCount(); ++i) {
        const Location location = geometry::locate(p, area.line(i));
        if (location == Location::Boundary)
            return Location::Boundary;
        isFilled ^= location == Location::Inside;
    }
    return isFilled ? Location::Inside : Location::Outside;
}

} // namespace hitbox::geometry::detail
