#include "drawing/overlap_look.h"

#include "document/numbers.h"
#include "drawing/letters.h"
#include "drawing/relation_sign.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

constexpr double labelSize = 11; ///< of the letters, in screen pixels
constexpr int signSide = 14;
/// The room around the sign and between sign and text, in screen pixels.
constexpr qreal signRim = 3;

Qt::BrushStyle relationHatch(geometry::Relation relation)
{
    switch (relation) {
    case geometry::Relation::Separate:
    case geometry::Relation::Touching: break;
    case geometry::Relation::Overlapping: return Qt::BDiagPattern;
    case geometry::Relation::Containing: return Qt::CrossPattern;
    case geometry::Relation::Contained: return Qt::DiagCrossPattern;
    case geometry::Relation::Equal: return Qt::HorPattern;
    }
    return Qt::NoBrush;
}

QColor faded(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}

/// Paints with screen pixels as coordinates until it goes.
class OnScreen
{
public:
    explicit OnScreen(QPainter &painter)
        : m_painter(painter)
        , m_world(painter.worldTransform())
    {
        m_painter.save();
        m_painter.resetTransform();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    OnScreen(const OnScreen &) = delete;
    OnScreen &operator=(const OnScreen &) = delete;
    ~OnScreen() { m_painter.restore(); }

    QPointF at(QPointF place) const { return m_world.map(place); }
    QRectF at(const QRectF &area) const { return m_world.mapRect(area); }

private:
    QPainter &m_painter;
    QTransform m_world;
};

/// A badge about a place on the screen.
void drawBadge(QPainter &painter, const Overlap &overlap, QPointF middle, const Theme &theme)
{
    constexpr qreal radius = signSide / 2.0 + signRim;
    const QColor color = relationColor(kindOf(overlap), theme);
    painter.setPen(QPen(overlap.hit ? theme.strike : faded(color, 0.8F), overlap.hit ? 2 : 1));
    painter.setBrush(faded(theme.panel, 0.92F));
    painter.drawEllipse(middle, radius, radius);
    const bool differs = differsInEngine(overlap);
    drawRelationSign(painter, QRectF(middle - QPointF(signSide, signSide) / 2, QSizeF(signSide, signSide)),
                     differs ? geometry::Relation::Separate : kindOf(overlap), differs ? theme.warning : color);
}

QRectF largestPart(const geometry::Region &region)
{
    QRectF largest;
    for (const geometry::Ring &ring : region.rings) {
        const QRectF box = pathOf(geometry::Shape(geometry::Polygon{ring})).controlPointRect();
        if (box.width() * box.height() > largest.width() * largest.height())
            largest = box;
    }
    return largest;
}

/// Where the sign and the text of a label stand on the screen, as far as there is room for them.
struct LabelParts {
    std::optional<QPointF> sign;
    std::optional<ScreenText> text;
};

LabelParts labelParts(const QPainter &painter, const geometry::Region &region, double area)
{
    const QRectF room = painter.worldTransform().mapRect(largestPart(region)).adjusted(3, 3, -3, -3);
    constexpr qreal side = signSide + 2 * signRim;
    if (room.width() < side || room.height() < side)
        return {};
    const QString text = QCoreApplication::translate("Overlaps", "%1 px²").arg(readableNumber(area, 1));
    const qreal width = textWidth(text, labelSize);
    if (room.height() >= 2 * side && room.width() >= width) {
        const QPointF down(0, side / 2);
        return {room.center() - down, ScreenText{room.center() + down, text}};
    }
    if (room.width() >= side + signRim + width) {
        return {room.center() - QPointF((signRim + width) / 2, 0),
                ScreenText{room.center() + QPointF((side + signRim) / 2, 0), text}};
    }
    return {room.center(), std::nullopt};
}

/// The way on the screen; nothing where it is too short: its arrow would be a blot.
std::optional<QLineF> pushOnScreen(const QPainter &painter, QPointF from, QPointF by)
{
    constexpr qreal shortest = 4; // screen pixels
    const QLineF way(painter.worldTransform().map(from), painter.worldTransform().map(from + by));
    return way.length() < shortest ? std::nullopt : std::optional(way);
}

/// The tip of an arrow, and the two corners behind it.
QList<QPointF> headOf(const QLineF &way)
{
    const qreal head = std::min(8.0, way.length());
    const QPointF along = (way.p2() - way.p1()) / way.length();
    const QPointF across(-along.y(), along.x());
    const QPointF neck = way.p2() - along * head;
    return {way.p2(), neck + across * head / 2, neck - across * head / 2};
}

} // namespace

QColor relationColor(geometry::Relation relation, const Theme &theme)
{
    switch (relation) {
    case geometry::Relation::Separate: break;
    case geometry::Relation::Touching: return theme.touching;
    case geometry::Relation::Overlapping: return theme.overlapping;
    case geometry::Relation::Containing: return theme.containing;
    case geometry::Relation::Contained: return theme.contained;
    case geometry::Relation::Equal: return theme.equal;
    }
    return theme.warning;
}

QColor overlapColor(const Overlap &overlap, const Theme &theme)
{
    return overlap.hit ? theme.strike : relationColor(kindOf(overlap), theme);
}

