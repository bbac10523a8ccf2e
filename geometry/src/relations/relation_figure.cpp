#include "relations/relation_figure.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/segment_meeting.h>

#include "exact/exact_distance.h"
#include "exact/finite.h"
#include "exact/lanes.h"
#include "exact/point_order.h"
#include "index/box_meeting.h"

namespace hitbox::geometry::detail {

namespace {

bool isRelated(double coordinate)
{
    const double size = std::abs(coordinate);
    return size <= 0x1p200 && (size >= 0x1p-200 || size == 0);
}

/// What is gathered of points, both coordinates at once and without branches: shapes are looked at for every pair that
/// they are part of.
struct PointSurvey {
    TwoDoubles least = TwoDoubles::all(std::numeric_limits<double>::infinity());
    TwoDoubles most = TwoDoubles::all(-std::numeric_limits<double>::infinity());
    TwoDoubles smallest = TwoDoubles::all(1); ///< magnitude
    TwoDoubles sum = TwoDoubles::all(0);      ///< of the magnitudes

    void add(Point p)
    {
        const TwoDoubles place = TwoDoubles::of(p);
        const TwoDoubles size = magnitude(place);
        least = smaller(place, least);
        most = larger(place, most);
        smallest = smaller(size, smallest);
        sum = sum + size;
    }

    Box box() const { return {{least.first(), least.second()}, {most.first(), most.second()}}; }

    /// True only where all coordinates are of magnitudes from 2^-200 to 2^200: a rounded sum of magnitudes is no less
    /// than any of them, and no number where one of them is none. False where one is 0.
    bool areSurelyRelated() const
    {
        return std::min(smallest.first(), smallest.second()) >= 0x1p-200 && sum.first() <= 0x1p200 &&
               sum.second() <= 0x1p200;
    }
};

} // namespace

Figure::Figure(const Shape &shape)
{
    std::visit([this](const auto &alternative) { take(alternative); }, shape);
    settle();
}

Figure::Figure(std::span<const Point> ring)
{
    m_kind = FigureKind::Area;
    m_shared = ring;
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
    m_isBox = true;
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
    PointSurvey survey;
    for (std::size_t i = 0; i < lineCount(); ++i) {
        for (const Point p : line(i))
            survey.add(p);
    }
    m_box = survey.box();
    m_isInRange = survey.areSurelyRelated() || areRelated();
    if (m_box.min.x > m_box.max.x || (!m_isInRange && !isFinite()))
        m_kind = FigureKind::Nothing;
    else if (m_kind != FigureKind::Round && m_box.min == m_box.max)
        m_kind = FigureKind::Point;
}

bool Figure::areRelated() const
{
    for (std::size_t i = 0; i < lineCount(); ++i) {
        for (const Point p : line(i)) {
            if (!isRelated(p.x) || !isRelated(p.y))
                return false;
        }
    }
    return true;
}

bool Figure::isFinite() const
{
    for (std::size_t i = 0; i < lineCount(); ++i) {
        if (!areFinite(line(i)))
            return false;
    }
    return true;
}

namespace {

Location locateInRings(Point p, const Figure &area)
{
    if (!haveCommonPoint(area.box(), {p, p}))
        return Location::Outside;
    bool isFilled = false;
    for (std::size_t i = 0; i < area.lineCount(); ++i) {
        const Location location = geometry::locate(p, area.line(i));
        if (location == Location::Boundary)
            return Location::Boundary;
        isFilled ^= location == Location::Inside;
    }
    return isFilled ? Location::Inside : Location::Outside;
}

Location locateInRound(Point p, const Figure &round)
{
    const auto order = compareDistance(p, round.spine(), radiusOf(round.radius()));
    return order < 0 ? Location::Inside : (order == 0 ? Location::Boundary : Location::Outside);
}

Location locateInBox(Point p, const Box &box)
{
    if (box.min.x < p.x && p.x < box.max.x && box.min.y < p.y && p.y < box.max.y)
        return Location::Inside;
    return haveCommonPoint(box, {p, p}) ? Location::Boundary : Location::Outside;
}

/// The way along a row of points on one line, back and forth: its ends, and between them the outermost points.
void addRow(Ring &left, std::span<const Point> row)
{
    const auto [least, most] = std::ranges::minmax_element(row, isBefore);
    for (const Point p : {row.front(), *least, *most, row.back()})
        if (left.empty() || left.back() != p)
            left.push_back(p);
}

/// Rows of points, each from the last point of the one before. Nothing but the rows is looked at where the points close
/// a ring.
Ring withoutRetracedRows(std::span<const Point> points)
{
    Ring left;
    for (std::size_t first = 0; first + 1 < points.size();) {
        std::size_t end = first + 1;
        while (end < points.size() && points[end] == points[first])
            ++end;
        const std::size_t direction = end;
        while (end < points.size() &&
               orientation(points[first], points[direction], points[end]) == Orientation::Collinear)
            ++end;
        addRow(left, points.subspan(first, end - first));
        first = end - 1;
    }
    if (left.empty())
        left.assign(points.begin(), points.end());
    return left;
}

} // namespace

Shape withoutRetracing(const Figure &figure)
{
    if (figure.kind() != FigureKind::Area)
        return Chain{withoutRetracedRows(figure.line(0))};
    Region region;
    for (std::size_t i = 0; i < figure.lineCount(); ++i) {
        Ring closed(figure.line(i).begin(), figure.line(i).end());
        if (closed.empty())
            continue;
        closed.push_back(closed.front());
        Ring left = withoutRetracedRows(closed);
        if (left.size() > 1)
            left.pop_back();
        region.rings.push_back(std::move(left));
    }
    return region;
}

Location locate(Point p, const Figure &figure)
{
    switch (figure.kind()) {
    case FigureKind::Nothing: return Location::Outside;
    case FigureKind::Point: return p == figure.anyPoint() ? Location::Boundary : Location::Outside;
    case FigureKind::Area: return figure.isBox() ? locateInBox(p, figure.box()) : locateInRings(p, figure);
    case FigureKind::Round: return locateInRound(p, figure);
    case FigureKind::Line: break;
    }
    const bool isOn = figure.hasEdge([p](const Segment &edge) { return contains(edge, p); });
    return isOn ? Location::Boundary : Location::Outside;
}

} // namespace hitbox::geometry::detail
