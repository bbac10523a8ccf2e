#include "tools/snap_settings.h"

#include "document/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace hitbox {

namespace {

using geometry::Point;

double onGrid(double value, double step, double offset)
{
    return step > 0 ? offset + std::floor((value - offset) / step + 0.5) * step : value;
}

} // namespace

const QList<SnapKind> &allSnapKinds()
{
    static const QList<SnapKind> kinds{SnapKind::Vertices,      SnapKind::Edges,      SnapKind::AlphaOutline,
                                       SnapKind::PreviousFrame, SnapKind::FrameLines, SnapKind::Pivot};
    return kinds;
}

Point snapped(Point p, const SnapSettings &settings)
{
    const auto on = [p](const SnapGrid &grid) {
        return Point{onGrid(p.x, grid.step.x, grid.offset.x), onGrid(p.y, grid.step.y, grid.offset.y)};
    };
    switch (settings.step) {
    case SnapStep::Off: return p;
    case SnapStep::Pixel: return on({{1, 1}, {0, 0}});
    case SnapStep::HalfPixel: return on({{0.5, 0.5}, {0, 0}});
    case SnapStep::Grid: return on(settings.grid);
    }
    return p;
}

QString snapName(const SnapSettings &settings)
{
    switch (settings.step) {
    case SnapStep::Off: return QCoreApplication::translate("Snapping", "off");
    case SnapStep::Pixel: return QCoreApplication::translate("Snapping", "pixel");
    case SnapStep::HalfPixel: return QCoreApplication::translate("Snapping", "half pixel");
    case SnapStep::Grid:
        return QCoreApplication::translate("Snapping", "grid %1 × %2")
            .arg(readableNumber(settings.grid.step.x), readableNumber(settings.grid.step.y));
    }
    return {};
}

QString snapName(SnapKind kind)
{
    switch (kind) {
    case SnapKind::Vertices: return QCoreApplication::translate("Snapping", "vertices");
    case SnapKind::Edges: return QCoreApplication::translate("Snapping", "edges");
    case SnapKind::AlphaOutline: return QCoreApplication::translate("Snapping", "outline");
    case SnapKind::PreviousFrame: return QCoreApplication::translate("Snapping", "previous frame");
    case SnapKind::FrameLines: return QCoreApplication::translate("Snapping", "frame");
    case SnapKind::Pivot: return QCoreApplication::translate("Snapping", "pivot");
    }
    return {};
}

QString snapSummary(const SnapSettings &settings)
{
    QStringList parts;
    if (settings.step != SnapStep::Off || !settings.to)
        parts.append(snapName(settings));
    for (const SnapKind kind : allSnapKinds()) {
        if (settings.to.testFlag(kind))
            parts.append(snapName(kind));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace hitbox
