#include "windows/categories/category_table_model.h"

#include "windows/widgets/plain_text.h"

#include <utility>

namespace hitbox {

CategoryTableModel::CategoryTableModel(Swatch swatch)
    : m_swatch(std::move(swatch))
{
}

/// Cells that are there before and after keep what is being typed into them.
void CategoryTableModel::show(const QList<Category> &categories)
{
    if (categories.size() == m_categories.size()) {
        m_categories = categories;
        if (m_categories.isEmpty())
            return;
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_categories = categories;
    endResetModel();
}

int CategoryTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_categories.size());
}

int CategoryTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FixedColumns + static_cast<int>(m_categories.size());
}

bool CategoryTableModel::hits(int row, int struck) const
{
    return m_categories.at(row).hits.contains(m_categories.at(struck).name);
}

QVariant CategoryTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_categories.size())
        return {};
    const Category &category = m_categories.at(index.row());
    const bool isText = role == Qt::DisplayRole || role == Qt::EditRole;
    if (index.column() == NameColumn) {
        if (role == Qt::DecorationRole)
            return m_swatch(category.name);
        return isText ? QVariant(category.name) : QVariant();
    }
    if (index.column() == BitsColumn)
        return isText ? QVariant(QString::number(category.bits)) : QVariant();
    const int struck = index.column() - FixedColumns;
    if (role == Qt::CheckStateRole)
        return hits(index.row(), struck) ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ToolTipRole)
        return plainToolTip(tr("%1 hits %2").arg(category.name, m_categories.at(struck).name));
    return {};
}

QVariant CategoryTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case NameColumn: return tr("Name");
    case BitsColumn: return tr("Bits");
    default: return tr("hits %1").arg(m_categories.value(section - FixedColumns).name);
    }
}

Qt::ItemFlags CategoryTableModel::flags(const QModelIndex &index) const
{
    if (index.column() < FixedColumns)
        return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
    return Qt::ItemIsEnabled | Qt::ItemIsUserCheckable;
}

bool CategoryTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.row() >= m_categories.size())
        return false;
    if (index.column() == NameColumn && role == Qt::EditRole)
        emit nameTyped(index.row(), value.toString());
    else if (index.column() == BitsColumn && role == Qt::EditRole)
        emit bitsTyped(index.row(), value.toString());
    else if (index.column() >= FixedColumns && role == Qt::CheckStateRole)
        emit ticked(index.row(), index.column() - FixedColumns, value.toInt() == Qt::Checked);
    else
        return false;
    return true;
}

} // namespace hitbox
