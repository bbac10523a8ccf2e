#pragma once

#include "document/document.h"
#include "images/numbered_images.h"

#include <QList>
#include <QString>
#include <QStringList>

/// Sprites of many images. Games keep these by numbers, in a folder for each animation, or both: hero/idle/0.png,
/// hero/walk/0.png, hero/jump/jump.png.
namespace hitbox {

/// What a sprite with several animations is made of.
struct AnimatedImages {
    QString name;                     ///< that of the folder that holds them
    QList<NumberedImages> animations; ///< two at least, in the order of their first files
    friend bool operator==(const AnimatedImages &, const AnimatedImages &) = default;
};

/// One for each folder that holds several animations, one of numbered images at least. An animation is a run of numbers
/// in the folder itself, called as numberedImages() calls it; or a folder in it, that holds one run of numbers or one
/// image and nothing else, called like that folder. By the places of the files; a file is in one of them at most.
QList<AnimatedImages> animatedImages(const QStringList &files);

/// The image of each.
QStringList imagesOfAll(const QList<Sprite> &sprites);

/// Sprites of an image each, one by one with each group as one sprite with a frame for each image, in the place of its
/// first. Frames are called like their files.
QList<Sprite> asAnimations(const QList<Sprite> &sprites, const QList<NumberedImages> &groups);

/// The same with each of these as one sprite, its animations as tags; the other groups of numbers as one sprite each.
QList<Sprite> asAnimatedSprites(const QList<Sprite> &sprites, const QList<AnimatedImages> &animated);

/// In the order in which people count their files, whatever order they came in.
QList<Sprite> inOrderOfFiles(const QList<Sprite> &sprites);

/// That of the folder that the files have in common.
QString nameOfAll(const QStringList &files);

/// All as one sprite in this order. Where they are several animations, each is a tag where its frames follow each
/// other, called by its way from the folder that they have in common: "attack/up".
Sprite asOneSprite(const QList<Sprite> &sprites, const QString &name);

} // namespace hitbox
