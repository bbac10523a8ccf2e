#include "formats/importers/godot_picture.h"

#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "images/image_paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace hitbox {

namespace {

class GodotPictureWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

bool isTrue(const GodotSection &node, const char *property)
{
    const GodotValue *value = node.property(property);
    return value && value->truth;
}

/// nullptr when the scene has none.
const GodotSection *firstPicture(const GodotTree &tree)
{
    for (const GodotSection *node : tree.nodes()) {
        const QString type = node->textOf("type");
        const bool isPicture = type == QLatin1String("Sprite2D") || type == QLatin1String("Sprite");
        if (isPicture && tree.resource(node->property("texture"), GodotResource::OtherFile))
            return node;
    }
    return nullptr;
}

/// Of an animated sprite its first one, which version 3 lists without a length.
const GodotValue *textureOf(const GodotTree &tree, const GodotSection &node)
{
    if (const GodotValue *texture = node.property("texture"))
        return texture;
    const char *property = tree.dialect() == GodotDialect::Three ? "frames" : "sprite_frames";
    const GodotSection *resource = tree.resource(node.property(property), GodotResource::Own);
    const GodotValue *animations = resource ? resource->property("animations") : nullptr;
    if (!animations || animations->items.empty())
        return nullptr;
    const GodotValue *frames = animations->items.front().at("frames");
    if (!frames || frames->items.empty())
        return nullptr;
    const GodotValue *texture = frames->items.front().at("texture");
    return texture ? texture : &frames->items.front();
}

/// Why the node is a picture of a kind that nobody reads; empty for others.
QString whyUnread(const GodotTree &tree, const GodotSection &node)
{
    const QString type = node.textOf("type");
    if (type == QLatin1String("AnimatedSprite2D") || type == QLatin1String("AnimatedSprite"))
        return GodotPictureWords::tr("it is an %1, which is not read").arg(type);
    const bool isPicture = type == QLatin1String("Sprite2D") || type == QLatin1String("Sprite");
    const GodotSection *own = isPicture ? tree.resource(node.property("texture"), GodotResource::Own) : nullptr;
    return own ? GodotPictureWords::tr("its texture is of the kind %1, which is not read").arg(own->textOf("type"))
               : QString();
}

/// "res://art/hero.png" begins at the folder of the game, which may be that of the scene or that of the project. Where
/// it is neither, the image is to lie beside the scene.
ShapesImage imageOf(const ImportSource &source, const QString &path)
{
    const QString scheme = QStringLiteral("res://");
    const QString below = path.startsWith(scheme) ? path.mid(scheme.size()) : path;
    QStringList places{below};
    if (!source.projectFolder.isEmpty())
        places.append(QDir(source.projectFolder).filePath(below));
    for (const QString &place : places) {
        const Result<QString> file = imageNamed(source, place);
        if (source.images == NamedImages::Find && file && QFileInfo(*file).isFile())
            return imageAt(source, place);
    }
    return imageAt(source, QFileInfo(path).fileName());
}

/// Nothing for a picture that is drawn otherwise than it is stored.
std::optional<geometry::Point> placeFromRoot(const GodotTree &tree, const GodotSection &picture)
{
    if (isTrue(picture, "flip_h") || isTrue(picture, "flip_v"))
        return std::nullopt;
    geometry::Point place;
    for (QString path = GodotTree::pathOf(picture); path != QLatin1String("."); path = GodotTree::parentOf(path)) {
        const GodotSection *node = tree.node(path);
        if (!node)
            continue;
        const geometry::Placement placement = godotPlacement(*node);
        if (placement.rotation != 0 || placement.scale != geometry::Point{1, 1} || node->property("skew"))
            return std::nullopt;
        place = place + placement.position;
    }
    return place;
}

ImportNote asLargeAsShapes(const GodotSection &picture, const QString &why)
{
    return {picture.textOf("name"), GodotPictureWords::tr("%1; the frames are as large as their shapes").arg(why)};
}

/// Where no Sprite2D shows an image file.
GodotPicture pictureOfOtherKind(const ImportSource &source, const GodotTree &tree, const QString &sprite)
{
    for (const GodotSection *node : tree.nodes()) {
        const QString why = whyUnread(tree, *node);
        if (why.isEmpty())
            continue;
        const GodotValue *texture = textureOf(tree, *node);
        const GodotSection *part = tree.resource(texture, GodotResource::Own);
        const GodotSection *file = tree.resource(part ? part->property("atlas") : texture, GodotResource::OtherFile);
        const QString image = file ? imageOf(source, file->textOf("path")).path : QString();
        return {image, asLargeAsShapes(*node, why), {}, {}, {}};
    }
    return {{}, sizedByShapes(sprite), {}, {}, {}};
}

/// The cells that the node parts its image into; nothing where they are no whole pixels.
std::optional<SheetGrid> gridOf(const GodotSection &node, QSize image)
{
    const auto fitting = [&node](const char *property, int pixels) {
        const double count = godotNumber(node.property(property), 1);
        return count >= 1 && count <= pixels && std::fmod(pixels, count) == 0 && count == std::floor(count) ? int(count)
                                                                                                            : 0;
    };
    const SheetGrid grid{fitting("hframes", image.width()), fitting("vframes", image.height())};
    return grid.columns > 0 && grid.rows > 0 ? std::optional(grid) : std::nullopt;
}

GodotCells cellsOf(const GodotSection &node, SheetGrid grid)
{
    const qint64 count = qint64(grid.columns) * grid.rows;
    refuseTooMany(ImportCount::Frames, count);
    const double first = godotNumber(node.property("frame"), 0);
    return {GodotTree::pathOf(node), grid, first >= 0 && first < double(count) ? int(first) : 0};
}

QList<Frame> framesOf(const ShapesImage &image, const QString &sprite, SheetGrid grid)
{
    Document sheet;
    sheet.sprites = {wholeImageSprite(image.path, *image.size)};
    sheet.sprites[0].name = sprite;
    sheet.sprites[0].frames.clear();
    return slicedSheet(sheet, 0, *image.size, grid).sprites[0].frames;
}

} // namespace

