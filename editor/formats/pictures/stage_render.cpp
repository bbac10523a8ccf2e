#include "formats/pictures/stage_render.h"

#include "document/stage_layers.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/pictures/picture.h"
#include "formats/pictures/render.h"
#include "stage/overlap_details.h"
#include "stage/overlap_index.h"
#include "stage/placements.h"
#include "stage/probe_answer.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

constexpr double wantedStageSide = 1024;

const QColor hitColor(255, 92, 51);
const QColor meetingColor(255, 214, 64);
const QColor probeColor(214, 222, 235);
const QColor litColor(120, 255, 170);

QRectF rectOf(const geometry::Box &box)
{
    return {QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y)};
}

/// The frame's rectangle on the stage; null without a frame.
QRectF placedArea(const Document &document, const Instance &instance)
{
    const Frame *frame = findFrame(document, instance.sprite, instance.frame);
    if (!frame)
        return {};
    const geometry::Placement placement = placementOf(instance, *frame);
    const double width = frame->size.width();
    const double height = frame->size.height();
    const geometry::Ring corners{placed(geometry::Point{0, 0}, placement), placed(geometry::Point{width, 0}, placement),
                                 placed(geometry::Point{width, height}, placement),
                                 placed(geometry::Point{0, height}, placement)};
    return rectOf(*geometry::bounds(corners));
}

/// Draws one stage, layer upon layer.
class StageDrawing
{
public:
    StageDrawing(const Document &document, int index)
        : m_document(document)
        , m_stage(document.stages.at(index))
    {
        m_overlaps.update(document, index);
    }

    PictureView view() const;
    void draw(QPainter &painter, const PictureView &view, const QHash<QString, QImage> &images) const;

private:
    bool shows(int instance) const { return isShown(m_stage, m_stage.instances.at(instance)); }
    void drawSprite(QPainter &painter, const PictureView &view, const Instance &instance, const QImage &image) const;
    void drawOverlap(QPainter &painter, const PictureView &view, const Overlap &overlap) const;
    void drawProbe(QPainter &painter, const PictureView &view, const Probe &probe) const;

    const Document &m_document;
    const Stage &m_stage;
    OverlapIndex m_overlaps;
};

PictureView StageDrawing::view() const
{
    QRectF area;
    for (int i = 0; i < m_stage.instances.size(); ++i) {
        if (shows(i))
            area |= placedArea(m_document, m_stage.instances.at(i));
    }
    for (const PlacedShape &shape : m_overlaps.shapes()) {
        if (const auto box = geometry::bounds(shape.shape); box && shows(shape.instance))
            area |= rectOf(*box);
    }
    for (const Probe &probe : m_stage.probes) {
        if (const auto box = geometry::bounds(geometryOf(probe.outline)))
            area |= rectOf(*box).adjusted(-1, -1, 1, 1);
    }
    if (area.isEmpty())
        area = QRectF(-32, -32, 64, 64);
    const double side = std::max(area.width(), area.height());
    return {area, std::min(std::max(1.0, std::floor(wantedStageSide / side)), mostPictureSide / side)};
}

void StageDrawing::drawSprite(QPainter &painter, const PictureView &view, const Instance &instance,
                              const QImage &image) const
{
    const Frame *frame = findFrame(m_document, instance.sprite, instance.frame);
    if (!frame)
        return;
    painter.save();
    painter.translate(view.map(instance.position));
    painter.rotate(instance.rotation);
    painter.scale(instance.scale.x * view.scale, instance.scale.y * view.scale);
    painter.translate(-frame->pivot.x, -frame->pivot.y);
    drawPixels(painter, *frame, image, view.scale * std::min(std::abs(instance.scale.x), std::abs(instance.scale.y)));
    painter.restore();
}

