#include "images/following/picture_moves.h"

#include "document/order.h"
#include "images/following/blank_places.h"
#include "images/following/cell_cut.h"
#include "images/following/frame_pixels.h"
#include "images/following/held_places.h"
#include "images/following/kept_order.h"
#include "images/following/picture_finder.h"
#include "images/sheets/sheet_guess.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace hitbox {

namespace {

bool liesBefore(QPoint a, QPoint b)
{
    return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x());
}

/// A picture that one frame showed, or several that shared its place.
struct OldPicture {
    QList<int> frames; ///< ascending
    QRect rect;        ///< their place in the old image
    SeenPixels pixels;
};

/// Where a picture is now.
struct NewPlace {
    QPoint corner; ///< of what is visible, in the image
    int cell = -1; ///< that it lies in; -1 where it was found without
    bool operator==(const NewPlace &) const = default;
};

/// Each picture's new place, or nothing, in the order of the pictures.
using Found = QList<std::optional<NewPlace>>;

/// In the order in which they lay in the image.
QList<OldPicture> oldPicturesOf(const Sprite &sprite, const PictureSearch &search)
{
    std::map<std::tuple<int, int, int, int, QString>, OldPicture> byPlace;
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const Frame &frame = sprite.frames.at(i);
        const SeenPixels known = search.known.value(i);
        if (imageOf(sprite, frame) != search.image || known.digest.isEmpty())
            continue;
        const QRect &rect = frame.rect;
        OldPicture &picture = byPlace[{rect.y(), rect.x(), rect.height(), rect.width(), known.digest}];
        picture.frames.append(i);
        picture.rect = rect;
        picture.pixels = known;
    }
    QList<OldPicture> pictures;
    for (const auto &[place, picture] : byPlace)
        pictures.append(picture);
    return pictures;
}

/// What a cut's cells show, bounds from the cell's corner.
QList<SeenPixels> shownIn(const QImage &image, const QList<QRect> &cells)
{
    const PictureTable table(image, cells);
    QList<SeenPixels> shown;
    for (const QRect &cell : cells)
        shown.append(table.at(cell));
    return shown;
}

/// Cells that show something, in their order.
QList<int> cellsWithPictures(const QList<SeenPixels> &shown)
{
    QList<int> cells;
    for (int c = 0; c < shown.size(); ++c) {
        if (!shown.at(c).digest.isEmpty())
            cells.append(c);
    }
    return cells;
}

/// What cells are known by: what they show, and where in the cell or anywhere in it.
using CellKey = std::tuple<QString, int, int>;

CellKey keyWithPlace(const SeenPixels &pixels)
{
    return {pixels.digest, pixels.bounds.x(), pixels.bounds.y()};
}

CellKey keyOfLook(const SeenPixels &pixels)
{
    return {pixels.digest, 0, 0};
}

/// Gives pictures that have no cell yet a free one of the same key, so that as many as possible keep their order and
/// their neighbours. Cells are told by their places in the list.
void assignCells(const QList<OldPicture> &pictures, const QList<SeenPixels> &shown, QList<int> &cellOf,
                 CellKey (*keyOf)(const SeenPixels &))
{
    std::map<CellKey, QList<int>> cells;
    for (int c = 0; c < shown.size(); ++c)
        cells[keyOf(shown.at(c))].append(c);
    QList<QList<int>> cellsOf(pictures.size());
    for (int p = 0; p < pictures.size(); ++p) {
        if (const auto alike = cells.find(keyOf(pictures.at(p).pixels)); alike != cells.end())
            cellsOf[p] = alike->second;
    }
    cellOf = keptRuns(cellsOf, cellOf);
}

