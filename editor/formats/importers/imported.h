#pragma once

#include "document/document.h"
#include "files/file_writer.h"
#include "formats/importers/import_notes.h"
#include "formats/importers/imported_sprite.h"
#include "images/image_paths.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <stop_token>

namespace hitbox {

/// What came out of one file.
struct Imported {
    QList<ImportedSprite> sprites;
    QList<Category> categories; ///< that shapes name; a project keeps its own of these names
    ImportNotes notes;
    QList<OutputFile> sheets = {}; ///< images that were made for it, by their absolute paths; see writeSheets()
    QStringList strangers = {};    ///< those categories that are a bit of masks alone, of which the file says no name

    /// The masks of those of shapes of which the file says no name, by the names that they were given.
    QHash<QString, quint32> masks = {};

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
///   It is called as the file calls it now, but for a name that somebody gave; see claimedNames().
/// - A sprite that is one whole image follows the image's size.
/// - A frame that the file no longer has goes, unless it has shapes: then it stays behind the others.
/// - Where a file states no layout, its shapes go to frames of their names wherever they are in the project.
/// - Where a file has no names of shapes, one whose outline a shape of the frame has is that one.
///   A shape without a name among others is one of the frame's without a name, see areUnnamedOf().
/// - Tags stay in the order of the project; new ones come behind.
/// - The categories of a new project go where a file has its own and nothing in the project names one yet. A category
///   without a name is the project's of the same bits and mask, and comes only where a shape has it.
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
