#include "tools/shape_algebra.h"

#include "document/edits.h"
#include "tools/region_rings.h"
#include "tools/shape_edits.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

#include <hitbox/geometry/region.h>

namespace hitbox {

namespace {

QString algebraText(const char *source)
{
    return QCoreApplication::translate("ShapeAlgebra", source);
}

geometry::RegionOperation stepOf(ShapeOperation operation)
{
    switch (operation) {
    case ShapeOperation::Merge: return geometry::RegionOperation::Union;
    case ShapeOperation::Subtract: return geometry::RegionOperation::Difference;
    case ShapeOperation::Intersect: return geometry::RegionOperation::Intersection;
    }
    return geometry::RegionOperation::Union;
}

QString stepText(ShapeOperation operation, const Shape &base, int others)
{
    const auto counted = [&](const char *one, const char *many) {
        return (others == 1 ? algebraText(one) : QCoreApplication::translate("ShapeAlgebra", many, nullptr, others))
            .arg(base.name);
    };
    switch (operation) {
    case ShapeOperation::Merge:
        return counted(QT_TRANSLATE_NOOP("ShapeAlgebra", "Merge a shape into %1"),
                       QT_TRANSLATE_NOOP("ShapeAlgebra", "Merge %n shapes into %1"));
    case ShapeOperation::Subtract:
        return counted(QT_TRANSLATE_NOOP("ShapeAlgebra", "Subtract a shape from %1"),
                       QT_TRANSLATE_NOOP("ShapeAlgebra", "Subtract %n shapes from %1"));
    case ShapeOperation::Intersect:
        return counted(QT_TRANSLATE_NOOP("ShapeAlgebra", "Intersect %1 with a shape"),
                       QT_TRANSLATE_NOOP("ShapeAlgebra", "Intersect %1 with %n shapes"));
    }
    return {};
}

QString nothingLeft(ShapeOperation operation, const Shape &base)
{
    if (operation == ShapeOperation::Intersect)
        return algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "These shapes share no area."));
    return algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "Nothing would be left of %1, the lowest of these shapes."))
        .arg(base.name);
}

/// From its lowest point on, so that equal rings are equal lists.
geometry::Ring turned(geometry::Ring ring)
{
    const auto comesBefore = [](geometry::Point a, geometry::Point b) {
        return std::tie(a.x, a.y) < std::tie(b.x, b.y);
    };
    std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end(), comesBefore), ring.end());
    return ring;
}

/// Takes the rings around one of the shapes out of those around all, where they are there and it covers no part of any
/// other: nothing is merged with it.
bool takeApart(std::vector<geometry::Ring> &around, std::span<const geometry::Ring> shapes, std::size_t which,
               const SnapSettings &snap)
{
    const geometry::Answer<geometry::Region> own = geometry::filledRegion(shapes[which]);
    if (!own)
        return false;
    std::vector<geometry::Ring> left = around;
    for (const geometry::Ring &ring : settledOnGrid(ringsWithoutHoles(*own), shapes, snap)) {
        const auto found = std::ranges::find(left, turned(ring), turned);
        if (found == left.end())
            return false;
        left.erase(found);
    }
    for (std::size_t other = 0; other < shapes.size(); ++other) {
        if (other == which)
            continue;
        const geometry::Answer<geometry::Region> shared =
            geometry::combine(*own, {{shapes[other]}}, geometry::RegionOperation::Intersection);
        if (!shared || !shared->rings.empty())
            return false;
    }
    around = std::move(left);
    return true;
}

} // namespace

Result<CombinedShapes> combinedShapes(const Document &document, FrameRef frame, const QSet<ShapeId> &shapes,
                                      ShapeOperation operation, const SnapSettings &snap)
{
    const Frame *before = findFrame(document, frame);
    const QSet<ShapeId> ids = before ? editableShapes(*before, shapes) : QSet<ShapeId>();
    if (ids.size() < 2)
        return Error{
            {}, {}, algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "Select two or more shapes that are not locked."))};

    QList<const Shape *> combined; // the lowest first
    geometry::Answer<geometry::Region> area = geometry::Region();
    std::vector<geometry::Ring> rings;
    for (const Shape &shape : before->shapes) {
        if (!ids.contains(shape.id))
            continue;
        const std::optional<geometry::Ring> ring = ringAround(shape.outline);
        if (!ring)
            return Error{
                {},
                {},
                algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "%1 is a chain and has no area.")).arg(shape.name)};
        rings.push_back(*ring);
        area =
            combined.isEmpty() ? geometry::filledRegion(*ring) : geometry::combine(*area, {{*ring}}, stepOf(operation));
        combined.append(&shape);
        if (!area)
            return Error{{},
                         {},
                         algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "%1 is too much of a tangle to be combined."))
                             .arg(shape.name)};
    }
    std::vector<geometry::Ring> result = settledOnGrid(ringsWithoutHoles(*area), rings, snap);
    if (result.empty())
        return Error{{}, {}, nothingLeft(operation, *combined.constFirst())};
    QSet<ShapeId> apart;
    for (qsizetype i = combined.size() - 1; i >= 0 && operation == ShapeOperation::Merge; --i) {
        if (takeApart(result, rings, static_cast<std::size_t>(i), snap))
            apart.insert(combined.takeAt(i)->id);
    }
    if (combined.isEmpty())
        return Error{
            {},
            {},
            algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "These shapes share no edge and no area, and stay apart."))};

    const Shape *base = combined.constFirst();
    const int others = static_cast<int>(combined.size()) - 1;
    const QSet<ShapeId> gone = ids - apart - QSet<ShapeId>{base->id};
    Document after = replaceOutline(removeShapes(document, frame, gone), frame, base->id, polygonsOf(result));
    const QSet<ShapeId> pieces = newShapes(document, after, frame) | QSet<ShapeId>{base->id} | apart;
    return CombinedShapes{std::move(after), {pieces, {}, {}}, stepText(operation, *base, others)};
}

} // namespace hitbox