/// Those that are too many to be put in order get the first cells that are free.
void assignFirstCells(const QList<OldPicture> &pictures, const QList<SeenPixels> &shown, QList<int> &cellOf)
{
    QHash<QString, QList<int>> free; // the first ones last
    const QSet<int> taken(cellOf.cbegin(), cellOf.cend());
    for (int c = static_cast<int>(shown.size()) - 1; c >= 0; --c) {
        if (!taken.contains(c))
            free[shown.at(c).digest].append(c);
    }
    for (int p = 0; p < pictures.size(); ++p) {
        const auto cells = free.find(pictures.at(p).pixels.digest);
        if (cellOf.at(p) < 0 && cells != free.end() && !cells->isEmpty())
            cellOf[p] = cells->takeLast();
    }
}

Found foundInCells(const QList<OldPicture> &pictures, const QList<QRect> &cells, const QList<SeenPixels> &shown)
{
    const QList<int> full = cellsWithPictures(shown);
    const QList<SeenPixels> shownInFull = inOrder(shown, full);
    QList<int> placeOf(pictures.size(), -1); // among these
    assignCells(pictures, shownInFull, placeOf, keyWithPlace);
    assignCells(pictures, shownInFull, placeOf, keyOfLook);
    assignFirstCells(pictures, shownInFull, placeOf);
    Found found(pictures.size());
    for (int p = 0; p < pictures.size(); ++p) {
        if (placeOf.at(p) < 0)
            continue;
        const int cell = full.at(placeOf.at(p));
        found[p] = NewPlace{cells.at(cell).topLeft() + shown.at(cell).bounds.topLeft(), cell};
    }
    return found;
}

/// The places of one picture that nothing else holds, those that stand alone first.
QList<QPoint> freePlaces(const QList<QPoint> &places, QSize size, const HeldPlaces &held, const PictureFinder &finder)
{
    QList<QPoint> alone;
    QList<QPoint> others;
    for (const QPoint &place : places) {
        const QRect rect(place, size);
        if (!held.isFree(rect))
            continue;
        if (finder.standsAlone(rect))
            alone.append(place);
        else if (finder.isTelling(rect))
            others.append(place);
    }
    return alone.isEmpty() ? others : alone;
}

/// Places of one picture that do not lie over each other, the first ones first.
QList<QPoint> apart(const QList<QPoint> &places, QSize size)
{
    QList<QPoint> kept;
    HeldPlaces held;
    for (const QPoint &place : places) {
        if (!held.isFree(QRect(place, size)))
            continue;
        held.hold(QRect(place, size));
        kept.append(place);
    }
    return kept;
}

Found foundAnywhere(const QList<OldPicture> &pictures, PictureFinder &finder)
{
    Found found(pictures.size());
    QHash<QString, QList<int>> alike; // pictures by what they show, in their order
    std::map<std::tuple<qint64, int, int>, QStringList> bySize;
    for (int p = 0; p < pictures.size(); ++p) {
        const SeenPixels &pixels = pictures.at(p).pixels;
        QList<int> &same = alike[pixels.digest];
        same.append(p);
        if (same.size() == 1) {
            const qint64 area = qint64(pixels.bounds.width()) * pixels.bounds.height();
            bySize[{-area, pixels.bounds.width(), pixels.bounds.height()}].append(pixels.digest);
        }
    }
    HeldPlaces held;
    for (const auto &[key, digests] : bySize) {
        const QSize size(std::get<1>(key), std::get<2>(key));
        const QHash<QString, QList<QPoint>> all = finder.placesOf(digests, size);
        for (const QString &digest : digests) {
            if (finder.isStopped())
                return found;
            const QList<QPoint> places = apart(freePlaces(all.value(digest), size, held, finder), size);
            const QList<int> &same = alike[digest];
            for (qsizetype i = 0; i < same.size() && !places.isEmpty(); ++i)
                found[same.at(i)] = NewPlace{places.at(std::min(i, places.size() - 1)), -1};
            for (const QPoint &place : places)
                held.hold(QRect(place, size));
        }
    }
    return found;
}

qsizetype countFound(const Found &found)
{
    return std::count_if(found.cbegin(), found.cend(), [](const auto &place) { return place.has_value(); });
}

