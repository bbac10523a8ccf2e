#pragma once

#include "formats/importers/importer.h"
#include "formats/json/json_fields.h"

#include <QPoint>
#include <QRect>
#include <QSize>

/// Sheets in the JSON that TexturePacker made common and that Aseprite, Phaser and PixiJS share. Whatever is not what
/// it has to be leaves by a fields::Refusal.
namespace hitbox {

/// The frames of one image.
struct JsonSheet {
    QList<Frame> frames;
    QHash<int, int> turned; ///< see ImportedSprite::turned
    StatedParts stated;
    ImportNotes notes;
};

/// Of an object that has a member for each frame, or an array whose elements say their "filename". Pivots, where there
/// are some, are shares of the untrimmed frame.
JsonSheet jsonSheetOf(JsonValue frames);

/// "frames" holds what looks like a sheet's frame, or nothing.
bool holdsSheetFrames(JsonValue object);

/// The text at meta.app in lower case, which names the program that wrote the file; empty when there is none.
QString writingProgram(JsonValue root);

/// A sprite without frames for an image that the file names in `image`, or else for the one beside the file that has
/// its name. An image that is not where the file says is told in `notes`.
Sprite spriteOfSheet(const ImportSource &source, const std::optional<JsonValue> &image, ImportNotes &notes);

QRect sheetRect(JsonValue value);   ///< {"x":, "y":, "w":, "h":}, at least one pixel in size and within limits
QPoint sheetPoint(JsonValue value); ///< {"x":, "y":}

} // namespace hitbox
