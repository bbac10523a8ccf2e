#pragma once

#include "document/document.h"

/// Conflicts of a merge in words, for lists.
namespace hitbox {

QString conflictPlace(const Document &document, const MergeConflict &conflict); ///< "ship · ship_0 · hull"
QString conflictSentence(const MergeConflict &conflict);                        ///< what happened to it
QString conflictValue(const MergeConflict &conflict, const QByteArray &value);  ///< what a side made, on a short line

} // namespace hitbox
