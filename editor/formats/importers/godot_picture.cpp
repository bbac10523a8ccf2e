#include "formats/importers/godot_picture.h"

#include "formats/importers/frame_fit.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace hitbox {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

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

/// Nothing for a picture that is drawn otherwise than it is stored.
std::optional<geometry::Point> placeFromRoot(const GodotTree &tree, const GodotSection &picture)
{
    const auto isTrue = [&picture](const char *property) {
        const GodotValue *value = picture.property(property);
        return value && value->truth;
    };
    if (isTrue("flip_h") || isTrue("flip_v"))
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
    return {picture.textOf("name"), Words::tr("%1; the frames are as large as their shapes").arg(why)};
}

} // namespace

GodotPicture godotPicture(const ImportSource &source, const GodotTree &tree, const QString &sprite)
{
    const GodotSection *node = firstPicture(tree);
    if (!node)
        return {{}, sizedByShapes(sprite), {}, {}};
    const GodotSection *texture = tree.resource(node->property("texture"), GodotResource::OtherFile);
    const ShapesImage image = imageAt(source, QFileInfo(texture->textOf("path")).fileName());
    if (!image.size)
        return {image.path, sizedByShapes(sprite), {}, {}};
    if (node->property("hframes") || node->property("vframes") || node->property("region_enabled"))
        return {image.path,
                asLargeAsShapes(*node, Words::tr("it shows a part of its image, and a frame would be all of it")),
                {},
                {}};
    const std::optional<geometry::Point> place = placeFromRoot(tree, *node);
    if (!place)
        return {
            image.path,
            asLargeAsShapes(*node, Words::tr("it is turned, scaled or mirrored in the scene, which a frame cannot be")),
            {},
            {}};
    const GodotValue *centered = node->property("centered");
    const bool isCentered = !centered || centered->truth;
    const geometry::Point corner = *place + godotVector(node->property("offset"), {});
    const geometry::Point middle{image.size->width() / 2.0, image.size->height() / 2.0};
    return {image.path, {}, *image.size, (isCentered ? middle : geometry::Point{}) - corner};
}

} // namespace hitbox
