#include "images/following/file_names.h"

#include "document/edits.h"
#include "document/names.h"

#include <QFileInfo>

namespace hitbox {

namespace {

ClaimedName claimOf(const Frame &frame, const QString &image, const FormerFile &former)
{
    const ClaimedName ofFile{NameClaim::Followed, QFileInfo(image).completeBaseName()};
    if (former.image.isEmpty())
        return ofFile;
    if (frame.name != QFileInfo(former.image).completeBaseName())
        return {};
    if (former.isGone)
        return {NameClaim::GivenWay};
    return image == former.image ? ClaimedName() : ofFile;
}

/// By frame.
QStringList namesClaimed(const QList<Frame> &frames, const QList<ClaimedName> &claims)
{
    QSet<QString> kept;
    for (int i = 0; i < frames.size(); ++i) {
        if (claims.value(i).claim == NameClaim::Kept)
            kept.insert(frames.at(i).name);
    }
    FreeNames free(kept);
    QStringList names;
    for (int i = 0; i < frames.size(); ++i) {
        const ClaimedName &claimed = claims.value(i);
        names.append(claimed.claim == NameClaim::Followed ? free.take(claimed.name) : frames.at(i).name);
    }
    for (int i = 0; i < frames.size(); ++i) {
        if (claims.value(i).claim == NameClaim::GivenWay)
            names[i] = free.take(names.at(i));
    }
    return names;
}

} // namespace

Document withNamesClaimed(Document document, int sprite, const QList<ClaimedName> &claims)
{
    const QList<Frame> before = document.sprites.at(sprite).frames;
    const QStringList names = namesClaimed(before, claims);
    QList<int> renamed;
    QStringList wanted;
    for (int i = 0; i < names.size(); ++i) {
        if (names.at(i) == before.at(i).name)
            continue;
        renamed.append(i);
        wanted.append(names.at(i));
    }
    return renamed.isEmpty() ? document : renameFrames(std::move(document), sprite, renamed, wanted);
}

Document withFramesNamedAsFiles(Document document, int sprite, const QList<FormerFile> &former)
{
    const Sprite &target = document.sprites.at(sprite);
    QList<ClaimedName> claims;
    for (int i = 0; i < target.frames.size(); ++i)
        claims.append(claimOf(target.frames.at(i), imageOf(target, target.frames.at(i)), former.value(i)));
    return withNamesClaimed(std::move(document), sprite, claims);
}

} // namespace hitbox
