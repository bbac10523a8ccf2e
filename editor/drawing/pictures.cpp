#include "drawing/pictures.h"

#include "drawing/backdrop.h"
#include "drawing/drawn_emitters.h"
#include "drawing/drawn_findings.h"
#include "drawing/drawn_points.h"
#include "drawing/drawn_probe.h"
#include "drawing/drawn_shape.h"
#include "drawing/left_out_note.h"
#include "drawing/overlaps_layer.h"
#include "drawing/stage_ground.h"
#include "stage/overlap_index.h"
#include "stage/window_budget.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/separation.h>

namespace hitbox {

namespace {

constexpr double frameSide = 512; ///< pixels of the picture
constexpr double stageSide = 1024;
constexpr double mostPictureSide = 4096;

/// A picture of an area, and a painter that stands on it.
class Canvas
{
public:
    Canvas(const QRectF &area, double scale, const Theme &theme, double pixelRatio = 1)
        : m_picture(pictureSize({area, scale}) * pixelRatio, QImage::Format_ARGB32_Premultiplied)
    {
        if (m_picture.isNull())
            return;
        m_picture.setDevicePixelRatio(pixelRatio);
        m_picture.fill(theme.canvas);
        m_painter.begin(&m_picture);
        m_painter.translate(pictureMargin, pictureMargin);
        m_painter.scale(scale, scale);
        m_painter.translate(-area.topLeft());
    }

    bool isNull() const { return m_picture.isNull(); }
    QPainter &painter() { return m_painter; }
    QRectF view() const { return {QPointF(0, 0), m_picture.deviceIndependentSize()}; }
    QRectF exposed() const { return m_painter.worldTransform().inverted().mapRect(view()); }
    QImage taken()
    {
        m_painter.end();
        return m_picture;
    }

private:
    QImage m_picture;
    QPainter m_painter;
};

QList<DrawnShape> drawnShapes(const Document &document, const Frame &frame, const Theme &theme)
{
    const CategoryLooks looks(document, theme);
    QList<DrawnShape> shapes;
    for (const Shape &shape : frame.shapes) {
        if (shape.visible)
            shapes.append(DrawnShape(shape.id, shape.outline, looks.of(shape)));
    }
    return shapes;
}

/// The overlaps of a stage that stays as it is.
class StillOverlaps
{
public:
    StillOverlaps(const Document &document, int stage) { m_index.update(document, stage); }

    const OverlapIndex &index() const { return m_index; }

    OverlapAnswers answers()
    {
        return {[this]() -> const OverlapIndex & { return m_index; },
                [this](const OverlapPair &pair) -> const OverlapDetails & { return detailsOf(pair); },
                [this](const OverlapPair &pair) {
                    const auto [a, b] = shapesOf(pair);
                    return geometry::smallestPush(a->shape, b->shape, windowBudget);
                },
                [] { return EngineRounding(); }};
    }

private:
    std::pair<const PlacedShape *, const PlacedShape *> shapesOf(const OverlapPair &pair) const
    {
        return {m_index.find(pair.instanceA, pair.shapeA), m_index.find(pair.instanceB, pair.shapeB)};
    }

    const OverlapDetails &detailsOf(const OverlapPair &pair)
    {
        const auto [place, isNew] = m_details.try_emplace(pair);
        if (isNew) {
            const auto [a, b] = shapesOf(pair);
            place->second = hitbox::detailsOf(a->shape, b->shape, windowBudget);
        }
        return place->second;
    }

