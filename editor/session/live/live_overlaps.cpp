#include "session/live/live_overlaps.h"

#include "session/live/preview.h"
#include "session/tool_settings.h"
#include "stage/window_budget.h"

#include <hitbox/geometry/separation.h>

#include <utility>

namespace hitbox {

namespace {

constexpr std::uint64_t workAtOnce = 20'000'000; ///< see OverlapIndex::update(): a tenth of a second

} // namespace

LiveOverlaps::LiveOverlaps(const ToolDesk &desk, const Preview &preview)
    : m_desk(desk)
    , m_preview(preview)
    , m_anew(filled, [this](const Wish &wish, const Filled &index) { take(wish, index); })
{
}

bool LiveOverlaps::update(const Shown &shown)
{
    const Document &document = m_preview.document() ? *m_preview.document() : shown.document;
    const Stage *stage = findStage(document, shown.stage);
    const EngineRounding &rounding = m_desk.now().rounding;
    const Subject subject{shown.opened, stage ? *stage->id : Id<Stage>(), rounding};
    const Wish wish{document, shown.stage, subject};
    const bool isBegun = pending() && m_anew.asked()->subject == subject;
    if (!isBegun && !m_index.isHeap() && !isLong(stage, subject)) {
        m_anew.forget();
        m_index.update(document, shown.stage, rounding, {}, workAtOnce);
        m_subject = subject;
        if (m_index.isHeap())
            fillBeside(wish);
    } else if (m_heap != wish) {
        fillBeside(wish);
    }
    if (m_index.version() != m_told.version)
        std::erase_if(m_kept, [this](const auto &entry) { return isOld(entry.first, entry.second); });
    const Told now{m_index.version(), rounding, pending()};
    return now != std::exchange(m_told, now);
}

/// Whether many instances would have to be placed that the index does not hold yet.
bool LiveOverlaps::isLong(const Stage *stage, const Subject &subject) const
{
    const auto count = stage ? static_cast<std::size_t>(stage->instances.size()) : 0;
    const std::size_t held = subject == m_subject ? m_index.instanceCount() : 0;
    return count >= held + manyInstances;
}

LiveOverlaps::Filled LiveOverlaps::filled(const Wish &wish, const Run &run)
{
    auto index = std::make_shared<OverlapIndex>();
    index->update(wish.document, wish.stage, wish.subject.rounding, run.stop());
    return index;
}

/// What is changed meanwhile is followed when it has arrived.
void LiveOverlaps::fillBeside(const Wish &wish)
{
    if (pending() && m_anew.asked()->subject == wish.subject)
        return;
    m_index.become(OverlapIndex());
    m_subject = {};
    m_heap = {};
    m_anew.ask(wish);
}

void LiveOverlaps::take(const Wish &wish, const Filled &index)
{
    m_index.become(std::move(*index));
    m_subject = wish.subject;
    m_heap = m_index.isHeap() ? std::optional(wish) : std::nullopt;
    emit arrived();
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
