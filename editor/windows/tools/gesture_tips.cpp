#include "windows/tools/gesture_tips.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

constexpr QPointF outOfTheWay(104, 52);

QPolygonF closed(QPolygonF corners)
{
    corners.append(corners.constFirst());
    return corners;
}

QPolygonF rectangleBetween(const QPointF &from, const QPointF &to)
{
    return closed({from, {to.x(), from.y()}, to, {from.x(), to.y()}});
}

/// As many points for each radius, so that one becomes the other.
QPolygonF ringAround(const QPointF &center, double radius)
{
    constexpr int points = 32;
    QPolygonF ring;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points;
        ring.append(center + QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    return closed(ring);
}

/// Lying, as far as both sides allow.
QPolygonF capsuleBetween(const QPointF &from, const QPointF &to)
{
    const double radius = (to.y() - from.y()) / 2;
    const QPointF right(to.x() - radius, from.y() + radius);
    const QPointF left(from.x() + radius, from.y() + radius);
    QPolygonF capsule;
    for (const QPointF &point : ringAround({}, radius))
        capsule.append(point + (point.x() < 0 ? left : right));
    return capsule;
}

/// Pressed at one place, where `ready` is seen until then, and released at another.
GestureFilm dragged(const FilmMoment &ready, FilmMoment begun, const FilmMoment &ended)
{
    begun.isPressed = true;
    FilmMoment held = ended;
    held.isPressed = true;
    return {ready, begun, held, ended, ended};
}

template <typename OutlineBetween>
GestureFilm draggedOutline(const QPointF &from, const QPointF &to, const OutlineBetween &outline)
{
    return dragged({.pointer = from}, {.pointer = from, .outlines = {outline(from, from)}},
                   {.pointer = to, .outlines = {outline(from, to)}});
}

/// A click at each of the places, with a line to the pointer from the one before.
GestureFilm clickedPointByPoint(const QPolygonF &places, const QPolygonF &drawn)
{
    GestureFilm film;
    QPolygonF line;
    for (const QPointF &place : places) {
        if (!line.isEmpty())
            line.last() = place; // it has followed the pointer
        film.append({.pointer = place, .outlines = {line}});
        if (line.isEmpty())
            line.append(place);
        line.append(place);
        film.append({.pointer = place, .isPressed = true, .outlines = {line}});
    }
    const FilmMoment end{.pointer = places.constLast(), .outlines = {drawn}};
    return film + GestureFilm{end, end};
}

GestureFilm polygonFilm()
{
    const QPolygonF corners({{22, 54}, {38, 14}, {88, 20}, {80, 55}});
    return clickedPointByPoint(closed(corners), closed(corners));
}

GestureFilm chainFilm()
{
    const QPolygonF corners({{12, 52}, {40, 34}, {66, 46}, {100, 18}});
    return clickedPointByPoint(corners, corners);
}

GestureFilm circleFilm()
{
    const QPointF center(56, 36);
    return draggedOutline(center, QPointF(84, 36), [](const QPointF &from, const QPointF &to) {
        return ringAround(from, std::hypot(to.x() - from.x(), to.y() - from.y()));
    });
}

GestureFilm pointsFilm()
{
    const QPolygonF square = rectangleBetween({26, 22}, {78, 62});
    QPolygonF withPoint = square;
    withPoint.insert(1, {52, 22});
    QPolygonF pulled = withPoint;
    pulled[1] = {60, 6};
    return QList{FilmMoment{.pointer = {90, 12}, .outlines = {square}}} +
           dragged({.pointer = {52, 22}, .outlines = {square}}, {.pointer = {52, 22}, .outlines = {withPoint}},
                   {.pointer = {60, 6}, .outlines = {pulled}});
}

/// A picture's islands, one of which is outlined as it is clicked.
GestureFilm traceFilm()
{
    const QPolygonF bean({{24, 40}, {34, 20}, {56, 14}, {78, 22}, {86, 42}, {68, 58}, {50, 50}, {34, 56}});
    return {{.pointer = outOfTheWay},
            {.pointer = {54, 34}},
            {.pointer = {54, 34}, .isPressed = true},
            {.pointer = {54, 34}, .outlines = {closed(bean)}},
            {.pointer = outOfTheWay, .outlines = {closed(bean)}}};
}

GestureFilm knifeFilm()
{
    const QLineF cut(29, 53, 90, 5);
    const QPolygonF whole = rectangleBetween({30, 13}, {84, 49});
    const QPolygonF left = closed({{30, 13}, {76, 13}, {34, 49}, {30, 49}}).translated(-4, -3);
    const QPolygonF right = closed({{84, 13}, {84, 49}, {38, 49}, {80, 13}}).translated(4, 3);
    const FilmMoment ended{.pointer = cut.p2(), .outlines = {left, right}};
    return {{.pointer = cut.p1(), .outlines = {whole}},
            {.pointer = cut.p1(), .isPressed = true, .outlines = {whole}, .arrow = QLineF(cut.p1(), cut.p1())},
            {.pointer = cut.p2(), .isPressed = true, .outlines = {whole}, .arrow = cut},
            ended,
            ended};
}

GestureFilm pivotFilm()
{
    const QPointF place(56, 44);
    return {{.pointer = outOfTheWay},
            {.pointer = place},
            {.pointer = place, .isPressed = true, .mark = place},
            {.pointer = place, .mark = place},
            {.pointer = outOfTheWay, .mark = place}};
}

GestureFilm framePointFilm()
{
    const QPointF place(40, 46);
    const QPointF aim(86, 24);
    return QList{FilmMoment{.pointer = outOfTheWay}} +
           dragged({.pointer = place}, {.pointer = place, .mark = place, .arrow = QLineF(place, place)},
                   {.pointer = aim, .mark = place, .arrow = QLineF(place, aim)});
}

/// The axis, and a half that is drawn on the other side as well.
GestureFilm symmetryFilm()
{
    const QPolygonF axis({{60, 6}, {60, 66}});
    const QPolygonF half({{60, 14}, {36, 26}, {40, 54}, {60, 58}});
    QPolygonF both = half;
    for (auto point = half.crbegin(); point != half.crend(); ++point)
        both.append({2 * axis.constFirst().x() - point->x(), point->y()});
    return {{.pointer = {96, 36}},
            {.pointer = {60, 36}},
            {.pointer = {60, 36}, .isPressed = true, .outlines = {axis}},
            {.pointer = {60, 36}, .outlines = {axis}},
            {.pointer = {36, 26}, .outlines = {axis}},
            {.pointer = {36, 26}, .outlines = {axis, closed(both)}},
            {.pointer = {36, 26}, .outlines = {axis, closed(both)}}};
}

GestureFilm placeFilm()
{
    const QPolygonF still = rectangleBetween({68, 24}, {104, 60});
    const QPolygonF moved = rectangleBetween({12, 14}, {44, 44});
    const FilmMoment ready{.pointer = {28, 30}, .outlines = {still, moved}};
    return dragged(ready, ready, {.pointer = {62, 36}, .outlines = {still, moved.translated(34, 6)}});
}

GestureFilm probeFilm()
{
    const QPolygonF asked = rectangleBetween({44, 18}, {92, 56});
    return {{.pointer = {20, 36}, .outlines = {asked}},
            {.pointer = {66, 36}, .outlines = {asked}},
            {.pointer = {66, 36}, .isPressed = true, .outlines = {asked}, .mark = QPointF(66, 36)},
            {.pointer = {66, 36}, .outlines = {asked}, .mark = QPointF(66, 36)},
            {.pointer = outOfTheWay, .outlines = {asked}, .mark = QPointF(66, 36)}};
}

GestureFilm emitterFilm()
{
    const QPolygonF target = rectangleBetween({84, 14}, {108, 40});
    const QPointF from(20, 52);
    const QPointF to(94, 26);
    return dragged({.pointer = from, .outlines = {target}},
                   {.pointer = from, .outlines = {target}, .mark = from, .arrow = QLineF(from, from)},
                   {.pointer = to, .outlines = {target}, .mark = from, .arrow = QLineF(from, to)});
}

} // namespace

