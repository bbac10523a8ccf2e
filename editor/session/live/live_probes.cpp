#include "session/live/live_probes.h"

#include "document/places.h"
#include "session/live/live_overlaps.h"
#include "session/live/live_overlay.h"

namespace hitbox {

LiveProbes::LiveProbes(const LiveOverlaps &overlaps, const LiveOverlay &overlay)
    : m_overlaps(overlaps)
    , m_overlay(overlay)
{
}

bool LiveProbes::update(const Shown &shown)
{
    const ProbeAnswers before = m_answers;
    const Stage *inView = findStage(shown.document, shown.stage);
    const TriedOutline *tried = inView ? m_overlay.now().find<TriedOutline>() : nullptr;
    ask(inView ? inView->probes : QList<Probe>(), tried ? std::optional(tried->outline) : std::nullopt,
        m_overlaps.index());
    return m_answers != before;
}

void LiveProbes::ask(const QList<Probe> &dropped, const std::optional<Outline> &inHand, const OverlapIndex &index)
{
    if (!inHand && dropped.isEmpty()) {
        m_version.reset();
        m_boxes.clear();
        m_probes.clear();
        m_answers = {};
        return;
    }
    const bool changed = m_version != index.version();
    if (changed)
        m_boxes = boxesAround(index.shapes());
    m_version = index.version();
    const auto answerOf = [&](const Outline &probe) { return probeAnswer(probe, index.shapes(), m_boxes); };

    if (!inHand)
        m_answers.inHand.reset();
    else if (changed || inHand != m_answers.probe)
        m_answers.inHand = answerOf(*inHand);
    m_answers.probe = inHand;
    QList<ProbeAnswer> answers;
    for (int i = 0; i < dropped.size(); ++i) {
        const Outline &outline = dropped.at(i).outline;
        const int known = changed ? -1 : placeOf(m_probes, *dropped.at(i).id, i);
        const bool isAnswered = known >= 0 && m_probes.at(known).outline == outline;
        answers.append(isAnswered ? m_answers.dropped.at(known) : answerOf(outline));
    }
    m_probes = dropped;
    m_answers.dropped = answers;
}

} // namespace hitbox
