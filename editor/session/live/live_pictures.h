#pragma once

#include "images/following/foreign_images.h"
#include "images/following/picture_moves.h"
#include "session/live/live_answer.h"
#include "session/work/latest.h"

namespace hitbox {

class ProjectImages;

/// An image that has changed so that frames of one sprite lie elsewhere in it; or image files of one sprite that were
/// numbered anew, have another name, or are more than there were.
struct MovedPictures {
    Id<Sprite> sprite;
    PictureMoves moves;

    bool operator==(const MovedPictures &) const = default;
};

/// Which images have changed since shapes were drawn on them, and where the pictures of frames are in them now: worked
/// out beside the window, from what frames note and what the program saw of the images before. Those of which nothing
/// moved are not among them.
class LivePictures : public LiveAnswer
{
    Q_OBJECT

public:
    explicit LivePictures(const ProjectImages &images); ///< outlives it

    const QList<MovedPictures> &list() const { return m_list; }

    /// This one is listed no more, until the image changes once more.
    void leave(const MovedPictures &moved);

    bool update(const Shown &shown) override;

private:
    /// One image of one sprite that is another than it was; or all its image files.
    struct Changed {
        Sprite sprite;
        PictureSearch search;
        QString path;              ///< of image files the folder that paths begin at
        QString hash;              ///< of what is there now, as far as anybody knows
        QStringList appended = {}; ///< likewise: new ones behind the last
    };
    struct Request {
        QList<Changed> changed;
        ImageUsers users = {}; ///< of all images, where there are image files among what has changed
    };

    /// Files behind the last number of a sprite.
    struct Behind {
        QSet<QString> leftOut;  ///< they were there before the sprite, or when its frames were edited
        QSet<QString> appeared; ///< since
    };

    static QList<MovedPictures> lookedAt(const Request &request, const Run &run);
    QList<SeenPixels> knownOf(const Sprite &sprite) const;
    std::optional<Changed> changedFilesOf(const Sprite &sprite, const QStringList &appended) const;
    QList<Changed> changedOf(const Sprite &sprite) const;
    QStringList appendedTo(const Sprite &sprite, bool isEdited);
    void ask(const Request &request);
    bool isLeft(const MovedPictures &moved) const;

    const ProjectImages &m_images;
    QList<Sprite> m_sprites;                  ///< as last looked at
    int m_factsVersion = -1;                  ///< likewise
    int m_opened = 0;                         ///< likewise
    QList<QPair<Id<Sprite>, QString>> m_left; ///< and the bytes of the image
    QHash<Id<Sprite>, Behind> m_behind;
    QList<MovedPictures> m_list;
    QList<MovedPictures> m_told;
    Latest<Request, QList<MovedPictures>> m_looking;
};

} // namespace hitbox
