#include "document/names.h"
#include "formats/exporters/godot_nodes.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/shape_preparation.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class GodotPictureNodeWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// What the node has of each frame that shows an image.
struct PictureOfFrames {
    QList<int> frames;
    GodotProperty texture{"texture", {}, {}};
    GodotProperty region{"region_rect", {}, {}};
    GodotProperty offset{"offset", {}, {}};
};

PictureOfFrames pictureOfFrames(const Sprite &sprite, GodotImages &images)
{
    PictureOfFrames picture;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const Frame &frame = sprite.frames[f];
        const QString &image = imageOf(sprite, frame);
        if (image.isEmpty())
            continue;
        picture.frames.append(f);
        picture.texture.values.append(images.add(image));
        picture.texture.images.append(image);
        picture.region.values.append(godotRect(frame.rect));
        picture.offset.values.append(
            godotVector(wayWithoutNoise(frame.pivot, {double(frame.offset.x()), double(frame.offset.y())})));
    }
    return picture;
}

/// Godot finds images from the scene's file on, and none outside the folder of the game.
QStringList imagesElsewhere(const QStringList &images)
{
    QStringList found;
    for (const QString &image : images) {
        const bool isAbsolute = image.startsWith(QLatin1Char('/')) || image.contains(QLatin1Char(':'));
        if (isAbsolute && !found.contains(quoted(image)))
            found.append(quoted(image));
    }
    return found;
}

void tellOfImages(GodotScene &scene, const PictureOfFrames &picture, const Sprite &sprite, int index)
{
    if (picture.frames.size() < sprite.frames.size())
        scene.losses.append(exportLoss({index, -1}, {}, Severity::Info,
                                       GodotPictureNodeWords::tr("Frames without an image show no picture")));
    const QStringList elsewhere = imagesElsewhere(picture.texture.images);
    if (!elsewhere.isEmpty())
        scene.losses.append(exportLoss(
            {index, -1}, {}, Severity::Warning,
            GodotPictureNodeWords::tr("Godot finds images only in the folder of the game; these lie elsewhere: %1")
                .arg(elsewhere.join(QStringLiteral(", ")))));
}

} // namespace

void addPicture(GodotScene &scene, const Sprite &sprite, int index)
{
    const PictureOfFrames picture = pictureOfFrames(sprite, scene.images);
    tellOfImages(scene, picture, sprite, index);
    if (picture.frames.isEmpty())
        return;
    const QByteArray type = scene.version == GodotVersion::Three ? "Sprite" : "Sprite2D";
    const auto name = QString::fromLatin1(godotPictureName);
    scene.nodes += "[node name=" + godotString(name) + " type=\"" + type + "\" parent=\".\"]\n" +
                   (picture.frames.constFirst() > 0 ? "visible = false\n" : "") +
                   "texture = " + picture.texture.values.constFirst() +
                   "\ncentered = false\noffset = " + picture.offset.values.constFirst() +
                   "\nregion_enabled = true\nregion_rect = " + picture.region.values.constFirst() + "\n\n";
    scene.movingNodes.append({picture.frames,
                              {},
                              name,
                              GodotNodeKind::Picture,
                              changingProperties({picture.texture, picture.region, picture.offset})});
}

} // namespace hitbox
