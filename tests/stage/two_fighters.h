#pragma once

#include "document/edits.h"
#include "stage/timeline.h"

/// Two fighters of small boxes: "puncher" strikes out in the middle frame of its tag "punch", "dummy" stands in "idle"
/// and staggers in "hurt". Both stand on the stage "ring", the dummy 12 pixels to the right of the puncher.
namespace hitbox::two_fighters {

inline Shape box(const QString &name, const QString &category, geometry::Box outline)
{
    Shape shape;
    shape.name = name;
    shape.category = category;
    shape.outline = outline;
    return shape;
}

inline Frame frame(const QString &name, double duration)
{
    Frame frame;
    frame.name = name;
    frame.size = {32, 16};
    frame.rect = {0, 0, 32, 16};
    frame.duration = duration;
    return frame;
}

/// The puncher: 3 ticks of startup, 2 in which it reaches 16 pixels far, 5 of recovery; the dummy: 6 ticks of idling
/// and 12 of pain.
inline Document document()
{
    Document document = emptyProject();
    document.categories = {{.name = QStringLiteral("hurt")},
                           {.name = QStringLiteral("hit"), .hits = {QStringLiteral("hurt")}}};
    Sprite puncher;
    puncher.name = QStringLiteral("puncher");
    puncher.image = QStringLiteral("puncher.png");
    puncher.frames = {frame(QStringLiteral("raise"), 50), frame(QStringLiteral("strike"), 33),
                      frame(QStringLiteral("lower"), 84)};
    puncher.tags = {{.name = QStringLiteral("punch"), .from = 0, .to = 2}};
    Sprite dummy;
    dummy.name = QStringLiteral("dummy");
    dummy.image = QStringLiteral("dummy.png");
    dummy.frames = {frame(QStringLiteral("stand"), 100), frame(QStringLiteral("stagger"), 200)};
    dummy.tags = {{.name = QStringLiteral("idle"), .from = 0, .to = 0},
                  {.name = QStringLiteral("hurt"), .from = 1, .to = 1}};
    document.sprites = {puncher, dummy};
    const Shape body = box(QStringLiteral("body"), QStringLiteral("hurt"), {{0, 0}, {8, 16}});
    const Shape fist = box(QStringLiteral("fist"), QStringLiteral("hit"), {{4, 4}, {16, 8}});
    document = addShapes(document, {0, 0}, {body});
    document = addShapes(document, {0, 1}, {body, fist});
    document = addShapes(document, {0, 2}, {body});
    document = addShapes(document, {1, 0}, {body});
    document = addShapes(document, {1, 1}, {body});

    Instance left{.sprite = QStringLiteral("puncher"), .frame = QStringLiteral("raise")};
    left.tag = QStringLiteral("punch");
    Instance right{.sprite = QStringLiteral("dummy"), .frame = QStringLiteral("stand"), .position = {12, 0}};
    right.tag = QStringLiteral("idle");
    document.stages = {{.name = QStringLiteral("ring"), .instances = {left, right}}};
    return document;
}

inline Animation hurt()
{
    return {QStringLiteral("dummy"), Animation::Frames::Tagged, QStringLiteral("hurt")};
}

} // namespace hitbox::two_fighters
