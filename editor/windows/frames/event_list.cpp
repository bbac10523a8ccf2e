#include "windows/frames/event_list.h"

#include "document/event_edits.h"
#include "document/names.h"
#include "document/places.h"
#include "document/property_edits.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/property_form.h"
#include "windows/widgets/row_view.h"
#include "windows/widgets/short_list.h"
#include "windows/widgets/tool_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int eventsShown = 3;
constexpr qsizetype mostInShort = 8;

Row eventRow(const FrameEvent &event, Id<FrameEvent> chosen)
{
    Row row;
    row.title = event.name;
    row.detail = propertiesInShort(event.properties);
    row.selected = event.id == chosen;
    return row;
}

} // namespace

QString eventsInShort(const QList<FrameEvent> &events)
{
    if (events.isEmpty())
        return {};
    QStringList names;
    for (const FrameEvent &event : events.first(std::min(events.size(), mostInShort)))
        names.append(event.name);
    if (events.size() > mostInShort)
        names.append(QStringLiteral("…"));
    return EventList::tr("Events: %1").arg(names.join(QStringLiteral(", ")));
}

QString propertiesInShort(const Properties &properties)
{
    QStringList words;
    for (const Property &property : properties.first(std::min(properties.size(), mostInShort)))
        words.append(property.name + QLatin1Char(' ') + textOf(property).left(32));
    if (properties.size() > mostInShort)
        words.append(QStringLiteral("…"));
    return words.join(QStringLiteral(", "));
}