    OverlapIndex m_index;
    std::map<OverlapPair, OverlapDetails> m_details;
};

QList<DrawnProbe> drawnProbes(const Stage &stage, const OverlapIndex &index)
{
    const std::vector<geometry::Box> boxes = boxesAround(index.shapes());
    QList<DrawnProbe> probes;
    for (const Probe &probe : stage.probes)
        probes.append({probe.outline, probeAnswer(probe.outline, index.shapes(), boxes)});
    return probes;
}

} // namespace

QRectF pictureArea(const Frame &frame)
{
    const QRectF whole(0, 0, std::max(frame.size.width(), 1), std::max(frame.size.height(), 1));
    QRectF area = whole;
    for (const Shape &shape : frame.shapes) {
        if (const auto box = geometry::bounds(geometryOf(shape.outline)))
            area |= QRectF(toQt(box->min), toQt(box->max));
    }
    for (const FramePoint &point : frame.points)
        area.setCoords(std::min(area.left(), point.at.x), std::min(area.top(), point.at.y),
                       std::max(area.right(), point.at.x), std::max(area.bottom(), point.at.y));
    return area & whole.adjusted(-whole.width(), -whole.height(), whole.width(), whole.height());
}

double pictureScale(const QRectF &area, double side, double wanted)
{
    const double whole = std::max(1.0, std::floor(wanted / std::max(side, 1.0)));
    return std::min(whole, mostPictureSide / std::max(area.width(), area.height()));
}

QSize pictureSize(const FrameView &view)
{
    return {static_cast<int>(std::ceil(view.area.width() * view.scale + 2 * pictureMargin)),
            static_cast<int>(std::ceil(view.area.height() * view.scale + 2 * pictureMargin))};
}

FrameView wholeFrame(const Frame &frame)
{
    const QRectF area = pictureArea(frame);
    return {area, pictureScale(area, std::max(frame.size.width(), frame.size.height()), frameSide)};
}

QImage framePicture(const Document &document, FrameRef ref, const QImage &image, const QList<Finding> &findings,
                    const Theme &theme)
{
    const Frame *frame = findFrame(document, ref);
    return frame ? framePicture(document, ref, SheetLevels(image), findings, wholeFrame(*frame), theme) : QImage();
}

QImage framePicture(const Document &document, FrameRef ref, const SheetLevels &sheet, const QList<Finding> &findings,
                    const FrameView &view, const Theme &theme)
{
    const Frame *frame = findFrame(document, ref);
    if (!frame)
        return {};
    Canvas canvas(view.area, view.scale, theme, view.pixelRatio);
    if (canvas.isNull())
        return {};
    Frame bare = *frame;
    bare.shapes.clear();
    drawBackdrop(canvas.painter(), {bare, sheet}, canvas.exposed(), theme);
    if (view.parts == FrameView::Parts::Image)
        return canvas.taken();
    const DrawnFindings wrong = drawnFindings(*frame, findings);
    drawShapes(canvas.painter(), drawnShapes(document, *frame, theme), canvas.exposed(), theme);
    drawFindingEdges(canvas.painter(), wrong, canvas.exposed(), theme);
    if (view.parts != FrameView::Parts::All)
        return canvas.taken();
    drawPoints(canvas.painter(), pointMarks(*frame), canvas.view(), theme);
    drawFindingSigns(canvas.painter(), wrong, canvas.view(), theme);
    return canvas.taken();
}

QRectF stageArea(const StageContent &content, const Stage &stage)
{
    QRectF area = content.bounds();
    for (const Probe &probe : stage.probes)
        area |= pathOf(geometryOf(probe.outline)).boundingRect().adjusted(-8, -8, 8, 8);
    return area;
}

QImage stagePicture(const Document &document, int index, const StageContent::Sheets &sheets, const Theme &theme)
{
    const Stage *stage = findStage(document, index);
    if (!stage)
        return {};
    StageContent content(sheets, theme);
    content.follow(document, index, {});
    const QRectF around = stageArea(content, *stage);
    const QRectF area = around.isEmpty() ? QRectF(-32, -32, 64, 64) : around;
    Canvas canvas(area, pictureScale(area, std::max(area.width(), area.height()), stageSide), theme);
    if (canvas.isNull())
        return {};
    StillOverlaps overlaps(document, index);
    OverlapsLayer layer(overlaps.answers(), theme);
    layer.follow({}, content);

    const QRectF exposed = canvas.exposed();
    const std::vector<int> instances = content.near(exposed);
    drawStageGround(canvas.painter(), exposed, theme);
    for (const int instance : instances)
        drawPlacedFrame(canvas.painter(), content, instance, exposed);
    for (const int instance : instances)
        drawPlacedShapes(canvas.painter(), content, instance, theme);
    layer.draw(canvas.painter(), exposed, layer.detailFor(exposed), [](const OverlapPair &) { return true; });
    layer.drawOnTop(canvas.painter(), exposed);
    drawProbes(canvas.painter(), drawnProbes(*stage, overlaps.index()), std::nullopt, theme);
    drawEmitters(canvas.painter(), drawnEmitters(document, index, {}, theme), theme);
    if (overlaps.index().isHeap()) {
        canvas.painter().resetTransform();
        drawLeftOutNote(
            canvas.painter(),
            QCoreApplication::translate("hitbox::Pictures", "Too much lies in a heap: overlaps are not looked for"),
            canvas.view(), theme);
    }
    return canvas.taken();
}

} // namespace hitbox
