#include <algorithm>
#include <cmath>
#include <numeric>

#include "arrangement_steps.h"
#include "expansion.h"

namespace hitbox::geometry::detail {
namespace {

/// One input edge with its box, in the order of the sweep.
struct SweptEdge {
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
    Index edge = 0;
};

/// An exact fraction with a positive denominator.
struct Fraction {
    Expansion<16> numerator;
    Expansion<16> denominator;
};

template <int N>
Expansion<16> widened(const Expansion<N> &value, int sign)
{
    Expansion<16> result;
    for (int i = 0; i < value.size; ++i)
        result.append(sign < 0 ? -value.term(i) : value.term(i));
    return result;
}

template <int N>
Fraction fraction(const Expansion<N> &numerator, const Expansion<N> &denominator)
{
    const int sign = denominator.sign();
    return {widened(numerator, sign), widened(denominator, sign)};
}

class EdgeSplitter
{
public:
    explicit EdgeSplitter(Arrangement &arrangement)
        : m_arrangement(arrangement)
    {
    }

    SplitEdges split();

private:
    Point from(Index edge) const { return m_arrangement.points[m_arrangement.edges[edge].from]; }
    Point to(Index edge) const { return m_arrangement.points[m_arrangement.edges[edge].to]; }
    bool isCrossing(Index node) const { return node >= m_arrangement.points.size(); }

    void sweep();
    void meet(Index e, Index f);
    void meetAtCommonEnd(Index e, Index f, Index eOther, Index fOther);
    void addIfWithin(Index edge, Index node);
    void addVertex(Index edge, Index node);
    void addCrossing(Index e, Index f);
    SplitPoint crossingOn(Index edge, Index other, Index node) const;

    Index otherEdge(const SplitPoint &split) const;
    bool runsAlongX(Index edge) const;
    Fraction place(const SplitPoint &split) const;
    int compareVertices(Index edge, Index p, Index q) const;
    int compare(const SplitPoint &a, const SplitPoint &b) const;

    SplitEdges groupedByEdge() const;
    void order(SplitEdges &splits);
    Index representative(Index node);
    void unite(Index a, Index b);
    SplitEdges withoutRepeats(const SplitEdges &splits);

