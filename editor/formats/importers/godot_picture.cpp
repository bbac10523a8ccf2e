#include "formats/importers/godot_picture.h"

#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/scene_images.h"
#include "formats/importers/sprite_frames.h"
#include "images/image_paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

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

/// Each of the pictures that it shows is an image file or a part of one.
bool isReadable(const GodotTree &tree, const GodotSection &node)
{
    if (isSpriteNode(node))
        return sceneTexture(tree, node.property("texture")).has_value();
    const QList<SpriteFrames> animations = spriteFrames(tree, node);
    return !animations.isEmpty() && std::ranges::all_of(animations, [&tree](const SpriteFrames &animation) {
        return std::ranges::all_of(animation.frames, [&tree](const SpriteFrame &frame) {
            return sceneTexture(tree, frame.texture).has_value();
        });
    });
}

/// nullptr when the scene has none.
const GodotSection *firstPicture(const GodotTree &tree)
{
    QSet<const GodotSection *> unread; // SpriteFrames, which may be large and many nodes'
    for (const GodotSection *node : tree.nodes()) {
        const GodotSection *frames = spriteFramesOf(tree, *node);
        if (frames && unread.contains(frames))
            continue;
        if (isReadable(tree, *node))
            return node;
        if (frames)
            unread.insert(frames);
    }
    return nullptr;
}

/// The first one of several.
const GodotValue *textureOf(const GodotTree &tree, const GodotSection &node)
{
    const QList<SpriteFrames> animations = spriteFrames(tree, node);
    return animations.isEmpty() ? node.property("texture") : animations.constFirst().frames.constFirst().texture;
}

/// Whether it is read or not.
bool isPicture(const GodotTree &tree, const GodotSection &node)
{
    const GodotValue *texture = isSpriteNode(node) ? node.property("texture") : nullptr;
    return isAnimatedSprite(node) || tree.resource(texture, GodotResource::OtherFile) ||
           tree.resource(texture, GodotResource::Own);
}

/// Of a picture that nobody reads.
QString whyUnread(const GodotTree &tree, const GodotSection &node)
{
    if (isAnimatedSprite(node))
        return GodotPictureWords::tr("it is an %1 whose pictures are in another file, or no whole pixels of image "
                                     "files, which is not read")
            .arg(node.textOf("type"));
    const GodotValue *texture = node.property("texture");
    if (const GodotSection *file = tree.resource(texture, GodotResource::OtherFile))
        return GodotPictureWords::tr("its texture is in “%1”, which is not read").arg(file->textOf("path"));
    const QString kind = tree.resource(texture, GodotResource::Own)->textOf("type");
    if (kind == QLatin1String("AtlasTexture"))
        return GodotPictureWords::tr("its AtlasTexture is not whole pixels of an image file alone, which is not read");
    return GodotPictureWords::tr("its texture is of the kind %1, which is not read").arg(kind);
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
    return {picture.textOf("name"), GodotPictureWords::tr("%1; the frames are as large as their shapes, and show "
                                                          "another part of the image than the scene")
                                        .arg(why)};
}

ImportNotes notesOf(const GodotSection &picture, const SceneImage &image)
{
    ImportNotes notes;
    if (image.loss)
        notes.add({picture.textOf("name"), *image.loss});
    return notes;
}

/// Where no picture is one that is read.
GodotPicture pictureOfOtherKind(const ImportSource &source, const GodotTree &tree, const QString &sprite)
{
    for (const GodotSection *node : tree.nodes()) {
        if (!isPicture(tree, *node))
            continue;
        const QString why = whyUnread(tree, *node);
        const GodotValue *texture = textureOf(tree, *node);
        const GodotSection *part = tree.resource(texture, GodotResource::Own);
        const GodotSection *file = tree.resource(part ? part->property("atlas") : texture, GodotResource::OtherFile);
        const QString path = file ? file->textOf("path") : QString();
        if (path.isEmpty() || isGodotResource(path))
            return {{}, asLargeAsShapes(*node, why), {}, {}, {}};
        const SceneImage image = imageOfScene(source, path);
        return {image.image.path, asLargeAsShapes(*node, why), {}, {}, {}, {}, true, {}, notesOf(*node, image)};
    }
    return {{}, sizedByShapes(sprite), {}, {}, {}};
}

