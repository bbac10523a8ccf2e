#include "document/event_edits.h"

#include "document/renewed.h"

namespace hitbox {

namespace {

QList<FrameEvent> &eventsAt(Document &document, FrameRef ref)
{
    Q_ASSERT(findFrame(document, ref));
    return document.sprites[ref.sprite].frames[ref.frame].events;
}

} // namespace

Document addEvent(Document document, FrameRef ref, FrameEvent event)
{
    eventsAt(document, ref).append(renewed(std::move(event)));
    return document;
}

Document withEvent(Document document, FrameRef ref, int index, const FrameEvent &event)
{
    FrameEvent &place = eventsAt(document, ref)[index];
    const Identity<FrameEvent> id = place.id;
    place = event;
    place.id = id;
    return document;
}

Document withoutEvent(Document document, FrameRef ref, int index)
{
    eventsAt(document, ref).removeAt(index);
    return document;
}

Document duplicateEvent(Document document, FrameRef ref, int index)
{
    QList<FrameEvent> &events = eventsAt(document, ref);
    events.insert(index + 1, renewed(FrameEvent(events.at(index))));
    return document;
}

} // namespace hitbox
