#include "triangle_patches.h"

#include <algorithm>
#include <array>

namespace hitbox::geometry::detail {

namespace {

std::array<std::uint32_t, 3> corners(const Triangle &triangle)
{
    return {triangle.a, triangle.b, triangle.c};
}

std::vector<std::uint32_t> triangleTwins(std::span<const Triangle> triangles)
{
    std::vector<std::uint32_t> origins;
    std::vector<std::uint32_t> targets;
    origins.reserve(3 * triangles.size());
    targets.reserve(3 * triangles.size());
    for (const auto [a, b, c] : triangles) {
        origins.insert(origins.end(), {a, b, c});
        targets.insert(targets.end(), {b, c, a});
    }
    return twins(origins, targets);
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
    PatchGrower(std::span<const Triangle> triangles, std::size_t vertexCount, std::size_t most)
        : m_triangles(triangles)
        , m_twins(triangleTwins(triangles))
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
    std::vector<std::uint32_t> m_twins;
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
    struct Side {
        std::uint64_t ends = 0;
        std::uint32_t side = 0;
    };
    std::vector<Side> sides;
    sides.reserve(origins.size());
    for (std::uint32_t i = 0; i < origins.size(); ++i) {
        const auto [lower, higher] = std::minmax(origins[i], targets[i]);
        sides.push_back({std::uint64_t{lower} << 32 | higher, i});
    }
    std::ranges::sort(sides, {}, &Side::ends);
    std::vector<std::uint32_t> twinOf(origins.size(), noSide);
    for (std::size_t i = 1; i < sides.size(); ++i) {
        if (sides[i].ends != sides[i - 1].ends)
            continue;
        twinOf[sides[i].side] = sides[i - 1].side;
        twinOf[sides[i - 1].side] = sides[i].side;
    }
    return twinOf;
}

std::vector<TrianglePatch> trianglePatches(std::span<const Triangle> triangles, std::size_t vertexCount,
                                           std::size_t most)
{
    return PatchGrower(triangles, vertexCount, most).run();
}

} // namespace hitbox::geometry::detail
