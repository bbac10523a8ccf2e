#include "document/frame_edits.h"

#include "document/fresh_ids.h"
#include "document/names.h"
#include "document/order.h"
#include "document/renewed.h"
#include "document/tag_following.h"
#include "document/tracks.h"

#include <algorithm>

namespace hitbox {

namespace {

/// The run after a move, by the law of the header. `order` as orderAfterMove() answers it.
Tag followed(Tag tag, const QList<int> &order, const QSet<int> &moving)
{
    const QList<int> places = placesIn(order);
    QList<int> staying;
    for (int frame = tag.from; frame <= tag.to; ++frame) {
        if (!moving.contains(frame))
            staying.append(frame);
    }
    const bool goesAlong = staying.isEmpty();
    const int first = goesAlong ? tag.from : staying.constFirst();
    const int last = goesAlong ? tag.to : staying.constLast();
    const Tag before = tag;
    const auto belongs = [&](qsizetype place) {
        const int frame = order.value(place, -1);
        return frame >= before.from && frame <= before.to;
    };
    tag.from = places.at(first);
    tag.to = places.at(last);
    while (belongs(tag.from - 1))
        --tag.from;
    while (belongs(tag.to + 1))
        ++tag.to;
    return tag;
}

/// The run without the frames that go, or nothing when none is left.
std::optional<Tag> shrunk(Tag tag, const QSet<int> &going)
{
    int before = 0;
    int within = 0;
    for (const int frame : going) {
        before += frame < tag.from ? 1 : 0;
        within += frame >= tag.from && frame <= tag.to ? 1 : 0;
    }
    const int left = tag.to - tag.from + 1 - within;
    if (left == 0)
        return std::nullopt;
    tag.from -= before;
    tag.to = tag.from + left - 1;
    return tag;
}

/// Of two sprites or two tags with one name, instances mean the first.
bool isTagOf(const Document &document, int sprite, int tag)
{
    const Sprite &owner = document.sprites.at(sprite);
    const auto first = std::find_if(owner.tags.cbegin(), owner.tags.cend(),
                                    [&](const Tag &candidate) { return candidate.name == owner.tags.at(tag).name; });
    return first - owner.tags.cbegin() == tag && findSprite(document, owner.name) == &owner;
}

void renameTagInInstances(Document &document, const QString &sprite, const QString &before, const QString &after)
{
    for (Stage &stage : document.stages) {
        for (Instance &instance : stage.instances) {
            if (instance.sprite == sprite && instance.tag == before)
                instance.tag = after;
        }
    }
}

} // namespace

Document moveFrames(Document document, int sprite, const QList<int> &frames, int before)
{
    Sprite &target = document.sprites[sprite];
    const QList<int> order = orderAfterMove(static_cast<int>(target.frames.size()), frames, before);
    const QSet<int> moving(frames.begin(), frames.end());
    for (Tag &tag : target.tags) {
        if (namesRun(tag, target.frames.size()))
            tag = followed(tag, order, moving);
    }
    target.frames = inOrder(target.frames, order);
    return document;
}

Document removeFrames(Document document, int sprite, const QList<int> &frames)
{
    Sprite &target = document.sprites[sprite];
    const QSet<int> going(frames.begin(), frames.end());
    QList<Tag> tags;
    for (const Tag &tag : std::as_const(target.tags)) {
        if (!namesRun(tag, target.frames.size()))
            tags.append(tag);
        else if (const std::optional<Tag> left = shrunk(tag, going))
            tags.append(*left);
    }
    target.tags = tags;
    target.frames = withoutIndices(target.frames, frames);
    return document;
}

Document insertFrames(Document document, int sprite, QList<Frame> frames, int before)
{
    const auto count = static_cast<int>(frames.size());
    FreeNames names(namesOf(document.sprites.at(sprite).frames));
    QList<ArrivingShapes> arriving;
    arriving.reserve(count);
    for (const Frame &frame : std::as_const(frames))
        arriving.append({frame.shapes, {}});
    arriving = withTracksOf(document, sprite, std::move(arriving));
    FreshIds ids(document);
    for (Frame &frame : frames) {
        frame.shapes = arriving.takeFirst().shapes;
        frame.name = names.takeLike(frame.name);
        for (Shape &shape : frame.shapes)
            shape.id = ids.take();
        frame = renewed(std::move(frame));
    }
    Sprite &target = document.sprites[sprite];
    for (Tag &tag : target.tags) {
        if (!namesRun(tag, target.frames.size()))
            continue;
        tag.from += tag.from >= before ? count : 0;
        tag.to += tag.to >= before - 1 ? count : 0;
    }
    target.frames = withInserted(target.frames, std::move(frames), before);
    return document;
}

Document duplicateFrames(Document document, int sprite, const QList<int> &frames)
{
    QList<int> sorted = frames;
    std::sort(sorted.begin(), sorted.end());
    QList<Frame> copies;
    copies.reserve(sorted.size());
    for (const int frame : std::as_const(sorted))
        copies.append(document.sprites.at(sprite).frames.at(frame));
    if (copies.isEmpty())
        return document;
    return insertFrames(std::move(document), sprite, std::move(copies), sorted.constLast() + 1);
}

Document withDuration(Document document, int sprite, const QList<int> &frames, double milliseconds)
{
    for (const int frame : frames)
        document.sprites[sprite].frames[frame].duration = milliseconds;
    return document;
}

Document withPivot(Document document, int sprite, const QList<int> &frames, geometry::Point pivot)
{
    for (const int frame : frames)
        document.sprites[sprite].frames[frame].pivot = pivot;
    return document;
}

Document moveShapes(Document document, FrameRef ref, const QSet<ShapeId> &shapes, int before)
{
    QList<Shape> &list = document.sprites[ref.sprite].frames[ref.frame].shapes;
    QList<int> which;
    for (int i = 0; i < list.size(); ++i) {
        if (shapes.contains(list.at(i).id))
            which.append(i);
    }
    list = inOrder(list, orderAfterMove(static_cast<int>(list.size()), which, before));
    return document;
}

Document restackShapes(Document document, FrameRef ref, const QSet<ShapeId> &shapes, Restack step)
{
    QList<Shape> &list = document.sprites[ref.sprite].frames[ref.frame].shapes;
    QList<int> which;
    for (int i = 0; i < list.size(); ++i) {
        if (shapes.contains(list.at(i).id))
            which.append(i);
    }
    list = inOrder(list, orderAfterRestack(QList<int>(list.size(), 0), which, step));
    return document;
}

Document addTag(Document document, int sprite, Tag tag)
{
    QList<Tag> &tags = document.sprites[sprite].tags;
    tag.name = freeName(tag.name, namesOf(tags));
    tags.append(renewed(std::move(tag)));
    return document;
}

Document withTag(Document document, int sprite, int index, Tag tag)
{
    const QString before = document.sprites.at(sprite).tags.at(index).name;
    if (tag.name != before && isTagOf(document, sprite, index))
        renameTagInInstances(document, document.sprites.at(sprite).name, before, tag.name);
    tag.id = document.sprites.at(sprite).tags.at(index).id;
    document.sprites[sprite].tags[index] = std::move(tag);
    return document;
}

Document removeTag(Document document, int sprite, int index)
{
    document.sprites[sprite].tags.removeAt(index);
    return document;
}

} // namespace hitbox
