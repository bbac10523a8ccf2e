#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace hitbox::geometry::detail {

/// The ring without points that repeat, and without those that isOnWay(before, here, after) says lie on the line
/// through their neighbours, on a way there and back as well. Empty where less than three points are left. Linear.
template <typename P, typename IsOnWay>
std::vector<P> straightened(std::span<const P> ring, IsOnWay isOnWay)
{
    std::vector<P> kept;
    for (const P p : ring) {
        while (kept.size() >= 2 && isOnWay(kept[kept.size() - 2], kept.back(), p))
            kept.pop_back();
        if (kept.empty() || kept.back() != p)
            kept.push_back(p);
    }
    // Where the ring closes, either end may be on the way, and taking it away may put the other there.
    std::size_t first = 0;
    std::size_t end = kept.size();
    while (end - first >= 3) {
        if (isOnWay(kept[end - 2], kept[end - 1], kept[first]))
            --end;
        else if (isOnWay(kept[end - 1], kept[first], kept[first + 1]))
            ++first;
        else
            return {kept.begin() + static_cast<std::ptrdiff_t>(first), kept.begin() + static_cast<std::ptrdiff_t>(end)};
    }
    return {};
}

} // namespace hitbox::geometry::detail
