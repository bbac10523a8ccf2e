#include "drawing/drawing.h"

#include "drawing/tangle.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>
#include <QSet>

#include <cmath>
#include <type_traits>
#include <utility>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

namespace {

QPolygonF carried(std::span<const geometry::Point> points)
{
    QPolygonF polygon;
    polygon.reserve(static_cast<qsizetype>(points.size()));
    for (const geometry::Point p : points)
        polygon.append(toQt(p));
    return polygon;
}

QRectF carried(const geometry::Box &box)
{
    return {toQt(box.min), toQt(box.max)};
}

QPainterPath capsulePath(const geometry::Capsule &capsule)
{
    const QPointF from = toQt(capsule.from);
    const double length = std::hypot(capsule.to.x - capsule.from.x, capsule.to.y - capsule.from.y);
    const double angle = std::atan2(capsule.to.y - capsule.from.y, capsule.to.x - capsule.from.x);
    QPainterPath upright;
    upright.addRoundedRect(QRectF(-capsule.radius, -capsule.radius, length + 2 * capsule.radius, 2 * capsule.radius),
                           capsule.radius, capsule.radius);
    QTransform transform;
    transform.translate(from.x(), from.y());
    transform.rotateRadians(angle);
    return transform.map(upright);
}

/// Zoomed in, the painter's steps are too coarse to draw a large image in one go: its pixels would not lie where they
/// belong. Tiles are, and each looks the same whatever part of it is wanted.
void drawTiles(QPainter &painter, const Frame &frame, const QPixmap &sheet, const QRectF &exposed)
{
    constexpr double mostOnScreen = 512;
    const int side = std::max(1, static_cast<int>(mostOnScreen / screenScale(painter)));
    const QRectF place(QPointF(frame.offset), QSizeF(frame.rect.size()));
    const QRect wanted = ((place & exposed).translated(-place.topLeft())).toAlignedRect();
    if (wanted.isEmpty())
        return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    for (int y = wanted.top() / side * side; y <= wanted.bottom(); y += side) {
        for (int x = wanted.left() / side * side; x <= wanted.right(); x += side) {
            const QRectF tile = QRectF(x, y, side, side) & QRectF(QPointF(0, 0), place.size());
            painter.drawPixmap(tile.translated(place.topLeft()), sheet, tile.translated(frame.rect.topLeft()));
        }
    }
}

/// Only where there are more pixels than the screen has do we let them blend.
void drawFromAfar(QPainter &painter, const Frame &frame, const SheetLevels &sheet, double scale)
{
    const QPixmap &level = sheet.halved(SheetLevels::halvingsFor(scale));
    const QSizeF whole(sheet.size());
    const QTransform toLevel = QTransform::fromScale(level.width() / whole.width(), level.height() / whole.height());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF(QPointF(frame.offset), QSizeF(frame.rect.size())), level,
                       toLevel.mapRect(QRectF(frame.rect)));
}

QColor fillColor(const ShapeLook &look)
{
    QColor fill = look.color;
    fill.setAlphaF(look.selected ? 0.30F : 0.12F);
    return fill;
}

} // namespace

QPainterPath pathOf(const geometry::Shape &shape)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    std::visit(
        [&path](const auto &value) {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, geometry::Point>) {
                path.addEllipse(toQt(value), 0.5, 0.5);
            } else if constexpr (std::is_same_v<T, geometry::Segment>) {
                path.moveTo(toQt(value.from));
                path.lineTo(toQt(value.to));
            } else if constexpr (std::is_same_v<T, geometry::Chain>) {
                path.addPolygon(carried(value.points));
            } else if constexpr (std::is_same_v<T, geometry::Circle>) {
                path.addEllipse(toQt(value.center), value.radius, value.radius);
            } else if constexpr (std::is_same_v<T, geometry::Box>) {
                path.addRect(carried(value));
            } else if constexpr (std::is_same_v<T, geometry::Capsule>) {
                path = capsulePath(value);
            } else if constexpr (std::is_same_v<T, geometry::Region>) {
                path = pathOf(value);
            } else {
                path.addPolygon(carried(value.points));
                path.closeSubpath();
            }
        },
        shape);
    return path;
}

QPainterPath pathOf(const geometry::Region &region)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const geometry::Ring &ring : region.rings) {
        path.addPolygon(carried(ring));
        path.closeSubpath();
    }
    return path;
}

