#include "windows/sprites/properties_panel.h"

#include "document/names.h"
#include "document/order.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/property_row.h"
#include "windows/widgets/tool_button.h"
#include "windows/widgets/vertical_scroll.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace hitbox {

PropertiesPanel::PropertiesPanel(Session &session, QWidget *parent)
    : Panel(tr("Properties"), parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_of(new QComboBox(this))
    , m_fields(new QWidget(this))
    , m_list(new QVBoxLayout)
{
    setFoldable();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_of->setObjectName(QStringLiteral("PropertiesOf"));
    m_of->setAccessibleName(tr("Whose properties"));
    m_of->addItems({tr("of the selected shape"), tr("of the frame"), tr("of the sprite"), tr("of the project")});
    QToolButton *add = makeToolButton("AddProperty", tr("Add a property"), m_fields);
    add->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg")));
    auto *top = new QHBoxLayout;
    top->addWidget(m_of, 1);
    top->addWidget(add);
    auto *layout = new QVBoxLayout(m_fields);
    layout->setContentsMargins(12, 0, 8, 4);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addLayout(m_list);
    m_list->setSpacing(4);
    constexpr int leastHeight = 160;
    body()->addWidget(new VerticalScroll(m_fields, leastHeight, this));

    connect(add, &QToolButton::clicked, this, &PropertiesPanel::add);
    m_refresh->after(*m_of, &QComboBox::activated);
    m_refresh->when(session, &Session::changed, [this](const Difference &) { return differs(); });
    m_refresh->when(session, &Session::selectionChanged, [this] { return differs(); });
    m_refresh->when(session, &Session::placeChanged, [this] { return differs(); });
    refresh();
    whenPaletteChanges(*this, [this] { rebuild(properties()); });
}

/// Nothing unless there is exactly one.
std::optional<PropertyOwner> PropertiesPanel::owner() const
{
    const FrameRef current = m_session.currentFrame();
    const QSet<ShapeId> &shapes = m_session.selection().shapes;
    PropertyOwner owner;
    switch (static_cast<Of>(m_of->currentIndex())) {
    case Of::Shape:
        if (shapes.size() != 1)
            return std::nullopt;
        owner = {current, *shapes.cbegin()};
        break;
    case Of::Frame: owner = {current, {}}; break;
    case Of::Sprite: owner = {{current.sprite, -1}, {}}; break;
    case Of::Project: return PropertyOwner{};
    }
    return current.sprite >= 0 && propertiesOf(m_session.document(), owner) ? std::optional(owner) : std::nullopt;
}

Properties PropertiesPanel::properties() const
{
    const std::optional<PropertyOwner> whose = owner();
    return whose ? *propertiesOf(m_session.document(), *whose) : Properties();
}

bool PropertiesPanel::differs() const
{
    return owner() != m_shownOwner || properties() != m_shown;
}

void PropertiesPanel::refresh()
{
    const Properties shown = properties();
    m_shownOwner = owner();
    m_shown = shown;
    findChild<QToolButton *>(QStringLiteral("AddProperty"))->setEnabled(m_shownOwner.has_value());
    if (shown.size() != m_rows.size())
        return rebuild(shown);
    for (qsizetype i = 0; i < shown.size(); ++i)
        m_rows.at(i)->showProperty(shown.at(i));
}

void PropertiesPanel::rebuild(const Properties &properties)
{
    // A row may be in the middle of telling that it is to be removed, and tells more as it is hidden.
    const QList<PropertyRow *> old = std::exchange(m_rows, {});
    for (PropertyRow *row : old) {
        row->disconnect(this);
        row->hide();
        row->deleteLater();
    }
    for (const Property &property : properties) {
        auto *row = new PropertyRow(property, m_fields);
        connectRow(row, static_cast<int>(m_rows.size()));
        m_list->addWidget(row);
        row->show(); // a layout would only in the next round of events
        m_rows.append(row);
    }
}

void PropertiesPanel::connectRow(PropertyRow *row, int index)
{
    connect(row, &PropertyRow::renamed, this, [this, index](const QString &name) { rename(index, name); });
    connect(row, &PropertyRow::retyped, this, [this, index](PropertyType type) {
        Properties changed = properties();
        if (type == PropertyType::Other)
            return refresh();
        changed[index] = converted(changed.at(index), type);
        put(changed, tr("Type of %1").arg(changed.at(index).name));
    });
    connect(row, &PropertyRow::edited, this, [this, index](const Property &property) {
        Properties changed = properties();
        changed[index].value = property.value;
        put(changed, tr("Change %1").arg(property.name),
            QStringLiteral("property-%1-%2").arg(m_of->currentIndex()).arg(property.name));
    });
    connect(row, &PropertyRow::refused, this, [this, index](const QString &text) {
        const PropertyType type = typeOf(properties().at(index));
        emit told(type == PropertyType::Colour ? tr("“%1” is no colour such as #3fa7ff.").arg(text.left(16))
                                               : tr("“%1” is no number.").arg(text.left(16)));
    });
    connect(row, &PropertyRow::removeWanted, this, [this, index] {
        const Properties before = properties();
        put(withoutIndices(before, {index}), tr("Remove %1").arg(before.at(index).name));
    });
}

void PropertiesPanel::add()
{
    Properties changed = properties();
    changed.append({freeName(tr("property"), namesOf(changed)), 0.0});
    put(changed, tr("Add property"));
}

void PropertiesPanel::rename(int index, const QString &name)
{
    Properties changed = properties();
    if (name.isEmpty() || namesOf(changed).contains(name)) {
        if (name != changed.at(index).name)
            emit told(name.isEmpty() ? tr("A property needs a name.")
                                     : tr("There is a property “%1” already.").arg(name));
        return rebuild(changed);
    }
    changed[index].name = name;
    put(changed, tr("Rename property to %1").arg(name));
}

void PropertiesPanel::put(const Properties &properties, const QString &text, const QString &mergeKey)
{
    if (const std::optional<PropertyOwner> whose = owner())
        m_session.commit(withProperties(m_session.document(), *whose, properties), text, mergeKey);
}

} // namespace hitbox
