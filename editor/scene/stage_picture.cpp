#include "scene/stage_picture.h"

#include "drawing/drawn_shape.h"
#include "drawing/stage_ground.h"
#include "scene/kept_picture.h"
#include "scene/overlaps_layer.h"
#include "stage/placements.h"

#include <QPainter>

namespace hitbox {

namespace {

/// More of them are drawn with all others: the parts that must be drawn anew are then shared by many.
constexpr qsizetype mostLifted = 256;

} // namespace

/// The ground and the pixels of all frames.
class StagePicture::Frames : public KeptPicture
{
public:
    explicit Frames(const StagePicture &stage)
        : m_stage(stage)
    {
    }

    using KeptPicture::change;
    using KeptPicture::setGround;

private:
    void drawKept(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &) override
    {
        drawStageGround(painter, exposed, m_stage.m_theme);
        drawFrames(painter, exposed, Which::Kept);
    }

    void drawOver(QPainter &painter, const QRectF &exposed) override { drawFrames(painter, exposed, Which::Lifted); }

    void drawFrames(QPainter &painter, const QRectF &exposed, Which which) const
    {
        for (const int instance : m_stage.near(exposed, screenScale(painter), which))
            drawFrameOf(painter, instance, exposed);
    }

    void drawFrameOf(QPainter &painter, int instance, const QRectF &exposed) const
    {
        const StageContent::Kind &kind = *m_stage.m_content.kindOf(instance);
        const QTransform placement = paintTransform(m_stage.m_content.instance(instance), kind.frame);
        if (!placement.isInvertible())
            return; // scaled to nothing
        const QTransform world = painter.worldTransform();
        painter.setWorldTransform(placement * world);
        drawFrame(painter, kind.frame, kind.sheet, placement.inverted().mapRect(exposed));
        painter.setWorldTransform(world);
    }

    const StagePicture &m_stage;
};

/// The shapes of all frames, and where they meet.
class StagePicture::Shapes : public KeptPicture
{
public:
    Shapes(const StagePicture &stage, const OverlapsLayer &overlaps)
        : m_stage(stage)
        , m_overlaps(overlaps)
    {
    }

    using KeptPicture::change;

private:
    void lookFrom(const QRectF &view) override
    {
        const LitOverlaps::Detail detail = m_overlaps.detailFor(view);
        if (std::exchange(m_detail, detail) != detail)
            drawAnew();
    }

    void drawKept(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &) override
    {
        drawShapes(painter, exposed, Which::Kept);
    }

    void drawOver(QPainter &painter, const QRectF &exposed) override
    {
        if (!m_stage.m_lifted.isEmpty())
            drawShapes(painter, exposed, Which::Lifted);
    }

    void drawShapes(QPainter &painter, const QRectF &exposed, Which which) const
    {
        for (const int instance : m_stage.near(exposed, screenScale(painter), which))
            drawShapesOf(painter, instance);
        m_overlaps.draw(painter, exposed, m_detail, [this, which](const OverlapPair &pair) {
            return m_stage.isLifted(pair) == (which == Which::Lifted);
        });
    }

    void drawShapesOf(QPainter &painter, int instance) const
    {
        const StageContent::Kind &kind = *m_stage.m_content.kindOf(instance);
        const geometry::Placement placement = placementOf(m_stage.m_content.instance(instance), kind.frame);
        const bool selected = m_stage.m_content.isSelected(instance);
        const bool crowded = m_stage.m_content.size() >= crowd;
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
            drawShape(painter, path, look, m_stage.m_theme);
        }
    }

    const StagePicture &m_stage;
    const OverlapsLayer &m_overlaps;
    LitOverlaps::Detail m_detail = LitOverlaps::Detail::Full;
};

StagePicture::StagePicture(const Pixmaps &pixmaps, const OverlapsLayer &overlaps, const Theme &theme)
    : m_theme(theme)
    , m_content(pixmaps, theme)
    , m_frames(new Frames(*this))
    , m_shapes(new Shapes(*this, overlaps))
{
    setFlag(ItemHasNoContents);
    m_frames->setGround(theme.canvas);
    m_frames->setParentItem(this);
    m_shapes->setParentItem(this);
}

void StagePicture::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_content.setTheme(theme);
    m_frames->setGround(theme.canvas);
    drawAnew();
}

void StagePicture::forgetImages()
{
    m_content.forget();
}

void StagePicture::drawAnew()
{
    m_frames->drawAnew();
    m_shapes->drawAnew();
}

void StagePicture::paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) {}

void StagePicture::change(const QRectF &area)
{
    m_frames->change(area, strokeReach);
    m_shapes->change(area, strokeReach);
}

void StagePicture::show(const Document &document, int stage, const QSet<Id<Instance>> &selected, Pace pace)
{
    const bool wasCrowded = m_content.size() >= crowd;
    const StageContent::Change differs = m_content.follow(document, stage, selected);
    if (differs.everywhere || wasCrowded != (m_content.size() >= crowd)) {
        m_lifted.clear();
        return drawAnew();
    }
    for (const StageContent::Change::Area &area : differs.areas) {
        if (!m_lifted.contains(area.instance))
            change(area.bounds);
    }
    if (!m_lifted.isEmpty() && !differs.areas.isEmpty()) {
        m_frames->update();
        m_shapes->update();
    }
    if (pace == Pace::Moving)
        lift(differs.moved);
    else
        putDown();
}

void StagePicture::lift(const QList<int> &instances)
{
    for (const int instance : instances)
        m_lifted.insert(instance);
    if (m_lifted.size() > mostLifted)
        putDown();
}

void StagePicture::putDown()
{
    for (const int instance : std::exchange(m_lifted, {})) {
        if (instance < m_content.size())
            change(m_content.bounds(instance));
    }
}

bool StagePicture::isLifted(const OverlapPair &pair) const
{
    return m_lifted.contains(pair.instanceA) || m_lifted.contains(pair.instanceB);
}

std::vector<int> StagePicture::near(const QRectF &exposed, qreal scale, Which which) const
{
    if (which == Which::Lifted && m_lifted.isEmpty())
        return {};
    const qreal reach = strokeReach / scale;
    std::vector<int> found = m_content.near(exposed.adjusted(-reach, -reach, reach, reach));
    if (!m_lifted.isEmpty())
        std::erase_if(found, [&](int instance) { return m_lifted.contains(instance) != (which == Which::Lifted); });
    return found;
}

} // namespace hitbox
