#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/json/json_reader.h"
#include "formats/project/project_words.h"

namespace hitbox {

/// The document in a parsed project file. The error's `file` is left empty.
Result<Document> readProjectJson(JsonValue root, const ProjectProgress &progress);

/// What a file of the format "json" has of a document: see json_exporter.cpp. Keys that are not of a document are let
/// go. The error's `file` is left empty.
Result<Document> readExportJson(JsonValue root);

/// Shapes as they stand in a project file: those of an array, or a single one. One that says no id has none. They
/// refuse as json_fields.h says, here and below.
QList<Shape> shapesFromJson(JsonValue value);

/// An array of sprites as they stand in a project file.
QList<Sprite> spritesFromJson(JsonValue value);

} // namespace hitbox
