#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::benchmarks {

/// A program that answers about one ring, held in the form it likes best.
class Contestant
{
public:
    virtual ~Contestant() = default;
    virtual void moveVertex(std::size_t index, geometry::Point to) = 0;
    virtual bool isSimple() = 0;
};

struct Program {
    std::string name;
    std::unique_ptr<Contestant> (*holding)(std::span<const geometry::Point> ring);
};

/// Ours, and those rivals that were found when the build was configured.
Program hitboxListingAll();
Program hitboxYesOrNo();
#ifdef HITBOX_HAS_BOOST_GEOMETRY
Program boostGeometry();
#endif
#ifdef HITBOX_HAS_CGAL
Program cgal();
#endif

} // namespace hitbox::benchmarks
