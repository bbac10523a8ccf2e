#include "pieces/triangle_patches.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>

namespace hitbox::geometry::detail {

namespace {

std::array<std::uint32_t, 3> corners(const Triangle &triangle)
{
    return {triangle.a, triangle.b, triangle.c};
}

/// A side by its ends, whichever way it runs.
struct TriangleSide {
    std::uint64_t ends = 0;
    std::uint32_t number = 0;
    bool isRising = false; ///< runs from the lower vertex to the higher
};

TriangleSide sideBetween(std::uint32_t from, std::uint32_t to, std::uint32_t number)
{
    const auto [lower, higher] = std::minmax(from, to);
    return {std::uint64_t{lower} << 32 | higher, number, from < to};
}

/// By their ends: counted by the lower one, of which each has few.
std::vector<TriangleSide> sortedSides(const std::vector<TriangleSide> &sides)
{
    std::uint64_t highest = 0;
    for (const TriangleSide &side : sides)
        highest = std::max(highest, side.ends >> 32);
    std::vector<std::uint32_t> places(highest + 2);
    for (const TriangleSide &side : sides)
        ++places[(side.ends >> 32) + 1];
    std::partial_sum(places.begin(), places.end(), places.begin());
    std::vector<TriangleSide> result(sides.size());
    for (const TriangleSide &side : sides)
        result[places[side.ends >> 32]++] = side;
    auto begin = result.begin();
    for (std::size_t vertex = 0; vertex <= highest; ++vertex) {
        const auto end = result.begin() + places[vertex];
        std::sort(begin, end, [](const TriangleSide &a, const TriangleSide &b) { return a.ends < b.ends; });
        begin = end;
    }
    return result;
}

/// Calls visit(sides) for all sides between the same ends.
template <typename Visit>
void forEachBundle(const std::vector<TriangleSide> &unsorted, Visit visit)
{
    const std::vector<TriangleSide> sides = sortedSides(unsorted);
    for (std::size_t begin = 0, end = 0; begin < sides.size(); begin = end) {
        for (end = begin + 1; end < sides.size() && sides[end].ends == sides[begin].ends; ++end) {
        }
        visit(std::span(sides).subspan(begin, end - begin));
    }
}

bool arePair(std::span<const TriangleSide> sides)
{
    return sides.size() == 2 && sides[0].isRising != sides[1].isRising;
}

/// Numbers the triangles by groups that hang together. Triangles are visited breadth first; going backwards, each
/// joins its parent unless what hangs on it is large enough for a group.
std::vector<std::uint32_t> groups(std::span<const std::uint32_t> twinOf, std::size_t count, std::size_t most)
{
    std::vector<std::uint32_t> order;
    std::vector<std::uint32_t> parents(count, noSide);
    order.reserve(count);
    for (std::uint32_t root = 0; root < count; ++root) {
        if (parents[root] != noSide)
            continue;
        parents[root] = root;
        order.push_back(root);
        for (std::size_t next = order.size() - 1; next < order.size(); ++next) {
            for (std::uint32_t side = 3 * order[next]; side < 3 * order[next] + 3; ++side) {
                const std::uint32_t neighbour = twinOf[side] == noSide ? noSide : twinOf[side] / 3;
                if (neighbour == noSide || parents[neighbour] != noSide)
                    continue;
                parents[neighbour] = order[next];
                order.push_back(neighbour);
            }
        }
    }
    std::vector<std::uint32_t> weights(count, 1);
    std::vector<bool> isTop(count);
    for (std::size_t i = count; i-- > 0;) {
        const std::uint32_t here = order[i];
        isTop[here] = parents[here] == here || 2 * weights[here] + 1 >= most;
        if (!isTop[here])
            weights[parents[here]] += weights[here];
    }
    std::vector<std::uint32_t> groupOf(count);
    for (const std::uint32_t here : order)
        groupOf[here] = isTop[here] ? here : groupOf[parents[here]];
    return groupOf;
}

/// Grows patches within groups, triangle by triangle, and walks around them.
class PatchGrower
{
public:
    PatchGrower(std::span<const Triangle> triangles, std::span<const std::uint32_t> twins, std::size_t vertexCount,
                std::size_t most)
        : m_triangles(triangles)
        , m_twins(twins)
        , m_groups(groups(m_twins, triangles.size(), most))
        , m_patchOf(triangles.size(), noSide)
        , m_isJoined(3 * triangles.size())
        , m_lastPatch(vertexCount, noSide)
    {
    }

    std::vector<TrianglePatch> run()
    {
        std::vector<TrianglePatch> patches;
        for (std::uint32_t seed = 0; seed < m_triangles.size(); ++seed)
            if (m_patchOf[seed] == noSide)
                patches.push_back(grow(seed, static_cast<std::uint32_t>(patches.size())));
        return patches;
    }

private:
    TrianglePatch grow(std::uint32_t seed, std::uint32_t patch);
    std::uint32_t walk(TrianglePatch &patch, std::uint32_t side) const;

