#include "contestant.h"

#include <boost/geometry/algorithms/intersects.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/ring.hpp>

namespace hitbox::benchmarks {

namespace {

using BoostPoint = boost::geometry::model::d2::point_xy<double>;

/// By intersects() of one ring: for areas, is_simple() looks for repeated points only, and for a closed line of more
/// than a few dozen points it answers no.
class BoostRing : public Contestant
{
public:
    explicit BoostRing(std::span<const geometry::Point> ring)
    {
        for (const geometry::Point p : ring)
            m_ring.emplace_back(p.x, p.y);
    }

    void moveVertex(std::size_t index, geometry::Point to) override { m_ring[index] = BoostPoint(to.x, to.y); }
    bool isSimple() override { return !boost::geometry::intersects(m_ring); }

private:
    static constexpr bool isClockwise = true;
    static constexpr bool isClosed = false;
    boost::geometry::model::ring<BoostPoint, isClockwise, isClosed> m_ring;
};

} // namespace

Program boostGeometry()
{
    return {"Boost.Geometry intersects", [](std::span<const geometry::Point> ring) -> std::unique_ptr<Contestant> {
                return std::make_unique<BoostRing>(ring);
            }};
}

} // namespace hitbox::benchmarks
