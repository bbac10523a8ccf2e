#pragma once

#include "images/following/frame_move.h"

#include <QImage>
#include <QList>
#include <QRect>
#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>

/// Pictures change, shapes follow: where the pictures of a sprite's frames are in an image that has changed.
namespace hitbox {

/// What becomes of the frames of one sprite that are cut from one image; or of all that have an image file each, see
/// file_moves.h.
struct PictureMoves {
    QString image = {};      ///< as the sprite or its frames name it; empty where they have an image file each
    QString imageHash = {};  ///< of the bytes that were looked at; filled in by the caller
    QList<FrameMove> frames; ///< of all frames of the sprite, in their order
    QList<QRect> fresh = {}; ///< cells with a picture that no frame showed and the old image had not, row by row
    QList<SeenPixels> freshPixels = {};
    QList<FileBytes> freshFiles = {}; ///< that they are in, where frames have an image file each
    QStringList files = {};           ///< then: of all images that frames may be cut from now, in the order of numbers
    bool isInSheetOrder =
        false;                 ///< frames followed each other as on the sheet, and there are cells to say the new order
    bool isIncomplete = false; ///< too much to look for: some may be lost that are there

    /// All sides of the image and its frames are this many times what they were; no picture is the same.
    std::optional<double> scale = std::nullopt;

    bool isOfFiles() const { return image.isEmpty(); }
    int count(FrameFate fate) const;
    bool isAnythingToDo() const; ///< something moved, or was scaled

    bool operator==(const PictureMoves &) const = default;
};

/// How an image may be cut: each a list of cells.
using SheetCuts = QList<QList<QRect>>;

/// What the image showed, and how it is to be cut now.
struct PictureSearch {
    QString image;           ///< which frames are looked at, by what they are cut from
    QList<SeenPixels> known; ///< by frame: what it showed, bounds in its own pixels; empty for not known
    SheetCuts cuts = {};     ///< likely ones, the best first; none to look at any place
    QSize before = {};       ///< of the image; empty where nobody knows
    QImage old = {};         ///< the image as it was, as comparablePixels() makes it; null where nobody has it
};

/// How many times as large the image is now, in both directions alike as far as whole pixels allow; nothing where it is
/// not, or as large as before. With an empty `before` it is compared with what frames reach over.
std::optional<double> imageScale(const Sprite &sprite, const QString &image, QSize before, QSize now);

/// What each frame notes, as PictureSearch::known wants it.
QList<SeenPixels> notedPixels(const Sprite &sprite);

/// The cut that the sprite's frames of this image have, gone on over the whole of an image of this size; nothing where
/// they are not cells of a grid.
std::optional<QList<QRect>> cutGoneOn(const Sprite &sprite, const QString &image, QSize size);

/// cutGoneOn() and what guessedSheet() has, by the file's name too.
SheetCuts likelyCuts(const Sprite &sprite, const QString &image, const QImage &now, const QString &file,
                     const std::stop_token &stop = {});

/// Equal pixels of the visible part decide, wherever it lies, trimmed or not:
///
/// 1. Within the cells of the first cut that holds every picture which can be found at all. Of pictures that look the
///    same, those that lie alike in their cells come first; else those go on that keep most of their order and of their
///    neighbours, see keptRuns().
/// 2. Without such a cut, anywhere in the image, the largest first: places with nothing around before others, none that
///    another picture holds. Frames that looked the same may then share a place, as packers have it.
///
/// Frames that shared one place go on to. Those that show nothing go to an empty cell between those that they stood
/// between (FrameFate::Blank), or are left alone where there is none. The same input gives the same answer. For other
/// threads.
PictureMoves pictureMoves(const Sprite &sprite, const PictureSearch &search, const QImage &now,
                          const std::stop_token &stop = {});

} // namespace hitbox
