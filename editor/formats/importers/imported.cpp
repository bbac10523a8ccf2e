#include "formats/importers/imported.h"

#include "document/category_edits.h"
#include "document/edits.h"
#include "document/fresh_ids.h"
#include "document/names.h"
#include "document/paste_edits.h"
#include "document/places.h"
#include "document/renewed.h"
#include "document/tag_following.h"
#include "formats/importers/followed_names.h"
#include "formats/importers/frame_partners.h"
#include "formats/importers/known_filters.h"
#include "formats/importers/known_frames.h"
#include "formats/importers/known_nodes.h"
#include "formats/importers/known_outlines.h"
#include "formats/importers/unnamed_shapes.h"
#include "formats/importers/updated_tags.h"
#include "images/image_paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

class ImportedWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString spritePlace(const QString &sprite)
{
    return ImportedWords::tr("sprite “%1”").arg(sprite);
}

QString framePlace(const QString &sprite, const QString &frame)
{
    return ImportedWords::tr("sprite “%1”, frame “%2”").arg(sprite, frame);
}

template <typename Named>
QHash<QString, int> placesByName(const QList<Named> &items)
{
    QHash<QString, int> places;
    for (int i = 0; i < items.size(); ++i) {
        if (!places.contains(items.at(i).name)) // of two with one name, the first is meant
            places.insert(items.at(i).name, i);
    }
    return places;
}

/// Both are one frame that begins where the image does, as an image alone makes it. Where the image is known, the one
/// of the file is all of it: a frame that was made as large as its shapes, as scenes make it where the image is not
/// known, says nothing of the image.
bool areWholeImages(const Sprite &a, const ImportedSprite &item)
{
    const Sprite &b = item.sprite;
    const auto isWhole = [](const Sprite &sprite) {
        if (sprite.frames.size() != 1)
            return false;
        const Frame &frame = sprite.frames.first();
        return frame.rect == QRect(QPoint(), frame.size) && frame.offset.isNull();
    };
    if (!isWhole(a) || !isWhole(b) || a.frames.first().name != b.frames.first().name)
        return false;
    return item.imageSize.isEmpty() ? !item.scene : item.imageSize == b.frames.first().size;
}

/// A frame of the sprite's image has none of its own, but where that of the project has.
ImportedSprite withSpritesImage(ImportedSprite item, const Sprite &known, const QList<int> &partners)
{
    for (int i = 0; i < partners.size() && !item.knowsImage; ++i) {
        QString &image = item.sprite.frames[i].image;
        const int at = partners.at(i);
        if (image == item.sprite.image && (at < 0 || known.frames.at(at).image.isEmpty()))
            image.clear();
    }
    return item;
}

/// The project while sprites are put into it, one after the other.
class Import
{
public:
    Import(Document document, ImageFolders folders)
        : m_folders(std::move(folders))
    {
        m_result.document = std::move(document);
        m_names = FreeNames(namesOf(m_result.document.sprites));
    }

    void take(const ImportedSprite &item);
    void takeNew(const Sprite &sprite);
    ImportResult result() && { return std::move(m_result); }
    void note(const QString &place, const QString &what) { m_result.notes.append({place, what}); }

private:
    const KnownFrames &frames(); ///< those of layouts come later and are not among them
    void setImage(Frame &frame, const QString &image) const;
    QSet<QString> framesOnStages(const QString &sprite) const;
    bool isImageOf(const Sprite &known, const ImportedSprite &item) const;
    bool isNewImage(const QString &image) const;
    ImportedSprite withImageOf(const Sprite &known, ImportedSprite item) const;
    std::optional<int> spriteLike(const ImportedSprite &item) const;
    ImportedSprite withoutKnownFrames(const ImportedSprite &item, const QSet<QString> &own);
    void add(const ImportedSprite &item);
    void update(int index, const ImportedSprite &item);
    UpdatedFrames updatedFrames(const Sprite &old, const ImportedSprite &file);
    Frame addedFrame(const Frame &frame, const std::optional<ShownFrame> &shown, FreeNames &names);
    static void noteShown(Frame &frame, const std::optional<ShownFrame> &shown);
    Frame updatedFrame(Frame frame, const ImportedSprite &item, int index, const QString &sprite);
    void tell(const QString &sprite, const QString &what);
    UpdatedFrames keptOrDropped(const Sprite &old, UpdatedFrames updated);
    QList<Tag> updatedTags(const Sprite &old, const ImportedSprite &item, const UpdatedFrames &updated);
    void addShapes(Frame &frame, const ImportedSprite &item, int index);
    void addParts(Frame &frame, const ImportedSprite &item, int index);
    void addPointsAndEvents(Frame &frame, const ImportedSprite &item, int index);
    void giveIds(QList<Shape> &shapes);
    void findTracks(const Sprite &known, const Sprite &from);
    void tellTags(const Sprite &old, const Sprite &updated, const Sprite &from);
    void tellUpdated(const QString &sprite);
    void tellImage(const ImportedSprite &item, const Sprite &sprite);

