#include "drawing/overlaps_layer.h"

#include "drawing/drawn_shape.h"
#include "drawing/label_placement.h"
#include "drawing/overlap_look.h"
#include "drawing/overlap_words.h"
#include "stage/overlap_index.h"
#include "stage/window_budget.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

/// Up to so many pairs in view show the way that parts them.
constexpr std::size_t fewPairs = 8;
/// What two shapes share is a spot where it is smaller than that, in screen pixels.
constexpr qreal smallRegion = 5;

qreal sideOnScreen(const QPainter &painter, const QRectF &box)
{
    return std::max(box.width(), box.height()) * screenScale(painter);
}

/// Where a ray from the middle leaves the box.
QPointF exitOf(const QRectF &box, QPointF way)
{
    constexpr qreal never = std::numeric_limits<qreal>::infinity();
    const qreal byWidth = way.x() != 0 ? box.width() / 2 / std::abs(way.x()) : never;
    const qreal byHeight = way.y() != 0 ? box.height() / 2 / std::abs(way.y()) : never;
    const qreal steps = std::min(byWidth, byHeight);
    return std::isfinite(steps) ? box.center() + way * steps : box.center();
}

} // namespace

OverlapsLayer::OverlapsLayer(OverlapAnswers answers, const Theme &theme)
    : m_answers(std::move(answers))
    , m_theme(theme)
{
}

bool OverlapsLayer::follow(const OverlapFilter &filter, const StageContent &content)
{
    return m_lit.follow(m_answers.index(), filter, content);
}

OverlapsLayer::Shapes OverlapsLayer::shapesOf(const OverlapPair &pair) const
{
    const OverlapIndex &index = m_answers.index();
    return {index.find(pair.instanceA, pair.shapeA), index.find(pair.instanceB, pair.shapeB)};
}

QRectF OverlapsLayer::boundsOf(const OverlapPair &pair) const
{
    const Shapes shapes = shapesOf(pair);
    if (!shapes.a || !shapes.b)
        return {};
    return pathOf(shapes.a->shape).controlPointRect() | pathOf(shapes.b->shape).controlPointRect();
}

void OverlapsLayer::setEmphasis(const OverlapPair &pair)
{
    m_emphasis = m_answers.index().lasting(pair);
}

const Overlap *OverlapsLayer::emphasized() const
{
    const std::optional<OverlapPair> pair = m_answers.index().pairOf(m_emphasis);
    const std::vector<Overlap> &overlaps = m_answers.index().overlaps();
    const auto found = std::find_if(overlaps.cbegin(), overlaps.cend(),
                                    [&pair](const Overlap &overlap) { return overlap.pair == pair; });
    return found == overlaps.cend() ? nullptr : &*found;
}

void OverlapsLayer::draw(QPainter &painter, const QRectF &exposed, LitOverlaps::Detail detail,
                         const std::function<bool(const OverlapPair &)> &isWanted) const
{
    const qreal reach = strokeReach / screenScale(painter);
    for (const LitOverlaps::Lit *lit : m_lit.near(exposed.adjusted(-reach, -reach, reach, reach), m_lit.all().size())) {
        if (!isWanted(lit->overlap.pair))
            continue;
        const bool isSpot =
            detail == LitOverlaps::Detail::Marks ||
            (kindOf(lit->overlap) != geometry::Relation::Touching && sideOnScreen(painter, lit->box) < smallRegion);
        if (isSpot)
            drawOverlapSpot(painter, lit->overlap, lit->box.center(), m_theme);
        else if (detail == LitOverlaps::Detail::Regions)
            drawRegion(painter, *lit);
        else
            drawInFull(painter, *lit);
    }
}

void OverlapsLayer::drawRegion(QPainter &painter, const LitOverlaps::Lit &lit) const
{
    const Shapes shapes = shapesOf(lit.overlap.pair);
    const geometry::Region region = sharedPartOf(shapes.a->shape, shapes.b->shape, windowBudget).region;
    if (!region.rings.empty())
        drawSharedRegion(painter, lit.overlap, pathOf(region), OverlapStrength::Plain, m_theme);
    else if (differsInEngine(lit.overlap))
        drawOverlapSign(painter, lit.overlap, lit.box.center(), m_theme);
    else
        drawMeetingPoints(painter, lit.overlap, {toPoint(lit.box.center())}, m_theme);
}

