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

    /// Null when the image cannot be read, and until it has been read: its images tell when there is another one.
    QPixmap sheet(const QString &imagePath) const;
    /// The image for views at any zoom.
    SheetLevels levels(const QString &imagePath) const;

private:
    struct Made {
        SheetLevels levels;
        int version = 0; ///< of the images
    };

    const ProjectImages &m_images;
    mutable int m_project = -1; ///< of whose images they were made
    mutable QHash<QString, Made> m_cache;
};

} // namespace hitbox
