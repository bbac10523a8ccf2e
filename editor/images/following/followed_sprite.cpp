#include "images/following/followed_sprite.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/tag_following.h"
#include "images/following/file_names.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace hitbox {

namespace {

geometry::Point toPoint(QPoint point)
{
    return {double(point.x()), double(point.y())};
}

/// The frame where its picture is now.
Frame followedFrame(Frame frame, const FrameMove &move)
{
    if (!move.shift.isNull()) {
        frame = withContentsMoved(std::move(frame), toPoint(move.shift));
        if (frame.size != move.size)
            frame.pivot = frame.pivot + toPoint(move.shift);
    }
    frame.rect = move.rect;
    frame.size = move.size;
    frame.offset = move.offset;
    frame.pixels = move.pixels;
    return frame;
}

/// The frame on a picture of which nobody knows that it is the same: shapes stay where they are in the frame.
Frame movedToFresh(Frame frame, const PictureMoves &moves, int fresh)
{
    frame.rect = moves.fresh.at(fresh);
    frame.size = frame.rect.size();
    frame.offset = {};
    frame.pixels = moves.freshPixels.at(fresh);
    return frame;
}

/// The frame is cut from the file, and its bytes are noted. An empty one is none.
void nameFile(Sprite &sprite, Frame &frame, const FileBytes &file)
{
    if (file.image.isEmpty())
        return;
    const bool isOwn = file.image != sprite.image;
    frame.image = isOwn ? file.image : QString();
    frame.imageHash = isOwn ? file.hash : QString();
    if (!isOwn)
        sprite.imageHash = file.hash;
}

/// A sprite's image that no frame is cut from any more gives way to that of the first one.
void settleImage(Sprite &sprite)
{
    const auto isCutFromIt = [](const Frame &frame) { return frame.image.isEmpty(); };
    if (sprite.frames.isEmpty() || std::any_of(sprite.frames.cbegin(), sprite.frames.cend(), isCutFromIt))
        return;
    sprite.image = sprite.frames.constFirst().image;
    sprite.imageHash = sprite.frames.constFirst().imageHash;
    for (Frame &frame : sprite.frames) {
        if (frame.image == sprite.image)
            nameFile(sprite, frame, {frame.image, frame.imageHash});
    }
}

void noteHash(Sprite &sprite, const PictureMoves &moves)
{
    if (moves.imageHash.isEmpty() || moves.isOfFiles())
        return;
    if (sprite.image == moves.image)
        sprite.imageHash = moves.imageHash;
    for (Frame &frame : sprite.frames) {
        if (frame.image == moves.image)
            frame.imageHash = moves.imageHash;
    }
}

/// By which places are in order: the number of the file among those of the sprite, and then row by row.
using PlaceKey = std::tuple<int, int, int>;

class PlaceKeys
{
public:
    explicit PlaceKeys(const PictureMoves &moves)
        : m_isOfFiles(moves.isOfFiles())
    {
        for (int i = 0; i < moves.files.size(); ++i)
            m_ranks.insert(moves.files.at(i), i);
    }

    PlaceKey of(const QString &image, const QRect &rect) const
    {
        return {m_isOfFiles ? m_ranks.value(image, -1) : 0, rect.y(), rect.x()};
    }

private:
    bool m_isOfFiles;
    QHash<QString, int> m_ranks;
};

/// Follows a sprite frame by frame; indices of frames are those before.
class Following
{
public:
    Following(Document document, int sprite, const PictureMoves &moves, const FollowWish &wish)
        : m_document(std::move(document))
        , m_index(sprite)
        , m_moves(moves)
        , m_wish(wish)
        , m_before(m_document.sprites.at(sprite))
        , m_origins(m_document.sprites.at(sprite).frames.size())
        , m_keys(moves)
    {
        std::iota(m_origins.begin(), m_origins.end(), 0);
    }

