#include "document/scope_edits.h"

#include "document/edits.h"
#include "document/pivot_places.h"
#include "document/track_following.h"
#include "document/tracks.h"

#include <QHash>

#include <algorithm>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

Box around(const Outline &outline)
{
    return geometry::bounds(geometryOf(outline)).value_or(Box{});
}

/// All numbers change by as much as those of the edited one did.
struct SameWay {
    Circle operator()(Circle outline, const Circle &before, const Circle &after) const
    {
        outline.center = outline.center + (after.center - before.center);
        outline.radius = std::max(0.0, outline.radius + (after.radius - before.radius));
        return outline;
    }
    Box operator()(const Box &outline, const Box &before, const Box &after) const
    {
        return boxBetween(outline.min + (after.min - before.min), outline.max + (after.max - before.max));
    }
    Capsule operator()(Capsule outline, const Capsule &before, const Capsule &after) const
    {
        outline.from = outline.from + (after.from - before.from);
        outline.to = outline.to + (after.to - before.to);
        outline.radius = std::max(0.0, outline.radius + (after.radius - before.radius));
        return outline;
    }
    template <typename Line>
    Line operator()(Line outline, const Line &before, const Line &after) const
    {
        for (qsizetype i = 0; i < outline.points.size(); ++i)
            outline.points[i] = outline.points.at(i) + (after.points.at(i) - before.points.at(i));
        return outline;
    }
};

bool isAlike(const Outline &a, const Outline &b)
{
    return a.index() == b.index() && pointsOf(a).size() == pointsOf(b).size();
}

/// By which the outline was moved, with nothing else about it changed.
std::optional<Point> wholeWay(const Outline &before, const Outline &after)
{
    const Point way = around(after).min - around(before).min;
    return isSameOutline(moved(before, way), after) ? std::optional(way) : std::nullopt;
}

std::optional<Outline> movedAlike(const Outline &outline, const Outline &before, const Outline &after)
{
    if (isAlike(outline, before) && !isAlike(before, after))
        return withSamePoints(outline, before, after).value_or(outline);
    if (before.index() != after.index())
        return outline;
    if (!isAlike(outline, before)) {
        const std::optional<Point> way = wholeWay(before, after);
        return way ? std::optional(moved(outline, *way)) : std::nullopt;
    }
    return std::visit(
        [&](const auto &exact) -> Outline {
            using Exact = std::decay_t<decltype(exact)>;
            return SameWay{}(exact, std::get<Exact>(before), std::get<Exact>(after));
        },
        outline);
}

double factor(double wanted, double now)
{
    return now > 0 ? wanted / now : 1;
}

template <typename Line>
Outline stretchedLine(Line line, const Box &box, Point size)
{
    const Point middle = box.center();
    const Point scale{factor(size.x, box.width()), factor(size.y, box.height())};
    for (Point &point : line.points)
        point = {middle.x + (point.x - middle.x) * scale.x, middle.y + (point.y - middle.y) * scale.y};
    return line;
}

/// What is around it has this size afterwards, as near as its kind can be.
Outline stretched(const Outline &outline, const Outline &like)
{
    const Box box = around(outline);
    const Box wanted = around(like);
    const Point size{wanted.width(), wanted.height()};
    const Point middle = box.center();
    if (std::holds_alternative<Circle>(outline))
        return Circle{std::get<Circle>(outline).center, std::min(size.x, size.y) / 2};
    if (std::holds_alternative<Box>(outline))
        return Box{middle - size * 0.5, middle + size * 0.5};
    if (const auto *capsule = std::get_if<Capsule>(&outline)) {
        const auto *other = std::get_if<Capsule>(&like);
        const Point along = other ? other->to - other->from : capsule->to - capsule->from;
        return Capsule{middle - along * 0.5, middle + along * 0.5, other ? other->radius : capsule->radius};
    }
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return stretchedLine(*chain, box, size);
    return stretchedLine(std::get<PolygonOutline>(outline), box, size);
}

/// What was done to the shapes of one frame, by the tracks that others know them by.
struct HandEdit {
    QHash<TrackId, ScopedShape> edited; ///< `outline` says nothing
    QSet<TrackId> removed;
    int shapes = 0; ///< of all tracks and none, that changed or went
};

HandEdit handEdit(const Frame &then, const Frame &now, const QSet<ShapeId> &held)
{
    HandEdit hand;
    qsizetype found = 0;
    for (const Shape &shape : then.shapes) {
        const Shape *here = findShape(now, shape.id);
        found += here ? 1 : 0;
        const bool isChanged = !here || here->outline != shape.outline;
        hand.shapes += isChanged ? 1 : 0;
        if (!shape.track || (!isChanged && (shape.locked || !held.contains(shape.id))))
            continue;
        if (here)
            hand.edited.insert(shape.track, {{}, shape.outline, here->outline});
        else
            hand.removed.insert(shape.track);
    }
    return found == now.shapes.size() ? hand : HandEdit();
}

/// One sprite, and the frames besides the one where the hand was.
class ScopeEdit
{
public:
    ScopeEdit(ScopeOutcome &outcome, FrameRef ref, const HandEdit &hand, const QList<int> &frames)
        : m_outcome(outcome)
        , m_ref(ref)
        , m_hand(hand)
        , m_frames(frames)
    {
        for (auto edited = hand.edited.cbegin(); edited != hand.edited.cend(); ++edited)
            findFollowers(edited.key());
    }

    void edit(int frame, const ScopedEdit &edit);

private:
    const Sprite &sprite() const { return std::as_const(m_outcome.document).sprites.at(m_ref.sprite); }
    void findFollowers(TrackId track);
    int edited(Frame &changed, const QList<int> &places, const QList<std::optional<Outline>> &outlines);

