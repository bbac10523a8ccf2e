#include "document/outline.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

/// Polygons that are not convex, for an engine that takes no other. The export cuts them without a loss, so this only
/// remarks on it; outlines that meet themselves are an error already.
namespace hitbox {

namespace {

/// The first corner where the outline turns inward; the ring is simple and not convex.
int inwardCorner(std::span<const geometry::Point> ring)
{
    const geometry::Orientation winding = geometry::winding(ring);
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const geometry::Point before = ring[(i + ring.size() - 1) % ring.size()];
        const geometry::Orientation turn = geometry::orientation(before, ring[i], ring[(i + 1) % ring.size()]);
        if (turn != winding && turn != geometry::Orientation::Collinear)
            return static_cast<int>(i);
    }
    return 0;
}

QList<Finding> checkConcaveShape(const Document &document, FrameRef ref, const ValidationContext &context)
{
    if (!context.engine.convexOnly)
        return {};
    QList<Finding> findings;
    for (const Shape &shape : findFrame(document, ref)->shapes) {
        const auto ring = ringOf(shape.outline);
        if (ring.size() < 3 || geometry::isConvex(ring) || !geometry::isSimple(ring))
            continue;
        const int corner = inwardCorner(ring);
        Finding finding;
        finding.severity = Severity::Info;
        finding.shape = shape.id;
        finding.edges = {corner};
        finding.points = {ring[static_cast<std::size_t>(corner)]};
        finding.message =
            QCoreApplication::translate("hitbox::validation",
                                        "The outline turns inward at point %1: %2 takes convex polygons only and gets "
                                        "it in pieces")
                .arg(QString::number(corner), context.engine.name);
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule concaveShapeRule{"concave-shape", QT_TRANSLATE_NOOP("hitbox::validation", "Concave shapes"),
                            checkConcaveShape};

} // namespace hitbox
