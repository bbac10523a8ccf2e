#pragma once

#include "document/document.h"

#include <QBasicTimer>
#include <QWidget>

#include <optional>

class QFormLayout;

namespace hitbox {

/// A field of categories, and the value that all of the selected shapes have; none where they differ, or where one has
/// a value that is none of the field's.
struct FieldValue {
    CategoryField field;
    std::optional<PropertyValue> value;

    friend bool operator==(const FieldValue &, const FieldValue &) = default;
};

/// Of these shapes, for sharedFields().
QList<FieldValue> fieldValues(const Document &document, const QList<Shape> &shapes);

/// Fields of categories as a form: each has what fits its type, and says where the shapes differ.
class FieldForm : public QWidget
{
    Q_OBJECT

public:
    explicit FieldForm(QWidget *parent = nullptr);

    /// Parts stay as long as the fields do, so that one can go on typing.
    void show(const QList<FieldValue> &values);

signals:
    void entered(const QString &field, const PropertyValue &value);
    void told(const QString &message);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void rebuild();
    void makeMore();
    QWidget *makePart(const CategoryField &field);
    QWidget *makeNumber(const CategoryField &field);
    QWidget *makeText(const CategoryField &field);
    QWidget *makeTruth(const CategoryField &field);
    QWidget *makeChoice(const CategoryField &field);
    void showValue(QWidget *part, const FieldValue &shown);

    QFormLayout *m_form = nullptr;
    QList<FieldValue> m_shown;
    QList<QWidget *> m_parts; ///< for each of the first fields, and in the end for each
    QBasicTimer m_more;       ///< while there are parts to make
};

} // namespace hitbox