    ScopeOutcome &m_outcome;
    FrameRef m_ref;
    const HandEdit &m_hand;
    const QList<int> &m_frames;
    QSet<ShapeId> m_followers; ///< between keys that are both edited
};

void ScopeEdit::findFollowers(TrackId track)
{
    const QSet<int> frames(m_frames.cbegin(), m_frames.cend());
    QList<ShapeId> waiting;
    bool isKeyEdited = false;
    for (const TrackPlace place : placesOf(sprite(), track)) {
        const Shape &shape = sprite().frames.at(place.frame).shapes.at(place.shape);
        if (!isKey(shape)) {
            if (place.frame != m_ref.frame)
                waiting.append(shape.id);
            continue;
        }
        const bool isEdited = place.frame == m_ref.frame || (frames.contains(place.frame) && !shape.locked);
        if (isEdited && isKeyEdited)
            m_followers.unite(QSet<ShapeId>(waiting.cbegin(), waiting.cend()));
        waiting.clear();
        isKeyEdited = isEdited;
    }
}

/// How many shapes became others.
int ScopeEdit::edited(Frame &changed, const QList<int> &places, const QList<std::optional<Outline>> &outlines)
{
    int count = 0;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const Shape &shape = std::as_const(changed).shapes.at(places.at(i));
        const std::optional<Outline> &outline = outlines.at(i);
        if (!outline) {
            m_outcome.counts.unlike += m_followers.contains(shape.id) ? 0 : 1;
            continue;
        }
        if (areNear(*outline, shape.outline, heldReach))
            continue; // it lies there already
        if (!isWithinLimits(*outline)) {
            m_outcome.counts.outside += 1;
            continue;
        }
        count += 1;
        if (!m_followers.contains(shape.id))
            changed.shapes[places.at(i)].outline = *outline;
    }
    return count;
}

void ScopeEdit::edit(int frame, const ScopedEdit &edit)
{
    const Frame then = sprite().frames.at(frame);
    const Point way = pivotWay(sprite().frames.at(m_ref.frame), then);
    QList<int> places;
    QList<ScopedShape> shapes;
    QSet<ShapeId> gone;
    QSet<TrackId> known; // of two of a track the lower one is meant
    for (int i = 0; i < then.shapes.size(); ++i) {
        const Shape &shape = then.shapes.at(i);
        const auto hand = m_hand.edited.constFind(shape.track);
        const bool isRemoved = m_hand.removed.contains(shape.track);
        if (!shape.track || known.contains(shape.track) || (hand == m_hand.edited.cend() && !isRemoved))
            continue;
        known.insert(shape.track);
        if (shape.locked) {
            m_outcome.counts.locked += isRemoved || hand->before != hand->after ? 1 : 0;
        } else if (isRemoved) {
            gone.insert(shape.id);
        } else {
            places.append(i);
            shapes.append({shape.outline, hand->before, hand->after, way});
        }
    }
    Frame changed = then;
    const int count = (shapes.isEmpty() ? 0 : edited(changed, places, edit(shapes))) + static_cast<int>(gone.size());
    if (count == 0)
        return;
    if (!gone.isEmpty())
        changed.shapes.removeIf([&gone](const Shape &shape) { return gone.contains(shape.id); });
    m_outcome.counts.shapes += count;
    m_outcome.counts.frames += 1;
    if (!changed.shapes.isSharedWith(then.shapes))
        m_outcome.document.sprites[m_ref.sprite].frames[frame] = changed;
}

} // namespace

std::optional<Outline> editedAlike(const Outline &outline, const Outline &before, const Outline &after,
                                   ScopeManner manner)
{
    switch (manner) {
    case ScopeManner::Move: break;
    case ScopeManner::Align: return moved(outline, around(after).min - around(outline).min);
    case ScopeManner::Stretch: return stretched(outline, after);
    }
    return movedAlike(outline, before, after);
}

ScopedEdit editEachAlike(ScopeManner manner)
{
    return [manner](const QList<ScopedShape> &shapes) {
        QList<std::optional<Outline>> outlines;
        for (const ScopedShape &shape : shapes) {
            if (shape.before == shape.after) {
                outlines.append(shape.outline);
                continue;
            }
            const Outline after = manner == ScopeManner::Align ? moved(shape.after, shape.pivotWay) : shape.after;
            outlines.append(editedAlike(shape.outline, shape.before, after, manner));
        }
        return outlines;
    };
}

ScopeOutcome withScopeEdit(const Document &before, Document after, FrameRef ref, const QSet<ShapeId> &held,
                           const QList<int> &frames, const ScopedEdit &edit)
{
    ScopeOutcome outcome{std::move(after), {}};
    const Frame *then = findFrame(before, ref);
    const Frame *now = findFrame(outcome.document, ref);
    if (!then || !now || *then->id != *now->id || then->shapes.isSharedWith(now->shapes))
        return outcome;
    const HandEdit hand = handEdit(*then, *now, held);
    if (hand.shapes == 0)
        return outcome;
    outcome.counts = {.shapes = hand.shapes, .frames = 1};
    QList<int> others = frames;
    others.removeIf([count = outcome.document.sprites.at(ref.sprite).frames.size(), ref](int frame) {
        return frame < 0 || frame >= count || frame == ref.frame;
    });
    ScopeEdit scope(outcome, ref, hand, others);
    for (const int frame : std::as_const(others))
        scope.edit(frame, edit);
    return outcome;
}

Document withScopeEdit(const Document &before, Document after, FrameRef ref, const QList<int> &frames,
                       ScopeManner manner)
{
    return withScopeEdit(before, std::move(after), ref, {}, frames, editEachAlike(manner)).document;
}

} // namespace hitbox
