#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/json_reader.h"

namespace hitbox {

/// The document in a parsed project file. The error's `file` is left empty.
Result<Document> readProjectJson(JsonValue root);

} // namespace hitbox
