#pragma once

#include "drawing/stage_content.h"
#include "validation/finding.h"

#include <QImage>

/// Pictures without a window: what it shows of a frame or a stage where nothing is selected, drawn by the same code.
namespace hitbox {

/// Pixels of the picture around everything.
inline constexpr double pictureMargin = 12;

/// The frame, and the shapes and points that reach beyond it, though never more than another frame's size on each side.
QRectF pictureArea(const Frame &frame);

/// How many pixels of the picture one of the area takes: a whole number, so that `side` of them become about `wanted`;
/// large areas are shrunk to 4096.
double pictureScale(const QRectF &area, double side, double wanted);

/// The frame with its shapes, points and findings, its longer side about 512 pixels. `image` is the sprite's, or null
/// where there is none.
QImage framePicture(const Document &document, FrameRef ref, const QImage &image, const QList<Finding> &findings,
                    const Theme &theme);

/// How a picture of a frame is to be.
struct FrameView {
    enum class Parts {
        Image,  ///< alone
        Shapes, ///< and what is wrong with them, without points and signs: these are of constant size
        All,
    };
    QRectF area;           ///< in the frame's pixels
    double scale = 1;      ///< pixels of the screen that one of the frame's takes
    double pixelRatio = 1; ///< pixels of the picture that one of the screen takes
    Parts parts = Parts::All;
};

/// All of the frame, its longer side about 512 pixels.
FrameView wholeFrame(const Frame &frame);

/// How large the view's picture is, in pixels of the screen, the margin included.
QSize pictureSize(const FrameView &view);

/// The frame as it is wanted; null where there is none, or no memory. `sheet` is its image, or null where there is
/// none.
QImage framePicture(const Document &document, FrameRef ref, const SheetLevels &sheet, const QList<Finding> &findings,
                    const FrameView &view, const Theme &theme);

/// Everything that stands on a stage, with some room for the probes.
QRectF stageArea(const StageContent &content, const Stage &stage);

/// The stage with what its shapes share and its probes, its longer side about 1024 pixels. Of a heap it says that
/// nothing was compared.
QImage stagePicture(const Document &document, int stage, const StageContent::Sheets &sheets, const Theme &theme);

} // namespace hitbox
