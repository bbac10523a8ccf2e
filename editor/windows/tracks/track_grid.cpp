#include "windows/tracks/track_grid.h"

#include "document/limits.h"
#include "drawing/drawing.h"
#include "drawing/theme.h"
#include "session/session.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/spoken_role.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr int gridEnd = 7; ///< pixels of a bar, within its outermost cells: where its end is taken hold of

/// The bars that the cells of a row make.
QList<TrackBar> barsOf(const TrackRow &row)
{
    QList<TrackBar> bars;
    for (const TrackCell &cell : row.cells) {
        if (!bars.isEmpty() && bars.constLast().to == cell.frame - 1)
            bars.last().to = cell.frame;
        else
            bars.append({cell.frame, cell.frame});
    }
    return bars;
}

} // namespace

TrackGrid::TrackGrid(Session &session, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_session(session)
{
    speakAs(*this, QAccessible::Canvas);
    setObjectName(QStringLiteral("TrackGrid"));
    setAccessibleName(tr("Tracks"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    constexpr int fewestRows = 3;
    setMinimumHeight(places().headHeight() + fewestRows * TrackGridPlaces::rowHeight);
    viewport()->setMouseTracking(true);
    horizontalScrollBar()->setSingleStep(TrackGridPlaces::narrowestCell);
    verticalScrollBar()->setSingleStep(TrackGridPlaces::rowHeight);
}

void TrackGrid::show(const QList<TrackRow> &rows, TrackBar frames)
{
    m_rows = rows;
    m_frames = frames;
    followFrames();
    const auto isGone = [this](const std::optional<TrackCellPlace> &place) {
        return place && (rowOf(place->row) < 0 || place->frame < m_frames.from || place->frame > m_frames.to);
    };
    if (!m_anchor || !m_current || isGone(m_anchor) || isGone(m_current)) {
        m_anchor.reset();
        m_current.reset();
    }
    fitBars();
    followView();
    tellDescription();
    viewport()->update();
}

/// Who scrolled away stays there until another frame, or another run of frames, comes into view.
void TrackGrid::followView()
{
    const int frame = m_session.currentFrame().frame;
    const std::pair now(m_frameIds.value(frame), m_frames);
    if (now != std::exchange(m_inView, now) && frame >= m_frames.from && frame <= m_frames.to)
        reveal(-1, frame);
}

/// What is chosen goes with the frames that it was chosen in.
void TrackGrid::followFrames()
{
    const Sprite *sprite = findSprite(m_session.shown(), m_session.currentFrame().sprite);
    QList<Id<Frame>> now;
    for (const Frame &frame : sprite ? sprite->frames : QList<Frame>())
        now.append(*frame.id);
    if (now == m_frameIds)
        return;
    if (m_hold == Hold::Bars)
        cancelDrag(); // whose bars were of the frames before
    for (std::optional<TrackCellPlace> *corner : {&m_anchor, &m_current}) {
        if (!*corner)
            continue;
        const auto place = now.indexOf(m_frameIds.value((*corner)->frame));
        if (place < 0)
            corner->reset();
        else
            (*corner)->frame = static_cast<int>(place);
    }
    m_frameIds = now;
}

void TrackGrid::showLanes(const TrackLanes &lanes)
{
    if (lanes == m_lanes)
        return;
    m_lanes = lanes;
    fitBars();
    viewport()->update();
}

void TrackGrid::setPictures(const std::function<QPixmap(int frame)> &pictures)
{
    m_pictures = pictures;
    fitBars();
}

void TrackGrid::setPlayed(std::optional<int> frame)
{
    if (frame == m_played)
        return;
    m_played = frame;
    if (frame && *frame >= m_frames.from && *frame <= m_frames.to)
        reveal(-1, *frame);
    viewport()->update();
}

int TrackGrid::playhead() const
{
    return m_played.value_or(m_session.currentFrame().frame);
}

// --- Places

TrackGridPlaces TrackGrid::places() const
{
    return {.view = viewport()->size(),
            .scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()},
            .frames = m_frames,
            .rows = static_cast<int>(m_rows.size()),
            .line = QFontMetrics(fixedFont(smallFont(font()))).height(),
            .hasPictures = static_cast<bool>(m_pictures),
            .hasEvents = !m_lanes.events.isEmpty()};
}

int TrackGrid::rowOf(const TrackRowKey &key) const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [&](const TrackRow &row) { return row.key == key; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

void TrackGrid::fitBars()
{
    const TrackGridPlaces at = places();
    const QSize room = at.cellArea().size();
    horizontalScrollBar()->setRange(0, at.farthest().x());
    horizontalScrollBar()->setPageStep(std::max(1, room.width()));
    verticalScrollBar()->setRange(0, at.farthest().y());
    verticalScrollBar()->setPageStep(std::max(1, room.height()));
}

void TrackGrid::reveal(int row, int frame)
{
    const QPoint scrolled = places().scrolledTo(row, frame);
    horizontalScrollBar()->setValue(scrolled.x());
    verticalScrollBar()->setValue(scrolled.y());
}

QString TrackGrid::textOf(int row, int frame) const
{
    const TrackRow &shown = m_rows.at(row);
    const QString name = shown.name.isEmpty() ? tr("shapes") : shown.name;
    const TrackCell *cell = cellAt(shown, frame);
    QString what = tr("nothing");
    if (cell && !shown.key.track)
        what = cell->shapes.size() == 1
                   ? tr("without a track")
                   : tr("%n shapes without a track", nullptr, static_cast<int>(cell->shapes.size()));
    else if (cell)
        what = cell->kind == TrackCellKind::Key    ? tr("key")
               : cell->kind == TrackCellKind::Held ? tr("held, as in the frame before")
                                                   : tr("in-between, worked out from keys");
    if (cell && !cell->visible)
        what = tr("%1, hidden").arg(what);
    if (cell && cell->locked)
        what = tr("%1, locked").arg(what);
    return tr("%1, frame %2: %3").arg(name, QString::number(frame), what);
}

QString TrackGrid::textOf(Lane lane, int frame) const
{
    switch (lane) {
    case Lane::Numbers:
    case Lane::Pictures: return headText(m_lanes, frame);
    case Lane::Durations: return tr("%1\nDouble click to type another duration.").arg(headText(m_lanes, frame));
    case Lane::Events: return eventsText(m_lanes, frame);
    case Lane::Findings: return findingsText(m_lanes, frame);
    case Lane::Attack: break;
    }
    return attackText(m_lanes, frame);
}

// --- What is chosen

QRect TrackGrid::chosenCells() const
{
    if (!m_anchor || !m_current)
        return {};
    const int rowA = rowOf(m_anchor->row);
    const int rowB = rowOf(m_current->row);
    return {QPoint(std::min(m_anchor->frame, m_current->frame), std::min(rowA, rowB)),
            QPoint(std::max(m_anchor->frame, m_current->frame), std::max(rowA, rowB))};
}

bool TrackGrid::isChosen(int row, int frame) const
{
    return chosenCells().contains(frame, row);
}

QList<ChosenTrack> TrackGrid::chosen() const
{
    const QRect cells = chosenCells();
    const QList<int> frames = chosenFrames();
    QList<ChosenTrack> chosen;
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        if (m_rows.at(row).key.track)
            chosen.append({m_rows.at(row).key.track, frames});
    }
    return chosen;
}

QSet<ShapeId> TrackGrid::chosenShapes() const
{
    const QRect cells = chosenCells();
    QSet<ShapeId> shapes;
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        for (const TrackCell &cell : m_rows.at(row).cells) {
            if (cell.frame >= cells.left() && cell.frame <= cells.right())
                shapes += QSet<ShapeId>(cell.shapes.cbegin(), cell.shapes.cend());
        }
    }
    return shapes;
}

QList<int> TrackGrid::chosenFrames() const
{
    const QRect cells = chosenCells();
    QList<int> frames;
    for (int frame = cells.left(); frame <= cells.right(); ++frame)
        frames.append(frame);
    return frames;
}

void TrackGrid::chooseAll()
{
    if (m_rows.isEmpty() || m_frames.to < m_frames.from)
        return;
    m_anchor = TrackCellPlace{m_rows.constFirst().key, m_frames.from};
    m_current = TrackCellPlace{m_rows.constLast().key, m_frames.to};
    emit chosenChanged();
    viewport()->update();
}

void TrackGrid::choose(int row, int frame, Choose how)
{
    m_current = TrackCellPlace{m_rows.at(row).key, frame};
    if (how == Choose::Anew || !m_anchor)
        m_anchor = m_current;
    reveal(row, frame);
    tellDescription();
    emit chosenChanged();
    viewport()->update();
}

void TrackGrid::tellDescription()
{
    const int row = m_current ? rowOf(m_current->row) : -1;
    setAccessibleDescription(row < 0 ? QString() : textOf(row, m_current->frame));
}

void TrackGrid::goTo(int frame)
{
    m_session.setCurrentFrame({m_session.currentFrame().sprite, frame});
}

/// Where nothing is, the selection stays as it came along.
void TrackGrid::selectCell(int row, int frame)
{
    goTo(frame);
    if (const TrackCell *cell = cellAt(m_rows.at(row), frame)) {
        Selection selection = m_session.selection();
        selection.handles.clear();
        selection.shapes = QSet<ShapeId>(cell->shapes.cbegin(), cell->shapes.cend());
        m_session.setSelection(selection);
    }
}

// --- Events

bool TrackGrid::event(QEvent *event)
{
    // The grid answers these itself, whatever they mean elsewhere.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool givesUp = key.key() == Qt::Key_Escape && (m_hold == Hold::Bars || m_current);
        if (givesUp || cellAfterKey(key)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

bool TrackGrid::viewportEvent(QEvent *event)
{
    const TrackGridPlaces at = places();
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto lane = at.laneAt(help->pos().y());
    const int row = lane ? -1 : at.rowAt(help->pos().y());
    const int frame = at.frameAt(help->pos().x());
    QString text;
    if (lane && (TrackGridPlaces::isAmongNames(help->pos().x()) || at.laneRect(*lane, frame).contains(help->pos())))
        text = textOf(*lane, TrackGridPlaces::isAmongNames(help->pos().x()) ? playhead() : frame);
    else if (row >= 0 && at.nameRect(row).contains(help->pos()))
        text = at.toggleRect(row, Toggle::Visible).contains(help->pos()) ? tr("Show or hide on all frames; Alt: on one")
               : at.toggleRect(row, Toggle::Locked).contains(help->pos())
                   ? tr("Lock or unlock on all frames; Alt: on one")
                   : m_rows.at(row).name;
    else if (row >= 0 && at.cellRect(row, frame).contains(help->pos()))
        text = textOf(row, frame);
    QToolTip::showText(help->globalPos(), plainToolTip(text), viewport());
    return true;
}

void TrackGrid::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
}

/// Any lane scrubs; a finding is explained, too.
void TrackGrid::pressHead(QPoint place)
{
    if (TrackGridPlaces::isAmongNames(place.x()))
        return;
    const int frame = places().frameAt(place.x());
    m_hold = Hold::Head;
    goTo(frame);
    const TrackGridPlaces at = places(); // after the frame has come into view
    if (at.laneAt(place.y()) == Lane::Findings && m_lanes.findings.contains(frame) &&
        at.laneRect(Lane::Findings, frame).contains(place))
        emit findingPressed(frame);
}

void TrackGrid::pressName(int row, const QMouseEvent &event)
{
    for (const Toggle toggle : {Toggle::Visible, Toggle::Locked}) {
        if (places().toggleRect(row, toggle).contains(event.pos())) {
            emit toggled(row, toggle, event.modifiers() & Qt::AltModifier ? TrackReach::FrameAlone : TrackReach::Whole);
            return;
        }
    }
    const QList<TrackCell> &cells = m_rows.at(row).cells;
    const int now = m_session.currentFrame().frame;
    const int frame = cellAt(m_rows.at(row), now) ? now : cells.constFirst().frame;
    m_anchor = TrackCellPlace{m_rows.at(row).key, m_frames.from};
    m_current = TrackCellPlace{m_rows.at(row).key, m_frames.to};
    selectCell(row, frame);
    emit chosenChanged();
    viewport()->update();
}

void TrackGrid::mousePressEvent(QMouseEvent *event)
{
    const TrackGridPlaces at = places();
    if (event->button() != Qt::LeftButton || m_frames.to < m_frames.from)
        return;
    if (at.laneAt(event->pos().y()))
        return pressHead(event->pos());
    const int row = at.rowAt(event->pos().y());
    if (row < 0 || !at.nameRect(row).adjusted(0, 0, viewport()->width(), 0).contains(event->pos()))
        return;
    if (TrackGridPlaces::isAmongNames(event->pos().x()))
        return pressName(row, *event);
    const int frame = at.frameAt(event->pos().x());
    const bool extends = event->modifiers() & Qt::ShiftModifier;
    const auto bars = extends ? std::nullopt : dragFrom(row, event->pos());
    if (bars)
        m_drag = *bars;
    m_dragFrame = frame;
    m_dragRow = row;
    m_hold = bars ? Hold::Bars : !extends && reachFrom(row, event->pos()) ? Hold::Locked : Hold::Cells;
    if (!bars || !isChosen(row, frame))
        choose(row, frame, extends ? Choose::UpTo : Choose::Anew);
    selectCell(row, frame);
}

void TrackGrid::mouseMoveEvent(QMouseEvent *event)
{
    const TrackGridPlaces at = places();
    if (m_hold == Hold::Head)
        goTo(at.frameAt(event->pos().x()));
    else if (m_hold == Hold::Cells && !m_rows.isEmpty())
        choose(at.rowAt(event->pos().y()), at.frameAt(event->pos().x()), Choose::UpTo);
    else if (m_hold == Hold::Bars)
        drag(event->pos(), event->modifiers());
    else if (m_hold == Hold::Locked)
        refuseDrag(event->pos());
    else
        showCursorFor(event->pos());
}

void TrackGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_hold == Hold::Bars)
        drop(event->pos());
    m_hold = Hold::None;
}

