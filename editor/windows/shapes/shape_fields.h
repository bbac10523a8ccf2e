#pragma once

#include "document/limits.h"

#include <QList>
#include <QWidget>

class QGridLayout;

namespace hitbox {

class NumberField;

/// What one number is called, how small and how large it may be, and in which unit.
struct FieldTitle {
    QString text;
    double least = 0;
    double most = limits::coordinate;
    QString suffix = {}; ///< a unit, see NumberField::setSuffix()
    double step = 1;     ///< of the arrow keys

    friend bool operator==(const FieldTitle &, const FieldTitle &) = default;
};

/// A few numbers side by side, two in a row.
class ShapeFields : public QWidget
{
    Q_OBJECT

public:
    explicit ShapeFields(QWidget *parent = nullptr);

    /// As many numbers as titles. Fields stay as long as the titles do, so that one can go on typing.
    void show(const QList<FieldTitle> &titles, const QList<double> &values);

signals:
    void entered(int index, double value);
    void problemChanged(const QString &problem);

private:
    void rebuild();

    QGridLayout *m_grid = nullptr;
    QList<FieldTitle> m_titles;
    QList<NumberField *> m_fields;
};

} // namespace hitbox
