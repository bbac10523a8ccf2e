#include "formats/pictures/render.h"

#include "formats/exporters/preparation/export_preparation.h"
#include "formats/pictures/picture.h"
#include "images/images.h"
#include "validation/validate.h"
#include "validation/wording.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QList>
#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

constexpr double wantedFrameSide = 512; ///< pixels of the picture
const QColor errorColor(255, 59, 48);
const QColor warningColor(255, 170, 0);

/// The whole frame and the shapes that reach beyond it, though never more than another frame's size on each side.
QRectF shownArea(const Frame &frame)
{
    const QRectF whole(0, 0, std::max(frame.size.width(), 1), std::max(frame.size.height(), 1));
    QRectF area = whole;
    for (const Shape &shape : frame.shapes) {
        if (const auto box = geometry::bounds(geometryOf(shape.outline)))
            area = area.united(QRectF(QPointF(box->min.x, box->min.y), QPointF(box->max.x, box->max.y)));
    }
    return area.intersected(whole.adjusted(-whole.width(), -whole.height(), whole.width(), whole.height()));
}

PictureView viewOf(const Frame &frame)
{
    const QRectF area = shownArea(frame);
    const double side = std::max(frame.size.width(), frame.size.height());
    const double whole = std::max(1.0, std::floor(wantedFrameSide / std::max(side, 1.0)));
    return {area, std::min(whole, mostPictureSide / std::max(area.width(), area.height()))};
}

void drawCheckerboard(QPainter &painter, const QRectF &rect)
{
    constexpr int square = 8;
    const QColor light(74, 80, 92);
    const QColor shade(58, 63, 74);
    painter.save();
    painter.setClipRect(rect);
    painter.fillRect(rect, light);
    for (int row = 0; row * square < rect.height(); ++row) {
        for (int column = row % 2; column * square < rect.width(); column += 2)
            painter.fillRect(QRectF(rect.left() + column * square, rect.top() + row * square, square, square), shade);
    }
    painter.restore();
}

void drawSprite(QPainter &painter, const Frame &frame, const QImage &image, const PictureView &view)
{
    painter.save();
    painter.translate(view.map(geometry::Point{}));
    painter.scale(view.scale, view.scale);
    drawPixels(painter, frame, image, view.scale);
    painter.restore();
}

void drawShape(QPainter &painter, const Document &document, const Shape &shape, const PictureView &view)
{
    const QColor color = pictureColor(document, shape.category);
    drawOutlined(painter, geometryOf(shape.outline), color, 2, view);
    for (const geometry::Point point : pointsOf(shape.outline)) {
        painter.setPen(roundPen(pictureShade, 1));
        painter.setBrush(color);
        painter.drawRect(QRectF(view.map(point) - QPointF(2.5, 2.5), QSizeF(5, 5)));
    }
}

void drawEdge(QPainter &painter, int index, const Shape &shape, const PictureView &view)
{
    const auto ring = ringOf(shape.outline);
    if (index < 0 || static_cast<std::size_t>(index) >= ring.size())
        return;
    const geometry::Segment edge = geometry::edge(ring, static_cast<std::size_t>(index));
    painter.drawLine(view.map(edge.from), view.map(edge.to));
}

void drawMark(QPainter &painter, QPointF at, const QColor &color)
{
    constexpr double radius = 9;
    constexpr double arm = 4;
    painter.setBrush(Qt::NoBrush);
    for (const QPen &pen : {roundPen(pictureShade, 5), roundPen(color, 2.5)}) {
        painter.setPen(pen);
        painter.drawEllipse(at, radius, radius);
        painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm));
        painter.drawLine(at - QPointF(arm, -arm), at + QPointF(arm, -arm));
    }
}

void drawPivot(QPainter &painter, QPointF at)
{
    constexpr double arm = 6;
    for (const QPen &pen : {roundPen(pictureShade, 3.5), roundPen(Qt::white, 1.5)}) {
        painter.setPen(pen);
        painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0));
        painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm));
    }
}

QColor severityColor(Severity severity)
{
    return severity == Severity::Error ? errorColor : warningColor;
}

