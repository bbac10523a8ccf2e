#include "pieces/sweep_order.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hitbox::geometry::detail {

namespace {

constexpr unsigned sweepDigitBits = 11;
constexpr std::size_t sweepDigitValues = std::size_t{1} << sweepDigitBits;
constexpr std::size_t fewSortedPoints = 700; // below, comparing is faster than counting digits

/// A point's x as an integer: never greater for a lesser x, mostly different for a different one.
struct OrderEntry {
    std::uint32_t key = 0;
    std::uint32_t index = 0;
};

/// Subtracting and scaling round monotonically, so keys never contradict the order of x. Halved, since the width of
/// the range may overflow.
void fillEntries(std::span<const Point> points, std::span<OrderEntry> entries)
{
    const auto [least, greatest] = std::ranges::minmax(points, {}, &Point::x);
    const double offset = least.x / 2;
    const double width = greatest.x / 2 - offset;
    const double scale = width > 0 ? std::min(4294967040.0 / width, 1e300) : 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double key = std::min((points[i].x / 2 - offset) * scale, 4294967295.0);
        entries[i] = {static_cast<std::uint32_t>(static_cast<std::int64_t>(key)), static_cast<std::uint32_t>(i)};
    }
}

void sortByDigit(std::span<const OrderEntry> from, std::span<OrderEntry> to, unsigned shift)
{
    std::array<std::uint32_t, sweepDigitValues> ends{};
    for (const OrderEntry entry : from)
        ++ends[(entry.key >> shift) & (sweepDigitValues - 1)];
    std::uint32_t end = 0;
    for (std::uint32_t &count : ends) {
        const std::uint32_t begin = end;
        end += count;
        count = begin;
    }
    for (const OrderEntry entry : from)
        to[ends[(entry.key >> shift) & (sweepDigitValues - 1)]++] = entry;
}

} // namespace

std::pmr::vector<std::uint32_t> sweepOrder(std::span<const Point> points, std::pmr::memory_resource *memory)
{
    const std::size_t size = points.size();
    std::pmr::vector<std::uint32_t> order(size, memory);
    if (size == 0)
        return order;
    std::pmr::vector<OrderEntry> entries(size, memory);
    fillEntries(points, entries);
    const auto isLess = [points](OrderEntry a, OrderEntry b) {
        if (a.key != b.key)
            return a.key < b.key;
        const Point p = points[a.index];
        const Point q = points[b.index];
        return p == q ? a.index < b.index : isBefore(p, q);
    };
    if (size <= fewSortedPoints) {
        std::ranges::sort(entries, isLess);
    } else {
        std::pmr::vector<OrderEntry> other(size, memory);
        sortByDigit(entries, other, 0);
        sortByDigit(other, entries, sweepDigitBits);
        sortByDigit(entries, other, 2 * sweepDigitBits);
        entries.swap(other);
        for (std::size_t i = 0, end = 0; i < size; i = end) {
            for (end = i + 1; end < size && entries[end].key == entries[i].key; ++end) {
            }
            if (end - i > 1)
                std::ranges::sort(std::span(entries).subspan(i, end - i), isLess);
        }
    }
    std::ranges::transform(entries, order.begin(), &OrderEntry::index);
    return order;
}

} // namespace hitbox::geometry::detail
