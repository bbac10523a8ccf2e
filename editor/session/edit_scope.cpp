#include "session/edit_scope.h"

#include "document/pivot_places.h"
#include "document/places.h"
#include "document/point_edits.h"
#include "document/point_scope.h"
#include "document/shape_copies.h"
#include "document/tag_following.h"
#include "document/tracks.h"
#include "tools/same_edit.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace hitbox {

namespace {

QList<int> framesBetween(int from, int to)
{
    QList<int> frames(to - from + 1);
    std::iota(frames.begin(), frames.end(), from);
    return frames;
}

QList<int> framesOfTag(const Sprite &sprite, int frame, Id<Tag> shown)
{
    const Tag *found = findThing(sprite.tags, shown);
    if (!found || !holdsFrame(sprite, *found, frame))
        found = shortestTagAt(sprite, frame);
    return found ? framesBetween(found->from, found->to) : QList<int>{frame};
}

/// The other frames in scope.
QList<int> nearestFirst(const Sprite &sprite, int frame, const EditScope &scope)
{
    QList<int> frames = framesInScope(sprite, frame, scope);
    frames.removeAll(frame);
    std::stable_sort(frames.begin(), frames.end(),
                     [frame](int a, int b) { return std::abs(a - frame) < std::abs(b - frame); });
    return frames;
}

} // namespace

QList<int> framesInScope(const Sprite &sprite, int frame, const EditScope &scope)
{
    const QList<int> alone{frame};
    switch (scope.reach) {
    case ScopeReach::Frame: break;
    case ScopeReach::Chosen:
        return scope.chosen.contains(*sprite.frames.at(frame).id) ? placesOf(sprite.frames, scope.chosen) : alone;
    case ScopeReach::Tag: return framesOfTag(sprite, frame, scope.tag);
    case ScopeReach::All: return framesBetween(0, static_cast<int>(sprite.frames.size()) - 1);
    }
    return alone;
}

ScopeOutcome editedInScope(const Document &before, Document after, FrameRef ref, const Selection &selection,
                           const EditScope &scope, std::optional<Axis> aboutPivot,
                           std::optional<geometry::Point> turnedAbout)
{
    const Frame *then = findFrame(before, ref);
    const Frame *now = findFrame(after, ref);
    if (!then || !now)
        return {std::move(after), {}};
    const QList<int> frames = framesInScope(before.sprites.at(ref.sprite), ref.frame, scope);
    if (frames.size() < 2 || before.sprites.at(ref.sprite).frames.size() != after.sprites.at(ref.sprite).frames.size())
        return {std::move(after), {}};
    if (then->shapes.isSharedWith(now->shapes))
        return withPointScopeEdit(before, std::move(after), ref, frames, scope.manner);
    QList<Outline> outlinesThen;
    QList<Outline> outlinesNow;
    for (const Shape &shape : then->shapes) {
        const Shape *here = findShape(*now, shape.id);
        const bool isHeld = selection.shapes.contains(shape.id) && !shape.locked;
        if (!here || (!isHeld && here->outline == shape.outline))
            continue;
        outlinesThen.append(shape.outline);
        outlinesNow.append(here->outline);
    }
    const ScopedEdit edit =
        aboutPivot ? sameMirroring(*aboutPivot, then->pivot)
                   : sameEdit(outlinesThen, outlinesNow, scope.manner,
                              selection.handles.isEmpty() ? HeldParts::Shapes : HeldParts::Points, turnedAbout);
    return withScopeEdit(before, std::move(after), ref, selection.shapes, frames, edit);
}

QList<FramePoint> scopeGhostPoints(const Sprite &sprite, int frame, Id<FramePoint> selected, const EditScope &scope)
{
    const FramePoint *held = findThing(sprite.frames.at(frame).points, selected);
    QList<FramePoint> ghosts;
    for (const int other : held ? nearestFirst(sprite, frame, scope) : QList<int>()) {
        const Frame &there = sprite.frames.at(other);
        const int place = placeOfPoint(there, held->name);
        if (place >= 0 && ghosts.size() < mostScopeGhosts) {
            ghosts.append(there.points.at(place));
            ghosts.last().at = ghosts.last().at + pivotWay(there, sprite.frames.at(frame));
        }
    }
    return ghosts;
}

QList<Shape> scopeGhosts(const Sprite &sprite, int frame, const QSet<ShapeId> &selected, const EditScope &scope)
{
    QList<Shape> ghosts;
    for (const int other : nearestFirst(sprite, frame, scope)) {
        const QSet<ShapeId> alike = sameTracks(sprite, frame, selected, other);
        for (const Shape &shape : alike.isEmpty() ? QList<Shape>() : sprite.frames.at(other).shapes) {
            if (ghosts.size() == mostScopeGhosts)
                return ghosts;
            if (!alike.contains(shape.id) || !shape.visible)
                continue;
            ghosts.append(shape);
            ghosts.last().outline = placedAlike(shape.outline, sprite.frames.at(other), sprite.frames.at(frame));
        }
    }
    return ghosts;
}

} // namespace hitbox
