#include "cli/follow_images.h"

#include "document/limits.h"
#include "document/names.h"
#include "images/following/picture_files.h"
#include "images/following/steady_image.h"
#include "images/image_location.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

Result<SheetCuts> cutsOf(const FollowOrder &order, const Sprite &sprite, const QString &image, const QString &path,
                         const QImage &pixels)
{
    if (order.slices.by == SliceWish::By::Nothing)
        return likelyCuts(sprite, image, pixels, path);
    ImportSource source;
    source.path = path;
    source.imageSize = pixels.size();
    if (const Result<Done> cut = cutAsWished(source, order.slices); !cut)
        return cut.error();
    if (!source.cells.isEmpty())
        return SheetCuts{source.cells};
    return source.grid ? SheetCuts{cellsOf(pixels.size(), *source.grid)} : SheetCuts{};
}

QList<QRect> rectsOf(const Sprite &sprite)
{
    QList<QRect> rects;
    for (const Frame &frame : sprite.frames)
        rects.append(frame.rect);
    return rects;
}

QStringList frameNamesOf(const Sprite &sprite)
{
    QStringList names;
    for (const Frame &frame : sprite.frames)
        names.append(frame.name);
    return names;
}

/// Frames by the image that they are cut from, ascending.
using FramesOfImages = QHash<QString, QList<int>>;

FramesOfImages framesOfImages(const Sprite &sprite)
{
    FramesOfImages frames;
    for (int i = 0; i < sprite.frames.size(); ++i)
        frames[imageOf(sprite, sprite.frames.at(i))].append(i);
    return frames;
}

/// The frames of a sprite that are cut from one image, as a sprite of their own, so that a sprite with thousands of
/// images is not gone through for each.
class ImagePart
{
public:
    ImagePart(const Document &document, int sprite, QString image, QList<int> frames)
        : m_sprite(sprite)
        , m_image(std::move(image))
        , m_frames(std::move(frames))
    {
        const Sprite &all = document.sprites.at(sprite);
        Sprite part;
        part.id = all.id;
        part.name = all.name;
        part.image = all.image;
        part.imageHash = all.imageHash;
        for (const int frame : std::as_const(m_frames))
            part.frames.append(all.frames.at(frame));
        m_part.sprites = {part};
    }

    const Sprite &sprite() const { return m_part.sprites.constFirst(); }
    const QString &image() const { return m_image; }

    /// Of all frames of the sprite, of which the others are elsewhere.
    PictureMoves amongAll(PictureMoves moves, qsizetype count) const
    {
        QList<FrameMove> all(count);
        for (qsizetype i = 0; i < m_frames.size(); ++i)
            all[m_frames.at(i)] = moves.frames.at(i);
        moves.frames = all;
        return moves;
    }

    /// The edit is of the part, in which the same frames stay where they are among each other.
    template <typename Edit>
    void edit(Document &document, const Edit &edited)
    {
        m_part = edited(std::move(m_part));
        Sprite &all = document.sprites[m_sprite];
        all.imageHash = sprite().imageHash;
        for (qsizetype i = 0; i < m_frames.size(); ++i)
            all.frames[m_frames.at(i)] = sprite().frames.at(i);
    }

private:
    Document m_part;
    int m_sprite;
    QString m_image;
    QList<int> m_frames;
};

/// What the frames showed: by their notes, or in the image as it was.
Result<PictureSearch> searchOf(const FollowOrder &order, const Sprite &sprite, const QString &image)
{
    PictureSearch search{.image = image, .known = notedPixels(sprite)};
    if (order.before.isEmpty())
        return search;
    const Result<ImageLocation> location = locateImage(order.before, image);
    if (!location)
        return location.error();
    const Result<SteadyImage> old = readSteadily(location->path);
    if (!old)
        return old.error();
    const PictureTable table(old->pixels, rectsOf(sprite));
    for (int i = 0; i < sprite.frames.size(); ++i)
        search.known[i] = table.of(sprite.frames.at(i));
    search.before = old->pixels.size();
    search.old = old->pixels;
    return search;
}

bool isAnyKnown(const QList<SeenPixels> &known)
{
    return std::any_of(known.cbegin(), known.cend(), [](const SeenPixels &pixels) { return !pixels.digest.isEmpty(); });
}

/// The bytes of the part's image that the project notes; empty where it does not.
QString notedHashOf(const Sprite &part)
{
    return part.frames.isEmpty() ? part.imageHash : imageHashOf(part, part.frames.constFirst());
}

