#pragma once

#include "document/document.h"

/// Copies that are to stand beside what they are copies of, within one project: with ids of their own, and so are all
/// things within them. Shapes keep their numbers, which FreshIds is for.
namespace hitbox {

Sprite renewed(Sprite sprite);
Frame renewed(Frame frame);
FramePoint renewed(FramePoint point);
FrameEvent renewed(FrameEvent event);
Tag renewed(Tag tag);
Category renewed(Category category);
Stage renewed(Stage stage);
Instance renewed(Instance instance);
StageLayer renewed(StageLayer layer);
Probe renewed(Probe probe);
Emitter renewed(Emitter emitter);

template <class Thing>
QList<Thing> renewed(QList<Thing> things)
{
    for (Thing &thing : things)
        thing = renewed(std::move(thing));
    return things;
}

} // namespace hitbox
