#include "document/tag_following.h"

#include "document/places.h"

#include <QHash>

#include <algorithm>

namespace hitbox {

namespace {

/// Frames of a tag that follow each other, with nothing but new ones between them.
struct TagRun {
    int from = 0; ///< places now
    int to = 0;
    int count = 0;  ///< of frames that the tag held
    int eldest = 0; ///< the place before of the first of them in the tag

    bool isBetterThan(const TagRun &other) const
    {
        return count != other.count ? count > other.count : eldest < other.eldest;
    }
};

/// `before` has for each place the frame that stood elsewhere before, or stands where it did; new ones are not in it.
TagRun longestRun(const Tag &tag, const QList<int> &held, const QHash<int, int> &before)
{
    TagRun best;
    TagRun run;
    for (qsizetype i = 0; i < held.size(); ++i) {
        const int place = held.at(i);
        const int frame = before.value(place);
        bool goesOn = i > 0;
        for (int between = goesOn ? run.to + 1 : place; between < place && goesOn; ++between)
            goesOn = !before.contains(between);
        run = goesOn ? TagRun{run.from, place, run.count + 1, std::min(run.eldest, frame)}
                     : TagRun{place, place, 1, frame};
        if (run.isBetterThan(best))
            best = run;
    }
    Q_ASSERT(best.eldest >= tag.from && best.eldest <= tag.to);
    return best;
}

} // namespace

bool namesRun(const Tag &tag, qsizetype frames)
{
    return tag.from >= 0 && tag.from <= tag.to && tag.to < frames;
}

bool holdsFrame(const Sprite &sprite, const Tag &tag, int frame)
{
    return namesRun(tag, sprite.frames.size()) && tag.from <= frame && frame <= tag.to;
}

QList<bool> inAnyTag(const QList<Tag> &tags, qsizetype frames)
{
    QList<int> begins(frames + 1); // of tags less those that ended before
    for (const Tag &tag : tags) {
        if (!namesRun(tag, frames))
            continue;
        ++begins[tag.from];
        --begins[tag.to + 1];
    }
    QList<bool> isTagged(frames, false);
    int open = 0;
    for (qsizetype frame = 0; frame < frames; ++frame) {
        open += begins.at(frame);
        isTagged[frame] = open > 0;
    }
    return isTagged;
}

const Tag *shortestTagAt(const Sprite &sprite, int frame)
{
    const Tag *shortest = nullptr;
    for (const Tag &tag : sprite.tags) {
        const bool isShorter = !shortest || tag.to - tag.from < shortest->to - shortest->from;
        if (isShorter && holdsFrame(sprite, tag, frame))
            shortest = &tag;
    }
    return shortest;
}

QList<Tag> tagsAt(const QList<Tag> &tags, const QList<int> &places)
{
    QHash<int, int> before;
    for (int frame = 0; frame < places.size(); ++frame) {
        if (places.at(frame) >= 0)
            before.insert(places.at(frame), frame);
    }
    QList<Tag> after;
    for (Tag tag : tags) {
        if (!namesRun(tag, places.size())) {
            after.append(tag);
            continue;
        }
        QList<int> held = places.mid(tag.from, tag.to - tag.from + 1);
        held.removeAll(-1);
        if (held.isEmpty())
            continue;
        std::sort(held.begin(), held.end());
        const TagRun run = longestRun(tag, held, before);
        tag.from = run.from;
        tag.to = run.to;
        after.append(tag);
    }
    return after;
}

QList<TagLoss> tagLosses(const Sprite &before, const Sprite &after)
{
    QList<TagLoss> losses;
    for (const Tag &tag : before.tags) {
        const Tag *now = findThing(after.tags, *tag.id);
        if (!now || !namesRun(tag, before.frames.size()))
            continue;
        QSet<Id<Frame>> held;
        for (const Frame &frame : before.frames.mid(tag.from, tag.to - tag.from + 1))
            held.insert(frame.id);
        TagLoss loss{now->name, {}};
        for (int i = 0; i < after.frames.size(); ++i) {
            if ((i < now->from || i > now->to) && held.contains(after.frames.at(i).id))
                loss.frames.append(after.frames.at(i).name);
        }
        if (!loss.frames.isEmpty())
            losses.append(loss);
    }
    return losses;
}

} // namespace hitbox
