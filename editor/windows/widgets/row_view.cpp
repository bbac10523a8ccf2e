#include "windows/widgets/row_view.h"

#include "windows/widgets/row_delegate.h"
#include "windows/widgets/vertical_scroll.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace hitbox {

namespace {

constexpr QPoint placeholderInset(12, 8); ///< pixels

} // namespace

RowView::RowView(Layout layout, QWidget *parent)
    : QListView(parent)
    , m_model(new RowModel(this))
    , m_layout(layout)
{
    setModel(m_model);
    setItemDelegate(new RowDelegate(layout, this));
    setSelectionMode(NoSelection);
    setEditTriggers(EditKeyPressed);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    if (layout == Layout::Cards) {
        setFlow(LeftToRight);
        setWrapping(false);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    } else {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    connect(m_model, &RowModel::renamed, this, &RowView::renamed);
}

void RowView::setRows(QList<Row> rows)
{
    m_model->setRows(std::move(rows));
    showCurrent();
}

void RowView::setSource(RowSource source)
{
    setUniformItemSizes(true);
    m_model->setSource(std::move(source));
    showCurrent();
}

void RowView::showCurrent()
{
    if (const int row = currentRow(); row >= 0) {
        const QModelIndex index = m_model->index(row);
        if (index != currentIndex()) {
            setCurrentIndex(index);
            scrollTo(index);
        }
    }
    viewport()->update();
}

void RowView::setPictures(RowPictures pictures)
{
    setUniformItemSizes(pictures.side > 0);
    m_model->setPictures(std::move(pictures));
}

void RowView::setRenamable(bool renamable)
{
    m_model->setRenamable(renamable);
}

void RowView::rename(int row)
{
    m_renamedFrom = QApplication::focusWidget();
    setFocus();
    scrollTo(m_model->index(row));
    edit(m_model->index(row));
    if (state() != EditingState)
        m_renamedFrom.clear();
    else if (auto *field = viewport()->findChild<QLineEdit *>())
        QTimer::singleShot(0, field, [field] { scrollIntoView(*field); }); // once a row that is new has its place
}

void RowView::setPlaceholder(const QString &text)
{
    m_placeholder = text;
    viewport()->update();
}

int RowView::currentRow() const
{
    return m_model->currentRow();
}

QSet<int> RowView::selectedRows() const
{
    return m_model->selectedRows();
}

void RowView::chooseAll()
{
    QSet<int> rows;
    for (int row = 0; row < m_model->rowCount(); ++row)
        rows.insert(row);
    if (!rows.isEmpty())
        emit chosen(rows, std::max(0, currentRow()));
}

void RowView::choose(int row, Qt::KeyboardModifiers modifiers)
{
    if (m_choosing == Choosing::One) {
        emit pressed(row, modifiers);
        return;
    }
    const bool anchorIsThere = m_anchor >= 0 && m_anchor < m_model->rowCount();
    const RowChoice choice =
        chosenBy({selectedRows(), currentRow(), anchorIsThere ? m_anchor : currentRow()}, row, modifiers);
    m_anchor = choice.anchor;
    emit chosen(choice.rows, choice.current);
}

void RowView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid())
        return QListView::mousePressEvent(event);
    const auto *delegate = static_cast<RowDelegate *>(itemDelegate());
    if (const auto toggle = delegate->toggleAt(visualRect(index), m_model->row(index.row()), event->pos())) {
        emit toggled(index.row(), *toggle);
        return;
    }
    const bool waits = m_choosing == Choosing::Many && event->modifiers() == Qt::NoModifier &&
                       m_model->row(index.row()).selected && selectedRows().size() > 1;
    m_drag = Drag{index.row(), event->pos(), event->pos(), false, waits};
    setCurrentIndex(index);
    if (!waits)
        choose(index.row(), event->modifiers());
}

void RowView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag && m_order == Order::Draggable && event->buttons().testFlag(Qt::LeftButton))
        return continueDrag(event->pos());
    QListView::mouseMoveEvent(event);
}

void RowView::continueDrag(QPoint at)
{
    m_drag->at = at;
    if (!m_drag->moves && (at - m_drag->from).manhattanLength() < QApplication::startDragDistance())
        return;
    m_drag->moves = true;
    const bool isOut = isDraggedOut();
    if (isOut)
        viewport()->setCursor(m_isTakenOutside && m_isTakenOutside(viewport()->mapToGlobal(at)) ? Qt::DragCopyCursor
                                                                                                : Qt::ForbiddenCursor);
    else
        viewport()->unsetCursor();
    constexpr int milliseconds = 30;
    if (isOut || overshoot() == 0)
        m_scrolling.stop();
    else if (!m_scrolling.isActive())
        m_scrolling.start(milliseconds, this);
    viewport()->update();
}

void RowView::endDrag()
{
    m_drag.reset();
    m_scrolling.stop();
    viewport()->unsetCursor();
    viewport()->update();
}

