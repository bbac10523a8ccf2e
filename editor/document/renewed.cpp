#include "document/renewed.h"

#include <utility>

namespace hitbox {

namespace {

template <class Thing>
Thing withFreshId(Thing thing)
{
    thing.id = {};
    return thing;
}

} // namespace

Sprite renewed(Sprite sprite)
{
    sprite.frames = renewed(std::move(sprite.frames));
    sprite.tags = renewed(std::move(sprite.tags));
    return withFreshId(std::move(sprite));
}

Frame renewed(Frame frame)
{
    frame.points = renewed(std::move(frame.points));
    frame.events = renewed(std::move(frame.events));
    return withFreshId(std::move(frame));
}

FramePoint renewed(FramePoint point)
{
    return withFreshId(std::move(point));
}

FrameEvent renewed(FrameEvent event)
{
    return withFreshId(std::move(event));
}

Tag renewed(Tag tag)
{
    return withFreshId(std::move(tag));
}

Category renewed(Category category)
{
    return withFreshId(std::move(category));
}

Stage renewed(Stage stage)
{
    stage.instances = renewed(std::move(stage.instances));
    stage.layers = renewed(std::move(stage.layers));
    stage.probes = renewed(std::move(stage.probes));
    stage.emitters = renewed(std::move(stage.emitters));
    return withFreshId(std::move(stage));
}

Instance renewed(Instance instance)
{
    return withFreshId(std::move(instance));
}

StageLayer renewed(StageLayer layer)
{
    return withFreshId(std::move(layer));
}

Probe renewed(Probe probe)
{
    return withFreshId(std::move(probe));
}

Emitter renewed(Emitter emitter)
{
    return withFreshId(std::move(emitter));
}

} // namespace hitbox
