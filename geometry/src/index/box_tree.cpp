#include "index/box_tree.h"

#include <algorithm>
#include <limits>

#include "exact/finite.h"

namespace hitbox::geometry::detail {

namespace {

constexpr std::size_t boxesPerNode = 4;

CoarseBox boxOfBlock(std::span<const Point> line, std::size_t block)
{
    constexpr double far = std::numeric_limits<double>::infinity();
    Box box{{far, far}, {-far, -far}};
    const std::size_t end = std::min((block + 1) * BoxTree::edgesPerBlock + 1, line.size());
    for (std::size_t i = block * BoxTree::edgesPerBlock; i < end; ++i) {
        if (!isFinite(line[i]))
            continue;
        box = joined(box, line[i]);
    }
    if (box.min.x > box.max.x)
        return {};
    return coarse(box);
}

/// `boxOf(i)` for i < count, by fours.
template <typename BoxOf>
void appendLevel(BoxTree &tree, std::size_t count, BoxOf boxOf)
{
    for (std::size_t first = 0; first == 0 || first < count; first += boxesPerNode) {
        CoarseBoxes node{};
        for (std::size_t k = 0; k < boxesPerNode; ++k)
            node.set(k, first + k < count ? boxOf(first + k) : CoarseBox{});
        tree.nodes.push_back(node);
    }
}

std::size_t nodeCountFor(std::size_t blockCount)
{
    std::size_t level = std::max<std::size_t>((blockCount + boxesPerNode - 1) / boxesPerNode, 1);
    std::size_t count = level;
    while (level > 1) {
        level = (level + boxesPerNode - 1) / boxesPerNode;
        count += level;
    }
    return count;
}

} // namespace

BoxTree boxTreeOf(std::span<const Point> line)
{
    // A single point has a block, too.
    const std::size_t edgeCount = line.size() > 1 ? line.size() - 1 : line.size();
    const std::size_t blockCount = (edgeCount + BoxTree::edgesPerBlock - 1) / BoxTree::edgesPerBlock;
    BoxTree tree;
    tree.nodes.reserve(nodeCountFor(blockCount));
    tree.levelStarts.push_back(0);
    appendLevel(tree, blockCount, [&](std::size_t block) { return boxOfBlock(line, block); });
    while (tree.nodes.size() - tree.levelStarts.back() > 1) {
        const std::size_t below = tree.levelStarts.back();
        const std::size_t count = tree.nodes.size() - below;
        tree.levelStarts.push_back(tree.nodes.size());
        appendLevel(tree, count, [&](std::size_t node) { return around(tree.nodes[below + node]); });
    }
    return tree;
}

} // namespace hitbox::geometry::detail
