#pragma once

#include "document/document.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <algorithm>
#include <utility>

/// Where things stand in the lists that they are in. A list is looked through: an index would have to be made anew for
/// every step of a drag, of which each asks once or twice.
namespace hitbox {

/// -1 when it is not there. `guess` is tried first: where it stood last.
template <class Thing>
int placeOf(const QList<Thing> &things, Id<Thing> id, int guess = -1)
{
    if (guess >= 0 && guess < things.size() && things.at(guess).id == id)
        return guess;
    for (int i = 0; id && i < things.size(); ++i) {
        if (things.at(i).id == id)
            return i;
    }
    return -1;
}

/// The thing in the list, as long as that is not changed; nullptr when it is not there.
template <class Thing>
const Thing *findThing(const QList<Thing> &things, Id<Thing> id, int guess = -1)
{
    const int place = placeOf(things, id, guess);
    return place < 0 ? nullptr : &things.at(place);
}

/// placeOf() for many questions about one list, which outlives it: it is looked through once, and only where a guess is
/// wrong.
template <class Thing>
class Places
{
public:
    explicit Places(const QList<Thing> &things)
        : m_things(things)
    {
    }

    int of(Id<Thing> id, int guess = -1)
    {
        if (guess >= 0 && guess < m_things.size() && m_things.at(guess).id == id)
            return guess;
        if (m_known.isEmpty()) {
            m_known.reserve(m_things.size());
            for (int i = 0; i < m_things.size(); ++i) {
                if (!m_known.contains(m_things.at(i).id))
                    m_known.insert(m_things.at(i).id, i);
            }
        }
        return id ? m_known.value(id, -1) : -1;
    }

    const Thing *find(Id<Thing> id, int guess = -1)
    {
        const int place = of(id, guess);
        return place < 0 ? nullptr : &m_things.at(place);
    }

private:
    const QList<Thing> &m_things;
    QHash<Id<Thing>, int> m_known;
};

/// {-1, -1} for a frame that is not there. `guess` as above.
FrameRef placeOf(const Document &document, Id<Frame> frame, FrameRef guess = {});

/// Where a frame of another value of the same project is; {-1, -1} for one that is gone.
FrameRef followed(FrameRef frame, const Document &from, const Document &to);

/// The places of things that are there, ascending.
template <class Thing>
QList<int> placesOf(const QList<Thing> &things, const QSet<Id<Thing>> &ids)
{
    QList<int> places;
    for (int i = 0; places.size() < ids.size() && i < things.size(); ++i) {
        if (ids.contains(things.at(i).id))
            places.append(i);
    }
    return places;
}

/// The ids of things that are there.
template <class Thing>
QSet<Id<Thing>> stillIn(const QSet<Id<Thing>> &ids, const QList<Thing> &things)
{
    const QList<int> places = placesOf(things, ids);
    if (places.size() == ids.size())
        return ids;
    QSet<Id<Thing>> found;
    for (const int place : places)
        found.insert(things.at(place).id);
    return found;
}

template <class Thing>
QSet<Id<Thing>> idsOf(const QList<Thing> &things)
{
    QSet<Id<Thing>> ids;
    ids.reserve(things.size());
    for (const Thing &thing : things)
        ids.insert(thing.id);
    return ids;
}

/// Tells these things from all others, for keys by which steps of history merge.
template <class Thing>
QString namedBy(const QSet<Id<Thing>> &ids)
{
    QList<Id<Thing>> ordered = ids.values();
    std::sort(ordered.begin(), ordered.end());
    QString name;
    for (const Id<Thing> id : std::as_const(ordered))
        name += QStringLiteral(",%1").arg(id.number());
    return name;
}

} // namespace hitbox
