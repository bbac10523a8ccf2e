#include "session/live_findings.h"

#include "validation/validate.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Pairs of edges that are checked between two pictures: about 4 milliseconds' worth.
constexpr qint64 pairsAtOnce = 2'000'000;
/// Pairs of edges in one parcel of work for the other thread, after which what is known so far is shown.
constexpr qint64 pairsInParcel = 100'000'000;

/// What checking costs: finding self-intersections compares each edge with each other one.
qint64 pairsOf(const Shape &shape)
{
    const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
    const qint64 count = polygon ? polygon->points.size() : 1;
    return count * count / 2 + 1;
}

QList<Finding> frameFindings(const Document &document, FrameRef ref, const ImageCatalog &images)
{
    QList<Finding> all;
    for (const Rule &rule : allRules()) {
        if (!rule.checkFrame)
            continue;
        for (Finding &finding : rule.checkFrame(document, ref, images)) {
            finding.rule = QString::fromLatin1(rule.id);
            all.append(std::move(finding));
        }
    }
    return all;
}

} // namespace

LiveFindings::LiveFindings(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
}

LiveFindings::~LiveFindings()
{
    m_stop = true;
    m_threads.waitForDone();
}

void LiveFindings::forgetAll()
{
    m_sprites.clear();
    m_shapes.clear();
    m_waiting.clear();
    m_generation += 1;
    m_everythingDiffers = true;
}

void LiveFindings::forgetFrames()
{
    m_everythingDiffers = true;
}

bool LiveFindings::isKnown(const Shape &shape) const
{
    const auto known = m_shapes.constFind(shape.id);
    return known != m_shapes.cend() && known->shape == shape;
}

void LiveFindings::update(const Document &document, const ImageCatalog &images)
{
    if (!m_everythingDiffers && document == m_document)
        return;
    m_everythingDiffers = m_everythingDiffers || document.categories != m_document.categories;
    m_document = document;
    m_images = images;

    checkShapes(changedFrames());
    m_sprites.resize(m_document.sprites.size());
    for (int i = 0; i < m_sprites.size(); ++i)
        updateSprite(i);
    m_everythingDiffers = false;
    collect();
    startJob();
}

bool LiveFindings::isCurrent(const CheckedFrame &checked, const Frame &frame) const
{
    return !m_everythingDiffers && checked.complete && checked.frame == frame;
}

QList<const Frame *> LiveFindings::changedFrames() const
{
    QList<const Frame *> changed;
    for (qsizetype i = 0; i < m_document.sprites.size(); ++i) {
        const QList<Frame> &frames = m_document.sprites.at(i).frames;
        const CheckedSprite *known = i < m_sprites.size() ? &m_sprites.at(i) : nullptr;
        if (!m_everythingDiffers && known && known->frames.constData() == frames.constData() &&
            known->frames.size() == frames.size())
            continue;
        for (qsizetype k = 0; k < frames.size(); ++k) {
            const bool seen = known && k < known->checked.size();
            if (!seen || !isCurrent(known->checked.at(k), frames.at(k)))
                changed.append(&frames.at(k));
        }
    }
    return changed;
}

/// Checks at once what a hand has changed since the last time; more than that waits for the other thread.
void LiveFindings::checkShapes(const QList<const Frame *> &frames)
{
    QList<const Shape *> fresh;
    qint64 pairs = 0;
    for (const Frame *frame : frames) {
        for (const Shape &shape : frame->shapes) {
            if (isKnown(shape))
                continue;
            const auto waiting = m_waiting.constFind(shape.id);
            if (waiting != m_waiting.cend() && *waiting == shape)
                continue;
            fresh.append(&shape);
            pairs += pairsOf(shape);
        }
    }
    for (const Shape *shape : fresh) {
        if (pairs > pairsAtOnce) {
            m_waiting.insert(shape->id, *shape);
        } else {
            m_waiting.remove(shape->id);
            m_shapes.insert(shape->id, {*shape, validateShape(*shape)});
        }
    }
}

LiveFindings::CheckedFrame LiveFindings::checkedFrame(FrameRef ref) const
{
    const Frame &frame = *findFrame(m_document, ref);
    CheckedFrame checked{frame, frameFindings(m_document, ref, m_images), true};
    QHash<ShapeId, qsizetype> place;
    for (qsizetype i = 0; i < frame.shapes.size(); ++i) {
        const Shape &shape = frame.shapes.at(i);
        place.insert(shape.id, i);
        if (isKnown(shape))
            checked.findings += m_shapes.constFind(shape.id)->findings;
        else
            checked.complete = false;
    }
    for (Finding &finding : checked.findings)
        finding.frame = ref;
    std::stable_sort(checked.findings.begin(), checked.findings.end(), [&place](const Finding &a, const Finding &b) {
        return place.value(a.shape, -1) < place.value(b.shape, -1);
    });
    return checked;
}

bool LiveFindings::updateSprite(int sprite)
{
    CheckedSprite &known = m_sprites[sprite];
    const Sprite &now = m_document.sprites.at(sprite);
    const bool sameSurroundings = !m_everythingDiffers && known.name == now.name && known.image == now.image;
    const bool sameFrames = known.frames.constData() == now.frames.constData() &&
                            known.frames.size() == now.frames.size() && known.checked.size() == now.frames.size();
    const bool complete = std::all_of(known.checked.cbegin(), known.checked.cend(),
                                      [](const CheckedFrame &checked) { return checked.complete; });
    if (sameSurroundings && sameFrames && complete)
        return false;
    known.name = now.name;
    known.image = now.image;
    known.frames = now.frames;
    const qsizetype seen = known.checked.size();
    known.checked.resize(now.frames.size());
    for (int i = 0; i < now.frames.size(); ++i) {
        if (!sameSurroundings || i >= seen || !isCurrent(known.checked.at(i), now.frames.at(i)))
            known.checked[i] = checkedFrame({sprite, i});
    }
    return true;
}

void LiveFindings::collect()
{
    QList<Finding> all;
    for (const CheckedSprite &sprite : std::as_const(m_sprites)) {
        for (const CheckedFrame &frame : sprite.checked)
            all += frame.findings;
    }
    m_findings = all + validateWhole(m_document, m_images);
}

void LiveFindings::startJob()
{
    if (m_jobRuns || m_waiting.isEmpty())
        return;
    QList<Shape> parcel;
    qint64 pairs = 0;
    for (auto shape = m_waiting.cbegin(); shape != m_waiting.cend() && pairs < pairsInParcel; ++shape) {
        parcel.append(*shape);
        pairs += pairsOf(*shape);
    }
    m_jobRuns = true;
    m_threads.start([this, parcel, generation = m_generation] {
        QList<CheckedShape> results;
        for (const Shape &shape : parcel) {
            if (m_stop)
                return;
            results.append({shape, validateShape(shape)});
        }
        QMetaObject::invokeMethod(
            this, [this, results, generation] { take(results, generation); }, Qt::QueuedConnection);
    });
}

void LiveFindings::take(const QList<CheckedShape> &results, int generation)
{
    m_jobRuns = false;
    if (generation == m_generation) {
        for (const CheckedShape &result : results) {
            const auto waiting = m_waiting.constFind(result.shape.id);
            if (waiting == m_waiting.cend() || *waiting != result.shape)
                continue; // it was changed meanwhile
            m_waiting.erase(waiting);
            m_shapes.insert(result.shape.id, result);
        }
        for (int i = 0; i < m_sprites.size(); ++i)
            updateSprite(i);
        collect();
    }
    startJob();
    emit arrived();
}

} // namespace hitbox
