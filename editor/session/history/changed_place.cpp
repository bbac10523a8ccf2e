#include "session/history/changed_place.h"

#include <cstdlib>

namespace hitbox {

namespace {

template <typename Id>
bool isNewOrChanged(const Changes<Id> &changes, Id id)
{
    return changes.added.contains(id) || changes.changed.contains(id);
}

/// -1 for none.
int nearestChanged(const Sprite &sprite, const Difference &difference, int frame)
{
    int nearest = -1;
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const bool isNearer = nearest < 0 || std::abs(i - frame) < std::abs(nearest - frame);
        if (isNearer && isNewOrChanged(difference.frames, *sprite.frames.at(i).id))
            nearest = i;
    }
    return nearest;
}

} // namespace

FrameRef placeOfChange(const Document &now, const Difference &difference, FrameRef inView)
{
    const bool isOfFrames = !difference.frames.added.isEmpty() || !difference.frames.changed.isEmpty();
    const Frame *seen = findFrame(now, inView);
    if (!isOfFrames || !difference.categories.empty() || (seen && isNewOrChanged(difference.frames, *seen->id)))
        return {};
    if (const Sprite *sprite = findSprite(now, inView.sprite)) {
        if (const int frame = nearestChanged(*sprite, difference, inView.frame); frame >= 0)
            return {inView.sprite, frame};
    }
    for (int i = 0; i < now.sprites.size(); ++i) {
        if (const int frame = nearestChanged(now.sprites.at(i), difference, 0); frame >= 0)
            return {i, frame};
    }
    return {};
}

int stageOfChange(const Document &now, const Difference &difference, int inView)
{
    const Stage *seen = findStage(now, inView);
    if (!difference.categories.empty() || (seen && isNewOrChanged(difference.stages, *seen->id)))
        return -1;
    for (int i = 0; i < now.stages.size(); ++i) {
        if (isNewOrChanged(difference.stages, *now.stages.at(i).id))
            return i;
    }
    return -1;
}

} // namespace hitbox
