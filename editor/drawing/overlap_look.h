#pragma once

#include "drawing/drawing.h"
#include "drawing/overlap_filter.h"

#include <optional>

/// How two shapes that meet look, on the canvas and in lists: each relation has a colour, a hatch and a sign, so that
/// colours are not all that tells them apart. Whatever hits has a heavy rim in a colour of its own.
namespace hitbox {

QColor relationColor(geometry::Relation relation, const Theme &theme);
/// Rims and spots: the strike colour for what hits, else the relation's.
QColor overlapColor(const Overlap &overlap, const Theme &theme);

/// How strongly an overlap is drawn: as the eye needs it.
enum class OverlapStrength { Plain, Emphasized };

/// What both fill, hatched.
void drawSharedRegion(QPainter &painter, const Overlap &overlap, const QPainterPath &region, OverlapStrength strength,
                      const Theme &theme);

/// Diamonds where boundaries cross, rings where shapes merely touch.
void drawMeetingPoints(QPainter &painter, const Overlap &overlap, const QList<geometry::Point> &points,
                       const Theme &theme);

/// What drawOverlapLabel() covers on the screen; null where there is no room for it.
QRectF overlapLabelRoom(const QPainter &painter, const geometry::Region &region, double area);

/// The sign and the shared area, in the middle of the largest part, as far as there is room.
void drawOverlapLabel(QPainter &painter, const Overlap &overlap, const geometry::Region &region, double area,
                      const Theme &theme);

/// The sign alone, for pairs without a shared region.
void drawOverlapSign(QPainter &painter, const Overlap &overlap, QPointF at, const Theme &theme);

/// A spot of constant screen size: for one of very many.
void drawOverlapSpot(QPainter &painter, const Overlap &overlap, QPointF at, const Theme &theme);

/// A text and its middle on the screen.
struct ScreenText {
    QPointF middle;
    QString text;
};

/// The way that parts two shapes; pushLabel() has its length.
void drawPushArrow(QPainter &painter, QPointF from, QPointF by, const Theme &theme);
/// What the arrow's head covers on the screen; null for a way too short to see.
QRectF pushHeadRoom(const QPainter &painter, QPointF from, QPointF by);
/// The length, before the arrow's tip; nothing for a way too short to see.
std::optional<ScreenText> pushLabel(const QPainter &painter, QPointF from, QPointF by);
/// Words in its place, where it takes too long to work out.
void drawUnknownPush(QPainter &painter, QPointF at, const Theme &theme);

/// What drawTextOnArt() covers on the screen.
QRectF roomOf(const ScreenText &text);
/// Small text that can be read on any picture, its middle at a place on the screen.
void drawTextOnArt(QPainter &painter, QPointF screen, const QString &text, const Theme &theme);

} // namespace hitbox
