#include "stage/timeline_meetings.h"

#include "stage/overlap_details.h"
#include "stage/overlap_index.h"

namespace hitbox {

namespace {

/// A project of nothing but the two frames, which their names cannot confuse.
Document duelOf(const Document &document, Instance a, FrameRef frameA, Instance b, FrameRef frameB)
{
    a.sprite = QStringLiteral("a");
    b.sprite = QStringLiteral("b");
    Document duel;
    duel.categories = document.categories;
    for (const auto &[instance, ref] : {std::pair(&a, frameA), std::pair(&b, frameB)}) {
        Sprite sprite;
        sprite.name = instance->sprite;
        sprite.frames = {*findFrame(document, ref)};
        instance->frame = sprite.frames.constFirst().name;
        duel.sprites.append(sprite);
    }
    Stage stage;
    stage.instances = {a, b};
    duel.stages = {stage};
    return duel;
}

} // namespace

TimelineMeetings::TimelineMeetings(const Document &document, const Instance &a, const Instance &b)
    : m_document(document)
    , m_a(a)
    , m_b(b)
{
}

int TimelineMeetings::indexOf(FrameRef a, FrameRef b)
{
    const auto [known, isNew] = m_indices.try_emplace({a, b}, static_cast<int>(m_all.size()));
    if (isNew)
        m_all.append(found(a, b));
    return known->second;
}

TimelineMeeting TimelineMeetings::found(FrameRef a, FrameRef b) const
{
    TimelineMeeting meeting{a, b, {}, 0, false, false};
    const Document duel = duelOf(m_document, m_a, a, m_b, b);
    OverlapIndex index;
    index.update(duel, 0);
    for (const Overlap &overlap : index.overlaps()) {
        const PlacedShape &shapeA = *index.find(0, overlap.pair.shapeA);
        const PlacedShape &shapeB = *index.find(1, overlap.pair.shapeB);
        const TimelineContact contact{shapeA.id,
                                      shapeB.id,
                                      overlap.relation,
                                      sharedPartOf(shapeA.shape, shapeB.shape).area,
                                      strikes(m_document, shapeA.category, shapeB.category),
                                      strikes(m_document, shapeB.category, shapeA.category)};
        meeting.area = meeting.area && contact.area ? std::optional(*meeting.area + *contact.area) : std::nullopt;
        meeting.aHits = meeting.aHits || contact.aHits;
        meeting.bHits = meeting.bHits || contact.bHits;
        meeting.contacts.append(contact);
    }
    return meeting;
}

} // namespace hitbox
