#include "tools/selection_transform.h"

#include "document/edits.h"
#include "document/numbers.h"
#include "tools/angle_steps.h"
#include "tools/shape_edits.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

using geometry::Point;

/// The finest step that a nudge makes too: no size goes below.
constexpr double leastSize = 0.125;

AxisScaling held(double at)
{
    return {at, at, at};
}

/// The scaling of one axis that a grip pulls along.
AxisScaling pulled(double low, double high, int pull, double target, Qt::KeyboardModifiers modifiers)
{
    const double from = pull > 0 ? high : low;
    const double opposite = pull > 0 ? low : high;
    const double fixed = modifiers.testFlag(Qt::AltModifier) ? low + (high - low) / 2 : opposite;
    if (from == fixed)
        return held(fixed);
    const double reach = target - fixed;
    const double least = std::copysign(leastSize, reach == 0 ? from - fixed : reach);
    return {fixed, from, std::abs(reach) < leastSize ? fixed + least : target};
}

AxisScaling withFactor(AxisScaling scaling, double factor)
{
    scaling.to = scaling.fixed + (scaling.from - scaling.fixed) * factor;
    return scaling;
}

/// The scaling about the middle that an axis makes along with the other one.
AxisScaling following(double low, double high, double factor)
{
    const double middle = low + (high - low) / 2;
    return withFactor({middle, high, high}, factor);
}

double meanOf(const Scaling &scaling)
{
    return std::sqrt(std::abs(scaling.x.factor() * scaling.y.factor()));
}

enum class Proportions { Free, Kept };

Scaling cornerScaling(AxisScaling x, AxisScaling y, Proportions proportions)
{
    Scaling scaling{x, y, 1};
    if (proportions == Proportions::Kept) {
        const bool xLeads = std::abs(x.to - x.from) >= std::abs(y.to - y.from);
        const double size = std::abs(xLeads ? x.factor() : y.factor());
        scaling.x = withFactor(x, std::copysign(size, x.factor()));
        scaling.y = withFactor(y, std::copysign(size, y.factor()));
        (xLeads ? scaling.x : scaling.y) = xLeads ? x : y;
    }
    scaling.radius = meanOf(scaling);
    return scaling;
}

Scaling scalingOf(const geometry::Box &box, FrameGrip grip, const Drag &drag, const SnapSettings &snap)
{
    const QPoint pull = pullOf(grip);
    const Point anchor{pull.x() > 0 ? box.max.x : box.min.x, pull.y() > 0 ? box.max.y : box.min.y};
    const Point target = snapped(anchor + (drag.to - drag.from), snapWith(snap, drag.modifiers));
    const auto proportions = drag.modifiers.testFlag(Qt::ShiftModifier) ? Proportions::Kept : Proportions::Free;
    const AxisScaling x = pulled(box.min.x, box.max.x, pull.x(), target.x, drag.modifiers);
    const AxisScaling y = pulled(box.min.y, box.max.y, pull.y(), target.y, drag.modifiers);
    if (pull.x() != 0 && pull.y() != 0)
        return cornerScaling(x, y, proportions);
    const double factor = std::abs(pull.x() != 0 ? x.factor() : y.factor());
    const double other = proportions == Proportions::Kept ? factor : 1;
    if (pull.x() != 0)
        return {x, following(box.min.y, box.max.y, other), factor};
    return {following(box.min.x, box.max.x, other), y, factor};
}

double stepOfTurn(Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::ControlModifier))
        return 0;
    return modifiers.testFlag(Qt::ShiftModifier) ? 15 : 1;
}

Turning turningOf(Point about, const Drag &drag)
{
    const double free = degreesTurned(about, drag.from, drag.to);
    const double step = stepOfTurn(drag.modifiers);
    const double rounded = step == 0 ? free : std::round(free / step) * step;
    const double inTurn = std::remainder(rounded, 360);
    return {about, inTurn == -180 ? 180 : inTurn};
}

double mapped(double value, const AxisScaling &scaling)
{
    return value == scaling.from ? scaling.to : scaling.fixed + (value - scaling.fixed) * scaling.factor();
}

Point mapped(Point point, const Scaling &scaling)
{
    return {mapped(point.x, scaling.x), mapped(point.y, scaling.y)};
}

