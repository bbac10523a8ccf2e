#include "session/live/live_overlaps.h"

#include "session/live/preview.h"
#include "session/tool_settings.h"
#include "stage/window_budget.h"

#include <hitbox/geometry/separation.h>

#include <utility>

namespace hitbox {

LiveOverlaps::LiveOverlaps(const ToolDesk &desk, const Preview &preview)
    : m_desk(desk)
    , m_preview(preview)
{
}

bool LiveOverlaps::update(const Shown &shown)
{
    const EngineRounding &rounding = m_desk.now().rounding;
    m_index.update(m_preview.document() ? *m_preview.document() : shown.document, shown.stage, rounding);
    if (m_index.version() != m_told.version)
        std::erase_if(m_kept, [this](const auto &entry) { return isOld(entry.first, entry.second); });
    const Told now{m_index.version(), rounding};
    return now != std::exchange(m_told, now);
}

bool LiveOverlaps::isOld(const LastingPair &pair, const Kept &kept) const
{
    const std::optional<OverlapPair> now = m_index.pairOf(pair);
    if (!now || m_index.lasting(*now) != pair) // the other one comes first by now
        return true;
    const PlacedShape *a = m_index.find(now->instanceA, pair.shapeA);
    const PlacedShape *b = m_index.find(now->instanceB, pair.shapeB);
    return !a || !b || a->shape != kept.a || b->shape != kept.b;
}

/// nullptr when either shape is not there.
LiveOverlaps::Kept *LiveOverlaps::keptOf(const OverlapPair &pair) const
{
    const LastingPair lasting = m_index.lasting(pair);
    const auto kept = m_kept.find(lasting);
    if (kept != m_kept.end())
        return &kept->second;
    const PlacedShape *a = m_index.find(pair.instanceA, pair.shapeA);
    const PlacedShape *b = m_index.find(pair.instanceB, pair.shapeB);
    return a && b ? &m_kept.insert({lasting, {a->shape, b->shape}}).first->second : nullptr;
}

const OverlapDetails &LiveOverlaps::details(const OverlapPair &pair) const
{
    static const OverlapDetails nothing;
    Kept *kept = keptOf(pair);
    if (!kept)
        return nothing;
    if (!kept->details)
        kept->details = detailsOf(kept->a, kept->b, windowBudget);
    return *kept->details;
}

geometry::Answer<geometry::Point> LiveOverlaps::push(const OverlapPair &pair) const
{
    Kept *kept = keptOf(pair);
    if (!kept)
        return geometry::Point();
    if (!kept->push)
        kept->push = geometry::smallestPush(kept->a, kept->b, windowBudget);
    return *kept->push;
}

} // namespace hitbox
