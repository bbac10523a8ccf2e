#include "windows/tracks/track_grid.h"

#include "drawing/drawing.h"
#include "drawing/theme.h"
#include "session/session.h"
#include "windows/widgets/plain_text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace hitbox {

namespace {

// Pixels.
constexpr int gridNames = 184;
constexpr int gridHead = 24;
constexpr int gridRow = 24;
constexpr int gridCell = 24;
constexpr int gridToggle = 20;

} // namespace

TrackGrid::TrackGrid(Session &session, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("TrackGrid"));
    setAccessibleName(tr("Tracks"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    constexpr int fewestRows = 4;
    setMinimumHeight(gridHead + fewestRows * gridRow);
    horizontalScrollBar()->setSingleStep(gridCell);
    verticalScrollBar()->setSingleStep(gridRow);
}

void TrackGrid::show(const QList<TrackRow> &rows, TrackBar frames)
{
    m_rows = rows;
    m_frames = frames;
    const auto isGone = [this](const std::optional<TrackCellPlace> &place) {
        return place && (rowOf(place->row) < 0 || place->frame < m_frames.from || place->frame > m_frames.to);
    };
    if (isGone(m_anchor) || isGone(m_current)) {
        m_anchor.reset();
        m_current.reset();
    }
    fitBars();
    tellDescription();
    viewport()->update();
}

// --- Places

QRect TrackGrid::cellArea() const
{
    return viewport()->rect().adjusted(gridNames, gridHead, 0, 0);
}

QRect TrackGrid::cellRect(int row, int frame) const
{
    return {gridNames + (frame - m_frames.from) * gridCell - horizontalScrollBar()->value(),
            gridHead + row * gridRow - verticalScrollBar()->value(), gridCell, gridRow};
}

QRect TrackGrid::headRect(int frame) const
{
    return {cellRect(0, frame).left(), 0, gridCell, gridHead};
}

QRect TrackGrid::nameRect(int row) const
{
    return {0, cellRect(row, m_frames.from).top(), gridNames, gridRow};
}

QRect TrackGrid::toggleRect(int row, Toggle toggle) const
{
    const int fromRight = toggle == Toggle::Locked ? 1 : 2;
    const QRect name = nameRect(row);
    return {name.right() - 4 - fromRight * (gridToggle + 2), name.top() + (gridRow - gridToggle) / 2, gridToggle,
            gridToggle};
}

int TrackGrid::rowAt(int y) const
{
    const int row = (std::max(y, gridHead) - gridHead + verticalScrollBar()->value()) / gridRow;
    return std::min(row, static_cast<int>(m_rows.size()) - 1);
}

int TrackGrid::frameAt(int x) const
{
    const int column = (std::max(x, gridNames) - gridNames + horizontalScrollBar()->value()) / gridCell;
    return std::clamp(m_frames.from + column, m_frames.from, std::max(m_frames.from, m_frames.to));
}

int TrackGrid::rowOf(const TrackRowKey &key) const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [&](const TrackRow &row) { return row.key == key; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

void TrackGrid::fitBars()
{
    const QSize room = viewport()->size() - QSize(gridNames, gridHead);
    const int columns = m_frames.to - m_frames.from + 1;
    horizontalScrollBar()->setRange(0, std::max(0, columns * gridCell - room.width()));
    horizontalScrollBar()->setPageStep(std::max(1, room.width()));
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(m_rows.size()) * gridRow - room.height()));
    verticalScrollBar()->setPageStep(std::max(1, room.height()));
}

