#include "scene/play_picture.h"

#include "document/stage_layers.h"
#include "drawing/stage_content.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitbox {

namespace {

constexpr qreal pointRadius = 2.5;  ///< of a bullet without extent, on screen
constexpr qreal mostPlaySide = 128; ///< larger bullets are drawn anew each time: there is not room for many
constexpr qsizetype mostLabels = 3; ///< beside the latest marks; more would hide what they are about

QPainterPath bulletPath(const Outline &outline, double scale)
{
    const auto *circle = std::get_if<geometry::Circle>(&outline);
    if (!circle || circle->radius * scale >= pointRadius)
        return pathOf(geometryOf(outline));
    QPainterPath dot;
    dot.addEllipse(toQt(circle->center), pointRadius / scale, pointRadius / scale);
    return dot;
}

bool isThinLine(const Outline &outline)
{
    return kindOf(outline) == ShapeKind::Chain;
}

/// A ring that widens and fades where a bullet died.
void drawFlash(QPainter &painter, QPointF at, double strength, QColor color)
{
    color.setAlphaF(static_cast<float>(strength));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1 + 1.5 * strength));
    const double radius = 4 + 10 * (1 - strength);
    painter.drawEllipse(at, radius, radius);
}

/// The way of a bullet that passed through, with a cross where it met what it should have hit.
void drawPassage(QPainter &painter, QLineF way, QPointF at, double strength, QColor color, QColor under)
{
    color.setAlphaF(static_cast<float>(strength));
    under.setAlphaF(static_cast<float>(strength * under.alphaF()));
    constexpr double arm = 4;
    const QLineF cross[] = {{at - QPointF(arm, arm), at + QPointF(arm, arm)},
                            {at - QPointF(arm, -arm), at + QPointF(arm, -arm)}};
    painter.setPen(QPen(under, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(way);
    painter.drawLines(cross, 2);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(cross, 2);
    painter.setPen(QPen(color, 1.5, Qt::DashLine, Qt::RoundCap));
    painter.drawLine(way);
}

void drawPlayLabel(QPainter &painter, QPointF at, const QString &text, const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const QRectF box(at, QSizeF(metrics.horizontalAdvance(text) + 8, metrics.height() + 2));
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

PlayPicture::PlayPicture(const Pixmaps &pixmaps, const Theme &theme)
    : m_pixmaps(pixmaps)
    , m_theme(theme)
{
}

void PlayPicture::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_scale = {};
}

void PlayPicture::begin(const Document &document, int stage, const Emitter &byHand)
{
    m_document = document;
    m_figures.clear();
    m_order.clear();
    m_bullets.assign(1, {byHand.bullet, byHand.category});
    m_scale = {};
    const Stage *played = findStage(document, stage);
    if (!played)
        return;
    for (const Emitter &emitter : played->emitters)
        m_bullets.push_back({emitter.bullet, emitter.category});
    for (const int instance : paintOrder(*played)) {
        if (isShown(*played, played->instances.at(instance)))
            m_order.append(instance);
    }
}

PlayPicture::Figure PlayPicture::makeFigure(const Instance &instance) const
{
    const Frame *frame = findFrame(m_document, instance.sprite, instance.frame);
    if (!frame)
        return {};
    Figure figure{*frame, m_pixmaps.levels(imageOf(*findSprite(m_document, instance.sprite), *frame)), {}, {}};
    figure.frame.shapes.clear();
    figure.bounds = QRectF(QPointF(0, 0), QSizeF(frame->size));
    for (const Shape &shape : frame->shapes) {
        ShapeLook look{categoryColor(m_document, shape.category, m_theme)};
        look.filled = !isThinLine(shape.outline);
        figure.parts.append({pathOf(geometryOf(shape.outline)), look});
        figure.bounds |= figure.parts.constLast().path.controlPointRect();
    }
    return figure;
}

const PlayPicture::Figure &PlayPicture::figureOf(const Instance &instance)
{
    const QPair<QString, QString> key(instance.sprite, instance.frame);
    const auto known = m_figures.constFind(key);
    return known != m_figures.constEnd() ? *known : *m_figures.insert(key, makeFigure(instance));
}

namespace {

bool standAlike(const Instance &a, const Instance &b)
{
    return a.position == b.position && a.rotation == b.rotation && a.scale == b.scale && a.frame == b.frame &&
           a.sprite == b.sprite;
}

} // namespace

void PlayPicture::drawInstances(QPainter &painter, const PlayTest &test, const QRectF &exposed)
{
    const QTransform world = painter.worldTransform();
    constexpr int mostInHeap = 48; // of areas at 12 % more cannot be told apart: 0.88^48 is less than a step of colour
    const Instance *below = nullptr;
    int heap = 0; ///< those right below that stand alike
    for (const int index : std::as_const(m_order)) {
        const Instance &instance = test.instances().at(index);
        const Instance *last = std::exchange(below, &instance);
        heap = last && standAlike(*last, instance) ? heap + 1 : 0;
        if (m_order.size() >= crowd && heap >= mostInHeap)
            continue;
        const Figure &figure = figureOf(instance);
        const QTransform placement = paintTransform(instance, figure.frame);
        if (!placement.isInvertible() || !placement.mapRect(figure.bounds).intersects(exposed))
            continue;
        painter.setWorldTransform(placement * world);
        drawFrame(painter, figure.frame, figure.sheet, figure.bounds);
        for (const Figure::Part &part : figure.parts)
            drawShapeFromAfar(painter, part.path, part.look);
    }
    painter.setWorldTransform(world);
}

void PlayPicture::followScale(const QPainter &painter)
{
    const QSizeF scale(screenScale(painter), painter.device()->devicePixelRatioF());
    if (scale == m_scale)
        return;
    m_scale = scale;
    m_drawnKinds.clear();
    for (Bullet &bullet : m_bullets) {
        bullet.picture = {};
        bullet.isDrawn = false;
    }
}

/// Emitters of one kind share a picture, of which there may be thousands.
void PlayPicture::drawPicture(std::size_t number)
{
    Bullet &bullet = m_bullets[number];
    bullet.isDrawn = true;
    const auto isAlike = [&](std::size_t other) {
        return m_bullets[other].outline == bullet.outline && m_bullets[other].category == bullet.category;
    };
    const auto alike = std::ranges::find_if(m_drawnKinds, isAlike);
    if (alike != m_drawnKinds.end()) {
        bullet.picture = m_bullets[*alike].picture;
        return;
    }
    bullet.picture = pictureOf(bullet);
    constexpr std::size_t mostKinds = 64; // of which looking for one is quicker than drawing it
    if (m_drawnKinds.size() < mostKinds)
        m_drawnKinds.push_back(number);
}

QPixmap PlayPicture::pictureOf(const Bullet &bullet) const
{
    constexpr double room = 3; // for the stroke
    const double scale = m_scale.width();
    const QPainterPath path = bulletPath(bullet.outline, scale);
    const QRectF bounds = path.controlPointRect();
    const double half = scale * std::max({-bounds.left(), bounds.right(), -bounds.top(), bounds.bottom()}) + room;
    if (!(2 * half <= mostPlaySide))
        return {};
    const double side = std::ceil(2 * half);
    QPixmap picture(QSize(1, 1) * static_cast<int>(std::ceil(side * m_scale.height())));
    picture.setDevicePixelRatio(m_scale.height());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.translate(side / 2, side / 2);
    painter.scale(scale, scale);
    ShapeLook look{categoryColor(m_document, bullet.category, m_theme)};
    look.selected = true;
    look.filled = !isThinLine(bullet.outline);
    drawShape(painter, path, look, m_theme);
    return picture;
}

void PlayPicture::drawBullets(QPainter &painter, const PlayTest &test)
{
    const QTransform world = painter.worldTransform();
    painter.resetTransform();
    for (const PlayBullet &flying : test.bullets()) {
        const auto number = static_cast<std::size_t>(flying.emitter + 1);
        if (!m_bullets[number].isDrawn)
            drawPicture(number);
        const Bullet &bullet = m_bullets[number];
        if (!bullet.picture.isNull()) {
            const QSizeF size = bullet.picture.deviceIndependentSize();
            const QPointF at = world.map(toQt(flying.position));
            painter.drawPixmap(at - QPointF(size.width() / 2, size.height() / 2), bullet.picture);
            continue;
        }
        painter.setWorldTransform(QTransform::fromTranslate(flying.position.x, flying.position.y) * world);
        ShapeLook look{categoryColor(m_document, bullet.category, m_theme)};
        look.filled = !isThinLine(bullet.outline);
        drawShape(painter, pathOf(geometryOf(bullet.outline)), look, m_theme);
        painter.resetTransform();
    }
    painter.setWorldTransform(world);
}

void PlayPicture::drawMarks(QPainter &painter, const PlayTest &test, const PlayMarks &marks) const
{
    const QTransform world = painter.worldTransform();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    qsizetype labels = 0;
    const QList<PlayMark> &all = marks.marks();
    for (auto mark = all.crbegin(); mark != all.crend(); ++mark) {
        const QPointF at = world.map(toQt(mark->at));
        const double strength = strengthOf(*mark, test.steps());
        if (!mark->tunnelled) {
            drawFlash(painter, at, strength, m_theme.strike);
            continue;
        }
        const QLineF way(world.map(toQt(mark->way.from)), world.map(toQt(mark->way.to)));
        drawPassage(painter, way, at, strength, m_theme.contact, m_theme.understroke);
        if (labels++ < mostLabels)
            drawPlayLabel(painter, at + QPointF(10, -24),
                          QCoreApplication::translate("hitbox::PlayPicture", "went through"), m_theme);
    }
    painter.setWorldTransform(world);
}

void PlayPicture::paint(QPainter &painter, const PlayTest &test, const PlayMarks &marks, const QRectF &exposed)
{
    followScale(painter);
    drawInstances(painter, test, exposed);
    drawBullets(painter, test);
    drawMarks(painter, test, marks);
}

} // namespace hitbox
