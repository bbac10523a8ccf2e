#include "scene/stage_picture.h"

#include "scene/drawn_shape.h"
#include "scene/overlaps_layer.h"
#include "scene/stage_ground.h"
#include "stage/placements.h"

#include <QPainter>

namespace hitbox {

StagePicture::StagePicture(const Pixmaps &pixmaps, const OverlapsLayer &overlaps, const Theme &theme)
    : m_theme(theme)
    , m_content(pixmaps, theme)
    , m_overlaps(overlaps)
{
    setGround(theme.canvas);
}

void StagePicture::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_content.setTheme(theme);
    setGround(theme.canvas);
    drawAnew();
}

void StagePicture::forgetImages()
{
    m_content.forget();
}

void StagePicture::show(const Document &document, int stage, const QSet<int> &selected)
{
    const bool wasCrowded = m_content.size() >= crowd;
    const StageContent::Change differs = m_content.follow(document, stage, selected);
    if (differs.everywhere || wasCrowded != (m_content.size() >= crowd))
        return drawAnew();
    for (const QRectF &area : differs.areas)
        change(area, strokeReach);
}

void StagePicture::drawPixels(QPainter &painter, int instance, const QRectF &exposed) const
{
    const StageContent::Kind &kind = *m_content.kindOf(instance);
    const QTransform placement = paintTransform(m_content.instance(instance), kind.frame);
    if (!placement.isInvertible())
        return; // scaled to nothing
    const QTransform world = painter.worldTransform();
    painter.setWorldTransform(placement * world);
    drawFrame(painter, kind.frame, kind.sheet, placement.inverted().mapRect(exposed));
    painter.setWorldTransform(world);
}

void StagePicture::drawShapes(QPainter &painter, int instance) const
{
    const StageContent::Kind &kind = *m_content.kindOf(instance);
    const geometry::Placement placement = placementOf(m_content.instance(instance), kind.frame);
    const bool selected = m_content.isSelected(instance);
    const bool crowded = m_content.size() >= crowd;
    const qreal scale = screenScale(painter);
    for (const StageContent::Kind::KindShape &known : kind.shapes) {
        const QPainterPath path = pathOf(geometry::placed(known.shape, placement));
        const QRectF bounds = path.controlPointRect();
        if (crowded && !selected && std::max(bounds.width(), bounds.height()) * scale < smallSide) {
            drawShapeFromAfar(painter, path, known.look);
            continue;
        }
        ShapeLook look = known.look;
        look.selected = selected;
        drawShape(painter, path, look, m_theme);
    }
}

void StagePicture::lookFrom(const QRectF &view)
{
    const LitOverlaps::Detail detail = m_overlaps.detailFor(view);
    if (std::exchange(m_detail, detail) != detail)
        drawAnew();
}

void StagePicture::drawAll(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &)
{
    drawStageGround(painter, exposed, m_theme);
    const qreal reach = strokeReach / screenScale(painter);
    const std::vector<int> near = m_content.near(exposed.adjusted(-reach, -reach, reach, reach));
    for (const int instance : near)
        drawPixels(painter, instance, exposed);
    for (const int instance : near)
        drawShapes(painter, instance);
    m_overlaps.draw(painter, exposed, m_detail);
}

} // namespace hitbox
