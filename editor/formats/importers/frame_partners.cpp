#include "formats/importers/frame_partners.h"

#include "document/edits.h"
#include "document/names.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

const QRegularExpression &numberPattern()
{
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    return number;
}

/// “walk #” of “walk 12”.
QString withoutNumbers(QString name)
{
    return name.replace(numberPattern(), QStringLiteral("#"));
}

/// Names that came from an earlier version of the file, told from those that somebody gave.
class NamesOfFile
{
public:
    explicit NamesOfFile(const Sprite &fresh)
        : m_now(namesOf(fresh.frames))
    {
    }

    /// The frame is known by its picture to be the file's.
    void see(const Frame &known, const Frame &fresh)
    {
        if (known.name != fresh.name && m_now.contains(known.name))
            m_renumbered.insert(withoutNumbers(known.name));
    }

    /// Numbers that names like this one have tell nothing.
    bool isRenumbered(const QString &name) const { return m_renumbered.contains(withoutNumbers(name)); }

    bool isFollowed(const Frame &known, const Frame &fresh) const
    {
        if (m_now.contains(known.name)) // the file calls another picture so
            return true;
        const QString given = withoutNumber(known.name); // “walk 1 2” gave way to “walk 1”
        if (given.contains(numberPattern()) && given != known.name &&
            withoutNumbers(given) == withoutNumbers(fresh.name))
            return true;
        const bool isElsewhere = known.rect != fresh.rect || fileOf(known) != fileOf(fresh);
        const bool isNumberedAnew = isElsewhere || isRenumbered(known.name);
        return isNumberedAnew && withoutNumbers(known.name) == withoutNumbers(fresh.name);
    }

private:
    /// Of an image of its own, whatever the folders are that its path starts from.
    static QString fileOf(const Frame &frame) { return QFileInfo(frame.image).fileName(); }

    QSet<QString> m_now;
    QSet<QString> m_renumbered; ///< without their numbers
};

/// Pairs frames one by one.
class FramePartners
{
public:
    FramePartners(const Sprite &known, const Sprite &fresh)
        : m_known(known)
        , m_fresh(fresh)
        , m_partners(fresh.frames.size(), -1)
        , m_names(fresh)
    {
    }

    void pairByPixels(const ShownFrames &shown);
    void pairByName(const ShownFrames &shown);
    const QList<int> &partners() const { return m_partners; }

private:
    enum class Likeness { NameToo, PlaceToo, Pixels };
    bool isMeant(int known, int fresh, const SeenPixels &shown, Likeness likeness) const;
    void pair(int known, int fresh);

    const Sprite &m_known;
    const Sprite &m_fresh;
    QList<int> m_partners;
    NamesOfFile m_names;
    QSet<int> m_taken; ///< of the known ones
};

void FramePartners::pair(int known, int fresh)
{
    m_partners[fresh] = known;
    m_taken.insert(known);
}

bool FramePartners::isMeant(int known, int fresh, const SeenPixels &shown, Likeness likeness) const
{
    const Frame &frame = m_known.frames.at(known);
    const bool isCalledSo = frame.name == m_fresh.frames.at(fresh).name && !m_names.isRenumbered(frame.name);
    return !m_taken.contains(known) && (likeness != Likeness::NameToo || isCalledSo) &&
           (likeness != Likeness::PlaceToo || frame.pixels.bounds == shown.bounds);
}

/// First those of which no others show the same: they tell whether names are only numbers that go round. Then, of
/// several that show the same, those that have more in common.
void FramePartners::pairByPixels(const ShownFrames &shown)
{
    QHash<QString, QList<int>> byDigest;
    for (int i = 0; i < m_known.frames.size(); ++i) {
        if (!m_known.frames.at(i).pixels.digest.isEmpty())
            byDigest[m_known.frames.at(i).pixels.digest].append(i);
    }
    QHash<QString, QList<int>> nowByDigest;
    for (int i = 0; i < m_fresh.frames.size(); ++i) {
        if (shown.at(i))
            nowByDigest[shown.at(i)->pixels.digest].append(i);
    }
    for (auto now = nowByDigest.cbegin(); now != nowByDigest.cend(); ++now) {
        const QList<int> then = byDigest.value(now.key());
        if (now->size() != 1 || then.size() != 1)
            continue;
        pair(then.constFirst(), now->constFirst());
        m_names.see(m_known.frames.at(then.constFirst()), m_fresh.frames.at(now->constFirst()));
    }
    for (const Likeness likeness : {Likeness::NameToo, Likeness::PlaceToo, Likeness::Pixels}) {
        for (int i = 0; i < m_fresh.frames.size(); ++i) {
            const SeenPixels pixels = shown.at(i) ? shown.at(i)->pixels : SeenPixels();
            const QList<int> alike = m_partners.at(i) < 0 ? byDigest.value(pixels.digest) : QList<int>();
            const auto found =
                std::ranges::find_if(alike, [&](int known) { return isMeant(known, i, pixels, likeness); });
            if (found != alike.end())
                pair(*found, i);
        }
    }
}