void OverlapsLayer::drawInFull(QPainter &painter, const LitOverlaps::Lit &lit) const
{
    const OverlapDetails &details = m_answers.details(lit.overlap.pair);
    if (!details.region.rings.empty())
        drawSharedRegion(painter, lit.overlap, pathOf(details.region), OverlapStrength::Plain, m_theme);
    drawMeetingPoints(painter, lit.overlap, details.crossings, m_theme);
    if (differsInEngine(lit.overlap))
        drawOverlapSign(painter, lit.overlap, lit.box.center(), m_theme);
    else
        drawOverlapLabel(painter, lit.overlap, details.region, details.area.value_or(0), m_theme);
}

std::optional<OverlapsLayer::Way> OverlapsLayer::wayApart(const OverlapPair &pair) const
{
    const QRectF box = pathOf(m_answers.details(pair).region).controlPointRect();
    const QPointF way = toQt(m_answers.push(pair).valueOr(geometry::Point()));
    return box.isEmpty() || way.isNull() ? std::nullopt : std::optional(Way{exitOf(box, way), way});
}

QRectF OverlapsLayer::areaRoom(const QPainter &painter, const OverlapPair &pair) const
{
    const OverlapDetails &details = m_answers.details(pair);
    return overlapLabelRoom(painter, details.region, details.area.value_or(0));
}

void OverlapsLayer::drawLengths(QPainter &painter, const std::vector<Way> &ways, const QList<QRectF> &taken,
                                const QRectF &view) const
{
    QList<ScreenText> labels;
    QList<QRectF> rooms;
    for (const Way &way : ways) {
        if (const std::optional<ScreenText> label = pushLabel(painter, way.from, way.by)) {
            labels.append(*label);
            rooms.append(roomOf(*label));
        }
    }
    rooms = placedApart(rooms, taken, painter.worldTransform().mapRect(view));
    painter.save();
    painter.resetTransform();
    for (qsizetype i = 0; i < labels.size(); ++i)
        drawTextOnArt(painter, rooms.at(i).center(), labels.at(i).text, m_theme);
    painter.restore();
}

void OverlapsLayer::drawEmphasis(QPainter &painter, const Overlap &overlap) const
{
    const Shapes shapes = shapesOf(overlap.pair);
    const OverlapDetails &details = m_answers.details(overlap.pair);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const PlacedShape *placed : {shapes.a, shapes.b}) {
        const QPainterPath outline = pathOf(placed->shape);
        for (const QPen &pen :
             {screenPen(painter, m_theme.understroke, 5.5), screenPen(painter, overlapColor(overlap, m_theme), 3)}) {
            painter.setPen(pen);
            painter.drawPath(outline);
        }
    }
    if (!details.region.rings.empty())
        drawSharedRegion(painter, overlap, pathOf(details.region), OverlapStrength::Emphasized, m_theme);
    drawMeetingPoints(painter, overlap, details.crossings, m_theme);
    drawOverlapLabel(painter, overlap, details.region, details.area.value_or(0), m_theme);
    const QString sentence = engineSentence(overlap, m_answers.rounding());
    if (sentence.isEmpty())
        return;
    const QRectF bounds = painter.worldTransform().mapRect(boundsOf(overlap.pair));
    painter.save();
    painter.resetTransform();
    drawTextOnArt(painter, QPointF(bounds.center().x(), bounds.bottom() + 14), sentence, m_theme);
    painter.restore();
}

void OverlapsLayer::drawOnTop(QPainter &painter, const QRectF &view) const
{
    const Overlap *strong = emphasized();
    std::vector<Way> ways; // that of the emphasized pair first: it keeps its place
    QList<QRectF> taken;
    const auto take = [&](const OverlapPair &pair) {
        if (const std::optional<Way> way = wayApart(pair)) {
            ways.push_back(*way);
            taken.append(pushHeadRoom(painter, way->from, way->by));
        } else if (!m_answers.push(pair)) {
            const QRectF box = boundsOf(pair);
            drawUnknownPush(painter, {box.center().x(), box.bottom()}, m_theme);
        }
        if (const QRectF room = areaRoom(painter, pair); !room.isEmpty())
            taken.append(room);
    };
    if (strong)
        take(strong->pair);
    const std::vector<const LitOverlaps::Lit *> seen = m_lit.near(view, fewPairs + 1);
    if (seen.size() <= fewPairs) {
        for (const LitOverlaps::Lit *lit : seen) {
            if ((!strong || lit->overlap.pair != strong->pair) && sideOnScreen(painter, lit->box) >= smallRegion)
                take(lit->overlap.pair);
        }
    }
    if (strong)
        drawEmphasis(painter, *strong);
    for (const Way &way : ways)
        drawPushArrow(painter, way.from, way.by, m_theme);
    drawLengths(painter, ways, taken, view);
}

} // namespace hitbox
