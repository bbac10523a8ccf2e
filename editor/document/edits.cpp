#include "document/edits.h"

#include "document/conflict_edits.h"
#include "document/fresh_ids.h"
#include "document/renewed.h"
#include "document/tracks.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Gives ids to the frame's shapes that have none.
void completeIds(Document &document, Frame &frame)
{
    for (const Shape &shape : std::as_const(frame.shapes)) {
        keepNextIdAbove(document, shape.id);
        keepNextIdAbove(document, {shape.track.value});
    }
    const auto lacksId = [](const Shape &shape) { return !shape.id; };
    if (std::none_of(frame.shapes.cbegin(), frame.shapes.cend(), lacksId))
        return;
    FreshIds ids(document);
    ids.avoid(frame.shapes);
    for (Shape &shape : frame.shapes) {
        if (lacksId(shape))
            shape.id = ids.take();
    }
}

Frame &frameAt(Document &document, FrameRef ref)
{
    Q_ASSERT(findFrame(document, ref));
    return document.sprites[ref.sprite].frames[ref.frame];
}

template <typename Change>
void changeInstances(Document &document, const Change &change)
{
    for (Stage &stage : document.stages) {
        for (Instance &instance : stage.instances)
            change(instance);
    }
}

} // namespace

Document emptyProject()
{
    Document document;
    Category hurt{
        .name = QStringLiteral("hurt"), .color = QStringLiteral("#3fa7ff"), .bits = 1, .hits = {}, .extras = {}};
    Category hit{.name = QStringLiteral("hit"),
                 .color = QStringLiteral("#ff8a3d"),
                 .bits = 2,
                 .hits = {hurt.name},
                 .extras = {}};
    Category body{
        .name = QStringLiteral("body"), .color = QStringLiteral("#35c9a5"), .bits = 4, .hits = {}, .extras = {}};
    body.hits = {body.name};
    document.categories = {hurt, hit, body};
    return document;
}

Document withFrame(Document document, FrameRef ref, Frame frame)
{
    completeIds(document, frame);
    Frame &place = frameAt(document, ref);
    frame.id = place.id;
    place = std::move(frame);
    return document;
}

Document withSprites(Document document, QList<Sprite> sprites)
{
    QSet<int> taken = idsOf(document);
    for (const int id : std::as_const(taken))
        keepNextIdAbove(document, {id});
    FreshIds ids(document);
    const auto keepOwn = [&](Shape &shape) {
        if (taken.contains(shape.id.value))
            shape.id = {};
        if (shape.id)
            taken.insert(shape.id.value);
        keepNextIdAbove(document, shape.id);
        keepNextIdAbove(document, {shape.track.value});
    };
    for (Sprite &sprite : sprites) {
        for (Frame &frame : sprite.frames) {
            std::for_each(frame.shapes.begin(), frame.shapes.end(), keepOwn);
            ids.avoid(frame.shapes);
        }
    }
    FreeNames names(namesOf(document.sprites));
    for (Sprite &sprite : sprites) {
        for (Frame &frame : sprite.frames) {
            for (Shape &shape : frame.shapes) {
                if (!shape.id)
                    shape.id = ids.take();
            }
        }
        sprite.name = names.take(sprite.name);
    }
    document.sprites.append(renewed(std::move(sprites)));
    return document;
}

Document withSprite(Document document, Sprite sprite)
{
    return withSprites(std::move(document), {std::move(sprite)});
}

Document withoutSprite(Document document, int sprite)
{
    document.sprites.removeAt(sprite);
    return document;
}

Document renameSprite(Document document, int sprite, const QString &name)
{
    const Sprite *renamed = findSprite(document, sprite);
    Q_ASSERT(renamed);
    const QString before = renamed->name;
    // Of two sprites with one name, instances mean the first.
    const bool isMeant = findSprite(document, before) == renamed;
    document.sprites[sprite].name = name;
    if (isMeant) {
        changeInstances(document, [&](Instance &instance) {
            if (instance.sprite == before)
                instance.sprite = name;
        });
        renameInConflicts(document, {{"sprites", before}}, name);
    }
    return document;
}

Document renameFrame(Document document, FrameRef ref, const QString &name)
{
    const Frame *renamed = findFrame(document, ref);
    Q_ASSERT(renamed);
    const QString sprite = document.sprites[ref.sprite].name;
    const QString before = renamed->name;
    const bool isMeant = findFrame(document, sprite, before) == renamed;
    frameAt(document, ref).name = name;
    if (isMeant) {
        changeInstances(document, [&](Instance &instance) {
            if (instance.sprite == sprite && instance.frame == before)
                instance.frame = name;
        });
        renameInConflicts(document, {{"sprites", sprite}, {"frames", before}}, name);
    }
    return document;
}

