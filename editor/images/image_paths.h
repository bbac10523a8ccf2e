#pragma once

#include "document/document.h"
#include "document/result.h"

#include <functional>

/// Image paths as they stand in a project, seen from the folder that its file stands in. An empty folder means that
/// the project has not been saved: its image paths are absolute.
namespace hitbox {

/// The path under which a project in the folder names the file: relative with '/', or absolute without a folder. It
/// leads to the file as locateImage() has it, from the folder and from where a link to the folder leads.
QString storedImagePath(const QString &projectFolder, const QString &file);

/// The path that leads to the same file from another folder. What is no local path stays as it is, and so does an
/// absolute path of a saved project.
QString rebasedImagePath(const QString &image, const QString &fromFolder, const QString &toFolder);

/// Where the image paths of an open project begin: they stay as they are wherever it is saved, and what leaves memory
/// names images from the folder of the file.
struct ImageFolders {
    QString memory; ///< of the value in memory: the folder that the project was opened from
    QString file;   ///< of the project file

    ImageFolders() = default;
    ImageFolders(QString memoryFolder, QString fileFolder);
    ImageFolders(const QString &both); ///< of a project that is where it was opened from

    QString named(const QString &image) const; ///< of a path in memory: the one that files and sentences have

    friend bool operator==(const ImageFolders &, const ImageFolders &) = default;
};

Document withImagesRebased(Document document, const QString &fromFolder, const QString &toFolder);

/// With all images of its own under the paths that a project in the folder has for these files.
Sprite withStoredImages(Sprite sprite, const QString &projectFolder);

/// The image files that are meant by paths of files and folders: those of a folder in the order people count in.
QStringList imageFilesOf(const QStringList &paths);

/// What lies under paths.
struct ImagesUnder {
    QStringList files;
    QList<Error> leftOut; ///< images and folders whose names are not text, so that no path leads to them
};

/// The same, and behind the images of a folder those of the folders in it, in counting order too, however deep they
/// lie. A file that several of the paths lead to is there once, in its first place. Hidden folders are left out, and so
/// are those that links lead to. `goesOn` is asked before each folder with how many files were found by then; there are
/// no more after it says no.
ImagesUnder imageFilesUnder(const QStringList &paths, const std::function<bool(qsizetype found)> &goesOn = {});

/// All of them in the order people count in: "walk9.png" before "walk10.png", in every locale and on every system.
QStringList inCountingOrder(QStringList files);

/// A sprite of one frame as large as the image, the pivot in its middle; named after the file.
Sprite wholeImageSprite(const QString &file, QSize size);

/// What became of an image.
struct ImageSprite {
    Sprite sprite;
    QStringList notes; ///< sentences about what could not be carried over
};

/// The same of a file, whose size is read from its header; of an animation one with a frame for each picture, see
/// animated_sprite.h.
Result<ImageSprite> spriteOfImage(const QString &file, const QString &storedPath);

} // namespace hitbox
