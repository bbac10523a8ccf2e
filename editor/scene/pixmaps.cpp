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
    // Looking for opaque pixels would copy the image where it finds nothing else.
    const QPixmap whole = QPixmap::fromImage(m_session.image(imagePath), Qt::NoOpaqueDetection);
    return *m_cache.insert(imagePath, SheetLevels(whole));
}

} // namespace hitbox