/// Pictures that no cell has, but the image does.
bool areSomeBeside(const QList<OldPicture> &pictures, const Found &found, PictureFinder &finder)
{
    QSet<QString> shown; // by those that were found
    for (int p = 0; p < pictures.size(); ++p) {
        if (found.at(p))
            shown.insert(pictures.at(p).pixels.digest);
    }
    QList<OldPicture> rest;
    for (const OldPicture &picture : pictures) {
        if (!shown.contains(picture.pixels.digest))
            rest.append(picture);
    }
    return countFound(foundAnywhere(rest, finder)) > 0;
}

/// How a frame is cut from an image in which its picture was found by itself: as before where that shows no more than
/// before, else by its visible part.
FrameMove movedTo(const Frame &frame, const QRect &seen, QPoint corner, const QImage &image)
{
    const QRect whole = frame.rect.translated(corner - (frame.rect.topLeft() + seen.topLeft() - frame.offset));
    FrameMove move{FrameFate::Moves, whole, frame.size, frame.offset, {}, {}};
    if (!image.rect().contains(whole) || visiblePart(image, whole) != QRect(corner, seen.size())) {
        move.rect = QRect(corner, seen.size());
        move.offset = seen.topLeft();
    }
    return move;
}

SeenPixels shownBy(const Frame &frame, const QImage &image)
{
    SeenPixels shown = seenIn(image, frame.rect);
    if (!shown.digest.isEmpty())
        shown.bounds.translate(frame.offset);
    return shown;
}

/// The same without cells, as long as nothing else moved: then its place in the image still is one.
void leaveInPlace(const Sprite &sprite, PictureMoves &moves, const QImage &image)
{
    const bool isRepacked = moves.count(FrameFate::Moves) > 0;
    for (int i = 0; i < moves.frames.size(); ++i) {
        FrameMove &move = moves.frames[i];
        if (move.fate != FrameFate::Lost && move.fate != FrameFate::Unknown)
            continue;
        const Frame &frame = sprite.frames.at(i);
        move.rect = frame.rect;
        move.size = frame.size;
        move.offset = frame.offset;
        if (isRepacked && move.fate == FrameFate::Unknown)
            continue;
        move.pixels = shownBy(frame, image);
        if (move.fate == FrameFate::Lost && !isRepacked && !move.pixels.digest.isEmpty())
            move.fate = FrameFate::Redrawn;
    }
}

/// Places of frames in the old image, row by row.
std::map<std::pair<int, int>, QList<int>> oldPlacesOf(const Sprite &sprite, const PictureMoves &moves)
{
    std::map<std::pair<int, int>, QList<int>> places;
    for (int i = 0; i < moves.frames.size(); ++i) {
        const QPoint corner = sprite.frames.at(i).rect.topLeft();
        if (moves.frames.at(i).fate != FrameFate::Elsewhere)
            places[{corner.y(), corner.x()}].append(i);
    }
    return places;
}

/// Frames that showed nothing go to where nothing is to be seen, between those that they stood between.
void moveBlanks(const Sprite &sprite, PictureMoves &moves, const QList<QRect> &cells, QList<bool> &taken,
                const QList<SeenPixels> &shown)
{
    const auto byPlace = oldPlacesOf(sprite, moves);
    QList<OldPlace> places;
    for (const auto &[corner, frames] : byPlace) {
        OldPlace place{.isBlank = true};
        for (const int f : frames) {
            const FrameMove &move = moves.frames.at(f);
            place.isBlank = place.isBlank && move.fate == FrameFate::Unknown;
            if (move.fate != FrameFate::Moves && move.fate != FrameFate::Stays)
                continue;
            place.now = static_cast<int>(cells.indexOf(move.rect));
            place.hasStayed = move.fate == FrameFate::Stays;
        }
        places.append(place);
    }
    QList<bool> isFree;
    for (int c = 0; c < cells.size(); ++c)
        isFree.append(!taken.at(c) && shown.at(c).digest.isEmpty());
    const QList<int> slotOf = blankSlots(places, isFree);
    qsizetype at = 0;
    for (const auto &[corner, frames] : byPlace) {
        const int slot = slotOf.at(at++);
        for (const int f : slot < 0 ? QList<int>() : frames) {
            const QRect &cell = cells.at(slot);
            moves.frames[f] = {FrameFate::Blank, cell, cell.size(), {}, {}, {}};
            taken[slot] = true;
        }
    }
}

