#pragma once

#include "images/following/followed_sprite.h"

#include <QDialog>
#include <QHash>
#include <QImage>

class QCheckBox;
class QComboBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace hitbox {

/// The pictures that the dialog shows.
struct FollowPictures {
    QHash<QString, QImage> now = {}; ///< by an image's path; those that are missing are not shown
    QHash<int, QImage> before = {};  ///< of frames whose pictures are nowhere: what they showed, as far as that is kept
};

/// Lists where frames go whose pictures are elsewhere in an image that has changed, and asks what becomes of those
/// whose pictures are nowhere, and of pictures that no frame showed.
class FollowDialog : public QDialog
{
    Q_OBJECT

public:
    FollowDialog(const Sprite &sprite, const PictureMoves &moves, const FollowPictures &pictures,
                 NewPictures fresh = NewPictures::BecomeFrames, QWidget *parent = nullptr);

    FollowWish answer() const;

private:
    void addList(QVBoxLayout &rows, const Sprite &sprite, const PictureMoves &moves, const FollowPictures &pictures);
    void addLost(const Sprite &sprite, const PictureMoves &moves, const FollowPictures &pictures);
    QComboBox *makeChoice(int frame, const QString &name, const PictureMoves &moves, const QList<QIcon> &icons);
    void addWishes(QVBoxLayout &rows, const Sprite &sprite, const PictureMoves &moves, NewPictures fresh);
    void fitToContent(QLabel &change);
    void keepApart(const QComboBox *changed);

    QTreeWidget *m_list = nullptr;
    QHash<int, QComboBox *> m_lost; ///< by frame
    QCheckBox *m_fresh = nullptr;   ///< null where there are no new pictures
    QCheckBox *m_order = nullptr;   ///< null where frames stay in their order either way
};

/// The images whose pixels the dialog shows.
QStringList imagesOffered(const Sprite &sprite, const PictureMoves &moves);

/// There are new pictures, and all others are where they were.
bool isOnlyNew(const PictureMoves &moves);

/// "hero.png has changed: 5 frames lie elsewhere in it, 1 found no partner."; of image files "Image files of walk have
/// changed: …".
QString changeInWords(const QString &sprite, const PictureMoves &moves);

/// What was done, as the status line says it: "5 frames went to where their pictures are, 1 frame is new, …".
QString followedInWords(const PictureMoves &moves, const FollowWish &wish);

} // namespace hitbox
