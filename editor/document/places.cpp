#include "document/places.h"

namespace hitbox {

FrameRef placeOf(const Document &document, Id<Frame> frame, FrameRef guess)
{
    if (const Frame *there = findFrame(document, guess); there && there->id == frame)
        return guess;
    for (int sprite = 0; sprite < document.sprites.size(); ++sprite) {
        if (const int place = placeOf(document.sprites.at(sprite).frames, frame); place >= 0)
            return {sprite, place};
    }
    return {};
}

FrameRef followed(FrameRef frame, const Document &from, const Document &to)
{
    const Frame *before = findFrame(from, frame);
    return before ? placeOf(to, *before->id, frame) : FrameRef();
}

} // namespace hitbox
