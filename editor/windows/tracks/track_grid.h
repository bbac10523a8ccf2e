#pragma once

#include "windows/tracks/track_drag.h"
#include "windows/tracks/track_grid_places.h"
#include "windows/tracks/track_lanes.h"
#include "windows/tracks/track_rows.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <functional>
#include <optional>
#include <utility>

namespace hitbox {

class NumberField;
class Session;

/// Where a cell is: of which row, in which frame.
struct TrackCellPlace {
    TrackRowKey row;
    int frame = 0;

    friend bool operator==(const TrackCellPlace &, const TrackCellPlace &) = default;
};

/// Tracks below each other, frames side by side, and above them lanes that tell of each frame as a whole. It paints
/// what is in view alone. A press on a cell goes to the frame and selects what is there; cells are chosen as a
/// rectangle, by Shift, by keys, or by a drag that begins where nothing is, or on a bar that has nowhere to go. A drag
/// of a bar, of its end or of the chosen cells is told, for whoever acts on it.
class TrackGrid final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TrackGrid(Session &session, QWidget *parent = nullptr);

    void show(const QList<TrackRow> &rows, TrackBar frames); ///< of the sprite in view; what is chosen stays
    void showLanes(const TrackLanes &lanes);
    /// Shows pictures of frames, in a lane of their own where there is room for it.
    void setPictures(const std::function<QPixmap(int frame)> &pictures);
    void setPlayed(std::optional<int> frame); ///< it has the playhead while an animation plays
    const QList<TrackRow> &rows() const { return m_rows; }
    const TrackLanes &lanes() const { return m_lanes; }
    TrackBar frames() const { return m_frames; }

    QList<ChosenTrack> chosen() const;  ///< rows without a track are left out
    QSet<ShapeId> chosenShapes() const; ///< of all chosen cells
    QList<int> chosenFrames() const;    ///< of the chosen cells
    void chooseAll();
    void moveChoice(int by); ///< frames, with what was moved
    void cancelDrag();
    bool isChosen(int row, int frame) const;

    using Lane = TrackGridPlaces::Lane;
    using Toggle = TrackGridPlaces::Toggle;
    TrackGridPlaces places() const; ///< as it is scrolled now

    QString textOf(int row, int frame) const; ///< in words
    QString textOf(Lane lane, int frame) const;

signals:
    void toggled(int row, Toggle toggle, TrackReach reach);
    void deleteWanted();
    void dragged(const TrackDrag &drag); ///< so far; by no frames when it is given up
    void dropped(const TrackDrag &drag); ///< by at least one frame
    void lockedDragged(int row);         ///< once for a drag of a bar that is locked
    void stuckDragged(int row); ///< a drag went nowhere: what it would take is at the end of the frames already
    void findingPressed(int frame);
    void durationTyped(int frame, double milliseconds);
    void menuWanted(QPoint globalPosition);
    void chosenChanged(); ///< which cells are chosen

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    enum class Hold { None, Head, Cells, Bars, Locked };

    int playhead() const;                    ///< the frame
    int rowOf(const TrackRowKey &key) const; ///< -1 once it is gone
    void followFrames();
    void followView();
    void fitBars();
    void reveal(int row, int frame);
    void goTo(int frame);
    void selectCell(int row, int frame);
    enum class Choose { Anew, UpTo };
    void choose(int row, int frame, Choose how);
    std::optional<std::pair<int, int>> cellAfterKey(const QKeyEvent &event) const;
    QRect chosenCells() const; ///< x: frames, y: rows; empty for none
    void pressHead(QPoint place);
    void pressName(int row, const QMouseEvent &event);
    void typeDuration(int frame);
    void tellDescription();
    std::optional<TrackDrag> reachFrom(int row, QPoint place) const; ///< nothing where no bar is that could go
    std::optional<TrackDrag> dragFrom(int row, QPoint place) const;  ///< nor where the one there is locked
    void drag(QPoint place, Qt::KeyboardModifiers modifiers);
    void refuseDrag(QPoint place);
    bool isLocked(const ChosenTrack &bar) const; ///< a shape of it is
    bool hasRoom(TrackDrag drag) const;          ///< some way
    void drop(QPoint place);
    void showCursorFor(QPoint place);

    void paintRow(QPainter &painter, int row, int firstFrame, int lastFrame) const;
    void paintChosen(QPainter &painter) const;
    void paintCell(QPainter &painter, int row, const TrackCell &cell, const QColor &color) const;
    void paintNames(QPainter &painter, int firstRow, int lastRow) const;
    void paintHead(QPainter &painter, int firstFrame, int lastFrame) const;
    void paintNumbers(QPainter &painter, int firstFrame, int lastFrame) const;
    void paintPictures(QPainter &painter, int firstFrame, int lastFrame) const;
    void paintDurations(QPainter &painter, int firstFrame, int lastFrame) const;
    void paintEvents(QPainter &painter, int firstFrame, int lastFrame) const;
    void paintFindings(QPainter &painter, int firstFrame, int lastFrame) const;
    void paintAttack(QPainter &painter, int firstFrame, int lastFrame) const;
    void paintLaneNames(QPainter &painter) const;
    void paintColumns(QPainter &painter, int firstFrame, int lastFrame) const;

    Session &m_session;
    QList<TrackRow> m_rows;
    TrackLanes m_lanes;
    std::function<QPixmap(int frame)> m_pictures;
    std::optional<int> m_played;
    TrackBar m_frames{0, -1};
    QList<Id<Frame>> m_frameIds;             ///< of all frames of the sprite, as last shown
    std::pair<Id<Frame>, TrackBar> m_inView; ///< the frame that was scrolled to, among these frames
    std::optional<TrackCellPlace> m_anchor;  ///< of the chosen rectangle
    std::optional<TrackCellPlace> m_current; ///< its other corner
    Hold m_hold = Hold::None;
    TrackDrag m_drag;    ///< while bars are held
    int m_dragFrame = 0; ///< where they were taken hold of
    int m_dragRow = 0;
};

} // namespace hitbox
