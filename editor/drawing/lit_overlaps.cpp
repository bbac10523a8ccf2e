#include "drawing/lit_overlaps.h"

#include "drawing/stage_content.h"
#include "stage/overlap_index.h"

#include <algorithm>

namespace hitbox {

namespace {

constexpr std::size_t mostInFull = 60;
constexpr std::size_t mostRegions = 800;

QRectF commonBox(const geometry::Box &a, const geometry::Box &b)
{
    const QPointF from(std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y));
    const QPointF to(std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y));
    return QRectF(from, to).normalized();
}

} // namespace

bool LitOverlaps::follow(const OverlapIndex &index, const OverlapFilter &filter, const StageContent &content)
{
    const State state{index.version(), content.shownVersion(), filter};
    if (std::exchange(m_state, state) == state)
        return false;
    const auto isLit = [&](const Overlap &overlap) {
        return passes(overlap, filter) && content.isShown(overlap.pair.instanceA) &&
               content.isShown(overlap.pair.instanceB);
    };
    std::vector<Lit> lit; // of a crowded stage tens of megabytes, which growing would take several times
    lit.reserve(static_cast<std::size_t>(std::count_if(index.overlaps().cbegin(), index.overlaps().cend(), isLit)));
    for (const bool hit : {false, true}) {
        for (std::size_t i = 0; i < index.overlaps().size(); ++i) {
            const Overlap &overlap = index.overlaps()[i];
            if (overlap.hit != hit || !isLit(overlap))
                continue;
            const geometry::ShapePair &places = index.places()[i];
            lit.push_back({overlap, commonBox(*index.boxes()[places.first], *index.boxes()[places.second])});
        }
    }
    if (lit == m_lit)
        return false;
    m_lit = std::move(lit);
    return true;
}

std::vector<const LitOverlaps::Lit *> LitOverlaps::near(const QRectF &area, std::size_t most) const
{
    std::vector<const Lit *> found;
    for (const Lit &lit : m_lit) {
        if (found.size() == most)
            break;
        if (meets(lit.box, area))
            found.push_back(&lit);
    }
    return found;
}

LitOverlaps::Detail LitOverlaps::detailFor(const QRectF &view) const
{
    const std::size_t seen = near(view, mostRegions + 1).size();
    if (seen > mostRegions)
        return Detail::Marks;
    return seen > mostInFull ? Detail::Regions : Detail::Full;
}

} // namespace hitbox
