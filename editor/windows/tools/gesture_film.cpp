#include "windows/tools/gesture_film.h"

#include "drawing/theme.h"
#include "windows/widgets/fonts.h"

#include <QPainter>
#include <QStyle>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

constexpr QSizeF filmSize(120, 72);
constexpr int millisecondsBetween = 450;
constexpr int rounds = 3;

QPointF between(const QPointF &a, const QPointF &b, double part)
{
    return a + (b - a) * part;
}

bool areAlike(const QList<QPolygonF> &a, const QList<QPolygonF> &b)
{
    return std::equal(a.cbegin(), a.cend(), b.cbegin(), b.cend(),
                      [](const QPolygonF &one, const QPolygonF &other) { return one.size() == other.size(); });
}

QPen penOf(const QColor &color, double width)
{
    return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void drawOutline(QPainter &painter, const QPolygonF &outline, const Theme &theme)
{
    constexpr int mostHandles = 8; // a ring of more is round
    constexpr double handle = 2;
    QColor inside = theme.accent;
    inside.setAlphaF(0.25F);
    painter.setPen(penOf(theme.accent, 1.5));
    const bool endsWhereItBegins = !outline.isEmpty() && outline.constFirst() == outline.constLast();
    painter.setBrush(endsWhereItBegins ? QBrush(inside) : QBrush(Qt::NoBrush));
    if (endsWhereItBegins)
        painter.drawPolygon(outline);
    else
        painter.drawPolyline(outline);
    if (outline.size() > mostHandles)
        return;
    painter.setPen(penOf(theme.handleRim, 1));
    painter.setBrush(theme.handle);
    for (const QPointF &point : outline)
        painter.drawRect(QRectF(point.x() - handle, point.y() - handle, 2 * handle, 2 * handle));
}

void drawMark(QPainter &painter, const QPointF &place, const Theme &theme)
{
    constexpr double arm = 6;
    painter.setPen(penOf(theme.accent, 1.5));
    painter.drawLine(place - QPointF(arm, 0), place + QPointF(arm, 0));
    painter.drawLine(place - QPointF(0, arm), place + QPointF(0, arm));
}

void drawArrow(QPainter &painter, const QLineF &arrow, const Theme &theme)
{
    painter.setPen(penOf(theme.guide, 1.5));
    painter.drawLine(arrow);
    constexpr double wing = 6;
    if (std::hypot(arrow.dx(), arrow.dy()) < wing)
        return;
    for (const double degrees : {150.0, -150.0}) {
        QLineF side(arrow.p2(), arrow.p2() + QPointF(wing, 0));
        side.setAngle(arrow.angle() + degrees);
        painter.drawLine(side);
    }
}

void drawPointer(QPainter &painter, const FilmMoment &moment, const Theme &theme)
{
    if (moment.isPressed) {
        constexpr double ring = 6;
        painter.setPen(penOf(theme.text, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(moment.pointer, ring, ring);
    }
    const QPolygonF arrow({{0, 0}, {0, 14}, {3.5, 11}, {6, 16}, {8.5, 15}, {6, 10}, {10, 10}});
    painter.setPen(penOf(theme.canvas, 1));
    painter.setBrush(theme.text);
    painter.drawPolygon(arrow.translated(moment.pointer));
}

} // namespace

FilmMoment momentAt(const GestureFilm &film, double time)
{
    const auto last = double(film.size() - 1);
    const double whole = std::floor(std::clamp(time, 0.0, last));
    const FilmMoment &before = film.at(qsizetype(whole));
    const FilmMoment &after = film.at(std::min(qsizetype(whole) + 1, film.size() - 1));
    const double part = std::clamp(time, 0.0, last) - whole;
    FilmMoment now = before;
    now.pointer = between(before.pointer, after.pointer, part);
    if (areAlike(before.outlines, after.outlines)) {
        for (qsizetype i = 0; i < now.outlines.size(); ++i) {
            for (qsizetype k = 0; k < now.outlines.at(i).size(); ++k)
                now.outlines[i][k] = between(before.outlines.at(i).at(k), after.outlines.at(i).at(k), part);
        }
    }
    if (before.mark && after.mark)
        now.mark = between(*before.mark, *after.mark, part);
    if (before.arrow && after.arrow)
        now.arrow = QLineF(between(before.arrow->p1(), after.arrow->p1(), part),
                           between(before.arrow->p2(), after.arrow->p2(), part));
    return now;
}

GestureFilmView::GestureFilmView(QWidget *parent)
    : QWidget(parent)
    , m_time(new QVariantAnimation(this))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_time, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void GestureFilmView::play(const GestureFilm &film)
{
    m_film = film;
    m_time->stop();
    m_time->setStartValue(0.0);
    m_time->setEndValue(double(film.size() - 1));
    m_time->setDuration(int(film.size() - 1) * millisecondsBetween);
    m_time->setLoopCount(rounds);
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0)
        m_time->start();
    else
        m_time->setCurrentTime(m_time->totalDuration());
    update();
}

QSize GestureFilmView::sizeHint() const
{
    constexpr double enlarged = 4.0 / 3;
    return {scaledToText(int(filmSize.width() * enlarged)), scaledToText(int(filmSize.height() * enlarged))};
}

void GestureFilmView::paintEvent(QPaintEvent *)
{
    if (m_film.isEmpty())
        return;
    const Theme &theme = themeOf(palette());
    const FilmMoment now = momentAt(m_film, m_time->currentValue().toDouble());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(width() / filmSize.width(), height() / filmSize.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(QRectF({}, filmSize), 4, 4);
    for (const QPolygonF &outline : now.outlines)
        drawOutline(painter, outline, theme);
    if (now.mark)
        drawMark(painter, *now.mark, theme);
    if (now.arrow)
        drawArrow(painter, *now.arrow, theme);
    drawPointer(painter, now, theme);
}

} // namespace hitbox
