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

/// What places of images show that were looked at for frames, those too of which nobody has the picture any more.
QHash<FileBytes, PictureTable> placesLookedAt(const Sprite &before, const PictureMoves &moves)
{
    QHash<FileBytes, PictureTable> places;
    const FileBytes sheet{moves.image, moves.imageHash};
    for (int i = 0; i < moves.frames.size(); ++i) {
        const FrameMove &move = moves.frames.at(i);
        const bool isHere =
            moves.isOfFiles() ? !move.file.image.isEmpty() : imageOf(before, before.frames.at(i)) == moves.image;
        if (isHere && !move.pixels.digest.isEmpty())
            places[moves.isOfFiles() ? move.file : sheet].insert(
                move.rect, {move.pixels.digest, move.pixels.bounds.translated(-move.offset)});
    }
    for (int i = 0; i < moves.fresh.size(); ++i)
        places[moves.isOfFiles() ? moves.freshFiles.at(i) : sheet].insert(moves.fresh.at(i), moves.freshPixels.at(i));
    return places;
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
    NoticeBar::dismiss(m_bar);
    if (!now.isEmpty())
        offer(now.constFirst());
}

void PictureFlow::offer(const MovedPictures &moved)
{
    const NoticeChoice leave{tr("Leave"), [this, moved] { m_project.live.pictures.leave(moved); },
                             NoticeChoice::Means::Leave};
    if (moved.moves.scale) {
        const QString name = QFileInfo(moved.moves.image).fileName();
        m_bar = &m_view.notice(tr("%1 is %2 times as large as it was.").arg(name, readableNumber(*moved.moves.scale)),
                               {{tr("Scale frames and shapes"), [this, moved] { scale(moved); }}, leave},
                               NoticeBar::Kind::Standing);
        return;
    }
    const Sprite *sprite = findThing(m_project.session.document().sprites, moved.sprite);
    m_bar = &m_view.notice(changeInWords(sprite ? sprite->name : QString(), moved.moves),
                           {{isOnlyNew(moved.moves) ? tr("Add as frames…") : tr("Move shapes with their pictures…"),
                             [this, moved] { follow(moved); }},
                            leave},
                           NoticeBar::Kind::Standing);
}

int PictureFlow::placeOfSprite(const MovedPictures &moved) const
{
    const bool isOffered = m_project.live.pictures.list().contains(moved);
    return isOffered ? placeOf(m_project.session.document().sprites, moved.sprite) : -1;
}

void PictureFlow::follow(const MovedPictures &moved)
{
    const int place = placeOfSprite(moved);
    if (place < 0)
        return refresh();
    m_project.images.whenDecoded(imagesOffered(m_project.session.document().sprites.at(place), moved.moves), *this,
                                 [this, moved](const auto &images) { askHow(moved, images); });
}

/// What frames showed whose pictures are nowhere now.
QHash<int, QImage> PictureFlow::lostPictures(const Sprite &sprite, const PictureMoves &moves) const
{
    QHash<int, QImage> pictures;
    for (int i = 0; i < moves.frames.size(); ++i) {
        if (moves.frames.at(i).fate == FrameFate::Lost)
            pictures.insert(i, m_project.images.pictureBefore(sprite, sprite.frames.at(i)));
    }
    return pictures;
}

void PictureFlow::askHow(const MovedPictures &moved, const QHash<QString, QImage> &images)
{
    const int place = placeOfSprite(moved);
    if (place < 0)
        return refresh();
    const Document &before = m_project.session.document();
    const bool isShared = !moved.moves.isOfFiles() && isSharedImage(before, place, moved.moves.image);
    FollowDialog dialog(before.sprites.at(place), moved.moves,
                        {images, lostPictures(before.sprites.at(place), moved.moves)},
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
    const FollowWish wish = dialog.answer();
    const Document after = withPicturesFollowed(m_project.session.document(), now, moved.moves, wish);
    const QList<TagLoss> losses = tagLosses(sprite, after.sprites.at(now));
    commit(after, moved,
           isOnlyNew(moved.moves) ? tr("Add new pictures as frames") : tr("Move shapes with their pictures"));
    QString told = followedInWords(moved.moves, wish);
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
    const QList<Sprite> &sprites = m_project.session.document().sprites;
    const auto places = placesLookedAt(sprites.at(placeOf(sprites, moved.sprite)), moved.moves);
    for (auto image = places.cbegin(); image != places.cend(); ++image)
        m_project.images.learn(image.key().image, image.key().hash, image.value());
    m_project.session.commit(after, text);
}

} // namespace hitbox
