#pragma once

#include "document/document.h"
#include "files/file_writer.h"
#include "formats/importers/import_notes.h"
#include "images/image_paths.h"

#include <QFlags>
#include <QHash>
#include <QList>
#include <QSet>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>

namespace hitbox {

/// What a file says about frames. The rest stands in them as a newcomer finds it: a pivot in the middle, 100 ms,
/// and does not replace what the user chose when the file is imported again.
enum class Stated {
    Layout = 1, ///< rectangle, size and offset, and which frames there are
    Pivots = 2,
    Durations = 4,
    AboutPivot = 8, ///< shapes lie about the pivot: they go where it is in the project's frame
    Repeats = 16,   ///< how often tags are played
};
Q_DECLARE_FLAGS(StatedParts, Stated)
Q_DECLARE_OPERATORS_FOR_FLAGS(StatedParts)

/// What a frame of the file shows, and the bytes of its image.
struct ShownFrame {
    SeenPixels pixels;
    QString imageHash;

    friend bool operator==(const ShownFrame &, const ShownFrame &) = default;
};

/// What each frame shows; nothing where nobody looked.
using ShownFrames = QList<std::optional<ShownFrame>>;

/// A sprite as a file describes it. Its shapes have no ids yet. The image's path is absolute; it is empty where the
/// file knows frames by their names alone, and then its shapes go to the frames of these names in the project.
struct ImportedSprite {
    Sprite sprite;
    StatedParts stated;                    ///< of any frame
    QHash<int, StatedParts> unstated = {}; ///< by frame, what of that the file does not say of this one

    /// Names of frames' properties that the file has the say about: its values go before the project's.
    QSet<QString> statedProperties = {};

    StatedParts statedOf(int frame) const { return stated & ~unstated.value(frame); }

    // Of the image, where somebody has looked at it.
    QSize imageSize = {};
    QString imageProblem = {}; ///< why it cannot be read
    ShownFrames shown = {};    ///< empty until withPicturesSeen()

    /// For each frame that lies turned in the image the degrees clockwise that bring it upright, 90, 180 or 270. Its
    /// `rect` is what it takes there; all else is said of it upright. importFrom() leaves some only where nobody looks
    /// for images, see NamedImages::Leave.
    QHash<int, int> turned = {};

    /// The sprite of the project may have this image, from an import when no frames were turned.
    QString otherImage = {};

    /// Or one of these, from an import when others were, of this file or of another that names the same image: it is
    /// the sprite of this one if they have a frame of the same name.
    QStringList otherSheets = {};

    friend bool operator==(const ImportedSprite &, const ImportedSprite &) = default;
};

/// What came out of one file.
struct Imported {
    QList<ImportedSprite> sprites;
    QList<Category> categories; ///< that shapes name; a project keeps its own of these names
    ImportNotes notes;
    QList<OutputFile> sheets = {}; ///< images that were made for it, by their absolute paths; see writeSheets()
    QStringList strangers = {};    ///< those categories that are a bit of masks alone, of which the file says no name

    friend bool operator==(const Imported &, const Imported &) = default;
};

/// Looks into the images of sprites that the project has, for withImported() to know frames again by their pixels. That
/// takes up to a second for an image: for other threads and the command line. What cannot be read, has more than
/// limits::maskPixels, or comes after limits::imagePixels of images together goes by names, and the last is noted.
Imported withPicturesSeen(Imported imported, const Document &project, const ImageFolders &folders,
                          const std::stop_token &stop = {});

/// The document after an import, and what was told on the way.
struct ImportResult {
    Document document;
    QList<ImportNote> notes; ///< of the file, and of what happened to the project
    QStringList added;       ///< names of new sprites
    QStringList updated;     ///< names of sprites that were there
};

/// Puts what came out of a file into a project that stands in the folder; an empty folder is a project not yet saved.
/// An image goes in by its path from ImageFolders::memory, and notes name it from ImageFolders::file.
///
/// - A sprite of a new name or image is added, its name made free.
/// - A sprite whose name and image are there is brought up to date: frames in the order of the file, of which each
///   takes over what the file states; shapes, properties and a user's own tags stay on the frames of the same name. A
///   shape or property of the file is added to a frame that was there only where it has none of that name.
/// - Where it is known what the file's frames show, a frame is the one that noted these pixels, whatever it is called,
///   with its shapes and points moved along; all others go by their names. Points and events are added as shapes are.
/// - A sprite that is one whole image follows the image's size.
/// - A frame that the file no longer has goes, unless it has shapes: then it stays behind the others.
/// - Where a file states no layout, its shapes go to frames of their names wherever they are in the project.
/// - The categories of a new project go where a file has its own and nothing in the project names one yet.
///
/// Fresh ids come from the document's own counter. What was left out or moved aside is a note, and so is an image that
/// cannot be read or that frames reach beyond. No file is read here.
ImportResult withImported(Document document, const Imported &imported, const ImageFolders &folders);

/// Sprites that are all new, with absolute image paths and shapes without ids: a name that is taken gets a number.
/// Their categories come as withImported() takes a file's.
Document withNewSprites(Document document, const QList<Sprite> &sprites, const QList<Category> &categories,
                        const ImageFolders &folders);

/// Writes images that were made for what was imported (Imported::sheets) before the project that names them.
Result<Done> writeSheets(const QList<OutputFile> &sheets);

} // namespace hitbox
