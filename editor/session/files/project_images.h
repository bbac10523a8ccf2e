#pragma once

#include "files/file_watch.h"
#include "images/following/frame_pixels.h"
#include "session/live/live_answer.h"
#include "session/work/contents_reader.h"
#include "session/work/image_store.h"
#include "session/work/latest.h"
#include "session/work/pixel_reader.h"

#include <functional>

namespace hitbox {

class ProjectFiles;
class Session;

/// What an image showed before it was saved anew: where frames lay, and all of its size.
struct ImageVersion {
    QString hash;
    QSize size;
    std::shared_ptr<const PictureTable> pictures; ///< never null
};

struct ImagePixels {
    LevelImages images;     ///< null ones when the file cannot be read, or not yet
    bool isPending = false; ///< they are to come
};

/// The images that the open project names: what is known of them, and their pixels. They are read in full beside the
/// window; until then only what their headers say is known, and of more than a hundred not even that at once: see
/// isSurveying(). Files that another program saves anew are read anew, and are known as they were until then.
class ProjectImages final : public LiveAnswer
{
    Q_OBJECT

public:
    ProjectImages(Session &session, const ProjectFiles &files); ///< both outlive it

    /// What is known of images, by path in memory; what it says is said as from the folder of the project file.
    const ImageCatalog &catalog() const { return m_store.catalog(); }
    const QString &folder() const { return m_folder; }  ///< where paths in memory begin
    int version() const { return m_version; }           ///< another one whenever images are looked at anew
    int projectVersion() const { return m_opened; }     ///< another one when paths in memory are of another project
    int factsVersion() const { return m_factsVersion; } ///< another one for each difference in the catalog

    /// What its header says, also where the catalog does not know it yet; empty where it cannot be read.
    QSize sizeOf(const QString &imagePath) const;

    /// The version whose bytes the project notes; with nothing noted the last one before that which is there now. Null
    /// where the program has not seen it.
    const ImageVersion *versionBefore(const QString &imagePath, const QString &notedHash) const;
    /// Takes in what was found out about an image by its own bytes: places that frames are about to be cut from.
    void learn(const QString &imagePath, const QString &hash, const PictureTable &pictures);

    /// The pixels of the image of this path in memory. What has not been decoded is decoded beside the window, and
    /// changed() follows.
    ImagePixels pixels(const QString &imagePath) const;
    QImage image(const QString &imagePath) const; ///< of pixels(): null too while they are to come

    /// What the frame shows, by its note; null where no image of its name was shown lately in which that is to be seen.
    QImage pictureBefore(const Sprite &sprite, const Frame &frame) const;

    bool isSurveying() const { return m_survey.isPending(); } ///< many images of which nothing is known yet
    bool isDecoding() const { return m_pixels.isReading(); }  ///< pixels that somebody has asked for

    /// Calls with these images, by their paths, at once where they are decoded, or else from the event loop when they
    /// are; never when another project is shown by then, or the context has gone.
    using TakeImages = std::function<void(const QHash<QString, QImage> &images)>;
    void whenDecoded(const QStringList &images, QObject &context, const TakeImages &take);

    void reload(); ///< looks at all of them anew, because files have changed

    bool update(const Shown &shown) override;

private:
    struct Errand;

    struct SurveyOrder {
        QStringList images;
        ImageFolders folders;
        QStringList known;     ///< images that were looked at before
        QList<Sprite> sprites; ///< of the document
        FileWatch::Stamps watched;
    };
    struct Surveyed {
        ImageCatalog facts;
        FileWatch::Stamps files; ///< to be watched; new ones as they were before
    };

    void survey(const Document &document, const ImageFolders &folders);
    static Surveyed surveyed(const SurveyOrder &order, const Run &run);
    void takeSurveyed(const Surveyed &found);
    void forget();
    void forgetContents();
    bool collect(Errand &errand) const;
    /// Those that the project names, and those that may come behind the last of numbered ones.
    static QStringList filesToWatch(const QStringList &images, const QList<Sprite> &sprites, const QString &folder);
    void remember(const QHash<QString, ImageContents> &contents);
    QSet<QString> imagesCutElsewhere(const QList<Sprite> &sprites) const;
    void askForPlaces(const Document &document);
    void keepPixels(const PixelReader::Read &read);
    void read(const QStringList &images, const Document &document);

    const ProjectFiles &m_files;
    ImageStore m_store;
    QSet<QString> m_unsurveyed;  ///< images that are to be looked at beside the window
    bool m_isSurveyLate = false; ///< files have changed since the one under way began
    Latest<SurveyOrder, Surveyed> m_survey;
    FileWatch::Stamps m_filesToWatch;
    ContentsReader m_contents;
    mutable PixelReader m_pixels; ///< asked whenever somebody wants to see pixels that are not there
    FileWatch m_watch;
    QHash<QString, QList<ImageVersion>> m_versions; ///< the oldest first
    QList<Sprite> m_sprites;                        ///< whose places were asked for
    QHash<QString, PictureTable> m_askedPlaces;     ///< when it was read last; not what they show
    int m_opened = 0;                               ///< document, as last updated
    QString m_folder;                               ///< where paths in memory begin, as last updated
    int m_version = 0;
    int m_factsVersion = 0;
    int m_told = 0;              ///< version
    bool m_hasNewPixels = false; ///< since the last update
    bool m_hasNewImages = false; ///< that were looked at since the last update
};

} // namespace hitbox
