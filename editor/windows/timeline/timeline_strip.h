#pragma once

#include "drawing/theme.h"
#include "drawing/timeline_drawing.h"
#include "session/live/live_timeline.h"
#include "windows/sprites/thumbnails.h"

#include <QAbstractScrollArea>

#include <optional>

namespace hitbox {

class OpenProject;

/// A timeline as a strip: the frames of one player above, of the other below, between them the marks of the ticks in
/// which they connect, and over all a playhead that mouse and keys move.
class TimelineStrip : public QAbstractScrollArea
{
    Q_OBJECT

public:
    TimelineStrip(const OpenProject &project, const Pixmaps &pixmaps, QWidget *parent = nullptr);

    /// Null, or an answer without a timeline, leaves the strip empty. The playhead stays while its tick is there.
    void show(const LiveTimeline::Answer *answer);

    std::optional<int> tick() const { return m_tick; } ///< under the playhead
    void setTick(std::optional<int> tick);             ///< kept within the strip; tells tickChanged()

    QRect cellOf(int tick) const;     ///< in the viewport, the whole height
    int tickAt(QPoint place) const;   ///< the nearest one; 0 in an empty strip
    QString textOf(int tick) const;   ///< in words: who shows what, and what meets
    const Timeline *timeline() const; ///< null when there is none

signals:
    void tickChanged(std::optional<int> tick);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int count() const;
    std::optional<int> tickAfterKey(const QKeyEvent &event) const;
    void fitTicks();
    void reveal(int tick);
    void paintRuler(QPainter &painter, int first, int last) const;
    void paintLane(QPainter &painter, TimelineSide side, const QRect &lane);
    void paintBlock(QPainter &painter, const TimelineBlock &block, const QRect &cell);
    void paintMarks(QPainter &painter, int first, int last) const;
    void paintPlayhead(QPainter &painter) const;
    QRect laneOf(TimelineSide side) const;
    QRect markLane() const;

    const OpenProject &m_project;
    Thumbnails m_thumbnails;
    Document m_document;
    std::optional<Timeline> m_timeline;
    QList<TimelineBlock> m_blocksA;
    QList<TimelineBlock> m_blocksB;
    std::optional<int> m_tick;
    int m_tickWidth = 16; ///< pixels
};

} // namespace hitbox