/// Asks for the duration of a frame, which all chosen ones get where it is one of several.
void TrackGrid::typeDuration(int frame)
{
    auto *field = new NumberField(viewport());
    field->setObjectName(QStringLiteral("TrackDuration"));
    field->setAccessibleName(tr("Duration"));
    field->setRange(0, limits::coordinate);
    field->setValue(shownDuration(m_lanes.times, m_lanes.durations.at(frame)));
    constexpr QSize size(72, 24);
    QRect place(QPoint(), size);
    place.moveCenter(places().laneRect(Lane::Durations, frame).center());
    constexpr int left = TrackGridPlaces::nameWidth;
    place.moveLeft(std::clamp(place.left(), left, std::max(left, viewport()->width() - size.width())));
    place.moveTop(std::max(0, place.top()));
    field->setGeometry(place);
    connect(field, &NumberField::entered, this,
            [this, frame](double shown) { emit durationTyped(frame, millisecondsOf(m_lanes.times, shown)); });
    connect(field, &QLineEdit::editingFinished, this, [this, field] {
        field->hide();
        field->deleteLater();
        setFocus();
    });
    field->show();
    field->setFocus();
    field->selectAll();
}

void TrackGrid::mouseDoubleClickEvent(QMouseEvent *event)
{
    const TrackGridPlaces at = places();
    const int frame = at.frameAt(event->pos().x());
    const bool isDuration = event->button() == Qt::LeftButton && at.laneAt(event->pos().y()) == Lane::Durations &&
                            at.laneRect(Lane::Durations, frame).contains(event->pos());
    if (isDuration && frame < m_lanes.durations.size())
        typeDuration(frame);
    else
        mousePressEvent(event);
}

