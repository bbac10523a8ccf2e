#pragma once

#include "document/document.h"

namespace hitbox {

/// The profile in the document, which must outlive it unchanged; nullptr when there is none of this name.
const ExportProfile *findProfile(const Document &document, const QString &name);

/// The profile in place of the one of its name, or behind all others.
Document withProfile(Document document, const ExportProfile &profile);

/// `newName` must be free. Without a profile of the name the document stays as it is.
Document renameProfile(Document document, const QString &name, const QString &newName);

Document withoutProfile(Document document, const QString &name);

} // namespace hitbox
