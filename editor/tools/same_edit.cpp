#include "tools/same_edit.h"

#include "document/track_following.h"
#include "tools/angle_steps.h"
#include "tools/picking.h"
#include "tools/shape_edits.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Point;

std::optional<Box> boxAround(const QList<Outline> &outlines)
{
    std::optional<Box> all;
    for (const Outline &outline : outlines) {
        const std::optional<Box> box = boundsOf(outline);
        if (!box)
            continue;
        all = all ? joined(*all, *box) : *box;
    }
    return all;
}

bool makes(const WholeEdit &edit, const QList<Outline> &before, const QList<Outline> &after)
{
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (!isSameOutline(withWholeEdit(before.at(i), edit), after.at(i)))
            return false;
    }
    return true;
}

/// By how much the point was turned that lies farthest from the middle.
std::optional<double> degreesBetween(const QList<Outline> &before, const QList<Outline> &after, Point about)
{
    double reach = sameOutlineReach;
    std::optional<double> degrees;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const bool isSlanted = std::holds_alternative<Box>(before.at(i)) && !std::holds_alternative<Box>(after.at(i));
        const QList<Point> from = isSlanted ? handlesOf(before.at(i)) : definingPoints(before.at(i));
        const QList<Point> to = definingPoints(after.at(i));
        if (from.size() != to.size() || (std::holds_alternative<Box>(before.at(i)) && !isSlanted))
            continue;
        for (qsizetype p = 0; p < from.size(); ++p) {
            const Point arm = from.at(p) - about;
            if (std::hypot(arm.x, arm.y) <= reach)
                continue;
            reach = std::hypot(arm.x, arm.y);
            degrees = std::remainder(degreesTurned(about, from.at(p), to.at(p)), 360);
        }
    }
    return degrees;
}

QList<WholeEdit> turningsAbout(Point about, const QList<Outline> &before, const QList<Outline> &after)
{
    QList<WholeEdit> turnings{Turning{about, 90}, Turning{about, -90}, Turning{about, 180}};
    if (const auto degrees = degreesBetween(before, after, about))
        turnings.append(Turning{about, *degrees});
    return turnings;
}

/// Around the defining points, along one axis.
struct Extent {
    double low = 0;
    double high = 0;

    double length() const { return high - low; }
};

Extent extentOf(const QList<Outline> &outlines, double Point::*along)
{
    std::optional<Extent> extent;
    for (const Outline &outline : outlines) {
        for (const Point &point : definingPoints(outline)) {
            const double value = point.*along;
            extent =
                extent ? Extent{std::min(extent->low, value), std::max(extent->high, value)} : Extent{value, value};
        }
    }
    return extent.value_or(Extent());
}

/// About the place that stays, or none where there is no such place.
std::optional<AxisScaling> scalingBetween(Extent before, Extent after, double sign)
{
    if (before.length() <= sameOutlineReach) {
        const AxisScaling none{before.low, before.low, before.low};
        return std::abs(after.low - before.low) <= sameOutlineReach ? std::optional(none) : std::nullopt;
    }
    const double factor = sign * after.length() / before.length();
    const double image = sign > 0 ? after.low : after.high; // of `before.low`
    if (std::abs(after.length() - before.length()) <= sameOutlineReach && sign > 0) {
        const AxisScaling none{before.low, before.high, before.high};
        return std::abs(image - before.low) <= sameOutlineReach ? std::optional(none) : std::nullopt;
    }
    const double fixed = (image - factor * before.low) / (1 - factor);
    const double from = std::abs(before.low - fixed) > std::abs(before.high - fixed) ? before.low : before.high;
    return AxisScaling{fixed, from, fixed + (from - fixed) * factor};
}

double radiusFactorBetween(const QList<Outline> &before, const QList<Outline> &after)
{
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (radiusOf(before.at(i)) > 0)
            return radiusOf(after.at(i)) / radiusOf(before.at(i));
    }
    return 1;
}

std::optional<WholeEdit> scalingOf(const QList<Outline> &before, const QList<Outline> &after)
{
    const bool isNumbersAlone = before.size() == 1 && !std::holds_alternative<PolygonOutline>(before.constFirst()) &&
                                !std::holds_alternative<ChainLine>(before.constFirst());
    if (isNumbersAlone)
        return std::nullopt;
    const double radius = radiusFactorBetween(before, after);
    for (const double signX : {1.0, -1.0}) {
        for (const double signY : {1.0, -1.0}) {
            const auto x = scalingBetween(extentOf(before, &Point::x), extentOf(after, &Point::x), signX);
            const auto y = scalingBetween(extentOf(before, &Point::y), extentOf(after, &Point::y), signY);
            if (x && y && makes(Scaling{*x, *y, radius}, before, after))
                return Scaling{*x, *y, radius};
        }
    }
    return std::nullopt;
}

/// As far along one box as along the other.
double placeAlong(double place, Extent from, Extent to)
{
    const double middleFrom = from.low + from.length() / 2;
    const double middleTo = to.low + to.length() / 2;
    if (std::abs(place - middleFrom) <= sameOutlineReach || from.length() <= sameOutlineReach)
        return middleTo + (from.length() <= sameOutlineReach ? place - middleFrom : 0);
    if (std::abs(place - from.low) <= sameOutlineReach)
        return to.low;
    if (std::abs(place - from.high) <= sameOutlineReach)
        return to.high;
    return to.low + (place - from.low) / from.length() * to.length();
}

