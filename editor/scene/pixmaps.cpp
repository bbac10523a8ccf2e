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

/// What an image showed stays until its file is read anew, or else the picture would be empty for a moment.
SheetLevels Pixmaps::levels(const QString &imagePath) const
{
    if (std::exchange(m_project, m_images.projectVersion()) != m_images.projectVersion())
        m_cache.clear();
    const auto known = m_cache.constFind(imagePath);
    if (known != m_cache.cend() && known->version == m_images.version())
        return known->levels;
    const ImagePixels now = m_images.pixels(imagePath);
    if (now.isPending)
        return known == m_cache.cend() ? SheetLevels() : known->levels;
    return m_cache.insert(imagePath, {SheetLevels(now.images), m_images.version()})->levels;
}

} // namespace hitbox
