#include "document/sprite_edits.h"

#include "document/edits.h"
#include "document/order.h"

#include <algorithm>

namespace hitbox {

Document moveSprites(Document document, const QList<int> &sprites, int before)
{
    const auto count = static_cast<int>(document.sprites.size());
    document.sprites = inOrder(document.sprites, orderAfterMove(count, sprites, before));
    return document;
}

Document removeSprites(Document document, const QList<int> &sprites)
{
    document.sprites = withoutIndices(document.sprites, sprites);
    return document;
}

Document duplicateSprites(Document document, const QList<int> &sprites)
{
    QList<int> sorted = sprites;
    std::sort(sorted.begin(), sorted.end());
    const auto count = static_cast<int>(document.sprites.size());
    QList<int> copies;
    for (const int index : std::as_const(sorted)) {
        Sprite copy = document.sprites.at(index);
        copy.name = withoutNumber(copy.name);
        copies.append(static_cast<int>(document.sprites.size()));
        document = withSprite(std::move(document), std::move(copy));
    }
    return copies.isEmpty() || sorted.constLast() + 1 == count
               ? document
               : moveSprites(std::move(document), copies, sorted.constLast() + 1);
}

} // namespace hitbox
