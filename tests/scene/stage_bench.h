#pragma once

#include "scene_bench.h"

/// What tests of the stage share.
namespace hitbox::bench {

/// Two sprites of 20 × 20 with a box of 10 × 10 in their middle; the first may strike the second.
inline Document twoBoxes(geometry::Point second, const QString &categoryA, const QString &categoryB)
{
    Document document = emptyProject();
    for (const char *name : {"a", "b"}) {
        Frame frame = bareFrame("frame", {20, 20});
        frame.pivot = {10, 10};
        document.sprites.append({.name = name, .image = QString(name) + ".png", .frames = {frame}});
    }
    document = addShapes(document, {0, 0}, {shapeOf(geometry::Box{{5, 5}, {15, 15}}, categoryA)});
    document = addShapes(document, {1, 0}, {shapeOf(geometry::Box{{5, 5}, {15, 15}}, categoryB)});
    Stage stage;
    stage.name = "stage";
    stage.instances = {{.sprite = "a", .frame = "frame", .position = {40, 40}},
                       {.sprite = "b", .frame = "frame", .position = second}};
    return addStage(document, stage);
}

} // namespace hitbox::bench
