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
    QList<Sprite> copies;
    QList<int> places;
    for (const int index : std::as_const(sorted)) {
        places.append(count + static_cast<int>(copies.size()));
        copies.append(document.sprites.at(index));
        copies.last().name = withoutNumber(copies.last().name);
    }
    document = withSprites(std::move(document), std::move(copies));
    return places.isEmpty() || sorted.constLast() + 1 == count
               ? document
               : moveSprites(std::move(document), places, sorted.constLast() + 1);
}

} // namespace hitbox
