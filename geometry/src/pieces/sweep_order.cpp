#include "pieces/sweep_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "exact/lanes.h"

namespace hitbox::geometry::detail {

namespace {

constexpr unsigned sweepDigitBits = 11;
constexpr std::size_t sweepDigitValues = std::size_t{1} << sweepDigitBits;
constexpr std::size_t fewSortedPoints = 700; // below, comparing is faster than counting digits
constexpr std::size_t fewRankedPoints = 128; // and up to here, comparing each with each: nothing of it is a guess

/// A point's x as an integer: never greater for a lesser x, mostly different for a different one.
struct OrderEntry {
    std::uint32_t key = 0;
    std::uint32_t index = 0;
};

/// Subtracting and scaling round monotonically, so keys never contradict the order of x. Halved, since the width of
/// the range may overflow.
void fillEntries(std::span<const Point> points, std::span<OrderEntry> entries)
{
    // Both coordinates at once, and by twos: branches could only be guessed, and each comparison waits for the one
    // before.
    const TwoDoubles first = TwoDoubles::of(points.front());
    std::array<TwoDoubles, 2> least{first, first};
    std::array<TwoDoubles, 2> greatest{first, first};
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) {
        for (std::size_t k = 0; k < 2; ++k) {
            least[k] = smaller(least[k], TwoDoubles::of(points[i + k]));
            greatest[k] = larger(greatest[k], TwoDoubles::of(points[i + k]));
        }
    }
    const TwoDoubles last = TwoDoubles::of(points.back());
    const double offset = smaller(smaller(least[0], least[1]), last).first() / 2;
    const double width = larger(larger(greatest[0], greatest[1]), last).first() / 2 - offset;
    const double scale = width > 0 ? std::min(4294967040.0 / width, 1e300) : 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double key = std::min((points[i].x / 2 - offset) * scale, 4294967295.0);
        entries[i] = {static_cast<std::uint32_t>(static_cast<std::int64_t>(key)), static_cast<std::uint32_t>(i)};
    }
}

/// The lowest bits of a key, which give way to an index where points are ranked.
constexpr std::uint32_t rankedIndexes = 128;

/// Keys are counted for as many at once as this; there is always a multiple of it.
constexpr std::size_t keysAtOnce = 8;

/// For each of eight keys how many of all are less.
std::array<std::int32_t, keysAtOnce> countLess(std::span<const std::int32_t> all,
                                               std::span<const std::int32_t, keysAtOnce> than)
{
    std::array<std::int32_t, keysAtOnce> counts{};
#if HITBOX_SSE2
    const __m128i bounds = _mm_loadu_si128(reinterpret_cast<const __m128i *>(&than[0]));
    const __m128i otherBounds = _mm_loadu_si128(reinterpret_cast<const __m128i *>(&than[4]));
    __m128i count = _mm_setzero_si128();
    __m128i otherCount = _mm_setzero_si128();
    for (const std::int32_t key : all) {
        const __m128i four = _mm_set1_epi32(key);
        count = _mm_sub_epi32(count, _mm_cmpgt_epi32(bounds, four));
        otherCount = _mm_sub_epi32(otherCount, _mm_cmpgt_epi32(otherBounds, four));
    }
    _mm_storeu_si128(reinterpret_cast<__m128i *>(&counts[0]), count);
    _mm_storeu_si128(reinterpret_cast<__m128i *>(&counts[4]), otherCount);
#else
    for (const std::int32_t key : all)
        for (std::size_t i = 0; i < keysAtOnce; ++i)
            counts[i] += key < than[i] ? 1 : 0;
#endif
    return counts;
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

/// Puts runs in order that have keys in common.
template <typename SameKey, typename IsLess>
void sortRuns(std::span<OrderEntry> entries, SameKey sameKey, IsLess isLess)
{
    for (std::size_t i = 0, end = 0; i < entries.size(); i = end) {
        for (end = i + 1; end < entries.size() && sameKey(entries[end], entries[i]); ++end) {
        }
        if (end - i > 1)
            std::ranges::sort(entries.subspan(i, end - i), isLess);
    }
}

/// Sorts at most as many as are ranked by the upper bits of their keys, each to the place that is the number of lesser
/// ones. The lower bits make way for the index, so that no two are alike.
void sortByRank(std::span<OrderEntry> entries)
{
    static_assert(fewRankedPoints <= rankedIndexes && fewRankedPoints % keysAtOnce == 0);
    std::array<std::int32_t, fewRankedPoints> keys; // NOLINT(cppcoreguidelines-pro-type-member-init)
    const std::size_t count = entries.size();
    // Signed, as vector registers compare integers.
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t key = (entries[i].key & ~(rankedIndexes - 1)) | static_cast<std::uint32_t>(i);
        keys[i] = static_cast<std::int32_t>(key ^ 0x80000000U);
    }
    const std::size_t padded = (count + keysAtOnce - 1) / keysAtOnce * keysAtOnce;
    std::fill(keys.begin() + static_cast<std::ptrdiff_t>(count), keys.begin() + static_cast<std::ptrdiff_t>(padded), 0);
    std::array<OrderEntry, fewRankedPoints> sorted; // NOLINT(cppcoreguidelines-pro-type-member-init)
    for (std::size_t first = 0; first < count; first += keysAtOnce) {
        const auto counts = countLess(std::span(keys).first(count),
                                      std::span<const std::int32_t, keysAtOnce>(&keys[first], keysAtOnce));
        for (std::size_t i = 0; i < std::min(keysAtOnce, count - first); ++i)
            sorted[static_cast<std::size_t>(counts[i])] = entries[first + i];
    }
    std::copy_n(sorted.begin(), count, entries.begin());
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
    const auto sameKey = [](OrderEntry a, OrderEntry b) { return a.key == b.key; };
    const auto sameRankedKey = [](OrderEntry a, OrderEntry b) { return (a.key ^ b.key) < rankedIndexes; };
    if (size <= fewRankedPoints) {
        sortByRank(entries);
        sortRuns(entries, sameRankedKey, isLess);
    } else if (size <= fewSortedPoints) {
        std::ranges::sort(entries, isLess);
    } else {
        std::pmr::vector<OrderEntry> other(size, memory);
        sortByDigit(entries, other, 0);
        sortByDigit(other, entries, sweepDigitBits);
        sortByDigit(entries, other, 2 * sweepDigitBits);
        entries.swap(other);
        sortRuns(entries, sameKey, isLess);
    }
    std::ranges::transform(entries, order.begin(), &OrderEntry::index);
    return order;
}

} // namespace hitbox::geometry::detail
