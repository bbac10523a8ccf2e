#pragma once

#include "formats/merge/json_tree.h"

#include <QStringList>

#include <array>
#include <vector>

/// Members that say by a number which item of another list they mean: the frames of a tag, the instance that an emitter
/// aims at. Places differ between versions, and so while lists are merged such members hold the numbers of
/// ListIdentities, which mean one thing in all of them.
namespace hitbox {

/// One list whose items count those of another list of the same object.
struct Counting {
    const char *within;  ///< list of the objects that have both
    const char *counted; ///< list
    const char *list;    ///< whose items count
    std::array<const char *, 2> members;
};
inline constexpr std::array<Counting, 2> countings{
    {{"sprites", "frames", "tags", {"from", "to"}}, {"stages", "instances", "emitters", {"target", "target"}}}};

/// The list with the numbers of items in place of where they stand. A count to no item stays as it is, marked.
JsonTree numbered(JsonTree list, const Counting &counting, const std::vector<int> &numbers);

struct CountedAgain {
    JsonTree list;
    QStringList emptied; ///< what went away, by the names of mergeStepName()
};

/// The other way round, with the items in this order. A tag shrinks to those of its frames that are left, and goes
/// where none is; an emitter aims at an instance that is not there.
CountedAgain countedAgain(JsonTree list, const Counting &counting, const std::vector<int> &order);

} // namespace hitbox
