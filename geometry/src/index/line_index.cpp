#include <hitbox/geometry/line_index.h>

#include <algorithm>
#include <array>
#include <vector>

#include "index/box_tree.h"
#include "index/nearest_search.h"

namespace hitbox::geometry {

namespace detail {

struct LineIndexData {
    /// A closed line's first point stands again at its end.
    std::vector<Point> line;
    std::size_t pointCount = 0;
    BoxTree tree;

    std::span<const Point> points() const { return std::span(line).first(pointCount); }
};

} // namespace detail

namespace {

using namespace detail;

/// The square of how far a box is, no more than a few units in the last place too great; not a number for no box.
double squaredDistance(Point p, const CoarseBoxes &boxes, std::size_t i)
{
    const double x = excess(p.x, boxes.minX[i], boxes.maxX[i]);
    const double y = excess(p.y, boxes.minY[i], boxes.maxY[i]);
    return boxes.minX[i] <= boxes.maxX[i] ? x * x + y * y : boxes.minX[i];
}

/// Shows the search the blocks that may matter, near ones first. The visitor is called with a range of edges.
template <typename Visit>
void descend(Point p, const LineIndexData &data, NearestSearch &search, std::size_t level, std::size_t node,
             Visit visit)
{
    const CoarseBoxes &boxes = data.tree.node(level, node);
    struct Child {
        double squaredDistance = 0;
        std::size_t index = 0;
    };
    std::array<Child, 4> children;
    std::size_t count = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const double squared = squaredDistance(p, boxes, i);
        if (!search.mayMatter(squared))
            continue;
        std::size_t at = count++;
        for (; at > 0 && children[at - 1].squaredDistance > squared; --at)
            children[at] = children[at - 1];
        children[at] = {squared, 4 * node + i};
    }
    for (std::size_t i = 0; i < count && search.mayMatter(children[i].squaredDistance); ++i) {
        const std::size_t child = children[i].index;
        if (level > 0) {
            descend(p, data, search, level - 1, child, visit);
            continue;
        }
        const std::size_t first = child * BoxTree::edgesPerBlock;
        visit(first, std::min(first + BoxTree::edgesPerBlock, data.line.size() - 1));
    }
}

} // namespace

LineIndex::LineIndex(std::span<const Point> points, LineEnds ends)
{
    auto data = std::make_shared<LineIndexData>();
    data->pointCount = points.size();
    data->line.reserve(points.size() + 1);
    data->line.assign(points.begin(), points.end());
    if (ends == LineEnds::Closed && points.size() > 1)
        data->line.push_back(points.front());
    data->tree = boxTreeOf(data->line);
    m_data = std::move(data);
}

std::size_t LineIndex::byteCount() const
{
    return m_data ? sizeof *m_data + m_data->line.capacity() * sizeof(Point) +
                        m_data->tree.nodes.capacity() * sizeof(CoarseBoxes) +
                        m_data->tree.levelStarts.capacity() * sizeof(std::size_t)
                  : 0;
}

std::optional<Nearest> nearestVertex(Point p, const LineIndex &index)
{
    if (!index.m_data)
        return std::nullopt;
    const LineIndexData &data = *index.m_data;
    NearestSearch search(p);
    descend(p, data, search, data.tree.topLevel(), 0, [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < std::min(end + 1, data.pointCount); ++i)
            search.considerVertex(data.line[i], i);
    });
    return search.result(data.points(), NearestPiece::Vertex);
}

std::optional<Nearest> nearestEdge(Point p, const LineIndex &index)
{
    if (!index.m_data || index.m_data->pointCount < 2)
        return std::nullopt;
    const LineIndexData &data = *index.m_data;
    NearestSearch search(p);
    descend(p, data, search, data.tree.topLevel(), 0, [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i)
            search.considerEdge({data.line[i], data.line[i + 1]}, i);
    });
    return search.result(data.points(), NearestPiece::Edge);
}

} // namespace hitbox::geometry
