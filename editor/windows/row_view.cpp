#include "windows/row_view.h"

#include "windows/plain_text.h"
#include "windows/row_delegate.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace hitbox {

void RowModel::setRows(QList<Row> rows)
{
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    m_rows = std::move(rows);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

int RowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return row.title;
    case Qt::ToolTipRole:
        return plainToolTip(row.detail.isEmpty() ? row.title : row.title + QLatin1Char('\n') + row.detail);
    case Qt::AccessibleDescriptionRole: return row.detail;
    default: return {};
    }
}

bool RowModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || name.isEmpty() || name == m_rows.at(index.row()).title)
        return false;
    emit renamed(index.row(), name);
    return true;
}

Qt::ItemFlags RowModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_renamable ? plain | Qt::ItemIsEditable : plain;
}

RowView::RowView(Layout layout, const Theme &theme, QWidget *parent)
    : QListView(parent)
    , m_model(new RowModel(this))
    , m_layout(layout)
    , m_theme(theme)
{
    setModel(m_model);
    setItemDelegate(new RowDelegate(layout, theme, this));
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
    if (const int row = currentRow(); row >= 0) {
        const QModelIndex index = m_model->index(row);
        if (index != currentIndex()) {
            setCurrentIndex(index);
            scrollTo(index);
        }
    }
    viewport()->update();
}

void RowView::setRenamable(bool renamable)
{
    m_model->setRenamable(renamable);
}

void RowView::rename(int row)
{
    setFocus();
    edit(m_model->index(row));
}

void RowView::setPlaceholder(const QString &text)
{
    m_placeholder = text;
    viewport()->update();
}

void RowView::setTheme(const Theme &theme)
{
    m_theme = theme;
    static_cast<RowDelegate *>(itemDelegate())->setTheme(theme);
    viewport()->update();
}

int RowView::currentRow() const
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->row(row).selected)
            return row;
    }
    return -1;
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
    setCurrentIndex(index);
    emit pressed(index.row(), event->modifiers());
}

void RowView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const auto *delegate = static_cast<RowDelegate *>(itemDelegate());
    if (!index.isValid() || delegate->toggleAt(visualRect(index), m_model->row(index.row()), event->pos()))
        return mousePressEvent(event);
    emit activated(index.row());
}

void RowView::step(int by, Qt::KeyboardModifiers modifiers)
{
    const int row = std::clamp(currentRow() + by, 0, m_model->rowCount() - 1);
    if (m_model->rowCount() > 0)
        emit pressed(row, modifiers);
}

void RowView::keyPressEvent(QKeyEvent *event)
{
    const int backward = m_layout == Layout::Cards ? Qt::Key_Left : Qt::Key_Up;
    const int forward = m_layout == Layout::Cards ? Qt::Key_Right : Qt::Key_Down;
    if (event->key() == backward)
        return step(-1, event->modifiers());
    if (event->key() == forward)
        return step(1, event->modifiers());
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
    if (m_model->rowCount() > 0 || m_placeholder.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(m_theme.dim);
    painter.drawText(viewport()->rect().adjusted(12, 8, -12, -8), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                     m_placeholder);
}

} // namespace hitbox
