#pragma once

#include "document/document.h"
#include "images/following/frame_pixels.h"
#include "images/following/picture_moves.h"

#include <QHash>

/// Pure edits that follow an image that has changed. The sprite must exist and be the one that was looked at.
namespace hitbox {

enum class LostChoice {
    Keep,   ///< the frame stays as it is, where it was among its neighbours
    MoveTo, ///< the frame and all that is in it goes to a picture that no frame showed
    Delete,
    TakePlace, ///< the frame stays, and from now on is known by what its place shows
};

struct LostFrame {
    LostChoice choice = LostChoice::Keep;
    int fresh = -1; ///< of MoveTo: an index into PictureMoves::fresh, which no other frame takes

    bool operator==(const LostFrame &) const = default;
};

enum class NewPictures {
    BecomeFrames, ///< behind the ones that they stand behind, with the duration of the frame before them
    LeftOut,
};

enum class FrameOrder {
    OfSheet, ///< where frames followed each other as on the sheet or in the files before, they do again
    AsItIs,
};

struct FollowWish {
    QHash<int, LostFrame> lost = {}; ///< by frame, of those whose fate is FrameFate::Lost; others are kept
    NewPictures fresh = NewPictures::BecomeFrames;
    FrameOrder order = FrameOrder::OfSheet;
};

/// Each frame lies where its picture is now, its shapes and points moved with it; the pivot too where the frame has
/// another size. Tags follow their frames, see tagsAt(), and names their files, see withFramesNamedAsFiles(). The
/// sprite notes what its frames show, and the bytes of the image (PictureMoves::imageHash) where they are given. Frames
/// that were lost and are kept note what they showed, so that they are found when it comes back.
Document withPicturesFollowed(Document document, int sprite, const PictureMoves &moves, const FollowWish &wish = {});

/// Whether FrameOrder::OfSheet would put frames that are there into another order.
bool isOrderAnother(const Sprite &sprite, const PictureMoves &moves);

/// What is meant where nobody says: whoever numbers files anew means their order, while packers mean nothing by it.
FrameOrder usualOrder(const Sprite &sprite, const PictureMoves &moves);

/// Whether other sprites are cut from the image too: then a picture that is new to one may be of another, and nobody
/// knows whose frame it is to become.
bool isSharedImage(const Document &document, int sprite, const QString &image);

/// The frames cut from this image, with all that is in them, `factor` times as large. Places in the image are whole
/// pixels, and none empty. Of what they show nothing is noted any more.
Document withImageScaled(Document document, int sprite, const QString &image, double factor);
Document withFrameScaled(Document document, FrameRef frame, double factor); ///< of one frame alone

/// Notes what all frames show that are cut from this image, of which the table tells, and its bytes. Frames that the
/// table does not know stay as they are.
Document withPixelsNoted(Document document, int sprite, const QString &image, const PictureTable &pictures,
                         const QString &hash);

} // namespace hitbox
