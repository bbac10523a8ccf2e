#pragma once

#include "document/result.h"
#include "images/following/file_moves.h"
#include "images/following/read_pictures.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace hitbox {

/// Whose files are to be read.
struct FileReading {
    QString folder;          ///< that image paths begin at
    QList<SeenPixels> known; ///< by frame, as PictureSearch has it
    ForeignImages foreign = {};
    QStringList appended = {}; ///< see FileSearch::appended
    std::stop_token stop = {};
    std::shared_ptr<ReadPictures> pictures = nullptr; ///< of this folder, where several sprites are followed
};

/// What becomes of the frames of a sprite with an image file for each, or with an image that is gone: fileMoves() of
/// what is there. Nothing where there is nothing to follow: each file shows what it showed or was only drawn anew, or
/// none of the pictures is anywhere. Fails where a file is there and cannot be read. For other threads.
///
/// Other files of the same folders are read only where one of the sprite's shows something else, and at most
/// mostFilesBeside of them.
Result<std::optional<PictureMoves>> followedFiles(const Sprite &sprite, const FileReading &reading);

/// Whether there may be something: there are such files, or an image is gone. Cheap; it reads none.
bool mayFilesBeFollowed(const Sprite &sprite, const QString &folder);

/// Files that go on counting where those of a sprite end.
struct FilesBehind {
    QStringList there; ///< one after the other; at most mostFilesBehind
    QStringList next;  ///< the first of each count that is not there
};

/// Cheap; it reads none.
FilesBehind filesBehind(const Sprite &sprite, const QString &folder);

inline constexpr int mostFilesBehind = 200;
inline constexpr int mostFilesBeside = 10'000;

} // namespace hitbox
