#include "formats/importers/updated_tags.h"

#include "document/playback.h"
#include "document/tag_following.h"
#include "formats/importers/animation_layout.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

class UpdatedTagsWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// Those that the tag holds and that are in the other sprite too.
QSet<Id<Frame>> framesInBoth(const Tag &tag, const Sprite &sprite, const Sprite &other)
{
    QSet<Id<Frame>> all;
    for (const Frame &frame : other.frames)
        all.insert(frame.id);
    QSet<Id<Frame>> held;
    for (int i = tag.from; i <= tag.to && namesRun(tag, sprite.frames.size()); ++i) {
        if (all.contains(sprite.frames.at(i).id))
            held.insert(sprite.frames.at(i).id);
    }
    return held;
}

QString directionText(TagDirection direction)
{
    switch (direction) {
    case TagDirection::Forward: return UpdatedTagsWords::tr("forward");
    case TagDirection::Reverse: return UpdatedTagsWords::tr("in reverse");
    case TagDirection::PingPong: return UpdatedTagsWords::tr("there and back");
    case TagDirection::PingPongReverse: break;
    }
    return UpdatedTagsWords::tr("there and back from the end");
}

} // namespace

QList<Tag> tagsOfFile(const QList<Tag> &tags, const QList<int> &places)
{
    QList<Tag> there;
    for (const Tag &tag : tags) {
        const bool areKept =
            namesRun(tag, places.size()) &&
            std::all_of(places.begin() + tag.from, places.begin() + tag.to + 1, [](int place) { return place >= 0; });
        const std::optional<Tag> along = areKept ? tagAlong(tag, places) : std::nullopt;
        there += along ? QList<Tag>{*along} : tagsAt({tag}, places);
    }
    return there;
}

bool showAlike(const Tag &a, const Tag &b, const QList<Frame> &frames)
{
    Sprite sprite;
    sprite.frames = frames;
    sprite.tags = {a, b};
    return playOrder(sprite, 0) == playOrder(sprite, 1);
}

int updatedRepeat(const Tag &known, const Tag &ofFile, StatedParts stated)
{
    if (stated.testFlag(Stated::Repeats))
        return ofFile.repeat;
    const bool isLoopKept = (known.repeat == 1) == (ofFile.repeat == 1);
    return stated.testFlag(Stated::Loops) && !isLoopKept ? ofFile.repeat : known.repeat;
}

QStringList tagChanges(const Tag &tag, const Sprite &old, const Tag &now, const Sprite &updated)
{
    QStringList changes;
    if (tag.direction != now.direction)
        changes.append(directionText(tag.direction));
    if (framesInBoth(tag, old, updated) != framesInBoth(now, updated, old))
        changes.append(UpdatedTagsWords::tr("from “%1” to “%2”")
                           .arg(old.frames.value(tag.from).name, old.frames.value(tag.to).name));
    if (tag.repeat != now.repeat)
        changes.append(tag.repeat == 0 ? UpdatedTagsWords::tr("played for ever")
                                       : UpdatedTagsWords::tr("played so often: %1").arg(tag.repeat));
    return changes;
}

} // namespace hitbox
