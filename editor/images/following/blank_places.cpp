#include "images/following/blank_places.h"

#include <algorithm>

namespace hitbox {

QList<int> blankSlots(const QList<OldPlace> &places, QList<bool> isFree)
{
    QList<int> slotOf(places.size(), -1);
    const auto isKnown = [](const OldPlace &place) { return place.now >= 0; };
    for (auto place = places.cbegin(); place != places.cend(); ++place) {
        if (!place->isBlank)
            continue;
        const auto before = std::find_if(std::make_reverse_iterator(place), places.crend(), isKnown);
        const auto behind = std::find_if(place, places.cend(), isKnown);
        const bool hasBefore = before != places.crend();
        const bool hasBehind = behind != places.cend();
        const bool isUndisturbed = (!hasBefore || before->hasStayed) && (!hasBehind || behind->hasStayed);
        if (isUndisturbed)
            continue;
        const qsizetype end = hasBehind ? behind->now : isFree.size();
        for (qsizetype slot = hasBefore ? before->now + 1 : 0; slot < end; ++slot) {
            if (!isFree.at(slot))
                continue;
            isFree[slot] = false;
            slotOf[place - places.cbegin()] = static_cast<int>(slot);
            break;
        }
    }
    return slotOf;
}

} // namespace hitbox
