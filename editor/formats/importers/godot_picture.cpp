#include "formats/importers/godot_picture.h"

#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "images/image_paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
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

bool isSpriteNode(const GodotSection &node)
{
    const QString type = node.textOf("type");
    return type == QLatin1String("Sprite2D") || type == QLatin1String("Sprite");
}

bool showsFile(const GodotTree &tree, const GodotSection &node)
{
    return isSpriteNode(node) && tree.resource(node.property("texture"), GodotResource::OtherFile);
}

/// nullptr when the scene has none.
const GodotSection *firstPicture(const GodotTree &tree)
{
    for (const GodotSection *node : tree.nodes()) {
        if (showsFile(tree, *node))
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
    const GodotSection *own =
        isSpriteNode(node) ? tree.resource(node.property("texture"), GodotResource::Own) : nullptr;
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

/// Of the image, or of the part of it that is shown; nothing where that is not told in whole pixels.
std::optional<QRect> shownPart(const GodotSection &node, QSize image)
{
    return isTrue(node, "region_enabled") ? godotRegion(node.property("region_rect")) : QRect(QPoint(), image);
}

GodotCells cellsOf(const GodotSection &node, SheetGrid grid)
{
    const qint64 count = qint64(grid.columns) * grid.rows;
    refuseTooMany(ImportCount::Frames, count);
    const double first = godotNumber(node.property("frame"), 0);
    return {GodotTree::pathOf(node), grid, first >= 0 && first < double(count) ? int(first) : 0};
}

QList<Frame> framesOf(const QString &image, const QString &sprite, SheetGrid grid, const QRect &part)
{
    Document sheet;
    sheet.sprites = {wholeImageSprite(image, part.size())};
    sheet.sprites[0].name = sprite;
    sheet.sprites[0].frames.clear();
    QList<Frame> frames = slicedSheet(sheet, 0, part.size(), grid).sprites[0].frames;
    for (Frame &frame : frames)
        frame.rect.translate(part.topLeft());
    return frames;
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
    const std::optional<QRect> part = shownPart(*node, *image.size);
    if (!part)
        return obstructed(GodotPictureWords::tr("it shows a part of its image, and “region_rect” says no whole pixels "
                                                "that it has: a frame cannot show it"));
    const std::optional<SheetGrid> grid = gridOf(*node, part->size());
    if (!grid)
        return obstructed(
            GodotPictureWords::tr("“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels")
                .arg(part->width())
                .arg(part->height()));
    const std::optional<geometry::Point> place = placeFromRoot(tree, *node);
    if (!place)
        return obstructed(
            GodotPictureWords::tr("it is turned, scaled or mirrored in the scene, which a frame cannot be"));
    GodotCells cells = cellsOf(*node, *grid);
    const QList<Frame> frames = framesOf(image.path, sprite, *grid, *part);
    const GodotValue *centered = node->property("centered");
    const bool isCentered = !centered || centered->truth;
    const geometry::Point offset = godotVector(node->property("offset"), {});
    const geometry::Point middle = frames.constFirst().pivot;
    if (isTrue(*node, "region_enabled") && cells.count() == 1)
        cells.regions = {{texture->textOf("path"), *part, offset}};
    const geometry::Point root = (isCentered ? middle : geometry::Point{}) - *place - offset;
    return {image.path, {}, root, cells, frames, *place, isCentered};
}

ImportNotes godotOtherPictures(const GodotTree &tree)
{
    const GodotSection *shown = firstPicture(tree);
    ImportNotes notes;
    for (const GodotSection *node : tree.nodes()) {
        const bool isPicture = showsFile(tree, *node) || !whyUnread(tree, *node).isEmpty();
        if (!isPicture || node == shown)
            continue;
        if (!shown)
            shown = node;
        else
            notes.add({node->textOf("name"),
                       GodotPictureWords::tr("it is left out: of several pictures, that of “%1” is looked at")
                           .arg(shown->textOf("name"))});
    }
    return notes;
}

std::optional<QRect> godotRegion(const GodotValue *value)
{
    const bool isRegion = value && (value->isCall("Rect2") || value->isCall("Rect2i")) && value->numbers.size() == 4;
    if (!isRegion)
        return std::nullopt;
    const auto isPixels = [](double number) {
        return number == std::floor(number) && std::abs(number) <= limits::imageSide;
    };
    if (!std::all_of(value->numbers.begin(), value->numbers.end(), isPixels))
        return std::nullopt;
    const QList<double> &numbers = value->numbers;
    const QRect rect{int(numbers[0]), int(numbers[1]), int(numbers[2]), int(numbers[3])};
    return rect.isEmpty() ? std::nullopt : std::optional(rect);
}

GodotPicture withRegions(GodotPicture picture, const QList<GodotRegion> &regions, const ImportSource &source)
{
    refuseTooMany(ImportCount::Frames, regions.size());
    const Frame model = picture.frames.value(0);
    picture.cells.regions = regions;
    picture.frames.clear();
    QHash<QString, QString> images;
    for (const GodotRegion &region : regions) {
        if (!images.contains(region.texture))
            images.insert(region.texture, imageOf(source, region.texture).path);
        const QString image = images.value(region.texture);
        Frame frame = model;
        frame.image = image == picture.image ? QString() : image;
        frame.rect = region.rect;
        frame.size = region.rect.size();
        const geometry::Point middle{region.rect.width() / 2.0, region.rect.height() / 2.0};
        frame.pivot = (picture.isCentered ? middle : geometry::Point{}) - picture.place - region.offset;
        picture.frames.append(frame);
    }
    return picture;
}

} // namespace hitbox
