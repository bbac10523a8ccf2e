#include "stage/overlaps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Relation;

/// Shapes of one instance stand next to each other: `begin` to `end` in the list of placed shapes.
struct Group {
    std::size_t begin = 0;
    std::size_t end = 0;
    Box box;
};

/// One step wider on every side: the corner of a circle's box is a rounded sum, and a box that is too small by its last
/// bit would hide a touch.
Box widened(const Box &box)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return {{std::nextafter(box.min.x, -infinity), std::nextafter(box.min.y, -infinity)},
            {std::nextafter(box.max.x, infinity), std::nextafter(box.max.y, infinity)}};
}

bool meet(const Box &a, const Box &b)
{
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

Box joined(const Box &a, const Box &b)
{
    return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
            {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

/// A box that meets no other, for shapes without points.
constexpr Box nowhere{{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()},
                      {-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()}};

std::vector<Box> boxesOf(const QList<PlacedShape> &shapes)
{
    std::vector<Box> boxes;
    boxes.reserve(static_cast<std::size_t>(shapes.size()));
    for (const PlacedShape &placed : shapes) {
        const std::optional<Box> box = geometry::bounds(placed.shape);
        boxes.push_back(box ? widened(*box) : nowhere);
    }
    return boxes;
}

std::vector<Group> groupsOf(const QList<PlacedShape> &shapes, const std::vector<Box> &boxes)
{
    std::vector<Group> groups;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool first = i == 0 || shapes[i].instance != shapes[i - 1].instance;
        if (first)
            groups.push_back({i, i, nowhere});
        groups.back().end = i + 1;
        groups.back().box = joined(groups.back().box, boxes[i]);
    }
    return groups;
}

/// Where one lies within the other, the shared region is the inner shape: its area follows from its own formula.
void measure(Overlap &overlap)
{
    switch (overlap.relation) {
    case Relation::Separate:
    case Relation::Touching: return;
    case Relation::Overlapping:
        overlap.region = geometry::sharedRegion(overlap.a.shape, overlap.b.shape);
        overlap.area = geometry::area(overlap.region);
        return;
    case Relation::Containing:
        overlap.region = geometry::regionOf(overlap.b.shape);
        overlap.area = geometry::area(overlap.b.shape);
        return;
    case Relation::Contained:
    case Relation::Equal:
        overlap.region = geometry::regionOf(overlap.a.shape);
        overlap.area = geometry::area(overlap.a.shape);
        return;
    }
}

std::optional<Overlap> overlapOf(const Document &document, const PlacedShape &a, const PlacedShape &b)
{
    const Relation relation = geometry::relate(a.shape, b.shape);
    if (relation == Relation::Separate)
        return std::nullopt;
    Overlap overlap{a, b, relation, 0, {}, hitEachOther(document, a.category, b.category)};
    measure(overlap);
    return overlap;
}

} // namespace

QList<Overlap> overlapsOf(const Document &document, const Stage &stage)
{
    const QList<PlacedShape> shapes = placedShapes(document, stage);
    const std::vector<Box> boxes = boxesOf(shapes);
    const std::vector<Group> groups = groupsOf(shapes, boxes);

    QList<Overlap> overlaps;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const Group &group = groups[g];
        for (std::size_t i = group.begin; i < group.end; ++i) {
            for (std::size_t h = g + 1; h < groups.size(); ++h) {
                if (!meet(boxes[i], groups[h].box))
                    continue;
                for (std::size_t j = groups[h].begin; j < groups[h].end; ++j) {
                    if (!meet(boxes[i], boxes[j]))
                        continue;
                    if (const auto overlap = overlapOf(document, shapes[i], shapes[j]))
                        overlaps.append(*overlap);
                }
            }
        }
    }
    return overlaps;
}

QString relationName(geometry::Relation relation)
{
    switch (relation) {
    case Relation::Separate: break;
    case Relation::Touching: return QStringLiteral("touching");
    case Relation::Overlapping: return QStringLiteral("overlapping");
    case Relation::Containing: return QStringLiteral("containing");
    case Relation::Contained: return QStringLiteral("contained");
    case Relation::Equal: return QStringLiteral("equal");
    }
    return QStringLiteral("separate");
}

} // namespace hitbox
