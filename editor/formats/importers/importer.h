#pragma once

#include "document/result.h"
#include "document/sheet.h"
#include "formats/importers/imported.h"
#include "formats/json/json_reader.h"

#include <QByteArray>
#include <QList>
#include <QSize>
#include <QString>

#include <memory>
#include <optional>

/// Reading files of other tools. Each importer is one file in importers/ and one row of the table in all_importers.cpp;
/// the open dialog, `hitbox import` and `hitbox formats` read the table.
namespace hitbox {

/// What becomes of the images that a file names.
enum class NamedImages {
    Find,  ///< they are looked for; importFrom() tells of those outside the folders
    Leave, ///< they stand as they are written: nobody looks at a disk
};

/// A file that somebody wants to import, and where the images lie that it may name.
struct ImportSource {
    QString path;                   ///< as the user gave it
    QString projectFolder;          ///< images below it may be named as well; empty for a project not yet saved
    QByteArray bytes;               ///< without the byte-order mark of a text; empty for an image
    std::optional<QSize> imageSize; ///< when the file is an image that can be read
    std::optional<SheetGrid> grid;  ///< into what an image is to be cut; nothing for one frame
    std::shared_ptr<const JsonDocument> json; ///< null when the bytes are no JSON object
    double pixelsPerMetre = 32;               ///< of files that count in metres
    NamedImages images = NamedImages::Find;
    QList<OutputFile> otherSheets = {}; ///< made of other files and not written yet: their names are taken
    QList<QRect> cells = {};            ///< of the grid, that become frames; none means all
};

/// Reads the file, of at most limits::importBytes unless it is an image. Fails on what cannot be read, and on JSON that
/// is broken, with line and column.
Result<ImportSource> readImportSource(const QString &path, const QString &projectFolder);

/// The same of bytes at hand, which stand for the file at `path`.
Result<ImportSource> importSourceOf(const QByteArray &bytes, const QString &path, const QString &projectFolder);

/// The absolute path of an image that the source names, which need not exist. Fails for what is no path.
Result<QString> imageNamed(const ImportSource &source, const QString &image);

/// As imageNamed(), and where no file is there, the one of that name in the source's own folder, if there is one: files
/// name images by paths of the machine that they were made on.
Result<QString> imageNamedOrBeside(const ImportSource &source, const QString &image);

/// What to tell of the image where imageNamedOrBeside() answers another place than the file says.
std::optional<ImportNote> takenFromBeside(const ImportSource &source, const QString &image);

/// The file in the folder of this path, which leads to none, that is called so but for upper and lower case; its name
/// alone, and empty where there is none.
QString calledAlike(const QString &path);

/// The image, by its absolute path, lies neither in the source's folder nor in the project's, links followed.
bool isOutside(const ImportSource &source, const QString &image);

/// The absolute path of the image of this name, without its ending, in the source's folder. A name leads nowhere else.
std::optional<QString> imageBeside(const ImportSource &source, const QString &name);

/// What an importer can carry into a project.
enum class ImportPart {
    Frames,
    Trimming, ///< transparent borders that were cut off
    Durations,
    Tags,
    Pivots,
    Polygons,
    Circles,
    Boxes,
    Capsules,
    Chains,
    Categories,
    OwnProperties, ///< of the user's own, on shapes or frames
};

/// "polygons": on the command line.
QString importPartName(ImportPart part);

/// How sure an importer is that a file is its own. Told by the content; the name only where contents say nothing.
enum class Recognition { Foreign, Possible, Certain };

/// One importer.
struct Importer {
    const char *id = nullptr;      ///< "aseprite": on the command line
    const char *title = nullptr;   ///< "Aseprite": for people
    const char *files = nullptr;   ///< "*.json *.atlas": as in a file dialog's filter
    const char *summary = nullptr; ///< one line
    QList<ImportPart> carries;

    Recognition (*recognize)(const ImportSource &source) = nullptr;

    /// Fails on what it cannot read at all, without the file's name; see importFrom().
    Result<Imported> (*read)(const ImportSource &source) = nullptr;
};

/// Every importer, in the order of the table in resources/manual/imports.md.
const QList<Importer> &allImporters();
const Importer *findImporter(const QString &id);

/// Whether a file may hold as much as the document does.
bool fitsOneFile(const Document &document);

/// The importer that is surest about the source, of equals the first one; nullptr when all find it foreign.
const Importer *importerFor(const ImportSource &source);

/// Reads the source. Of frames with one name in a sprite, and of sprites with one name, the later are numbered, with a
/// note; so is an image outside the source's folder and the project's, which is taken where it lies. Fails when the
/// file is not what the importer takes, holds no frame, or more than limits.h allows.
Result<Imported> importFrom(const ImportSource &source, const Importer &importer);

/// The same by the importer that is surest.
Result<Imported> importFrom(const ImportSource &source);

} // namespace hitbox
