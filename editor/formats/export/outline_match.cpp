#include "formats/export/outline_match.h"

#include "formats/exporters/preparation/engine_bodies.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

/// A number for each coordinate, without a pattern that outlines have, in [1/2, 3/2).
double weightOf(qsizetype place)
{
    constexpr double goldenRatio = 0.6180339887498949; // its multiples lie evenly between whole numbers
    const double multiple = double(place + 1) * goldenRatio;
    return 0.5 + multiple - std::floor(multiple);
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

/// With weights w ≥ 0 the mean Σwc / Σw of coordinates that are each at most t off is at most t off itself.
OutlineIndex::Mean OutlineIndex::meanOf(const Outline &outline)
{
    const QList<geometry::Point> points = definingPoints(outline);
    double sum = 0;
    double weights = 0;
    double reach = 0;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const double x = weightOf(2 * i);
        const double y = weightOf(2 * i + 1);
        sum += x * points[i].x + y * points[i].y;
        weights += x + y;
        reach = std::max({reach, std::abs(points[i].x), std::abs(points[i].y)});
    }
    if (points.isEmpty())
        return {};
    // The bound for a sum of 2n products and a quotient: (2n + 2) half epsilons of the largest. What the weights
    // themselves are off is alike for outlines of as many points.
    const double rounding = double(points.size() + 1) * std::numeric_limits<double>::epsilon() * reach;
    return {sum / weights, rounding};
}

void OutlineIndex::add(const Outline &outline)
{
    const Mean mean = meanOf(outline);
    m_rounding = std::max(m_rounding, mean.rounding);
    const auto [first, end] = m_outlines.equal_range(mean.value);
    if (std::none_of(first, end, [&outline](const auto &entry) { return entry.second == outline; }))
        m_outlines.emplace(mean.value, outline);
}

bool OutlineIndex::holds(const Outline &outline, double tolerance) const
{
    const Mean mean = meanOf(outline);
    const double off = tolerance + mean.rounding + m_rounding;
    const auto first = m_outlines.lower_bound(mean.value - off);
    const auto end = m_outlines.upper_bound(mean.value + off);
    return std::any_of(first, end, [&](const auto &entry) { return matches(outline, entry.second, tolerance); });
}

} // namespace hitbox
