#include "session/live/live_probes.h"

namespace hitbox {

void LiveProbes::update(const QList<Probe> &dropped, const std::optional<Outline> &inHand, const OverlapIndex &index)
{
    if (!inHand && dropped.isEmpty()) {
        *this = {};
        return;
    }
    const bool changed = m_version != index.version();
    if (changed)
        m_boxes = boxesAround(index.shapes());
    m_version = index.version();
    const auto ask = [&](const Outline &probe) { return probeAnswer(probe, index.shapes(), m_boxes); };

    if (!inHand)
        m_answers.inHand.reset();
    else if (changed || inHand != m_answers.probe)
        m_answers.inHand = ask(*inHand);
    m_answers.probe = inHand;
    QList<ProbeAnswer> answers;
    for (int i = 0; i < dropped.size(); ++i) {
        const Outline &outline = dropped.at(i).outline;
        const bool known = !changed && i < m_probes.size() && m_probes.at(i).outline == outline;
        answers.append(known ? m_answers.dropped.at(i) : ask(outline));
    }
    m_probes = dropped;
    m_answers.dropped = answers;
}

} // namespace hitbox
