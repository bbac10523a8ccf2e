#include "windows/shapes/vertex_model.h"

#include "document/numbers.h"
#include "windows/widgets/fonts.h"

#include <algorithm>

namespace hitbox {

namespace {

constexpr int vertexDecimals = 6;

} // namespace

VertexModel::VertexModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void VertexModel::show(const QList<geometry::Point> &points, VertexAccess access)
{
    if (points.size() != m_points.size()) {
        beginResetModel();
        m_points = points;
        m_access = access;
        endResetModel();
        return;
    }
    m_access = access;
    if (points.isSharedWith(m_points))
        return;
    const auto [first, ignored] = std::mismatch(points.cbegin(), points.cend(), m_points.cbegin());
    const auto [last, passed] = std::mismatch(points.crbegin(), points.crend(), m_points.crbegin());
    const auto from = static_cast<int>(first - points.cbegin());
    const auto to = static_cast<int>(points.crend() - last) - 1;
    m_points = points;
    if (from <= to)
        emit dataChanged(index(from, X), index(to, Y));
}

double VertexModel::coordinate(int row, int column) const
{
    return column == X ? m_points.at(row).x : m_points.at(row).y;
}

int VertexModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int VertexModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant VertexModel::data(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Number ? QString::number(index.row())
                                        : readableNumber(coordinate(index.row(), index.column()), vertexDecimals);
    case Qt::EditRole:
        return index.column() == Number ? QVariant(index.row()) : coordinate(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Number
                   ? tr("Vertex %1").arg(index.row())
                   : QStringLiteral("%1 %2").arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                                                 data(index, Qt::DisplayRole).toString());
    case Qt::FontRole: return fixedFont(windowFont());
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant VertexModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    static const QStringList titles{QStringLiteral("#"), QStringLiteral("x"), QStringLiteral("y")};
    return role == Qt::DisplayRole ? QVariant(titles.value(section)) : QVariant();
}

bool VertexModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() == Number)
        return false;
    if (value.toDouble() != coordinate(index.row(), index.column()))
        emit typed(index.row(), index.column(), value.toDouble());
    return true;
}

Qt::ItemFlags VertexModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool isTyped = m_access == VertexAccess::Editable && index.column() != Number;
    return isTyped ? shown | Qt::ItemIsEditable : shown;
}

} // namespace hitbox
