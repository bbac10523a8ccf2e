#pragma once

#include "document/document.h"
#include "tools/snap_settings.h"

#include <QList>
#include <QRect>
#include <QString>

#include <optional>

namespace hitbox {

/// The places of a frame that pivots are usually at, by rows from the top-left.
enum class PivotAnchor { TopLeft, Top, TopRight, Left, Center, Right, BottomLeft, Bottom, BottomRight };

/// A pivot, and which anchor it keeps to.
struct PivotPlace {
    geometry::Point point;
    std::optional<PivotAnchor> anchor;
};

/// "centre", "bottom middle"
QString anchorName(PivotAnchor anchor);

/// In pixels of the untrimmed frame; middles may lie on half pixels.
geometry::Point placeOfAnchor(QSize frameSize, PivotAnchor anchor);

/// The nearest anchor within reach, unless snapping is off; else the point on the grid.
PivotPlace pivotPlaceAt(const Frame &frame, geometry::Point point, double reach, const SnapSettings &snap);

/// A part of a frame, in its pixels: all of it, or what its picture takes up.
struct FramePart {
    FrameRef frame;
    QRect part;
};

/// With the pivot of each of these frames, which must exist, at the anchor of its part.
Document withPivots(Document document, const QList<FramePart> &parts, PivotAnchor anchor);

enum class PivotScope { Frame, Sprite };

/// With the pivot in one frame or in all frames of its sprite; with an anchor, each frame's own one.
Document withPivot(Document document, FrameRef frame, const PivotPlace &place, PivotScope scope);

} // namespace hitbox
