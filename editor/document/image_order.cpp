#include "document/image_order.h"

#include <QHash>

#include <functional>
#include <utility>

namespace hitbox {

namespace {

QList<int> inOrder(qsizetype count, const std::function<const QString &(int)> &imageAt)
{
    QHash<QString, qsizetype> known;
    QList<QList<int>> byImage;
    for (int i = 0; i < count; ++i) {
        const qsizetype at = known.value(imageAt(i), byImage.size());
        if (at == byImage.size()) {
            known.insert(imageAt(i), at);
            byImage.append(QList<int>());
        }
        byImage[at].append(i);
    }
    QList<int> order;
    for (const QList<int> &places : std::as_const(byImage))
        order += places;
    return order;
}

} // namespace

QList<int> inOrderOfImages(const Document &document, const QList<FrameRef> &frames)
{
    return inOrder(frames.size(), [&](int i) -> const QString & {
        return imageOf(*findSprite(document, frames[i].sprite), *findFrame(document, frames[i]));
    });
}

QList<int> inOrderOfImages(const Sprite &sprite, qsizetype count)
{
    return inOrder(count, [&sprite](int i) -> const QString & { return imageOf(sprite, sprite.frames[i]); });
}

} // namespace hitbox
