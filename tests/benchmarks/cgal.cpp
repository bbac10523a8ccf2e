#include "contestant.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polygon_2_algorithms.h>

namespace hitbox::benchmarks {

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;

class CgalPoints : public Contestant
{
public:
    explicit CgalPoints(std::span<const geometry::Point> ring)
    {
        for (const geometry::Point p : ring)
            m_points.emplace_back(p.x, p.y);
    }

    void moveVertex(std::size_t index, geometry::Point to) override { m_points[index] = {to.x, to.y}; }
    bool isSimple() override { return CGAL::is_simple_2(m_points.begin(), m_points.end(), Kernel()); }

private:
    std::vector<Kernel::Point_2> m_points;
};

} // namespace

Program cgal()
{
    return {"CGAL is_simple_2", [](std::span<const geometry::Point> ring) -> std::unique_ptr<Contestant> {
                return std::make_unique<CgalPoints>(ring);
            }};
}

} // namespace hitbox::benchmarks
