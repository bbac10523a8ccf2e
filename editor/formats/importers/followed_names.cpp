#include "formats/importers/followed_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

class FollowedNamesWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

} // namespace

NamesFollowed withNamesFollowed(Document document, int sprite, const UpdatedFrames &updated)
{
    if (updated.names.isEmpty())
        return {std::move(document), {}};
    QList<ClaimedName> claims(updated.frames.size(), ClaimedName{NameClaim::GivenWay});
    for (int i = 0; i < updated.names.size(); ++i)
        claims[updated.places.ofFile.at(i)] = updated.names.at(i);
    document = withNamesClaimed(std::move(document), sprite, claims);
    const QList<Frame> &frames = document.sprites.at(sprite).frames;
    QList<int> renamed;
    for (const int place : updated.places.ofProject) {
        if (place >= 0 && frames.at(place).name != updated.frames.at(place).name)
            renamed.append(place);
    }
    if (renamed.isEmpty())
        return {std::move(document), {}};
    const int first = *std::ranges::min_element(renamed);
    const QString told =
        FollowedNamesWords::tr("frames that are called as the file calls their pictures now: %1, the first was “%2” "
                               "and is “%3”")
            .arg(QString::number(renamed.size()), updated.frames.at(first).name, frames.at(first).name);
    return {std::move(document), told};
}

QString toldOfAddedFrames(const Sprite &old, const QList<Frame> &frames)
{
    const qsizetype added = frames.size() - old.frames.size();
    if (added <= 0)
        return {};
    return FollowedNamesWords::tr("the file tells its frames by their names alone, and the project has none of these "
                                  "names; frames that were added behind the others: %1, the first is “%2”")
        .arg(added)
        .arg(frames.at(old.frames.size()).name);
}

QString toldOfAddedTiles(const QStringList &names)
{
    if (names.isEmpty())
        return {};
    return FollowedNamesWords::tr("tiles that the project had no frames for, and which are frames now: %1, the first "
                                  "is “%2”")
        .arg(names.size())
        .arg(names.constFirst());
}

QString toldOfOtherPictures(const Sprite &old, const ShownFrames &shown, const QList<int> &partners)
{
    QStringList names;
    for (int i = 0; i < partners.size(); ++i) {
        const Frame *known = partners.at(i) < 0 ? nullptr : &old.frames.at(partners.at(i));
        if (known && shown.at(i) && !known->shapes.isEmpty() && !known->pixels.digest.isEmpty() &&
            !isKnownByPixels(*known, shown.at(i)))
            names.append(known->name);
    }
    if (names.isEmpty())
        return {};
    return FollowedNamesWords::tr("frames that show other pictures than their shapes were drawn on, look whether these "
                                  "still fit: %1, the first is “%2”")
        .arg(names.size())
        .arg(names.constFirst());
}

QString toldOfNumberedFrames(const Sprite &old, const ImportedSprite &item)
{
    const QList<Frame> &frames = item.sprite.frames;
    const auto isNoted = [](const Frame &frame) { return !frame.pixels.digest.isEmpty(); };
    const auto hasShapes = [](const Frame &frame) { return !frame.shapes.isEmpty(); };
    const auto isNumbered = [](const Frame &frame) { return !frame.name.isEmpty() && frame.name.back().isDigit(); };
    if (!item.stated.testFlag(Stated::Layout) || frames.size() == old.frames.size() ||
        !std::ranges::any_of(old.frames, hasShapes) || std::ranges::any_of(old.frames, isNoted) ||
        !std::ranges::all_of(frames, isNumbered))
        return {};
    return FollowedNamesWords::tr("it had %1 frames and has %2, and the project does not say what they showed: shapes "
                                  "stay with the numbers of their frames, look whether these are still the same "
                                  "pictures")
        .arg(old.frames.size())
        .arg(frames.size());
}

} // namespace hitbox
