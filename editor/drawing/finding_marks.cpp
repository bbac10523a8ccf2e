#include "drawing/finding_marks.h"

#include <QPainter>
#include <QPolygonF>

namespace hitbox {

namespace {

constexpr qreal ringRadius = 10;

/// What stands in the ring, so that kinds are told apart without colour.
void drawSign(QPainter &painter, FindingMark mark, QPointF screen)
{
    constexpr qreal arm = 4.5;
    switch (mark) {
    case FindingMark::Crossing:
        painter.drawLine(screen + QPointF(-arm, -arm), screen + QPointF(arm, arm));
        painter.drawLine(screen + QPointF(-arm, arm), screen + QPointF(arm, -arm));
        return;
    case FindingMark::Overlapping:
        painter.drawLine(screen + QPointF(-arm, -2.5), screen + QPointF(arm, -2.5));
        painter.drawLine(screen + QPointF(-arm, 2.5), screen + QPointF(arm, 2.5));
        return;
    case FindingMark::Touching: painter.drawEllipse(screen, 1.5, 1.5); return;
    case FindingMark::Error:
    case FindingMark::Warning:
    case FindingMark::Info: return;
    }
}

void drawRing(QPainter &painter, FindingMark mark, QPointF screen, const Theme &theme)
{
    painter.setBrush(Qt::NoBrush);
    for (const auto &[color, width] : {std::pair(theme.understroke, 5.0), std::pair(theme.crossing, 2.5)}) {
        painter.setPen(QPen(color, width));
        painter.drawEllipse(screen, ringRadius, ringRadius);
        drawSign(painter, mark, screen);
    }
}

void drawTriangle(QPainter &painter, const QColor &color, QPointF screen, const Theme &theme)
{
    const QPolygonF triangle({screen + QPointF(0, -9), screen + QPointF(9, 7), screen + QPointF(-9, 7)});
    painter.setBrush(theme.panel);
    painter.setPen(QPen(theme.understroke, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(triangle);
    painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(triangle);
    painter.drawLine(screen + QPointF(0, -3), screen + QPointF(0, 1));
    painter.drawPoint(screen + QPointF(0, 4));
}

void drawQuietRing(QPainter &painter, QPointF screen, const Theme &theme)
{
    painter.setBrush(Qt::NoBrush);
    for (const auto &[color, width] : {std::pair(theme.understroke, 3.0), std::pair(theme.dim, 1.25)}) {
        painter.setPen(QPen(color, width));
        painter.drawEllipse(screen, 5.0, 5.0);
    }
}

} // namespace

FindingMark markOf(const Finding &finding)
{
    switch (finding.kind) {
    case geometry::MeetingKind::Crossing: return FindingMark::Crossing;
    case geometry::MeetingKind::Touching: return FindingMark::Touching;
    case geometry::MeetingKind::Overlapping: return FindingMark::Overlapping;
    case geometry::MeetingKind::None: break;
    }
    switch (finding.severity) {
    case Severity::Error: return FindingMark::Error;
    case Severity::Warning: return FindingMark::Warning;
    case Severity::Info: break;
    }
    return FindingMark::Info;
}

void drawFindingMark(QPainter &painter, FindingMark mark, QPointF screen, const Theme &theme)
{
    switch (mark) {
    case FindingMark::Crossing:
    case FindingMark::Touching:
    case FindingMark::Overlapping: return drawRing(painter, mark, screen, theme);
    case FindingMark::Error: return drawTriangle(painter, theme.crossing, screen, theme);
    case FindingMark::Warning: return drawTriangle(painter, theme.warning, screen, theme);
    case FindingMark::Info: return drawQuietRing(painter, screen, theme);
    }
}

} // namespace hitbox