// --- Dragging

bool TrackGrid::isLocked(const ChosenTrack &bar) const
{
    const QList<TrackCell> &cells = m_rows.at(rowOf({bar.track, {}, {}})).cells;
    return std::any_of(cells.cbegin(), cells.cend(), [&bar](const TrackCell &cell) {
        return cell.locked && std::binary_search(bar.frames.cbegin(), bar.frames.cend(), cell.frame);
    });
}

void TrackGrid::refuseDrag(QPoint place)
{
    if (places().frameAt(place.x()) == m_dragFrame)
        return;
    m_hold = Hold::None;
    emit lockedDragged(m_dragRow);
}

/// Chosen cells go together where there are several; else the bar that the cell is of, or its end.
std::optional<TrackDrag> TrackGrid::reachFrom(int row, QPoint place) const
{
    const TrackGridPlaces at = places();
    const TrackRow &shown = m_rows.at(row);
    const int frame = at.frameAt(place.x());
    if (!shown.key.track || !cellAt(shown, frame))
        return std::nullopt;
    const auto bars = barsOf(shown);
    const auto bar = std::find_if(bars.cbegin(), bars.cend(),
                                  [frame](const TrackBar &one) { return frame >= one.from && frame <= one.to; });
    QList<int> frames;
    for (int f = bar->from; f <= bar->to; ++f)
        frames.append(f);
    const QRect cell = at.cellRect(row, frame);
    if (frame == bar->to && place.x() > cell.right() - gridEnd)
        return TrackDrag{TrackDrag::Kind::End, {{shown.key.track, frames}}, 0};
    if (frame == bar->from && place.x() < cell.left() + gridEnd)
        return TrackDrag{TrackDrag::Kind::Begin, {{shown.key.track, frames}}, 0};
    const QRect cells = chosenCells();
    const bool isOfSeveral = cells.contains(frame, row) && cells.width() * cells.height() > 1;
    const TrackDrag move{TrackDrag::Kind::Move, isOfSeveral ? chosen() : QList<ChosenTrack>{{shown.key.track, frames}},
                         0};
    return hasRoom(move) ? std::optional(move) : std::nullopt;
}