void TrackGrid::reveal(int row, int frame)
{
    const auto into = [](QScrollBar &bar, int from, int length, int room) {
        bar.setValue(std::clamp(bar.value(), std::max(0, from + length - room), std::max(0, from)));
    };
    const QRect area = cellArea();
    into(*horizontalScrollBar(), (frame - m_frames.from) * gridCell, gridCell, std::max(gridCell, area.width()));
    if (row >= 0)
        into(*verticalScrollBar(), row * gridRow, gridRow, std::max(gridRow, area.height()));
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
    return tr("%1, frame %2: %3").arg(name, QString::number(frame), what);
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
    QList<int> frames;
    for (int frame = cells.left(); frame <= cells.right(); ++frame)
        frames.append(frame);
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

void TrackGrid::chooseAll()
{
    if (m_rows.isEmpty() || m_frames.to < m_frames.from)
        return;
    m_anchor = TrackCellPlace{m_rows.constFirst().key, m_frames.from};
    m_current = TrackCellPlace{m_rows.constLast().key, m_frames.to};
    viewport()->update();
}

void TrackGrid::choose(int row, int frame, Choose how)
{
    m_current = TrackCellPlace{m_rows.at(row).key, frame};
    if (how == Choose::Anew || !m_anchor)
        m_anchor = m_current;
    reveal(row, frame);
    tellDescription();
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
    if (event->type() == QEvent::ShortcutOverride && cellAfterKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool TrackGrid::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int row = help->pos().y() < gridHead ? -1 : rowAt(help->pos().y());
    QString text;
    if (row >= 0 && nameRect(row).contains(help->pos()))
        text = toggleRect(row, Toggle::Visible).contains(help->pos())  ? tr("Show or hide on all frames; Alt: on one")
               : toggleRect(row, Toggle::Locked).contains(help->pos()) ? tr("Lock or unlock on all frames; Alt: on one")
                                                                       : m_rows.at(row).name;
    else if (row >= 0 && cellRect(row, frameAt(help->pos().x())).contains(help->pos()))
        text = textOf(row, frameAt(help->pos().x()));
    QToolTip::showText(help->globalPos(), plainToolTip(text), viewport());
    return true;
}

void TrackGrid::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
}

void TrackGrid::pressName(int row, const QMouseEvent &event)
{
    for (const Toggle toggle : {Toggle::Visible, Toggle::Locked}) {
        if (toggleRect(row, toggle).contains(event.pos())) {
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
    viewport()->update();
}

void TrackGrid::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_frames.to < m_frames.from)
        return;
    if (event->pos().y() < gridHead) {
        if (event->pos().x() < gridNames)
            return;
        m_hold = Hold::Head;
        return goTo(frameAt(event->pos().x()));
    }
    const int row = rowAt(event->pos().y());
    if (row < 0 || !nameRect(row).adjusted(0, 0, viewport()->width(), 0).contains(event->pos()))
        return;
    if (event->pos().x() < gridNames)
        return pressName(row, *event);
    m_hold = Hold::Cells;
    const int frame = frameAt(event->pos().x());
    choose(row, frame, event->modifiers() & Qt::ShiftModifier ? Choose::UpTo : Choose::Anew);
    selectCell(row, frame);
}

void TrackGrid::mouseMoveEvent(QMouseEvent *event)
{
    if (m_hold == Hold::Head)
        goTo(frameAt(event->pos().x()));
    else if (m_hold == Hold::Cells && !m_rows.isEmpty())
        choose(rowAt(event->pos().y()), frameAt(event->pos().x()), Choose::UpTo);
}

void TrackGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_hold = Hold::None;
}

/// Rows scroll up and down; where all are in view, and with Shift, frames scroll instead.
void TrackGrid::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const bool sideways = event->modifiers() & Qt::ShiftModifier || verticalScrollBar()->maximum() == 0;
    QScrollBar *bar = sideways ? horizontalScrollBar() : verticalScrollBar();
    bar->setValue(bar->value() - turned.y() * gridRow / 40);
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - turned.x());
}

void TrackGrid::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int row = byMouse && event->pos().y() >= gridHead ? rowAt(event->pos().y()) : -1;
    const int frame = frameAt(event->pos().x());
    if (row >= 0 && cellRect(row, frame).contains(event->pos()) && !isChosen(row, frame)) {
        choose(row, frame, Choose::Anew);
        selectCell(row, frame);
    }
    emit menuWanted(byMouse ? event->globalPos() : viewport()->mapToGlobal(QPoint(gridNames, gridHead)));
}

/// Row and frame.
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
    } else if (event->key() == Qt::Key_Escape && m_current) {
        m_anchor.reset();
        m_current.reset();
        tellDescription();
        viewport()->update();
    } else {
        event->ignore();
    }
}

} // namespace hitbox
