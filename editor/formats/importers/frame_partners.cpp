#include "formats/importers/frame_partners.h"

#include "document/edits.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// Pairs frames one by one.
class FramePartners
{
public:
    FramePartners(const Sprite &known, const Sprite &fresh)
        : m_known(known)
        , m_fresh(fresh)
        , m_partners(fresh.frames.size(), -1)
    {
    }

    void pairByPixels(const ShownFrames &shown);
    void pairByName();
    const QList<int> &partners() const { return m_partners; }

private:
    enum class Likeness { NameToo, PlaceToo, Pixels };
    bool isMeant(int known, int fresh, const SeenPixels &shown, Likeness likeness) const;

    const Sprite &m_known;
    const Sprite &m_fresh;
    QList<int> m_partners;
    QSet<int> m_taken; ///< of the known ones
};

bool FramePartners::isMeant(int known, int fresh, const SeenPixels &shown, Likeness likeness) const
{
    const Frame &frame = m_known.frames.at(known);
    return !m_taken.contains(known) && (likeness != Likeness::NameToo || frame.name == m_fresh.frames.at(fresh).name) &&
           (likeness != Likeness::PlaceToo || frame.pixels.bounds == shown.bounds);
}

/// Of several that show the same, first those that have more in common.
void FramePartners::pairByPixels(const ShownFrames &shown)
{
    QHash<QString, QList<int>> byDigest;
    for (int i = 0; i < m_known.frames.size(); ++i) {
        if (!m_known.frames.at(i).pixels.digest.isEmpty())
            byDigest[m_known.frames.at(i).pixels.digest].append(i);
    }
    for (const Likeness likeness : {Likeness::NameToo, Likeness::PlaceToo, Likeness::Pixels}) {
        for (int i = 0; i < m_fresh.frames.size(); ++i) {
            const SeenPixels pixels = shown.at(i) ? shown.at(i)->pixels : SeenPixels();
            const QList<int> alike = m_partners.at(i) < 0 ? byDigest.value(pixels.digest) : QList<int>();
            const auto found =
                std::ranges::find_if(alike, [&](int known) { return isMeant(known, i, pixels, likeness); });
            if (found == alike.end())
                continue;
            m_partners[i] = *found;
            m_taken.insert(*found);
        }
    }
}

/// Of several of one name, the first ones.
void FramePartners::pairByName()
{
    QHash<QString, QList<int>> byName;
    for (int i = 0; i < m_known.frames.size(); ++i) {
        if (!m_taken.contains(i))
            byName[m_known.frames.at(i).name].append(i);
    }
    for (int i = 0; i < m_fresh.frames.size(); ++i) {
        QList<int> &named = byName[m_fresh.frames.at(i).name];
        if (m_partners.at(i) < 0 && !named.isEmpty())
            m_partners[i] = named.takeFirst();
    }
}

} // namespace

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
    partners.pairByName();
    return partners.partners();
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
