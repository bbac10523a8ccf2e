#pragma once

#include "tools/snap_settings.h"
#include "tools/tool.h"

#include <QSet>

#include <memory>
#include <vector>

#include <hitbox/geometry/line_index.h>
#include <hitbox/geometry/mask.h>

namespace hitbox {

/// What there is to snap to in one frame, made ready for many questions. A value: copies share what they hold.
struct SnapTargets {
    /// The points and edges of a polygon, chain or box.
    struct Line {
        SnapKinds kinds; ///< Vertices and Edges, or PreviousFrame
        QList<geometry::Point> points;
        geometry::LineEnds ends = geometry::LineEnds::Closed;
        geometry::LineIndex index;
    };
    /// The rim of a circle, whose ends are one, or of a capsule.
    struct Rim {
        SnapKind kind = SnapKind::Edges;
        geometry::Capsule capsule;
    };
    struct Mark {
        SnapKind kind = SnapKind::Vertices;
        geometry::Point place;
    };
    /// A whole line across the frame.
    struct Guide {
        SnapKind kind = SnapKind::FrameLines;
        Axis axis = Axis::Horizontal; ///< how it runs
        double at = 0;                ///< y of a horizontal one, x of a vertical one
    };

    std::vector<Line> lines;
    std::vector<Rim> rims;
    std::vector<Mark> marks;
    std::vector<Guide> guides;
    geometry::Box frame; ///< how far guides are drawn
    std::shared_ptr<const geometry::PixelMask> alpha;
    geometry::Point alphaCorner; ///< where the mask's top-left lies
};

/// The whole line of a guide across a box.
geometry::Segment lineOf(const SnapTargets::Guide &guide, const geometry::Box &box);

/// All targets of the kinds that are switched on, around shapes that move and are none themselves. Hidden shapes are
/// passed over; locked ones count. A shape that is only being drawn stands for the index after the last one.
///
/// Cost: linear in the points of the frame.
SnapTargets snapTargets(const ToolContext &context, const QSet<ShapeId> &moving);

/// The shapes of the frame before the one in view.
QList<Shape> shapesBefore(const ToolContext &context);

} // namespace hitbox
