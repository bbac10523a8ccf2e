#include "windows/row_model.h"

#include "windows/plain_text.h"

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

QPixmap RowModel::picture(int index) const
{
    const Row &row = m_rows.at(index);
    return row.picture.isNull() && m_pictures.side > 0 ? m_pictures.of(index) : row.picture;
}

int RowModel::pictureSide(int index) const
{
    const QPixmap &own = m_rows.at(index).picture;
    return own.isNull() ? m_pictures.side : static_cast<int>(own.deviceIndependentSize().height());
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
    return m_renamable && m_rows.at(index.row()).isRenamable ? plain | Qt::ItemIsEditable : plain;
}

} // namespace hitbox
