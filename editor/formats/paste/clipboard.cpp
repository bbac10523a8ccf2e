#include "formats/paste/clipboard.h"

#include "document/places.h"
#include "formats/json/json_fields.h"
#include "formats/json/json_writer.h"
#include "formats/paste/coordinate_text.h"
#include "formats/paste/svg_path.h"
#include "formats/paste/svg_shapes.h"
#include "formats/project/project_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitbox {

namespace {

class ClipboardWords
{
    Q_DECLARE_TR_FUNCTIONS(PastedText)
};

constexpr QLatin1String kindKey("clipboard");
constexpr QLatin1String folderKey("folder");

constexpr qsizetype mebibyte = 1024 * 1024;

struct KindName {
    Clip::Kind kind;
    const char *json;
};
constexpr std::array kindNames = {
    KindName{Clip::Kind::Shapes, "\"shapes\""}, KindName{Clip::Kind::Frames, "\"frames\""},
    KindName{Clip::Kind::Sprites, "\"sprites\""}, KindName{Clip::Kind::Instances, "\"instances\""}};

QList<Category> categoriesUsed(const Document &document, const QList<Sprite> &sprites)
{
    QSet<QString> used;
    for (const Sprite &sprite : sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                used.insert(shape.category);
        }
    }
    QList<Category> categories;
    for (const Category &category : document.categories) {
        if (used.contains(category.name))
            categories.append(category);
    }
    return categories;
}

Clip clipOf(Clip::Kind kind, const Document &document, const QList<Sprite> &sprites)
{
    Clip clip;
    clip.kind = kind;
    clip.content.sprites = sprites;
    clip.content.categories = categoriesUsed(document, sprites);
    clip.content.nextShapeId = document.nextShapeId;
    return clip;
}

/// Takes a member that only clips have; nothing when it is not there.
std::optional<QByteArray> takeExtra(Extras &extras, QLatin1String key)
{
    const auto found =
        std::find_if(extras.begin(), extras.end(), [&](const ExtraMember &extra) { return extra.key == key; });
    if (found == extras.end())
        return std::nullopt;
    const QByteArray json = found->value.text;
    extras.erase(found);
    return json;
}

QByteArray jsonQuoted(const QString &text)
{
    JsonWriter writer;
    writer.value(text);
    return writer.text();
}

bool holdsNothing(const Clip &clip)
{
    switch (clip.kind) {
    case Clip::Kind::Shapes: return clip.shapes().isEmpty();
    case Clip::Kind::Frames: return clip.frames().isEmpty();
    case Clip::Kind::Sprites: return clip.content.sprites.isEmpty();
    case Clip::Kind::Instances: return clip.instances().isEmpty();
    }
    return true;
}

Result<Clip> clipOfProject(const QByteArray &text)
{
    Result<Document> document = parseProject(text, {});
    if (!document)
        return document.error();
    Clip clip;
    clip.kind = Clip::Kind::Sprites;
    clip.content = *document;
    if (const std::optional<QByteArray> kind = takeExtra(clip.content.extras, kindKey)) {
        for (const KindName &name : kindNames) {
            if (*kind == name.json)
                clip.kind = name.kind;
        }
    }
    if (const std::optional<QByteArray> folder = takeExtra(clip.content.extras, folderKey)) {
        const Result<JsonDocument> json = JsonDocument::parse(*folder, {});
        clip.folder = json ? json->root().toText().value_or(QString()) : QString();
    }
    if (holdsNothing(clip))
        return Error{{}, {}, ClipboardWords::tr("the project in the text holds nothing that could be pasted")};
    return clip;
}

Clip clipOfForeign(const QList<Shape> &shapes)
{
    if (shapes.isEmpty())
        throw fields::Refusal{{{}, {}, ClipboardWords::tr("there is no outline in the text")}};
    if (shapes.size() > mostPastedShapes)
        throw fields::Refusal{
            {{}, {}, ClipboardWords::tr("there are more than %1 outlines in the text").arg(mostPastedShapes)}};
    Clip clip;
    clip.isForeign = true;
    clip.content.sprites = {Sprite{.frames = {Frame{.shapes = shapes}}}};
    return clip;
}

QList<Shape> clipShapes(const QList<Outline> &outlines)
{
    QList<Shape> shapes;
    for (const Outline &outline : outlines) {
        Shape shape;
        shape.outline = outline;
        shapes.append(shape);
    }
    return shapes;
}

