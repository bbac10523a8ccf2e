#include "scene/stage_picture.h"

#include "drawing/drawn_shape.h"
#include "drawing/overlaps_layer.h"
#include "drawing/stage_ground.h"
#include "scene/kept_picture.h"
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
    bool takesLong() const override { return m_stage.takesLong(); }

    void drawKept(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &) override
    {
        drawStageGround(painter, exposed, m_stage.m_theme);
        drawFrames(painter, exposed, Which::Kept);
    }

    void drawOver(QPainter &painter, const QRectF &exposed) override { drawFrames(painter, exposed, Which::Lifted); }

    void drawFrames(QPainter &painter, const QRectF &exposed, Which which) const
    {
        for (const int instance : m_stage.near(exposed, screenScale(painter), which))
            drawPlacedFrame(painter, m_stage.m_content, instance, exposed);
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
    bool takesLong() const override { return m_stage.takesLong(); }

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
        const std::vector<int> instances = m_stage.near(exposed, screenScale(painter), which);
        for (const int instance : instances)
            drawPlacedShapes(painter, m_stage.m_content, instance, m_stage.m_theme);
        if (m_stage.m_content.selectedCount() > mostFramedOnTop)
            drawSelectedFrames(painter, m_stage.m_content, instances, m_stage.m_theme);
        m_overlaps.draw(painter, exposed, m_detail, [this, which](const OverlapPair &pair) {
            return m_stage.isLifted(pair) == (which == Which::Lifted);
        });
    }

    const StagePicture &m_stage;
    const OverlapsLayer &m_overlaps;
    LitOverlaps::Detail m_detail = LitOverlaps::Detail::Full;
};

StagePicture::StagePicture(StageContent::Sheets sheets, const OverlapsLayer &overlaps, const Theme &theme)
    : m_theme(theme)
    , m_content(std::move(sheets), theme)
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

void StagePicture::renewImages()
{
    if (m_content.renewSheets())
        m_frames->drawAnew();
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
    const bool wereFramed = m_content.selectedCount() > mostFramedOnTop;
    const StageContent::Change differs = m_content.follow(document, stage, selected);
    const bool areFramed = m_content.selectedCount() > mostFramedOnTop;
    if (differs.everywhere || wasCrowded != (m_content.size() >= crowd) || wereFramed != areFramed) {
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
