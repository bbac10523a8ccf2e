#include "scene/pixmaps.h"

#include "session/files/project_images.h"

#include <utility>

namespace hitbox {

Pixmaps::Pixmaps(const ProjectImages &images)
    : m_images(images)
{
}

QPixmap Pixmaps::sheet(const QString &imagePath) const
{
    const SheetLevels found = levels(imagePath);
    return found.isNull() ? QPixmap() : found.halved(0);
}

SheetLevels Pixmaps::levels(const QString &imagePath) const
{
    if (std::exchange(m_version, m_images.version()) != m_images.version())
        m_cache.clear();
    if (const auto cached = m_cache.constFind(imagePath); cached != m_cache.cend())
        return *cached;
    return *m_cache.insert(imagePath, SheetLevels(m_images.image(imagePath)));
}

} // namespace hitbox
