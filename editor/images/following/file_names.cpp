#include "images/following/file_names.h"

#include "document/edits.h"
#include "document/names.h"

#include <QFileInfo>

namespace hitbox {

namespace {

enum class NameClaim {
    Kept,     ///< somebody gave it, or the file is the same
    OfFile,   ///< the name of the file that the frame is cut from now
    GivenWay, ///< whatever is free
};

NameClaim claimOf(const Frame &frame, const QString &image, const FormerFile &former)
{
    if (former.image.isEmpty())
        return NameClaim::OfFile;
    if (frame.name != QFileInfo(former.image).completeBaseName())
        return NameClaim::Kept;
    if (former.isGone)
        return NameClaim::GivenWay;
    return image == former.image ? NameClaim::Kept : NameClaim::OfFile;
}

/// By frame.
QStringList namesAsFiles(const Sprite &sprite, const QList<FormerFile> &former)
{
    QSet<QString> kept;
    QList<NameClaim> claims;
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const Frame &frame = sprite.frames.at(i);
        claims.append(claimOf(frame, imageOf(sprite, frame), former.value(i)));
        if (claims.constLast() == NameClaim::Kept)
            kept.insert(frame.name);
    }
    FreeNames free(kept);
    QStringList names;
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const Frame &frame = sprite.frames.at(i);
        const bool isOfFile = claims.at(i) == NameClaim::OfFile;
        names.append(isOfFile ? free.take(QFileInfo(imageOf(sprite, frame)).completeBaseName()) : frame.name);
    }
    for (int i = 0; i < sprite.frames.size(); ++i) {
        if (claims.at(i) == NameClaim::GivenWay)
            names[i] = free.take(names.at(i));
    }
    return names;
}

} // namespace

Document withFramesNamedAsFiles(Document document, int sprite, const QList<FormerFile> &former)
{
    const QList<Frame> before = document.sprites.at(sprite).frames;
    const QStringList names = namesAsFiles(document.sprites.at(sprite), former);
    // No two may have one name meanwhile, for instances tell frames by their names.
    FreeNames free(namesOf(before) + QSet<QString>(names.cbegin(), names.cend()));
    for (int i = 0; i < names.size(); ++i) {
        if (names.at(i) != before.at(i).name)
            document = renameFrame(std::move(document), {sprite, i}, free.take(before.at(i).name));
    }
    for (int i = 0; i < names.size(); ++i) {
        if (names.at(i) != before.at(i).name)
            document = renameFrame(std::move(document), {sprite, i}, names.at(i));
    }
    return document;
}

} // namespace hitbox