EventList::EventList(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_view(new RowView(RowView::Layout::Lines, this))
    , m_details(new QWidget(this))
    , m_form(new PropertyForm([this] { return properties(); }, m_details))
{
    m_view->setObjectName(QStringLiteral("EventList"));
    m_view->setAccessibleName(tr("Events of the frame"));
    m_view->setPlaceholder(tr("Nothing happens in this frame."));
    m_view->setRenamable(true);
    m_add = makeToolButton("AddEvent", tr("Add an event"), this);
    m_duplicate = makeToolButton("DuplicateEvent", tr("Duplicate this event"), this);
    m_remove = makeToolButton("RemoveEvent", tr("Remove this event (Delete)"), this);
    m_add->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg")));
    m_duplicate->setIcon(themedIcon(QStringLiteral(":/icons/duplicate.svg")));
    m_remove->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg")));
    auto *title = new QLabel(tr("Properties of the event"), m_details);
    title->setObjectName(QStringLiteral("Dim"));
    QToolButton *addProperty = makeToolButton("AddEventProperty", tr("Add a property to the event"), m_details);
    addProperty->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg")));
    auto *heading = new QHBoxLayout;
    heading->addWidget(title, 1);
    heading->addWidget(addProperty);
    auto *details = new QVBoxLayout(m_details);
    details->setContentsMargins(12, 0, 8, 4);
    details->setSpacing(4);
    details->addLayout(heading);
    details->addWidget(m_form);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_buttons = buttonsInARow({m_add, m_duplicate, m_remove}, this);
    rows->addWidget(m_view);
    rows->addWidget(m_buttons);
    rows->addWidget(m_details);

    connect(m_add, &QToolButton::clicked, this, &EventList::add);
    connect(m_duplicate, &QToolButton::clicked, this, &EventList::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &EventList::remove);
    connect(m_view, &RowView::deleteWanted, this, &EventList::remove);
    connect(m_view, &RowView::renamed, this, &EventList::rename);
    connect(m_view, &RowView::pressed, this, &EventList::choose);
    connect(addProperty, &QToolButton::clicked, m_form, &PropertyForm::add);
    connect(m_form, &PropertyForm::edited, this, &EventList::put);
    connect(m_form, &PropertyForm::told, this, &EventList::told);
    m_refresh->after(session, &Session::placeChanged);
    m_refresh->when(session, &Session::changed, [](const Difference &difference) {
        return !difference.events.empty() || difference.frames.comeOrGo() || difference.sprites.comeOrGo();
    });
    refresh();
    whenPaletteChanges(*this, [this] { m_form->makeAnew(); });
}

const Frame *EventList::frame() const
{
    return findFrame(m_session.document(), m_session.currentFrame());
}

int EventList::chosen() const
{
    const Frame *now = frame();
    return now ? placeOf(now->events, m_chosen) : -1;
}

Properties EventList::properties() const
{
    const int place = chosen();
    return place < 0 ? Properties() : frame()->events.at(place).properties;
}

/// Of a frame that comes into view the first one is chosen.
void EventList::refresh()
{
    const Frame *shown = findFrame(m_session.shown(), m_session.currentFrame());
    const QList<FrameEvent> events = shown ? shown->events : QList<FrameEvent>();
    if (placeOf(events, m_chosen) < 0)
        m_chosen = events.isEmpty() ? Id<FrameEvent>() : *events.constFirst().id;
    const Id<FrameEvent> chosen = m_chosen;
    const int place = placeOf(events, chosen);
    QList<Row> rows;
    for (const FrameEvent &event : events)
        rows.append(eventRow(event, chosen));
    m_view->setRows(rows);
    fitToRows(*m_view, events.size(), eventsShown);
    m_add->setEnabled(shown);
    m_duplicate->setEnabled(place >= 0);
    m_remove->setEnabled(place >= 0);
    m_details->setVisible(place >= 0);
    m_form->refresh();
}

void EventList::choose(int row)
{
    const Frame *now = frame();
    if (!now || row >= now->events.size())
        return;
    m_chosen = now->events.at(row).id;
    m_refresh->mark();
    m_refresh->now();
}

void EventList::add()
{
    const Frame *now = frame();
    if (!now)
        return;
    FrameEvent fresh;
    fresh.name = freeName(tr("event"), namesOf(now->events));
    const Document after = addEvent(m_session.document(), m_session.currentFrame(), fresh);
    if (!m_session.commit(after, tr("Add event %1").arg(fresh.name)))
        return;
    const QList<FrameEvent> &events = findFrame(after, m_session.currentFrame())->events;
    choose(static_cast<int>(events.size()) - 1);
    m_view->rename(static_cast<int>(events.size()) - 1);
}

void EventList::duplicate()
{
    const int place = chosen();
    if (place < 0)
        return;
    if (m_session.commit(duplicateEvent(m_session.document(), m_session.currentFrame(), place),
                         tr("Duplicate event %1").arg(frame()->events.at(place).name)))
        choose(place + 1);
}

void EventList::remove()
{
    const int place = chosen();
    if (place < 0)
        return;
    m_session.commit(withoutEvent(m_session.document(), m_session.currentFrame(), place),
                     tr("Remove event %1").arg(frame()->events.at(place).name));
}

void EventList::rename(int row, const QString &name)
{
    const Frame *now = frame();
    if (!now || row >= now->events.size())
        return;
    FrameEvent renamed = now->events.at(row);
    renamed.name = name;
    m_session.commit(withEvent(m_session.document(), m_session.currentFrame(), row, renamed),
                     tr("Rename event to %1").arg(name));
}

void EventList::put(const Properties &properties, const QString &text, const QString &field)
{
    const int place = chosen();
    if (place < 0)
        return;
    FrameEvent event = frame()->events.at(place);
    event.properties = properties;
    const QString mergeKey =
        field.isEmpty() ? QString() : QStringLiteral("event-%1-%2").arg((*event.id).number()).arg(field);
    m_session.commit(withEvent(m_session.document(), m_session.currentFrame(), place, event), text, mergeKey);
    m_refresh->mark();
}

bool EventList::perform(EditCommand command)
{
    const int place = chosen();
    if (place < 0)
        return false;
    switch (command) {
    case EditCommand::Rename:
        m_refresh->now();
        m_view->rename(place);
        return true;
    case EditCommand::Duplicate: duplicate(); return true;
    case EditCommand::Remove: remove(); return true;
    default: return false;
    }
}

} // namespace hitbox