    Document followed() &&
    {
        moveFramesAlong();
        noteHash(m_document.sprites[m_index], m_moves);
        const bool isOrdered = m_moves.isInSheetOrder && m_wish.order == FrameOrder::OfSheet;
        if (isOrdered)
            putInSheetOrder();
        removeDeleted();
        if (m_wish.fresh == NewPictures::BecomeFrames)
            addFresh();
        moveTagsAlong();
        if (m_moves.isOfFiles()) {
            settleImage(m_document.sprites[m_index]);
            m_document = withFramesNamedAsFiles(std::move(m_document), m_index, formerFiles());
        }
        return std::move(m_document);
    }

private:
    void moveFramesAlong();
    void putInSheetOrder();
    void removeDeleted();
    void addFresh();
    void moveTagsAlong();
    std::map<PlaceKey, int> framesByPlace() const;
    int placeOfFresh(int fresh, const std::map<PlaceKey, int> &frames) const;
    QList<FormerFile> formerFiles() const;
    PlaceKey keyOf(const Frame &frame) const
    {
        return m_keys.of(imageOf(m_document.sprites.at(m_index), frame), frame.rect);
    }
    PlaceKey keyOfFresh(int fresh) const;
    Frame freshFrame(int fresh, const Frame *before) const;

    Document m_document;
    int m_index = 0;
    const PictureMoves &m_moves;
    const FollowWish &m_wish;
    const Sprite m_before;
    QList<int> m_origins; ///< of each frame as it stands now: where it stood; -1 for a new one
    const PlaceKeys m_keys;
    QSet<int> m_taken;         ///< of the fresh pictures
    QList<bool> m_isPlaced;    ///< by frame, before it is ordered and then in that order: it lies where its picture is
    QList<int> m_deleted = {}; ///< likewise
};

void Following::moveFramesAlong()
{
    Sprite &sprite = m_document.sprites[m_index];
    m_isPlaced = QList<bool>(sprite.frames.size(), false);
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const FrameMove &move = m_moves.frames.value(i);
        if (move.fate == FrameFate::Elsewhere)
            continue;
        const LostFrame lost = move.fate == FrameFate::Lost ? m_wish.lost.value(i) : LostFrame();
        if (move.fate != FrameFate::Lost) {
            sprite.frames[i] = followedFrame(sprite.frames.at(i), move);
            nameFile(sprite, sprite.frames[i], move.file);
            m_isPlaced[i] = move.fate != FrameFate::Unknown;
        } else if (lost.choice == LostChoice::MoveTo && lost.fresh >= 0 && lost.fresh < m_moves.fresh.size() &&
                   !m_taken.contains(lost.fresh)) {
            sprite.frames[i] = movedToFresh(sprite.frames.at(i), m_moves, lost.fresh);
            nameFile(sprite, sprite.frames[i], m_moves.freshFiles.value(lost.fresh));
            m_taken.insert(lost.fresh);
            m_isPlaced[i] = true;
        }
        if (lost.choice == LostChoice::TakePlace) {
            sprite.frames[i].pixels = move.pixels;
            nameFile(sprite, sprite.frames[i], move.file);
        }
        if (lost.choice == LostChoice::Delete)
            m_deleted.append(i);
    }
}

/// Of each frame: where it is on the sheet, or where the one before it is that has a place there.
void Following::putInSheetOrder()
{
    Sprite &sprite = m_document.sprites[m_index];
    QList<std::pair<PlaceKey, int>> places;
    PlaceKey last(-1, -1, -1);
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const Frame &frame = sprite.frames.at(i);
        if (m_isPlaced.at(i))
            last = keyOf(frame);
        places.append({last, i});
    }
    std::stable_sort(places.begin(), places.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<int> order;
    for (const auto &[key, frame] : std::as_const(places))
        order.append(frame);
    sprite.frames = inOrder(sprite.frames, order);
    m_origins = inOrder(m_origins, order);
    m_isPlaced = inOrder(m_isPlaced, order);
    const QList<int> placeNow = placesIn(order);
    for (int &frame : m_deleted)
        frame = placeNow.at(frame);
}

void Following::removeDeleted()
{
    std::sort(m_deleted.begin(), m_deleted.end());
    m_document = removeFrames(m_document, m_index, m_deleted);
    for (qsizetype i = m_deleted.size() - 1; i >= 0; --i) {
        m_isPlaced.removeAt(m_deleted.at(i));
        m_origins.removeAt(m_deleted.at(i));
    }
}

void Following::moveTagsAlong()
{
    QList<int> places(m_moves.frames.size(), -1);
    for (int place = 0; place < m_origins.size(); ++place) {
        if (m_origins.at(place) >= 0)
            places[m_origins.at(place)] = place;
    }
    m_document.sprites[m_index].tags = tagsAt(m_before.tags, places);
}