const QList<GestureTip> &gestureTips()
{
    static const QList<GestureTip> tips{
        {"edit-points",
         QT_TRANSLATE_NOOP("GestureTips", "Press on the middle of an edge and drag: a new point comes along."),
         pointsFilm()},
        {"polygon",
         QT_TRANSLATE_NOOP("GestureTips", "Click from corner to corner, and the first one again to close the polygon."),
         polygonFilm()},
        {"box", QT_TRANSLATE_NOOP("GestureTips", "Drag from one corner to the opposite one."),
         draggedOutline(QPointF(26, 16), QPointF(86, 54), rectangleBetween)},
        {"circle", QT_TRANSLATE_NOOP("GestureTips", "Drag from the centre outwards."), circleFilm()},
        {"capsule", QT_TRANSLATE_NOOP("GestureTips", "Drag a box: the capsule fills it, lying or standing."),
         draggedOutline(QPointF(22, 18), QPointF(90, 52), capsuleBetween)},
        {"chain", QT_TRANSLATE_NOOP("GestureTips", "Click from point to point; a double click ends the line."),
         chainFilm()},
        {"trace",
         QT_TRANSLATE_NOOP("GestureTips", "Click on what is drawn in the picture: its outline becomes a polygon."),
         traceFilm()},
        {"knife", QT_TRANSLATE_NOOP("GestureTips", "Drag a line right across a shape: it falls into two."),
         knifeFilm()},
        {"pivot", QT_TRANSLATE_NOOP("GestureTips", "Click at the point that the game is to place the frame by."),
         pivotFilm()},
        {"frame-point", QT_TRANSLATE_NOOP("GestureTips", "Click to set a place, and drag on to give it a direction."),
         framePointFilm()},
        {"symmetry",
         QT_TRANSLATE_NOOP("GestureTips",
                           "Click to set the axis. What you draw beside it then comes to be on both sides."),
         symmetryFilm()},
        {"place", QT_TRANSLATE_NOOP("GestureTips", "Drag sprites about: where they overlap lights up while you drag."),
         placeFilm()},
        {"probe",
         QT_TRANSLATE_NOOP("GestureTips",
                           "Point at something to read what lies there; click to leave the probe and keep asking."),
         probeFilm()},
        {"emitter", QT_TRANSLATE_NOOP("GestureTips", "Drag from where bullets set out to what they fly at."),
         emitterFilm()},
    };
    return tips;
}

const GestureTip *gestureTipOf(const QString &tool)
{
    const QList<GestureTip> &tips = gestureTips();
    const auto found = std::find_if(tips.cbegin(), tips.cend(),
                                    [&tool](const GestureTip &tip) { return tool == QLatin1String(tip.tool); });
    return found == tips.cend() ? nullptr : &*found;
}

QString wordsOf(const GestureTip &tip)
{
    return QCoreApplication::translate("GestureTips", tip.words);
}

} // namespace hitbox
