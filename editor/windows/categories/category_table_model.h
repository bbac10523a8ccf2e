#pragma once

#include "document/document.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QIcon>
#include <QList>

#include <functional>

namespace hitbox {

/// Names, bits, and who hits whom, of all categories: asked for cell by cell, since ten thousand of them have a hundred
/// million ticks. What is typed or ticked is told, and shown once the categories are others.
class CategoryTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, BitsColumn, FixedColumns };

    using Swatch = std::function<QIcon(const QString &category)>;

    explicit CategoryTableModel(Swatch swatch);

    void show(const QList<Category> &categories);
    const QList<Category> &shown() const { return m_categories; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void nameTyped(int row, const QString &name);
    void bitsTyped(int row, const QString &bits);
    void ticked(int row, int struck, bool on);

private:
    bool hits(int row, int struck) const;

    Swatch m_swatch;
    QList<Category> m_categories;
};

} // namespace hitbox