namespace {

QColor shownColor(const QString &name, const Theme &theme)
{
    const QColor color(name);
    return color.isValid() ? color : theme.unknown;
}

Qt::BrushStyle hatchAt(qsizetype place)
{
    static constexpr Qt::BrushStyle hatches[] = {Qt::NoBrush,    Qt::BDiagPattern, Qt::FDiagPattern,
                                                 Qt::HorPattern, Qt::VerPattern,   Qt::DiagCrossPattern};
    return hatches[std::size_t(place) % std::size(hatches)];
}

} // namespace

QColor categoryColor(const Document &document, const QString &category, const Theme &theme)
{
    const Category *found = findCategory(document, category);
    return shownColor(found ? found->color : QString(), theme);
}

Qt::BrushStyle categoryHatch(const Document &document, const QString &category)
{
    const auto found = std::find_if(document.categories.cbegin(), document.categories.cend(),
                                    [&](const Category &c) { return c.name == category; });
    return hatchAt(found - document.categories.cbegin());
}

/// Of two categories of one name the first counts, as when one is looked up alone.
CategoryLooks::CategoryLooks(const Document &document, const Theme &theme)
    : m_unknown{theme.unknown, hatchAt(document.categories.size())}
{
    for (qsizetype i = document.categories.size() - 1; i >= 0; --i) {
        const Category &category = document.categories.at(i);
        m_known.insert(category.name, {shownColor(category.color, theme), hatchAt(i)});
    }
}

ShapeLook CategoryLooks::ofCategory(const QString &name) const
{
    return m_known.value(name, m_unknown);
}

ShapeLook CategoryLooks::of(const Shape &shape) const
{
    ShapeLook look = ofCategory(shape.category);
    look.locked = shape.locked;
    look.filled = !std::holds_alternative<ChainLine>(shape.outline);
    return look;
}

double screenScale(const QPainter &painter)
{
    const QTransform &world = painter.worldTransform();
    return std::hypot(world.m11(), world.m12());
}

