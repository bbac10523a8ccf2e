#include "document/playback.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitbox {

QList<int> framesOf(const Sprite &sprite, int tag)
{
    const auto last = static_cast<int>(sprite.frames.size()) - 1;
    const bool isTag = tag >= 0 && tag < sprite.tags.size();
    const int from = isTag ? sprite.tags.at(tag).from : 0;
    const int to = isTag ? sprite.tags.at(tag).to : last;
    QList<int> frames;
    if (from < 0 || to > last)
        return frames;
    for (int frame = from; frame <= to; ++frame)
        frames.append(frame);
    return frames;
}

QList<int> playOrder(const Sprite &sprite, int tag)
{
    QList<int> order = framesOf(sprite, tag);
    if (tag < 0 || tag >= sprite.tags.size() || order.isEmpty())
        return order;
    switch (sprite.tags.at(tag).direction) {
    case TagDirection::Forward: break;
    case TagDirection::Reverse: std::reverse(order.begin(), order.end()); break;
    case TagDirection::PingPongReverse: std::reverse(order.begin(), order.end()); [[fallthrough]];
    case TagDirection::PingPong:
        for (qsizetype i = order.size() - 2; i > 0; --i)
            order.append(order.at(i));
        break;
    }
    return order;
}

QSet<int> playedFrames(const Sprite &sprite)
{
    QSet<int> played;
    for (int tag = sprite.tags.isEmpty() ? -1 : 0; tag < sprite.tags.size(); ++tag) {
        const QList<int> frames = framesOf(sprite, tag);
        played.unite(QSet<int>(frames.begin(), frames.end()));
    }
    return played;
}

int findTag(const Sprite &sprite, const QString &name)
{
    const auto tag = std::ranges::find(sprite.tags, name, &Tag::name);
    return tag == sprite.tags.end() ? -1 : static_cast<int>(tag - sprite.tags.begin());
}

int frameShownAt(const Sprite &sprite, const QList<int> &order, double milliseconds)
{
    double round = 0;
    for (const int frame : order)
        round += sprite.frames[frame].duration;
    if (round <= 0)
        return order.first();
    double left = std::fmod(milliseconds, round);
    for (const int frame : order) {
        left -= sprite.frames[frame].duration;
        if (left < 0)
            return frame;
    }
    return order.last();
}

Stage playedAt(const Document &document, Stage stage, double milliseconds)
{
    QHash<std::pair<QString, QString>, QString> shown; // by sprite and tag
    for (qsizetype i = 0; i < stage.instances.size(); ++i) {
        const Instance &instance = stage.instances.at(i);
        if (instance.tag.isEmpty())
            continue;
        const std::pair animation(instance.sprite, instance.tag);
        if (!shown.contains(animation)) {
            const Sprite *sprite = findSprite(document, instance.sprite);
            const int tag = sprite ? findTag(*sprite, instance.tag) : -1;
            const QList<int> order = tag < 0 ? QList<int>() : playOrder(*sprite, tag);
            shown.insert(animation, order.isEmpty()
                                        ? QString()
                                        : sprite->frames.at(frameShownAt(*sprite, order, milliseconds)).name);
        }
        const QString frame = shown.value(animation);
        if (!frame.isEmpty() && frame != instance.frame)
            stage.instances[i].frame = frame;
    }
    return stage;
}

} // namespace hitbox