void RowView::mouseReleaseEvent(QMouseEvent *event)
{
    const std::optional<Drag> drag = m_drag;
    const bool isOut = isDraggedOut();
    if (event->button() == Qt::LeftButton)
        endDrag();
    QListView::mouseReleaseEvent(event);
    if (!drag || event->button() != Qt::LeftButton || drag->row >= m_model->rowCount())
        return;
    if (!drag->moves) {
        if (drag->choosesAtLast)
            choose(drag->row, Qt::NoModifier);
        return;
    }
    if (isOut) {
        if (m_isTakenOutside && m_isTakenOutside(event->globalPosition().toPoint()))
            emit carriedOut(drag->row, event->globalPosition().toPoint());
        return;
    }
    const QSet<int> selected = selectedRows();
    QList<int> rows = selected.contains(drag->row) ? selected.values() : QList<int>{drag->row};
    std::sort(rows.begin(), rows.end());
    emit moved(rows, gapAt(event->pos()));
}

/// Cards stand in several lines as soon as there is room for two. A chosen line stays in view.
void RowView::resizeEvent(QResizeEvent *event)
{
    if (m_layout == Layout::Cards) {
        const int card = m_model->rowCount() > 0 ? sizeHintForIndex(m_model->index(0)).height() : 0;
        const bool wraps = card > 0 && height() >= 2 * card;
        if (wraps != isWrapping()) {
            setWrapping(wraps);
            setResizeMode(wraps ? Adjust : Fixed);
            setVerticalScrollBarPolicy(wraps ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
            setHorizontalScrollBarPolicy(wraps ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
        }
    }
    QListView::resizeEvent(event);
    const QRect current = visualRect(currentIndex());
    const bool wasSeen = current.top() >= 0 && current.top() < event->oldSize().height();
    if (currentIndex().isValid() && (m_layout == Layout::Cards || wasSeen))
        scrollTo(currentIndex());
}

bool RowView::scrollsSideways() const
{
    return m_layout == Layout::Cards && !isWrapping();
}

int RowView::cardsInLine() const
{
    const int width = m_model->rowCount() > 0 ? visualRect(m_model->index(0)).width() : 0;
    return width > 0 ? std::max(1, viewport()->width() / width) : 1;
}

int RowView::cardsInView() const
{
    const int height = m_model->rowCount() > 0 ? visualRect(m_model->index(0)).height() : 0;
    return cardsInLine() * (height > 0 ? std::max(1, viewport()->height() / height) : 1);
}

int RowView::gapAt(QPoint point) const
{
    const bool sideways = m_layout == Layout::Cards;
    const auto isBefore = [&](const QRect &rect) {
        if (!sideways)
            return rect.center().y() < point.y();
        if (isWrapping() && (rect.bottom() < point.y() || rect.top() > point.y()))
            return rect.bottom() < point.y();
        return rect.center().x() < point.x();
    };
    // Of the rows all before the gap have their middle before the point.
    int first = 0;
    int last = m_model->rowCount();
    while (first < last) {
        const int row = (first + last) / 2;
        if (isBefore(visualRect(m_model->index(row))))
            first = row + 1;
        else
            last = row;
    }
    return first;
}

int RowView::overshoot() const
{
    if (!m_drag || !m_drag->moves)
        return 0;
    const bool sideways = scrollsSideways();
    const int along = sideways ? m_drag->at.x() : m_drag->at.y();
    const int end = sideways ? viewport()->width() : viewport()->height();
    constexpr int edge = 12;
    return along < edge ? along - edge : std::max(0, along - (end - edge));
}

bool RowView::isDraggedOut() const
{
    constexpr int reach = 48; // pixels in which one still holds it beyond the edge, to scroll
    return m_drag && m_drag->moves && !viewport()->rect().adjusted(-reach, -reach, reach, reach).contains(m_drag->at);
}

void RowView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_scrolling.timerId())
        return QListView::timerEvent(event);
    QScrollBar *bar = scrollsSideways() ? horizontalScrollBar() : verticalScrollBar();
    bar->setValue(bar->value() + overshoot());
    viewport()->update();
}

/// The row that the keys are about is said after the list.
void RowView::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    tellCurrent();
}

/// Qt's own list tells screen readers that the row has the focus, even where the focus is elsewhere: in a list that
/// only shows what is done on the canvas.
void RowView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    if (hasFocus())
        tellCurrent();
}

void RowView::tellCurrent()
{
    if (!QAccessible::isActive() || !currentIndex().isValid())
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(currentIndex().row());
    QAccessible::updateAccessibility(&focus);
}

void RowView::focusOutEvent(QFocusEvent *event)
{
    endDrag();
    QListView::focusOutEvent(event);
}

void RowView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const bool hadFocus = editor && editor->hasFocus();
    QListView::closeEditor(editor, hint);
    if (m_renamedFrom && hadFocus)
        m_renamedFrom->setFocus();
    m_renamedFrom.clear();
}

