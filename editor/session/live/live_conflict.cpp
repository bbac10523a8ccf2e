#include "session/live/live_conflict.h"

#include "document/conflict_edits.h"

#include <utility>

namespace hitbox {

void LiveConflict::choose(int index)
{
    m_wanted = index;
    emit arrived();
}

bool LiveConflict::update(const Shown &shown)
{
    const QList<MergeConflict> &conflicts = shown.document.conflicts;
    if (std::exchange(m_opened, shown.opened) != shown.opened)
        m_chosen.reset();
    Look now;
    if (const std::optional<int> wanted = std::exchange(m_wanted, std::nullopt))
        now.index = *wanted < conflicts.size() ? *wanted : -1;
    else if (m_chosen && m_now.index < conflicts.size() && m_now.index >= 0 && conflicts.at(m_now.index) == *m_chosen)
        now.index = m_now.index; // of two that are alike
    else if (m_chosen)
        now.index = static_cast<int>(conflicts.indexOf(*m_chosen));
    const auto chosen = now.index < 0 ? std::nullopt : std::optional(conflicts.at(now.index));
    if (chosen != m_chosen)
        m_known = chosen ? ghostsOf(*chosen) : QList<ConflictGhost>();
    m_chosen = chosen;
    if (chosen && shown.frame.frame >= 0 && placeOf(shown.document, *chosen).frame == shown.frame)
        now.ghosts = m_known;
    return now != std::exchange(m_now, now);
}

} // namespace hitbox
