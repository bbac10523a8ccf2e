#include "document/edits.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>

/// Shapes of which nothing lies in the frame: they were lost there, or drawn for another one. A shape that reaches
/// beyond the frame is common, a sword's for one, and is no finding.
namespace hitbox {

namespace {

geometry::Box boxOf(const Frame &frame)
{
    return {{0, 0}, {double(frame.size.width()), double(frame.size.height())}};
}

bool isInside(geometry::Point point, const geometry::Box &box)
{
    return point.x > box.min.x && point.x < box.max.x && point.y > box.min.y && point.y < box.max.y;
}

bool liesOutside(const Shape &shape, const geometry::Box &frame)
{
    const geometry::Shape outline = geometryOf(shape.outline);
    const std::optional<geometry::Box> box = geometry::bounds(outline);
    if (!box || (isInside(box->min, frame) && isInside(box->max, frame)))
        return false;
    const auto relation = geometry::relate(outline, frame);
    return relation == geometry::Relation::Separate || relation == geometry::Relation::Touching;
}

QList<Finding> checkOutsideFrame(const Document &document, FrameRef ref, const ValidationContext &)
{
    const Frame *frame = findFrame(document, ref);
    if (!frame || frame->size.isEmpty())
        return {};
    QList<Finding> findings;
    for (const Shape &shape : frame->shapes) {
        if (!liesOutside(shape, boxOf(*frame)))
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.shape = shape.id;
        finding.points = {geometry::bounds(geometryOf(shape.outline))->center()};
        finding.message = QCoreApplication::translate("hitbox::validation",
                                                      "The shape lies outside the frame, which is %1 by %2 pixels")
                              .arg(frame->size.width())
                              .arg(frame->size.height());
        findings.append(finding);
    }
    return findings;
}

/// How far a span has to move to lie within 0 to `end`.
double wayInto(double from, double to, double end)
{
    return from < 0 ? -from : std::min(0.0, end - to);
}

std::optional<RepairPlan> moving(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Frame *frame = findFrame(document, finding.frame);
    const Shape *shape = shapeOf(document, finding);
    const std::optional<geometry::Box> box = shape ? geometry::bounds(geometryOf(shape->outline)) : std::nullopt;
    if (!frame || !box || box->width() > frame->size.width() || box->height() > frame->size.height())
        return std::nullopt;
    const geometry::Point by{wayInto(box->min.x, box->max.x, frame->size.width()),
                             wayInto(box->min.y, box->max.y, frame->size.height())};
    return replacing(document, finding, {moved(shape->outline, by)},
                     QCoreApplication::translate("hitbox::validation", "Move the shape into the frame"));
}

constexpr std::array outsideFrameRepairs{Repair{"move-inside", FixSafety::NeedsEyes, moving}, deleteRepair};

} // namespace

const Rule outsideFrameRule{"outside-frame", QT_TRANSLATE_NOOP("hitbox::validation", "Shapes outside the frame"),
                            checkOutsideFrame, outsideFrameRepairs};

} // namespace hitbox