/// A bar of all frames has none.
bool TrackGrid::hasRoom(TrackDrag drag) const
{
    const Sprite *sprite = findSprite(m_session.document(), m_session.currentFrame().sprite);
    return sprite && std::ranges::any_of(std::initializer_list<int>{-1, 1}, [&](int way) {
               drag.by = way;
               return withinSprite(drag, *sprite).by != 0;
           });
}

std::optional<TrackDrag> TrackGrid::dragFrom(int row, QPoint place) const
{
    std::optional<TrackDrag> drag = reachFrom(row, place);
    if (!drag)
        return std::nullopt;
    drag->bars.removeIf([this](const ChosenTrack &bar) { return isLocked(bar); });
    const bool isHeld = std::any_of(drag->bars.cbegin(), drag->bars.cend(),
                                    [&](const ChosenTrack &bar) { return bar.track == m_rows.at(row).key.track; });
    return isHeld ? drag : std::nullopt;
}

void TrackGrid::drag(QPoint place, Qt::KeyboardModifiers modifiers)
{
    const Sprite *sprite = findSprite(m_session.document(), m_session.currentFrame().sprite);
    if (!sprite)
        return cancelDrag();
    TrackDrag now = m_drag;
    if (now.kind == TrackDrag::Kind::Move || now.kind == TrackDrag::Kind::Copy)
        now.kind = modifiers & Qt::AltModifier ? TrackDrag::Kind::Copy : TrackDrag::Kind::Move;
    now.by = places().frameAt(place.x()) - m_dragFrame;
    now = withinSprite(now, *sprite);
    if (now == m_drag)
        return;
    m_drag = now;
    reveal(-1, std::clamp(m_dragFrame + now.by, m_frames.from, m_frames.to));
    emit dragged(m_drag);
}

