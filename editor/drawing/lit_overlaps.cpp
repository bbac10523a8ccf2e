#include "drawing/lit_overlaps.h"

#include "drawing/stage_content.h"
#include "stage/overlap_index.h"

#include <algorithm>
#include <array>

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
    std::array<std::vector<std::size_t>, 2> drawn; // those that hit last
    for (std::size_t i = 0; i < index.overlaps().size(); ++i) {
        const Overlap &overlap = index.overlaps()[i];
        if (passes(overlap, filter) && content.isShown(overlap.pair.instanceA) &&
            content.isShown(overlap.pair.instanceB))
            drawn[overlap.hit ? 1 : 0].push_back(i);
    }
    std::vector<Lit> lit; // of a crowded stage tens of megabytes, which growing would take several times
    lit.reserve(drawn[0].size() + drawn[1].size());
    for (const std::vector<std::size_t> &places : drawn) {
        for (const std::size_t i : places) {
            const auto [a, b] = index.places()[i];
            lit.push_back({index.overlaps()[i], commonBox(*index.boxes()[a], *index.boxes()[b])});
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
