#include "document/track_following.h"

#include "document/in_between.h"
#include "document/places.h"
#include "document/tracks.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/point_distance.h>

namespace hitbox {

namespace {

using geometry::Point;
using Points = QList<Point>;

const Shape &shapeAt(const Document &document, int sprite, TrackPlace place)
{
    return document.sprites.at(sprite).frames.at(place.frame).shapes.at(place.shape);
}

Shape &shapeAt(Document &document, int sprite, TrackPlace place)
{
    return document.sprites[sprite].frames[place.frame].shapes[place.shape];
}

Outline withPoints(const Outline &outline, const Points &points)
{
    return kindOf(outline) == ShapeKind::Chain ? Outline(ChainLine{points}) : Outline(PolygonOutline{points});
}

/// What happened to the points of one outline: each was there, is new, or went.
struct PointEdit {
    /// A new point: behind which of the old ones it stands, -1 for before all, and how far on the way to the next.
    struct Inserted {
        int behind = -1;
        double part = 0;
        Point beyond; ///< of an end of a chain: from its last point on that side
    };
    std::vector<Inserted> inserted;
    std::vector<int> removed; ///< ascending
    Points before;
    bool isRing = true;
};

/// How far along the edge the point lies that is nearest to p.
double partOf(Point p, Point from, Point to)
{
    const Point edge = to - from;
    const double length = edge.x * edge.x + edge.y * edge.y;
    if (length == 0)
        return 0;
    return std::clamp(((p.x - from.x) * edge.x + (p.y - from.y) * edge.y) / length, 0.0, 1.0);
}

PointEdit::Inserted insertedAt(const Points &before, bool isRing, int behind, Point point)
{
    const auto last = static_cast<int>(before.size()) - 1;
    if (!isRing && behind < 0)
        return {-1, 0, point - before.constFirst()};
    if (!isRing && behind == last)
        return {last, 0, point - before.constLast()};
    const int edge = behind < 0 ? last : behind;
    return {edge, partOf(point, before.at(edge), before.at(edge == last ? 0 : edge + 1)), {}};
}

/// Where the points of the longer list stand that the shorter one has not; nothing where it has others, too.
std::optional<std::vector<int>> missingIn(const Points &shorter, const Points &longer)
{
    std::vector<int> missing;
    qsizetype at = 0;
    for (int i = 0; i < longer.size(); ++i) {
        if (at < shorter.size() && shorter.at(at) == longer.at(i))
            ++at;
        else
            missing.push_back(i);
    }
    if (at < shorter.size())
        return std::nullopt;
    return missing;
}

std::optional<PointEdit> pointEdit(const Outline &before, const Outline &after)
{
    const Points *old = pointList(before);
    const Points *now = pointList(after);
    if (!old || !now || before.index() != after.index() || old->size() == now->size() || old->isEmpty())
        return std::nullopt;
    const bool isRing = kindOf(before) == ShapeKind::Polygon;
    PointEdit edit{{}, {}, *old, isRing};
    if (old->size() > now->size()) {
        const std::optional<std::vector<int>> removed = missingIn(*now, *old);
        if (!removed)
            return std::nullopt;
        edit.removed = *removed;
        return edit;
    }
    const std::optional<std::vector<int>> inserted = missingIn(*old, *now);
    if (!inserted)
        return std::nullopt;
    for (std::size_t i = 0; i < inserted->size(); ++i) {
        const int at = (*inserted)[i];
        edit.inserted.push_back(insertedAt(*old, isRing, at - int(i) - 1, now->at(at)));
    }
    return edit;
}

/// The same edit of another outline of as many points, by how they go with each other.
PointEdit edited(const PointEdit &edit, const Points &other, const RingMatch &match)
{
    const auto count = static_cast<int>(other.size());
    PointEdit same{{}, {}, other, edit.isRing};
    for (const int removed : edit.removed)
        same.removed.push_back(match.of(removed, count));
    std::sort(same.removed.begin(), same.removed.end());
    for (PointEdit::Inserted inserted : edit.inserted) {
        if (edit.isRing) {
            const int from = match.of(inserted.behind, count);
            const int to = match.of(inserted.behind + 1, count);
            inserted.behind = match.runsBackwards ? to : from;
            inserted.part = match.runsBackwards ? 1 - inserted.part : inserted.part;
        }
        same.inserted.push_back(inserted);
    }
    std::stable_sort(same.inserted.begin(), same.inserted.end(),
                     [](const PointEdit::Inserted &a, const PointEdit::Inserted &b) {
                         return a.behind != b.behind ? a.behind < b.behind : a.part < b.part;
                     });
    return same;
}

Point placeOf(const PointEdit::Inserted &inserted, const PointEdit &edit)
{
    const auto last = static_cast<int>(edit.before.size()) - 1;
    if (!edit.isRing && inserted.behind < 0)
        return edit.before.constFirst() + inserted.beyond;
    if (!edit.isRing && inserted.behind == last)
        return edit.before.constLast() + inserted.beyond;
    const Point from = edit.before.at(inserted.behind);
    const Point to = edit.before.at(inserted.behind == last ? 0 : inserted.behind + 1);
    return from + (to - from) * inserted.part;
}

Points pointsAfter(const PointEdit &edit)
{
    Points points;
    auto next = edit.inserted.begin();
    const auto takeBehind = [&](int vertex) {
        for (; next != edit.inserted.end() && next->behind == vertex; ++next)
            points.append(placeOf(*next, edit));
    };
    takeBehind(-1);
    for (int i = 0; i < edit.before.size(); ++i) {
        if (!std::binary_search(edit.removed.begin(), edit.removed.end(), i))
            points.append(edit.before.at(i));
        takeBehind(i);
    }
    return points;
}

constexpr double seenDistance = 1.0 / 256; // pixels

/// Whether a line through all of them runs along one segment as closely as nobody sees: of a chain that from its first
/// point to its last, of a ring, which does not care how far a spike reaches, the one between the points farthest
/// apart.
bool isThin(std::span<const Point> path, bool isRing)
{
    const auto farthestFrom = [path](Point from) {
        return *std::max_element(path.begin(), path.end(), [from](Point a, Point b) {
            return geometry::distance(from, a) < geometry::distance(from, b);
        });
    };
    const Point from = isRing ? farthestFrom(path.front()) : path.front();
    const geometry::Segment along{from, isRing ? farthestFrom(from) : path.back()};
    return std::all_of(path.begin(), path.end(),
                       [&along](Point p) { return geometry::distance(p, along) <= seenDistance; });
}

/// Whether a path looks as the edge from its first point to its last: there may be spikes at both ends of it.
bool looksLikeAnEdge(std::span<const Point> path, bool isRing)
{
    const auto isAt = [](Point end) { return [end](Point p) { return geometry::distance(p, end) <= seenDistance; }; };
    const auto left = std::find_if(path.rbegin(), path.rend(), isAt(path.front())).base() - 1;
    const auto reached = std::find_if(left, path.end(), isAt(path.back()));
    const auto edge = std::span<const Point>(left, reached + 1);
    return isThin({path.begin(), left + 1}, isRing) && isThin(edge, isRing) && isThin({reached, path.end()}, isRing);
}

/// It takes out points that nobody sees are gone, as repairs do.
bool isUnseen(const PointEdit &edit)
{
    const auto count = static_cast<int>(edit.before.size());
    const auto isRemoved = [&edit](int i) { return std::binary_search(edit.removed.begin(), edit.removed.end(), i); };
    if (edit.removed.empty() || !edit.inserted.empty() || static_cast<int>(edit.removed.size()) == count)
        return false;
    int first = 0;
    while (isRemoved(first))
        ++first;
    if (!edit.isRing && (first > 0 || isRemoved(count - 1)))
        return false; // a chain became shorter
    Points run;
    for (int i = first; i <= (edit.isRing ? first + count : count - 1); ++i) {
        run.append(edit.before.at(i % count));
        if (isRemoved(i % count))
            continue;
        if (run.size() > 2 && !looksLikeAnEdge(run, edit.isRing))
            return false;
        run = {run.constLast()};
    }
    return true;
}

/// One sprite of both values.
class SpriteFollowing
{
public:
    SpriteFollowing(const Sprite &before, Document &document, int sprite)
        : m_before(before)
        , m_document(document)
        , m_sprite(sprite)
    {
    }

