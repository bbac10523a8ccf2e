#include <iostream>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/self_intersection.h>

int main()
{
    using namespace hitbox::geometry;
    const Polygon ship{{{0, 0}, {0, 10}, {10, 10}, {10, 0}}};
    const Circle bullet{{13, 14}, 5};
    std::cout << std::boolalpha << "sound: " << isSimple(ship.points) << '\n'
              << "touching: " << (relate(ship, bullet) == Relation::Touching) << '\n'
              << "inside: " << (locate({5, 5}, ship.points) == Location::Inside) << '\n';
}
