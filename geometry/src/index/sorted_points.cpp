#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "index/edge_tree.h"
#include "rings/chain_sweep.h"

namespace hitbox::geometry::detail {

namespace {

struct KeyedPoint {
    std::uint32_t key = 0;
    std::uint32_t index = 0;
};

constexpr std::uint32_t pointDigitBits = 11;
constexpr std::uint32_t pointDigits = 3;
constexpr std::size_t bucketCount = std::size_t{1} << pointDigitBits;

std::size_t digitOf(std::uint32_t key, std::uint32_t digit)
{
    return (key >> (digit * pointDigitBits)) & (bucketCount - 1);
}

/// Whole numbers in the order of the floats.
std::uint32_t orderedBits(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value + 0.0F); // no negative zero
    constexpr std::uint32_t signBit = 0x80000000U;
    return (bits & signBit) != 0 ? ~bits : bits | signBit;
}

std::vector<KeyedPoint> sortedByDigit(const std::vector<KeyedPoint> &points, std::uint32_t digit)
{
    std::array<std::size_t, bucketCount> next{};
    for (const KeyedPoint &point : points)
        ++next[digitOf(point.key, digit)];
    std::exclusive_scan(next.begin(), next.end(), next.begin(), std::size_t{0});
    std::vector<KeyedPoint> sorted(points.size());
    for (const KeyedPoint &point : points)
        sorted[next[digitOf(point.key, digit)]++] = point;
    return sorted;
}

} // namespace

/// Sorted by digits of x as a float, then those of equal key by comparison.
std::vector<std::uint32_t> sortedPoints(std::span<const Point> points)
{
    const FloatFrame frame = FloatFrame::around(points);
    std::vector<KeyedPoint> keyed(points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        keyed[i] = {orderedBits(frame.x(points[i])), static_cast<std::uint32_t>(i)};
    for (std::uint32_t digit = 0; digit < pointDigits; ++digit)
        keyed = sortedByDigit(keyed, digit);

    const auto comesBefore = [&](const KeyedPoint &a, const KeyedPoint &b) {
        const Point p = points[a.index];
        const Point q = points[b.index];
        return p.x != q.x ? p.x < q.x : p.y < q.y;
    };
    for (auto run = keyed.begin(); run != keyed.end();) {
        const auto end = std::find_if(run, keyed.end(), [&](const KeyedPoint &p) { return p.key != run->key; });
        if (end - run > 1)
            std::sort(run, end, comesBefore);
        run = end;
    }
    std::vector<std::uint32_t> sorted(points.size());
    std::ranges::transform(keyed, sorted.begin(), [](const KeyedPoint &point) { return point.index; });
    return sorted;
}

} // namespace hitbox::geometry::detail
