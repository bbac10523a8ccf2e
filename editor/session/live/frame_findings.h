#pragma once

#include "document/document.h"
#include "session/live/findings_between_frames.h"
#include "session/live/shape_findings.h"

#include <QList>

namespace hitbox {

/// A frame with what is wrong with it and with its shapes.
struct CheckedFrame {
    Frame frame;
    QList<Finding> findings;
    bool complete = false; ///< this very value of each shape was checked
};

struct CheckedSprite {
    Id<Sprite> id;
    QString name;
    QString image;
    QList<Frame> frames; ///< as last seen: shared with the document while nothing in them changes
    QList<CheckedFrame> checked;
};

/// The findings of a frame of the value, where some of its shapes may not be known.
CheckedFrame checkedFrame(const ValueToCheck &value, FrameRef ref, const CheckedShapes &shapes);

/// The findings of frames and of the shapes in them, at the places where sprites and frames stand in a document that
/// keeps changing.
class FrameFindings
{
public:
    QList<Finding> list() const; ///< in the order of sprites and frames

    void follow(const QList<Sprite> &sprites); ///< to where they and their frames stand now
    /// How many frames follow() would have to bring elsewhere within their sprites.
    qsizetype countMoved(const QList<Sprite> &sprites) const;
    /// Those frames that differ from what was checked, or were not checked in whole.
    QList<const Frame *> changedIn(const QList<Sprite> &sprites) const;
    /// Checks the frames that changed, after a call of follow().
    void bringUpTo(const ValueToCheck &now, const CheckedShapes &shapes);

    void distrustAll();                                            ///< findings stay until the frames are checked again
    QList<CheckedSprite> replaceAll(QList<CheckedSprite> sprites); ///< hands back those before

private:
    QList<CheckedSprite> m_sprites;
};

} // namespace hitbox