    void follow()
    {
        collect();
        for (const TrackId track : std::as_const(m_tracks))
            follow(track);
    }

private:
    const Sprite &now() const { return std::as_const(m_document).sprites.at(m_sprite); }

    void collect();
    void compare(const Frame *old, const Frame *frame);
    void follow(TrackId track);
    void turnIntoKeys(const QList<TrackPlace> &places, TrackId track);
    void editKeys(const QList<TrackPlace> &places);
    void editKeysFrom(const QList<TrackPlace> &keys, qsizetype at, int step, PointEdit edit);

    const Sprite &m_before;
    Document &m_document;
    int m_sprite;
    QSet<TrackId> m_tracks;            ///< that may have to be worked out anew
    QHash<ShapeId, Outline> m_changed; ///< outlines before, of shapes that have another one now
};

/// Which tracks are concerned.
void SpriteFollowing::collect()
{
    const QList<Frame> &frames = now().frames;
    bool isOtherRun = frames.size() != m_before.frames.size();
    Places<Frame> before(m_before.frames);
    for (int i = 0; i < frames.size(); ++i) {
        const Frame *old = before.find(*frames.at(i).id, i);
        isOtherRun = isOtherRun || !old || old != &m_before.frames.at(i) || old->duration != frames.at(i).duration ||
                     old->pivot != frames.at(i).pivot;
        if (!old || !old->shapes.isSharedWith(frames.at(i).shapes))
            compare(old, &frames.at(i));
    }
    if (isOtherRun)
        m_tracks.unite(tracksOf(now()));
}

void SpriteFollowing::compare(const Frame *old, const Frame *frame)
{
    std::span<const Shape> before = old ? std::span<const Shape>(old->shapes) : std::span<const Shape>();
    std::span<const Shape> now(frame->shapes);
    // Most edits leave alone what lies below and above: it need not be looked for.
    const auto isSame = [](const Shape &a, const Shape &b) {
        return a.id == b.id && a.track == b.track && a.between == b.between && a.outline == b.outline;
    };
    const auto below = std::mismatch(before.begin(), before.end(), now.begin(), now.end(), isSame).first;
    const auto same = static_cast<std::size_t>(below - before.begin());
    before = before.subspan(same);
    now = now.subspan(same);
    while (!before.empty() && !now.empty() && isSame(before.back(), now.back())) {
        before = before.first(before.size() - 1);
        now = now.first(now.size() - 1);
    }
    QHash<ShapeId, const Shape *> known;
    for (const Shape &shape : before) {
        if (shape.track)
            known.insert(shape.id, &shape);
    }
    for (const Shape &shape : now) {
        const Shape *then = known.take(shape.id);
        const bool isOther = !then || then->track != shape.track || then->between != shape.between;
        const bool isMoved = then && then->outline != shape.outline;
        if (isMoved && !isOther)
            m_changed.insert(shape.id, then->outline);
        if (shape.track && (isOther || isMoved))
            m_tracks.insert(shape.track);
        if (then && isOther)
            m_tracks.insert(then->track);
    }
    for (const Shape *gone : std::as_const(known))
        m_tracks.insert(gone->track);
}

void SpriteFollowing::follow(TrackId track)
{
    const QList<TrackPlace> places = placesOf(now(), track);
    const bool hasInBetweens = std::any_of(places.begin(), places.end(), [&](TrackPlace place) {
        return !isKey(shapeAt(std::as_const(m_document), m_sprite, place));
    });
    if (!hasInBetweens)
        return;
    editKeys(places);
    turnIntoKeys(places, track);
    m_document = withInBetweens(std::move(m_document), m_sprite, track);
}

void SpriteFollowing::turnIntoKeys(const QList<TrackPlace> &places, TrackId track)
{
    const auto isChanged = [&](TrackPlace place) {
        const Shape &shape = shapeAt(std::as_const(m_document), m_sprite, place);
        return !isKey(shape) && m_changed.contains(shape.id);
    };
    if (std::none_of(places.begin(), places.end(), isChanged))
        return;
    const Document worked = withInBetweens(m_document, m_sprite, track);
    for (const TrackPlace place : places) {
        const Shape shape = shapeAt(std::as_const(m_document), m_sprite, place);
        if (isChanged(place) && !isSameOutline(shape.outline, shapeAt(worked, m_sprite, place).outline))
            shapeAt(m_document, m_sprite, place) = withBetween(shape, Between::None);
    }
}

void SpriteFollowing::editKeys(const QList<TrackPlace> &places)
{
    QList<TrackPlace> keys = places;
    keys.removeIf([&](TrackPlace place) { return !isKey(shapeAt(std::as_const(m_document), m_sprite, place)); });
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const Shape &shape = shapeAt(std::as_const(m_document), m_sprite, keys.at(i));
        const auto before = m_changed.constFind(shape.id);
        const auto edit = before == m_changed.cend() ? std::nullopt : pointEdit(*before, shape.outline);
        if (!edit)
            continue;
        editKeysFrom(keys, i, -1, *edit);
        editKeysFrom(keys, i, 1, *edit);
        return; // of several keys that were edited at once, the others were edited by themselves
    }
}

void SpriteFollowing::editKeysFrom(const QList<TrackPlace> &keys, qsizetype at, int step, PointEdit edit)
{
    const bool staysUnseen = isUnseen(edit);
    for (qsizetype i = at + step; i >= 0 && i < keys.size(); i += step) {
        const Shape &shape = shapeAt(std::as_const(m_document), m_sprite, keys.at(i));
        const Points *points = pointList(shape.outline);
        const bool isRing = kindOf(shape.outline) == ShapeKind::Polygon;
        if (!points || isRing != edit.isRing || points->size() != edit.before.size() || m_changed.contains(shape.id))
            continue;
        edit = edited(edit, *points, isRing ? ringMatch(edit.before, *points) : RingMatch());
        if (!staysUnseen || isUnseen(edit))
            shapeAt(m_document, m_sprite, keys.at(i)).outline = withPoints(shape.outline, pointsAfter(edit));
    }
}

} // namespace

bool isSamePlace(Point a, Point b)
{
    return std::abs(a.x - b.x) <= sameOutlineReach && std::abs(a.y - b.y) <= sameOutlineReach;
}

bool isSameOutline(const Outline &a, const Outline &b)
{
    return areNear(a, b, sameOutlineReach);
}

std::optional<Outline> withSamePoints(const Outline &outline, const Outline &before, const Outline &after)
{
    const Points *points = pointList(outline);
    const std::optional<PointEdit> edit = pointEdit(before, after);
    if (!edit || outline.index() != before.index() || points->size() != edit->before.size())
        return std::nullopt;
    const RingMatch match = edit->isRing ? ringMatch(edit->before, *points) : RingMatch();
    return withPoints(outline, pointsAfter(edited(*edit, *points, match)));
}

Document withTracksFollowing(const Document &before, Document after)
{
    Places<Sprite> places(before.sprites);
    for (int i = 0; i < after.sprites.size(); ++i) {
        const Sprite &sprite = std::as_const(after).sprites.at(i);
        const Sprite *then = places.find(*sprite.id, i);
        if (!then || then->frames.isSharedWith(sprite.frames))
            continue;
        SpriteFollowing(*then, after, i).follow();
    }
    return after;
}

} // namespace hitbox
