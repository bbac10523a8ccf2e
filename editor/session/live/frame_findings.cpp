#include "session/live/frame_findings.h"

#include "validation/validate.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

bool isOfFrame(const CheckedFrame &checked, const Frame &frame)
{
    return *checked.frame.id == *frame.id;
}

/// How many frames at the start of both lists are the same ones, whatever changed in them.
qsizetype sameAtStart(const QList<CheckedFrame> &checked, const QList<Frame> &frames)
{
    return std::ranges::mismatch(checked, frames, isOfFrame).in1 - checked.cbegin();
}

/// Nothing in the frames changed since they were seen, and each has its place.
bool sharesFrames(const CheckedSprite &known, const Sprite &now)
{
    return known.frames.isSharedWith(now.frames) && known.checked.size() == now.frames.size();
}

bool hasFramesInPlace(const CheckedSprite &known, const Sprite &now)
{
    return sharesFrames(known, now) || std::ranges::equal(known.checked, now.frames, isOfFrame);
}

bool isCurrentCheck(const CheckedFrame &checked, const Frame &frame)
{
    return checked.complete && checked.frame == frame;
}

/// What the findings of its frames depend on and name.
bool hasSameSurroundings(const CheckedSprite &known, const Sprite &now)
{
    return known.name == now.name && known.image == now.image;
}

/// What was checked, one for each frame; new frames were not checked.
QList<CheckedFrame> orderedAs(const QList<Frame> &frames, QList<CheckedFrame> checked)
{
    const qsizetype atStart = sameAtStart(checked, frames);
    QHash<Id<Frame>, qsizetype> places;
    for (qsizetype i = atStart; atStart < frames.size() && i < checked.size(); ++i)
        places.insert(*checked.at(i).frame.id, i);
    QList<CheckedFrame> ordered;
    ordered.reserve(frames.size());
    for (qsizetype i = 0; i < frames.size(); ++i) {
        const qsizetype place = i < atStart ? i : places.value(*frames.at(i).id, -1);
        ordered.append(place < 0 ? CheckedFrame{} : std::move(checked[place]));
    }
    return ordered;
}

/// Puts what was checked of a sprite where the sprite and its frames stand now.
void putInPlace(CheckedSprite &known, const QList<Frame> &frames, int sprite)
{
    known.checked = orderedAs(frames, std::move(known.checked));
    known.frames = {}; // they stood otherwise
    for (int i = 0; i < known.checked.size(); ++i) {
        for (Finding &finding : known.checked[i].findings)
            finding.frame = {sprite, i};
    }
}

void bringSpriteUpTo(CheckedSprite &known, const ValueToCheck &value, int sprite, const CheckedShapes &shapes)
{
    const Sprite &now = value.document.sprites.at(sprite);
    const bool sameSurroundings = hasSameSurroundings(known, now);
    if (sameSurroundings && sharesFrames(known, now) && std::ranges::all_of(known.checked, &CheckedFrame::complete))
        return;
    known.name = now.name;
    known.image = now.image;
    known.frames = now.frames;
    const qsizetype seen = known.checked.size();
    known.checked.resize(now.frames.size());
    for (int i = 0; i < now.frames.size(); ++i) {
        if (!sameSurroundings || i >= seen || !isCurrentCheck(known.checked.at(i), now.frames.at(i)))
            known.checked[i] = checkedFrame(value, {sprite, i}, shapes);
    }
}

} // namespace

CheckedFrame checkedFrame(const ValueToCheck &value, FrameRef ref, const CheckedShapes &shapes)
{
    CheckedFrame checked{*findFrame(value.document, ref), {}, true};
    checked.findings = validateFrame(value.document, ref, value.context, [&shapes, &checked](const Shape &shape) {
        checked.complete = checked.complete && isChecked(shapes, shape);
        const auto known = shapes.constFind(shape.id);
        return known == shapes.cend() ? QList<Finding>() : known->findings;
    });
    return checked;
}

QList<Finding> FrameFindings::list() const
{
    QList<Finding> all;
    for (const CheckedSprite &sprite : m_sprites) {
        for (const CheckedFrame &frame : sprite.checked)
            all += frame.findings;
    }
    return all;
}

void FrameFindings::follow(const QList<Sprite> &sprites)
{
    const bool areInPlace = std::ranges::equal(
        m_sprites, sprites, [](const CheckedSprite &known, const Sprite &now) { return known.id == *now.id; });
    if (areInPlace) {
        for (int i = 0; i < m_sprites.size(); ++i) {
            if (!hasFramesInPlace(m_sprites.at(i), sprites.at(i)))
                putInPlace(m_sprites[i], sprites.at(i).frames, i);
        }
        return;
    }
    QHash<Id<Sprite>, qsizetype> places;
    for (qsizetype i = 0; i < m_sprites.size(); ++i)
        places.insert(m_sprites.at(i).id, i);
    QList<CheckedSprite> before = std::exchange(m_sprites, {});
    for (int i = 0; i < sprites.size(); ++i) {
        const Sprite &now = sprites.at(i);
        const qsizetype place = places.value(*now.id, -1);
        CheckedSprite &known = m_sprites.emplaceBack(place < 0 ? CheckedSprite{} : std::move(before[place]));
        known.id = *now.id;
        if (place != i || !hasFramesInPlace(known, now))
            putInPlace(known, now.frames, i);
    }
}

qsizetype FrameFindings::countMoved(const QList<Sprite> &sprites) const
{
    qsizetype moved = 0;
    for (qsizetype i = 0; i < std::min(m_sprites.size(), sprites.size()); ++i) {
        const CheckedSprite &known = m_sprites.at(i);
        const Sprite &now = sprites.at(i);
        if (known.id == *now.id && !hasFramesInPlace(known, now))
            moved += now.frames.size() - sameAtStart(known.checked, now.frames);
    }
    return moved;
}

QList<const Frame *> FrameFindings::changedIn(const QList<Sprite> &sprites) const
{
    QList<const Frame *> changed;
    for (qsizetype i = 0; i < sprites.size(); ++i) {
        const Sprite &now = sprites.at(i);
        const CheckedSprite *known = i < m_sprites.size() ? &m_sprites.at(i) : nullptr;
        const bool isSame = known && hasSameSurroundings(*known, now);
        if (isSame && known->frames.isSharedWith(now.frames))
            continue;
        for (qsizetype k = 0; k < now.frames.size(); ++k) {
            const bool wasSeen = isSame && k < known->checked.size();
            if (!wasSeen || !isCurrentCheck(known->checked.at(k), now.frames.at(k)))
                changed.append(&now.frames.at(k));
        }
    }
    return changed;
}

void FrameFindings::bringUpTo(const ValueToCheck &now, const CheckedShapes &shapes)
{
    for (int i = 0; i < m_sprites.size(); ++i)
        bringSpriteUpTo(m_sprites[i], now, i, shapes);
}

void FrameFindings::distrustAll()
{
    for (CheckedSprite &sprite : m_sprites) {
        sprite.frames = {};
        for (CheckedFrame &frame : sprite.checked)
            frame.complete = false;
    }
}

QList<CheckedSprite> FrameFindings::replaceAll(QList<CheckedSprite> sprites)
{
    return std::exchange(m_sprites, std::move(sprites));
}

} // namespace hitbox
