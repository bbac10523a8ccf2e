#include "document/numbers.h"
#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

#include <hitbox/geometry/repairs.h>
#include <hitbox/geometry/self_intersection.h>

/// A point where the outline turns straight back on itself. The two edges overlap, which self-intersection counts as
/// the error; this rule names the cause, so it warns, and one mistake is one error.
namespace hitbox {

namespace {

QList<Finding> checkSpike(const Shape &shape)
{
    const auto ring = ringOf(shape.outline);
    if (ring.size() < 3)
        return {};

    QList<Finding> findings;
    for (const geometry::RingDefect &defect : geometry::ringDefects(ring)) {
        if (defect.kind != geometry::RingDefectKind::Spike)
            continue;
        const std::size_t before = (defect.index + ring.size() - 1) % ring.size();
        Finding finding;
        finding.severity = Severity::Warning;
        finding.edges = {static_cast<int>(before), static_cast<int>(defect.index)};
        finding.points = {ring[defect.index]};
        finding.message =
            QCoreApplication::translate("hitbox::validation", "The outline turns straight back at point %1, %2")
                .arg(QString::number(defect.index), pointText(ring[defect.index]));
        findings.append(finding);
    }
    return findings;
}

std::optional<RepairPlan> withoutSpikes(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    return improving(document, finding, {polygonOf(geometry::withoutDefects(ringOf(shape->outline)))},
                     QCoreApplication::translate("hitbox::validation",
                                                 "Remove the spikes, and points that repeat or lie straight on"));
}

constexpr std::array spikeRepairs{Repair{"remove-spikes", FixSafety::Safe, withoutSpikes}};

} // namespace

const Rule spikeRule{"spike", QT_TRANSLATE_NOOP("hitbox::validation", "Spikes"), checkSpike, spikeRepairs};

} // namespace hitbox