/// A frame whose picture is nowhere stays on a cell that nobody else has.
void leaveInCells(const Sprite &sprite, PictureMoves &moves, const QList<QRect> &cells, QList<bool> &taken,
                  const QList<SeenPixels> &shown, const QImage &image)
{
    for (int i = 0; i < moves.frames.size(); ++i) {
        FrameMove &move = moves.frames[i];
        if (move.fate != FrameFate::Lost && move.fate != FrameFate::Unknown)
            continue;
        const Frame &frame = sprite.frames.at(i);
        const qsizetype cell = cells.indexOf(frame.rect);
        move.rect = frame.rect;
        move.size = frame.size;
        move.offset = frame.offset;
        if (cell < 0 || taken.at(cell)) {
            if (move.fate == FrameFate::Lost)
                move.pixels = shownBy(frame, image);
            continue;
        }
        taken[cell] = true;
        move.pixels = shown.at(cell);
        move.pixels.bounds.translate(move.pixels.digest.isEmpty() ? QPoint() : frame.offset);
        if (move.fate == FrameFate::Lost && !move.pixels.digest.isEmpty())
            move.fate = FrameFate::Redrawn;
    }
}

bool areInSheetOrder(const Sprite &sprite, const QString &image)
{
    const QRect *last = nullptr;
    for (const Frame &frame : sprite.frames) {
        if (imageOf(sprite, frame) != image)
            continue;
        if (last && !liesBefore(last->topLeft(), frame.rect.topLeft()))
            return false;
        last = &frame.rect;
    }
    return true;
}

/// The image is so many times what it was in both directions, exactly as far as whole pixels allow.
std::optional<double> scaleBetween(QSize before, QSize now)
{
    if (before.isEmpty() || before == now)
        return std::nullopt;
    const double across = double(now.width()) / before.width();
    const double down = double(now.height()) / before.height();
    const double most = std::max(across, down);
    const bool isEven =
        std::abs(before.width() * most - now.width()) < 1 && std::abs(before.height() * most - now.height()) < 1;
    if (!isEven)
        return std::nullopt;
    return before.width() >= before.height() ? across : down;
}

/// Where nobody knows the size of an image: the whole of most sheets.
QSize reachOf(const Sprite &sprite, const QString &image)
{
    QRect reach;
    for (const Frame &frame : sprite.frames) {
        if (imageOf(sprite, frame) == image)
            reach |= frame.rect;
    }
    return {reach.right() + 1, reach.bottom() + 1};
}

/// What the frames show of the old image, each place once.
QList<QRect> partsOf(const Sprite &sprite, const PictureSearch &search)
{
    QList<QRect> parts;
    for (const Frame &frame : sprite.frames) {
        if (const QRect part = frame.rect & search.old.rect();
            imageOf(sprite, frame) == search.image && !part.isEmpty())
            parts.append(part);
    }
    std::ranges::sort(parts, {},
                      [](const QRect &part) { return std::tuple(part.y(), part.x(), part.width(), part.height()); });
    parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
    return parts;
}

/// How often frames may lie over each other, all over the image, that anybody looks for what is beside them.
constexpr qint64 mostOverlap = 8;

