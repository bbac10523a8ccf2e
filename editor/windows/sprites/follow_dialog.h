#pragma once

#include "images/following/followed_sprite.h"

#include <QDialog>
#include <QHash>
#include <QImage>

class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace hitbox {

/// Asks what becomes of the frames whose pictures are nowhere in an image that has changed, and of pictures that no
/// frame showed.
class FollowDialog : public QDialog
{
    Q_OBJECT

public:
    /// What is there now, by an image's path. Pictures of those that are missing are not shown.
    using Pixels = QHash<QString, QImage>;

    FollowDialog(const Sprite &sprite, const PictureMoves &moves, const Pixels &pixels,
                 NewPictures fresh = NewPictures::BecomeFrames, QWidget *parent = nullptr);

    FollowWish answer() const;

private:
    void addLost(QVBoxLayout &rows, const Sprite &sprite, const PictureMoves &moves, const Pixels &pixels);
    void addWishes(QVBoxLayout &rows, const PictureMoves &moves, NewPictures fresh);
    void keepApart(const QComboBox *changed);

    QHash<int, QComboBox *> m_lost; ///< by frame
    QCheckBox *m_fresh = nullptr;   ///< null where there are no new pictures
    QCheckBox *m_order = nullptr;   ///< null where frames were in an order of their own
};

/// The images whose pixels the dialog shows.
QStringList imagesOffered(const PictureMoves &moves);

/// "hero.png has changed: 5 frames lie elsewhere in it, 1 found no partner."; of image files "Image files of walk have
/// changed: …".
QString changeInWords(const QString &sprite, const PictureMoves &moves);

} // namespace hitbox