Point mapped(Point point, const Turning &turning)
{
    const Point arm = point - turning.about;
    const double quarters = turning.degrees / 90;
    double c = std::cos(turning.degrees * std::numbers::pi / 180);
    double s = std::sin(turning.degrees * std::numbers::pi / 180);
    if (quarters == std::round(quarters)) {
        c = std::round(c);
        s = std::round(s);
    }
    return turning.about + Point{arm.x * c - arm.y * s, arm.x * s + arm.y * c};
}

double radiusFactor(const FrameTransform &transform)
{
    const auto *scaling = std::get_if<Scaling>(&transform);
    return scaling ? scaling->radius : 1;
}

Point mapped(Point point, const FrameTransform &transform)
{
    return std::visit([point](const auto &one) { return mapped(point, one); }, transform);
}

Outline transformedBox(const geometry::Box &box, const FrameTransform &transform)
{
    if (isSlanted(transform)) {
        PolygonOutline polygon;
        for (const Point corner : handlesOf(box))
            polygon.points.append(mapped(corner, transform));
        return polygon;
    }
    return boxBetween(mapped(box.min, transform), mapped(box.max, transform));
}

} // namespace

FrameTransform transformOf(const geometry::Box &box, FrameGrip grip, const Drag &drag, const SnapSettings &snap,
                           Point center)
{
    if (grip == FrameGrip::Rotation)
        return turningOf(center, drag);
    return scalingOf(box, grip, drag, snap);
}

FrameTransform transformOf(const geometry::Box &box, FrameGrip grip, const Drag &drag, const SnapSettings &snap)
{
    return transformOf(box, grip, drag, snap, box.center());
}

bool isSlanted(const FrameTransform &transform)
{
    const auto *turning = std::get_if<Turning>(&transform);
    return turning && std::remainder(turning->degrees, 90) != 0;
}

Outline transformed(const Outline &outline, const FrameTransform &transform)
{
    if (const auto *box = std::get_if<geometry::Box>(&outline))
        return transformedBox(*box, transform);
    Outline result = outline;
    const auto mapAll = [&transform](QList<Point> &points) {
        for (Point &point : points)
            point = mapped(point, transform);
    };
    if (auto *polygon = std::get_if<PolygonOutline>(&result)) {
        mapAll(polygon->points);
    } else if (auto *chain = std::get_if<ChainLine>(&result)) {
        mapAll(chain->points);
    } else if (auto *circle = std::get_if<geometry::Circle>(&result)) {
        *circle = {mapped(circle->center, transform), circle->radius * radiusFactor(transform)};
    } else if (auto *capsule = std::get_if<geometry::Capsule>(&result)) {
        *capsule = {mapped(capsule->from, transform), mapped(capsule->to, transform),
                    capsule->radius * radiusFactor(transform)};
    }
    return result;
}

std::optional<Frame> withShapesTransformed(Frame frame, const QSet<ShapeId> &shapes, const FrameTransform &transform)
{
    for (Shape &shape : frame.shapes) {
        if (!shapes.contains(shape.id))
            continue;
        shape.outline = transformed(shape.outline, transform);
        if (!isWithinLimits(shape.outline))
            return std::nullopt;
    }
    return frame;
}

std::optional<Frame> withPointsTransformed(Frame frame, const QSet<HandleRef> &points, const FrameTransform &transform)
{
    for (Shape &shape : frame.shapes) {
        QList<Point> *outline = pointList(shape.outline);
        for (int i = 0; outline && i < outline->size(); ++i) {
            if (points.contains({shape.id, i}))
                (*outline)[i] = mapped(outline->at(i), transform);
        }
        if (outline && !isWithinLimits(shape.outline))
            return std::nullopt;
    }
    return frame;
}

QString turnGripHint()
{
    return QCoreApplication::translate("FrameGrips", "Drag to turn. Click to choose the place to turn about.");
}

QString transformHint(FrameGrip grip)
{
    if (grip == FrameGrip::Rotation) {
        return QCoreApplication::translate("FrameGrips",
                                           "Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.");
    }
    return QCoreApplication::translate("FrameGrips", "Release to scale. Shift keeps proportions, Alt holds the middle, "
                                                     "Ctrl turns snapping off, Esc cancels.");
}

QString readoutOf(const geometry::Box &box, const FrameTransform &transform)
{
    if (const auto *turning = std::get_if<Turning>(&transform))
        return readableNumber(turning->degrees) + QStringLiteral("°");
    const auto &scaling = std::get<Scaling>(transform);
    return sizeText(box.width() * std::abs(scaling.x.factor()), box.height() * std::abs(scaling.y.factor()));
}

} // namespace hitbox
