#include "windows/sprites/picture_flow.h"

#include "document/numbers.h"
#include "document/places.h"
#include "document/tag_following.h"
#include "images/following/followed_sprite.h"
#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/sprites/follow_dialog.h"
#include "windows/widgets/names_in_short.h"

#include <QFileInfo>
#include <QWidget>

namespace hitbox {

namespace {

/// What frames that are cut from the image show, by their notes: the image has just been looked at for them.
PictureTable placesNoted(const Sprite &sprite, const QString &image)
{
    PictureTable table;
    for (const Frame &frame : sprite.frames) {
        if (imageOf(sprite, frame) == image && !frame.pixels.digest.isEmpty())
            table.insert(frame.rect, {frame.pixels.digest, frame.pixels.bounds.translated(-frame.offset)});
    }
    return table;
}

} // namespace

PictureFlow::PictureFlow(OpenProject &project, ProjectView &view)
    : QObject(&view.widget())
    , m_project(project)
    , m_view(view)
{
    connect(&project.live.pictures, &LiveAnswer::changed, this, &PictureFlow::refresh);
    refresh();
}

void PictureFlow::refresh()
{
    const QList<MovedPictures> &now = m_project.live.pictures.list();
    if (now == m_offered && m_bar)
        return;
    m_offered = now;
    if (m_bar) { // which may be where this was called from
        m_bar->hide();
        m_bar->deleteLater();
        m_bar.clear();
    }
    if (!now.isEmpty())
        offer(now.constFirst());
}

void PictureFlow::offer(const MovedPictures &moved)
{
    const NoticeChoice leave{tr("Leave"), [this, moved] { m_project.live.pictures.leave(moved); }};
    if (moved.moves.scale) {
        const QString name = QFileInfo(moved.moves.image).fileName();
        m_bar = &m_view.notice(tr("%1 is %2 times as large as it was.").arg(name, readableNumber(*moved.moves.scale)),
                               {{tr("Scale frames and shapes"), [this, moved] { scale(moved); }}, leave},
                               NoticeBar::Kind::Standing);
        return;
    }
    const Sprite *sprite = findThing(m_project.session.document().sprites, moved.sprite);
    m_bar = &m_view.notice(changeInWords(sprite ? sprite->name : QString(), moved.moves),
                           {{tr("Move shapes with their pictures…"), [this, moved] { follow(moved); }}, leave},
                           NoticeBar::Kind::Standing);
}

int PictureFlow::placeOfSprite(const MovedPictures &moved) const
{
    const bool isOffered = m_project.live.pictures.list().contains(moved);
    return isOffered ? placeOf(m_project.session.document().sprites, moved.sprite) : -1;
}

void PictureFlow::follow(const MovedPictures &moved)
{
    m_project.images.whenDecoded(imagesOffered(moved.moves), *this,
                                 [this, moved](const auto &images) { askHow(moved, images); });
}

void PictureFlow::askHow(const MovedPictures &moved, const QHash<QString, QImage> &images)
{
    const int place = placeOfSprite(moved);
    if (place < 0)
        return refresh();
    const Document &before = m_project.session.document();
    const bool isShared = !moved.moves.isOfFiles() && isSharedImage(before, place, moved.moves.image);
    FollowDialog dialog(before.sprites.at(place), moved.moves, images,
                        isShared ? NewPictures::LeftOut : NewPictures::BecomeFrames, &m_view.widget());
    const bool isWanted = dialog.exec() == QDialog::Accepted;
    const int now = placeOfSprite(moved); // the image may have changed again behind the dialog
    if (isWanted && now < 0)
        m_view.tell(tr("The image or the project changed meanwhile: nothing was moved."));
    if (!isWanted || now < 0) {
        m_offered.clear();
        return refresh();
    }
    const Sprite sprite = m_project.session.document().sprites.at(now);
    const Document after = withPicturesFollowed(m_project.session.document(), now, moved.moves, dialog.answer());
    const QList<TagLoss> losses = tagLosses(sprite, after.sprites.at(now));
    commit(after, moved, tr("Move shapes with their pictures"));
    const int count = moved.moves.count(FrameFate::Moves);
    QString told = count == 1 ? tr("1 frame went to where its picture is.")
                              : tr("%1 frames went to where their pictures are.").arg(count);
    for (const TagLoss &loss : losses)
        told += u' ' + tr("Frames of the tag “%1” do not follow each other any more; it let go: %2.")
                           .arg(loss.tag, inShort(loss.frames));
    m_view.tell(told);
}

void PictureFlow::scale(const MovedPictures &moved)
{
    const int place = placeOfSprite(moved);
    if (place < 0 || !moved.moves.scale)
        return refresh();
    Document after = withImageScaled(m_project.session.document(), place, moved.moves.image, *moved.moves.scale);
    after = withPixelsNoted(after, place, moved.moves.image, {}, moved.moves.imageHash);
    m_project.session.commit(after, tr("Scale frames and shapes"));
}

void PictureFlow::commit(const Document &after, const MovedPictures &moved, const QString &text)
{
    const Sprite &sprite = after.sprites.at(placeOf(after.sprites, moved.sprite));
    if (!moved.moves.isOfFiles())
        m_project.images.learn(moved.moves.image, moved.moves.imageHash, placesNoted(sprite, moved.moves.image));
    for (const Frame &frame : moved.moves.isOfFiles() ? sprite.frames : QList<Frame>()) {
        const QString &image = imageOf(sprite, frame);
        m_project.images.learn(image, imageHashOf(sprite, frame), placesNoted(sprite, image));
    }
    m_project.session.commit(after, text);
}

} // namespace hitbox
