#pragma once

#include "document/document.h"

/// Pure edits of the list of sprites. Indices must exist, and may be in any order.
namespace hitbox {

/// Together and in their own order to before the sprite at `before`; the count means to the end.
Document moveSprites(Document document, const QList<int> &sprites, int before);

Document removeSprites(Document document, const QList<int> &sprites);

/// The copies stand behind the last of the sprites, with free names and fresh ids.
Document duplicateSprites(Document document, const QList<int> &sprites);

} // namespace hitbox
