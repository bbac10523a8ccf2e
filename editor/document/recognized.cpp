#include "document/recognized.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace hitbox {

namespace {

/// The n-th thing of a key is the n-th of that key before; `takeParts` is called with both.
template <class Thing, class KeyOf, class TakeParts>
void recognize(QList<Thing> &things, const QList<Thing> &before, const KeyOf &keyOf, const TakeParts &takeParts)
{
    using Key = decltype(keyOf(std::declval<const Thing &>()));
    QHash<Key, QList<const Thing *>> known;
    for (const Thing &thing : before)
        known[keyOf(thing)].append(&thing);
    QHash<Key, qsizetype> taken;
    for (Thing &thing : things) {
        const Key key = keyOf(thing);
        const QList<const Thing *> alike = known.value(key);
        qsizetype &next = taken[key];
        if (next >= alike.size())
            continue;
        const Thing &same = *alike.at(next++);
        thing.id = same.id;
        takeParts(thing, same);
    }
}

template <class Thing>
void recognizeByName(QList<Thing> &things, const QList<Thing> &before)
{
    recognize(
        things, before, [](const Thing &thing) { return thing.name; }, [](Thing &, const Thing &) {});
}

auto pictureKey(const Frame &frame)
{
    const QRect &rect = frame.rect;
    return std::pair(frame.image, std::pair(std::pair(rect.x(), rect.y()), std::pair(rect.width(), rect.height())));
}

void takeFrameParts(Frame &frame, const Frame &before)
{
    recognizeByName(frame.points, before.points);
    recognizeByName(frame.events, before.events);
}

void takeSpriteParts(Sprite &sprite, const Sprite &before)
{
    recognizeByName(sprite.tags, before.tags);
    recognize(sprite.frames, before.frames, pictureKey, takeFrameParts);
}

void takeStageParts(Stage &stage, const Stage &before)
{
    const auto shown = [](const Instance &instance) { return std::pair(instance.sprite, instance.frame); };
    const auto any = [](const Probe &) { return 0; };
    recognize(stage.instances, before.instances, shown, [](Instance &, const Instance &) {});
    recognize(stage.probes, before.probes, any, [](Probe &, const Probe &) {});
    recognizeByName(stage.layers, before.layers);
    recognizeByName(stage.emitters, before.emitters);
}

} // namespace

Document recognized(Document read, const Document &before)
{
    recognizeByName(read.categories, before.categories);
    recognize(
        read.sprites, before.sprites, [](const Sprite &sprite) { return sprite.name; }, takeSpriteParts);
    recognize(
        read.stages, before.stages, [](const Stage &stage) { return stage.name; }, takeStageParts);
    read.nextShapeId = std::max(read.nextShapeId, before.nextShapeId);
    return read;
}

} // namespace hitbox
