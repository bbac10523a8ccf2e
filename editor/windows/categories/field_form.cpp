#include "windows/categories/field_form.h"

#include "document/field_edits.h"
#include "document/property_edits.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/typing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QTimerEvent>

#include <algorithm>
#include <limits>

namespace hitbox {

namespace {

bool areAlike(const QList<FieldValue> &a, const QList<FieldValue> &b)
{
    return std::equal(a.cbegin(), a.cend(), b.cbegin(), b.cend(),
                      [](const FieldValue &one, const FieldValue &other) { return one.field == other.field; });
}

/// "damage", and the default for the tool tip.
QString tipOf(const CategoryField &field)
{
    const QString fallback = textOf({field.name, field.fallback});
    return FieldForm::tr("%1: %2 unless a shape says otherwise").arg(field.name, fallback.left(64));
}

} // namespace

QList<FieldValue> fieldValues(const Document &document, const QList<Shape> &shapes)
{
    QList<FieldValue> values;
    for (const CategoryField &field : sharedFields(document, shapes)) {
        FieldValue shown{field, valueOf(shapes.constFirst(), field)};
        for (const Shape &shape : shapes) {
            const PropertyValue value = valueOf(shape, *fieldOf(document, shape, field.name));
            if (!shown.value || value != *shown.value || !isValueOf(value, field))
                shown.value.reset();
        }
        values.append(shown);
    }
    return values;
}

FieldForm::FieldForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
{
    setObjectName(QStringLiteral("FieldForm"));
    m_form->setContentsMargins(0, 0, 0, 4);
    m_form->setVerticalSpacing(4);
    m_form->setHorizontalSpacing(8);
    hide();
}

void FieldForm::show(const QList<FieldValue> &values)
{
    const bool areSame = areAlike(values, m_shown);
    m_shown = values;
    if (!areSame)
        rebuild();
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        showValue(m_parts.at(i), values.at(i));
    setVisible(!values.isEmpty());
}

void FieldForm::rebuild()
{
    // A part may be in the middle of telling what was entered, and says so again as it is hidden.
    for (QWidget *old : findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        old->disconnect(this);
        old->hide();
        old->deleteLater();
    }
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(0);
        delete row.labelItem;
        delete row.fieldItem;
    }
    m_parts.clear();
    makeMore();
}

/// A category may have a thousand fields: the next ones are made when what waits for the window has been done.
void FieldForm::makeMore()
{
    constexpr qsizetype partsAtOnce = 50;
    const QList<FieldValue> next = m_shown.mid(m_parts.size(), partsAtOnce);
    for (const FieldValue &shown : next) {
        QWidget *part = makePart(shown.field);
        part->setObjectName(QStringLiteral("Field"));
        part->setAccessibleName(shown.field.name);
        part->setToolTip(plainToolTip(tipOf(shown.field)));
        auto *label = new QLabel(shown.field.name.left(32), this);
        label->setTextFormat(Qt::PlainText);
        label->setToolTip(plainToolTip(tipOf(shown.field)));
        label->setObjectName(QStringLiteral("Dim"));
        label->setBuddy(part);
        m_form->addRow(label, part);
        label->show(); // the form would only in the next round of events
        part->show();
        m_parts.append(part);
        showValue(part, shown);
    }
    if (m_parts.size() < m_shown.size())
        m_more.start(0, this);
    else
        m_more.stop();
}

void FieldForm::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_more.timerId())
        return QWidget::timerEvent(event);
    makeMore();
}

QWidget *FieldForm::makePart(const CategoryField &field)
{
    switch (field.type) {
    case FieldType::Number: return makeNumber(field);
    case FieldType::Truth: return makeTruth(field);
    case FieldType::Choice: return makeChoice(field);
    case FieldType::Text:
    case FieldType::Other: break;
    }
    return makeText(field);
}

QWidget *FieldForm::makeNumber(const CategoryField &field)
{
    auto *part = new NumberField(this);
    part->setRange(-std::numeric_limits<double>::max(), std::numeric_limits<double>::max());
    connect(part, &NumberField::entered, this, [this, name = field.name](double value) { emit entered(name, value); });
    connect(part, &NumberField::problemChanged, this, &FieldForm::told);
    return part;
}

QWidget *FieldForm::makeText(const CategoryField &field)
{
    auto *part = new QLineEdit(this);
    connect(part, &QLineEdit::editingFinished, this, [this, part, name = field.name] {
        if (wasTypedInto(*part))
            emit entered(name, part->text());
    });
    return part;
}

QWidget *FieldForm::makeTruth(const CategoryField &field)
{
    auto *part = new QCheckBox(tr("yes"), this);
    connect(part, &QCheckBox::clicked, this, [this, part, name = field.name] {
        part->setTristate(false);
        emit entered(name, part->checkState() != Qt::Unchecked);
    });
    return part;
}

QWidget *FieldForm::makeChoice(const CategoryField &field)
{
    auto *part = new ElidedComboBox(this);
    part->setRoomFor(4);
    part->addItems(field.choices);
    part->setPlaceholderText(tr("several"));
    connect(part, &QComboBox::activated, this,
            [this, choices = field.choices, name = field.name](int index) { emit entered(name, choices.at(index)); });
    return part;
}

void FieldForm::showValue(QWidget *part, const FieldValue &shown)
{
    const PropertyValue *value = shown.value ? &*shown.value : nullptr;
    if (auto *number = qobject_cast<NumberField *>(part)) {
        number->setValue(value ? std::optional(std::get<double>(*value)) : std::nullopt);
    } else if (auto *text = qobject_cast<QLineEdit *>(part)) {
        text->setPlaceholderText(value ? QString() : tr("several"));
        showUnlessTyped(*text, value ? std::get<QString>(*value) : QString());
    } else if (auto *truth = qobject_cast<QCheckBox *>(part)) {
        truth->setTristate(!value);
        truth->setCheckState(!value ? Qt::PartiallyChecked : std::get<bool>(*value) ? Qt::Checked : Qt::Unchecked);
    } else if (auto *choice = qobject_cast<QComboBox *>(part)) {
        choice->setCurrentIndex(value ? static_cast<int>(shown.field.choices.indexOf(std::get<QString>(*value))) : -1);
    }
}

} // namespace hitbox
