#include "images/animated_sprite.h"

#include "images/frame_sheet.h"

namespace hitbox {

TagDirection tagDirectionOf(PlayDirection direction)
{
    switch (direction) {
    case PlayDirection::Forward: return TagDirection::Forward;
    case PlayDirection::Reverse: return TagDirection::Reverse;
    case PlayDirection::PingPong: return TagDirection::PingPong;
    case PlayDirection::PingPongReverse: return TagDirection::PingPongReverse;
    }
    return TagDirection::Forward;
}

Sprite animatedSprite(const QString &name, const QString &storedPath, const AnimatedPicture &animation)
{
    Sprite sprite;
    sprite.name = name;
    sprite.image = storedPath;
    const auto count = static_cast<int>(animation.durations.size());
    for (int i = 0; i < count; ++i) {
        Frame frame;
        frame.name = count == 1 ? name : name + u'_' + QString::number(i);
        frame.rect = frameSheetPlace(animation.size, i);
        frame.size = animation.size;
        frame.pivot = {animation.size.width() / 2.0, animation.size.height() / 2.0};
        frame.duration = animation.durations[i];
        sprite.frames.append(frame);
    }
    for (const AnimationTag &from : animation.tags) {
        Tag tag;
        tag.name = from.name;
        tag.from = from.from;
        tag.to = from.to;
        tag.direction = tagDirectionOf(from.direction);
        tag.repeat = from.repeat;
        sprite.tags.append(tag);
    }
    return sprite;
}

} // namespace hitbox