PlaceKey Following::keyOfFresh(int fresh) const
{
    return m_keys.of(m_moves.freshFiles.value(fresh).image, m_moves.fresh.at(fresh));
}

/// Frames that lie where their pictures are, where frames follow each other as on the sheet; of one place the last one.
std::map<PlaceKey, int> Following::framesByPlace() const
{
    std::map<PlaceKey, int> frames;
    const Sprite &sprite = m_document.sprites.at(m_index);
    for (int i = 0; m_moves.isInSheetOrder && i < sprite.frames.size(); ++i) {
        if (m_isPlaced.at(i))
            frames[keyOf(sprite.frames.at(i))] = i;
    }
    return frames;
}

/// Before which of the frames it is inserted: behind the one that it stands behind now.
int Following::placeOfFresh(int fresh, const std::map<PlaceKey, int> &frames) const
{
    const auto behind = frames.lower_bound(keyOfFresh(fresh));
    if (behind == frames.begin())
        return behind == frames.end() ? static_cast<int>(m_isPlaced.size()) : behind->second;
    int place = std::prev(behind)->second + 1;
    while (place < m_isPlaced.size() && !m_isPlaced.at(place)) // these go along with the one before them
        ++place;
    return place;
}

void Following::addFresh()
{
    const QList<Frame> &frames = m_document.sprites.at(m_index).frames;
    std::map<int, QList<Frame>> inserted; // all of a place at once: each insertion looks at the whole document
    auto number = frames.size();
    const std::map<PlaceKey, int> places = framesByPlace();
    for (int fresh = 0; fresh < m_moves.fresh.size(); ++fresh) {
        if (m_taken.contains(fresh))
            continue;
        const int before = placeOfFresh(fresh, places);
        Frame frame = freshFrame(fresh, before > 0         ? &frames.at(before - 1)
                                        : frames.isEmpty() ? nullptr
                                                           : &frames.first());
        frame.name = m_document.sprites.at(m_index).name + u'_' + QString::number(number++);
        inserted[before].append(frame);
    }
    for (auto place = inserted.rbegin(); place != inserted.rend(); ++place) {
        std::stable_sort(place->second.begin(), place->second.end(),
                         [this](const Frame &a, const Frame &b) { return keyOf(a) < keyOf(b); });
        m_document = insertFrames(std::move(m_document), m_index, place->second, place->first);
        m_origins.insert(place->first, place->second.size(), -1);
    }
}

/// Of the frames as they stand now.
QList<FormerFile> Following::formerFiles() const
{
    QList<FormerFile> former;
    for (const int origin : m_origins) {
        if (origin < 0) {
            former.append(FormerFile());
            continue;
        }
        const Frame &frame = m_before.frames.at(origin);
        const LostFrame lost = m_wish.lost.value(origin);
        const bool isGone = m_moves.frames.at(origin).fate == FrameFate::Lost && lost.choice != LostChoice::MoveTo;
        former.append({imageOf(m_before, frame), isGone});
    }
    return former;
}

Frame Following::freshFrame(int fresh, const Frame *before) const
{
    const Sprite &sprite = m_document.sprites.at(m_index);
    const QRect cell = m_moves.fresh.at(fresh);
    Frame frame;
    frame.rect = cell;
    frame.size = cell.size();
    frame.pivot = {cell.width() / 2.0, cell.height() / 2.0};
    if (before) {
        frame.duration = before->duration;
        frame.pivot = before->size == frame.size ? before->pivot : frame.pivot;
    }
    frame.pixels = m_moves.freshPixels.at(fresh);
    const FileBytes file =
        m_moves.isOfFiles() ? m_moves.freshFiles.at(fresh) : FileBytes{m_moves.image, m_moves.imageHash};
    if (sprite.image != file.image) {
        frame.image = file.image;
        frame.imageHash = file.hash;
    }
    return frame;
}

