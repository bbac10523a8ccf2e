#pragma once

#include "stage/placements.h"

#include <QList>

#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// Two shapes of different instances that have a point in common; `a` stands before `b` by instance and then shape.
struct Overlap {
    PlacedShape a;
    PlacedShape b;
    geometry::Relation relation = geometry::Relation::Touching; ///< of a to b
    double area = 0;                                            ///< of the shared region, square pixels
    geometry::Region region;                                    ///< empty where only boundaries meet
    bool hit = false;                                           ///< their categories strike each other

    friend bool operator==(const Overlap &, const Overlap &) = default;
};

/// Which two shapes an overlap is about, whatever becomes of the list it stood in.
struct OverlapPair {
    int instanceA = -1;
    ShapeId shapeA;
    int instanceB = -1;
    ShapeId shapeB;

    friend bool operator==(const OverlapPair &, const OverlapPair &) = default;
};

inline OverlapPair pairOf(const Overlap &overlap)
{
    return {overlap.a.instance, overlap.a.id, overlap.b.instance, overlap.b.id};
}

/// All of them. Shapes of one instance are not compared with each other.
QList<Overlap> overlapsOf(const Document &document, const Stage &stage);

QString relationName(geometry::Relation relation); ///< "touching", "overlapping", "containing"…

} // namespace hitbox
