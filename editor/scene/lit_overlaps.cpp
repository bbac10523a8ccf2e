#include "scene/lit_overlaps.h"

#include "scene/stage_content.h"
#include "stage/overlap_index.h"

#include <algorithm>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

constexpr std::size_t mostInFull = 60;
constexpr std::size_t mostRegions = 800;

std::vector<QRectF> boxesOf(const std::vector<PlacedShape> &shapes)
{
    std::vector<QRectF> boxes;
    boxes.reserve(shapes.size());
    for (const PlacedShape &placed : shapes) {
        const auto box = geometry::bounds(placed.shape);
        boxes.push_back(box ? QRectF(toQt(box->min), toQt(box->max)) : QRectF());
    }
    return boxes;
}

QRectF commonBox(const QRectF &a, const QRectF &b)
{
    const QPointF from(std::max(a.left(), b.left()), std::max(a.top(), b.top()));
    const QPointF to(std::min(a.right(), b.right()), std::min(a.bottom(), b.bottom()));
    return QRectF(from, to).normalized();
}

} // namespace

bool LitOverlaps::follow(const OverlapIndex &index, const OverlapFilter &filter, const StageContent &content)
{
    const State state{index.version(), content.shownVersion(), filter};
    if (std::exchange(m_state, state) == state)
        return false;
    const std::vector<QRectF> boxes = boxesOf(index.shapes());
    const auto boxOf = [&](int instance, ShapeId shape) {
        const PlacedShape *found = index.find(instance, shape);
        return boxes[static_cast<std::size_t>(found - index.shapes().data())];
    };
    std::vector<Lit> lit;
    lit.reserve(m_lit.size());
    for (const bool hit : {false, true}) {
        for (const Overlap &overlap : index.overlaps()) {
            const OverlapPair &pair = overlap.pair;
            if (overlap.hit != hit || !passes(overlap, filter) || !content.isShown(pair.instanceA) ||
                !content.isShown(pair.instanceB))
                continue;
            lit.push_back({overlap, commonBox(boxOf(pair.instanceA, pair.shapeA), boxOf(pair.instanceB, pair.shapeB))});
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