    ImportResult m_result;
    ImageFolders m_folders;
    FreeNames m_names{{}}; ///< of sprites
    QSet<QString> m_updated;
    std::optional<KnownFrames> m_frames;
    QString m_imageHash; ///< of the image of the sprite that is taken, where somebody looked at what frames show in it
    QHash<TrackId, TrackId> m_tracks; ///< of the sprite that is taken, in the project by those in the file
};

const KnownFrames &Import::frames()
{
    if (!m_frames)
        m_frames.emplace(m_result.document.sprites);
    return *m_frames;
}

/// Nothing where the sentence is empty.
void Import::tell(const QString &sprite, const QString &what)
{
    if (!what.isEmpty())
        note(spritePlace(sprite), what);
}

void Import::take(const ImportedSprite &item)
{
    m_tracks.clear();
    m_imageHash.clear();
    const std::optional<int> known = spriteLike(item);
    const QSet<QString> own = known ? namesOf(m_result.document.sprites.at(*known).frames) : QSet<QString>();
    const bool isAddedWhole = !known && item.isImageAlone && isNewImage(item.sprite.image);
    const bool isLayout = item.stated.testFlag(Stated::Layout);
    const ImportedSprite rest = isLayout || isAddedWhole ? item : withoutKnownFrames(item, own);
    if (rest.sprite.frames.isEmpty())
        return;
    if (known)
        return update(*known, withImageOf(m_result.document.sprites.at(*known), rest));
    if (!rest.sprite.image.isEmpty())
        return add(rest);
    for (const Frame &frame : std::as_const(rest.sprite.frames))
        note(framePlace(rest.sprite.name, frame.name),
             ImportedWords::tr(
                 "there is no frame of this name in the project and no image for it; import its image first"));
}

void Import::takeNew(const Sprite &sprite)
{
    m_tracks.clear();
    add({sprite, {}});
}

/// Nothing in the project is cut from it.
bool Import::isNewImage(const QString &image) const
{
    return std::ranges::none_of(m_result.document.sprites, [&](const Sprite &sprite) {
        return std::ranges::any_of(imagesOf(sprite), [&](const QString &known) {
            return rebasedImagePath(known, m_folders.memory, {}) == image;
        });
    });
}

bool Import::isImageOf(const Sprite &known, const ImportedSprite &item) const
{
    const QString image = rebasedImagePath(known.image, m_folders.memory, {});
    if (image == item.sprite.image || image == item.otherImage)
        return true;
    if (!item.knowsImage) {
        const QStringList listed = imagesOf(item.sprite);
        const QSet<QString> ofFile(listed.cbegin(), listed.cend());
        const QStringList ofProject = imagesOf(known);
        return namesOf(known.frames).intersects(namesOf(item.sprite.frames)) &&
               std::ranges::any_of(ofProject, [&](const QString &own) {
                   return ofFile.contains(rebasedImagePath(own, m_folders.memory, {}));
               });
    }
    return item.otherSheets.contains(image) && namesOf(known.frames).intersects(namesOf(item.sprite.frames));
}

/// Where the file has images of frames alone: each frame names its own, and the sprite's is the project's.
ImportedSprite Import::withImageOf(const Sprite &known, ImportedSprite item) const
{
    if (item.knowsImage)
        return item;
    for (Frame &frame : item.sprite.frames)
        frame.image = imageOf(item.sprite, frame);
    const QString image = rebasedImagePath(known.image, m_folders.memory, {});
    if (image == item.sprite.image)
        return item;
    item.sprite.image = image;
    item.imageSize = {};
    item.imageProblem.clear();
    return item;
}

