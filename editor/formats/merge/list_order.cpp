#include "formats/merge/list_order.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace hitbox {

namespace {

/// The numbers that are wanted, in this order.
template <typename IsWanted>
std::vector<int> filtered(const std::vector<int> &order, const IsWanted &isWanted)
{
    std::vector<int> kept;
    std::ranges::copy_if(order, std::back_inserter(kept), isWanted);
    return kept;
}

std::vector<int> filtered(const std::vector<int> &order, const std::set<int> &wanted)
{
    return filtered(order, [&wanted](int item) { return wanted.contains(item); });
}

std::vector<QByteArray> textsOf(const std::vector<int> &order, const std::vector<std::optional<JsonTree>> &items)
{
    std::vector<QByteArray> texts;
    for (const int item : order)
        texts.push_back(jsonOf(*items[static_cast<std::size_t>(item)]));
    return texts;
}

/// What one side alone has, by what it follows there; -1 for the beginning.
std::map<int, std::vector<int>> runsOf(const std::vector<int> &order, const std::set<int> &inBoth)
{
    std::map<int, std::vector<int>> runs;
    int last = -1;
    for (const int item : order) {
        if (inBoth.contains(item))
            last = item;
        else
            runs[last].push_back(item);
    }
    return runs;
}

std::vector<int> woven(const std::vector<int> &skeleton, std::map<int, std::vector<int>> ours,
                       std::map<int, std::vector<int>> theirs, const std::vector<std::optional<JsonTree>> &items)
{
    std::vector<int> order;
    const auto append = [&](int after) {
        std::vector<int> &a = ours[after];
        std::vector<int> &b = theirs[after];
        if (!a.empty() && !b.empty() && textsOf(b, items) < textsOf(a, items))
            a.swap(b);
        order.insert(order.end(), a.begin(), a.end());
        order.insert(order.end(), b.begin(), b.end());
    };
    append(-1);
    for (const int item : skeleton) {
        order.push_back(item);
        append(item);
    }
    return order;
}

} // namespace

MergedOrder mergedOrder(const ListIdentities &ids, const std::vector<std::optional<JsonTree>> &items)
{
    const auto isKept = [&items](int item) { return items[static_cast<std::size_t>(item)].has_value(); };
    const std::vector<int> ours = filtered(ids.ours, isKept);
    const std::vector<int> theirs = filtered(ids.theirs, isKept);
    const std::set<int> inOurs(ours.begin(), ours.end());
    const std::vector<int> inBothAsTheirs = filtered(theirs, inOurs);
    const std::set<int> inBoth(inBothAsTheirs.begin(), inBothAsTheirs.end());
    const std::vector<int> inBothAsOurs = filtered(ours, inBoth);
    const std::vector<int> before = filtered(ids.base, inBoth);
    const std::set<int> old(before.begin(), before.end());
    const bool oursMoved = filtered(inBothAsOurs, old) != before;
    const bool theirsMoved = filtered(inBothAsTheirs, old) != before;
    std::vector<int> skeleton = inBothAsOurs;
    if (inBothAsOurs != inBothAsTheirs) {
        if (oursMoved && theirsMoved)
            return {woven(inBothAsOurs, runsOf(ours, inBoth), runsOf(theirs, inBoth), items),
                    woven(inBothAsTheirs, runsOf(ours, inBoth), runsOf(theirs, inBoth), items)};
        if (theirsMoved || (!oursMoved && textsOf(inBothAsTheirs, items) < textsOf(inBothAsOurs, items)))
            skeleton = inBothAsTheirs;
    }
    return {woven(skeleton, runsOf(ours, inBoth), runsOf(theirs, inBoth), items)};
}

} // namespace hitbox
