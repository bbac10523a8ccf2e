#include "images/image_animations.h"

#include "document/names.h"
#include "document/sprite_joins.h"
#include "images/image_paths.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace hitbox {

namespace {

QString folderOf(const QString &file)
{
    return QFileInfo(file).absolutePath();
}

/// That of a drive has none.
QString nameOfFolder(const QString &folder)
{
    const QString name = QFileInfo(folder).fileName();
    return name.isEmpty() ? QStringLiteral("sprite") : name;
}

/// A run of numbers, or an image that is alone in its folder.
struct FoundAnimation {
    QString folder;
    NumberedImages images;
    bool fillsFolder = false; ///< nothing else is in it, nor in folders within it
};

/// How many images are in a folder, and whether there are some in folders within it.
struct Filling {
    qsizetype images = 0;
    bool hasFolders = false;
};

std::map<QString, Filling> fillingsOf(const QStringList &files)
{
    std::map<QString, Filling> fillings;
    for (const QString &file : files)
        ++fillings[folderOf(file)].images;
    QStringList folders;
    for (const auto &[folder, filling] : fillings)
        folders.append(folder);
    for (const QString &folder : std::as_const(folders)) {
        QString here = folder;
        for (QString above = folderOf(here); above.size() < here.size(); above = folderOf(here)) {
            if (const auto known = fillings.find(above); known != fillings.end())
                known->second.hasFolders = true;
            here = above;
        }
    }
    return fillings;
}

/// In the order of their first files.
QList<FoundAnimation> animationsIn(const QStringList &files)
{
    const std::map<QString, Filling> fillings = fillingsOf(files);
    QList<FoundAnimation> found;
    for (const NumberedImages &images : numberedImages(files)) {
        const QString folder = folderOf(files.at(images.places.constFirst()));
        const Filling &filling = fillings.at(folder);
        found.append({folder, images, !filling.hasFolders && filling.images == images.places.size()});
    }
    for (int i = 0; i < files.size(); ++i) {
        const QString folder = folderOf(files.at(i));
        const Filling &filling = fillings.at(folder);
        if (filling.images == 1 && !filling.hasFolders)
            found.append({folder, {QFileInfo(files.at(i)).completeBaseName(), {i}, {}}, true});
    }
    const auto firstFile = [](const FoundAnimation &animation) { return std::ranges::min(animation.images.places); };
    std::ranges::stable_sort(found, {}, firstFile);
    return found;
}

/// The folder that all of the files are in, or in folders of.
QString commonFolder(const QStringList &files)
{
    QString common = folderOf(files.constFirst());
    for (const QString &file : files) {
        const QString folder = folderOf(file);
        while (folder != common && !folder.startsWith(common.endsWith(u'/') ? common : common + u'/')) {
            const QString above = folderOf(common);
            if (above.size() >= common.size())
                break; // another drive
            common = above;
        }
    }
    return common;
}

QString fileName(const Sprite &sprite)
{
    const QString name = QFileInfo(sprite.image).completeBaseName();
    return isLine(name) && !name.isEmpty() ? name : sprite.name;
}

/// Sprites of one frame call it like their files, whatever numbers kept the sprites apart. Where two of these are
/// alike, what the animation is called stands before it.
QList<Sprite> withFramesNamed(QList<Sprite> sprites, const QList<NumberedImages> &animations)
{
    QSet<QString> names;
    bool areAlike = false;
    for (const Sprite &sprite : std::as_const(sprites)) {
        areAlike = areAlike || names.contains(fileName(sprite));
        names.insert(fileName(sprite));
    }
    for (Sprite &sprite : sprites) {
        if (sprite.frames.size() == 1)
            sprite.frames[0].name = fileName(sprite);
    }
    for (const NumberedImages &animation : areAlike ? animations : QList<NumberedImages>()) {
        for (const int place : animation.places) {
            Sprite &sprite = sprites[place];
            const QString prefix = QString(animation.name).replace(u'/', u'_');
            if (sprite.frames.size() == 1 && !sprite.frames[0].name.startsWith(prefix))
                sprite.frames[0].name = prefix + u'_' + sprite.frames[0].name;
        }
    }
    return sprites;
}

/// In this order, joined as a project joins them. Animations are by places in the list.
Sprite joined(const QList<Sprite> &sprites, const QString &name, const QList<NumberedImages> &animations)
{
    QList<int> firstFrames;
    int frames = 0;
    for (const Sprite &sprite : sprites) {
        firstFrames.append(frames);
        frames += static_cast<int>(sprite.frames.size());
    }
    firstFrames.append(frames);
    Document document;
    document.sprites = withFramesNamed(sprites, animations);
    QList<int> all(sprites.size());
    std::iota(all.begin(), all.end(), 0);
    Sprite sprite = joinSprites(std::move(document), {all, name}).sprites.constFirst();
    FreeNames tagNames(namesOf(sprite.tags));
    for (const NumberedImages &animation : animations) {
        const auto [first, last] = std::ranges::minmax(animation.places);
        if (last - first + 1 != animation.places.size())
            continue; // others are among them
        Tag tag;
        tag.name = tagNames.takeLike(animation.name);
        tag.from = firstFrames.at(first);
        tag.to = firstFrames.at(last + 1) - 1;
        sprite.tags.append(tag);
    }
    return sprite;
}

Sprite animationOf(const QList<Sprite> &sprites, const NumberedImages &group)
{
    QList<Sprite> parts;
    for (const int place : group.places)
        parts.append(sprites.at(place));
    return joined(parts, group.name, {});
}

Sprite animatedSpriteOf(const QList<Sprite> &sprites, const AnimatedImages &images)
{
    QList<Sprite> parts;
    QList<NumberedImages> animations;
    for (const NumberedImages &animation : images.animations) {
        NumberedImages placed{animation.name, {}, {}};
        for (const int place : animation.places) {
            placed.places.append(static_cast<int>(parts.size()));
            parts.append(sprites.at(place));
        }
        animations.append(placed);
    }
    return joined(parts, images.name, animations);
}

/// Each made sprite in the place of the first that it was made of; those that none was made of as they were.
class SpritesInPlace
{
public:
    explicit SpritesInPlace(const QList<Sprite> &sprites)
        : m_sprites(sprites)
        , m_isTaken(sprites.size(), false)
    {
    }

