#include "session/live/live_engine_frame.h"

#include "formats/all_formats.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "validation/validate.h"

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

/// Work that is done at once, between two pictures: about 4 milliseconds' worth, see engineSteps().
constexpr double engineStepsAtOnce = 400'000;

/// What preparing costs, in steps of about 10 nanoseconds: finding the fewest convex pieces dominates, and takes close
/// to the square of the points for outlines that people draw.
double engineSteps(const Shape &shape)
{
    const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
    const double count = polygon ? static_cast<double>(polygon->points.size()) : 1;
    const double perShape = 100;
    return count * count + perShape;
}

/// The first error for which an export refuses the shape, or nothing.
QString refusalOf(const Shape &shape)
{
    const QList<Finding> findings = validateShape(shape);
    const auto error = std::find_if(findings.cbegin(), findings.cend(),
                                    [](const Finding &finding) { return finding.severity == Severity::Error; });
    return error == findings.cend() ? QString() : error->message;
}

EngineShape prepared(const Shape &shape, geometry::Point origin, const Format &format)
{
    return engineShape(shape, origin, format.capabilities, refusalOf(shape));
}

} // namespace

LiveEngineFrame::LiveEngineFrame()
    : m_rest(preparedAll, [this](const Parcel &, const QList<Prepared> &results) { take(results); })
{
}

bool LiveEngineFrame::update(const Shown &shown)
{
    const Sprite *sprite = findSprite(shown.document, shown.frame.sprite);
    const Frame *frame = findFrame(shown.document, shown.frame);
    const Id<Frame> inView = frame ? *frame->id : Id<Frame>();
    const Changes<Id<Sprite>> &sprites = shown.difference.sprites;
    const bool hasMoved = sprites.comeOrGo() || sprites.order; // and its losses name the place
    if (shown.difference.project || (sprite && sprites.has(*sprite->id)) || hasMoved || inView != m_frame)
        look(shown.document, shown.frame);
    m_frame = inView;
    const Told now{m_answer, pending()};
    return now != std::exchange(m_told, now);
}

bool LiveEngineFrame::isKnown(const Shape &shape) const
{
    const auto known = m_known.constFind(shape.id);
    return known != m_known.cend() && known->shape == shape;
}

bool LiveEngineFrame::pending() const
{
    return m_answer.format &&
           !std::all_of(m_shapes.cbegin(), m_shapes.cend(), [this](const Shape &shape) { return isKnown(shape); });
}

void LiveEngineFrame::look(const Document &document, FrameRef ref)
{
    const Frame *frame = findFrame(document, ref);
    const Format *format = frame ? findFormat(document.engine) : nullptr;
    if (!format) {
        m_shapes.clear();
        m_known.clear();
        m_rest.forget();
        m_answer = {};
        return;
    }
    const geometry::Point origin = originOf(*frame, format->capabilities.numbers.origin);
    if (format != m_answer.format || origin != m_origin) {
        m_known.clear();
        m_rest.forget();
    }
    m_answer.format = format;
    m_answer.losses = spriteLosses(document.sprites.at(ref.sprite), ref.sprite, format->capabilities);
    m_origin = origin;
    m_shapes = frame->shapes;
    prepare();
    collect();
    prepareRest();
}

void LiveEngineFrame::prepare()
{
    double steps = 0;
    for (const Shape &shape : std::as_const(m_shapes)) {
        if (isKnown(shape))
            continue;
        if (steps + engineSteps(shape) > engineStepsAtOnce)
            continue;
        steps += engineSteps(shape);
        m_known.insert(shape.id, {shape, prepared(shape, m_origin, *m_answer.format)});
    }
}

void LiveEngineFrame::collect()
{
    m_answer.shapes.clear();
    QHash<ShapeId, Prepared> still;
    for (const Shape &shape : std::as_const(m_shapes)) {
        const auto known = m_known.constFind(shape.id);
        if (known != m_known.cend())
            still.insert(shape.id, *known);
        EngineShape answer = known == m_known.cend() ? EngineShape{} : known->answer;
        answer.id = shape.id;
        m_answer.shapes.append(answer);
    }
    m_known = still;
}

QList<LiveEngineFrame::Prepared> LiveEngineFrame::preparedAll(const Parcel &parcel, const Run &run)
{
    QList<Prepared> results;
    for (const Shape &shape : parcel.shapes) {
        if (run.isStopped())
            break;
        results.append({shape, prepared(shape, parcel.origin, *parcel.format)});
    }
    return results;
}

void LiveEngineFrame::prepareRest()
{
    if (m_rest.isPending() || !pending())
        return;
    QList<Shape> waiting;
    std::copy_if(m_shapes.cbegin(), m_shapes.cend(), std::back_inserter(waiting),
                 [this](const Shape &shape) { return !isKnown(shape); });
    m_rest.ask({waiting, m_origin, m_answer.format});
}

void LiveEngineFrame::take(const QList<Prepared> &results)
{
    for (const Prepared &result : results) {
        if (std::none_of(m_shapes.cbegin(), m_shapes.cend(),
                         [this, &result](const Shape &shape) { return shape.id == result.shape.id && isKnown(shape); }))
            m_known.insert(result.shape.id, result);
    }
    collect();
    prepareRest();
    emit arrived();
}

} // namespace hitbox
