#pragma once

#include "drawing/pictures.h"

#include <QHash>
#include <QRect>
#include <QString>

#include <stop_token>

/// All frames of a sprite at one view: side by side at the same scale, each with its number and name, how long it is
/// shown, and how many errors and warnings it has.
namespace hitbox {

inline constexpr int contactSheetFrames = 2000; ///< most of them in one picture

/// Pixels of the screen for the longer side of a frame, or of what its shapes reach beyond it.
inline constexpr int leastContactSide = 16;
inline constexpr int usualContactSide = 160;
inline constexpr int mostContactSide = 512;

/// What the sheet says of a frame.
struct ContactCell {
    int number = 0; ///< from 0, as everywhere
    QString name;
    double duration = 0; ///< milliseconds
    int errors = 0;
    int warnings = 0;

    friend bool operator==(const ContactCell &, const ContactCell &) = default;
};

/// `findings` are the frame's.
ContactCell contactCell(const Frame &frame, int number, const QList<Finding> &findings);

using FindingsByFrame = QHash<int, QList<Finding>>;
FindingsByFrame findingsByFrame(const QList<Finding> &findings, int sprite); ///< those that name a frame of the sprite

/// How the cells of a sprite's frames stand, row below row. All in pixels of the screen.
class ContactLayout
{
public:
    ContactLayout(const Sprite &sprite, int side, double pixelRatio = 1);

    /// How every frame is seen: with whole pixels for one of the frame's, where it is not shrunk.
    FrameView view(FrameView::Parts parts) const;
    QSize picture() const; ///< the margin included
    QSize cell() const;    ///< with the text below the picture

    int columnsIn(int width) const; ///< at least one
    QSize sizeOf(int cells, int columns) const;
    QRect placeOf(int index, int columns) const;
    int indexAt(QPoint place, int columns) const; ///< of the cell there, or -1; it may be beyond the last one

private:
    QSize pitch() const;

    QRectF m_area;
    double m_scale = 1;
    double m_pixelRatio = 1;
};

/// What there is to see at this size: signs of constant size would bury what is small.
FrameView::Parts contactParts(bool withShapes, const ContactLayout &layout);

/// The cell at its place; a null picture leaves that empty.
void drawContactCell(QPainter &painter, const QRect &place, const ContactLayout &layout, const ContactCell &cell,
                     const QImage &picture, const Theme &theme);

/// A sheet within the limits of a picture: as many frames as may be, drawn smaller where they do not fit.
struct ContactPlan {
    int frames = 0; ///< the first ones
    int side = 0;
    int columns = 1;
};
ContactPlan contactPlan(const Sprite &sprite, int side);

struct ContactSheet {
    QImage picture;   ///< null when it was stopped, and without memory for it
    ContactPlan plan; ///< that it was drawn by
};

struct ContactLook {
    int side = usualContactSide;
    bool shapes = true;
};

/// One picture of all frames of the sprite, which must exist. `sheets` has images by their paths; of frames that share
/// one and follow each other it is asked once.
ContactSheet contactSheet(const Document &document, int sprite, const FindingsByFrame &findings,
                          const StageContent::Sheets &sheets, const ContactLook &look, const Theme &theme,
                          const std::stop_token &stop = {});

} // namespace hitbox