    std::span<const Triangle> m_triangles;
    std::span<const std::uint32_t> m_twins;
    std::vector<std::uint32_t> m_groups;
    std::vector<std::uint32_t> m_patchOf;
    std::vector<bool> m_isJoined;           ///< by side: whether it lies inside a patch
    std::vector<std::uint32_t> m_lastPatch; ///< by vertex: no patch takes a vertex twice, and so all are simple
    std::vector<std::uint32_t> m_open;
};

TrianglePatch PatchGrower::grow(std::uint32_t seed, std::uint32_t patch)
{
    m_open.assign(1, seed);
    m_patchOf[seed] = patch;
    for (const std::uint32_t corner : corners(m_triangles[seed]))
        m_lastPatch[corner] = patch;
    for (std::size_t next = 0; next < m_open.size(); ++next) {
        for (std::uint32_t side = 3 * m_open[next]; side < 3 * m_open[next] + 3; ++side) {
            const std::uint32_t twin = m_twins[side];
            if (twin == noSide || m_patchOf[twin / 3] != noSide || m_groups[twin / 3] != m_groups[seed])
                continue;
            const std::uint32_t apex = corners(m_triangles[twin / 3])[(twin + 2) % 3];
            if (m_lastPatch[apex] == patch)
                continue;
            m_lastPatch[apex] = patch;
            m_patchOf[twin / 3] = patch;
            m_isJoined[side] = m_isJoined[twin] = true;
            m_open.push_back(twin / 3);
        }
    }
    TrianglePatch result;
    result.vertices.reserve(m_open.size() + 2);
    result.triangles.reserve(m_open.size());
    const std::uint32_t middle = walk(result, 3 * seed);
    const std::uint32_t last = walk(result, 3 * seed + 1);
    walk(result, 3 * seed + 2);
    result.triangles.push_back({0, middle, last});
    for (auto &[a, b, c] : result.triangles) // the walk ends where it began
        for (std::uint32_t *corner : {&a, &b, &c})
            *corner = *corner == result.vertices.size() ? 0 : *corner;
    return result;
}

/// Lists the patch's boundary beyond a side, or the side itself. Returns the place of its end. As deep as patches have
/// triangles at most.
std::uint32_t PatchGrower::walk(TrianglePatch &patch, std::uint32_t side) const // NOLINT(misc-no-recursion)
{
    const std::uint32_t triangle = side / 3;
    if (!m_isJoined[side]) {
        patch.vertices.push_back(corners(m_triangles[triangle])[side % 3]);
        return static_cast<std::uint32_t>(patch.vertices.size());
    }
    const std::uint32_t twin = m_twins[side];
    const std::uint32_t beyond = twin / 3 * 3;
    const auto first = static_cast<std::uint32_t>(patch.vertices.size());
    const std::uint32_t apex = walk(patch, beyond + (twin + 1) % 3);
    const std::uint32_t end = walk(patch, beyond + (twin + 2) % 3);
    patch.triangles.push_back({first, apex, end});
    return end;
}

} // namespace

std::vector<std::uint32_t> twins(std::span<const std::uint32_t> origins, std::span<const std::uint32_t> targets)
{
    std::vector<TriangleSide> sides;
    sides.reserve(origins.size());
    for (std::uint32_t i = 0; i < origins.size(); ++i)
        sides.push_back(sideBetween(origins[i], targets[i], i));
    std::vector<std::uint32_t> twinOf(origins.size(), noSide);
    forEachBundle(sides, [&](std::span<const TriangleSide> between) {
        if (!arePair(between))
            return;
        twinOf[between[0].number] = between[1].number;
        twinOf[between[1].number] = between[0].number;
    });
    return twinOf;
}

std::optional<std::vector<std::uint32_t>> meshTwins(std::span<const Triangle> triangles,
                                                    std::span<const BoundarySide> boundary)
{
    std::vector<TriangleSide> sides;
    sides.reserve(3 * triangles.size() + boundary.size());
    for (std::uint32_t i = 0; i < triangles.size(); ++i) {
        const auto [a, b, c] = triangles[i];
        sides.push_back(sideBetween(a, b, 3 * i));
        sides.push_back(sideBetween(b, c, 3 * i + 1));
        sides.push_back(sideBetween(c, a, 3 * i + 2));
    }
    // What lies beyond the boundary has its sides the other way round.
    for (const auto [from, to] : boundary)
        sides.push_back(sideBetween(to, from, noSide));
    std::vector<std::uint32_t> twinOf(3 * triangles.size(), noSide);
    bool isSound = true;
    forEachBundle(sides, [&](std::span<const TriangleSide> between) {
        isSound = isSound && arePair(between);
        if (!isSound)
            return;
        for (std::size_t i = 0; i < 2; ++i)
            if (between[i].number != noSide)
                twinOf[between[i].number] = between[1 - i].number;
    });
    if (!isSound)
        return std::nullopt;
    return twinOf;
}

std::vector<TrianglePatch> trianglePatches(std::span<const Triangle> triangles, std::span<const std::uint32_t> twins,
                                           std::size_t vertexCount, std::size_t most)
{
    return PatchGrower(triangles, twins, vertexCount, most).run();
}

} // namespace hitbox::geometry::detail
