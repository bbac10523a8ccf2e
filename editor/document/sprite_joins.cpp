#include "document/sprite_joins.h"

#include "document/fresh_ids.h"
#include "document/names.h"
#include "document/order.h"
#include "document/tracks.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

/// What an instance of a sprite is to name instead.
struct Renaming {
    QHash<QString, QString> frames; ///< new name by old one, of the first frame of each name
    QHash<QString, QString> tags;
};

template <typename Change>
void changeInstancesOf(Document &document, const QString &sprite, const Change &change)
{
    for (Stage &stage : document.stages) {
        for (Instance &instance : stage.instances) {
            if (instance.sprite == sprite)
                change(instance);
        }
    }
}

const Property *propertyNamed(const Properties &properties, const QString &name)
{
    const auto found = std::ranges::find(properties, name, &Property::name);
    return found == properties.end() ? nullptr : &*found;
}

/// True when every sprite has the property with the same value.
bool isAgreedOn(const QList<Sprite> &sprites, const Property &property)
{
    return std::ranges::all_of(sprites, [&property](const Sprite &sprite) {
        const Property *there = propertyNamed(sprite.properties, property.name);
        return there && there->value == property.value;
    });
}

/// Properties on which the sprites do not agree go to their frames, which may say otherwise already.
void handDownProperties(QList<Sprite> &sprites)
{
    const QList<Sprite> before = sprites;
    for (Sprite &sprite : sprites) {
        Properties kept;
        for (const Property &property : std::as_const(sprite.properties)) {
            if (isAgreedOn(before, property)) {
                kept.append(property);
                continue;
            }
            for (Frame &frame : sprite.frames) {
                if (!propertyNamed(frame.properties, property.name))
                    frame.properties.append(property);
            }
        }
        sprite.properties = kept;
    }
}

/// The first sprite, which takes up the others one after the other.
class JoinedSprite
{
public:
    JoinedSprite(Document &document, const Sprite &first)
        : m_document(document)
        , m_sprite(first)
        , m_frameNames(namesOf(first.frames))
        , m_tagNames(namesOf(first.tags))
        , m_tracks(tracksOf(first))
    {
    }

    /// Answers what its things are called now.
    Renaming take(const Sprite &other)
    {
        Renaming renamed;
        const auto first = static_cast<int>(m_sprite.frames.size());
        const QHash<TrackId, TrackId> tracks = freeTracks(other);
        for (Frame frame : other.frames) {
            const QString before = frame.name;
            frame.name = m_frameNames.takeLike(before);
            if (!renamed.frames.contains(before))
                renamed.frames.insert(before, frame.name);
            setImage(frame, imageOf(other, frame), imageHashOf(other, frame));
            for (Shape &shape : frame.shapes)
                shape.track = tracks.value(shape.track, shape.track);
            m_sprite.frames.append(frame);
        }
        for (Tag tag : other.tags) {
            const QString before = tag.name;
            tag.name = m_tagNames.takeLike(before);
            if (!renamed.tags.contains(before)) // of two called alike, the first is meant
                renamed.tags.insert(before, tag.name);
            tag.from += first;
            tag.to += first;
            m_sprite.tags.append(tag);
        }
        takeExtras(other.extras);
        return renamed;
    }

    const Sprite &sprite() const { return m_sprite; }

private:
    /// New numbers for those that are in use here.
    QHash<TrackId, TrackId> freeTracks(const Sprite &other)
    {
        QHash<TrackId, TrackId> renumbered;
        FreshIds ids(m_document);
        QList<TrackId> theirs = tracksOf(other).values();
        std::sort(theirs.begin(), theirs.end());
        for (const TrackId track : std::as_const(theirs)) {
            if (m_tracks.contains(track))
                renumbered.insert(track, ids.takeTrack());
            m_tracks.insert(renumbered.value(track, track));
        }
        return renumbered;
    }

    void setImage(Frame &frame, const QString &image, const QString &hash)
    {
        const bool isOwn = image != m_sprite.image;
        frame.image = isOwn ? image : QString();
        frame.imageHash = isOwn ? hash : QString();
        if (!isOwn && m_sprite.imageHash.isEmpty())
            m_sprite.imageHash = hash;
    }

    void takeExtras(const Extras &extras)
    {
        for (const ExtraMember &extra : extras) {
            if (std::ranges::find(m_sprite.extras, extra.key, &ExtraMember::key) == m_sprite.extras.end())
                m_sprite.extras.append(extra);
        }
    }

    Document &m_document;
    Sprite m_sprite;
    FreeNames m_frameNames;
    FreeNames m_tagNames;
    QSet<TrackId> m_tracks;
};

/// The names of sprites but for those at the places.
QSet<QString> otherNames(const Document &document, const QList<int> &places)
{
    return namesOf(withoutIndices(document.sprites, places));
}

/// A tag over all its frames, of a sprite that has none.
Sprite tagged(Sprite sprite)
{
    if (!sprite.tags.isEmpty() || sprite.frames.isEmpty())
        return sprite;
    Tag tag;
    tag.name = sprite.name;
    tag.to = static_cast<int>(sprite.frames.size()) - 1;
    sprite.tags = {tag};
    return sprite;
}

bool isMeantByItsName(const Document &document, int sprite)
{
    const Sprite *meant = findSprite(document, document.sprites[sprite].name);
    return meant == &document.sprites.at(sprite);
}