/// Of the sprites of this image the one of this name, or one that was numbered when it was added.
std::optional<int> Import::spriteLike(const ImportedSprite &item) const
{
    const Sprite &sprite = item.sprite;
    if (sprite.image.isEmpty())
        return std::nullopt;
    std::optional<int> numbered;
    const QList<Sprite> &sprites = m_result.document.sprites;
    for (int i = 0; i < sprites.size(); ++i) {
        const bool isSame = sprites.at(i).name == sprite.name;
        const bool isNumbered =
            !numbered && sprites.at(i).name.startsWith(sprite.name) && withoutNumber(sprites.at(i).name) == sprite.name;
        if ((!isSame && !isNumbered) || !isImageOf(sprites.at(i), item))
            continue;
        if (isSame)
            return i;
        numbered = i;
    }
    return numbered;
}

/// Hands what is in frames to those of their names, and answers the sprite with those that found none, or are the own
/// ones of the sprite that it is known to be.
ImportedSprite Import::withoutKnownFrames(const ImportedSprite &item, const QSet<QString> &own)
{
    ImportedSprite rest = item;
    rest.sprite.frames.clear();
    rest.unstated.clear();
    rest.madeNames.clear();
    const QList<Frame> &all = item.sprite.frames;
    const QList<FrameRef> places = framesElsewhere(item, own, m_result.document.sprites, frames());
    QList<int> rested(all.size(), -1);
    for (int i = 0; i < all.size(); ++i) {
        const FrameRef known = places.at(i);
        if (known.sprite < 0) {
            rested[i] = static_cast<int>(rest.sprite.frames.size());
            if (item.unstated.contains(i))
                rest.unstated.insert(rested.at(i), item.unstated.value(i));
            if (item.madeNames.contains(i))
                rest.madeNames.insert(rested.at(i), item.madeNames.value(i));
            rest.sprite.frames.append(all.at(i));
            continue;
        }
        Sprite &sprite = m_result.document.sprites[known.sprite];
        const Frame before = sprite.frames.at(known.frame);
        addParts(sprite.frames[known.frame], item, i);
        if (sprite.frames.at(known.frame) != before)
            tellUpdated(sprite.name);
    }
    if (rest.sprite.frames.size() < all.size())
        rest.sprite.tags = tagsAt(item.sprite.tags, rested);
    return rest;
}

void Import::add(const ImportedSprite &item)
{
    Sprite sprite = item.sprite;
    const QString name = m_names.take(sprite.name);
    if (name != sprite.name)
        note(spritePlace(sprite.name),
             ImportedWords::tr("a sprite of another image has this name; the new one is “%1”").arg(name));
    if (name != sprite.name && !item.namesFrames)
        note(spritePlace(name),
             ImportedWords::tr("the file has numbers for its frames and no names, and names no image: which frames of "
                               "“%1” they are cannot be told, so they come as frames of their own")
                 .arg(sprite.name));
    sprite.name = name;
    sprite = withStoredImages(std::move(sprite), m_folders.memory);
    for (Frame &frame : sprite.frames)
        giveIds(frame.shapes);
    m_result.document.sprites.append(renewed(sprite));
    if (m_frames)
        m_frames->add(static_cast<int>(m_result.document.sprites.size()) - 1, sprite, 0);
    m_result.added.append(name);
    tellImage(item, sprite);
}

void Import::update(int index, const ImportedSprite &item)
{
    const Sprite old = m_result.document.sprites.at(index);
    Sprite updated = old;
    ImportedSprite from = item;
    if (areWholeImages(old, item))
        from.stated |= Stated::Layout;
    findTracks(old, item.sprite);
    tell(old.name, toldOfNumberedFrames(old, from));
    const UpdatedFrames frames = updatedFrames(old, from);
    updated.frames = frames.frames;
    if (!old.imageHash.isEmpty() && !m_imageHash.isEmpty())
        updated.imageHash = m_imageHash;
    updated.tags = updatedTags(old, item, frames);
    tellTags(old, updated, item.sprite);
    if (rebasedImagePath(old.image, m_folders.memory, {}) != item.sprite.image) {
        updated.image = storedImagePath(m_folders.memory, item.sprite.image);
        updated.imageHash.clear();
    }
    tellImage(item, updated);
    m_result.document.sprites[index] = updated;
    if (m_frames)
        m_frames->add(index, updated, old.frames.size());
    NamesFollowed followed = withNamesFollowed(std::move(m_result.document), index, frames);
    m_result.document = std::move(followed.document);
    tell(old.name, followed.told);
    if (m_result.document.sprites.at(index) != old)
        tellUpdated(old.name);
}

