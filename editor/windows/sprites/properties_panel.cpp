#include "windows/sprites/properties_panel.h"

#include "document/field_edits.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/categories/field_form.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/property_form.h"
#include "windows/widgets/tool_button.h"
#include "windows/widgets/vertical_scroll.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

/// One of the fields shows it.
bool isShownAsField(const QList<CategoryField> &fields, const Property &property)
{
    return std::any_of(fields.cbegin(), fields.cend(), [&property](const CategoryField &field) {
        return field.name == property.name && isValueOf(property.value, field);
    });
}

/// What was edited among all that there is: what was not shown stays, at its place. Edits change, remove or add one.
Properties joined(const Properties &all, const Properties &shown, const Properties &edited)
{
    Properties result;
    for (const Property &property : all) {
        const qsizetype place = shown.indexOf(property);
        if (place < 0) {
            result.append(property);
            continue;
        }
        const auto isMeant = [&](const Property &one) {
            return edited.size() == shown.size() ? &one == &edited.at(place) : one.name == property.name;
        };
        const auto found = std::find_if(edited.cbegin(), edited.cend(), isMeant);
        if (found != edited.cend())
            result.append(*found);
    }
    return edited.size() > shown.size() ? result << edited.constLast() : result;
}

} // namespace

PropertiesPanel::PropertiesPanel(Session &session, QWidget *parent)
    : Panel(tr("Properties"), parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_of(new QComboBox(this))
    , m_fields(new QWidget(this))
    , m_fieldForm(new FieldForm(m_fields))
    , m_wholeTrack(new QCheckBox(tr("in all frames of the track"), m_fields))
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
    layout->addWidget(m_fieldForm);
    layout->addWidget(m_wholeTrack);
    layout->addWidget(m_form);
    constexpr int leastHeight = 160;
    body()->addWidget(new VerticalScroll(m_fields, leastHeight, this));

    connect(add, &QToolButton::clicked, m_form, &PropertyForm::add);
    m_wholeTrack->setObjectName(QStringLiteral("WholeTrack"));
    m_wholeTrack->setToolTip(tr("Values go to the thing at all times, or else to this frame alone"));
    m_wholeTrack->setChecked(true);
    connect(m_fieldForm, &FieldForm::entered, this, &PropertiesPanel::enter);
    connect(m_fieldForm, &FieldForm::told, this, &Panel::told);
    connect(m_form, &PropertyForm::told, this, &Panel::told);
    connect(m_form, &PropertyForm::edited, this,
            [this](const Properties &properties, const QString &text, const QString &field) {
                put(properties, text,
                    field.isEmpty() ? QString() : QStringLiteral("property-%1-%2").arg(ownerKey(), field));
            });
    m_refresh->after(*m_of, &QComboBox::activated);
    m_refresh->when(session, &Session::changed,
                    [this](const Difference &difference) { return isConcerned(difference); });
    m_refresh->after(session, &Session::selectionChanged);
    m_refresh->after(session, &Session::placeChanged);
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

/// Edits of the same owner's property are one step.
QString PropertiesPanel::ownerKey() const
{
    const std::optional<PropertyOwner> whose = owner();
    const Sprite *sprite = whose ? findSprite(m_session.document(), whose->frame.sprite) : nullptr;
    const Frame *frame = whose ? findFrame(m_session.document(), whose->frame) : nullptr;
    if (whose && whose->shape)
        return QStringLiteral("shape%1").arg(whose->shape.value);
    return frame    ? QStringLiteral("frame%1").arg((*frame->id).number())
           : sprite ? QStringLiteral("sprite%1").arg((*sprite->id).number())
                    : QString();
}

Properties PropertiesPanel::properties() const
{
    const std::optional<PropertyOwner> whose = owner();
    Properties shown = whose ? *propertiesOf(m_session.document(), *whose) : Properties();
    if (whose && whose->shape) {
        const QList<CategoryField> fields = sharedFields(m_session.document(), fieldShapes());
        shown.removeIf([&](const Property &property) { return isShownAsField(fields, property); });
    }
    return shown;
}

/// Nothing unless shapes are what is shown.
QList<Shape> PropertiesPanel::fieldShapes() const
{
    QList<Shape> shapes;
    const Frame *frame = findFrame(m_session.document(), m_session.currentFrame());
    if (static_cast<Of>(m_of->currentIndex()) != Of::Shape || !frame)
        return shapes;
    for (const Shape &shape : frame->shapes) {
        if (m_session.selection().shapes.contains(shape.id))
            shapes.append(shape);
    }
    return shapes;
}

bool PropertiesPanel::isConcerned(const Difference &difference) const
{
    switch (static_cast<Of>(m_of->currentIndex())) {
    case Of::Shape: break;
    case Of::Frame: return difference.frames.listDiffers();
    case Of::Sprite: return difference.sprites.listDiffers();
    case Of::Project: return difference.project;
    }
    const Changes<ShapeId> &shapes = difference.shapes;
    const QSet<ShapeId> &selected = m_session.selection().shapes;
    return !difference.categories.empty() || shapes.own.intersects(selected) || shapes.added.intersects(selected);
}

void PropertiesPanel::refresh()
{
    const bool hasOwner = owner().has_value();
    findChild<QToolButton *>(QStringLiteral("AddProperty"))->setEnabled(hasOwner);
    const QList<Shape> shapes = fieldShapes();
    const QList<FieldValue> fields = fieldValues(m_session.document(), shapes);
    m_fieldForm->show(fields);
    const bool showsAnything = !fields.isEmpty() || hasOwner; // several shapes show their fields alone
    m_wholeTrack->setVisible(showsAnything && std::any_of(shapes.cbegin(), shapes.cend(),
                                                          [](const Shape &shape) { return bool(shape.track); }));
    QSet<QString> reserved;
    for (const FieldValue &field : fields)
        reserved.insert(field.field.name);
    m_form->setReserved(reserved);
    m_form->refresh();
}

void PropertiesPanel::put(const Properties &properties, const QString &text, const QString &mergeKey)
{
    const std::optional<PropertyOwner> whose = owner();
    if (!whose)
        return;
    const Document &document = m_session.document();
    const Properties wanted = joined(*propertiesOf(document, *whose), this->properties(), properties);
    if (!whose->shape) {
        m_session.commit(withProperties(document, *whose, wanted), text, mergeKey);
        return;
    }
    Shape edited = *findShape(*findFrame(document, whose->frame), whose->shape);
    edited.properties = wanted;
    m_session.commit(withLook(document, whose->frame, edited, reach()), text, mergeKey);
}

TrackReach PropertiesPanel::reach() const
{
    return m_wholeTrack->isChecked() ? TrackReach::Whole : TrackReach::FrameAlone;
}

void PropertiesPanel::enter(const QString &field, const PropertyValue &value)
{
    const QSet<ShapeId> shapes = m_session.selection().shapes;
    QString key;
    if (std::holds_alternative<double>(value)) {
        QList<ShapeId> ordered = shapes.values();
        std::sort(ordered.begin(), ordered.end());
        key = QStringLiteral("field-%1").arg(field);
        for (const ShapeId id : std::as_const(ordered))
            key += QStringLiteral(",%1").arg(id.value);
    }
    m_session.commit(withFieldValue(m_session.document(), m_session.currentFrame(), shapes, field, value, reach()),
                     tr("Change %1").arg(field), key);
    m_refresh->mark(); // what came of it may be other than what was entered
}

} // namespace hitbox
