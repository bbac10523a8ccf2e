#include "tools/all_tools.h"
#include "tools/tool_factories.h"

#include <QCoreApplication>

namespace hitbox {

const QList<ToolInfo> &allTools()
{
    static const QList<ToolInfo> tools = {
        {"select", QT_TRANSLATE_NOOP("Tools", "Select"), ":/icons/select.svg", "S",
         QT_TRANSLATE_NOOP("Tools", "Select, move and resize shapes"), ToolPlace::Frame, makeSelectTool},
        {"edit-points", QT_TRANSLATE_NOOP("Tools", "Edit points"), ":/icons/edit-points.svg", "O",
         QT_TRANSLATE_NOOP("Tools", "Move, insert and delete points of shapes"), ToolPlace::Frame, makeEditPointsTool},
        {"polygon", QT_TRANSLATE_NOOP("Tools", "Polygon"), ":/icons/polygon.svg", "P",
         QT_TRANSLATE_NOOP("Tools", "Draw a polygon point by point"), ToolPlace::Frame, makePolygonTool, true},
        {"box", QT_TRANSLATE_NOOP("Tools", "Box"), ":/icons/box.svg", "R",
         QT_TRANSLATE_NOOP("Tools", "Draw a box from corner to corner"), ToolPlace::Frame, makeBoxTool, true},
        {"circle", QT_TRANSLATE_NOOP("Tools", "Circle"), ":/icons/circle.svg", "C",
         QT_TRANSLATE_NOOP("Tools", "Draw a circle from its centre"), ToolPlace::Frame, makeCircleTool, true},
        {"capsule", QT_TRANSLATE_NOOP("Tools", "Capsule"), ":/icons/capsule.svg", "Shift+C",
         QT_TRANSLATE_NOOP("Tools", "Draw a capsule into a box"), ToolPlace::Frame, makeCapsuleTool, true},
        {"chain", QT_TRANSLATE_NOOP("Tools", "Chain"), ":/icons/chain.svg", "L",
         QT_TRANSLATE_NOOP("Tools", "Draw an open line point by point"), ToolPlace::Frame, makeChainTool, true},
        {"trace", QT_TRANSLATE_NOOP("Tools", "Trace"), ":/icons/trace.svg", "T",
         QT_TRANSLATE_NOOP("Tools", "Outline what is opaque"), ToolPlace::Frame, makeTraceTool, true},
        {"knife", QT_TRANSLATE_NOOP("Tools", "Knife"), ":/icons/knife.svg", "K",
         QT_TRANSLATE_NOOP("Tools", "Cut shapes along a line"), ToolPlace::Frame, makeKnifeTool},
        {"pivot", QT_TRANSLATE_NOOP("Tools", "Pivot"), ":/icons/pivot.svg", "Shift+P",
         QT_TRANSLATE_NOOP("Tools", "Set the point that a frame is placed by"), ToolPlace::Frame, makePivotTool},
        {"frame-point", QT_TRANSLATE_NOOP("Tools", "Frame point"), ":/icons/frame-point.svg", "A",
         QT_TRANSLATE_NOOP("Tools", "Set places of the frame that the game asks for by name"), ToolPlace::Frame,
         makeFramePointTool},
        {"symmetry", QT_TRANSLATE_NOOP("Tools", "Symmetry axis"), ":/icons/symmetry.svg", "Shift+M",
         QT_TRANSLATE_NOOP("Tools", "Set the axis that polygons are mirrored at while they are drawn"),
         ToolPlace::Frame, makeSymmetryTool},
        {"place", QT_TRANSLATE_NOOP("Tools", "Place"), ":/icons/place.svg", "V",
         QT_TRANSLATE_NOOP("Tools", "Select, move, rotate and scale what stands on the stage"), ToolPlace::Stage,
         makePlaceTool},
        {"probe", QT_TRANSLATE_NOOP("Tools", "Probe"), ":/icons/probe.svg", "I",
         QT_TRANSLATE_NOOP("Tools", "Ask what lies under a point, a segment or a shape, and drop it to keep asking"),
         ToolPlace::Stage, makeProbeTool},
        {"emitter", QT_TRANSLATE_NOOP("Tools", "Emitter"), ":/icons/emitter.svg", "F",
         QT_TRANSLATE_NOOP("Tools", "Draw what fires in the play test, and at what"), ToolPlace::Stage,
         makeEmitterTool},
    };
    return tools;
}

const ToolInfo *findTool(const QString &id)
{
    for (const ToolInfo &tool : allTools()) {
        if (id == QLatin1String(tool.id))
            return &tool;
    }
    return nullptr;
}

} // namespace hitbox