/// A press that went nowhere chooses the one cell.
void TrackGrid::drop(QPoint place)
{
    const TrackDrag done = std::exchange(m_drag, {});
    m_hold = Hold::None;
    if (done.by != 0)
        return emit dropped(done);
    emit dragged({});
    if (m_dragRow >= m_rows.size())
        return;
    choose(m_dragRow, m_dragFrame, Choose::Anew);
    const int way = places().frameAt(place.x()) - m_dragFrame;
    const bool shortens = (done.kind == TrackDrag::Kind::Begin && way > 0) ||
                          (done.kind == TrackDrag::Kind::End && way < 0); // a bar of one frame
    if (way != 0 && !shortens)
        emit stuckDragged(m_dragRow);
}

void TrackGrid::moveChoice(int by)
{
    for (std::optional<TrackCellPlace> *corner : {&m_anchor, &m_current}) {
        if (*corner)
            (*corner)->frame = std::clamp((*corner)->frame + by, m_frames.from, m_frames.to);
    }
    emit chosenChanged();
    viewport()->update();
}

void TrackGrid::cancelDrag()
{
    m_hold = Hold::None;
    m_drag = {};
    emit dragged(m_drag);
}

void TrackGrid::showCursorFor(QPoint place)
{
    const TrackGridPlaces at = places();
    const int row = at.laneAt(place.y()) || TrackGridPlaces::isAmongNames(place.x()) ? -1 : at.rowAt(place.y());
    const bool isOnCell = row >= 0 && at.cellRect(row, at.frameAt(place.x())).contains(place);
    const auto drag = isOnCell ? dragFrom(row, place) : std::nullopt;
    const bool isEnd = drag && (drag->kind == TrackDrag::Kind::End || drag->kind == TrackDrag::Kind::Begin);
    viewport()->setCursor(isEnd ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

/// Rows scroll up and down; where all are in view, and with Shift, frames scroll instead.
void TrackGrid::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const bool sideways = event->modifiers() & Qt::ShiftModifier || verticalScrollBar()->maximum() == 0;
    QScrollBar *bar = sideways ? horizontalScrollBar() : verticalScrollBar();
    bar->setValue(bar->value() - turned.y() * TrackGridPlaces::rowHeight / 40);
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - turned.x());
}

