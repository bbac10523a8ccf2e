#include "scene/onion_item.h"

#include <QPainter>

namespace hitbox {

namespace {

constexpr qreal pixelOpacity = 0.3;
constexpr qreal lineOpacity = 0.6;

} // namespace

OnionItem::OnionItem(const Theme &theme)
    : m_theme(theme)
{
}

bool OnionItem::show(const QList<Skin> &skins)
{
    if (skins == m_skins)
        return false;
    prepareGeometryChange();
    m_skins = skins;
    m_bounds = {};
    for (const Skin &skin : skins) {
        m_bounds |= QRectF(QPointF(0, 0), QSizeF(skin.frame.size));
        for (const Line &line : skin.lines)
            m_bounds |= line.path.controlPointRect();
    }
    // Strokes have constant screen size; this margin covers them down to a zoom of 5 %.
    constexpr qreal margin = 40;
    m_bounds.adjust(-margin, -margin, margin, margin);
    update();
    return true;
}

void OnionItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void OnionItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    for (const Skin &skin : m_skins) {
        painter->setOpacity(pixelOpacity);
        drawFrame(*painter, skin.frame, skin.sheet);
        painter->setOpacity(lineOpacity);
        for (const Line &line : skin.lines) {
            painter->setPen(screenPen(*painter, m_theme.understroke, 2.5));
            painter->drawPath(line.path);
            QPen pen = screenPen(*painter, line.color, 1.25);
            pen.setStyle(skin.style);
            painter->setPen(pen);
            painter->drawPath(line.path);
        }
    }
}

OnionItem::Skin skinOf(const Document &document, const Frame &frame, const QPixmap &sheet, const OnionSkin &onion,
                       const Theme &theme)
{
    OnionItem::Skin skin;
    skin.frame = frame;
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

} // namespace hitbox
