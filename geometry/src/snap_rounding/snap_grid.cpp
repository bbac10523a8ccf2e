#include "snap_rounding/snap_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "exact/point_order.h"
#include "rings/straightened.h"

namespace hitbox::geometry::detail {
namespace {

constexpr double greatestSnapped = 0x1p1000;
/// Up to here steps can be counted in a double.
constexpr double greatestGridCount = 0x1p52;

/// Written without adding a half first: that would be rounded itself.
double roundedHalfUp(double value)
{
    const double below = std::floor(value);
    return value - below >= 0.5 ? below + 1 : below;
}

bool fits(const Box &box, double step)
{
    const double left = roundedHalfUp(box.min.x / step);
    const double right = roundedHalfUp(box.max.x / step);
    const double top = roundedHalfUp(box.min.y / step);
    const double bottom = roundedHalfUp(box.max.y / step);
    const double largest = std::max({std::abs(left), std::abs(right), std::abs(top), std::abs(bottom)});
    return largest <= greatestGridCount &&
           std::max(right - left, bottom - top) <= static_cast<double>(greatestCoordinate);
}

GridPoint stepsFromOrigin(double step, Point p)
{
    return {static_cast<std::int64_t>(roundedHalfUp(p.x / step)), static_cast<std::int64_t>(roundedHalfUp(p.y / step))};
}

struct Quotient {
    std::int64_t whole = 0;
    std::int64_t rest = 0;
};

/// factor * part / total for 0 <= part < total < 2^61 and 0 <= factor, digit by digit: the product may need 92 bits.
Quotient scaledDown(std::int64_t factor, std::int64_t part, std::int64_t total)
{
    Quotient result;
    for (int bit = 30; bit >= 0; --bit) {
        result.whole *= 2;
        result.rest *= 2;
        if ((factor >> bit & 1) != 0)
            result.rest += part;
        while (result.rest >= total) {
            result.rest -= total;
            ++result.whole;
        }
    }
    return result;
}

/// way * part / total, halves rounded up.
std::int64_t roundedShare(std::int64_t way, std::int64_t part, std::int64_t total)
{
    const auto [whole, rest] = scaledDown(std::abs(way), part, total);
    if (way >= 0)
        return whole + (2 * rest >= total ? 1 : 0);
    return -whole - (2 * rest > total ? 1 : 0);
}

/// Whether a point on the way from `before` over `here` to `after` may be left out.
bool isIdle(GridPoint before, GridPoint here, GridPoint after)
{
    return cross(here - before, after - here) == 0;
}

} // namespace

std::optional<SnapFrame> snapFrame(std::span<const Ring> rings, double finest)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Box box{{infinity, infinity}, {-infinity, -infinity}};
    for (const Ring &ring : rings)
        for (const Point p : ring) {
            if (!(std::abs(p.x) <= greatestSnapped && std::abs(p.y) <= greatestSnapped))
                return std::nullopt;
            box = joined(box, p);
        }
    if (box.min.x > box.max.x)
        return SnapFrame{finest, {}};
    double step = finest;
    while (!fits(box, step))
        step *= 2;
    return SnapFrame{step, stepsFromOrigin(step, box.min)};
}

GridPoint snapped(const SnapFrame &frame, Point p)
{
    return stepsFromOrigin(frame.step, p) - frame.anchor;
}

Point inPixels(const SnapFrame &frame, GridPoint p)
{
    const GridPoint steps = p + frame.anchor;
    return {static_cast<double>(steps.x) * frame.step, static_cast<double>(steps.y) * frame.step};
}

bool meetsPixel(const GridSegment &segment, GridPoint center)
{
    const auto [from, to] = segment;
    // Ends are grid points, so the segment's box meets the square only where it holds the centre.
    if (center.x < std::min(from.x, to.x) || center.x > std::max(from.x, to.x) || center.y < std::min(from.y, to.y) ||
        center.y > std::max(from.y, to.y))
        return false;
    const GridPoint way = to - from;
    // Twice the side of the centre; over the square it varies by |way.x| + |way.y| up and down. Of the corners, where
    // it is extreme, only that with the least x and y belongs to the square.
    const std::int64_t twice = 2 * side(segment, center);
    const std::int64_t reach = std::abs(way.x) + std::abs(way.y);
    return std::abs(twice) < reach || (std::abs(twice) == reach && twice - way.x + way.y == 0);
}

std::optional<GridPoint> crossingPixel(const GridSegment &a, const GridSegment &b)
{
    const std::int64_t fromSide = side(b, a.from);
    const std::int64_t toSide = side(b, a.to);
    if ((fromSide <= 0 || toSide >= 0) && (fromSide >= 0 || toSide <= 0))
        return std::nullopt;
    const std::int64_t bFromSide = side(a, b.from);
    const std::int64_t bToSide = side(a, b.to);
    if ((bFromSide <= 0 || bToSide >= 0) && (bFromSide >= 0 || bToSide <= 0))
        return std::nullopt;
    const std::int64_t part = std::abs(fromSide);
    const std::int64_t total = part + std::abs(toSide);
    const GridPoint way = a.to - a.from;
    return a.from + GridPoint{roundedShare(way.x, part, total), roundedShare(way.y, part, total)};
}

GridRing withoutIdlePoints(std::span<const GridPoint> ring)
{
    return straightened(ring, isIdle);
}

Ring inPixels(const SnapFrame &frame, std::span<const GridPoint> ring)
{
    Ring result;
    result.reserve(ring.size());
    for (const GridPoint p : ring)
        result.push_back(inPixels(frame, p));
    std::rotate(result.begin(), std::min_element(result.begin(), result.end(), isBefore), result.end());
    return result;
}

} // namespace hitbox::geometry::detail