void scalePart(Document &document, ImagePart &part, const SteadyImage &now, double factor)
{
    part.edit(document, [&](const Document &before) {
        const Document scaled = withImageScaled(before, 0, part.image(), factor);
        const PictureTable table(now.pixels, rectsOf(scaled.sprites.constFirst()));
        return withPixelsNoted(scaled, 0, part.image(), table, now.hash);
    });
}

FollowWish wishFor(const FollowOrder &order, const Sprite &sprite, const PictureMoves &moves)
{
    FollowWish wish{{}, order.fresh, order.frames.value_or(usualOrder(sprite, moves))};
    for (int i = 0; i < moves.frames.size(); ++i) {
        if (moves.frames.at(i).fate == FrameFate::Lost)
            wish.lost.insert(i, {order.lost, -1});
    }
    return wish;
}

/// No frame goes, comes or is at another place: nobody but these frames is concerned.
bool areFramesTheSame(const PictureMoves &moves, const FollowOrder &order)
{
    return moves.count(FrameFate::Moves) == 0 && moves.count(FrameFate::Blank) == 0 && moves.fresh.isEmpty() &&
           (order.lost != LostChoice::Delete || moves.count(FrameFate::Lost) == 0);
}

/// Of the sprite as a whole, whose frames may change places.
void followAmongAll(Document &document, int index, const ImagePart &part, FollowedImage &followed,
                    const FollowOrder &order)
{
    const Sprite before = document.sprites.at(index);
    const PictureMoves moves = part.amongAll(followed.moves, before.frames.size());
    FollowWish wish = wishFor(order, before, moves);
    if (!moves.fresh.isEmpty() && isSharedImage(document, index, part.image())) {
        followed.isShared = true;
        wish.fresh = NewPictures::LeftOut;
    }
    document = withPicturesFollowed(document, index, moves, wish);
    followed.tags = tagLosses(before, document.sprites.at(index));
}

/// Looks for a sheet that has another name and another layout at once.
class SheetSearch
{
public:
    SheetSearch(const FollowOrder &order, const ImagePart &part, const QSet<QString> &taken)
        : m_order(order)
        , m_part(part)
        , m_taken(taken)
    {
    }

    /// The only file beside that shows all that is known of the frames, as the project would name it. Fails with what
    /// was looked at.
    Result<QString> found();

private:
    bool showsAll(const QString &image, const QString &path) const;
    Error notFound(const QString &path, const QStringList &alike) const;

    const FollowOrder &m_order;
    const ImagePart &m_part;
    const QSet<QString> &m_taken; ///< images that sprites are cut from
    int m_looked = 0;
};

bool SheetSearch::showsAll(const QString &image, const QString &path) const
{
    const Result<SteadyImage> now = readSteadily(path);
    if (!now)
        return false; // one that is broken shows nothing
    PictureSearch search{.image = m_part.image(), .known = notedPixels(m_part.sprite())};
    const Result<SheetCuts> cuts = cutsOf(m_order, m_part.sprite(), m_part.image(), image, now->pixels);
    search.cuts = cuts ? *cuts : SheetCuts();
    const PictureMoves moves = pictureMoves(m_part.sprite(), search, now->pixels);
    return moves.count(FrameFate::Moves) + moves.count(FrameFate::Stays) > 0 && moves.count(FrameFate::Lost) == 0 &&
           moves.count(FrameFate::Redrawn) == 0 && !moves.isIncomplete;
}

Error SheetSearch::notFound(const QString &path, const QStringList &alike) const
{
    const QString remedy =
        QStringLiteral("give it back its name, or name the new one with *Find image…* in the editor, "
                       "and follow again");
    if (alike.size() > 1)
        return {path,
                {},
                QStringLiteral("there is no such image file, and %1 and %2 both show all of its pictures; %3")
                    .arg(alike.at(0), alike.at(1), remedy)};
    return {path,
            {},
            QStringLiteral("there is no such image file; its pictures were looked for in %1 beside it, and "
                           "none shows all of them; %2")
                .arg(m_looked == 1 ? QStringLiteral("1 other image") : QStringLiteral("%1 other images").arg(m_looked),
                     remedy)};
}

