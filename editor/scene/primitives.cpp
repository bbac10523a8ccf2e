#include "scene/primitives.h"

#include "drawing/drawing.h"

#include <QPainter>
#include <QPolygonF>
#include <QTransform>

#include <variant>

namespace hitbox {

namespace {

constexpr qreal diamondReach = 6;
constexpr qreal ringReach = 8;

void drawSnapGuide(QPainter &painter, const QLineF &line, const Theme &theme)
{
    painter.setPen(QPen(theme.understroke, 3));
    painter.drawLine(line);
    painter.setPen(QPen(theme.guide, 1.5, Qt::DashLine));
    painter.drawLine(line);
}

void strokeSnap(QPainter &painter, const QPolygonF &shape, const Theme &theme)
{
    for (const auto &[color, width] : {std::pair(theme.understroke, 4.0), std::pair(theme.guide, 1.75)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(shape);
    }
}

/// From below to above.
QList<QPen> pensOf(Lines::Role role, const Theme &theme)
{
    switch (role) {
    case Lines::Role::Draft:
        return {QPen(theme.understroke, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin),
                QPen(theme.accent, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)};
    case Lines::Role::Grips: return {QPen(theme.understroke, 2.5), QPen(theme.accent, 1, Qt::DashLine)};
    case Lines::Role::Group: return {QPen(theme.accent, 1, Qt::DashLine)};
    case Lines::Role::Stem: return {QPen(theme.accent, 1.25)};
    case Lines::Role::Taken: return {QPen(theme.understroke, 3), QPen(theme.accent, 1.25)};
    case Lines::Role::Hover: return {QPen(theme.dim, 1, Qt::DashLine)};
    }
    return {};
}

/// Draws one kind after the other; what is about a part of the document is left to whoever draws that part.
struct PrimitivePainter {
    QPainter &painter;
    const QTransform &world;
    const Theme &theme;
    double scale; ///< of what one takes hold of

    QPointF onScreen(const Spot &spot) const { return world.map(toQt(spot.place)) + toQt(spot.aside) * scale; }

    void operator()(const Lines &lines) const
    {
        painter.setBrush(Qt::NoBrush);
        for (const QPen &pen : pensOf(lines.role, theme)) {
            painter.setPen(pen);
            for (const Polyline &line : lines.lines)
                draw(line);
        }
    }

    void draw(const Polyline &line) const
    {
        QPolygonF points;
        for (const Spot &spot : line.spots)
            points.append(onScreen(spot));
        if (line.end == Polyline::End::Closed)
            painter.drawPolygon(points);
        else if (points.size() == 2)
            painter.drawLine(points.first(), points.last());
        else
            painter.drawPolyline(points);
    }

    void operator()(const AxisLine &axis) const
    {
        const double x = world.map(QPointF(axis.x, 0)).x();
        const QRectF visible(painter.viewport());
        for (const QPen &pen : {QPen(theme.understroke, 3), QPen(theme.accent, 1.25, Qt::DashDotLine)}) {
            painter.setPen(pen);
            painter.drawLine(QPointF(x, visible.top()), QPointF(x, visible.bottom()));
        }
    }

    void operator()(const Marquee &marquee) const
    {
        QColor fill = theme.accent;
        fill.setAlphaF(0.15F);
        painter.setPen(QPen(theme.accent, 1));
        painter.setBrush(fill);
        painter.drawRect(world.mapRect(QRectF(toQt(marquee.box.min), toQt(marquee.box.max))));
    }

    void operator()(const Mark &mark) const
    {
        const QPointF at = onScreen(mark.at);
        switch (mark.sign) {
        case Mark::Sign::Square: return drawHandle(painter, at, HandleLook::Idle, theme, scale);
        case Mark::Sign::HotSquare: return drawHandle(painter, at, HandleLook::Hot, theme, scale);
        case Mark::Sign::Round: return drawDisc(at, 5 * scale, QPen(theme.handleRim, 1), theme.handle);
        case Mark::Sign::HotRound: return drawDisc(at, 5 * scale, QPen(theme.accent, 2), theme.handle);
        case Mark::Sign::Center: return drawCross(at, 5 * scale, theme.handle, theme.handleRim);
        case Mark::Sign::HotCenter: return drawCross(at, 7 * scale, theme.handle, theme.accent);
        case Mark::Sign::Ghost: {
            QColor ghost = theme.handle;
            ghost.setAlphaF(0.75F);
            return drawDisc(at, 4.5 * scale, QPen(theme.accent, 1.5), ghost);
        }
        case Mark::Sign::Ring: return drawDisc(at, 9 * scale, QPen(theme.accent, 2), Qt::NoBrush);
        }
    }

    void drawCross(QPointF at, qreal arm, const QColor &color, const QColor &rim) const
    {
        constexpr qreal width = 1.75;
        for (const QPen &pen : {QPen(rim, width + 2), QPen(color, width)}) {
            painter.setPen(pen);
            painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0));
            painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm));
        }
    }

    void drawDisc(QPointF at, qreal radius, const QPen &rim, const QBrush &fill) const
    {
        painter.setPen(rim);
        painter.setBrush(fill);
        painter.drawEllipse(at, radius, radius);
    }

    void operator()(const SnapResult &snap) const
    {
        if (!snap.kind)
            return;
        painter.setBrush(Qt::NoBrush);
        for (const geometry::Segment &guide : snap.guides)
            drawSnapGuide(painter, world.map(QLineF(toQt(guide.from), toQt(guide.to))), theme);
        const QPointF place = world.map(toQt(snap.place));
        const QPointF aside(diamondReach, 0);
        const QPointF down(0, diamondReach);
        strokeSnap(painter, QPolygonF({place - down, place + aside, place + down, place - aside}), theme);
        if (!snap.mark)
            return;
        painter.setPen(QPen(theme.guide, 1.5));
        painter.drawEllipse(world.map(toQt(*snap.mark)), ringReach, ringReach);
    }

    void operator()(const LitArea &) const {}
    void operator()(const ShapeHandles &) const {}
    void operator()(const Hot &) const {}
    void operator()(const TriedOutline &) const {}
};

} // namespace

void drawPrimitive(QPainter &painter, const Primitive &primitive, const QTransform &world, const Theme &theme,
                   HandleSize handles)
{
    std::visit(PrimitivePainter{painter, world, theme, scaleOf(handles)}, primitive);
}

} // namespace hitbox
