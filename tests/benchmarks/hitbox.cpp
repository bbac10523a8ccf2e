#include "contestant.h"

#include <hitbox/geometry/self_intersection.h>

namespace hitbox::benchmarks {

namespace {

using geometry::Point;
using geometry::Ring;

class ListingAll : public Contestant
{
public:
    explicit ListingAll(std::span<const Point> ring)
        : m_ring(ring.begin(), ring.end())
    {
    }
    void moveVertex(std::size_t index, Point to) override { m_ring[index] = to; }
    bool isSimple() override { return geometry::selfIntersections(m_ring).empty(); }

private:
    Ring m_ring;
};

class YesOrNo : public Contestant
{
public:
    explicit YesOrNo(std::span<const Point> ring)
        : m_ring(ring.begin(), ring.end())
    {
    }
    void moveVertex(std::size_t index, Point to) override { m_ring[index] = to; }
    bool isSimple() override { return geometry::isSimple(m_ring); }

private:
    Ring m_ring;
};

} // namespace

Program hitboxListingAll()
{
    return {"hitbox selfIntersections", [](std::span<const Point> ring) -> std::unique_ptr<Contestant> {
                return std::make_unique<ListingAll>(ring);
            }};
}

Program hitboxYesOrNo()
{
    return {"hitbox isSimple",
            [](std::span<const Point> ring) -> std::unique_ptr<Contestant> { return std::make_unique<YesOrNo>(ring); }};
}

} // namespace hitbox::benchmarks
