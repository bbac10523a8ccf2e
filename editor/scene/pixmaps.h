#pragma once

#include "drawing/sheet_levels.h"

#include <QHash>
#include <QPixmap>

namespace hitbox {

class ProjectImages;

/// The project's images as pixmaps, made once for all scenes and panels.
class Pixmaps
{
public:
    explicit Pixmaps(const ProjectImages &images); ///< which outlive it

    /// Null when the image cannot be read.
    QPixmap sheet(const QString &imagePath) const;
    /// The same for views at any zoom.
    SheetLevels levels(const QString &imagePath) const;

private:
    const ProjectImages &m_images;
    mutable int m_version = -1; ///< of what was made
    mutable QHash<QString, SheetLevels> m_cache;
};

} // namespace hitbox
