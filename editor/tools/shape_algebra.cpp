#include "tools/shape_algebra.h"

#include "document/edits.h"
#include "tools/region_rings.h"
#include "tools/shape_edits.h"

#include <QCoreApplication>

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

} // namespace

Result<CombinedShapes> combinedShapes(const Document &document, FrameRef frame, const QSet<ShapeId> &shapes,
                                      ShapeOperation operation, const SnapSettings &snap)
{
    const Frame *before = findFrame(document, frame);
    const QSet<ShapeId> ids = before ? editableShapes(*before, shapes) : QSet<ShapeId>();
    if (ids.size() < 2)
        return Error{
            {}, {}, algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "Select two or more shapes that are not locked."))};

    const Shape *base = nullptr;
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
        if (!base) {
            base = &shape;
            area = geometry::filledRegion(*ring);
        } else {
            area = geometry::combine(*area, {{*ring}}, stepOf(operation));
        }
        if (!area)
            return Error{{},
                         {},
                         algebraText(QT_TRANSLATE_NOOP("ShapeAlgebra", "%1 is too much of a tangle to be combined."))
                             .arg(shape.name)};
    }
    const std::vector<geometry::Ring> result = settledOnGrid(ringsWithoutHoles(*area), rings, snap);
    if (result.empty())
        return Error{{}, {}, nothingLeft(operation, *base)};

    const int others = static_cast<int>(ids.size()) - 1;
    const QSet<ShapeId> gone = ids - QSet<ShapeId>{base->id};
    Document after = replaceOutline(removeShapes(document, frame, gone), frame, base->id, polygonsOf(result));
    const QSet<ShapeId> pieces = newShapes(document, after, frame) | QSet<ShapeId>{base->id};
    return CombinedShapes{std::move(after), {pieces, {}, {}}, stepText(operation, *base, others)};
}

} // namespace hitbox