UpdatedFrames Import::updatedFrames(const Sprite &old, const ImportedSprite &file)
{
    const bool listsAll = file.stated.testFlag(Stated::Layout);
    const auto shownIn = [&](const ImportedSprite &item) {
        return listsAll ? shownFrames(old, item) : ShownFrames(item.sprite.frames.size());
    };
    const QList<int> partners = partnersOf(old, file.sprite, shownIn(file));
    const ImportedSprite item = withSpritesImage(withTrimsKept(file, old, partners), old, partners);
    const ShownFrames shown = shownIn(item);
    FreeNames names(namesOf(old.frames));
    UpdatedFrames updated{{}, {QList<int>(old.frames.size(), -1), QList<int>(item.sprite.frames.size(), -1)}};
    if (listsAll) {
        updated.names = claimedNames(old, item.sprite, shown, partners);
        tell(old.name, toldOfOtherPictures(old, shown, partners));
    }
    QList<Frame> &frames = updated.frames;
    QStringList added;
    if (!listsAll) {
        frames = old.frames;
        std::iota(updated.places.ofProject.begin(), updated.places.ofProject.end(), 0);
    }
    for (int i = 0; i < item.sprite.frames.size(); ++i) {
        const Frame &frame = item.sprite.frames.at(i);
        const int at = partners.at(i);
        const auto place = static_cast<int>(frames.size()); // of one that is appended
        if (shown.at(i) && frame.image.isEmpty())
            m_imageHash = shown.at(i)->imageHash;
        if (at >= 0 && listsAll) {
            updated.places.ofFile[i] = place;
            updated.places.ofProject[at] = place;
            const Frame &known = old.frames.at(at);
            const SeenPixels pixels = shown.at(i) ? shown.at(i)->pixels : SeenPixels();
            const Frame followed = withPictureFollowed(known, pixels, item.statedOf(i), frame.size);
            frames.append(updatedFrame(followed, item, i, old.name));
            if (!known.pixels.digest.isEmpty())
                noteShown(frames.last(), shown.at(i));
        } else if (at >= 0) {
            frames[at] = updatedFrame(frames.at(at), item, i, old.name);
            updated.places.ofFile[i] = at;
        } else if (listsAll || !frame.shapes.isEmpty()) {
            updated.places.ofFile[i] = place;
            frames.append(addedFrame(frame, shown.at(i), names));
            added.append(listsAll ? frame.name : frames.last().name); // as names follow the file then
        }
    }
    if (item.isTileset)
        tell(old.name, toldOfAddedTiles(added));
    if (listsAll)
        return keptOrDropped(old, std::move(updated));
    tell(old.name, toldOfAddedFrames(old, frames));
    return updated;
}

Frame Import::addedFrame(const Frame &frame, const std::optional<ShownFrame> &shown, FreeNames &names)
{
    Frame added = renewed(frame);
    added.name = names.takeLike(frame.name);
    if (!frame.image.isEmpty())
        added.image = storedImagePath(m_folders.memory, frame.image);
    noteShown(added, shown);
    giveIds(added.shapes);
    return added;
}

/// What the sprite's own image has for bytes, the sprite notes.
void Import::noteShown(Frame &frame, const std::optional<ShownFrame> &shown)
{
    if (!shown)
        return;
    frame.pixels = shown->pixels;
    if (!frame.image.isEmpty())
        frame.imageHash = shown->imageHash;
}

Frame Import::updatedFrame(Frame frame, const ImportedSprite &item, int index, const QString &sprite)
{
    const Frame &from = item.sprite.frames.at(index);
    const StatedParts stated = item.statedOf(index);
    if (stated.testFlag(Stated::Layout)) {
        if (frame.size != from.size && !frame.shapes.isEmpty() && frame.pixels.digest.isEmpty())
            note(framePlace(sprite, frame.name),
                 ImportedWords::tr("its size was %1 × %2 and is %3 × %4; its shapes stay where they were")
                     .arg(frame.size.width())
                     .arg(frame.size.height())
                     .arg(from.size.width())
                     .arg(from.size.height()));
        if (frame.rect != from.rect || frame.offset != from.offset)
            frame.pixels = {};
        frame.rect = from.rect;
        frame.size = from.size;
        frame.offset = from.offset;
        setImage(frame, from.image);
    }
    if (stated.testFlag(Stated::Pivots))
        frame.pivot = from.pivot;
    if (stated.testFlag(Stated::Durations))
        frame.duration = from.duration;
    addParts(frame, item, index);
    return frame;
}

