#pragma once

#include <QList>
#include <QSet>

#include <algorithm>
#include <vector>

namespace hitbox {

/// Where the items of a list went that have no name to know them by: the ones that are equal before and after. An item
/// with no equal was changed where it stands. Of lists with very many differences everything is taken to stand still.
template <typename Item>
QSet<int> followedPlaces(const QSet<int> &places, const QList<Item> &before, const QList<Item> &after)
{
    const auto differs = [&](qsizetype i) {
        return i >= before.size() || i >= after.size() || before.at(i) != after.at(i);
    };
    std::vector<int> open;
    for (int i = 0; i < after.size(); ++i) {
        if (differs(i))
            open.push_back(i);
    }
    constexpr std::size_t mostComparisons = 1'000'000;
    if (open.empty() || open.size() * static_cast<std::size_t>(places.size()) > mostComparisons)
        return places;
    QSet<int> followed;
    for (const int place : places) {
        const auto goesTo = [&](int i) { return after.at(i) == before.at(place) && !followed.contains(i); };
        const bool moved = place >= 0 && place < before.size() && differs(place);
        const auto found = moved ? std::ranges::find_if(open, goesTo) : open.end();
        followed.insert(found == open.end() ? place : *found);
    }
    return followed;
}

} // namespace hitbox
