#include "windows/shapes/shape_fields.h"

#include "windows/widgets/number_field.h"

#include <QGridLayout>
#include <QLabel>

#include <utility>

namespace hitbox {

namespace {

constexpr int fieldsInARow = 2;

} // namespace

ShapeFields::ShapeFields(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(12, 4, 12, 8);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    for (int i = 0; i < fieldsInARow; ++i)
        m_grid->setColumnStretch(2 * i + 1, 1);
}

void ShapeFields::show(const QList<FieldTitle> &titles, const QList<double> &values)
{
    if (titles != m_titles) {
        m_titles = titles;
        rebuild();
    }
    for (qsizetype i = 0; i < m_fields.size(); ++i)
        m_fields.at(i)->setValue(values.at(i));
}

void ShapeFields::rebuild()
{
    // A field may be in the middle of telling what was entered, and says so again as it is hidden.
    for (QWidget *old : findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        old->disconnect(this);
        old->hide();
        old->deleteLater();
    }
    m_fields.clear();
    for (int i = 0; i < m_titles.size(); ++i) {
        auto *field = new NumberField(this);
        field->setRange(m_titles.at(i).least, m_titles.at(i).most);
        field->setSuffix(m_titles.at(i).suffix);
        field->setStep(m_titles.at(i).step);
        field->setAccessibleName(m_titles.at(i).text);
        field->setToolTip(tr("A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, "
                             "with Alt an eighth as far"));
        auto *label = new QLabel(m_titles.at(i).text, this);
        label->setObjectName(QStringLiteral("Dim"));
        label->setBuddy(field);
        const int column = 2 * (i % fieldsInARow);
        m_grid->addWidget(label, i / fieldsInARow, column);
        m_grid->addWidget(field, i / fieldsInARow, column + 1);
        label->show(); // the grid would only in the next round of events
        field->show();
        connect(field, &NumberField::entered, this, [this, i](double value) { emit entered(i, value); });
        connect(field, &NumberField::problemChanged, this, &ShapeFields::problemChanged);
        m_fields.append(field);
    }
    // Room that is left stays below the fields, not between them.
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    m_grid->setRowStretch((static_cast<int>(m_titles.size()) + fieldsInARow - 1) / fieldsInARow, 1);
}

} // namespace hitbox
