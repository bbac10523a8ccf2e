#include "windows/widgets/property_row.h"

#include "scene/icons.h"
#include "windows/widgets/style_sheet.h"
#include "windows/widgets/tool_button.h"
#include "windows/widgets/typing.h"
#include "windows/widgets/vertical_scroll.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>

namespace hitbox {

PropertyRow::PropertyRow(const Property &property, QWidget *parent)
    : QWidget(parent)
    , m_property(property)
    , m_name(new QLineEdit(this))
    , m_type(new QComboBox(this))
    , m_text(new QLineEdit(this))
    , m_truth(new QCheckBox(tr("yes"), this))
    , m_color(makeToolButton("PropertyColour", tr("Choose a colour"), this))
{
    m_name->setObjectName(QStringLiteral("PropertyName"));
    m_name->setAccessibleName(tr("Name of the property"));
    m_type->setObjectName(QStringLiteral("PropertyType"));
    m_type->setAccessibleName(tr("Type of the property"));
    m_type->addItems({tr("number"), tr("text"), tr("yes/no"), tr("colour"), tr("other")});
    m_text->setObjectName(QStringLiteral("PropertyValue"));
    m_text->setAccessibleName(tr("Value of the property"));
    m_truth->setObjectName(QStringLiteral("PropertyTruth"));
    QToolButton *remove = makeToolButton("RemoveProperty", tr("Remove this property"), this);
    remove->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg")));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_name, 3);
    layout->addWidget(m_type, 2);
    layout->addWidget(m_color);
    layout->addWidget(m_text, 3);
    layout->addWidget(m_truth, 3);
    layout->addWidget(remove);

    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (wasTypedInto(*m_name) && m_name->text() != m_property.name)
            emit renamed(m_name->text().trimmed());
    });
    connect(m_type, &QComboBox::activated, this, [this](int type) { emit retyped(static_cast<PropertyType>(type)); });
    connect(m_text, &QLineEdit::textEdited, this, &PropertyRow::takeText);
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        m_text->setText(textOf(m_property));
        markWrong(*m_text, false);
    });
    connect(m_truth, &QCheckBox::clicked, this, [this](bool checked) {
        m_property.value = checked;
        emit edited(m_property);
    });
    connect(m_color, &QToolButton::clicked, this, &PropertyRow::chooseColor);
    connect(remove, &QToolButton::clicked, this, &PropertyRow::removeWanted);
    m_text->setText(textOf(property));
    showProperty(property);
}

void PropertyRow::editName()
{
    m_name->setFocus();
    m_name->selectAll();
    QTimer::singleShot(0, m_name, [this] { scrollIntoView(*m_name); }); // once it has its place
}

void PropertyRow::showProperty(const Property &property)
{
    m_property = property;
    const PropertyType type = typeOf(property);
    if (!m_name->hasFocus())
        m_name->setText(property.name);
    m_type->setCurrentIndex(static_cast<int>(type));
    const std::optional<Property> typed = withText(property, m_text->text());
    if (!typed || typed->value != property.value) {
        m_text->setText(textOf(property));
        markWrong(*m_text, false);
    }
    m_text->setReadOnly(type == PropertyType::Other);
    m_text->setVisible(type != PropertyType::Truth);
    m_truth->setVisible(type == PropertyType::Truth);
    m_truth->setChecked(type == PropertyType::Truth && std::get<bool>(property.value));
    m_color->setVisible(type == PropertyType::Colour);
    if (type == PropertyType::Colour) {
        QPixmap swatch(16, 16);
        swatch.fill(QColor(textOf(property)));
        m_color->setIcon(swatch);
    }
}

void PropertyRow::takeText(const QString &text)
{
    const std::optional<Property> typed = withText(m_property, text);
    markWrong(*m_text, !typed);
    if (!typed) {
        emit refused(text);
        return;
    }
    m_property = *typed;
    emit edited(m_property);
}

void PropertyRow::chooseColor()
{
    auto *dialog = new QColorDialog(QColor(textOf(m_property)), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor &chosen) { takeText(chosen.name()); });
    dialog->open();
}

} // namespace hitbox