/// One of its own, by its absolute path, or the sprite's.
void Import::setImage(Frame &frame, const QString &image) const
{
    if (!image.isEmpty() && rebasedImagePath(frame.image, m_folders.memory, {}) == image)
        return;
    frame.image = image.isEmpty() ? QString() : storedImagePath(m_folders.memory, image);
    frame.imageHash.clear();
}

QSet<QString> Import::framesOnStages(const QString &sprite) const
{
    QSet<QString> frames;
    for (const Stage &stage : m_result.document.stages) {
        for (const Instance &instance : stage.instances) {
            if (instance.sprite == sprite)
                frames.insert(instance.frame);
        }
    }
    return frames;
}

/// With those behind that the file no longer has and that somebody has done something with.
UpdatedFrames Import::keptOrDropped(const Sprite &old, UpdatedFrames updated)
{
    const QSet<QString> onStages = framesOnStages(old.name);
    for (int i = 0; i < old.frames.size(); ++i) {
        const Frame &frame = old.frames.at(i);
        if (updated.places.ofProject.at(i) >= 0)
            continue;
        const bool isUsed = !frame.shapes.isEmpty() || onStages.contains(frame.name);
        if (!isUsed) {
            note(framePlace(old.name, frame.name), ImportedWords::tr("the file has it no longer; it was removed"));
            continue;
        }
        updated.places.ofProject[i] = static_cast<int>(updated.frames.size());
        updated.frames.append(frame);
        note(framePlace(old.name, frame.name),
             ImportedWords::tr(
                 "the file has it no longer; it stays behind the others, for its shapes or its place on a stage"));
    }
    return updated;
}

/// Those that the project has stay in its order, and new ones come behind.
QList<Tag> Import::updatedTags(const Sprite &old, const ImportedSprite &item, const UpdatedFrames &updated)
{
    const QList<Tag> ofFile = tagsOfFile(renewed(item.sprite.tags), updated.places.ofFile);
    QHash<QString, QList<int>> fresh; // of several of one name, each is another one
    for (int i = 0; i < ofFile.size(); ++i)
        fresh[ofFile.at(i).name].append(i);
    QList<Tag> tags;
    QSet<int> known;
    for (const Tag &tag : old.tags) {
        QList<int> &named = fresh[tag.name];
        const int at = named.isEmpty() ? -1 : named.takeFirst();
        const QList<Tag> left = tagsAt({tag}, updated.places.ofProject);
        if (at >= 0) {
            Tag now = ofFile.at(at);
            known.insert(at);
            now.extras = tag.extras;
            now.id = tag.id;
            now.repeat = updatedRepeat(tag, now, item.stated);
            if (!left.isEmpty() && showAlike(left.constFirst(), now, updated.frames))
                now.direction = tag.direction;
            tags.append(now);
        } else if (!left.isEmpty()) {
            tags += left;
        } else {
            note(spritePlace(old.name),
                 ImportedWords::tr("the tag “%1” has no frame left; it was removed").arg(tag.name));
        }
    }
    for (int i = 0; i < ofFile.size(); ++i) {
        if (!known.contains(i))
            tags.append(ofFile.at(i));
    }
    return tags;
}

void Import::tellTags(const Sprite &old, const Sprite &updated, const Sprite &from)
{
    const QHash<QString, int> stated = placesByName(from.tags);
    for (const TagLoss &loss : tagLosses(old, updated)) {
        if (!stated.contains(loss.tag))
            note(spritePlace(old.name),
                 ImportedWords::tr("the frames of the tag “%1” do not follow each other any more; it let go: %2")
                     .arg(loss.tag, loss.frames.join(QStringLiteral(", "))));
    }
    for (const Tag &tag : old.tags) {
        const Tag *now = stated.contains(tag.name) ? findThing(updated.tags, *tag.id) : nullptr;
        const QStringList changes = now ? tagChanges(tag, old, *now, updated) : QStringList();
        if (!changes.isEmpty())
            note(spritePlace(old.name), ImportedWords::tr("the tag “%1” is as the file has it; it was: %2")
                                            .arg(tag.name, changes.join(QStringLiteral(", "))));
    }
}