Result<QString> SheetSearch::found()
{
    const Result<ImageLocation> location = locateImage(m_order.folder, m_part.image());
    if (!location)
        return location.error();
    const QString prefix = m_part.image().left(m_part.image().lastIndexOf(u'/') + 1);
    const QStringList files = imageFilesOf({QFileInfo(location->path).path()});
    qint64 pixels = 0;
    QStringList alike;
    for (const QString &file : files) {
        const QString image = prefix + QFileInfo(file).fileName();
        const Result<QSize> size = imageSize(file);
        if (m_taken.contains(image) || !size)
            continue;
        pixels += qint64(size->width()) * size->height();
        if (pixels > 4 * limits::imagePixels || m_looked >= mostFilesBeside)
            break;
        ++m_looked;
        if (showsAll(image, file))
            alike.append(image);
        if (alike.size() > 1)
            break;
    }
    return alike.size() == 1 ? Result<QString>(alike.constFirst()) : notFound(location->path, alike);
}

Document withSheetNamed(Document document, int index, const QString &image, const QString &now)
{
    Sprite &sprite = document.sprites[index];
    for (Frame &frame : sprite.frames) {
        if (frame.image == image)
            frame.image = now;
    }
    if (sprite.image == image)
        sprite.image = now;
    return document;
}

bool isImageThere(const QString &folder, const QString &image)
{
    const Result<ImageLocation> location = locateImage(folder, image);
    return !location || QFileInfo::exists(location->path); // what is no path at all is told by who reads it
}

Result<FollowedImage> followImage(Document &document, int index, ImagePart part, const FollowOrder &order)
{
    const Sprite sprite = part.sprite();
    const QString image = part.image();
    const Result<ImageLocation> location = locateImage(order.folder, image);
    if (!location)
        return location.error();
    const Result<SteadyImage> now = readSteadily(location->path);
    if (!now)
        return now.error();
    Result<PictureSearch> search = searchOf(order, sprite, image);
    if (!search)
        return search.error();
    const QString noted = notedHashOf(sprite);
    if (search->old.isNull() && noted == now->hash)
        search->old = now->pixels;
    if (isAnyKnown(search->known)) {
        const Result<SheetCuts> cuts = cutsOf(order, sprite, image, location->path, now->pixels);
        if (!cuts)
            return cuts.error();
        search->cuts = *cuts;
    }
    FollowedImage followed{sprite.name,          image,          {}, pictureMoves(sprite, *search, now->pixels),
                           frameNamesOf(sprite), rectsOf(sprite)};
    followed.moves.imageHash = now->hash;
    if (followed.moves.scale) {
        followed.isScaled = order.scales;
        if (order.scales)
            scalePart(document, part, *now, *followed.moves.scale);
        return followed;
    }
    const auto follow = [&](const Document &before) {
        return withPicturesFollowed(before, 0, followed.moves, wishFor(order, sprite, followed.moves));
    };
    if (!isKnown(followed.moves)) {
        const auto isBlank = [](const FrameMove &move) { return move.pixels.digest.isEmpty(); };
        followed.isBlank =
            noted == now->hash && std::all_of(followed.moves.frames.cbegin(), followed.moves.frames.cend(), isBlank);
        followed.isNoted = !followed.isBlank && (noted.isEmpty() || noted == now->hash);
        if (followed.isNoted)
            part.edit(document, follow);
        return followed;
    }
    const auto gone = followed.moves.count(FrameFate::Lost);
    if (order.lost == LostChoice::Delete && gone > 0 && gone == document.sprites.at(index).frames.size())
        return Error{
            location->path,
            {},
            QStringLiteral("none of the sprite's pictures is in the image, so all frames would be deleted; look "
                           "at the image, or leave out --lost delete")};
    if (areFramesTheSame(followed.moves, order))
        part.edit(document, follow);
    else
        followAmongAll(document, index, part, followed, order);
    return followed;
}

/// An image that is gone is looked for under other names, where it is known what it showed.
Result<FollowedImage> followImageOrNewName(Document &document, int index, const QString &image,
                                           const QList<int> &frames, const FollowOrder &order)
{
    const ImagePart part(document, index, image, frames);
    if (isImageThere(order.folder, image) || !order.before.isEmpty() || !isAnyKnown(notedPixels(part.sprite())))
        return followImage(document, index, part, order);
    Document asRead; // where a sprite before this one may have gone, this one may go, too
    asRead.sprites = order.asRead;
    const QStringList named = imagesOf(asRead);
    const Result<QString> now = SheetSearch(order, part, QSet<QString>(named.cbegin(), named.cend())).found();
    if (!now)
        return now.error();
    document = withSheetNamed(std::move(document), index, image, *now);
    Result<FollowedImage> followed = followImage(document, index, ImagePart(document, index, *now, frames), order);
    if (followed)
        followed->formerName = image;
    return followed;
}

