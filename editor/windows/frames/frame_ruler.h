#pragma once

#include "document/document.h"
#include "windows/frames/frame_times.h"

#include <QSet>
#include <QWidget>

#include <optional>

namespace hitbox {

class Session;

/// The least of 1, 2 and 5, with as many zeros as it takes, that is as much: what people count in. A thousand million
/// at most.
int roundStep(double least);

/// All frames of the sprite in view along one line, with a bar for each tag, marks of events and a playhead. Pressing
/// and dragging on the line scrubs, and with Shift a press wants all frames up to there chosen; a tag's bar is dragged
/// by its ends, live and as one step of history, and a click on it chooses it. Hidden where there is a single frame.
class FrameRuler : public QWidget
{
    Q_OBJECT

public:
    explicit FrameRuler(Session &session, QWidget *parent = nullptr);

    void setPlayed(std::optional<int> frame); ///< the one that stands in for the one in view
    void setChosenTag(Id<Tag> tag);
    void setChosen(const QSet<Id<Frame>> &frames); ///< that are marked as such
    void setTimes(FrameTimes times);               ///< in which its tool tip tells durations

    int frameAt(double x) const; ///< the nearest one
    double left(int frame) const;
    /// Of a tag that names a run of frames and for which there is a lane; empty for others.
    QRectF barOf(int tag) const;
    QPointF eventMark(int frame) const; ///< its middle; null for a frame without events

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void tagPressed(int tag);
    void linePressed();         ///< the frame there is in view by then
    void upToWanted(int frame); ///< from the one in view

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Part { None, Line, From, To, Bar };
    struct Hit {
        Part part = Part::None;
        int tag = -1;
    };

    const Sprite *sprite() const;
    void follow();
    void followPlace();
    void moveHead();
    int headFrame() const;
    QRect nearHead(int frame) const;
    Hit hitAt(QPointF at) const;
    void drag(double x);
    void scrub(double x);
    void drawLine(QPainter &painter, const QRegion &wanted) const;
    void drawEvents(QPainter &painter) const;
    void drawBar(QPainter &painter, int tag) const;

    Session &m_session;
    const int m_lineHeight; ///< of the line of numbers
    const int m_laneHeight; ///< of a row of tags
    std::optional<int> m_played;
    Id<Sprite> m_shown;
    int m_head = 0; ///< the frame that is marked
    Id<Tag> m_chosenTag;
    QSet<Id<Frame>> m_chosen;
    FrameTimes m_times;
    QList<int> m_lanes; ///< of each tag; -1 for none
    Hit m_held;         ///< what the button is down on
    int m_drags = 0;    ///< each drag is a step of its own
};

} // namespace hitbox
