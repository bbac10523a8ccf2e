#pragma once

#include "formats/merge/json_tree.h"
#include "formats/merge/list_identity.h"

#include <optional>
#include <vector>

namespace hitbox {

/// In which order the items of a merged list stand, by the numbers that ListIdentities gives them.
struct MergedOrder {
    std::vector<int> taken;
    std::vector<int> other = {}; ///< as theirs has it, where both sides moved items; else empty
};

/// The order of the side that moved items among those that both sides have; what one side alone has follows what it
/// follows there. `items` holds for each number what the merge kept of the item: only that is in the order.
///
/// Law: where `other` is empty, the sides may be swapped and the order is the same.
MergedOrder mergedOrder(const ListIdentities &ids, const std::vector<std::optional<JsonTree>> &items);

} // namespace hitbox