void RowView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? m_model->index(currentRow()) : indexAt(event->pos());
    if (m_choosing == Choosing::Many && index.isValid() && !m_model->row(index.row()).selected)
        choose(index.row(), Qt::NoModifier);
    emit menuWanted(byKey && index.isValid() ? viewport()->mapToGlobal(visualRect(index).center())
                                             : event->globalPos());
}

void RowView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const auto *delegate = static_cast<RowDelegate *>(itemDelegate());
    if (!index.isValid() || delegate->toggleAt(visualRect(index), m_model->row(index.row()), event->pos()))
        return mousePressEvent(event);
    emit activated(index.row());
}

void RowView::goTo(int row, Qt::KeyboardModifiers modifiers)
{
    setCurrentIndex(m_model->index(row));
    choose(row, modifiers);
}

void RowView::step(int by, Qt::KeyboardModifiers modifiers)
{
    const int from = currentRow() >= 0 ? currentRow() : currentIndex().row(); // some lists show no choice
    if (m_model->rowCount() > 0)
        goTo(std::clamp(from + by, 0, m_model->rowCount() - 1), modifiers);
}

/// The row that a key leads to other than by a step, if it does.
std::optional<int> RowView::rowFarAway(int key)
{
    const int last = m_model->rowCount() - 1;
    if (last < 0)
        return std::nullopt;
    const auto page = [this, last](CursorAction move, int cards) {
        const int row = m_layout == Layout::Cards ? currentIndex().row() + cards : moveCursor(move, {}).row();
        return std::clamp(row, 0, last);
    };
    switch (key) {
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return last;
    case Qt::Key_PageUp: return page(MovePageUp, -cardsInView());
    case Qt::Key_PageDown: return page(MovePageDown, cardsInView());
    default: return std::nullopt;
    }
}

void RowView::keyboardSearch(const QString &typed)
{
    const QModelIndex before = currentIndex();
    QListView::keyboardSearch(typed);
    const int found = currentIndex().row();
    if (found < 0 || found == currentRow())
        return;
    const bool fits = currentIndex() != before || m_model->row(found).title.startsWith(typed, Qt::CaseInsensitive);
    if (fits) // else the row stays where it was, for want of another
        choose(found, Qt::NoModifier);
}

void RowView::keyPressEvent(QKeyEvent *event)
{
    if (state() == EditingState)
        return; // what the field of a name leaves over, such as the Return that ends it
    const int backward = m_layout == Layout::Cards ? Qt::Key_Left : Qt::Key_Up;
    const int forward = m_layout == Layout::Cards ? Qt::Key_Right : Qt::Key_Down;
    if (event->key() == backward)
        return step(-1, event->modifiers());
    if (event->key() == forward)
        return step(1, event->modifiers());
    const bool isAcross = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (m_layout == Layout::Cards && isWrapping() && isAcross)
        return step(event->key() == Qt::Key_Up ? -cardsInLine() : cardsInLine(), event->modifiers());
    if (const std::optional<int> row = rowFarAway(event->key()))
        return goTo(*row, event->modifiers());
    if (event->key() == Qt::Key_Escape && m_drag)
        return endDrag();
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        emit deleteWanted();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentRow() >= 0) {
        emit activated(currentRow());
        return;
    }
    QListView::keyPressEvent(event);
}

void RowView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    QPainter painter(viewport());
    if (m_drag && m_drag->moves && !isDraggedOut())
        paintGap(painter);
    if (hasFocus() && !visualRect(currentIndex()).intersects(viewport()->rect())) { // no row in view shows it
        painter.setPen(themeOf(palette()).accent);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
    if (m_model->rowCount() > 0 || m_placeholder.isEmpty())
        return;
    painter.setPen(themeOf(palette()).dim);
    painter.drawText(viewport()->rect().marginsRemoved(
                         {placeholderInset.x(), placeholderInset.y(), placeholderInset.x(), placeholderInset.y()}),
                     Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_placeholder);
}

int RowView::heightForPlaceholder(int width) const
{
    const QRect room(0, 0, width - 2 * (placeholderInset.x() + frameWidth()), QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, m_placeholder).height() + 2 * placeholderInset.y();
}

void RowView::paintGap(QPainter &painter) const
{
    const int gap = gapAt(m_drag->at);
    const bool atEnd = gap == m_model->rowCount();
    const QRect row = visualRect(m_model->index(atEnd ? gap - 1 : gap));
    constexpr int width = 2;
    if (m_layout == Layout::Cards)
        painter.fillRect(QRect(atEnd ? row.right() - width : row.left(), row.top(), width, row.height()),
                         themeOf(palette()).accent);
    else
        painter.fillRect(QRect(row.left(), atEnd ? row.bottom() - width : row.top(), row.width(), width),
                         themeOf(palette()).accent);
}

} // namespace hitbox