/// The frames of the group as a run; nothing when the tag's frames are not in it one after the other.
std::optional<Tag> tagWithin(const Tag &tag, const QList<int> &group)
{
    const auto first = static_cast<int>(group.indexOf(tag.from));
    const int last = first + tag.to - tag.from;
    if (first < 0 || tag.to < tag.from || last >= group.size())
        return std::nullopt;
    for (int i = first; i <= last; ++i) {
        if (group[i] != tag.from + i - first)
            return std::nullopt;
    }
    Tag moved = tag;
    moved.from = first;
    moved.to = last;
    return moved;
}

/// The sprite with those frames alone. Whoever names an image only where it differs from the sprite's goes on so.
Sprite partOf(const Sprite &sprite, const QList<int> &group)
{
    Sprite part = sprite;
    part.frames = {}; // cleared, a list that is shared would keep room for as much
    part.tags = {};
    const Frame &first = sprite.frames[group.constFirst()];
    part.image = imageOf(sprite, first);
    part.imageHash = imageHashOf(sprite, first);
    for (const int place : group) {
        Frame frame = sprite.frames[place];
        const QString image = imageOf(sprite, frame);
        const QString hash = imageHashOf(sprite, frame);
        const bool isOwn = image != part.image;
        frame.image = isOwn ? image : QString();
        frame.imageHash = isOwn ? hash : QString();
        part.frames.append(frame);
    }
    for (const Tag &tag : sprite.tags) {
        if (const std::optional<Tag> moved = tagWithin(tag, group))
            part.tags.append(*moved);
    }
    return part;
}

bool isPlaced(const Document &document, const QString &sprite)
{
    return std::ranges::any_of(document.stages, [&sprite](const Stage &stage) {
        return std::ranges::find(stage.instances, sprite, &Instance::sprite) != stage.instances.end();
    });
}

/// Which part has the frame of a name: the first of its name is meant.
QHash<QString, QString> spritesByFrame(const Sprite &whole, const QList<QList<int>> &groups, const QList<Sprite> &parts)
{
    QList<QString> spriteAt(whole.frames.size());
    for (qsizetype g = 0; g < groups.size(); ++g) {
        for (const int place : groups[g])
            spriteAt[place] = parts[g].name;
    }
    QHash<QString, QString> sprites;
    for (qsizetype i = whole.frames.size(); i-- > 0;)
        sprites.insert(whole.frames[i].name, spriteAt[i]);
    return sprites;
}

} // namespace

Document joinSprites(Document document, const SpriteJoin &join)
{
    QList<Sprite> sprites;
    QList<bool> areMeant;
    for (const int place : join.sprites) {
        const Sprite &sprite = document.sprites.at(place);
        sprites.append(join.tags == SpriteJoin::Tags::OneForEach ? tagged(sprite) : sprite);
        areMeant.append(isMeantByItsName(document, place));
    }
    handDownProperties(sprites);
    const QString name = freeName(join.name, otherNames(document, join.sprites));

    JoinedSprite joined(document, sprites.constFirst());
    QList<Renaming> renamings{{}};
    for (qsizetype i = 1; i < sprites.size(); ++i)
        renamings.append(joined.take(sprites[i]));
    Sprite result = joined.sprite();
    result.name = name;

    // An instance is looked at once: its new name may be the old one of a sprite that comes later.
    QHash<QString, qsizetype> ranks;
    for (qsizetype i = 0; i < sprites.size(); ++i) {
        if (areMeant[i])
            ranks.insert(sprites[i].name, i);
    }
    for (Stage &stage : document.stages) {
        for (Instance &instance : stage.instances) {
            const auto rank = ranks.constFind(instance.sprite);
            if (rank == ranks.cend())
                continue;
            instance.sprite = name;
            instance.frame = renamings[*rank].frames.value(instance.frame, instance.frame);
            instance.tag = renamings[*rank].tags.value(instance.tag, instance.tag);
        }
    }
    document.sprites[join.sprites.constFirst()] = result;
    document.sprites = withoutIndices(document.sprites, join.sprites.mid(1));
    return document;
}

Document splitSprite(Document document, int sprite, const QList<QList<int>> &groups)
{
    const Sprite whole = document.sprites.at(sprite);
    const bool isMeant = isMeantByItsName(document, sprite);
    FreeNames names(otherNames(document, {sprite}));
    QList<Sprite> parts;
    parts.reserve(groups.size());
    for (const QList<int> &group : groups) {
        Sprite part = partOf(whole, group);
        part.name = names.takeLike(group.size() == 1 ? part.frames.constFirst().name : whole.name);
        // The first part is the sprite that was there, the others are new ones with the same frames and tags.
        if (!parts.isEmpty())
            part.id = {};
        parts.append(std::move(part));
    }
    if (isMeant && isPlaced(document, whole.name)) {
        const QHash<QString, QString> spriteOfFrame = spritesByFrame(whole, groups, parts);
        changeInstancesOf(document, whole.name, [&](Instance &instance) {
            instance.sprite = spriteOfFrame.value(instance.frame, parts.constFirst().name);
        });
    }
    document.sprites.remove(sprite);
    document.sprites = withInserted(document.sprites, std::move(parts), sprite);
    return document;
}

QStringList tagsLostBySplit(const Sprite &sprite, const QList<QList<int>> &groups)
{
    QStringList lost;
    for (const Tag &tag : sprite.tags) {
        const bool stays =
            std::ranges::any_of(groups, [&tag](const QList<int> &group) { return tagWithin(tag, group).has_value(); });
        if (!stays)
            lost.append(tag.name);
    }
    return lost;
}

} // namespace hitbox
