#include "formats/merge/counted_items.h"

#include "formats/merge/merge_step_name.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

namespace hitbox {

namespace {

/// Added to a count that counts to no item: beyond all numbers of items.
constexpr qint64 noItem = qint64(1) << 40;

bool isNumber(const JsonTree &piece)
{
    return piece.kind == JsonTree::Kind::Piece && !piece.text.isEmpty() &&
           (piece.text.at(0) == '-' || (piece.text.at(0) >= '0' && piece.text.at(0) <= '9'));
}

template <typename Change>
void eachCount(JsonTree &list, const Counting &counting, const Change &change)
{
    for (JsonTree &item : list.items) {
        const bool isOne = std::string_view(counting.members[0]) == counting.members[1];
        for (std::size_t i = 0; i < (isOne ? 1 : counting.members.size()); ++i) {
            JsonTree *count = item.kind == JsonTree::Kind::Object ? item.member(counting.members[i]) : nullptr;
            if (!count || !isNumber(*count))
                continue;
            *count = numberPiece(change(numberIn(count)));
        }
    }
}

/// Has a tag name only frames that are left; false where none is. What was removed was in the base, whose items have
/// the numbers of their places.
bool shrunk(JsonTree &item, const std::map<qint64, qint64> &places)
{
    JsonTree *from = item.member("from");
    JsonTree *to = item.member("to");
    if (!from || !to || !isNumber(*from) || !isNumber(*to))
        return true;
    const qint64 first = numberIn(from);
    const qint64 last = numberIn(to);
    const auto isGone = [&places](qint64 number) { return number < noItem / 2 && !places.contains(number); };
    if (!isGone(first) && !isGone(last))
        return true;
    const auto after = places.lower_bound(first);
    const auto behind = places.upper_bound(last);
    const bool hasAfter = after != places.end() && (after->first <= last || !isGone(last));
    const bool hasBefore = behind != places.begin() && (std::prev(behind)->first >= first || !isGone(first));
    if ((isGone(first) && !hasAfter) || (isGone(last) && !hasBefore))
        return false;
    if (isGone(first))
        *from = numberPiece(after->first <= last ? after->first : last);
    if (isGone(last))
        *to = numberPiece(std::prev(behind)->first >= first ? std::prev(behind)->first : first);
    return true;
}

} // namespace

JsonTree numbered(JsonTree list, const Counting &counting, const std::vector<int> &numbers)
{
    eachCount(list, counting, [&numbers](qint64 place) {
        return place >= 0 && place < static_cast<qint64>(numbers.size()) ? numbers[static_cast<std::size_t>(place)]
                                                                         : place + noItem;
    });
    return list;
}

CountedAgain countedAgain(JsonTree list, const Counting &counting, const std::vector<int> &order)
{
    QStringList emptied;
    std::map<qint64, qint64> places;
    for (std::size_t i = 0; i < order.size(); ++i)
        places.emplace(order[i], static_cast<qint64>(i));
    std::erase_if(list.items, [&](JsonTree &item) {
        if (item.kind != JsonTree::Kind::Object || shrunk(item, places))
            return false;
        emptied.append(mergeStepName(item, 0));
        return true;
    });
    const auto last = static_cast<qint64>(order.size());
    eachCount(list, counting, [&places, last](qint64 number) {
        if (number > noItem / 2)
            return number - noItem;
        const auto place = places.find(number);
        return place == places.end() ? last : place->second;
    });
    for (JsonTree &item : list.items) {
        JsonTree *from = item.kind == JsonTree::Kind::Object ? item.member("from") : nullptr;
        JsonTree *to = from ? item.member("to") : nullptr;
        if (to && isNumber(*from) && isNumber(*to) && numberIn(from) > numberIn(to))
            std::swap(*from, *to);
    }
    return {std::move(list), emptied};
}

} // namespace hitbox
