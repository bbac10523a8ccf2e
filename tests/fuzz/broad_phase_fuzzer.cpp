#include <algorithm>
#include <optional>

#include <hitbox/geometry/broad_phase.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

namespace {

/// Boxes by id, nothing for those that were removed.
using Boxes = std::vector<std::optional<Box>>;

bool overlap(const Box &a, const Box &b)
{
    const auto isUsable = [](const Box &box) {
        return fuzz::isFinite(box.min) && fuzz::isFinite(box.max) && box.min.x <= box.max.x && box.min.y <= box.max.y;
    };
    return isUsable(a) && isUsable(b) && a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y &&
           b.min.y <= a.max.y;
}

std::vector<ShapePair> pairByPair(const Boxes &boxes)
{
    std::vector<ShapePair> pairs;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        for (std::size_t j = i + 1; j < boxes.size(); ++j) {
            if (boxes[i] && boxes[j] && overlap(*boxes[i], *boxes[j]))
                pairs.push_back({i, j});
        }
    }
    return pairs;
}

Box box(fuzz::Reader &reader)
{
    const Point min = reader.point();
    return {min, reader.point()};
}

} // namespace

HITBOX_FUZZER(broad_phase)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    std::vector<Box> first(reader.below(40));
    for (Box &one : first)
        one = box(reader);
    BroadPhase broadPhase(first);
    Boxes boxes(first.begin(), first.end());
    while (!reader.isAtEnd()) {
        const std::size_t id = boxes.empty() ? 0 : reader.below(boxes.size());
        switch (reader.below(3)) {
        case 0: {
            const Box added = box(reader);
            const std::size_t given = broadPhase.add(added);
            boxes.resize(std::max(boxes.size(), given + 1));
            fuzz::require(!boxes[given], "an id is given to one shape at a time");
            boxes[given] = added;
            break;
        }
        case 1:
            broadPhase.remove(id);
            if (id < boxes.size())
                boxes[id].reset();
            break;
        default: {
            const Box moved = box(reader);
            broadPhase.move(id, moved);
            if (id < boxes.size() && boxes[id])
                boxes[id] = moved;
        }
        }
        fuzz::require(broadPhase.pairs() == pairByPair(boxes), "the pairs are those of all boxes");
    }
    return 0;
}
