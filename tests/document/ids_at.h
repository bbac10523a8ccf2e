#pragma once

#include "document/places.h"

/// Things by their places, as tests name them. A place that does not exist gives no id.
namespace hitbox {

template <class Thing>
Id<Thing> idAt(const QList<Thing> &things, int place)
{
    return place >= 0 && place < things.size() ? *things.at(place).id : Id<Thing>();
}

template <class Thing>
QSet<Id<Thing>> idsAt(const QList<Thing> &things, const QList<int> &places)
{
    QSet<Id<Thing>> ids;
    for (const int place : places)
        ids.insert(idAt(things, place));
    return ids;
}

/// Those of everything in the document, kind by kind and then as they stand.
inline QList<quint64> allIds(const Document &document)
{
    QList<quint64> ids;
    const auto take = [&ids](const auto &things) {
        for (const auto &thing : things)
            ids.append((*thing.id).number());
    };
    take(document.categories);
    take(document.sprites);
    take(document.stages);
    for (const Sprite &sprite : document.sprites) {
        take(sprite.frames);
        take(sprite.tags);
    }
    for (const Stage &stage : document.stages) {
        take(stage.instances);
        take(stage.layers);
        take(stage.probes);
        take(stage.emitters);
    }
    return ids;
}

} // namespace hitbox