/// On top of the frame's, save those whose names it has. Those that the file has the say about go before the frame's.
Properties withAdded(Properties properties, const Properties &from, const QSet<QString> &stated)
{
    const QHash<QString, int> known = placesByName(properties);
    for (const Property &property : from) {
        const int at = known.value(property.name, -1);
        if (at < 0)
            properties.append(property);
        else if (stated.contains(property.name))
            properties[at] = property;
    }
    return properties;
}

/// Those whose names the frame does not have yet, as things of their own.
template <typename Named>
QList<Named> withoutKnown(const QList<Named> &known, const QList<Named> &from)
{
    QList<Named> fresh;
    const QHash<QString, int> places = placesByName(known);
    for (const Named &thing : from) {
        if (!places.contains(thing.name))
            fresh.append(renewed(thing));
    }
    return fresh;
}

void Import::addParts(Frame &frame, const ImportedSprite &item, int index)
{
    addShapes(frame, item, index);
    addPointsAndEvents(frame, item, index);
    frame.properties = withAdded(frame.properties, item.sprite.frames.at(index).properties, item.statedProperties);
}

/// On top of the frame's, save those whose names it has, or whose outlines where the file has no names. One that has no
/// name there may be one of the frame's that has none.
void Import::addShapes(Frame &frame, const ImportedSprite &item, int index)
{
    const geometry::Point offset = shiftInto(frame, item, index);
    const QSet<QString> names = namesOf(frame.shapes);
    const KnownOutlines outlines(item.hasNames ? QList<Shape>() : frame.shapes);
    const QSet<QString> made = item.madeNames.value(index);
    QList<Shape> fresh;
    QList<Shape> unnamed;
    for (Shape shape : item.sprite.frames.at(index).shapes) {
        shape.outline = moved(shape.outline, offset);
        if (names.contains(shape.name) || outlines.contains(shape.outline))
            continue;
        fresh.append(shape);
        if (made.contains(shape.name))
            unnamed.append(shape);
    }
    QSet<QString> known;
    const QList<bool> areThere = areUnnamedOf(frame.shapes, unnamed);
    for (int i = 0; i < unnamed.size(); ++i) {
        if (areThere.at(i))
            known.insert(unnamed.at(i).name);
    }
    fresh.removeIf([&](const Shape &shape) { return known.contains(shape.name); });
    giveIds(fresh);
    frame.shapes += fresh;
}

/// Those whose names the frame has not.
void Import::addPointsAndEvents(Frame &frame, const ImportedSprite &item, int index)
{
    const Frame &from = item.sprite.frames.at(index);
    const geometry::Point offset = shiftInto(frame, item, index);
    QList<FramePoint> points = from.points;
    for (FramePoint &point : points)
        point.at = point.at + offset;
    frame.points += withoutKnown(frame.points, points);
    frame.events += withoutKnown(frame.events, from.events);
}

void Import::tellUpdated(const QString &sprite)
{
    if (m_updated.contains(sprite))
        return;
    m_updated.insert(sprite);
    m_result.updated.append(sprite);
}

/// What a check of the project would find at once.
void Import::tellImage(const ImportedSprite &item, const Sprite &sprite)
{
    if (!item.imageProblem.isEmpty())
        return note(spritePlace(sprite.name),
                    ImportedWords::tr(
                        "the image “%1” cannot be read: %2; put a whole one there, or name another in the project")
                        .arg(m_folders.named(sprite.image), item.imageProblem));
    const QRect image(QPoint(), item.imageSize);
    QStringList beyond;
    for (const Frame &frame : sprite.frames) {
        if (!image.isEmpty() && imageOf(sprite, frame) == sprite.image && !image.contains(frame.rect))
            beyond.append(frame.name);
    }
    if (beyond.isEmpty())
        return;
    const auto text = [](qsizetype number) { return QString::number(number); };
    note(spritePlace(sprite.name),
         ImportedWords::tr("frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”")
             .arg(m_folders.named(sprite.image), text(image.width()), text(image.height()), text(beyond.size()),
                  text(sprite.frames.size()), beyond.constFirst()));
}

void Import::giveIds(QList<Shape> &shapes)
{
    FreshIds ids(m_result.document);
    for (Shape &shape : shapes) {
        shape.id = ids.take();
        if (shape.track == TrackId())
            continue;
        TrackId &track = m_tracks[shape.track];
        if (track == TrackId())
            track = TrackId{ids.take().value};
        shape.track = track;
    }
}

