#include "tools/snapping/stage_snapping.h"

#include "document/places.h"
#include "document/stage_layers.h"
#include "tools/instance_extent.h"
#include "tools/snapping/snap_search.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Point;

/// What one instance, or several together, take up.
struct Extents {
    std::optional<Box> frames;
    std::optional<Box> shapes;
};

Extents extentOf(const Document &document, const Instance &instance)
{
    return {hitbox::extentOf(document, instance, ExtentBy::Frames),
            hitbox::extentOf(document, instance, ExtentBy::Shapes)};
}

void addStageGuides(SnapTargets &targets, SnapKind kind, Point at)
{
    targets.guides.push_back({kind, Axis::Vertical, at.x});
    targets.guides.push_back({kind, Axis::Horizontal, at.y});
}

void addStanding(SnapTargets &targets, const Extents &extent, Point pivot)
{
    addStageGuides(targets, SnapKind::Pivot, pivot);
    if (extent.frames) {
        for (const Point at : {extent.frames->min, extent.frames->center(), extent.frames->max})
            addStageGuides(targets, SnapKind::FrameLines, at);
    }
    if (extent.shapes) {
        for (const Point at : {extent.shapes->min, extent.shapes->max})
            addStageGuides(targets, SnapKind::Edges, at);
    }
}

QList<StageLines::Own> ownOf(const Extents &extent, Point pivot)
{
    QList<StageLines::Own> own{{SnapKind::Pivot, {}}};
    if (extent.frames) {
        for (const Point at : {extent.frames->min, extent.frames->center(), extent.frames->max})
            own.append({SnapKind::FrameLines, at - pivot});
    }
    if (extent.shapes) {
        for (const Point at : {extent.shapes->min, extent.shapes->max})
            own.append({SnapKind::Edges, at - pivot});
    }
    return own;
}

/// How far one coordinate has to go to keep to a line.
struct Pull {
    double to = 0; ///< where the pivot's coordinate comes to lie
    double way = 0;
    SnapTargets::Guide guide;
};

void keepShorter(std::optional<Pull> &best, const std::optional<SnapTargets::Guide> &guide, double coordinate,
                 double offset)
{
    if (!guide)
        return;
    const Pull pull{guide->at - offset, std::abs(guide->at - offset - coordinate), *guide};
    if (!best || pull.way < best->way)
        best = pull;
}

} // namespace

StageLines stageLines(const Document &document, const Stage &stage, const QSet<Id<Instance>> &moving, Id<Instance> lead)
{
    StageLines lines;
    Extents own;
    std::optional<Box> all;
    for (int i = 0; i < stage.instances.size(); ++i) {
        const Instance &instance = stage.instances.at(i);
        const bool moves = moving.contains(instance.id);
        if (!moves && !isShown(stage, instance))
            continue;
        const Extents extent = extentOf(document, instance);
        all = joined(all, extent.frames);
        if (moves) {
            own = {joined(own.frames, extent.frames), joined(own.shapes, extent.shapes)};
        } else {
            addStanding(lines.standing, extent, instance.position);
        }
    }
    lines.own = ownOf(own, findThing(stage.instances, lead)->position);
    lines.standing.frame = all.value_or(Box{});
    return lines;
}

SnapResult draggedTo(Point anchor, const Drag &drag, const SnapSettings &snap, const StageLines &lines)
{
    const SnapSettings now = snapWith(snap, drag.modifiers);
    const bool straight = drag.modifiers.testFlag(Qt::ShiftModifier);
    const Point way = drag.to - drag.from;
    const bool goesAcross = !straight || std::abs(way.x) >= std::abs(way.y);
    const bool goesDown = !straight || !goesAcross;
    const Point free = anchor + way;
    std::optional<Pull> across;
    std::optional<Pull> down;
    for (const StageLines::Own &own : lines.own) {
        if (own.kind != SnapKind::Pivot && !now.to.testFlag(own.kind))
            continue;
        const auto near = nearestSnapGuides(lines.standing, now.to, free + own.offset, drag.reach);
        if (near && goesAcross)
            keepShorter(across, near->vertical, free.x, own.offset.x);
        if (near && goesDown)
            keepShorter(down, near->horizontal, free.y, own.offset.y);
    }
    const Point grid = snapped(free, now);
    SnapResult result{{goesAcross ? grid.x : anchor.x, goesDown ? grid.y : anchor.y}, {}, {}, {}};
    if (across) {
        result.place.x = across->to;
        result.kind = across->guide.kind;
        result.guides.append(lineOf(across->guide, lines.standing.frame));
    }
    if (down) {
        result.place.y = down->to;
        result.kind = down->guide.kind;
        result.guides.append(lineOf(down->guide, lines.standing.frame));
    }
    return result;
}

} // namespace hitbox