QPen screenPen(const QPainter &painter, const QColor &color, qreal width)
{
    QPen pen(color, width * painter.device()->devicePixelRatio(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setCosmetic(true);
    return pen;
}

void drawShape(QPainter &painter, const QPainterPath &path, const ShapeLook &look, const Theme &theme)
{
    drawShape(painter, ShapePaths{path, path}, look, theme);
}

void drawShape(QPainter &painter, const ShapePaths &paths, const ShapeLook &look, const Theme &theme)
{
    painter.save();
    if (isTangle(paths.line)) {
        drawTangle(painter, paths.line, look.color);
        painter.restore();
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.filled)
        painter.fillPath(paths.fill, fillColor(look));
    if (look.filled && look.hatch != Qt::NoBrush) {
        QColor lines = look.color;
        lines.setAlphaF(look.selected ? 0.30F : 0.16F);
        QBrush hatch(lines, look.hatch);
        const QTransform &world = painter.worldTransform();
        hatch.setTransform(QTransform(world.m11(), world.m12(), world.m21(), world.m22(), 0, 0).inverted());
        painter.fillPath(paths.fill, hatch);
    }
    const qreal width = look.selected || look.hot ? 2.0 : 1.5;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(screenPen(painter, theme.understroke, width + 2.0));
    painter.drawPath(paths.line);
    QPen line = screenPen(painter, look.color, width);
    if (look.locked)
        line.setDashPattern({4, 3});
    painter.setPen(line);
    painter.drawPath(paths.line);
    painter.restore();
}

void drawShapeFromAfar(QPainter &painter, const QPainterPath &path, const ShapeLook &look)
{
    if (isTangle(path))
        return drawTangle(painter, path, look.color);
    // Smooth fills have so many spans that several threads share them, which takes longer than to draw them.
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (look.filled)
        painter.fillPath(path, fillColor(look));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(screenPen(painter, look.color, 1));
    painter.drawPath(path);
}

void drawChecker(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    drawChecker(painter, rect, rect, theme);
}

void drawChecker(QPainter &painter, const QRectF &rect, const QRectF &exposed, const Theme &theme)
{
    constexpr int tile = 10;
    QImage squares(2 * tile, 2 * tile, QImage::Format_RGB32);
    squares.fill(theme.checkerA);
    for (int y = 0; y < squares.height(); ++y) {
        for (int x = 0; x < squares.width(); ++x) {
            if ((x < tile) != (y < tile))
                squares.setPixelColor(x, y, theme.checkerB);
        }
    }
    painter.save();
    const QTransform world = painter.worldTransform();
    painter.resetTransform();
    const QRectF onScreen = world.mapRect(rect);
    painter.setBrushOrigin(onScreen.topLeft());
    painter.fillRect(onScreen & world.mapRect(exposed).adjusted(-1, -1, 1, 1), QBrush(squares));
    painter.restore();
}

void drawFrame(QPainter &painter, const Frame &frame, const QPixmap &sheet)
{
    if (sheet.isNull())
        return;
    // Pixels stay pixels; only when there are more of them than the screen has do we let them blend.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, screenScale(painter) < 1);
    painter.drawPixmap(QRectF(QPointF(frame.offset), QSizeF(frame.rect.size())), sheet, QRectF(frame.rect));
}

void drawFrame(QPainter &painter, const Frame &frame, const SheetLevels &sheet, const QRectF &exposed)
{
    if (sheet.isNull())
        return;
    const double scale = screenScale(painter) * painter.device()->devicePixelRatio();
    if (scale < 1)
        return drawFromAfar(painter, frame, sheet, scale);
    drawTiles(painter, frame, sheet.halved(0), exposed);
}

void drawHandle(QPainter &painter, QPointF screen, HandleLook look, const Theme &theme, double scale)
{
    const qreal half = std::floor((look == HandleLook::Idle ? 3.5 : 4.5) * scale) + 0.5; // of whole pixels
    const QRectF square(std::round(screen.x()) - half, std::round(screen.y()) - half, 2 * half, 2 * half);
    // Filled squares one in the other: a stroked one takes ten times as long, and a shape may have thousands.
    painter.fillRect(square, theme.handleRim);
    painter.fillRect(square.adjusted(1, 1, -1, -1), look == HandleLook::Selected ? theme.accent : theme.handle);
    if (look == HandleLook::Hot) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(square.adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

namespace {

/// Draws a shape of a thumbnail, with lines of that width on the screen: of one that is smaller, no line is to be seen.
void drawSmall(QPainter &painter, const QPainterPath &path, const QColor &color, double width)
{
    const QRectF bounds = path.controlPointRect();
    const double dot = width / screenScale(painter);
    if (std::max(bounds.width(), bounds.height()) <= dot)
        return painter.fillRect(QRectF(bounds.center() - QPointF(dot, dot) / 2, QSizeF(dot, dot)), color);
    if (isTangle(path))
        return drawTangle(painter, path, color);
    QPen pen(color, width);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.drawPath(path);
}

} // namespace

int longestSide(const QList<Frame> &frames)
{
    int longest = 1;
    for (const Frame &frame : frames)
        longest = std::max({longest, frame.size.width(), frame.size.height()});
    return longest;
}

QPixmap frameThumbnail(const Document &document, const Frame &frame, const QPixmap &sheet, const QSet<ShapeId> &wrong,
                       const ThumbnailSquare &square, const Theme &theme)
{
    const int pixels = static_cast<int>(std::lround(square.side * square.devicePixelRatio));
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(theme.checkerA);
    const double scale = static_cast<double>(pixels - 4) / square.fitted;
    QPainter painter(&pixmap);
    painter.translate(pixels / 2.0, pixels / 2.0);
    painter.scale(scale, scale);
    painter.translate(-frame.size.width() / 2.0, -frame.size.height() / 2.0);
    drawFrame(painter, frame, sheet);
    const bool crowded = frame.shapes.size() >= crowd;
    painter.setRenderHint(QPainter::Antialiasing, !crowded);
    QHash<QString, QColor> colors;
    QSet<std::pair<QRgb, QPoint>> dots;
    for (const Shape &shape : frame.shapes) {
        if (!shape.visible)
            continue;
        auto color = colors.constFind(shape.category);
        if (color == colors.cend())
            color = colors.insert(shape.category, categoryColor(document, shape.category, theme));
        const QColor own = wrong.contains(shape.id) ? theme.crossing : *color;
        const QPainterPath path = pathOf(geometryOf(shape.outline));
        if (crowded) {
            const QRectF bounds = painter.worldTransform().mapRect(path.controlPointRect());
            constexpr double dot = 4; // pixels: nobody could tell several of one colour apart in one place
            const std::pair place(own.rgb(), bounds.center().toPoint());
            if (std::max(bounds.width(), bounds.height()) < dot) {
                if (dots.contains(place))
                    continue;
                dots.insert(place);
            }
        }
        drawSmall(painter, path, own, 1.25 * square.devicePixelRatio);
    }
    painter.end();
    pixmap.setDevicePixelRatio(square.devicePixelRatio);
    return pixmap;
}

} // namespace hitbox
