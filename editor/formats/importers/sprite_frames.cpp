#include "formats/importers/sprite_frames.h"

#include "document/document.h"
#include "formats/importers/import_budget.h"

namespace hitbox {

namespace {

/// Version 3 lists textures, version 4 dictionaries with them.
SpriteFrame spriteFrameOf(const GodotValue &listed, double speed)
{
    const GodotValue *texture = listed.at("texture");
    const double count = godotNumber(texture ? listed.at("duration") : nullptr, 1);
    const double still = Frame().duration / 1000;
    return {texture ? texture : &listed, speed > 0 && count > 0 ? count / speed : still};
}

SpriteFrames listedAnimation(const GodotValue &listed)
{
    SpriteFrames animation;
    if (const GodotValue *name = listed.at("name"))
        animation.name = name->text;
    const GodotValue *loop = listed.at("loop");
    animation.play = loop && loop->truth ? GodotPlay::Forever : GodotPlay::Once;
    const double speed = godotNumber(listed.at("speed"), 5);
    if (const GodotValue *frames = listed.at("frames")) {
        for (const GodotValue &frame : frames->items)
            animation.frames.append(spriteFrameOf(frame, speed));
    }
    return animation;
}

} // namespace

bool isAnimatedSprite(const GodotSection &node)
{
    const QString type = node.textOf("type");
    return type == QLatin1String("AnimatedSprite2D") || type == QLatin1String("AnimatedSprite");
}

const GodotSection *spriteFramesOf(const GodotTree &tree, const GodotSection &node)
{
    const char *property = tree.dialect() == GodotDialect::Three ? "frames" : "sprite_frames";
    return isAnimatedSprite(node) ? tree.resource(node.property(property), GodotResource::Own) : nullptr;
}

QList<SpriteFrames> spriteFrames(const GodotTree &tree, const GodotSection &node)
{
    QList<SpriteFrames> found;
    const GodotSection *resource = spriteFramesOf(tree, node);
    const GodotValue *animations = resource ? resource->property("animations") : nullptr;
    if (!animations)
        return found;
    qsizetype count = 0;
    for (const GodotValue &listed : animations->items) {
        const SpriteFrames animation = listedAnimation(listed);
        count += animation.frames.size();
        refuseTooMany(ImportCount::Frames, count);
        if (!animation.frames.isEmpty())
            found.append(animation);
    }
    return found;
}

} // namespace hitbox
