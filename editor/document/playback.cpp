#include "document/playback.h"

#include <algorithm>
#include <cmath>

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
    case TagDirection::PingPong:
        for (qsizetype i = order.size() - 2; i > 0; --i)
            order.append(order.at(i));
        break;
    }
    return order;
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

} // namespace hitbox
