#include "box_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "finite.h"

namespace hitbox::geometry::detail {

namespace {

constexpr std::size_t boxesPerNode = 4;
constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr FloatBox emptyBox{nan, nan, nan, nan};

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
    for (std::size_t i = block * BoxTree::edgesPerBlock; i < end; ++i) {
        if (!isFinite(line[i]))
            continue;
        box.min = {std::min(box.min.x, line[i].x), std::min(box.min.y, line[i].y)};
        box.max = {std::max(box.max.x, line[i].x), std::max(box.max.y, line[i].y)};
    }
    if (box.min.x > box.max.x)
        return emptyBox;
    return {roundedDown(box.min.x), roundedDown(box.min.y), roundedUp(box.max.x), roundedUp(box.max.y)};
}

/// Comparisons with what is not a number are false, so that empty boxes are passed over.
float least(const float (&values)[4])
{
    float result = nan;
    for (const float value : values)
        result = result <= value ? result : (!std::isnan(value) ? value : result);
    return result;
}

float greatest(const float (&values)[4])
{
    float result = nan;
    for (const float value : values)
        result = result >= value ? result : (!std::isnan(value) ? value : result);
    return result;
}

FloatBox joined(const FourBoxes &boxes)
{
    return {least(boxes.minX), least(boxes.minY), greatest(boxes.maxX), greatest(boxes.maxY)};
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
        appendLevel(tree, count, [&](std::size_t node) { return joined(tree.nodes[below + node]); });
    }
    return tree;
}

} // namespace hitbox::geometry::detail
