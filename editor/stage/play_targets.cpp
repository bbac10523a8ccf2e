#include "stage/play_targets.h"

#include "document/playback.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/transform.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Point;

constexpr double endlessWay = std::numeric_limits<double>::infinity();

/// One that meets no other, for shapes without points.
constexpr Box noTarget{{endlessWay, endlessWay}, {-endlessWay, -endlessWay}};

/// Wide enough for what rounding does to a place.
Box widenedTarget(const Box &box)
{
    const double size = std::max({std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)});
    const Point wider{size * 0x1p-40, size * 0x1p-40};
    return {box.min - wider, box.max + wider};
}

/// Around the box on its way.
Box swept(const Box &box, Point by)
{
    return {{box.min.x + std::min(0.0, by.x), box.min.y + std::min(0.0, by.y)},
            {box.max.x + std::max(0.0, by.x), box.max.y + std::max(0.0, by.y)}};
}

/// Around all places that the box may turn to.
Box turned(const Box &box, Point center)
{
    const double x = std::max(std::abs(box.min.x - center.x), std::abs(box.max.x - center.x));
    const double y = std::max(std::abs(box.min.y - center.y), std::abs(box.max.y - center.y));
    const double radius = std::hypot(x, y);
    return {center - Point{radius, radius}, center + Point{radius, radius}};
}

} // namespace

PlayTargets::PlayTargets(const Document &document, const Stage &stage, double stepSeconds)
    : m_document(document)
    , m_start(stage)
    , m_now(stage)
    , m_stepSeconds(stepSeconds)
{
    for (int i = 0; i < stage.instances.size(); ++i) {
        const Instance &instance = stage.instances[i];
        const auto sprite = std::ranges::find(document.sprites, instance.sprite, &Sprite::name);
        if (sprite == document.sprites.end())
            continue;
        const int tag = findTag(*sprite, instance.tag);
        const QList<int> frames = tag < 0 ? QList<int>() : playOrder(*sprite, tag);
        if (!frames.isEmpty() || !motionOf(i).isStill())
            m_movers.push_back({i, static_cast<int>(sprite - document.sprites.begin()), frames});
    }
    for (const Mover &mover : m_movers)
        showFrame(mover, 0);
    placeAll();
}

PlayMotion PlayTargets::motionOf(int instance) const
{
    const Instance &now = m_now.instances[instance];
    return {now.position, now.velocity, now.spin};
}

void PlayTargets::moveTo(qint64 step)
{
    const double seconds = static_cast<double>(step) * m_stepSeconds;
    bool haveFramesChanged = false;
    for (const Mover &mover : m_movers) {
        haveFramesChanged |= showFrame(mover, seconds);
        m_work += mover.frames.size() + 1;
        move(mover.instance, seconds);
    }
    if (haveFramesChanged)
        return placeAll();
    for (const Mover &mover : m_movers)
        placeShapesOf(mover.instance);
}

/// Whether it is another frame than before.
bool PlayTargets::showFrame(const Mover &mover, double seconds)
{
    if (mover.frames.isEmpty())
        return false;
    const Sprite &sprite = m_document.sprites[mover.sprite];
    const QString &name = sprite.frames[frameShownAt(sprite, mover.frames, seconds * 1000)].name;
    Instance &instance = m_now.instances[mover.instance];
    return std::exchange(instance.frame, name) != name;
}

void PlayTargets::move(int instance, double seconds)
{
    const Instance &start = m_start.instances[instance];
    Instance &now = m_now.instances[instance];
    now.position = start.position + start.velocity * seconds;
    now.rotation = std::fmod(start.rotation + start.spin * seconds, 360);
}

void PlayTargets::placeAll()
{
    const auto placed = placedShapes(m_document, m_now);
    m_shapes.assign(placed.begin(), placed.end());
    m_firstShapes.assign(static_cast<std::size_t>(m_now.instances.size()) + 1, m_shapes.size());
    m_outlines.clear();
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < m_shapes.size(); ++i) {
        const PlacedShape &shape = m_shapes[i];
        const Instance &instance = m_now.instances[shape.instance];
        const Frame *frame = findFrame(m_document, instance.sprite, instance.frame);
        m_outlines.push_back(geometryOf(findShape(*frame, shape.id)->outline));
        boxes.push_back(boxWithinStep(shape));
        m_work += static_cast<qint64>(sizeOfShape(shape.shape));
    }
    for (std::size_t i = m_shapes.size(); i-- > 0;)
        m_firstShapes[static_cast<std::size_t>(m_shapes[i].instance)] = i;
    for (std::size_t i = m_firstShapes.size() - 1; i-- > 0;)
        m_firstShapes[i] = std::min(m_firstShapes[i], m_firstShapes[i + 1]);
    m_boxes = geometry::BroadPhase(boxes);
}

void PlayTargets::placeShapesOf(int index)
{
    const Instance &instance = m_now.instances[index];
    const Frame *frame = findFrame(m_document, instance.sprite, instance.frame);
    if (!frame)
        return;
    const geometry::Placement placement = placementOf(instance, *frame);
    const auto at = static_cast<std::size_t>(index);
    for (std::size_t i = m_firstShapes[at]; i < m_firstShapes[at + 1]; ++i) {
        m_shapes[i].shape = geometry::placed(m_outlines[i], placement);
        m_boxes.move(i, boxWithinStep(m_shapes[i]));
        m_work += static_cast<qint64>(sizeOfShape(m_shapes[i].shape));
    }
}

Box PlayTargets::boxWithinStep(const PlacedShape &shape) const
{
    const auto box = geometry::bounds(shape.shape);
    if (!box)
        return noTarget;
    const PlayMotion motion = motionOf(shape.instance);
    const Box around = motion.spin == 0 ? *box : turned(*box, motion.center);
    return widenedTarget(swept(around, motion.velocity * m_stepSeconds));
}

} // namespace hitbox