void StageDrawing::drawOverlap(QPainter &painter, const PictureView &view, const Overlap &overlap) const
{
    const PlacedShape *a = m_overlaps.find(overlap.pair.instanceA, overlap.pair.shapeA);
    const PlacedShape *b = m_overlaps.find(overlap.pair.instanceB, overlap.pair.shapeB);
    const QColor color = overlap.hit ? hitColor : meetingColor;
    const OverlapDetails shared = detailsOf(a->shape, b->shape);
    if (!shared.region.rings.empty()) {
        painter.setPen(roundPen(color, 2));
        painter.setBrush(QBrush(color, Qt::BDiagPattern));
        return strokeShape(painter, shared.region, view);
    }
    constexpr double radius = 5;
    painter.setBrush(Qt::NoBrush);
    for (const geometry::Point at : shared.crossings) {
        for (const QPen &pen : {roundPen(pictureShade, 4), roundPen(color, 2)}) {
            painter.setPen(pen);
            painter.drawEllipse(view.map(at), radius, radius);
        }
    }
}

void StageDrawing::drawProbe(QPainter &painter, const PictureView &view, const Probe &probe) const
{
    const geometry::Shape shape = probedShape(probe.outline);
    const std::vector<geometry::Box> boxes = boxesAround(m_overlaps.shapes());
    const bool meets = !probeAnswer(probe.outline, m_overlaps.shapes(), boxes).hits.isEmpty();
    const QColor color = meets ? litColor : probeColor;
    const bool isPoint = std::holds_alternative<geometry::Point>(shape);
    QPen line = roundPen(color, isPoint ? 7 : 2);
    if (!isPoint)
        line.setDashPattern({3, 3});
    QColor fill = color;
    fill.setAlphaF(meets ? 0.25F : 0);
    painter.setPen(roundPen(pictureShade, isPoint ? 11 : 4.5));
    painter.setBrush(Qt::NoBrush);
    strokeShape(painter, shape, view);
    painter.setPen(line);
    const bool isLine = std::holds_alternative<geometry::Chain>(shape);
    painter.setBrush(isLine ? QBrush(Qt::NoBrush) : QBrush(fill));
    strokeShape(painter, shape, view);
}

void StageDrawing::draw(QPainter &painter, const PictureView &view, const QHash<QString, QImage> &images) const
{
    const QList<int> order = paintOrder(m_stage);
    for (const int i : order) {
        if (shows(i))
            drawSprite(painter, view, m_stage.instances.at(i), images.value(m_stage.instances.at(i).sprite));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (const int i : order) {
        if (!shows(i))
            continue;
        for (const PlacedShape &shape : m_overlaps.shapesOf(i))
            drawOutlined(painter, shape.shape, pictureColor(m_document, shape.category), 2, view);
    }
    for (const Overlap &overlap : m_overlaps.overlaps()) {
        if (shows(overlap.pair.instanceA) && shows(overlap.pair.instanceB))
            drawOverlap(painter, view, overlap);
    }
    for (const Probe &probe : m_stage.probes)
        drawProbe(painter, view, probe);
}

} // namespace

QImage renderStage(const Document &document, int stage, const QHash<QString, QImage> &images)
{
    if (!findStage(document, stage))
        return {};
    const StageDrawing drawing(document, stage);
    const PictureView view = drawing.view();
    QImage picture(view.size(), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return {};
    picture.fill(pictureGround);
    QPainter painter(&picture);
    drawing.draw(painter, view, images);
    return picture;
}

Result<OutputFile> renderStageFile(const Document &document, int stage, const QString &projectFolder)
{
    QHash<QString, QImage> images;
    for (const Instance &instance : document.stages.at(stage).instances) {
        const Sprite *sprite = findSprite(document, instance.sprite);
        if (sprite && !images.contains(sprite->name))
            images.insert(sprite->name, spriteImage(*sprite, projectFolder));
    }
    const Result<QByteArray> png = pngOf(renderStage(document, stage, images));
    if (!png)
        return Error{{}, document.stages.at(stage).name, png.error().what};
    return OutputFile{safeFileName(document.stages.at(stage).name) + QStringLiteral(".png"), *png};
}

} // namespace hitbox
