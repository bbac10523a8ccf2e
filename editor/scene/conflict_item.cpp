#include "scene/conflict_item.h"

#include "drawing/letters.h"

#include <QPainter>

#include <algorithm>

namespace hitbox {

namespace {

constexpr qreal nameSize = 12;   ///< of the font, in screen pixels
constexpr qreal namePadding = 4; ///< around the letters
constexpr qreal nameGap = 6;     ///< between an outline and its name
constexpr qreal pointArm = 7;    ///< of a place's cross

Qt::PenStyle patternOf(MergeSide side)
{
    return side == MergeSide::Ours ? Qt::DashLine : Qt::DotLine;
}

} // namespace

QColor mergeSideColor(MergeSide side, const Theme &theme)
{
    return side == MergeSide::Ours ? theme.contained : theme.overlapping;
}

ConflictItem::ConflictItem(const Theme &theme)
    : m_theme(theme)
{
}

void ConflictItem::show(const QList<ConflictGhost> &ghosts, const QStringList &names)
{
    prepareGeometryChange();
    m_sides.clear();
    m_bounds = QRectF();
    for (const ConflictGhost &ghost : ghosts) {
        Side side{.side = ghost.side, .name = names.value(ghost.side == MergeSide::Ours ? 0 : 1)};
        if (ghost.outline) {
            side.path = pathOf(geometryOf(*ghost.outline));
            const QRectF around = side.path.controlPointRect();
            // Ours above and theirs below, so that the names of equal places do not lie upon each other.
            side.at = {around.center().x(), ghost.side == MergeSide::Ours ? around.top() : around.bottom()};
            m_bounds |= around;
        } else if (ghost.at) {
            side.at = toQt(*ghost.at);
        }
        m_bounds |= QRectF(side.at, QSizeF(0.01, 0.01));
        m_sides.push_back(side);
    }
    // Strokes and names have constant screen size; this margin covers them down to a zoom of 25 %.
    constexpr qreal margin = 400;
    if (!m_sides.empty())
        m_bounds.adjust(-margin, -margin, margin, margin);
    update();
}

void ConflictItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Side &side : m_sides) {
        QColor fill = mergeSideColor(side.side, m_theme);
        fill.setAlphaF(0.14F);
        painter->fillPath(side.path, fill);
    }
    painter->setBrush(Qt::NoBrush);
    for (const Side &side : m_sides) {
        painter->setPen(screenPen(*painter, m_theme.understroke, 4));
        painter->drawPath(side.path);
        QPen line = screenPen(*painter, mergeSideColor(side.side, m_theme), 2);
        line.setStyle(patternOf(side.side));
        painter->setPen(line);
        painter->drawPath(side.path);
    }
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    for (const Side &side : m_sides)
        paintName(*painter, side, world);
    painter->restore();
}

void ConflictItem::paintName(QPainter &painter, const Side &side, const QTransform &world) const
{
    const QPointF at = world.map(side.at);
    const QColor color = mergeSideColor(side.side, m_theme);
    const bool isPoint = side.path.isEmpty();
    if (isPoint) {
        for (const auto &[pen, width] : {std::pair(m_theme.understroke, 4.0), std::pair(color, 2.0)}) {
            painter.setPen(QPen(pen, width));
            painter.drawLine(at - QPointF(pointArm, 0), at + QPointF(pointArm, 0));
            painter.drawLine(at - QPointF(0, pointArm), at + QPointF(0, pointArm));
        }
    }
    const QSizeF size(textWidth(side.name, nameSize) + 2 * namePadding, capHeight(nameSize) + 2 * namePadding);
    const qreal away = nameGap + (isPoint ? pointArm : 0);
    const qreal top = side.side == MergeSide::Ours ? at.y() - away - size.height() : at.y() + away;
    const QRectF plate(QPointF(at.x() - size.width() / 2, top), size);
    painter.setPen(QPen(color, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(plate, 3, 3);
    drawTextAround(painter, plate.center(), side.name, nameSize, m_theme.text);
}

} // namespace hitbox
