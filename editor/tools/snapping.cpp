#include "tools/snapping.h"

#include <QCoreApplication>

#include <cmath>

namespace hitbox {

namespace {

double snappedTo(double value, double cellsPerPixel)
{
    return std::floor(value * cellsPerPixel + 0.5) / cellsPerPixel;
}

} // namespace

geometry::Point snapped(geometry::Point p, SnapSettings settings)
{
    switch (settings.step) {
    case SnapStep::Off: return p;
    case SnapStep::Pixel: return {snappedTo(p.x, 1), snappedTo(p.y, 1)};
    case SnapStep::HalfPixel: return {snappedTo(p.x, 2), snappedTo(p.y, 2)};
    }
    return p;
}

QString snapName(SnapStep step)
{
    switch (step) {
    case SnapStep::Off: return QCoreApplication::translate("Snapping", "off");
    case SnapStep::Pixel: return QCoreApplication::translate("Snapping", "pixel");
    case SnapStep::HalfPixel: return QCoreApplication::translate("Snapping", "half pixel");
    }
    return {};
}

} // namespace hitbox
