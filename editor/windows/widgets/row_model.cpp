#include "windows/widgets/row_model.h"

#include "windows/widgets/plain_text.h"

#include <algorithm>

namespace hitbox {

void RowModel::setRows(QList<Row> rows)
{
    const Length length = expect(static_cast<int>(rows.size()));
    m_rows = std::move(rows);
    m_source = {};
    m_made.clear();
    tell(length);
}

void RowModel::setSource(RowSource source)
{
    const Length length = expect(source.count);
    m_rows.clear();
    m_source = std::move(source);
    m_made.clear();
    tell(length);
}

RowModel::Length RowModel::expect(int count)
{
    if (count == rowCount())
        return Length::Same;
    beginResetModel();
    return Length::Differs;
}

void RowModel::tell(Length length)
{
    if (length == Length::Differs)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

const Row &RowModel::row(int index) const
{
    if (!m_source.of)
        return m_rows.at(index);
    const auto made = m_made.find(index);
    return made != m_made.end() ? made->second : m_made.emplace(index, m_source.of(index)).first->second;
}

qsizetype RowModel::madeRows() const
{
    return static_cast<qsizetype>(m_made.size());
}

int RowModel::currentRow() const
{
    if (m_source.of) {
        const QSet<int> &rows = m_source.selected;
        const bool isTold = m_source.current >= 0 || rows.isEmpty();
        return isTold ? m_source.current : *std::min_element(rows.cbegin(), rows.cend());
    }
    int selected = -1;
    for (int index = 0; index < rowCount(); ++index) {
        if (row(index).current)
            return index;
        if (selected < 0 && row(index).selected)
            selected = index;
    }
    return selected;
}

QSet<int> RowModel::selectedRows() const
{
    if (m_source.of)
        return m_source.selected;
    QSet<int> rows;
    for (int index = 0; index < rowCount(); ++index) {
        if (row(index).selected)
            rows.insert(index);
    }
    return rows;
}

QPixmap RowModel::picture(int index) const
{
    const QPixmap &own = row(index).picture;
    return own.isNull() && m_pictures.side > 0 ? m_pictures.of(index) : own;
}

int RowModel::pictureSide(int index) const
{
    const QPixmap &own = row(index).picture;
    return own.isNull() ? m_pictures.side : static_cast<int>(own.deviceIndependentSize().height());
}

int RowModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_source.of ? m_source.count : static_cast<int>(m_rows.size());
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    const Row &shown = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return shown.title;
    case Qt::ToolTipRole:
        return plainToolTip(shown.detail.isEmpty() ? shown.title : shown.title + QLatin1Char('\n') + shown.detail);
    case Qt::AccessibleDescriptionRole: return shown.detail;
    default: return {};
    }
}

bool RowModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString typed = value.toString();
    const QString name = typed.trimmed();
    const QString &old = row(index.row()).title;
    if (role != Qt::EditRole || name.isEmpty() || typed == old || name == old)
        return false;
    emit renamed(index.row(), name);
    return true;
}

Qt::ItemFlags RowModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_renamable && row(index.row()).isRenamable ? plain | Qt::ItemIsEditable : plain;
}

} // namespace hitbox
