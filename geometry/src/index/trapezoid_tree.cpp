#include "index/trapezoid_tree.h"

#include <algorithm>

#include "index/ray_winding.h"
#include "snap_rounding/cell_path.h"

namespace hitbox::geometry::detail {

namespace {

/// Where p lies between the edges of a ladder.
struct Rung {
    bool touches = false;
    std::size_t edgesBefore = 0;
};

/// All edges reach from above p, or its height, to below it; of a ladder's edges the first are left of p, those after
/// the range right of it.
Rung rungOf(Point p, const std::uint32_t *edges, RungRange range, std::span<const Point> line)
{
    std::size_t before = range.first;
    std::size_t count = range.count;
    while (count > 0) {
        const std::size_t half = count / 2;
        const std::uint32_t edge = edges[before + half];
        const Winding winding = windingOfStraddlingEdge(p, {line[edge], line[edge + 1]});
        if (winding.touches)
            return {true, 0};
        // The ray from p to the right meets the edge: p is before it.
        const bool isAfter = winding.number == 0;
        before += isAfter ? half + 1 : 0;
        count = isAfter ? count - half - 1 : half;
    }
    return {false, before};
}

/// windingOfEdge() without a branch but for the rare edge that plain doubles cannot tell: whether an edge in a leaf
/// reaches over p's height cannot be foreseen.
Winding windingOfAnyEdge(Point p, const Segment &edge)
{
    const auto [a, b] = edge;
    const bool isDown = b.y > p.y;
    const int straddles = static_cast<int>((a.y > p.y) != isDown);
    const int isLevel = static_cast<int>(a.y == p.y) | static_cast<int>(b.y == p.y);
    const FilteredSide ofP(edge, p);
    if ((isLevel | (straddles & static_cast<int>(!ofP.isCertain))) != 0) [[unlikely]]
        return windingOfEdge(p, edge);
    const int crosses = straddles & static_cast<int>(ofP.isPositive == isDown);
    return {false, isDown ? crosses : -crosses};
}

Location locateInLeaf(Point p, const std::uint32_t *words, std::span<const Point> line, FillRule rule)
{
    int winding = static_cast<std::int32_t>(*words);
    do {
        const std::size_t edge = *++words & Trapezoid::place;
        const Winding part = windingOfAnyEdge(p, {line[edge], line[edge + 1]});
        if (part.touches)
            return Location::Boundary;
        winding += part.number;
    } while ((*words & Trapezoid::lastEdge) == 0);
    return isFilled(winding, rule) ? Location::Inside : Location::Outside;
}

/// Of the two parts of a cut.
bool isInFirst(Point p, std::uint32_t word, std::span<const Point> line)
{
    const double height = line[word & Trapezoid::place].y;
    return p.y < height || (p.y == height && (word & Trapezoid::level) != 0);
}

/// The part of a ladder between whose edges p lies.
struct Step {
    bool touches = false;
    std::uint32_t part = 0;
};

Step stepOn(Point p, const std::uint32_t *ladder, RungRange range, std::span<const Point> line)
{
    const std::uint32_t count = *ladder;
    const std::uint32_t *edges = ladder + 1;
    const Rung rung = rungOf(p, edges, {range.first, std::min(range.count, count - range.first)}, line);
    return {rung.touches, edges[count + rung.edgesBefore]};
}

} // namespace

Location locate(Point p, const TrapezoidTree &tree, std::span<const Point> line)
{
    const std::size_t cell = tree.frame.cellAt(tree.frame.x.cellOf(p.x), tree.frame.y.cellOf(p.y));
    // Of a row that is a ladder, only the edges that meet the cell are asked.
    RungRange range = RungRange::of(tree.ranges[cell]);
    std::uint32_t part = tree.rowParts[cell / tree.frame.x.count];
    for (;;) {
        const std::uint32_t *words = tree.words.data() + (part & Trapezoid::place);
        switch (part & Trapezoid::kind) {
        case Trapezoid::ladder: {
            const Step step = stepOn(p, words, range, line);
            if (step.touches)
                return Location::Boundary;
            part = step.part;
            break;
        }
        case Trapezoid::cut: part = words[isInFirst(p, *words, line) ? 1 : 2]; break;
        case Trapezoid::leaf: return locateInLeaf(p, words, line, tree.rule);
        default: return part == Trapezoid::filled ? Location::Inside : Location::Outside;
        }
        range = RungRange::whole();
    }
}

} // namespace hitbox::geometry::detail
