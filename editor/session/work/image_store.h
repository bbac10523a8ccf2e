#pragma once

#include "document/document.h"
#include "drawing/sheet_levels.h"
#include "images/image_contents.h"
#include "images/image_paths.h"

#include <QCache>
#include <QSet>
#include <QString>

#include <stop_token>

namespace hitbox {

/// What is known of the images a project names, and the pixels of those that were read.
class ImageStore
{
public:
    ImageStore();

    /// What is to be looked at: images that nobody has looked at yet, and in another folder all of them. An empty
    /// ImageFolders::file means that the project has not been saved and its images lie nowhere outside of it. What
    /// survey() says of those named is to come: they need not be named again until a forget(), which comes before
    /// another ImageFolders::memory.
    QStringList imagesToSurvey(const Document &document, const ImageFolders &folders);

    /// Looks at them, on any thread; the rest is left out where it is stopped.
    static ImageCatalog survey(const QStringList &images, const ImageFolders &folders,
                               const std::stop_token &stop = {});

    /// Adds what was looked at, in the place of what was known, and what is known of the contents.
    void take(ImageCatalog surveyed);

    /// Everything is looked at and read anew. Of the pixels some stay as what they were before, see former().
    void forget();
    /// The same, but until it was looked at anew, what headers said holds.
    void forgetContents();

    /// Adds what was read of files to what is known of them.
    void take(const QHash<QString, ImageContents> &contents);

    /// Adds to what is known of the parts of an image, unless its bytes are others.
    void learn(const QString &image, const QString &hash, const PictureTable &pictures);

    const ImageCatalog &catalog() const { return m_catalog; }

    /// The pixels of a file, by its absolute path; null images where it cannot be read. Those used least are let go
    /// where all take too much.
    void keep(const QString &file, const LevelImages &images);
    /// Null where they are not kept.
    const LevelImages *pixels(const QString &file) const { return m_pixels.object(file); }

    /// The whole of a file as it was shown before it was forgotten, the last one first; as far as that was kept.
    QList<QImage> former(const QString &file) const;

private:
    QStringList imagesNewIn(const QList<Sprite> &sprites);

    ImageCatalog m_catalog;                   ///< by path in memory
    QSet<QString> m_surveyed;                 ///< since the contents were forgotten last
    QList<Sprite> m_named;                    ///< whose images are in the catalog, or to come
    QHash<QString, ImageContents> m_contents; ///< likewise
    ImageFolders m_folders;                   ///< that the catalog was made with
    QCache<QString, LevelImages> m_pixels;    ///< costs are KiB
    QCache<QString, QList<QImage>> m_former;  ///< likewise
};

} // namespace hitbox