/// Of each picture that the old image showed beside the frames': how often.
QHash<QString, int> unusedBefore(const Sprite &sprite, const PictureSearch &search, const QImage &now,
                                 const QList<QRect> &cells)
{
    if (search.old.isNull() || cells.isEmpty())
        return {};
    const std::optional<QList<QRect>> asThen =
        search.old == now ? std::nullopt : cutGoneOn(sprite, search.image, search.old.size());
    const QList<QRect> cellsThen = asThen.value_or(cells);
    HeldPlaces used;
    const auto areaOf = [](QSize size) { return qint64{size.width()} * size.height(); };
    qint64 left = mostOverlap * areaOf(search.old.size());
    for (const QRect &part : partsOf(sprite, search)) {
        left -= areaOf(part.size());
        if (left < 0)
            return {}; // nobody cuts a sheet like that
        used.hold(part);
    }
    const QList<SeenPixels> shown = shownIn(search.old, cellsThen);
    QHash<QString, int> unused;
    for (int c = 0; c < cellsThen.size(); ++c) {
        if (!shown.at(c).digest.isEmpty() && used.isFree(cellsThen.at(c)))
            ++unused[shown.at(c).digest];
    }
    return unused;
}

/// The cut whose cells hold all that can be found; -1 for none.
struct ChosenCut {
    int index = -1;
    QList<SeenPixels> shown = {};
    Found found = {};
};

ChosenCut chosenCut(const QList<OldPicture> &pictures, const SheetCuts &cuts, const QImage &image,
                    PictureFinder &finder, const std::stop_token &stop)
{
    for (int i = 0; i < cuts.size() && !stop.stop_requested(); ++i) {
        ChosenCut cut{i, shownIn(image, cuts.at(i)), {}};
        cut.found = foundInCells(pictures, cuts.at(i), cut.shown);
        const qsizetype count = countFound(cut.found);
        if (count > 0 && (count == pictures.size() || !areSomeBeside(pictures, cut.found, finder)))
            return cut;
    }
    return {};
}

} // namespace

int PictureMoves::count(FrameFate fate) const
{
    return static_cast<int>(
        std::count_if(frames.cbegin(), frames.cend(), [fate](const FrameMove &move) { return move.fate == fate; }));
}

bool PictureMoves::isAnythingToDo() const
{
    return scale || count(FrameFate::Moves) > 0 || count(FrameFate::Blank) > 0 ||
           (count(FrameFate::Lost) > 0 && count(FrameFate::Stays) > 0);
}

std::optional<double> imageScale(const Sprite &sprite, const QString &image, QSize before, QSize now)
{
    return scaleBetween(before.isEmpty() ? reachOf(sprite, image) : before, now);
}

QList<SeenPixels> notedPixels(const Sprite &sprite)
{
    QList<SeenPixels> known;
    for (const Frame &frame : sprite.frames)
        known.append(frame.pixels);
    return known;
}

std::optional<QList<QRect>> cutGoneOn(const Sprite &sprite, const QString &image, QSize size)
{
    QList<QRect> rects;
    for (const Frame &frame : sprite.frames) {
        if (imageOf(sprite, frame) == image)
            rects.append(frame.rect);
    }
    if (rects.isEmpty())
        return std::nullopt;
    const QSize cell = rects.constFirst().size();
    // The least step between cells along each axis, and the offset that it leaves.
    const auto axis = [&rects](auto start, int length) -> std::optional<std::pair<int, int>> {
        QList<int> starts;
        for (const QRect &rect : std::as_const(rects))
            starts.append(start(rect));
        std::sort(starts.begin(), starts.end());
        int step = 0;
        for (qsizetype i = 1; i < starts.size(); ++i)
            step = std::gcd(step, starts.at(i) - starts.at(i - 1));
        step = step == 0 ? length : step;
        if (step < length || starts.constFirst() < 0)
            return std::nullopt;
        return std::pair(starts.constFirst() % step, step);
    };
    if (std::any_of(rects.cbegin(), rects.cend(), [cell](const QRect &rect) { return rect.size() != cell; }))
        return std::nullopt;
    const auto across = axis([](const QRect &rect) { return rect.x(); }, cell.width());
    const auto down = axis([](const QRect &rect) { return rect.y(); }, cell.height());
    if (!across || !down)
        return std::nullopt;
    SheetGrid grid;
    grid.cell = cell;
    grid.offset = {across->first, down->first};
    grid.spacing = {across->second - cell.width(), down->second - cell.height()};
    grid.columns = size.width() / across->second + 1;
    grid.rows = size.height() / down->second + 1;
    QList<QRect> cells = cellsOf(size, grid);
    return cells.isEmpty() ? std::nullopt : std::optional(cells);
}

