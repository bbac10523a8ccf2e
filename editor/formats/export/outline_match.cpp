#include "formats/export/outline_match.h"

#include "formats/exporters/preparation/engine_bodies.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

constexpr double cellSide = 4; ///< pixels; no tolerance is larger

geometry::Point beginningOf(const Outline &outline)
{
    const QList<geometry::Point> points = definingPoints(outline);
    return points.isEmpty() ? geometry::Point{} : points.constFirst();
}

qint64 cellOf(double coordinate)
{
    return qint64(std::floor(coordinate / cellSide));
}

} // namespace

double precisionOf(const Outline &outline, geometry::Point origin, NumberPrecision precision)
{
    double reach = std::max({1.0, std::abs(origin.x), std::abs(origin.y), radiusOf(outline)});
    for (const geometry::Point point : definingPoints(outline))
        reach = std::max({reach, std::abs(point.x), std::abs(point.y)});
    // Moved there and back, scaled and turned upright: a few roundings each.
    const double computed = 32 * std::numeric_limits<double>::epsilon() * reach;
    return precision == NumberPrecision::Single ? computed + double(std::numeric_limits<float>::epsilon()) * reach
                                                : computed;
}

bool matches(const Outline &outline, const Outline &other, double tolerance)
{
    if (kindOf(outline) != kindOf(other) || std::abs(radiusOf(outline) - radiusOf(other)) > tolerance)
        return false;
    const QList<geometry::Point> points = definingPoints(outline);
    const QList<geometry::Point> others = definingPoints(other);
    return std::equal(points.begin(), points.end(), others.begin(), others.end(),
                      [tolerance](geometry::Point a, geometry::Point b) {
                          return std::abs(a.x - b.x) <= tolerance && std::abs(a.y - b.y) <= tolerance;
                      });
}

void OutlineIndex::add(const Outline &outline)
{
    const geometry::Point at = beginningOf(outline);
    QList<Outline> &cell = m_cells[{cellOf(at.x), cellOf(at.y)}];
    if (!cell.contains(outline))
        cell.append(outline);
}

bool OutlineIndex::holds(const Outline &outline, double tolerance) const
{
    const geometry::Point at = beginningOf(outline);
    for (const double x : {at.x - tolerance, at.x + tolerance}) {
        for (const double y : {at.y - tolerance, at.y + tolerance}) {
            const auto cell = m_cells.constFind({cellOf(x), cellOf(y)});
            if (cell != m_cells.constEnd() && std::any_of(cell->begin(), cell->end(), [&](const Outline &other) {
                    return matches(outline, other, tolerance);
                }))
                return true;
        }
    }
    return false;
}

} // namespace hitbox