    Arrangement &m_arrangement;
    std::vector<SplitPoint> m_splits;
    std::vector<Index> m_parents; ///< union-find over nodes; the least number stands for all
};

SplitEdges EdgeSplitter::split()
{
    sweep();
    SplitEdges splits = groupedByEdge();
    m_parents.resize(m_arrangement.nodeCount());
    std::iota(m_parents.begin(), m_parents.end(), Index{0});
    order(splits);
    return withoutRepeats(splits);
}

/// Meets every pair of edges whose boxes meet.
void EdgeSplitter::sweep()
{
    const auto edgeCount = static_cast<Index>(m_arrangement.edges.size());
    std::vector<SweptEdge> swept(edgeCount);
    for (Index i = 0; i < edgeCount; ++i) {
        const Point p = from(i);
        const Point q = to(i);
        swept[i] = {std::min(p.x, q.x), std::max(p.x, q.x), std::min(p.y, q.y), std::max(p.y, q.y), i};
    }
    std::sort(swept.begin(), swept.end(), [](const SweptEdge &a, const SweptEdge &b) { return a.left < b.left; });
    for (auto a = swept.begin(); a != swept.end(); ++a) {
        for (auto b = a + 1; b != swept.end() && b->left <= a->right; ++b) {
            if (b->top <= a->bottom && a->top <= b->bottom)
                meet(a->edge, b->edge);
        }
    }
}

void EdgeSplitter::meet(Index e, Index f)
{
    const InputEdge &a = m_arrangement.edges[e];
    const InputEdge &b = m_arrangement.edges[f];
    if (a.from == b.from || a.from == b.to)
        return meetAtCommonEnd(e, f, a.to, a.from == b.from ? b.to : b.from);
    if (a.to == b.from || a.to == b.to)
        return meetAtCommonEnd(e, f, a.from, a.to == b.from ? b.to : b.from);

    const int bFromSide = crossSign(from(e), to(e), from(e), from(f));
    const int bToSide = crossSign(from(e), to(e), from(e), to(f));
    if (bFromSide * bToSide > 0)
        return;
    const int aFromSide = crossSign(from(f), to(f), from(f), from(e));
    const int aToSide = crossSign(from(f), to(f), from(f), to(e));
    if (aFromSide * aToSide > 0)
        return;
    if (bFromSide * bToSide < 0 && aFromSide * aToSide < 0)
        return addCrossing(e, f);
    if (bFromSide == 0)
        addIfWithin(e, b.from);
    if (bToSide == 0)
        addIfWithin(e, b.to);
    if (aFromSide == 0)
        addIfWithin(f, a.from);
    if (aToSide == 0)
        addIfWithin(f, a.to);
}

/// Edges that start from one point meet once more only where one runs along the other.
void EdgeSplitter::meetAtCommonEnd(Index e, Index f, Index eOther, Index fOther)
{
    if (eOther == fOther)
        return;
    if (crossSign(from(e), to(e), from(f), to(f)) != 0)
        return;
    addIfWithin(e, fOther);
    addIfWithin(f, eOther);
}

/// Splits the edge at a point of its line, if that lies between its ends.
void EdgeSplitter::addIfWithin(Index edge, Index node)
{
    const Index least = std::min(m_arrangement.edges[edge].from, m_arrangement.edges[edge].to);
    const Index most = std::max(m_arrangement.edges[edge].from, m_arrangement.edges[edge].to);
    // Nodes of points are numbered in lexicographical order, which is the order along every line.
    if (least < node && node < most)
        addVertex(edge, node);
}

bool EdgeSplitter::runsAlongX(Index edge) const
{
    return std::abs(to(edge).x - from(edge).x) >= std::abs(to(edge).y - from(edge).y);
}

void EdgeSplitter::addVertex(Index edge, Index node)
{
    const Point p = m_arrangement.points[node];
    const double along = runsAlongX(edge) ? (p.x - from(edge).x) / (to(edge).x - from(edge).x)
                                          : (p.y - from(edge).y) / (to(edge).y - from(edge).y);
    // Two differences and a quotient, each rounded by at most half a unit in the last place.
    constexpr double bound = 0x1p-51;
    m_splits.push_back({edge, node, along - bound, along + bound});
}

void EdgeSplitter::addCrossing(Index e, Index f)
{
    const auto node = static_cast<Index>(m_arrangement.nodeCount());
    m_arrangement.crossings.push_back({e, f});
    m_splits.push_back(crossingOn(e, f, node));
    m_splits.push_back(crossingOn(f, e, node));
}

/// The parameter is (other.from - edge.from) x other / edge x other, here with a bound of what rounding does to it.
SplitPoint EdgeSplitter::crossingOn(Index edge, Index other, Index node) const
{
    const Point along = to(edge) - from(edge);
    const Point across = to(other) - from(other);
    const Point between = from(other) - from(edge);
    const double bound = 2 * productDifferenceBound;
    const double numerator = between.x * across.y - between.y * across.x;
    const double numeratorBound = bound * (std::abs(between.x * across.y) + std::abs(between.y * across.x));
    const double denominator = along.x * across.y - along.y * across.x;
    const double denominatorBound = bound * (std::abs(along.x * across.y) + std::abs(along.y * across.x));
    const double sureDenominator = std::abs(denominator) - denominatorBound;
    if (!(sureDenominator > 0))
        return {edge, node, 0, 1};
    const double parameter = numerator / denominator;
    const double error = 2 * (numeratorBound + std::abs(parameter) * denominatorBound) / sureDenominator + 0x1p-50;
    return {edge, node, parameter - error, parameter + error};
}

Index EdgeSplitter::otherEdge(const SplitPoint &split) const
{
    const Crossing &crossing = m_arrangement.crossings[split.node - m_arrangement.points.size()];
    return crossing.first == split.edge ? crossing.second : crossing.first;
}

/// How far along its edge a split point lies, exactly.
Fraction EdgeSplitter::place(const SplitPoint &split) const
{
    const Point p = from(split.edge);
    const Point q = to(split.edge);
    if (isCrossing(split.node)) {
        const Point r = from(otherEdge(split));
        const Point s = to(otherEdge(split));
        return fraction(cross(p, r, r, s), cross(p, q, r, s));
    }
    const Point vertex = m_arrangement.points[split.node];
    return runsAlongX(split.edge) ? fraction(difference(vertex.x, p.x), difference(q.x, p.x))
                                  : fraction(difference(vertex.y, p.y), difference(q.y, p.y));
}

int EdgeSplitter::compareVertices(Index edge, Index p, Index q) const
{
    const int sign = static_cast<int>(p > q) - static_cast<int>(p < q);
    return m_arrangement.edges[edge].from < m_arrangement.edges[edge].to ? sign : -sign;
}

/// The order of two split points of one edge: -1, 0 or 1, exactly.
int EdgeSplitter::compare(const SplitPoint &a, const SplitPoint &b) const
{
    if (a.most < b.least)
        return -1;
    if (b.most < a.least)
        return 1;
    if (a.node == b.node)
        return 0;
    if (!isCrossing(a.node) && !isCrossing(b.node))
        return compareVertices(a.edge, a.node, b.node);
    const Fraction first = place(a);
    const Fraction second = place(b);
    return difference(product(first.numerator, second.denominator), product(second.numerator, first.denominator))
        .sign();
}

SplitEdges EdgeSplitter::groupedByEdge() const
{
    SplitEdges result;
    result.first.assign(m_arrangement.edges.size() + 1, 0);
    for (const SplitPoint &split : m_splits)
        ++result.first[split.edge + 1];
    std::partial_sum(result.first.begin(), result.first.end(), result.first.begin());
    std::vector<Index> next(result.first.begin(), result.first.end() - 1);
    result.points.resize(m_splits.size());
    for (const SplitPoint &split : m_splits)
        result.points[next[split.edge]++] = split;
    return result;
}

/// Sorts along each edge, and makes one node of those that lie at the same place.
void EdgeSplitter::order(SplitEdges &splits)
{
    for (std::size_t edge = 0; edge + 1 < splits.first.size(); ++edge) {
        const auto begin = splits.points.begin() + splits.first[edge];
        const auto end = splits.points.begin() + splits.first[edge + 1];
        std::sort(begin, end, [this](const SplitPoint &a, const SplitPoint &b) { return compare(a, b) < 0; });
        for (auto split = begin; split != end && split + 1 != end; ++split) {
            if (compare(split[0], split[1]) == 0)
                unite(split[0].node, split[1].node);
        }
    }
}

Index EdgeSplitter::representative(Index node)
{
    while (m_parents[node] != node) {
        m_parents[node] = m_parents[m_parents[node]];
        node = m_parents[node];
    }
    return node;
}

void EdgeSplitter::unite(Index a, Index b)
{
    a = representative(a);
    b = representative(b);
    m_parents[std::max(a, b)] = std::min(a, b);
}

SplitEdges EdgeSplitter::withoutRepeats(const SplitEdges &splits)
{
    SplitEdges result;
    result.points.reserve(splits.points.size());
    result.first.reserve(splits.first.size());
    for (std::size_t edge = 0; edge + 1 < splits.first.size(); ++edge) {
        result.first.push_back(static_cast<Index>(result.points.size()));
        for (Index i = splits.first[edge]; i < splits.first[edge + 1]; ++i) {
            const Index node = representative(splits.points[i].node);
            if (result.points.size() == result.first.back() || result.points.back().node != node)
                result.points.push_back({splits.points[i].edge, node, splits.points[i].least, splits.points[i].most});
        }
    }
    result.first.push_back(static_cast<Index>(result.points.size()));
    return result;
}

} // namespace

SplitEdges splitEdges(Arrangement &arrangement)
{
    return EdgeSplitter(arrangement).split();
}

} // namespace hitbox::geometry::detail
