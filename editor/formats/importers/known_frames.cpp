#include "formats/importers/known_frames.h"

#include "document/edits.h"
#include "formats/importers/known_outlines.h"

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

/// Shapes by their names, or all under one where the file's are made up.
QHash<QString, QList<Shape>> shapesByName(const Frame &frame, bool hasNames)
{
    QHash<QString, QList<Shape>> shapes;
    for (const Shape &shape : frame.shapes)
        shapes[hasNames ? shape.name : QString()].append(shape);
    return shapes;
}

bool hasShapesOf(const Frame &known, const ImportedSprite &item, int frame)
{
    const geometry::Point shift = shiftInto(known, item, frame);
    const QHash<QString, QList<Shape>> there = shapesByName(known, item.hasNames);
    const QHash<QString, QList<Shape>> wanted = shapesByName(item.sprite.frames.at(frame), item.hasNames);
    const QSet<QString> made = item.madeNames.value(frame);
    for (auto shapes = wanted.cbegin(); shapes != wanted.cend(); ++shapes) {
        const bool isUnnamed = made.contains(shapes.key()) && !there.contains(shapes.key());
        const KnownOutlines outlines(there.value(isUnnamed ? QString() : shapes.key()));
        const bool isThere = std::ranges::all_of(
            *shapes, [&](const Shape &shape) { return outlines.contains(moved(shape.outline, shift)); });
        if (!isThere)
            return false;
    }
    return true;
}

bool arePointsAlike(const FramePoint &a, const FramePoint &b)
{
    constexpr double degrees = 1e-3; // what single precision leaves uncertain
    return areOnePlace(a.at, b.at) && std::abs(std::remainder(a.angle - b.angle, 360)) <= degrees;
}

bool areEventsAlike(const FrameEvent &a, const FrameEvent &b)
{
    return a.properties == b.properties;
}

/// All things of the frame are among the others, those of one name in their order.
template <typename Named, typename AreAlike>
bool hasThings(const QList<Named> &known, const QList<Named> &wanted, AreAlike areAlike)
{
    QHash<QString, QList<Named>> there;
    for (const Named &thing : known)
        there[thing.name].append(thing);
    return std::ranges::all_of(wanted, [&](const Named &thing) {
        QList<Named> &left = there[thing.name];
        while (!left.isEmpty()) {
            if (areAlike(thing, left.takeFirst()))
                return true;
        }
        return false;
    });
}

bool hasAllOf(const Frame &known, const ImportedSprite &item, int frame)
{
    const Frame &from = item.sprite.frames.at(frame);
    const geometry::Point shift = shiftInto(known, item, frame);
    QList<FramePoint> points = from.points;
    for (FramePoint &point : points)
        point.at = point.at + shift;
    return hasThings(known.points, points, arePointsAlike) && hasThings(known.events, from.events, areEventsAlike) &&
           hasShapesOf(known, item, frame);
}

bool isBare(const Frame &frame)
{
    return frame.shapes.isEmpty() && frame.properties.isEmpty();
}

} // namespace

KnownFrames::KnownFrames(const QList<Sprite> &sprites)
{
    for (int place = 0; place < sprites.size(); ++place) {
        const QList<Frame> &frames = sprites.at(place).frames;
        for (int frame = 0; frame < frames.size(); ++frame) {
            if (!m_first.contains(frames.at(frame).name))
                m_first.insert(frames.at(frame).name, {place, frame});
        }
        add(place, sprites.at(place), 0);
    }
}

void KnownFrames::add(int place, const Sprite &sprite, qsizetype from)
{
    if (!m_sprites.contains(sprite.name))
        m_sprites.insert(sprite.name, place);
    for (qsizetype frame = from; frame < sprite.frames.size(); ++frame) {
        const std::pair<int, QString> key{place, sprite.frames.at(frame).name};
        if (!m_frameInside.contains(key))
            m_frameInside.insert(key, static_cast<int>(frame));
    }
}

FrameRef KnownFrames::find(const QString &frame, const QString &sprite) const
{
    const FrameRef first = m_first.value(frame);
    const int own = m_sprites.value(sprite, -1);
    const int inside = first.sprite < 0 || own < 0 ? -1 : m_frameInside.value({own, frame}, -1);
    return inside < 0 ? first : FrameRef{own, inside};
}

geometry::Point shiftInto(const Frame &known, const ImportedSprite &item, int frame)
{
    const bool isAboutPivot = item.statedOf(frame).testFlag(Stated::AboutPivot);
    return isAboutPivot ? known.pivot - item.sprite.frames.at(frame).pivot : geometry::Point{};
}

QList<FrameRef> framesElsewhere(const ImportedSprite &item, const QSet<QString> &own, const QList<Sprite> &project,
                                const KnownFrames &known)
{
    QList<FrameRef> places(item.sprite.frames.size());
    bool isOfProject = false;
    for (int i = 0; i < places.size(); ++i) {
        const Frame &frame = item.sprite.frames.at(i);
        const FrameRef at = known.find(frame.name, item.sprite.name);
        if (at.sprite < 0 || own.contains(frame.name))
            continue;
        if (!own.isEmpty() && !hasAllOf(project.at(at.sprite).frames.at(at.frame), item, i))
            continue;
        places[i] = at;
        isOfProject = isOfProject || !isBare(frame);
    }
    const bool areAll = std::ranges::none_of(places, [](const FrameRef &at) { return at.sprite < 0; });
    return isOfProject || areAll ? places : QList<FrameRef>(places.size());
}

} // namespace hitbox