void drawSharedRegion(QPainter &painter, const Overlap &overlap, const QPainterPath &region, OverlapStrength strength,
                      const Theme &theme)
{
    const bool strong = strength == OverlapStrength::Emphasized;
    const geometry::Relation kind = kindOf(overlap);
    const QColor rim = overlapColor(overlap, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(region, faded(rim, strong ? 0.5F : overlap.hit ? 0.32F : 0.20F));
    QBrush hatch(faded(relationColor(kind, theme), strong ? 1.0F : 0.75F), relationHatch(kind));
    const QTransform &world = painter.worldTransform();
    hatch.setTransform(QTransform(world.m11(), world.m12(), world.m21(), world.m22(), 0, 0).inverted());
    painter.fillPath(region, hatch);
    painter.setBrush(Qt::NoBrush);
    const qreal width = (overlap.hit ? 2.25 : 1.25) + (strong ? 1 : 0);
    painter.setPen(screenPen(painter, theme.understroke, width + 1.5));
    painter.drawPath(region);
    painter.setPen(screenPen(painter, rim, width));
    painter.drawPath(region);
    painter.restore();
}

void drawMeetingPoints(QPainter &painter, const Overlap &overlap, const QList<geometry::Point> &points,
                       const Theme &theme)
{
    const OnScreen screen(painter);
    const bool touching = kindOf(overlap) == geometry::Relation::Touching;
    const QColor color = overlapColor(overlap, theme);
    for (const geometry::Point point : points) {
        const QPointF at = screen.at(toQt(point));
        if (touching) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.understroke, 4));
            painter.drawEllipse(at, 4.5, 4.5);
            painter.setPen(QPen(color, 2));
            painter.drawEllipse(at, 4.5, 4.5);
            continue;
        }
        constexpr qreal half = 3.5;
        const QPointF diamond[] = {at - QPointF(0, half), at + QPointF(half, 0), at + QPointF(0, half),
                                   at - QPointF(half, 0)};
        painter.setPen(QPen(theme.handleRim, 1));
        painter.setBrush(color);
        painter.drawConvexPolygon(diamond, 4);
    }
}

void drawOverlapLabel(QPainter &painter, const Overlap &overlap, const geometry::Region &region, double area,
                      const Theme &theme)
{
    const LabelParts parts = labelParts(painter, region, area);
    const OnScreen screen(painter);
    if (parts.text)
        drawTextOnArt(painter, parts.text->middle, parts.text->text, theme);
    if (parts.sign)
        drawBadge(painter, overlap, *parts.sign, theme);
}

QRectF overlapLabelRoom(const QPainter &painter, const geometry::Region &region, double area)
{
    const LabelParts parts = labelParts(painter, region, area);
    constexpr qreal side = signSide + 2 * signRim;
    QRectF room;
    if (parts.sign)
        room |= QRectF(*parts.sign - QPointF(side, side) / 2, QSizeF(side, side));
    if (parts.text)
        room |= roomOf(*parts.text);
    return room;
}

void drawOverlapSign(QPainter &painter, const Overlap &overlap, QPointF at, const Theme &theme)
{
    const OnScreen screen(painter);
    drawBadge(painter, overlap, screen.at(at), theme);
}

void drawOverlapSpot(QPainter &painter, const Overlap &overlap, QPointF at, const Theme &theme)
{
    const QPointF screen = painter.worldTransform().map(at);
    const qreal half = overlap.hit ? 2 : 1.5;
    painter.fillRect(
        painter.worldTransform().inverted().mapRect(QRectF(screen - QPointF(half, half), QSizeF(2 * half, 2 * half))),
        overlapColor(overlap, theme));
}

std::optional<ScreenText> pushLabel(const QPainter &painter, QPointF from, QPointF by)
{
    const std::optional<QLineF> way = pushOnScreen(painter, from, by);
    if (!way)
        return std::nullopt;
    const QString text =
        QCoreApplication::translate("Overlaps", "%1 px").arg(readableNumber(std::hypot(by.x(), by.y()), 1));
    const QPointF along = (way->p2() - way->p1()) / way->length();
    const qreal halfText = textWidth(text, labelSize) / 2;
    return ScreenText{way->p2() + along * 10 + QPointF(along.x() * halfText, 0), text};
}

QRectF pushHeadRoom(const QPainter &painter, QPointF from, QPointF by)
{
    const std::optional<QLineF> way = pushOnScreen(painter, from, by);
    return way ? QPolygonF(headOf(*way)).boundingRect() : QRectF();
}

void drawPushArrow(QPainter &painter, QPointF from, QPointF by, const Theme &theme)
{
    const std::optional<QLineF> way = pushOnScreen(painter, from, by);
    if (!way)
        return;
    const QList<QPointF> head = headOf(*way);
    const OnScreen screen(painter);
    QPainterPath arrow;
    arrow.moveTo(way->p1());
    arrow.lineTo((head.at(1) + head.at(2)) / 2);
    QPainterPath tip;
    tip.addPolygon(QPolygonF(head));
    tip.closeSubpath();
    painter.setBrush(theme.handle);
    for (const QPen &pen : {QPen(theme.understroke, 4.5), QPen(theme.handle, 1.75)}) {
        painter.setPen(pen);
        painter.drawPath(arrow);
        painter.drawPath(tip);
    }
}

QRectF roomOf(const ScreenText &text)
{
    constexpr qreal rim = 3; // the stroke around the letters, and some air
    const QSizeF size(textWidth(text.text, labelSize) + 2 * rim, capHeight(labelSize) + 2 * rim);
    return {text.middle - QPointF(size.width(), size.height()) / 2, size};
}

void drawUnknownPush(QPainter &painter, QPointF at, const Theme &theme)
{
    const OnScreen screen(painter);
    drawTextOnArt(painter, screen.at(at) + QPointF(0, signSide),
                  QCoreApplication::translate("Overlaps", "push not worked out"), theme);
}

void drawTextOnArt(QPainter &painter, QPointF screen, const QString &text, const Theme &theme)
{
    const QPointF start = screen + QPointF(-textWidth(text, labelSize), capHeight(labelSize)) / 2;
    const QPainterPath glyphs = lettersOf(text, labelSize).translated(start);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(glyphs, QPen(theme.handleRim, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(glyphs, theme.handle);
    painter.restore();
}

} // namespace hitbox