/// Of several of one name, the first ones. A frame that showed something else is another one where the file has
/// numbered its frames anew.
void FramePartners::pairByName(const ShownFrames &shown)
{
    const auto isOther = [&](int known, int fresh) {
        const Frame &frame = m_known.frames.at(known);
        return shown.at(fresh) && !frame.pixels.digest.isEmpty() && m_names.isRenumbered(frame.name);
    };
    QHash<QString, QList<int>> byName;
    for (int i = 0; i < m_known.frames.size(); ++i) {
        if (!m_taken.contains(i))
            byName[m_known.frames.at(i).name].append(i);
    }
    for (int i = 0; i < m_fresh.frames.size(); ++i) {
        QList<int> &named = byName[m_fresh.frames.at(i).name];
        if (m_partners.at(i) < 0 && !named.isEmpty() && !isOther(named.constFirst(), i))
            m_partners[i] = named.takeFirst();
    }
}

} // namespace

bool isKnownByPixels(const Frame &known, const std::optional<ShownFrame> &shown)
{
    return shown && !known.pixels.digest.isEmpty() && shown->pixels.digest == known.pixels.digest;
}

QList<ClaimedName> claimedNames(const Sprite &known, const Sprite &fresh, const ShownFrames &shown,
                                const QList<int> &partners)
{
    const auto isSeen = [&](int i) {
        return partners.at(i) >= 0 && isKnownByPixels(known.frames.at(partners.at(i)), shown.at(i));
    };
    NamesOfFile names(fresh);
    for (int i = 0; i < partners.size(); ++i) {
        if (isSeen(i))
            names.see(known.frames.at(partners.at(i)), fresh.frames.at(i));
    }
    QList<ClaimedName> claims;
    for (int i = 0; i < partners.size(); ++i) {
        const Frame &frame = fresh.frames.at(i);
        const bool isFollowed =
            partners.at(i) < 0 || (isSeen(i) && names.isFollowed(known.frames.at(partners.at(i)), frame));
        claims.append(isFollowed ? ClaimedName{NameClaim::Followed, frame.name} : ClaimedName());
    }
    return claims;
}

ShownFrames shownFrames(const Sprite &old, const ImportedSprite &item)
{
    const auto notes = [](const Frame &frame) { return !frame.pixels.digest.isEmpty(); };
    const bool isNoted = std::any_of(old.frames.cbegin(), old.frames.cend(), notes);
    return isNoted && !item.shown.isEmpty() ? item.shown : ShownFrames(item.sprite.frames.size());
}

QList<int> partnersOf(const Sprite &known, const Sprite &fresh, const ShownFrames &shown)
{
    FramePartners partners(known, fresh);
    partners.pairByPixels(shown);
    partners.pairByName(shown);
    return partners.partners();
}

ImportedSprite withTrimsKept(ImportedSprite item, const Sprite &known, const QList<int> &partners)
{
    for (int i = 0; i < partners.size() && !item.knowsTrims; ++i) {
        const Frame *frame = partners.at(i) < 0 ? nullptr : &known.frames.at(partners.at(i));
        const bool isTrimmed = frame && (frame->size != frame->rect.size() || !frame->offset.isNull());
        if (!isTrimmed || frame->rect.size() != item.sprite.frames.at(i).rect.size())
            continue;
        Frame &fresh = item.sprite.frames[i];
        const geometry::Point by{double(frame->offset.x()), double(frame->offset.y())};
        fresh = withContentsMoved(std::move(fresh), by);
        fresh.pivot = fresh.pivot + by;
        fresh.size = frame->size;
        fresh.offset = frame->offset;
        if (i < item.shown.size() && item.shown.at(i))
            item.shown[i]->pixels.bounds.translate(frame->offset);
    }
    return item;
}

Frame withPictureFollowed(Frame frame, const SeenPixels &shown, StatedParts stated, QSize size)
{
    if (frame.pixels.digest.isEmpty() || shown.digest != frame.pixels.digest)
        return frame;
    const QPoint shift = shown.bounds.topLeft() - frame.pixels.bounds.topLeft();
    const geometry::Point by{double(shift.x()), double(shift.y())};
    if (shift.isNull())
        return frame;
    frame = withContentsMoved(std::move(frame), by);
    if (frame.size != size && !stated.testFlag(Stated::Pivots))
        frame.pivot = frame.pivot + by;
    return frame;
}

} // namespace hitbox
