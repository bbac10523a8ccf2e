#pragma once

#include "document/document.h"

namespace hitbox {

/// The document as a project in another folder has it: images, folders of export profiles and files that their options
/// name are the same ones as before. An empty folder stands for a project without a file, whose paths are absolute.
Document withPathsRebased(Document document, const QString &fromFolder, const QString &toFolder);
ExportProfile withPathsRebased(ExportProfile profile, const QString &fromFolder, const QString &toFolder);

} // namespace hitbox