/// A thing that the project has under its name goes on where the file shows it in more frames.
void Import::findTracks(const Sprite &known, const Sprite &from)
{
    QHash<QString, TrackId> byName;
    for (const Frame &frame : known.frames) {
        for (const Shape &shape : frame.shapes) {
            if (shape.track != TrackId())
                byName.insert(shape.name, shape.track);
        }
    }
    for (const Frame &frame : from.frames) {
        for (const Shape &shape : frame.shapes) {
            if (shape.track != TrackId() && byName.contains(shape.name))
                m_tracks.insert(shape.track, byName.value(shape.name));
        }
    }
}

/// The file with the project's names for categories of which it says bits and mask alone.
Imported withKnownFilters(Imported imported, const QList<Category> &project)
{
    const QHash<QString, QString> known =
        knownFilters(imported.categories, imported.masks, imported.strangers, project);
    if (known.isEmpty())
        return imported;
    imported.categories = withoutKnownFilters(imported.categories, known);
    for (ImportedSprite &item : imported.sprites)
        item.sprite = withKnownFilters(item.sprite, known);
    return imported;
}

/// The file with the project's names for categories.
Imported withCategoriesNamed(Imported imported, const QHash<QString, QString> &known)
{
    imported.categories = withoutKnownFilters(imported.categories, known);
    for (Category &category : imported.categories)
        category.hits.removeAll(QString()); // shapes without a category hit nobody
    for (ImportedSprite &item : imported.sprites)
        item.sprite = withKnownFilters(item.sprite, known);
    return imported;
}

/// Without what the project has that a scene of the file was written of.
Imported withoutKnownNodes(Imported imported, const Document &project)
{
    QHash<QString, QString> categories;
    for (ImportedSprite &item : imported.sprites) {
        const KnownNodes known = knownNodes(item, project);
        item = known.item;
        categories.insert(known.categories);
    }
    return categories.isEmpty() ? imported : withCategoriesNamed(std::move(imported), categories);
}

/// Of which the file says no name.
QSet<QString> unnamedCategories(const Imported &imported)
{
    const QStringList names = imported.masks.keys() + imported.strangers;
    return {names.begin(), names.end()};
}

/// Those of a new project go when the file has its own, which may have the same bits. A file that names others than it
/// has, such as Aseprite's with its layers, means those of a new project.
Document withRoomFor(Document document, const QList<Category> &fromFile, const QList<Sprite> &sprites)
{
    const bool hasOwn = !fromFile.isEmpty() && namesOf(fromFile).contains(categoriesOfShapes(sprites));
    return hasOwn ? withoutIdleDefaults(std::move(document)) : document;
}

} // namespace

Result<Done> writeSheets(const QList<OutputFile> &sheets)
{
    QList<OutputFolder> folders;
    for (const OutputFile &sheet : sheets) {
        const QFileInfo file(sheet.name);
        folders.append({file.absolutePath(), {{file.fileName(), sheet.bytes}}});
    }
    return folders.isEmpty() ? Result<Done>(Done{}) : writeTogether(folders);
}

ImportResult withImported(Document document, const Imported &read, const ImageFolders &folders)
{
    const Imported file = withoutKnownNodes(read, document);
    QList<Sprite> sprites;
    for (const ImportedSprite &item : file.sprites)
        sprites.append(item.sprite);
    document = withRoomFor(std::move(document), file.categories, sprites);
    const QList<Category> before = document.categories;
    const Imported imported = withKnownFilters(file, before);
    Import import(withCategories(std::move(document), imported.categories), folders);
    for (const ImportNote &note : imported.notes.list())
        import.note(note.place, note.what);
    // Layouts move frames, which the shapes of the others find by their index.
    for (const bool isLayout : {false, true}) {
        for (const ImportedSprite &item : imported.sprites) {
            if (item.stated.testFlag(Stated::Layout) == isLayout)
                import.take(item);
        }
    }
    ImportResult result = std::move(import).result();
    if (!before.isEmpty())
        result.document = withoutIdleFilters(std::move(result.document), before, unnamedCategories(file));
    return result;
}

Document withNewSprites(Document document, const QList<Sprite> &sprites, const QList<Category> &categories,
                        const ImageFolders &folders)
{
    Import import(withCategories(withRoomFor(std::move(document), categories, sprites), categories), folders);
    for (const Sprite &sprite : sprites)
        import.takeNew(sprite);
    return std::move(import).result().document;
}

} // namespace hitbox
