#include "benchmarks/contest.h"

#include <list>
#include <stack>

#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Partition_traits_2.h>
#include <CGAL/Polygon_2_algorithms.h>
#include <CGAL/Triangulation_face_base_with_info_2.h>
#include <CGAL/partition_2.h>

namespace hitbox::benchmarks {

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using CgalPoint = Kernel::Point_2;
using CgalRing = std::vector<CgalPoint>;

CgalRing cgalRing(const geometry::Ring &ring)
{
    CgalRing points;
    for (const geometry::Point p : ring)
        points.emplace_back(p.x, p.y);
    return points;
}

std::vector<CgalRing> cgalRings(const std::vector<geometry::Ring> &rings)
{
    std::vector<CgalRing> converted;
    for (const geometry::Ring &ring : rings)
        converted.push_back(cgalRing(ring));
    return converted;
}

Pass orientations(const Workload &workload)
{
    return [points = cgalRing(workload.points)] {
        int sum = 0;
        for (std::size_t i = 0; i < points.size(); i += 3)
            sum -= static_cast<int>(CGAL::orientation(points[i], points[i + 1], points[i + 2]));
        return static_cast<double>(sum);
    };
}

Pass simpleRings(const Workload &workload)
{
    return [rings = cgalRings(workload.rings)] {
        double sum = 0;
        for (const CgalRing &ring : rings)
            sum += CGAL::is_simple_2(ring.begin(), ring.end(), Kernel()) ? 1 : 0;
        return sum;
    };
}

Pass pointsInRings(const Workload &workload)
{
    return [rings = cgalRings(workload.rings), points = cgalRing(workload.points)] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const CgalRing &ring = rings[i % rings.size()];
            sum += CGAL::bounded_side_2(ring.begin(), ring.end(), points[i], Kernel()) != CGAL::ON_UNBOUNDED_SIDE;
        }
        return sum;
    };
}

/// The partition takes counter-clockwise rings, with y up.
std::vector<CgalRing> counterClockwise(std::vector<CgalRing> rings)
{
    for (CgalRing &ring : rings) {
        if (CGAL::orientation_2(ring.begin(), ring.end(), Kernel()) == CGAL::CLOCKWISE)
            std::reverse(ring.begin(), ring.end());
    }
    return rings;
}

using PartitionTraits = CGAL::Partition_traits_2<Kernel>;
using PartitionPolygon = PartitionTraits::Polygon_2;

/// The fewest pieces, without the limit on their points that ours keep to.
Pass fewestPieces(const Workload &workload)
{
    return [rings = counterClockwise(cgalRings(workload.rings))] {
        double sum = 0;
        for (const CgalRing &ring : rings) {
            std::list<PartitionPolygon> pieces;
            CGAL::optimal_convex_partition_2(ring.begin(), ring.end(), std::back_inserter(pieces), PartitionTraits());
            sum += static_cast<double>(pieces.size());
        }
        return sum;
    };
}

Pass approximatelyFewestPieces(const Workload &workload)
{
    return [rings = counterClockwise(cgalRings(workload.rings))] {
        double sum = 0;
        for (const CgalRing &ring : rings) {
            std::list<PartitionPolygon> pieces;
            CGAL::approx_convex_partition_2(ring.begin(), ring.end(), std::back_inserter(pieces), PartitionTraits());
            sum += static_cast<double>(pieces.size());
        }
        return sum;
    };
}

enum class Side { Unknown, Inside, Outside };
using VertexBase = CGAL::Triangulation_vertex_base_2<Kernel>;
using FaceInfo = CGAL::Triangulation_face_base_with_info_2<Side, Kernel>;
using FaceBase = CGAL::Constrained_triangulation_face_base_2<Kernel, FaceInfo>;
using Faces = CGAL::Triangulation_data_structure_2<VertexBase, FaceBase>;
using Triangulation = CGAL::Constrained_Delaunay_triangulation_2<Kernel, Faces, CGAL::No_constraint_intersection_tag>;

/// The faces that a walk from outside reaches over an odd number of the ring's edges.
std::size_t insideCount(Triangulation &triangulation)
{
    std::size_t count = 0;
    std::stack<Triangulation::Face_handle> open;
    triangulation.infinite_face()->info() = Side::Outside;
    open.push(triangulation.infinite_face());
    while (!open.empty()) {
        const auto face = open.top();
        open.pop();
        count += face->info() == Side::Inside ? 1 : 0;
        for (int i = 0; i < 3; ++i) {
            const auto next = face->neighbor(i);
            if (next->info() != Side::Unknown)
                continue;
            const bool across = face->is_constrained(i);
            next->info() = (face->info() == Side::Inside) != across ? Side::Inside : Side::Outside;
            open.push(next);
        }
    }
    return count;
}

Pass triangles(const Workload &workload)
{
    return [rings = cgalRings(workload.rings)] {
        double sum = 0;
        for (const CgalRing &ring : rings) {
            Triangulation triangulation;
            triangulation.insert_constraint(ring.begin(), ring.end(), true);
            for (auto face = triangulation.all_faces_begin(); face != triangulation.all_faces_end(); ++face)
                face->info() = Side::Unknown;
            sum += static_cast<double>(insideCount(triangulation));
        }
        return sum;
    };
}

Pass drags(const Workload &workload)
{
    return [rings = cgalRings(workload.rings), moves = workload.moves]() mutable {
        double sum = 0;
        for (const Move &move : moves) {
            CgalRing &ring = rings[move.ring];
            ring[move.vertex] = {move.to.x, move.to.y};
            sum += CGAL::is_simple_2(ring.begin(), ring.end(), Kernel()) ? 1 : 0;
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> cgalContestants()
{
    constexpr std::size_t cubicLimit = 60;
    return {
        {"orientation", "CGAL", orientations},
        {"is-simple", "CGAL", simpleRings},
        {"point-in-polygon", "CGAL", pointsInRings},
        {"convex-pieces", "CGAL optimal", fewestPieces, cubicLimit},
        {"convex-pieces", "CGAL Hertel-Mehlhorn", approximatelyFewestPieces},
        {"triangulation", "CGAL", triangles},
        {"drag", "CGAL", drags},
    };
}

} // namespace hitbox::benchmarks
