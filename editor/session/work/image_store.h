#pragma once

#include "document/document.h"
#include "images/image_contents.h"

#include <QCache>
#include <QImage>
#include <QString>

namespace hitbox {

/// What is known of the images a project names, and the pixels of those that were asked for.
class ImageStore
{
public:
    ImageStore();

    /// Looks at images that have not been looked at yet; true when there were any. An empty folder means that the
    /// project has not been saved and its images lie nowhere outside of it.
    bool survey(const Document &document, const QString &projectFolder);

    /// Everything is looked at and read anew.
    void forget();

    /// Adds what was read of files to what is known of them.
    void take(const QHash<QString, ImageContents> &contents);

    const ImageCatalog &catalog() const { return m_catalog; }

    /// Null when the image cannot be read. Pixels are read when they are first asked for, and kept by absolute path.
    QImage image(const QString &projectFolder, const QString &imagePath);

private:
    ImageCatalog m_catalog;
    QCache<QString, QImage> m_pixels; ///< costs are KiB
};

} // namespace hitbox
