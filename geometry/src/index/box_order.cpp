#include "index/box_order.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace hitbox::geometry::detail {
namespace {

/// What sorting looks at, side by side in memory.
struct BoxPlace {
    double x = 0;
    double y = 0;
    std::int32_t sizeClass = 0;
    std::uint32_t id = 0;
};

// Boxes of one class differ in size at most eightfold, so that no large box makes the nodes of small ones large.
constexpr int exponentsPerClass = 3;
constexpr std::int32_t classOfPoints = std::numeric_limits<std::int32_t>::min();

BoxPlace placeOf(const Box &box, std::uint32_t id)
{
    // Halved first: the sum of two coordinates, and their difference, may overflow.
    const Point half{box.max.x / 2 - box.min.x / 2, box.max.y / 2 - box.min.y / 2};
    const double size = std::max(half.x, half.y);
    return {box.min.x / 2 + box.max.x / 2, box.min.y / 2 + box.max.y / 2,
            size > 0 ? std::ilogb(size) / exponentsPerClass : classOfPoints, id};
}

constexpr std::size_t blockSize = 4;

/// Halves the places from `first` on, at the boundary of the largest block, by the coordinate that is spread wider.
void halve(std::span<BoxPlace> places, std::size_t first)
{
    while (places.size() > 1) {
        const std::size_t last = first + places.size() - 1;
        if (first / blockSize == last / blockSize)
            return;
        const std::size_t blockAlignment = std::bit_floor(first ^ last);
        const std::size_t middle = (last & ~(blockAlignment - 1)) - first;
        Box spread{{places[0].x, places[0].y}, {places[0].x, places[0].y}};
        for (const BoxPlace &place : places) {
            spread.min = {std::min(spread.min.x, place.x), std::min(spread.min.y, place.y)};
            spread.max = {std::max(spread.max.x, place.x), std::max(spread.max.y, place.y)};
        }
        const auto nth = places.begin() + static_cast<std::ptrdiff_t>(middle);
        if (spread.width() >= spread.height())
            std::nth_element(places.begin(), nth, places.end(), [](auto &a, auto &b) { return a.x < b.x; });
        else
            std::nth_element(places.begin(), nth, places.end(), [](auto &a, auto &b) { return a.y < b.y; });
        halve(places.first(middle), first);
        places = places.subspan(middle);
        first += middle;
    }
}

} // namespace

void sortForBlocks(std::span<std::uint32_t> ids, std::span<const Box> boxes)
{
    std::vector<BoxPlace> places;
    places.reserve(ids.size());
    for (const std::uint32_t id : ids)
        places.push_back(placeOf(boxes[id], id));
    const auto isSmaller = [](const BoxPlace &a, const BoxPlace &b) { return a.sizeClass < b.sizeClass; };
    if (!std::ranges::is_sorted(places, isSmaller))
        std::ranges::stable_sort(places, isSmaller);
    for (auto run = places.begin(); run != places.end();) {
        const auto end = std::upper_bound(run, places.end(), *run, isSmaller);
        halve({run, end}, static_cast<std::size_t>(run - places.begin()));
        run = end;
    }
    std::ranges::transform(places, ids.begin(), &BoxPlace::id);
}

} // namespace hitbox::geometry::detail
