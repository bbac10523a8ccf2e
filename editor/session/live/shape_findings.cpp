#include "session/live/shape_findings.h"

#include "validation/validate.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitbox {

namespace {

/// Work that is done at once, between two pictures: about 4 milliseconds' worth, see findingSteps().
constexpr double findingStepsAtOnce = 1'500'000;
/// Work in one parcel for the other thread, after which what is known so far is shown.
constexpr double stepsInParcel = 20 * findingStepsAtOnce;

/// What checking costs, in steps of about 2.5 nanoseconds: edges find each other through a tree of boxes.
double findingSteps(const Shape &shape)
{
    const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
    const double count = polygon ? static_cast<double>(polygon->points.size()) : 1;
    const double perShape = 100;
    return count * std::log2(count + 1) + perShape;
}

QList<CheckedShape> checkedParcel(const QList<Shape> &parcel, const Run &run)
{
    QList<CheckedShape> results;
    for (const Shape &shape : parcel) {
        if (run.isStopped())
            break;
        results.append({shape, validateShape(shape)});
    }
    return results;
}

} // namespace

bool isChecked(const CheckedShapes &shapes, const Shape &shape)
{
    const auto known = shapes.constFind(shape.id);
    return known != shapes.cend() && known->shape == shape;
}

ShapeFindings::ShapeFindings(std::function<void()> arrived)
    : m_parcel(checkedParcel,
               [this, arrived = std::move(arrived)](const QList<Shape> &, const QList<CheckedShape> &parcel) {
                   take(parcel);
                   arrived();
               })
{
}

void ShapeFindings::check(const QList<const Frame *> &frames)
{
    double steps = 0;
    for (const Frame *frame : frames) {
        for (const Shape &shape : frame->shapes) {
            if (isChecked(m_known, shape)) {
                m_waiting.remove(shape.id);
                continue;
            }
            const auto waiting = m_waiting.find(shape.id);
            if (waiting != m_waiting.end() && waiting->shape == shape)
                continue;
            if (steps + findingSteps(shape) <= findingStepsAtOnce) {
                steps += findingSteps(shape);
                m_waiting.remove(shape.id);
                m_known.insert(shape.id, {shape, checkedAtOnce(shape)});
            } else if (waiting != m_waiting.end()) {
                waiting->shape = shape; // keeps its turn
            } else {
                m_waiting.insert(shape.id, {shape, ++m_lastTicket});
            }
        }
    }
}

/// A shape that was known with other points is being changed, and will be again.
QList<Finding> ShapeFindings::checkedAtOnce(const Shape &shape)
{
    const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
    if (!polygon || !m_known.contains(shape.id))
        return validateShape(shape);
    return validateShape(shape, m_outline.meetingsOf(shape.id, polygon->points));
}

void ShapeFindings::dropAbsent(const Document &document)
{
    if (m_waiting.isEmpty())
        return;
    QSet<ShapeId> present;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                present.insert(shape.id);
        }
    }
    m_waiting.removeIf([&present](const auto &waiting) { return !present.contains(waiting.key()); });
}

void ShapeFindings::startParcel()
{
    if (!m_parcel.isPending() && !m_waiting.isEmpty())
        m_parcel.ask(nextParcel());
}

void ShapeFindings::stop()
{
    m_waiting.clear();
    m_parcel.forget();
}

CheckedShapes ShapeFindings::replaceAll(CheckedShapes known)
{
    return std::exchange(m_known, std::move(known));
}

QList<Shape> ShapeFindings::nextParcel() const
{
    QList<const Waiting *> queue;
    for (const Waiting &waiting : m_waiting)
        queue.append(&waiting);
    std::ranges::sort(queue, {}, &Waiting::ticket);
    QList<Shape> parcel;
    double steps = 0;
    for (const Waiting *waiting : std::as_const(queue)) {
        if (steps >= stepsInParcel)
            break;
        parcel.append(waiting->shape);
        steps += findingSteps(waiting->shape);
    }
    return parcel;
}

void ShapeFindings::take(const QList<CheckedShape> &parcel)
{
    for (const CheckedShape &checked : parcel) {
        const auto waiting = m_waiting.find(checked.shape.id);
        if (waiting == m_waiting.end())
            continue; // it was answered at once meanwhile, or is gone
        if (waiting->shape == checked.shape)
            m_waiting.erase(waiting);
        else
            waiting->ticket = ++m_lastTicket; // changed meanwhile: nearer to it than what was known
        m_known.insert(checked.shape.id, checked);
    }
    startParcel();
}

} // namespace hitbox
