#include "service/project_edits.h"

#include "document/category_edits.h"
#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/fresh_ids.h"
#include "document/limits.h"
#include "document/names.h"
#include "document/playback.h"
#include "document/point_edits.h"
#include "document/property_edits.h"
#include "document/shape_copies.h"
#include "document/sprite_edits.h"
#include "document/track_following.h"
#include "formats/json/json_fields.h"
#include "formats/project/project_check.h"
#include "formats/project/project_members.h"
#include "formats/project/project_reader.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <optional>

namespace hitbox {

using namespace fields;

namespace {

/// The members of one edit, and what it is made on.
struct Making {
    EditedProject &edited;
    JsonFields &fields;

    Document &document() const { return edited.document; }
};

constexpr qsizetype mostCopies = 20'000; ///< of one edit: what takes a line to say is to take no minutes
constexpr qsizetype mostEdits = 1'000;   ///< of one message: each may look through the whole project

/// "hero, dummy and 3 more"
template <typename Named>
QString namesIn(const QList<Named> &list)
{
    constexpr qsizetype mostNames = 12;
    if (list.isEmpty())
        return QStringLiteral("there is none");
    QStringList names;
    for (const Named &named : list.mid(0, mostNames))
        names.append(quoted(named.name));
    const qsizetype more = list.size() - names.size();
    return QStringLiteral("there is ") + names.join(QStringLiteral(", ")) +
           (more > 0 ? QStringLiteral(" and %1 more").arg(more) : QString());
}

/// The place of what a value names: by name, the first one of it, or by number from 0.
template <typename Named>
int placeNamedBy(const QList<Named> &list, JsonValue value, const QString &kind)
{
    if (value.isString()) {
        const QString name = *value.toText();
        const auto found = std::find_if(list.begin(), list.end(), [&](const Named &one) { return one.name == name; });
        if (found != list.end())
            return static_cast<int>(found - list.begin());
    } else if (const std::optional<qint64> number = value.toInteger();
               number && *number >= 0 && *number < list.size()) {
        return static_cast<int>(*number);
    }
    refuse(value, QStringLiteral("the name or number of a %1: %2").arg(kind, namesIn(list)));
}

int spriteIn(const Making &making)
{
    return spriteNamedBy(making.document(), required(making.fields, "sprite"));
}

FrameRef frameIn(const Making &making)
{
    const int sprite = spriteIn(making);
    return {sprite, frameNamedBy(making.document().sprites.at(sprite), required(making.fields, "frame"))};
}

/// "frames": a list of them, or "all".
QList<int> framesIn(const Making &making, int index)
{
    const Sprite &sprite = making.document().sprites.at(index);
    const JsonValue value = required(making.fields, "frames");
    if (value.toUtf8() == std::string_view("all"))
        return framesOf(sprite, -1);
    QList<int> frames;
    for (const JsonValue frame : arrayOf(value, QStringLiteral("\"all\", or an array of frames")).items())
        frames.append(frameNamedBy(sprite, frame));
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

int categoryNamedBy(const Document &document, JsonValue value)
{
    return placeNamedBy(document.categories, value, QStringLiteral("category"));
}

QString newNameIn(const Making &making)
{
    const JsonValue value = required(making.fields, "name");
    const QString name = textOf(value);
    if (!isLine(name) || name.isEmpty())
        refuse(value, QStringLiteral("a name: one line of at most %1 characters").arg(limits::lineCharacters));
    return name;
}

template <typename Named>
void refuseTaken(const QList<Named> &list, JsonFields &fields, const QString &name, int except)
{
    for (int i = 0; i < list.size(); ++i)
        if (i != except && list.at(i).name == name)
            throw Refusal{{{}, fields.object().path(), QStringLiteral("the name %1 is taken").arg(quoted(name))}};
}

/// Where each shape stands that is named by its id.
QList<ShapeRef> shapesIn(const Making &making)
{
    const JsonValue list = arrayOf(required(making.fields, "shapes"), QStringLiteral("an array of ids of shapes"));
    QHash<ShapeId, ShapeRef> places;
    const Document &document = making.document();
    QSet<ShapeId> wanted;
    for (const JsonValue id : list.items())
        wanted.insert({wholeNumber(id, 1, std::numeric_limits<int>::max())});
    for (int s = 0; s < document.sprites.size(); ++s)
        for (int f = 0; f < document.sprites.at(s).frames.size(); ++f) {
            const QList<Shape> &shapes = document.sprites.at(s).frames.at(f).shapes;
            for (int i = 0; i < shapes.size(); ++i)
                if (wanted.contains(shapes.at(i).id))
                    places.insert(shapes.at(i).id, {{s, f}, i});
        }
    QList<ShapeRef> found;
    QSet<ShapeId> taken;
    for (const JsonValue id : list.items()) {
        const ShapeId shape{static_cast<int>(*id.toInteger())};
        const auto place = places.constFind(shape);
        if (place == places.constEnd())
            refuse(id, QStringLiteral("the id of a shape of the project"));
        if (!taken.contains(shape))
            found.append(*place);
        taken.insert(shape);
    }
    return found;
}

const Shape &shapeAt(const Document &document, const ShapeRef &ref)
{
    return findFrame(document, ref.frame)->shapes.at(ref.shape);
}

void changeOutlines(const Making &making, const QList<ShapeRef> &shapes, const std::function<Outline(Outline)> &change)
{
    for (const ShapeRef &ref : shapes) {
        Shape &shape = making.document().sprites[ref.frame.sprite].frames[ref.frame.frame].shapes[ref.shape];
        shape.outline = change(shape.outline);
    }
}

/// A sprite, a frame of it, or a shape; the project where none is named.
PropertyOwner ownerIn(const Making &making)
{
    const std::optional<JsonValue> shape = making.fields.take("shape");
    const std::optional<JsonValue> sprite = making.fields.take("sprite");
    const std::optional<JsonValue> frame = making.fields.take("frame");
    if ((shape && (sprite || frame)) || (frame && !sprite))
        refuse(making.fields.object(), QStringLiteral("a shape, a sprite, a sprite with its frame, or none of them"));
    if (shape) {
        const ShapeId id{wholeNumber(*shape, 1, std::numeric_limits<int>::max())};
        if (const std::optional<ShapeRef> ref = findShape(making.document(), id))
            return {ref->frame, id};
        refuse(*shape, QStringLiteral("the id of a shape of the project"));
    }
    if (!sprite)
        return {};
    const int index = spriteNamedBy(making.document(), *sprite);
    return {{index, frame ? frameNamedBy(making.document().sprites.at(index), *frame) : -1}, {}};
}

// The edits, in the order of their table.

void addCategoryOf(const Making &making)
{
    Category category = categoryOf(required(making.fields, "category"));
    refuseTaken(making.document().categories, making.fields, category.name, -1);
    making.document() = addCategory(std::move(making.document()), std::move(category));
}

void renameCategoryOf(const Making &making)
{
    const int category = categoryNamedBy(making.document(), required(making.fields, "category"));
    const QString name = newNameIn(making);
    refuseTaken(making.document().categories, making.fields, name, category);
    making.document() = renameCategory(std::move(making.document()), category, name);
}

void removeCategoryOf(const Making &making)
{
    const int category = categoryNamedBy(making.document(), required(making.fields, "category"));
    QString heir;
    if (const std::optional<JsonValue> value = making.fields.take("heir")) {
        const int other = categoryNamedBy(making.document(), *value);
        if (other == category)
            refuse(*value, QStringLiteral("a category that stays"));
        heir = making.document().categories.at(other).name;
    }
    making.document() = removeCategory(std::move(making.document()), category, heir);
}

void setHits(const Making &making)
{
    const int striking = categoryNamedBy(making.document(), required(making.fields, "striking"));
    const int struck = categoryNamedBy(making.document(), required(making.fields, "struck"));
    const bool strikes = optionalTruth(making.fields, "strikes", true);
    making.document() = withHit(std::move(making.document()), striking, struck, strikes ? Strikes::Yes : Strikes::No);
}

void addSpritesOf(const Making &making)
{
    making.document() = withSprites(std::move(making.document()), spritesFromJson(required(making.fields, "sprites")));
}

void renameSpriteOf(const Making &making)
{
    const int sprite = spriteIn(making);
    const QString name = newNameIn(making);
    refuseTaken(making.document().sprites, making.fields, name, sprite);
    making.document() = renameSprite(std::move(making.document()), sprite, name);
}

void removeSpriteOf(const Making &making)
{
    const int sprite = spriteIn(making);
    making.document() = removeSprites(std::move(making.document()), {sprite});
}

void renameFrameOf(const Making &making)
{
    const FrameRef frame = frameIn(making);
    const QString name = newNameIn(making);
    refuseTaken(making.document().sprites.at(frame.sprite).frames, making.fields, name, frame.frame);
    making.document() = renameFrame(std::move(making.document()), frame, name);
}

void moveFramesOf(const Making &making)
{
    const int sprite = spriteIn(making);
    const QList<int> frames = framesIn(making, sprite);
    const auto count = static_cast<int>(making.document().sprites.at(sprite).frames.size());
    const int before = wholeNumber(required(making.fields, "before"), 0, count);
    making.document() = moveFrames(std::move(making.document()), sprite, frames, before);
}

void removeFramesOf(const Making &making)
{
    const int sprite = spriteIn(making);
    const QList<int> frames = framesIn(making, sprite);
    making.document() = removeFrames(std::move(making.document()), sprite, frames);
}

void setDuration(const Making &making)
{
    const int sprite = spriteIn(making);
    const QList<int> frames = framesIn(making, sprite);
    const double milliseconds =
        lengthOf(required(making.fields, "milliseconds"), QStringLiteral("milliseconds from 0 on"));
    making.document() = withDuration(std::move(making.document()), sprite, frames, milliseconds);
}

void setPivot(const Making &making)
{
    const int sprite = spriteIn(making);
    const QList<int> frames = framesIn(making, sprite);
    const geometry::Point pivot = pointOf(required(making.fields, "pivot"));
    making.document() = withPivot(std::move(making.document()), sprite, frames, pivot);
}

void addTagOf(const Making &making)
{
    const int sprite = spriteIn(making);
    const JsonValue value = required(making.fields, "tag");
    const Tag tag = tagOf(value);
    const qsizetype frames = making.document().sprites.at(sprite).frames.size();
    if (tag.from < 0 || tag.to < tag.from || tag.to >= frames)
        refuse(value, QStringLiteral("a tag from a frame to one that is not before it, of %1 frames").arg(frames));
    making.document() = addTag(std::move(making.document()), sprite, tag);
}

void removeTagOf(const Making &making)
{
    const int sprite = spriteIn(making);
    const int tag =
        placeNamedBy(making.document().sprites.at(sprite).tags, required(making.fields, "tag"), QStringLiteral("tag"));
    making.document() = removeTag(std::move(making.document()), sprite, tag);
}

void addShapesOf(const Making &making)
{
    const FrameRef frame = frameIn(making);
    const QList<Shape> shapes = shapesFromJson(required(making.fields, "shapes"));
    making.document() = addShapes(std::move(making.document()), frame, shapes);
    const QList<Shape> &now = findFrame(making.document(), frame)->shapes;
    for (qsizetype i = now.size() - shapes.size(); i < now.size(); ++i)
        making.edited.added.append(now.at(i).id);
}

void replaceShape(const Making &making)
{
    const JsonValue value = objectFields(required(making.fields, "shape"), QStringLiteral("a shape")).object();
    const Shape shape = shapesFromJson(value).constFirst();
    const std::optional<ShapeRef> ref = findShape(making.document(), shape.id);
    if (!value.member("id") || !ref)
        refuse(value, QStringLiteral("a shape with the \"id\" of one of the project"));
    const TrackId track = shapeAt(making.document(), *ref).track;
    if (shape.track != track)
        refuse(value, QStringLiteral("a shape of the track that it has (%1)").arg(track.value));
    making.document() = withShape(std::move(making.document()), ref->frame, shape);
}

void removeShapesOf(const Making &making)
{
    std::map<FrameRef, QSet<ShapeId>> byFrame;
    for (const ShapeRef &ref : shapesIn(making))
        byFrame[ref.frame].insert(shapeAt(making.document(), ref).id);
    for (const auto &[frame, ids] : byFrame)
        making.document() = removeShapes(std::move(making.document()), frame, ids);
}

void moveShapesOf(const Making &making)
{
    const QList<ShapeRef> shapes = shapesIn(making);
    const geometry::Point by = pointOf(required(making.fields, "by"));
    changeOutlines(making, shapes, [by](Outline outline) { return moved(std::move(outline), by); });
}

void mirrorShapes(const Making &making)
{
    const QList<ShapeRef> shapes = shapesIn(making);
    const JsonValue value = required(making.fields, "axis");
    const bool isHorizontal = value.toUtf8() == std::string_view("horizontal");
    if (!isHorizontal && value.toUtf8() != std::string_view("vertical"))
        refuse(value, QStringLiteral("\"horizontal\", which swaps left and right, or \"vertical\""));
    const geometry::Point center = pointOf(required(making.fields, "center"));
    changeOutlines(making, shapes, [=](Outline outline) {
        return mirrored(std::move(outline), isHorizontal ? Axis::Horizontal : Axis::Vertical, center);
    });
}

void setCategory(const Making &making)
{
    const QList<ShapeRef> shapes = shapesIn(making);
    const int category = categoryNamedBy(making.document(), required(making.fields, "category"));
    const QString name = making.document().categories.at(category).name;
    for (const ShapeRef &ref : shapes)
        making.document().sprites[ref.frame.sprite].frames[ref.frame.frame].shapes[ref.shape].category = name;
}

void copyShapes(const Making &making)
{
    const QList<ShapeRef> shapes = shapesIn(making);
    if (shapes.isEmpty())
        refuse(making.fields.object(), QStringLiteral("at least one shape to copy"));
    const FrameRef from = shapes.constFirst().frame;
    QSet<ShapeId> ids;
    for (const ShapeRef &ref : shapes) {
        if (ref.frame != from)
            throw Refusal{{{}, making.fields.object().path(), QStringLiteral("the shapes are of more than one frame")}};
        ids.insert(shapeAt(making.document(), ref).id);
    }
    const QList<int> frames = framesIn(making, from.sprite);
    if (ids.size() * frames.size() > mostCopies)
        throw Refusal{
            {{},
             making.fields.object().path(),
             QStringLiteral("%1 shapes in %2 frames are more than %3 copies: make fewer at once")
                 .arg(QString::number(ids.size()), QString::number(frames.size()), QString::number(mostCopies))}};
    making.document() = withShapesCopied(making.document(), from, ids, frames, CopyOver::ReplaceAll).document;
}

void addPointOf(const Making &making)
{
    const FrameRef frame = frameIn(making);
    making.document() = addPoint(std::move(making.document()), frame, framePointOf(required(making.fields, "point")));
}

void removePointOf(const Making &making)
{
    const FrameRef frame = frameIn(making);
    const int point = placeNamedBy(findFrame(making.document(), frame)->points, required(making.fields, "point"),
                                   QStringLiteral("point"));
    making.document() = withoutPoint(std::move(making.document()), frame, point);
}

void setProperties(const Making &making)
{
    const PropertyOwner owner = ownerIn(making);
    if (!making.fields.object().member("properties"))
        required(making.fields, "properties");
    Properties properties = *propertiesOf(making.document(), owner);
    for (const Property &given : propertiesOf(making.fields)) {
        const auto known = std::find_if(properties.begin(), properties.end(),
                                        [&given](const Property &one) { return one.name == given.name; });
        if (known == properties.end())
            properties.append(given);
        else
            known->value = given.value;
    }
    making.document() = withProperties(std::move(making.document()), owner, properties);
}

void removeProperties(const Making &making)
{
    const PropertyOwner owner = ownerIn(making);
    QSet<QString> names;
    for (const JsonValue name :
         arrayOf(required(making.fields, "names"), QStringLiteral("an array of names of properties")).items())
        names.insert(textOf(name));
    Properties properties = *propertiesOf(making.document(), owner);
    properties.removeIf([&names](const Property &property) { return names.contains(property.name); });
    making.document() = withProperties(std::move(making.document()), owner, properties);
}

struct EditMethod {
    NamedEdit named;
    void (*make)(const Making &making);
};

const EditMethod editMethods[] = {
    {{"addCategory", "category", "Adds a category, as it stands in a project file"}, addCategoryOf},
    {{"renameCategory", "category, name", "Renames it; shapes and hits follow"}, renameCategoryOf},
    {{"removeCategory", "category, [heir]", "Removes it; its shapes get the category `heir`, or none"},
     removeCategoryOf},
    {{"setHits", "striking, struck, [strikes]",
      "Says that one category strikes another, or with `false` that it does "
      "not"},
     setHits},
    {{"addSprites", "sprites", "Adds sprites, as they stand in a project file, behind the others"}, addSpritesOf},
    {{"renameSprite", "sprite, name", "Renames it; instances on stages follow"}, renameSpriteOf},
    {{"removeSprite", "sprite", "Removes it"}, removeSpriteOf},
    {{"renameFrame", "sprite, frame, name", "Renames it; instances on stages follow"}, renameFrameOf},
    {{"moveFrames", "sprite, frames, before", "Moves frames to before the one of this number; tags follow"},
     moveFramesOf},
    {{"removeFrames", "sprite, frames", "Removes them; tags follow"}, removeFramesOf},
    {{"setDuration", "sprite, frames, milliseconds", "Says how long they are shown"}, setDuration},
    {{"setPivot", "sprite, frames, pivot", "Puts their pivot at `[x, y]`"}, setPivot},
    {{"addTag", "sprite, tag", "Adds a tag, as it stands in a project file"}, addTagOf},
    {{"removeTag", "sprite, tag", "Removes it"}, removeTagOf},
    {{"addShapes", "sprite, frame, shapes",
      "Adds shapes, as they stand in a project file, on top; each gets a fresh id"},
     addShapesOf},
    {{"replaceShape", "shape", "Replaces the shape of the same id"}, replaceShape},
    {{"removeShapes", "shapes", "Removes the shapes of these ids"}, removeShapesOf},
    {{"moveShapes", "shapes, by", "Moves them by `[x, y]`"}, moveShapesOf},
    {{"mirrorShapes", "shapes, axis, center",
      "Mirrors them at a line through `[x, y]`; `horizontal` swaps left and right, `vertical` top and bottom"},
     mirrorShapes},
    {{"setCategory", "shapes, category", "Gives them the category"}, setCategory},
    {{"copyShapes", "shapes, frames", "Copies shapes of one frame to others of its sprite, as the same things"},
     copyShapes},
    {{"addPoint", "sprite, frame, point", "Adds a point, as it stands in a project file"}, addPointOf},
    {{"removePoint", "sprite, frame, point", "Removes it"}, removePointOf},
    {{"setProperties", "[sprite], [frame], [shape], properties",
      "Sets these properties of a shape, a frame, a sprite or, where none is named, the project; others stay"},
     setProperties},
    {{"removeProperties", "[sprite], [frame], [shape], names", "Removes the properties of these names"},
     removeProperties},
};

const EditMethod &methodNamedBy(JsonValue value)
{
    const std::optional<std::string_view> name = value.toUtf8();
    for (const EditMethod &method : editMethods)
        if (name == std::string_view(method.named.name))
            return method;
    refuse(value, QStringLiteral("the name of an edit, as the method \"version\" lists them"));
}

void make(EditedProject &edited, JsonValue value)
{
    JsonFields fields = objectFields(value, QStringLiteral("an edit, an object with its name as \"edit\""));
    const EditMethod &method = methodNamedBy(required(fields, "edit"));
    method.make({edited, fields});
    if (const Extras rest = fields.rest(); !rest.isEmpty())
        throw Refusal{{{},
                       value.path(),
                       QStringLiteral("%1 takes %2, and not %3")
                           .arg(QLatin1String(method.named.name), QLatin1String(method.named.members),
                                quoted(rest.constFirst().key))}};
}

} // namespace

QList<NamedEdit> namedEdits()
{
    QList<NamedEdit> named;
    for (const EditMethod &method : editMethods)
        named.append(method.named);
    return named;
}

Result<EditedProject> withEdits(const Document &document, JsonValue edits, const std::function<bool()> &isStopped)
{
    if (!edits.isArray() || edits.size() > mostEdits)
        refuse(edits, QStringLiteral("an array of at most %1 edits").arg(mostEdits));
    EditedProject edited{document, {}};
    for (const JsonValue edit : edits.items()) {
        if (isStopped && isStopped())
            return Error{{}, {}, QStringLiteral("stopped")};
        make(edited, edit);
    }
    edited.document = withTracksFollowing(document, std::move(edited.document));
    if (const Result<Done> fits = checkProject(edited.document); !fits)
        return Error{{}, fits.error().place, QStringLiteral("the project would have: ") + fits.error().what};
    return edited;
}

int spriteNamedBy(const Document &document, JsonValue value)
{
    return placeNamedBy(document.sprites, value, QStringLiteral("sprite"));
}

int frameNamedBy(const Sprite &sprite, JsonValue value)
{
    return placeNamedBy(sprite.frames, value, QStringLiteral("frame"));
}

} // namespace hitbox
