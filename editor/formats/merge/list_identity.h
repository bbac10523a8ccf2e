#pragma once

#include "formats/merge/json_tree.h"

#include <vector>

namespace hitbox {

/// Which items of three versions of a list are one thing: they have the same number. It is known by its id, or else its
/// name, or, as an item of texts, by itself; where it has none of these, shares it with others, or has another name, by
/// what else it holds. What both sides added under one id or name is one thing.
struct ListIdentities {
    std::vector<int> base; ///< the number of each item, in the order of the list; here they count up from 0
    std::vector<int> ours;
    std::vector<int> theirs;
    int count = 0; ///< of all numbers
};

ListIdentities identitiesOf(const JsonTree &base, const JsonTree &ours, const JsonTree &theirs);

} // namespace hitbox