void TrackGrid::contextMenuEvent(QContextMenuEvent *event)
{
    const TrackGridPlaces at = places();
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int row = byMouse && !at.laneAt(event->pos().y()) ? at.rowAt(event->pos().y()) : -1;
    const int frame = at.frameAt(event->pos().x());
    if (row >= 0 && at.cellRect(row, frame).contains(event->pos()) && !isChosen(row, frame)) {
        choose(row, frame, Choose::Anew);
        selectCell(row, frame);
    }
    emit menuWanted(byMouse ? event->globalPos() : viewport()->mapToGlobal(at.cellArea().topLeft()));
}

/// The row and the frame that a key leads to; nothing for other keys.
std::optional<std::pair<int, int>> TrackGrid::cellAfterKey(const QKeyEvent &event) const
{
    const bool wantsMore = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (m_rows.isEmpty() || m_frames.to < m_frames.from || wantsMore)
        return std::nullopt;
    const int row = m_current ? rowOf(m_current->row) : 0;
    const int frame = m_current ? m_current->frame : m_session.currentFrame().frame;
    const auto within = [this](int wantedRow, int wantedFrame) {
        return std::pair(std::clamp(wantedRow, 0, static_cast<int>(m_rows.size()) - 1),
                         std::clamp(wantedFrame, m_frames.from, m_frames.to));
    };
    switch (event.key()) {
    case Qt::Key_Left: return within(row, frame - 1);
    case Qt::Key_Right: return within(row, frame + 1);
    case Qt::Key_Up: return within(row - 1, frame);
    case Qt::Key_Down: return within(row + 1, frame);
    case Qt::Key_Home: return within(row, m_frames.from);
    case Qt::Key_End: return within(row, m_frames.to);
    default: return std::nullopt;
    }
}

void TrackGrid::keyPressEvent(QKeyEvent *event)
{
    if (const auto cell = cellAfterKey(*event)) {
        choose(cell->first, cell->second, event->modifiers() & Qt::ShiftModifier ? Choose::UpTo : Choose::Anew);
        selectCell(cell->first, cell->second);
    } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        emit deleteWanted();
    } else if (event->key() == Qt::Key_Escape && m_hold == Hold::Bars) {
        cancelDrag();
    } else if (event->key() == Qt::Key_Escape && m_current) {
        m_anchor.reset();
        m_current.reset();
        tellDescription();
        emit chosenChanged();
        viewport()->update();
        event->ignore(); // and leads to the canvas
    } else {
        event->ignore();
    }
}

} // namespace hitbox
