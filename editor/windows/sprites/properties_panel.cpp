#include "windows/sprites/properties_panel.h"

#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/property_form.h"
#include "windows/widgets/tool_button.h"
#include "windows/widgets/vertical_scroll.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

PropertiesPanel::PropertiesPanel(Session &session, QWidget *parent)
    : Panel(tr("Properties"), parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_of(new QComboBox(this))
    , m_fields(new QWidget(this))
    , m_form(new PropertyForm([this] { return properties(); }, m_fields))
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
    layout->addWidget(m_form);
    constexpr int leastHeight = 160;
    body()->addWidget(new VerticalScroll(m_fields, leastHeight, this));

    connect(add, &QToolButton::clicked, m_form, &PropertyForm::add);
    connect(m_form, &PropertyForm::told, this, &Panel::told);
    connect(m_form, &PropertyForm::edited, this,
            [this](const Properties &properties, const QString &text, const QString &field) {
                put(properties, text,
                    field.isEmpty() ? QString()
                                    : QStringLiteral("property-%1-%2").arg(m_of->currentIndex()).arg(field));
            });
    m_refresh->after(*m_of, &QComboBox::activated);
    m_refresh->when(session, &Session::changed, [this](const Difference &) { return differs(); });
    m_refresh->when(session, &Session::selectionChanged, [this] { return differs(); });
    m_refresh->when(session, &Session::placeChanged, [this] { return differs(); });
    refresh();
    whenPaletteChanges(*this, [this] { m_form->makeAnew(); });
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
    m_form->refresh();
}

void PropertiesPanel::put(const Properties &properties, const QString &text, const QString &mergeKey)
{
    if (const std::optional<PropertyOwner> whose = owner())
        m_session.commit(withProperties(m_session.document(), *whose, properties), text, mergeKey);
}

} // namespace hitbox
