#pragma once

#include "cli/slice_options.h"
#include "document/document.h"
#include "document/result.h"
#include "document/tag_following.h"
#include "images/following/followed_sprite.h"
#include "images/following/foreign_images.h"
#include "images/following/picture_moves.h"
#include "images/following/read_pictures.h"

#include <memory>
#include <optional>

/// What `hitbox follow` does to a project.
namespace hitbox {

/// How the project's images are to be followed.
struct FollowOrder {
    QString folder;            ///< of the project
    QString before;            ///< of the images as they were; empty to go by what the project notes
    std::optional<int> sprite; ///< the only one
    SliceWish slices;
    NewPictures fresh = NewPictures::BecomeFrames;
    std::optional<FrameOrder> frames; ///< usualOrder() without it
    LostChoice lost = LostChoice::Keep;
    bool scales = false;

    // What followAll() notes, for all sprites.
    QList<Sprite> asRead = {}; ///< before any was followed
    ImageUsers users = {};     ///< of these
    std::shared_ptr<ReadPictures> pictures = nullptr;
};

/// What became of one image of one sprite, or of all its image files.
struct FollowedImage {
    QString sprite;
    QString image;        ///< of image files the first
    QString formerName;   ///< of the image, where it was found under another name and laid out anew
    PictureMoves moves;   ///< of the frames that are cut from it, in their order
    QStringList names;    ///< of these frames as they were
    QList<QRect> rects;   ///< likewise
    bool isNoted = false; ///< nobody knew what frames showed, and now it is noted
    bool isBlank = false; ///< nothing is to be seen in any of them, and nothing is to be noted
    bool isScaled = false;
    bool isShared = false;    ///< with other sprites, so that its new pictures were left out
    QList<TagLoss> tags = {}; ///< whose frames do not follow each other any more
};

/// What some of the frames showed is known.
bool isKnown(const PictureMoves &moves);

/// Fails where an image cannot be read, and names it and the sprite; the document is then as far as it got.
Result<QList<FollowedImage>> followAll(Document &document, const FollowOrder &order);

} // namespace hitbox
