#pragma once

#include <QAbstractTableModel>
#include <QList>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

enum class VertexAccess { Editable, ReadOnly };

/// The points of one shape as a table: number, x, y. It holds what it shows and changes nothing itself: what is typed
/// is told, and shown once it comes back with the points.
class VertexModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, X, Y, ColumnCount };

    explicit VertexModel(QObject *parent = nullptr);

    /// Tells only of the rows that differ. Fewer or more points are told as a reset.
    void show(const QList<geometry::Point> &points, VertexAccess access);
    const QList<geometry::Point> &points() const { return m_points; }
    double coordinate(int row, int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void typed(int row, int column, double value);

private:
    QList<geometry::Point> m_points;
    VertexAccess m_access = VertexAccess::Editable;
};

} // namespace hitbox