Document renameFrames(Document document, int sprite, const QList<int> &frames, const QStringList &names)
{
    const Sprite &before = document.sprites.at(sprite);
    const QString spriteName = before.name;
    QHash<QString, QString> renamed; // those that instances and conflicts mean: the first of their names
    if (findSprite(document, spriteName) == &before) {
        QHash<QString, int> meant;
        for (int i = 0; i < before.frames.size(); ++i) {
            if (!meant.contains(before.frames.at(i).name))
                meant.insert(before.frames.at(i).name, i);
        }
        for (qsizetype i = 0; i < frames.size(); ++i) {
            const QString name = before.frames.at(frames.at(i)).name;
            if (meant.value(name) == frames.at(i))
                renamed.insert(name, names.at(i));
        }
    }
    for (qsizetype i = 0; i < frames.size(); ++i)
        document.sprites[sprite].frames[frames.at(i)].name = names.at(i);
    changeInstances(document, [&](Instance &instance) {
        if (instance.sprite == spriteName)
            instance.frame = renamed.value(instance.frame, instance.frame);
    });
    const MergeStep ofSprite{"sprites", spriteName};
    for (qsizetype i = 0; i < document.conflicts.size(); ++i) {
        const QList<MergeStep> &place = document.conflicts.at(i).place;
        if (place.size() < 2 || place.at(0) != ofSprite || place.at(1).list != "frames")
            continue;
        if (const auto name = renamed.constFind(place.at(1).item); name != renamed.cend())
            document.conflicts[i].place[1].item = *name;
    }
    return document;
}

Document addShapes(Document document, FrameRef ref, QList<Shape> shapes)
{
    FreeNames names(namesOf(frameAt(document, ref).shapes) + namesOf(shapes));
    QSet<TrackId> tracks = tracksOf(*findFrame(document, ref));
    FreshIds ids(document);
    for (Shape &shape : shapes) {
        keepNextIdAbove(document, {shape.track.value});
        shape.id = ids.take();
        if (shape.name.isEmpty())
            shape.name = names.take(kindName(shape.kind()));
        if (tracks.contains(shape.track))
            shape = byItself(std::move(shape));
        if (shape.track)
            tracks.insert(shape.track);
    }
    frameAt(document, ref).shapes.append(std::move(shapes));
    return document;
}

Document removeShapes(Document document, FrameRef ref, const QSet<ShapeId> &ids)
{
    frameAt(document, ref).shapes.removeIf([&](const Shape &shape) { return ids.contains(shape.id); });
    return document;
}

Document withShape(Document document, FrameRef ref, const Shape &shape)
{
    QList<Shape> &shapes = frameAt(document, ref).shapes;
    const auto place =
        std::find_if(shapes.begin(), shapes.end(), [&](const Shape &candidate) { return candidate.id == shape.id; });
    Q_ASSERT(place != shapes.end());
    *place = shape;
    return document;
}

Document replaceOutline(Document document, FrameRef ref, ShapeId id, const QList<Outline> &parts)
{
    if (parts.isEmpty())
        return removeShapes(std::move(document), ref, {id});
    Frame frame = frameAt(document, ref);
    const Shape *replaced = findShape(frame, id);
    Q_ASSERT(replaced);
    const qsizetype place = replaced - frame.shapes.constData();
    Shape part = *replaced;
    frame.shapes[place] = withBetween(part, Between::None);
    frame.shapes[place].outline = parts.first();
    const QString base = part.name.isEmpty() ? kindName(part.kind()) : withoutNumber(part.name);
    FreeNames names(namesOf(frame.shapes));
    for (qsizetype i = 1; i < parts.size(); ++i) {
        part = byItself(std::move(part));
        part.id = {};
        part.outline = parts[i];
        part.name = names.take(base);
        frame.shapes.insert(place + i, part);
    }
    return withFrame(std::move(document), ref, std::move(frame));
}

Document duplicateShapes(Document document, FrameRef ref, const QSet<ShapeId> &ids, geometry::Point offset)
{
    const QList<Shape> shapes = frameAt(document, ref).shapes;
    FreeNames names(namesOf(shapes));
    QList<Shape> duplicates;
    for (const Shape &shape : shapes) {
        if (!ids.contains(shape.id))
            continue;
        Shape duplicate = byItself(shape);
        duplicate.outline = moved(shape.outline, offset);
        duplicate.name = names.take(withoutNumber(shape.name));
        duplicates.append(std::move(duplicate));
    }
    return addShapes(std::move(document), ref, std::move(duplicates));
}

Document withStage(Document document, int stage, Stage value)
{
    value.id = document.stages.at(stage).id;
    document.stages[stage] = std::move(value);
    return document;
}

Document addStage(Document document, Stage stage)
{
    document.stages.append(renewed(std::move(stage)));
    return document;
}

QString newStageName(const Document &document, const QString &usual)
{
    const QString sprite = document.sprites.isEmpty() ? QString() : document.sprites.constFirst().name;
    return freeName(sprite.isEmpty() ? usual : sprite, namesOf(document.stages));
}

Document removeStage(Document document, int stage)
{
    document.stages.removeAt(stage);
    return document;
}

} // namespace hitbox
