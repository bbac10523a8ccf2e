#include "box_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "finite.h"

namespace hitbox::geometry::detail {

namespace {

constexpr std::size_t boxesPerNode = 4;
constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr FloatBox emptyBox{infinity, infinity, -infinity, -infinity};

float roundedDown(double value)
{
    const auto rounded = static_cast<float>(value);
    return rounded > value ? std::nextafter(rounded, -infinity) : rounded;
}

float roundedUp(double value)
{
    return -roundedDown(-value);
}

FloatBox boxOfBlock(std::span<const Point> line, std::size_t block)
{
    constexpr double far = std::numeric_limits<double>::infinity();
    Box box{{far, far}, {-far, -far}};
    const std::size_t end = std::min((block + 1) * BoxTree::edgesPerBlock + 1, line.size());
    for (std::size_t i = block * BoxTree::edgesPerBlock; i + 1 < end; ++i) {
        const Segment edge{line[i], line[i + 1]};
        if (!isFinite(edge))
            continue;
        box.min = {std::min({box.min.x, edge.from.x, edge.to.x}), std::min({box.min.y, edge.from.y, edge.to.y})};
        box.max = {std::max({box.max.x, edge.from.x, edge.to.x}), std::max({box.max.y, edge.from.y, edge.to.y})};
    }
    return {roundedDown(box.min.x), roundedDown(box.min.y), roundedUp(box.max.x), roundedUp(box.max.y)};
}

FloatBox joined(const FourBoxes &boxes)
{
    return {std::ranges::min(boxes.minX), std::ranges::min(boxes.minY), std::ranges::max(boxes.maxX),
            std::ranges::max(boxes.maxY)};
}

/// `boxOf(i)` for i < count, by fours.
template <typename BoxOf>
void appendLevel(BoxTree &tree, std::size_t count, BoxOf boxOf)
{
    for (std::size_t first = 0; first == 0 || first < count; first += boxesPerNode) {
        FourBoxes node{};
        for (std::size_t k = 0; k < boxesPerNode; ++k) {
            const FloatBox box = first + k < count ? boxOf(first + k) : emptyBox;
            node.minX[k] = box.minX;
            node.minY[k] = box.minY;
            node.maxX[k] = box.maxX;
            node.maxY[k] = box.maxY;
        }
        tree.nodes.push_back(node);
    }
}

} // namespace

BoxTree boxTreeOf(std::span<const Point> line)
{
    const std::size_t edgeCount = line.empty() ? 0 : line.size() - 1;
    const std::size_t blockCount = (edgeCount + BoxTree::edgesPerBlock - 1) / BoxTree::edgesPerBlock;
    BoxTree tree;
    tree.nodes.reserve(blockCount / 3 + 2);
    tree.levelStarts.push_back(0);
    appendLevel(tree, blockCount, [&](std::size_t block) { return boxOfBlock(line, block); });
    while (tree.nodes.size() - tree.levelStarts.back() > 1) {
        const std::size_t below = tree.levelStarts.back();
        const std::size_t count = tree.nodes.size() - below;
        tree.levelStarts.push_back(tree.nodes.size());
        appendLevel(tree, count, [&](std::size_t node) { return joined(tree.nodes[below + node]); });
    }
    return tree;
}

} // namespace hitbox::geometry::detail
