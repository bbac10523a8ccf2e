#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QString>

/// Parts of a project by their names.
namespace hitbox {

/// Looking up by name; the error says what there is instead, such as "there is no stage “x”; it has: duel".
Result<const Stage *> stageNamed(const Document &document, const QString &name);
Result<const ExportProfile *> profileNamed(const Document &document, const QString &name);
Result<const Frame *> frameNamed(const Document &document, const QString &sprite, const QString &frame);

} // namespace hitbox
