#include "windows/frames/tag_properties.h"

#include "document/frame_edits.h"
#include "document/limits.h"
#include "document/places.h"
#include "session/session.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/elided_label.h"
#include "windows/widgets/flow_row.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/typing.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr QMargins rowMargins(12, 4, 12, 4);
constexpr int mostFrames = 1'000'000'000;
constexpr int fewestLetters = 8;
constexpr int narrowest = 48;
constexpr int aroundWords = 20; ///< pixels of a field beside what it says
constexpr int widest = 72;      ///< the range alone would make a field for ten digits

} // namespace

TagProperties::TagProperties(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_name(new QLineEdit(this))
    , m_from(new QSpinBox(this))
    , m_to(new QSpinBox(this))
    , m_direction(new ElidedComboBox(this))
    , m_repeat(new QSpinBox(this))
{
    m_name->setObjectName(QStringLiteral("TagName"));
    chooseAllByTheFirstClick(*m_name);
    m_from->setObjectName(QStringLiteral("TagFrom"));
    m_from->setAccessibleName(tr("First frame of the tag"));
    m_to->setObjectName(QStringLiteral("TagTo"));
    m_to->setAccessibleName(tr("Last frame of the tag"));
    for (QSpinBox *field : {m_from, m_to}) {
        field->setToolTip(tr("The frame's number, counted from 0"));
        field->setKeyboardTracking(false);
        field->setMinimumWidth(scaledToText(narrowest));
        field->setMaximumWidth(scaledToText(widest));
        field->setRange(-mostFrames, mostFrames); // a file may name frames that do not exist
    }
    m_direction->setObjectName(QStringLiteral("TagDirection"));
    m_direction->addItems(
        {tr("forward"), tr("reverse"), tr("ping-pong"), tr("ping-pong from the end")}); // by its values
    m_repeat->setObjectName(QStringLiteral("TagRepeat"));
    m_repeat->setToolTip(tr("How often it is played before the animation ends: 0 for ever"));
    m_repeat->setKeyboardTracking(false);
    m_repeat->setRange(0, limits::tagRepeats);
    m_repeat->setSpecialValueText(tr("for ever"));
    const int words = m_repeat->fontMetrics().horizontalAdvance(m_repeat->specialValueText());
    m_repeat->setMinimumWidth(std::max(scaledToText(narrowest), words + aroundWords));
    m_repeat->setSuffix(tr(" ×"));
    m_repeat->setAccessibleName(tr("Times that the tag is played"));
    chooseAllByTheFirstClick(*m_repeat->findChild<QLineEdit *>()); // a digit after “for ever” is refused
    m_direction->setRoomFor(fewestLetters);
    m_pages = new QStackedLayout(this);
    auto *howTo = new ElidedLabel(this);
    howTo->setObjectName(QStringLiteral("Dim"));
    howTo->setContentsMargins(rowMargins);
    howTo->setText(tr("Choose a tag by its bar, or in the box above, to change it."));
    howTo->setToolTip(howTo->text());
    m_pages->addWidget(howTo);
    m_pages->addWidget(laidOut());

    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (!wasTypedInto(*m_name))
            return;
        const QString name = m_name->text().trimmed();
        if (!tag() || name.isEmpty())
            return refresh();
        Tag changed = *tag();
        changed.name = name;
        change(changed, tr("Rename tag to %1").arg(name));
    });
    connect(m_from, &QSpinBox::valueChanged, this, &TagProperties::setFrom);
    connect(m_to, &QSpinBox::valueChanged, this, &TagProperties::setTo);
    connect(m_direction, &QComboBox::activated, this, [this](int direction) {
        if (!tag())
            return;
        Tag changed = *tag();
        changed.direction = static_cast<TagDirection>(direction);
        change(changed, tr("Direction of tag %1").arg(changed.name));
    });
    connect(m_repeat, &QSpinBox::valueChanged, this, [this](int times) {
        if (!tag() || tag()->repeat == times)
            return;
        Tag changed = *tag();
        changed.repeat = times;
        change(changed, tr("Repeats of tag %1").arg(changed.name));
    });
    hide();
}

/// The fields in one row where there is room, so that the frames beneath have the whole width.
QWidget *TagProperties::laidOut()
{
    constexpr int betweenGroups = 16;
    auto *groups = new FlowRow(betweenGroups, this);
    groups->layout()->setContentsMargins(rowMargins);
    const auto add = [groups](const QString &text, int stretch, const QList<std::pair<QWidget *, int>> &fields) {
        auto *group = new QWidget(groups);
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(4);
        auto *label = new QLabel(text, group);
        label->setObjectName(QStringLiteral("Dim"));
        label->setBuddy(fields.constFirst().first);
        row->addWidget(label);
        for (const auto &[field, ofField] : fields)
            row->addWidget(field, ofField);
        groups->add(group, stretch);
    };
    add(tr("Tag"), 2, {{m_name, 1}});
    add(tr("Frames"), 0, {{m_from, 0}, {m_to, 0}});
    add(tr("Plays"), 1, {{m_direction, 1}, {m_repeat, 0}});
    return groups;
}

void TagProperties::showTag(Id<Tag> tag)
{
    m_tag = tag;
    refresh();
}

void TagProperties::editName()
{
    if (!m_name->isVisible())
        return;
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

const Tag *TagProperties::tag() const
{
    const Sprite *sprite = findSprite(m_session.shown(), m_session.currentFrame().sprite);
    return sprite ? findThing(sprite->tags, m_tag) : nullptr;
}

void TagProperties::refresh()
{
    const Sprite *sprite = findSprite(m_session.shown(), m_session.currentFrame().sprite);
    setVisible(sprite && !sprite->tags.isEmpty());
    const Tag *shown = tag();
    m_pages->setCurrentIndex(shown ? 1 : 0);
    if (!shown)
        return;
    const Tag now = *shown; // the fields speak up as they are set
    showUnlessTyped(*m_name, now.name);
    showUnlessTyped(*m_from, now.from);
    showUnlessTyped(*m_to, now.to);
    m_direction->setCurrentIndex(static_cast<int>(now.direction));
    showUnlessTyped(*m_repeat, now.repeat);
}

int TagProperties::lastFrame() const
{
    return static_cast<int>(findSprite(m_session.shown(), m_session.currentFrame().sprite)->frames.size()) - 1;
}

void TagProperties::setFrom(int from)
{
    if (!tag() || tag()->from == from)
        return;
    Tag changed = *tag();
    changed.from = std::clamp(from, 0, lastFrame());
    changed.to = std::max(changed.from, changed.to);
    change(changed, tr("Frames of tag %1").arg(changed.name));
    refresh();
}

void TagProperties::setTo(int to)
{
    if (!tag() || tag()->to == to)
        return;
    Tag changed = *tag();
    changed.to = std::clamp(to, 0, lastFrame());
    changed.from = std::min(changed.to, changed.from);
    change(changed, tr("Frames of tag %1").arg(changed.name));
    refresh();
}

void TagProperties::change(const Tag &tag, const QString &text)
{
    const Document &document = m_session.document();
    const int sprite = m_session.currentFrame().sprite;
    m_session.commit(withTag(document, sprite, placeOf(document.sprites.at(sprite).tags, m_tag), tag), text);
}

} // namespace hitbox