Outline scaledOutline(Outline outline, double factor)
{
    const auto scale = [factor](geometry::Point point) { return geometry::Point{point.x * factor, point.y * factor}; };
    if (auto *circle = std::get_if<geometry::Circle>(&outline)) {
        *circle = {scale(circle->center), circle->radius * factor};
    } else if (auto *box = std::get_if<geometry::Box>(&outline)) {
        *box = {scale(box->min), scale(box->max)};
    } else if (auto *capsule = std::get_if<geometry::Capsule>(&outline)) {
        *capsule = {scale(capsule->from), scale(capsule->to), capsule->radius * factor};
    } else if (auto *chain = std::get_if<ChainLine>(&outline)) {
        std::transform(chain->points.cbegin(), chain->points.cend(), chain->points.begin(), scale);
    } else if (auto *polygon = std::get_if<PolygonOutline>(&outline)) {
        std::transform(polygon->points.cbegin(), polygon->points.cend(), polygon->points.begin(), scale);
    }
    return outline;
}

int scaledPixels(int pixels, double factor)
{
    return static_cast<int>(std::lround(pixels * factor));
}

Frame scaledFrame(Frame frame, double factor)
{
    const auto scale = [factor](int pixels) { return scaledPixels(pixels, factor); };
    const QPoint corner(scale(frame.rect.x()), scale(frame.rect.y()));
    const QPoint end(scale(frame.rect.x() + frame.rect.width()), scale(frame.rect.y() + frame.rect.height()));
    frame.rect = QRect(corner, QSize(std::max(1, end.x() - corner.x()), std::max(1, end.y() - corner.y())));
    frame.offset = {scale(frame.offset.x()), scale(frame.offset.y())};
    frame.size = {std::max(1, scale(frame.size.width())), std::max(1, scale(frame.size.height()))};
    frame.pivot = {frame.pivot.x * factor, frame.pivot.y * factor};
    frame.pixels = {};
    for (Shape &shape : frame.shapes)
        shape.outline = scaledOutline(shape.outline, factor);
    for (FramePoint &point : frame.points)
        point.at = {point.at.x * factor, point.at.y * factor};
    return frame;
}

} // namespace

Document withPicturesFollowed(Document document, int sprite, const PictureMoves &moves, const FollowWish &wish)
{
    return Following(std::move(document), sprite, moves, wish).followed();
}

bool isOrderAnother(const Sprite &sprite, const PictureMoves &moves)
{
    if (!moves.isInSheetOrder)
        return false;
    const PlaceKeys keys(moves);
    PlaceKey last(-1, -1, -1);
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const FrameMove &move = moves.frames.value(i);
        if (move.fate == FrameFate::Elsewhere || move.fate == FrameFate::Lost || move.fate == FrameFate::Unknown)
            continue;
        const QString &image = move.file.image.isEmpty() ? imageOf(sprite, sprite.frames.at(i)) : move.file.image;
        const PlaceKey place = keys.of(image, move.rect);
        if (place < last)
            return true;
        last = place;
    }
    return false;
}

FrameOrder usualOrder(const Sprite &sprite, const PictureMoves &moves)
{
    return moves.isOfFiles() || !isOrderAnother(sprite, moves) ? FrameOrder::OfSheet : FrameOrder::AsItIs;
}

bool isSharedImage(const Document &document, int sprite, const QString &image)
{
    for (int i = 0; i < document.sprites.size(); ++i) {
        if (i != sprite && imagesOf(document.sprites.at(i)).contains(image))
            return true;
    }
    return false;
}

Document withImageScaled(Document document, int sprite, const QString &image, double factor)
{
    Sprite &target = document.sprites[sprite];
    for (Frame &frame : target.frames) {
        if (imageOf(target, frame) == image)
            frame = scaledFrame(frame, factor);
    }
    return document;
}

Document withFrameScaled(Document document, FrameRef frame, double factor)
{
    Frame &target = document.sprites[frame.sprite].frames[frame.frame];
    target = scaledFrame(target, factor);
    return document;
}

Document withPixelsNoted(Document document, int sprite, const QString &image, const PictureTable &pictures,
                         const QString &hash)
{
    Sprite &target = document.sprites[sprite];
    for (Frame &frame : target.frames) {
        if (imageOf(target, frame) == image && pictures.knows(frame.rect))
            frame.pixels = pictures.of(frame);
    }
    noteHash(target, {.image = image, .imageHash = hash, .frames = {}});
    return document;
}

} // namespace hitbox
