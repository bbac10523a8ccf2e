#include "formats/importers/tileset_file.h"

#include "formats/exporters/tiled_property_names.h"

namespace hitbox {

void TilesetFile::takeKind(const QString &property, const QString &kind, const QString &madeType)
{
    static const QStringList known{QString(), QStringLiteral("string"), QStringLiteral("bool"),
                                   QStringLiteral("float")};
    const bool isOwn = property == QLatin1String(tiledCategoryBits) || property == QLatin1String(tiledMaskBits);
    const QString own = (madeType.isEmpty() ? kind : madeType).left(mostCharacters);
    if (!isOwn && !known.contains(own) && kinds.size() < mostUnread && !kinds.contains(own))
        kinds.append(own);
}

void TilesetFile::passOver(const QString &key)
{
    if (unread.size() < mostUnread && !unread.contains(key.left(mostCharacters)))
        unread.append(key.left(mostCharacters));
}

} // namespace hitbox
