#pragma once

#include "images/following/foreign_images.h"
#include "images/following/frame_pixels.h"
#include "images/following/picture_moves.h"

/// Pictures change, shapes follow: sprites whose frames have an image file each, such as walk-0.png, walk-1.png…, and
/// images that have another name now.
namespace hitbox {

/// An image file that is there.
struct PictureFile {
    QString image; ///< as the project names it, or would
    QString hash;
    QSize size;
    PictureTable shown; ///< of the whole, and of what frames are cut from

    QRect whole() const { return QRect(QPoint(), size); }
};

/// Where pictures of frames are looked for.
struct FileSearch {
    QList<SeenPixels> known;        ///< by frame, as PictureSearch has it
    QList<PictureFile> files = {};  ///< those that the sprite names and that are there
    QList<PictureFile> beside = {}; ///< others in their folders
    ForeignImages foreign = {};
    QStringList appended = {}; ///< of those beside: new ones behind the last numbers
};

/// The images from which the sprite cuts one part alone, from the corner on, as an image file for each frame makes it;
/// in the order people count in.
QStringList pictureFilesOf(const Sprite &sprite);

/// Equal pixels decide, wherever they lie in a file; shapes move with them.
///
/// 1. Among the files that the sprite names, and those beside them that are numbered alike. As many frames as possible
///    keep their order, and of pictures that look the same those stay whose own file shows them still; of those left
///    over each goes to the first file that shows its picture.
/// 2. Frames whose file is gone: among all others beside them. An image that several frames are cut from has another
///    name where all of them show there what they showed, or the bytes are the same.
///
/// New pictures are those in files that frames were cut from, in numbered files between these, and in those that were
/// appended, unless other sprites have them. Frames of other images are FrameFate::Elsewhere. The same input gives the
/// same answer.
PictureMoves fileMoves(const Sprite &sprite, const FileSearch &search);

} // namespace hitbox