/// By their notes, or in the images as they were; one that was not there then is not known.
QList<SeenPixels> knownOfFiles(const FollowOrder &order, const Sprite &sprite)
{
    if (order.before.isEmpty())
        return notedPixels(sprite);
    QList<SeenPixels> known(sprite.frames.size());
    const FramesOfImages framesOf = framesOfImages(sprite);
    for (auto each = framesOf.cbegin(); each != framesOf.cend(); ++each) {
        const Result<ImageLocation> location = locateImage(order.before, each.key());
        const Result<SteadyImage> old = location ? readSteadily(location->path) : location.error();
        if (!old)
            continue;
        QList<QRect> rects;
        for (const int frame : each.value())
            rects.append(sprite.frames.at(frame).rect);
        const PictureTable table(old->pixels, rects);
        for (const int frame : each.value())
            known[frame] = table.of(sprite.frames.at(frame));
    }
    return known;
}

/// The image files of a sprite that has one for each frame, and images under another name; nothing where there is
/// nothing to follow.
Result<std::optional<FollowedImage>> followFiles(Document &document, int index, const FollowOrder &order)
{
    using Followed = std::optional<FollowedImage>;
    const Sprite sprite = document.sprites.at(index);
    if (!mayFilesBeFollowed(sprite, order.folder))
        return Followed();
    const FileReading reading{.folder = order.folder,
                              .known = knownOfFiles(order, sprite),
                              .foreign = ForeignImages(order.users, sprite),
                              .pictures = order.pictures};
    const Result<std::optional<PictureMoves>> moves = followedFiles(sprite, reading);
    if (!moves)
        return moves.error();
    if (!*moves)
        return Followed();
    // Where files are only gone, they may come back: it takes more than that, or an order to delete their frames.
    const bool isAnyElsewhere = (*moves)->count(FrameFate::Moves) + (*moves)->count(FrameFate::Blank) > 0;
    if (!isAnyElsewhere && order.lost != LostChoice::Delete)
        return Followed();
    FollowedImage followed{sprite.name, imagesOf(sprite).constFirst(), {},
                           **moves,     frameNamesOf(sprite),          rectsOf(sprite)};
    document = withPicturesFollowed(document, index, followed.moves, wishFor(order, sprite, followed.moves));
    followed.tags = tagLosses(sprite, document.sprites.at(index));
    return Followed(followed);
}

/// Fails where an image cannot be read, and names it.
Result<QList<FollowedImage>> followSprite(Document &document, int index, const FollowOrder &order)
{
    const Result<std::optional<FollowedImage>> files = followFiles(document, index, order);
    if (!files)
        return files.error();
    if (*files)
        return QList<FollowedImage>{**files};
    QList<FollowedImage> all;
    const QStringList images = imagesOf(document.sprites.at(index));
    FramesOfImages framesOf = framesOfImages(document.sprites.at(index));
    for (const QString &image : images) {
        Result<FollowedImage> followed = followImageOrNewName(document, index, image, framesOf.value(image), order);
        if (!followed) {
            Error error = followed.error();
            error.file = error.file.isEmpty() ? image : error.file;
            return error;
        }
        all.append(*followed);
        if (!areFramesTheSame(followed->moves, order))
            framesOf = framesOfImages(document.sprites.at(index));
    }
    return all;
}

} // namespace

bool isKnown(const PictureMoves &moves)
{
    return moves.count(FrameFate::Unknown) + moves.count(FrameFate::Elsewhere) < moves.frames.size();
}

Result<QList<FollowedImage>> followAll(Document &document, const FollowOrder &ordered)
{
    QList<FollowedImage> all;
    FollowOrder order = ordered;
    order.asRead = document.sprites;
    order.users = imageUsersOf(document.sprites);
    order.pictures = std::make_shared<ReadPictures>(order.folder);
    for (int i = 0; i < document.sprites.size(); ++i) {
        if (order.sprite.value_or(i) != i)
            continue;
        const Result<QList<FollowedImage>> followed = followSprite(document, i, order);
        if (!followed) {
            Error error = followed.error();
            error.place = QStringLiteral("sprite %1").arg(quoted(document.sprites.at(i).name));
            return error;
        }
        all += *followed;
    }
    return all;
}

} // namespace hitbox
