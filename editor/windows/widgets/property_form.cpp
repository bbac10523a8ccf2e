#include "windows/widgets/property_form.h"

#include "document/names.h"
#include "document/order.h"
#include "windows/widgets/property_row.h"

#include <QVBoxLayout>

#include <utility>

namespace hitbox {

PropertyForm::PropertyForm(std::function<Properties()> now, QWidget *parent)
    : QWidget(parent)
    , m_now(std::move(now))
    , m_list(new QVBoxLayout(this))
{
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(4);
}

void PropertyForm::refresh()
{
    const Properties shown = m_now();
    if (shown.size() != m_rows.size()) {
        const bool isAdded = std::exchange(m_isAdding, false) && shown.size() > m_rows.size();
        rebuild(shown);
        if (isAdded)
            m_rows.constLast()->editName();
        return;
    }
    for (qsizetype i = 0; i < shown.size(); ++i)
        m_rows.at(i)->showProperty(shown.at(i));
}

void PropertyForm::makeAnew()
{
    rebuild(m_now());
}

void PropertyForm::rebuild(const Properties &properties)
{
    // A row may be in the middle of telling that it is to be removed, and tells more as it is hidden.
    const QList<PropertyRow *> old = std::exchange(m_rows, {});
    for (PropertyRow *row : old) {
        row->disconnect(this);
        row->hide();
        row->deleteLater();
    }
    for (const Property &property : properties) {
        auto *row = new PropertyRow(property, this);
        connectRow(row, static_cast<int>(m_rows.size()));
        m_list->addWidget(row);
        row->show(); // a layout would only in the next round of events
        m_rows.append(row);
    }
}

void PropertyForm::connectRow(PropertyRow *row, int index)
{
    connect(row, &PropertyRow::renamed, this, [this, index](const QString &name) { rename(index, name); });
    connect(row, &PropertyRow::retyped, this, [this, index](PropertyType type) {
        Properties changed = m_now();
        if (type == PropertyType::Other || index >= changed.size())
            return refresh();
        changed[index] = converted(changed.at(index), type);
        emit edited(changed, tr("Type of %1").arg(changed.at(index).name), {});
    });
    connect(row, &PropertyRow::edited, this, [this, index](const Property &property) {
        Properties changed = m_now();
        if (index >= changed.size())
            return refresh();
        changed[index].value = property.value;
        emit edited(changed, tr("Change %1").arg(property.name), property.name);
    });
    connect(row, &PropertyRow::refused, this, [this, index](const QString &text) {
        const Properties now = m_now();
        const bool isColour = index < now.size() && typeOf(now.at(index)) == PropertyType::Colour;
        emit told(isColour ? tr("“%1” is no colour such as #3fa7ff.").arg(text.left(16))
                           : tr("“%1” is no number.").arg(text.left(16)));
    });
    connect(row, &PropertyRow::removeWanted, this, [this, index] {
        const Properties before = m_now();
        if (index < before.size())
            emit edited(withoutIndices(before, {index}), tr("Remove %1").arg(before.at(index).name), {});
    });
}

void PropertyForm::setReserved(const QSet<QString> &names)
{
    m_reserved = names;
}

void PropertyForm::add()
{
    Properties changed = m_now();
    changed.append({freeName(tr("property"), namesOf(changed) + m_reserved), 0.0});
    m_isAdding = true;
    emit edited(changed, tr("Add property"), {});
}

void PropertyForm::rename(int index, const QString &name)
{
    Properties changed = m_now();
    if (index >= changed.size())
        return refresh();
    if (name.isEmpty() || (namesOf(changed) + m_reserved).contains(name)) {
        if (name != changed.at(index).name)
            emit told(name.isEmpty() ? tr("A property needs a name.")
                                     : tr("There is a property “%1” already.").arg(name));
        return rebuild(changed);
    }
    changed[index].name = name;
    emit edited(changed, tr("Rename property to %1").arg(name), {});
}

} // namespace hitbox