Clip clipOfText(const QByteArray &text)
{
    const std::string_view view(text.constData(), static_cast<size_t>(text.size()));
    switch (text.front()) {
    case '<': return clipOfForeign(shapesOfSvg(text));
    case 'M':
    case 'm': return clipOfForeign(clipShapes(outlinesOfSvgPath(view)));
    default: return clipOfForeign(clipShapes(outlinesOfCoordinates(view)));
    }
}

bool looksLikeText(char first)
{
    return std::string_view("<Mm[{(+-.0123456789").find(first) != std::string_view::npos;
}

} // namespace

QList<Shape> Clip::shapes() const
{
    return kind == Kind::Shapes && !frames().isEmpty() ? frames().constFirst().shapes : QList<Shape>();
}

QList<Frame> Clip::frames() const
{
    return kind == Kind::Sprites || kind == Kind::Instances || content.sprites.isEmpty()
               ? QList<Frame>()
               : content.sprites.constFirst().frames;
}

QList<Instance> Clip::instances() const
{
    return kind == Kind::Instances && !content.stages.isEmpty() ? content.stages.constFirst().instances
                                                                : QList<Instance>();
}

qsizetype mostBytes(ClipOrigin origin)
{
    return origin == ClipOrigin::Editor ? 16 * mebibyte : mebibyte;
}

Clip clipOfShapes(const Document &document, FrameRef frame, const QSet<ShapeId> &shapes)
{
    const Frame *source = findFrame(document, frame);
    Q_ASSERT(source);
    Frame copy;
    copy.name = source->name;
    copy.rect = source->rect;
    copy.size = source->size;
    copy.pivot = source->pivot;
    for (const Shape &shape : source->shapes) {
        if (shapes.contains(shape.id))
            copy.shapes.append(shape);
    }
    return clipOf(Clip::Kind::Shapes, document,
                  {Sprite{.name = document.sprites.at(frame.sprite).name, .frames = {copy}}});
}

Clip clipOfFrames(const Document &document, int sprite, QList<int> frames, const QString &folder)
{
    std::sort(frames.begin(), frames.end());
    const Sprite &source = document.sprites.at(sprite);
    Sprite copy{.name = source.name};
    copy.frames.reserve(frames.size());
    for (const int place : std::as_const(frames)) {
        Frame frame = source.frames.at(place);
        if (frame.image.isEmpty()) {
            frame.image = source.image;
            frame.imageHash = source.imageHash;
        }
        copy.frames.append(std::move(frame));
    }
    Clip clip = clipOf(Clip::Kind::Frames, document, {copy});
    clip.folder = folder;
    return clip;
}

Clip clipOfSprites(const Document &document, QList<int> sprites, const QString &folder)
{
    std::sort(sprites.begin(), sprites.end());
    QList<Sprite> copies;
    for (const int sprite : std::as_const(sprites))
        copies.append(document.sprites.at(sprite));
    Clip clip = clipOf(Clip::Kind::Sprites, document, copies);
    clip.folder = folder;
    return clip;
}

Clip clipOfInstances(const Stage &stage, const QSet<Id<Instance>> &instances)
{
    Stage copy{.name = stage.name};
    for (const int i : placesOf(stage.instances, instances))
        copy.instances.append(stage.instances.at(i));
    Clip clip;
    clip.kind = Clip::Kind::Instances;
    clip.content.stages = {copy};
    return clip;
}

QByteArray clipText(const Clip &clip)
{
    Document content = clip.content;
    for (const KindName &name : kindNames) {
        if (name.kind == clip.kind)
            content.extras.append({kindKey, {name.json}});
    }
    if (!clip.folder.isEmpty())
        content.extras.append({folderKey, {jsonQuoted(clip.folder)}});
    return projectBytes(content);
}

Result<Clip> readClip(const QByteArray &text, ClipOrigin origin)
{
    if (text.size() > mostBytes(origin))
        return Error{{}, {}, ClipboardWords::tr("the text is longer than %1 MiB").arg(mostBytes(origin) / mebibyte)};
    const QByteArray trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return Error{{}, {}, ClipboardWords::tr("there is no text")};
    if (!looksLikeText(trimmed.front()))
        return Error{{},
                     {},
                     ClipboardWords::tr("“%1” is neither shapes, an SVG path nor coordinates")
                         .arg(QString::fromUtf8(trimmed.left(24)).simplified().left(16))};
    const QByteArray inside = trimmed.mid(1).trimmed();
    if (trimmed.front() == '{' && (inside.startsWith('"') || inside.startsWith('}')))
        return clipOfProject(trimmed);
    return fields::readOrRefused([&trimmed] { return clipOfText(trimmed); });
}

} // namespace hitbox