QString whyDrawnOtherwise()
{
    return GodotPictureWords::tr("it is turned, scaled or mirrored in the scene, which a frame cannot be");
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
std::optional<QRect> shownPart(const GodotSection &node, const SceneTexture &texture, QSize image)
{
    if (!isTrue(node, "region_enabled"))
        return texture.part.value_or(QRect(QPoint(), image));
    const std::optional<QRect> region = godotRegion(node.property("region_rect"));
    return region ? regionOfImage(texture, *region) : std::nullopt;
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

/// Numbers what an AnimatedSprite2D ever shows.
class ShownParts
{
public:
    ShownParts(const ImportSource &source, const GodotTree &tree, const GodotSection &node)
        : m_source(source)
        , m_tree(tree)
        , m_node(node)
        , m_offset(godotVector(node.property("offset"), {}))
    {
    }

    GodotAnimation shownBy(const SpriteFrames &animation);
    const QList<GodotRegion> &regions() const { return m_regions; }
    const ImportNotes &notes() const { return m_notes; }
    QString image() const { return m_images.value(m_regions.constFirst().texture).image.path; }
    bool isAllThere() const { return m_isAllThere; } ///< else the size of some image is not known

private:
    const SceneImage &imageOf(const QString &path);
    int cellOf(const SceneTexture &texture, const QString &name);

    const ImportSource &m_source;
    const GodotTree &m_tree;
    const GodotSection &m_node;
    geometry::Point m_offset;
    QHash<QString, SceneImage> m_images; ///< by their paths in the scene
    QList<GodotRegion> m_regions;
    QStringList m_names;         ///< of the frames that show them
    QHash<QString, int> m_cells; ///< their numbers, by image and place
    ImportNotes m_notes;
    bool m_isAllThere = true;
};

const SceneImage &ShownParts::imageOf(const QString &path)
{
    if (!m_images.contains(path)) {
        refuseTooMany(ImportCount::Sprites, m_images.size() + 1);
        m_images.insert(path, imageOfScene(m_source, path));
        m_notes.add(notesOf(m_node, m_images[path]));
        m_isAllThere = m_isAllThere && m_images[path].image.size;
    }
    return m_images[path];
}

/// A part has the name of the first frame that shows it.
int ShownParts::cellOf(const SceneTexture &texture, const QString &name)
{
    const QRect rect = texture.part.value_or(QRect(QPoint(), imageOf(texture.path).image.size.value_or(QSize(1, 1))));
    QString key = texture.path;
    for (const int number : {rect.x(), rect.y(), rect.width(), rect.height()})
        key += u' ' + QString::number(number);
    if (!m_cells.contains(key)) {
        m_cells.insert(key, int(m_regions.size()));
        m_regions.append({texture.path, rect, m_offset});
        m_names.append(name);
    }
    return m_cells.value(key);
}

GodotAnimation ShownParts::shownBy(const SpriteFrames &animation)
{
    GodotAnimation shown;
    shown.name = animation.name;
    shown.play = animation.play;
    for (qsizetype i = 0; i < animation.frames.size(); ++i) {
        const SceneTexture texture = *sceneTexture(m_tree, animation.frames[i].texture);
        imageOf(texture.path);
        const int cell = cellOf(texture, animation.name + u'_' + QString::number(i));
        shown.cells.append({shown.length, cell});
        shown.marks.append({shown.length, m_names[cell]});
        shown.length += animation.frames[i].duration;
    }
    return shown;
}

/// What the node shows before anything is played.
int firstCell(const GodotSection &node, const QList<GodotAnimation> &animations)
{
    const GodotValue *played = node.property("animation");
    const QString name = played ? played->text : QStringLiteral("default");
    const double frame = godotNumber(node.property("frame"), 0);
    for (const GodotAnimation &animation : animations) {
        if (animation.name == name && frame >= 0 && frame < double(animation.cells.size()))
            return animation.cells[qsizetype(frame)].cell;
    }
    return 0;
}

GodotPicture animatedPicture(const ImportSource &source, const GodotTree &tree, const GodotSection &node,
                             const QString &sprite)
{
    ShownParts parts(source, tree, node);
    QList<GodotAnimation> animations;
    for (const SpriteFrames &animation : spriteFrames(tree, node))
        animations.append(parts.shownBy(animation));
    GodotPicture picture;
    picture.image = parts.image();
    picture.notes = parts.notes();
    const std::optional<geometry::Point> place = placeFromRoot(tree, node);
    if (!parts.isAllThere())
        picture.obstacle = sizedByShapes(sprite);
    else if (!place)
        picture.obstacle = asLargeAsShapes(node, whyDrawnOtherwise());
    if (picture.obstacle)
        return picture;
    const GodotValue *centered = node.property("centered");
    picture.isCentered = !centered || centered->truth;
    picture.place = *place;
    picture.animations = animations;
    picture.cells = {GodotTree::pathOf(node), {}, firstCell(node, animations), parts.regions()};
    return withRegions(picture, parts.regions(), source);
}

} // namespace

GodotPicture godotPicture(const ImportSource &source, const GodotTree &tree, const QString &sprite)
{
    const GodotSection *node = firstPicture(tree);
    if (!node)
        return pictureOfOtherKind(source, tree, sprite);
    if (isAnimatedSprite(*node))
        return animatedPicture(source, tree, *node, sprite);
    const SceneTexture texture = *sceneTexture(tree, node->property("texture"));
    const SceneImage named = imageOfScene(source, texture.path);
    const ShapesImage &image = named.image;
    const ImportNotes notes = notesOf(*node, named);
    if (!image.size)
        return {image.path, sizedByShapes(sprite), {}, {}, {}, {}, true, {}, notes};
    const auto obstructed = [&](const QString &why) {
        return GodotPicture{image.path, asLargeAsShapes(*node, why), {}, {}, {}, {}, true, {}, notes};
    };
    const std::optional<QRect> part = shownPart(*node, texture, *image.size);
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
        return obstructed(whyDrawnOtherwise());
    GodotCells cells = cellsOf(*node, *grid);
    const QList<Frame> frames = framesOf(image.path, sprite, *grid, *part);
    const GodotValue *centered = node->property("centered");
    const bool isCentered = !centered || centered->truth;
    const geometry::Point offset = godotVector(node->property("offset"), {});
    const geometry::Point middle = frames.constFirst().pivot;
    if ((texture.part || isTrue(*node, "region_enabled")) && cells.count() == 1)
        cells.regions = {{texture.path, *part, offset}};
    const geometry::Point root = (isCentered ? middle : geometry::Point{}) - *place - offset;
    return {image.path, {}, root, cells, frames, *place, isCentered, {}, notes};
}

ImportNotes godotOtherPictures(const GodotTree &tree)
{
    const GodotSection *shown = firstPicture(tree);
    ImportNotes notes;
    for (const GodotSection *node : tree.nodes()) {
        if (node == shown || !isPicture(tree, *node))
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

namespace {

bool tells(const ImportNotes &notes, const QString &what)
{
    return std::ranges::any_of(notes.list(), [&what](const ImportNote &note) { return note.what == what; });
}

} // namespace

GodotPicture withRegions(GodotPicture picture, const QList<GodotRegion> &regions, const ImportSource &source)
{
    refuseTooMany(ImportCount::Frames, regions.size());
    const Frame model = picture.frames.value(0);
    picture.cells.regions = regions;
    picture.frames.clear();
    QHash<QString, QString> images;
    for (const GodotRegion &region : regions) {
        if (!images.contains(region.texture)) {
            const SceneImage named = imageOfScene(source, region.texture);
            images.insert(region.texture, named.image.path);
            if (named.loss && !tells(picture.notes, *named.loss))
                picture.notes.add({region.texture, *named.loss});
        }
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
