#include "scene/onion_item.h"

#include "document/places.h"
#include "document/playback.h"
#include "document/tracks.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace hitbox {

namespace {

constexpr qreal pixelOpacity = 0.3;
constexpr qreal lineOpacity = 0.6;
constexpr qreal tintOpacity = 0.6; ///< of the tint over the pixels

struct OnionLook {
    Qt::PenStyle style;
    QColor Theme::*color;
};

OnionLook lookOf(OnionPlace place)
{
    switch (place) {
    case OnionPlace::Before: return {Qt::DashLine, &Theme::warning};
    case OnionPlace::After: return {Qt::DotLine, &Theme::accent};
    case OnionPlace::Pinned: break;
    }
    return {Qt::DashDotLine, &Theme::guide};
}

/// The frame's part of its sheet.
QPixmap tintedPart(const OnionItem::Skin &skin)
{
    QPixmap part(skin.frame.rect.size().expandedTo({1, 1}));
    part.fill(Qt::transparent);
    QPainter painter(&part);
    painter.drawPixmap(QPoint(0, 0), skin.sheet, skin.frame.rect);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.setOpacity(tintOpacity);
    painter.fillRect(part.rect(), skin.tint);
    return part;
}

bool holdsKey(const Frame &frame, const QSet<TrackId> &tracks)
{
    return std::any_of(frame.shapes.cbegin(), frame.shapes.cend(), [&tracks](const Shape &shape) {
        return isKey(shape) && (tracks.isEmpty() || tracks.contains(shape.track));
    });
}

/// So many of them, the nearest first.
QList<int> framesBeside(const Sprite &sprite, int current, int step, int count, const OnionSkin &onion,
                        const QSet<TrackId> &tracks, int tag)
{
    QList<int> frames;
    const QList<int> run = framesOf(sprite, tag);
    const bool isWithin = run.contains(current);
    const int first = isWithin ? run.constFirst() : 0;
    const int last = isWithin ? run.constLast() : static_cast<int>(sprite.frames.size()) - 1;
    for (int frame = current + step; frames.size() < count && frame >= first && frame <= last; frame += step) {
        if (!onion.keysOnly || holdsKey(sprite.frames.at(frame), tracks))
            frames.append(frame);
    }
    return frames;
}

} // namespace

OnionItem::OnionItem(const Theme &theme)
    : m_theme(theme)
{
}

bool OnionItem::show(const QList<Skin> &skins, bool isInFront)
{
    if (skins == m_skins && isInFront == m_isInFront)
        return false;
    m_isInFront = isInFront;
    prepareGeometryChange();
    m_skins = skins;
    m_tinted = QList<QPixmap>(skins.size());
    m_bounds = {};
    for (const Skin &skin : skins) {
        m_bounds |= QRectF(skin.at, QSizeF(skin.frame.size));
        for (const Line &line : skin.lines)
            m_bounds |= line.path.controlPointRect().translated(skin.at);
    }
    // Strokes have constant screen size; this margin covers them down to a zoom of 5 %.
    constexpr qreal margin = 40;
    m_bounds.adjust(-margin, -margin, margin, margin);
    update();
    return true;
}

void OnionItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_isInFront)
        paintPixels(*painter);
    paintLines(*painter);
}

void OnionGround::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_onion.isInFront())
        m_onion.paintPixels(*painter);
}

void OnionItem::paintPixels(QPainter &painter) const
{
    for (qsizetype i = 0; i < m_skins.size(); ++i) {
        const Skin &skin = m_skins.at(i);
        if (skin.sheet.isNull())
            continue;
        painter.save();
        painter.translate(skin.at);
        painter.setOpacity(pixelOpacity * skin.strength);
        if (skin.tint.isValid()) {
            if (m_tinted.at(i).isNull())
                m_tinted[i] = tintedPart(skin);
            Frame part = skin.frame;
            part.rect.moveTopLeft({0, 0});
            drawFrame(painter, part, m_tinted.at(i));
        } else {
            drawFrame(painter, skin.frame, skin.sheet);
        }
        painter.restore();
    }
}

void OnionItem::paintLines(QPainter &painter) const
{
    for (const Skin &skin : m_skins) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.translate(skin.at);
        painter.setOpacity(lineOpacity * skin.strength);
        for (const Line &line : skin.lines) {
            painter.setPen(screenPen(painter, m_theme.understroke, 2.5));
            painter.drawPath(line.path);
            QPen pen = screenPen(painter, line.color, 1.25);
            pen.setStyle(skin.style);
            painter.setPen(pen);
            painter.drawPath(line.path);
        }
        painter.restore();
    }
}

OnionItem::Skin skinOf(const Document &document, const Frame &frame, const QPixmap &sheet, const OnionSkin &onion,
                       OnionPlace place, int distance, const Theme &theme)
{
    OnionItem::Skin skin;
    skin.frame = frame;
    skin.style = lookOf(place).style;
    if (onion.tint)
        skin.tint = theme.*lookOf(place).color;
    constexpr qreal fainter = 0.72;
    skin.strength = onion.fade && place != OnionPlace::Pinned ? std::pow(fainter, distance - 1) : 1;
    if (onion.pixels)
        skin.sheet = sheet;
    if (!onion.shapes)
        return skin;
    for (const Shape &shape : frame.shapes) {
        if (shape.visible)
            skin.lines.append({pathOf(geometryOf(shape.outline)), categoryColor(document, shape.category, theme)});
    }
    return skin;
}

QList<OnionFrame> onionFrames(const Sprite &sprite, int current, const OnionSkin &onion, const QSet<TrackId> &tracks,
                              int tag)
{
    QList<OnionFrame> frames;
    if (!onion.isShown)
        return frames;
    const QList<int> before = framesBeside(sprite, current, -1, onion.before, onion, tracks, tag);
    const QList<int> after = framesBeside(sprite, current, 1, onion.after, onion, tracks, tag);
    for (int distance = OnionSkin::most; distance >= 1; --distance) {
        if (distance <= before.size())
            frames.append({before.at(distance - 1), OnionPlace::Before, distance});
        if (distance <= after.size())
            frames.append({after.at(distance - 1), OnionPlace::After, distance});
    }
    const int pinned = placeOf(sprite.frames, onion.pinned);
    if (pinned >= 0 && pinned != current)
        frames.append({pinned, OnionPlace::Pinned, std::abs(pinned - current)});
    return frames;
}

} // namespace hitbox
