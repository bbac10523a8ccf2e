#include "document/outline.h"
#include "validation/rules.h"

#include <QCoreApplication>

/// Polygons with more points than the engine takes in one piece. The export cuts them without a loss, so this only
/// remarks on it.
namespace hitbox {

namespace {

QList<Finding> checkTooManyVertices(const Document &document, FrameRef ref, const ValidationContext &context)
{
    const int most = context.engine.mostPoints;
    if (most == 0)
        return {};
    QList<Finding> findings;
    for (const Shape &shape : findFrame(document, ref)->shapes) {
        const auto ring = ringOf(shape.outline);
        if (ring.size() <= static_cast<std::size_t>(most))
            continue;
        Finding finding;
        finding.severity = Severity::Info;
        finding.shape = shape.id;
        finding.message = QCoreApplication::translate("hitbox::validation",
                                                      "The outline has %1 points: %2 takes at most %3 and gets it in "
                                                      "pieces")
                              .arg(QString::number(ring.size()), context.engine.name, QString::number(most));
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule tooManyVerticesRule{"too-many-vertices",
                               QT_TRANSLATE_NOOP("hitbox::validation", "More points than the engine takes"),
                               checkTooManyVertices};

} // namespace hitbox