Point placeIn(Point place, const Box &from, const Box &to)
{
    return {placeAlong(place.x, {from.min.x, from.max.x}, {to.min.x, to.max.x}),
            placeAlong(place.y, {from.min.y, from.max.y}, {to.min.y, to.max.y})};
}

AxisScaling scalingIn(const AxisScaling &scaling, Extent from, Extent to)
{
    const double fixed = placeAlong(scaling.fixed, from, to);
    const double pulled = std::abs(to.low - fixed) > std::abs(to.high - fixed) ? to.low : to.high;
    return {fixed, pulled, fixed + (pulled - fixed) * scaling.factor()};
}

/// One after the other, so that each box is the one that the edit had.
struct Relocation {
    const Box &from;
    const Box &to;

    WholeEdit operator()(Point way) const { return way; }
    WholeEdit operator()(const Mirroring &edit) const { return Mirroring{edit.axis, placeIn(edit.at, from, to)}; }
    WholeEdit operator()(const QuarterTurning &edit) const
    {
        if (isSamePlace(edit.at, turningPoint(from)))
            return QuarterTurning{edit.turn, turningPoint(to)};
        return QuarterTurning{edit.turn, placeIn(edit.at, from, to)};
    }
    WholeEdit operator()(const Turning &edit) const { return Turning{placeIn(edit.about, from, to), edit.degrees}; }
    WholeEdit operator()(const Scaling &edit) const
    {
        return Scaling{scalingIn(edit.x, {from.min.x, from.max.x}, {to.min.x, to.max.x}),
                       scalingIn(edit.y, {from.min.y, from.max.y}, {to.min.y, to.max.y}), edit.radius};
    }
};

QList<std::optional<Outline>> wholeEdited(const QList<ScopedShape> &shapes, const WholeEdit &edit)
{
    QList<Outline> before;
    QList<Outline> here;
    for (const ScopedShape &shape : shapes) {
        before.append(shape.before);
        here.append(shape.outline);
    }
    QList<std::optional<Outline>> edited(here.cbegin(), here.cend());
    const std::optional<Box> from = boxAround(before);
    const std::optional<Box> to = boxAround(here);
    if (!from || !to)
        return edited;
    const WholeEdit own = relocated(edit, *from, *to);
    for (std::optional<Outline> &outline : edited)
        outline = withWholeEdit(*outline, own);
    return edited;
}

} // namespace

Outline withWholeEdit(const Outline &outline, const WholeEdit &edit)
{
    if (const auto *way = std::get_if<Point>(&edit))
        return moved(outline, *way);
    if (const auto *mirroring = std::get_if<Mirroring>(&edit))
        return mirrored(outline, mirroring->axis, mirroring->at);
    if (const auto *quarter = std::get_if<QuarterTurning>(&edit))
        return turned(outline, quarter->turn, quarter->at);
    if (const auto *turning = std::get_if<Turning>(&edit))
        return transformed(outline, *turning);
    return transformed(outline, std::get<Scaling>(edit));
}

WholeEdit relocated(const WholeEdit &edit, const Box &from, const Box &to)
{
    return std::visit(Relocation{from, to}, edit);
}

std::optional<WholeEdit> wholeEditOf(const QList<Outline> &before, const QList<Outline> &after,
                                     std::optional<Point> turnedAbout)
{
    const std::optional<Box> box = boxAround(before);
    if (!box || before.size() != after.size() || definingPoints(before.constFirst()).isEmpty() ||
        definingPoints(after.constFirst()).isEmpty())
        return std::nullopt;
    const Point middle = box->center();
    const Point way =
        definingPoints(after.constFirst()).constFirst() - definingPoints(before.constFirst()).constFirst();
    QList<WholeEdit> guesses = turnedAbout ? turningsAbout(*turnedAbout, before, after) : QList<WholeEdit>();
    guesses += {
        way,
        Mirroring{Axis::Horizontal, middle},
        Mirroring{Axis::Vertical, middle},
        QuarterTurning{QuarterTurn::Clockwise, turningPoint(*box)},
        QuarterTurning{QuarterTurn::CounterClockwise, turningPoint(*box)},
    };
    guesses += turningsAbout(middle, before, after);
    for (const WholeEdit &guess : std::as_const(guesses)) {
        if (makes(guess, before, after))
            return guess;
    }
    return scalingOf(before, after);
}

ScopedEdit sameMirroring(Axis axis, Point pivot)
{
    return [axis, pivot](const QList<ScopedShape> &shapes) {
        QList<std::optional<Outline>> outlines;
        for (const ScopedShape &shape : shapes)
            outlines.append(mirrored(shape.outline, axis, pivot + shape.pivotWay));
        return outlines;
    };
}

ScopedEdit sameEdit(const QList<Outline> &before, const QList<Outline> &after, ScopeManner manner, HeldParts held,
                    std::optional<Point> turnedAbout)
{
    const bool isWhole = manner == ScopeManner::Move && held == HeldParts::Shapes;
    const std::optional<WholeEdit> edit = isWhole ? wholeEditOf(before, after, turnedAbout) : std::nullopt;
    if (!edit)
        return editEachAlike(manner);
    return [edit = *edit](const QList<ScopedShape> &shapes) { return wholeEdited(shapes, edit); };
}

} // namespace hitbox