    bool isTaken(const NumberedImages &group) const { return m_isTaken.at(group.places.constFirst()); }

    void put(const Sprite &made, const QList<int> &places)
    {
        m_made.insert(std::ranges::min(places), made);
        for (const int place : places)
            m_isTaken[place] = true;
    }

    QList<Sprite> all() const
    {
        QList<Sprite> all;
        for (int i = 0; i < m_sprites.size(); ++i) {
            if (const auto made = m_made.constFind(i); made != m_made.cend())
                all.append(*made);
            else if (!m_isTaken.at(i))
                all.append(m_sprites.at(i));
        }
        return all;
    }

private:
    const QList<Sprite> &m_sprites;
    QList<bool> m_isTaken;
    QHash<int, Sprite> m_made;
};

} // namespace

QList<AnimatedImages> animatedImages(const QStringList &files)
{
    std::map<QString, qsizetype> placeOf;
    QList<AnimatedImages> found;
    for (const FoundAnimation &each : animationsIn(files)) {
        const QString holder = each.fillsFolder ? folderOf(each.folder) : each.folder;
        const auto [place, isNew] = placeOf.try_emplace(holder, found.size());
        if (isNew)
            found.append({nameOfFolder(holder), {}});
        NumberedImages animation = each.images;
        if (each.fillsFolder)
            animation.name = nameOfFolder(each.folder);
        found[place->second].animations.append(animation);
    }
    found.removeIf([](const AnimatedImages &images) {
        const auto isNumbered = [](const NumberedImages &animation) { return animation.places.size() > 1; };
        return images.animations.size() < 2 || std::ranges::none_of(images.animations, isNumbered);
    });
    return found;
}

QStringList imagesOfAll(const QList<Sprite> &sprites)
{
    QStringList images;
    for (const Sprite &sprite : sprites)
        images.append(sprite.image);
    return images;
}

QList<Sprite> asAnimations(const QList<Sprite> &sprites, const QList<NumberedImages> &groups)
{
    SpritesInPlace result(sprites);
    for (const NumberedImages &group : groups)
        result.put(animationOf(sprites, group), group.places);
    return result.all();
}

QList<Sprite> asAnimatedSprites(const QList<Sprite> &sprites, const QList<AnimatedImages> &animated)
{
    SpritesInPlace result(sprites);
    for (const AnimatedImages &images : animated) {
        QList<int> places;
        for (const NumberedImages &animation : images.animations)
            places += animation.places;
        result.put(animatedSpriteOf(sprites, images), places);
    }
    for (const NumberedImages &group : numberedImages(imagesOfAll(sprites))) {
        if (!result.isTaken(group))
            result.put(animationOf(sprites, group), group.places);
    }
    return result.all();
}

QList<Sprite> inOrderOfFiles(const QList<Sprite> &sprites)
{
    QHash<QString, QList<Sprite>> byImage;
    for (const Sprite &sprite : sprites)
        byImage[sprite.image].append(sprite);
    QList<Sprite> sorted;
    for (const QString &image : inCountingOrder(imagesOfAll(sprites)))
        sorted.append(byImage[image].takeFirst());
    return sorted;
}

QString nameOfAll(const QStringList &files)
{
    return nameOfFolder(commonFolder(files));
}

Sprite asOneSprite(const QList<Sprite> &sprites, const QString &name)
{
    const QStringList files = imagesOfAll(sprites);
    const QDir common(commonFolder(files));
    QList<NumberedImages> animations;
    for (const FoundAnimation &each : animationsIn(files)) {
        const QString way = each.folder == common.path() ? QString() : common.relativeFilePath(each.folder);
        NumberedImages animation = each.images;
        if (!way.isEmpty())
            animation.name = each.fillsFolder ? way : way + u'/' + animation.name;
        animations.append(animation);
    }
    return joined(sprites, name, animations.size() < 2 ? QList<NumberedImages>() : animations);
}

} // namespace hitbox