SheetCuts likelyCuts(const Sprite &sprite, const QString &image, const QImage &now, const QString &file,
                     const std::stop_token &stop)
{
    SheetCuts cuts;
    if (const auto goneOn = cutGoneOn(sprite, image, now.size()))
        cuts.append(*goneOn);
    const SheetGuess guess = guessedSheet(now, file, stop);
    if (guess.isLikely() && guess.cells.size() > 1)
        cuts.append(guess.cells);
    return cuts;
}

PictureMoves pictureMoves(const Sprite &sprite, const PictureSearch &search, const QImage &now,
                          const std::stop_token &stop)
{
    const QImage image = comparablePixels(now);
    PictureMoves moves{.image = search.image, .frames = QList<FrameMove>(sprite.frames.size())};
    for (int i = 0; i < sprite.frames.size(); ++i) {
        if (imageOf(sprite, sprite.frames.at(i)) == search.image)
            moves.frames[i].fate = search.known.value(i).digest.isEmpty() ? FrameFate::Unknown : FrameFate::Lost;
    }
    const QList<OldPicture> pictures = oldPicturesOf(sprite, search);
    PictureFinder finder(image, stop);
    ChosenCut cut = chosenCut(pictures, search.cuts, image, finder, stop);
    const QList<QRect> cells = cut.index < 0 ? QList<QRect>() : search.cuts.at(cut.index);
    const Found found = cut.index < 0 ? foundAnywhere(pictures, finder) : cut.found;
    QList<bool> taken(cells.size(), false);
    for (int p = 0; p < pictures.size(); ++p) {
        if (!found.at(p))
            continue;
        const NewPlace place = *found.at(p);
        if (place.cell >= 0)
            taken[place.cell] = true;
        for (const int f : pictures.at(p).frames) {
            const Frame &frame = sprite.frames.at(f);
            const QRect &seen = search.known.at(f).bounds;
            FrameMove move = place.cell >= 0 ? movedIntoCell(frame, seen, cells.at(place.cell), place.corner)
                                             : movedTo(frame, seen, place.corner, image);
            move.fate = isSamePlace(frame, move) ? FrameFate::Stays : FrameFate::Moves;
            move.pixels = {search.known.at(f).digest, seen.translated(move.shift)};
            moves.frames[f] = move;
        }
    }
    if (cut.index < 0) {
        leaveInPlace(sprite, moves, image);
    } else {
        moveBlanks(sprite, moves, cells, taken, cut.shown);
        leaveInCells(sprite, moves, cells, taken, cut.shown, image);
    }
    QHash<QString, int> unused = unusedBefore(sprite, search, image, cells);
    for (int c = 0; c < cells.size(); ++c) {
        if (taken.at(c) || cut.shown.at(c).digest.isEmpty() || unused[cut.shown.at(c).digest]-- > 0)
            continue;
        moves.fresh.append(cells.at(c));
        moves.freshPixels.append(cut.shown.at(c));
    }
    moves.isInSheetOrder = cut.index >= 0 && areInSheetOrder(sprite, search.image);
    moves.isIncomplete = finder.isIncomplete() || stop.stop_requested();
    if (countFound(found) == 0 && !pictures.isEmpty())
        moves.scale = imageScale(sprite, search.image, search.before, image.size());
    return moves;
}

} // namespace hitbox