GodotPicture godotPicture(const ImportSource &source, const GodotTree &tree, const QString &sprite)
{
    const GodotSection *node = firstPicture(tree);
    if (!node)
        return pictureOfOtherKind(source, tree, sprite);
    const GodotSection *texture = tree.resource(node->property("texture"), GodotResource::OtherFile);
    const ShapesImage image = imageOf(source, texture->textOf("path"));
    if (!image.size)
        return {image.path, sizedByShapes(sprite), {}, {}, {}};
    const auto obstructed = [&](const QString &why) {
        return GodotPicture{image.path, asLargeAsShapes(*node, why), {}, {}, {}};
    };
    if (isTrue(*node, "region_enabled"))
        return obstructed(GodotPictureWords::tr("it shows a part of its image, and a frame would be all of it"));
    const std::optional<SheetGrid> grid = gridOf(*node, *image.size);
    if (!grid)
        return obstructed(
            GodotPictureWords::tr("“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels")
                .arg(image.size->width())
                .arg(image.size->height()));
    const std::optional<geometry::Point> place = placeFromRoot(tree, *node);
    if (!place)
        return obstructed(
            GodotPictureWords::tr("it is turned, scaled or mirrored in the scene, which a frame cannot be"));
    const GodotCells cells = cellsOf(*node, *grid);
    const QList<Frame> frames = framesOf(image, sprite, *grid);
    const GodotValue *centered = node->property("centered");
    const bool isCentered = !centered || centered->truth;
    const geometry::Point corner = *place + godotVector(node->property("offset"), {});
    const geometry::Point middle = frames.constFirst().pivot;
    return {image.path, {}, (isCentered ? middle : geometry::Point{}) - corner, cells, frames};
}

} // namespace hitbox
