#pragma once

#include "document/document.h"

#include <QImage>
#include <QList>
#include <QPoint>

#include <memory>

#include <hitbox/geometry/mask.h>
#include <hitbox/geometry/shapes.h>

/// How well outlines fit what is opaque.
namespace hitbox {

/// How opaque a frame's pixels are, as alphaMask() has them.
struct FramePixels {
    std::shared_ptr<const geometry::PixelMask> alpha;
    QPoint offset; ///< where pixel (0, 0) lies in the untrimmed frame
};

/// Opaque pixels that hang together by their edges.
struct TracedIsland {
    QList<PolygonOutline> outlines; ///< one, or several when holes are kept; counter-clockwise as seen on screen
    geometry::Box bounds;           ///< of the outlines

    friend bool operator==(const TracedIsland &, const TracedIsland &) = default;
};

/// How well outlines fit the opaque pixels as they are, before growing.
struct TraceFit {
    quint64 opaque = 0; ///< pixels
    quint64 missed = 0; ///< opaque pixels whose middle is in no outline
    quint64 excess = 0; ///< other pixels whose middle is; those further than 64 pixels from the image are not counted

    double missedPercent() const; ///< of the opaque pixels
    double excessPercent() const; ///< of the opaque pixels too, so it can be above 100
    friend bool operator==(const TraceFit &, const TraceFit &) = default;
};

TraceFit fitOf(const FramePixels &pixels, int threshold, const QList<TracedIsland> &islands);

/// Where outlines do not fit.
struct FitMap {
    enum Value : uchar { Fits, Missed, Excess };

    QImage pixels; ///< Format_Indexed8, of Values, without colours; null when there is nothing to show
    QPoint offset; ///< of its top-left pixel in the untrimmed frame
};

FitMap fitMap(const FramePixels &pixels, int threshold, const QList<PolygonOutline> &outlines);

} // namespace hitbox