/// Each edge once, however many others it meets.
void drawFoundEdges(QPainter &painter, const Frame &frame, const QList<Finding> &findings, const PictureView &view)
{
    QSet<std::pair<ShapeId, int>> drawn;
    for (const Finding &finding : findings) {
        const Shape *shape = findShape(frame, finding.shape);
        if (!shape || finding.severity == Severity::Info)
            continue;
        painter.setPen(roundPen(severityColor(finding.severity), 3));
        for (const int index : finding.edges) {
            const bool isNew = !drawn.contains({shape->id, index});
            drawn.insert({shape->id, index});
            if (isNew)
                drawEdge(painter, index, *shape, view);
        }
        if (finding.points.size() == 2)
            painter.drawLine(view.map(finding.points[0]), view.map(finding.points[1]));
    }
}

/// One for all that lie closer together than anybody could tell apart.
void drawMarks(QPainter &painter, const QList<Finding> &findings, Severity severity, const PictureView &view)
{
    constexpr double apart = 6; // pixels of the picture
    QSet<std::pair<int, int>> taken;
    for (const Finding &finding : findings) {
        if (!finding.shape || finding.severity != severity)
            continue;
        for (const geometry::Point point : finding.points) {
            const QPointF at = view.map(point);
            const std::pair<int, int> cell(qRound(at.x() / apart), qRound(at.y() / apart));
            if (taken.contains(cell))
                continue;
            taken.insert(cell);
            drawMark(painter, at, severityColor(severity));
        }
    }
}

/// Edges first and marks last, so that no edge hides a mark.
void drawFindings(QPainter &painter, const Frame &frame, const QList<Finding> &findings, const PictureView &view)
{
    drawFoundEdges(painter, frame, findings, view);
    for (const Severity severity : {Severity::Warning, Severity::Error})
        drawMarks(painter, findings, severity, view);
}

} // namespace

QImage renderFrame(const Document &document, FrameRef ref, const QImage &image, const QList<Finding> &findings)
{
    const Frame *frame = findFrame(document, ref);
    if (!frame)
        return {};
    const PictureView view = viewOf(*frame);
    QImage picture(view.size(), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return {};
    picture.fill(pictureGround);

    QPainter painter(&picture);
    const QRectF whole = view.map(QRectF(QPointF(0, 0), QSizeF(frame->size)));
    drawCheckerboard(painter, whole);
    drawSprite(painter, *frame, image, view);
    painter.setPen(QPen(QColor(110, 118, 134), 1));
    painter.drawRect(whole.adjusted(-0.5, -0.5, 0.5, 0.5));

    painter.setRenderHint(QPainter::Antialiasing);
    for (const Shape &shape : frame->shapes)
        drawShape(painter, document, shape, view);
    drawPivot(painter, view.map(frame->pivot));
    drawFindings(painter, *frame, findings, view);
    return picture;
}

QImage renderSmall(const Document &document, const Frame &frame, const QImage &image, int side)
{
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    const QRectF area = shownArea(frame);
    const double scale = side / std::max(area.width(), area.height());
    const QSizeF unused = QSizeF(side, side) / scale - area.size();
    const PictureView view{area.translated(-unused.width() / 2, -unused.height() / 2), scale, 0};

    QPainter painter(&picture);
    drawSprite(painter, frame, image, view);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Shape &shape : frame.shapes)
        drawOutlined(painter, geometryOf(shape.outline), pictureColor(document, shape.category), 1, view);
    return picture;
}

Result<QByteArray> pngOf(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return Error{{}, {}, QCoreApplication::translate("hitbox::formats", "the picture cannot be made")};
    return bytes;
}

QImage spriteImage(const Sprite &sprite, const QString &projectFolder)
{
    const Result<ImageLocation> location = locateImage(projectFolder, sprite.image);
    if (!location)
        return {};
    const Result<QImage> image = loadImage(location->path);
    return image ? *image : QImage();
}

Result<QList<OutputFile>> renderAll(const Document &document, const QString &projectFolder)
{
    QList<OutputFile> files;
    UniqueNames names;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        const QImage image = spriteImage(sprite, projectFolder);
        for (int f = 0; f < sprite.frames.size(); ++f) {
            const FrameRef ref{s, f};
            const Result<QByteArray> png = pngOf(renderFrame(document, ref, image, validateFrame(document, ref, {})));
            if (!png)
                return Error{{}, sprite.frames[f].name, png.error().what};
            const QString name = safeFileName(sprite.name + QLatin1Char('_') + sprite.frames[f].name);
            files.append({uniqueFileName(names, name) + QStringLiteral(".png"), *png});
        }
    }
    return files;
}

} // namespace hitbox
