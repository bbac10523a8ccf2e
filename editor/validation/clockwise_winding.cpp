#include "document/outline.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <hitbox/geometry/polygon.h>

/// Polygons that run clockwise, for an engine that takes none of these. The export turns them without a loss, so this
/// only remarks on it.
namespace hitbox {

namespace {

QList<Finding> checkClockwiseWinding(const Document &document, FrameRef ref, const ValidationContext &context)
{
    if (!context.engine.counterClockwiseOnly)
        return {};
    QList<Finding> findings;
    for (const Shape &shape : findFrame(document, ref)->shapes) {
        if (geometry::winding(ringOf(shape.outline)) != geometry::Orientation::Clockwise)
            continue;
        Finding finding;
        finding.severity = Severity::Info;
        finding.shape = shape.id;
        finding.message =
            QCoreApplication::translate("hitbox::validation",
                                        "The outline runs clockwise: %1 takes the other way only and gets it turned")
                .arg(context.engine.name);
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule clockwiseWindingRule{"clockwise-winding", QT_TRANSLATE_NOOP("hitbox::validation", "Clockwise outlines"),
                                checkClockwiseWinding};

} // namespace hitbox
