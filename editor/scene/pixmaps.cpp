#include "scene/pixmaps.h"

#include "session/session.h"

namespace hitbox {

Pixmaps::Pixmaps(const Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::imagesChanged, this, [this] { m_cache.clear(); });
}

QPixmap Pixmaps::sheet(const QString &imagePath) const
{
    const SheetLevels found = levels(imagePath);
    return found.isNull() ? QPixmap() : found.halved(0);
}

SheetLevels Pixmaps::levels(const QString &imagePath) const
{
    if (const auto cached = m_cache.constFind(imagePath); cached != m_cache.cend())
        return *cached;
    return *m_cache.insert(imagePath, SheetLevels(m_session.image(imagePath)));
}

} // namespace hitbox
