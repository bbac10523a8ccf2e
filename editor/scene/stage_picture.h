#pragma once

#include "drawing/stage_content.h"

#include <QGraphicsItem>

namespace hitbox {

class OverlapsLayer;
struct OverlapPair;

/// The frames that stand on a stage, over lines that show where one is, and over them their shapes and overlaps. Both
/// are kept as pictures. Instances that are being moved lie above the others until they are put down, so that these
/// need not be drawn again at each step.
class StagePicture : public QGraphicsItem
{
public:
    /// More selected instances than these have their frames drawn here; those of fewer are for whoever draws what lies
    /// on top.
    static constexpr qsizetype mostFramedOnTop = 256;

    /// Whether what differs will do so again and again, as in a drag.
    enum class Pace { Settled, Moving };

    /// The layer must outlive it. Where overlaps differ, an instance does, or drawAnew() is called.
    StagePicture(StageContent::Sheets sheets, const OverlapsLayer &overlaps, const Theme &theme);

    void setTheme(const Theme &theme);
    void show(const Document &document, int stage, const QSet<Id<Instance>> &selected, Pace pace);
    void renewImages(); ///< for when some of them may be others
    /// Draws all of it anew, for when what lies outside of its own data differs.
    void drawAnew();

    const StageContent &content() const { return m_content; }

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    class Frames;
    class Shapes;
    enum class Which { Kept, Lifted };

    void change(const QRectF &area);
    void lift(const QList<int> &instances);
    void putDown();
    bool takesLong() const { return m_content.size() >= crowd; }
    bool isLifted(const OverlapPair &pair) const;
    std::vector<int> near(const QRectF &exposed, qreal scale, Which which) const;

    Theme m_theme;
    StageContent m_content;
    QSet<int> m_lifted; ///< the instances that are not in what is kept
    Frames *m_frames = nullptr;
    Shapes *m_shapes = nullptr;
};

} // namespace hitbox
