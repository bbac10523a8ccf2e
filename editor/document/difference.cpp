#include "document/difference.h"

#include <QHash>

#include <algorithm>
#include <type_traits>

namespace hitbox {

namespace {

/// The id that a thing is followed by.
template <class Thing>
auto identityOf(const Thing &thing)
{
    if constexpr (std::is_same_v<Thing, Shape>)
        return thing.id;
    else
        return *thing.id;
}

// What it was, with what it holds, where it stands and how its outline runs as these are now: what else differs is its
// own. The whole of it is taken, so that no member is forgotten.

template <class Thing>
const Thing &exceptWithin(const Thing &old, const Thing & /*now*/)
{
    return old;
}

FramePoint exceptWithin(FramePoint old, const FramePoint &now)
{
    old.at = now.at;
    old.angle = now.angle;
    return old;
}

Shape exceptWithin(Shape old, const Shape &now)
{
    if (old.kind() == now.kind())
        old.outline = now.outline;
    return old;
}

Frame exceptWithin(Frame old, const Frame &now)
{
    old.shapes = now.shapes;
    old.points = now.points;
    old.events = now.events;
    return old;
}

Sprite exceptWithin(Sprite old, const Sprite &now)
{
    old.frames = now.frames;
    old.tags = now.tags;
    return old;
}

Instance exceptWithin(Instance old, const Instance &now)
{
    old.position = now.position;
    old.rotation = now.rotation;
    old.scale = now.scale;
    return old;
}

Probe exceptWithin(Probe old, const Probe &now)
{
    if (kindOf(old.outline) == kindOf(now.outline))
        old.outline = now.outline;
    return old;
}

Stage exceptWithin(Stage old, const Stage &now)
{
    old.instances = now.instances;
    old.layers = now.layers;
    old.probes = now.probes;
    old.emitters = now.emitters;
    return old;
}

/// Works out what differs in a list, and hands both values of what is in both to `within`.
template <class Thing, class Id, class Within>
void compareLists(const QList<Thing> &before, const QList<Thing> &after, Changes<Id> &changes, const Within &within)
{
    if (before.isSharedWith(after))
        return;
    const auto compareThings = [&](const Thing &old, const Thing &now) {
        if (old != now) {
            changes.changed.insert(identityOf(now));
            if (exceptWithin(old, now) != now)
                changes.own.insert(identityOf(now));
        }
        within(old, now);
    };
    // Most edits leave alone what stands before and behind: only what is between has to be looked for.
    const auto isSame = [](const Thing &a, const Thing &b) { return identityOf(a) == identityOf(b); };
    const qsizetype atStart =
        std::mismatch(before.cbegin(), before.cend(), after.cbegin(), after.cend(), isSame).first - before.cbegin();
    const qsizetype atEnd =
        std::mismatch(before.crbegin(), before.crend() - atStart, after.crbegin(), after.crend() - atStart, isSame)
            .first -
        before.crbegin();
    for (qsizetype i = 0; i < atStart; ++i)
        compareThings(before.at(i), after.at(i));
    for (qsizetype i = 1; i <= atEnd; ++i)
        compareThings(before.at(before.size() - i), after.at(after.size() - i));
    static const Thing none;
    QHash<Id, qsizetype> places;
    places.reserve(before.size() - atEnd - atStart);
    for (qsizetype i = atStart; i < before.size() - atEnd; ++i)
        places.insert(identityOf(before.at(i)), i);
    qsizetype last = -1;
    for (qsizetype i = atStart; i < after.size() - atEnd; ++i) {
        const Thing &now = after.at(i);
        const auto found = places.constFind(identityOf(now));
        if (found == places.cend()) {
            changes.added.insert(identityOf(now));
            within(none, now);
            continue;
        }
        changes.order = changes.order || *found < last;
        last = *found;
        compareThings(before.at(*found), now);
        places.erase(found);
    }
    for (const qsizetype place : std::as_const(places)) {
        changes.gone.insert(identityOf(before.at(place)));
        within(before.at(place), none);
    }
}

/// They are equal, which takes no look at sprites, stages and categories.
bool isSharedWith(const Document &a, const Document &b)
{
    return a.sprites.isSharedWith(b.sprites) && a.stages.isSharedWith(b.stages) &&
           a.categories.isSharedWith(b.categories) && a == b;
}

constexpr auto nothingWithin = [](const auto &, const auto &) {};

} // namespace

Difference differenceBetween(const Document &before, const Document &after)
{
    Difference difference;
    const auto frames = [&](const Frame &old, const Frame &now) {
        compareLists(old.shapes, now.shapes, difference.shapes, nothingWithin);
        compareLists(old.points, now.points, difference.points, nothingWithin);
        compareLists(old.events, now.events, difference.events, nothingWithin);
    };
    compareLists(before.sprites, after.sprites, difference.sprites, [&](const Sprite &old, const Sprite &now) {
        compareLists(old.frames, now.frames, difference.frames, frames);
        compareLists(old.tags, now.tags, difference.tags, nothingWithin);
    });
    compareLists(before.stages, after.stages, difference.stages, [&](const Stage &old, const Stage &now) {
        compareLists(old.instances, now.instances, difference.instances, nothingWithin);
        compareLists(old.layers, now.layers, difference.layers, nothingWithin);
        compareLists(old.probes, now.probes, difference.probes, nothingWithin);
        compareLists(old.emitters, now.emitters, difference.emitters, nothingWithin);
    });
    compareLists(before.categories, after.categories, difference.categories, nothingWithin);
    difference.project = before.engine != after.engine || before.rules != after.rules ||
                         before.exportProfiles != after.exportProfiles || before.conflicts != after.conflicts ||
                         before.properties != after.properties || before.extras != after.extras;
    difference.exists = difference.project || before.nextShapeId != after.nextShapeId || !difference.sprites.empty() ||
                        !difference.stages.empty() || !difference.categories.empty();
    return difference;
}

const Difference &LastDifference::between(const Document &before, const Document &after)
{
    if (!isSharedWith(before, m_before) || !isSharedWith(after, m_after)) {
        m_difference = differenceBetween(before, after);
        m_before = before;
        m_after = after;
    }
    return m_difference;
}

} // namespace hitbox
