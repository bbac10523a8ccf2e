#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

#include "exact/point_order.h"
#include "index/edge_tree.h"
#include "rings/chain_sweep.h"

namespace hitbox::geometry::detail {

namespace {

struct KeyedPoint {
    std::uint32_t key = 0;
    std::uint32_t index = 0;
};

/// The digits of the keys. There are many more keys than points, so that few points share one.
struct KeyDigits {
    static constexpr std::uint32_t mostBits = 11; ///< as many buckets as the fastest cache holds

    std::uint32_t bits = mostBits; ///< of one digit
    std::uint32_t count = 2;

    static KeyDigits forPoints(std::size_t count)
    {
        constexpr std::size_t mostForTwoSmall = 1 << 12;
        constexpr std::size_t mostForTwo = 1 << 18;
        if (count <= mostForTwoSmall)
            return {8, 2};
        return {mostBits, count <= mostForTwo ? 2U : 3U};
    }

    double greatestKey() const { return std::exp2(std::min(bits * count, 32U)) - 1; }
    std::size_t bucketCount() const { return std::size_t{1} << bits; }
    std::size_t digit(std::uint32_t key, std::uint32_t which) const
    {
        return (key >> (which * bits)) & (bucketCount() - 1);
    }
};

/// Keys in the order of x, from 0 up.
std::vector<KeyedPoint> keyedByX(std::span<const Point> points, double greatestKey)
{
    // Scaled, so that the range does not overflow.
    const double scale = FloatFrame::around(points).scale;
    double least = points.empty() ? 0 : points[0].x * scale;
    double greatest = least;
    for (const Point p : points) {
        least = std::min(least, p.x * scale);
        greatest = std::max(greatest, p.x * scale);
    }
    const double perUnit = greatestKey / (greatest - least);
    const double keysPerUnit = std::isfinite(perUnit) ? perUnit : 0; // all share one where the range is next to nothing
    std::vector<KeyedPoint> keyed(points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        keyed[i] = {static_cast<std::uint32_t>((points[i].x * scale - least) * keysPerUnit),
                    static_cast<std::uint32_t>(i)};
    return keyed;
}

void sortByDigit(const KeyDigits &digits, std::uint32_t which, std::span<const KeyedPoint> points,
                 std::span<KeyedPoint> sorted)
{
    std::array<std::uint32_t, std::size_t{1} << KeyDigits::mostBits> places; // NOLINT(*-member-init): filled here
    const std::span next = std::span(places).first(digits.bucketCount());
    std::ranges::fill(next, 0);
    for (const KeyedPoint &point : points)
        ++next[digits.digit(point.key, which)];
    std::exclusive_scan(next.begin(), next.end(), next.begin(), std::uint32_t{0});
    for (const KeyedPoint &point : points)
        sorted[next[digits.digit(point.key, which)]++] = point;
}

} // namespace

/// Sorted by digits of keys, then those of equal key by comparison.
std::vector<std::uint32_t> sortedPoints(std::span<const Point> points)
{
    const KeyDigits digits = KeyDigits::forPoints(points.size());
    std::vector<KeyedPoint> keyed = keyedByX(points, digits.greatestKey());
    std::vector<KeyedPoint> byDigit(points.size());
    for (std::uint32_t which = 0; which < digits.count; ++which) {
        sortByDigit(digits, which, keyed, byDigit);
        keyed.swap(byDigit);
    }

    const auto comesBefore = [&](const KeyedPoint &a, const KeyedPoint &b) {
        return isBefore(points[a.index], points[b.index]);
    };
    for (std::size_t i = 1; i < keyed.size(); ++i) {
        if (keyed[i].key != keyed[i - 1].key)
            continue;
        const auto run = keyed.begin() + static_cast<std::ptrdiff_t>(i - 1);
        const auto end = std::find_if(run, keyed.end(), [&](const KeyedPoint &p) { return p.key != run->key; });
        std::sort(run, end, comesBefore);
        i = static_cast<std::size_t>(end - keyed.begin());
    }
    std::vector<std::uint32_t> sorted(points.size());
    std::ranges::transform(keyed, sorted.begin(), [](const KeyedPoint &point) { return point.index; });
    return sorted;
}

} // namespace hitbox::geometry::detail
