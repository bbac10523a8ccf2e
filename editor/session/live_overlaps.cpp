#include "session/live_overlaps.h"

namespace hitbox {

void LiveOverlaps::update(const Document &document, int stage, const EngineRounding &rounding)
{
    const int before = m_index.version();
    m_index.update(document, stage, rounding);
    if (m_index.version() != before)
        std::erase_if(m_details, [this](const auto &entry) { return isOld(entry.first, entry.second); });
}

bool LiveOverlaps::isOld(const OverlapPair &pair, const Kept &kept) const
{
    const PlacedShape *a = m_index.find(pair.instanceA, pair.shapeA);
    const PlacedShape *b = m_index.find(pair.instanceB, pair.shapeB);
    return !a || !b || a->shape != kept.a || b->shape != kept.b;
}

const OverlapDetails &LiveOverlaps::details(const OverlapPair &pair)
{
    const auto kept = m_details.find(pair);
    if (kept != m_details.end())
        return kept->second.details;
    static const OverlapDetails nothing;
    const PlacedShape *a = m_index.find(pair.instanceA, pair.shapeA);
    const PlacedShape *b = m_index.find(pair.instanceB, pair.shapeB);
    if (!a || !b)
        return nothing;
    return m_details.insert({pair, {a->shape, b->shape, detailsOf(*a, *b)}}).first->second.details;
}

} // namespace hitbox
