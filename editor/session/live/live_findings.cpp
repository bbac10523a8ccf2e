#include "session/live/live_findings.h"

#include "formats/export/export_options.h"
#include "formats/exporters/preparation/engine_needs.h"
#include "session/files/project_images.h"
#include "session/live/followed_findings.h"

#include <QSet>

#include <algorithm>
#include <cmath>

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

constexpr qsizetype manyFrames = 1500;
constexpr qsizetype manyShapes = 5000;

/// So many frames, or shapes in them, are checked as a whole on another thread: to look through them again and again
/// takes longer than there is between two pictures.
bool areMany(const QList<const Frame *> &frames)
{
    qsizetype shapes = 0;
    for (const Frame *frame : frames)
        shapes += frame->shapes.size();
    return frames.size() > manyFrames || shapes > manyShapes;
}

bool hasManyFrames(const Document &document)
{
    qsizetype frames = 0;
    for (const Sprite &sprite : document.sprites)
        frames += sprite.frames.size();
    return frames > manyFrames;
}

bool tellsOfPlaces(const Difference &difference)
{
    return difference.sprites.comeOrGo() || difference.sprites.order || difference.frames.comeOrGo() ||
           difference.frames.order;
}

} // namespace

LiveFindings::LiveFindings(const ProjectImages &images)
    : m_images(images)
    , m_parcel(checked, [this](const QList<Shape> &, const QList<CheckedShape> &results) { take(results); })
    , m_whole(checkedWhole, [this](const WholeCheck &wanted,
                                   const std::shared_ptr<Checked> &all) { takeWhole(wanted, std::move(*all)); })
    , m_betweenFrames([this] {
        collect(); // which asks once more where something changed meanwhile
        emit arrived();
    })
{
}

bool LiveFindings::pending() const
{
    return !m_waiting.isEmpty() || m_whole.isPending() || m_betweenFrames.isPending() || m_images.isSurveying();
}

bool LiveFindings::update(const Shown &shown)
{
    if (shown.opened != std::exchange(m_opened, shown.opened))
        forgetAll();
    if (m_images.factsVersion() != std::exchange(m_imagesVersion, m_images.factsVersion()))
        forgetFrames();
    if (tellsOfPlaces(shown.difference)) {
        m_findings = followedFindings(m_findings, m_now.document, shown.document);
        m_betweenFrames.follow(m_now.document, shown.document);
    }
    check(shown.document, {m_images.catalog(), engineNeeds(shown.document.engine), profileProblem});
    if (m_findings == m_told.findings)
        m_findings = m_told.findings; // shared, so that nobody after this compares them one by one
    const Told now{m_findings, pending()};
    return now != std::exchange(m_told, now);
}

void LiveFindings::forgetAll()
{
    Background::letGo(Checked{std::exchange(m_sprites, {}), std::exchange(m_shapes, {}), {}});
    m_waiting.clear();
    m_betweenFrames.forget();
    m_findings.clear();
    m_parcel.forget();
    m_whole.forget();
    m_everythingDiffers = true;
}

void LiveFindings::sayAnew()
{
    forgetAll();
    emit arrived();
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

void LiveFindings::check(const Document &document, const ValidationContext &context)
{
    m_everythingDiffers = m_everythingDiffers || context.engine != m_now.context.engine;
    if (!m_everythingDiffers && document == m_now.document)
        return;
    m_everythingDiffers = m_everythingDiffers || document.categories != m_now.document.categories ||
                          document.rules != m_now.document.rules;
    m_now = {document, context, m_now.number + 1};
    if (m_everythingDiffers || !m_whole.isPending()) // else it is brought up to date after that
        bringUpToDate();
}

void LiveFindings::bringUpToDate()
{
    const auto standElsewhere = [this](const CheckedSprite &known, const Sprite &now) -> qsizetype {
        if (standAs(known, now))
            return 0;
        const auto isSame = [](const CheckedFrame &checked, const Frame &frame) {
            return *checked.frame.id == *frame.id;
        };
        const auto first =
            std::mismatch(known.checked.cbegin(), known.checked.cend(), now.frames.cbegin(), now.frames.cend(), isSame);
        return now.frames.cend() - first.second;
    };
    qsizetype moved = 0;
    for (qsizetype i = 0; i < std::min(m_sprites.size(), m_now.document.sprites.size()); ++i) {
        if (m_sprites.at(i).id == *m_now.document.sprites.at(i).id)
            moved += standElsewhere(m_sprites.at(i), m_now.document.sprites.at(i));
    }
    // To bring so much into another order takes longer than to look through it beside the window.
    constexpr qsizetype manyMoved = 20'000;
    if ((m_everythingDiffers && hasManyFrames(m_now.document)) || moved > manyMoved)
        return checkWhole();
    followPlaces();
    const QList<const Frame *> changed = changedFrames();
    if (areMany(changed))
        return checkWhole();
    m_whole.forget();
    checkShapes(changed);
    forgetAbsent();
    for (int i = 0; i < m_sprites.size(); ++i)
        updateSprite(i);
    m_everythingDiffers = false;
    collect();
    checkNext();
}

void LiveFindings::checkWhole()
{
    m_waiting.clear();
    m_parcel.forget();
    m_betweenFrames.stop();
    m_everythingDiffers = false;
    m_whole.ask({m_now, m_shapes});
}

/// What was checked goes to where its sprites and frames stand now; what is new there was not checked.
void LiveFindings::followPlaces()
{
    const bool spritesStand =
        std::equal(m_sprites.cbegin(), m_sprites.cend(), m_now.document.sprites.cbegin(), m_now.document.sprites.cend(),
                   [](const CheckedSprite &known, const Sprite &now) { return known.id == *now.id; });
    if (spritesStand) {
        for (int i = 0; i < m_sprites.size(); ++i) {
            if (!standAs(m_sprites.at(i), m_now.document.sprites.at(i)))
                stand(m_sprites[i], i);
        }
        return;
    }
    QHash<Id<Sprite>, qsizetype> places;
    for (qsizetype i = 0; i < m_sprites.size(); ++i)
        places.insert(m_sprites.at(i).id, i);
    QList<CheckedSprite> before = std::exchange(m_sprites, {});
    for (int i = 0; i < m_now.document.sprites.size(); ++i) {
        const Sprite &now = m_now.document.sprites.at(i);
        const qsizetype place = places.value(*now.id, -1);
        CheckedSprite &known = m_sprites.emplaceBack(place < 0 ? CheckedSprite{} : std::move(before[place]));
        known.id = *now.id;
        if (place != i || !standAs(known, now))
            stand(known, i);
    }
}

bool LiveFindings::standAs(const CheckedSprite &known, const Sprite &now)
{
    if (known.frames.isSharedWith(now.frames) && known.checked.size() == now.frames.size())
        return true;
    return std::equal(known.checked.cbegin(), known.checked.cend(), now.frames.cbegin(), now.frames.cend(),
                      [](const CheckedFrame &checked, const Frame &frame) { return *checked.frame.id == *frame.id; });
}

/// Puts what was checked of a sprite where its frames stand now.
void LiveFindings::stand(CheckedSprite &known, int place)
{
    known.checked = inOrderOf(m_now.document.sprites.at(place).frames, std::move(known.checked));
    known.frames = {}; // they stood otherwise
    for (int k = 0; k < known.checked.size(); ++k) {
        for (Finding &finding : known.checked[k].findings)
            finding.frame = {place, k};
    }
}

QList<LiveFindings::CheckedFrame> LiveFindings::inOrderOf(const QList<Frame> &frames, QList<CheckedFrame> checked)
{
    const auto isSame = [](const CheckedFrame &known, const Frame &frame) { return *known.frame.id == *frame.id; };
    const qsizetype atStart =
        std::mismatch(checked.cbegin(), checked.cend(), frames.cbegin(), frames.cend(), isSame).first -
        checked.cbegin();
    QHash<Id<Frame>, qsizetype> places;
    for (qsizetype i = atStart; atStart < frames.size() && i < checked.size(); ++i)
        places.insert(*checked.at(i).frame.id, i);
    QList<CheckedFrame> ordered;
    ordered.reserve(frames.size());
    for (qsizetype i = 0; i < frames.size(); ++i) {
        const qsizetype place = i < atStart ? i : places.value(*frames.at(i).id, -1);
        ordered.append(place < 0 ? CheckedFrame{} : std::move(checked[place]));
    }
    return ordered;
}

bool LiveFindings::isCurrent(const CheckedFrame &checked, const Frame &frame) const
{
    return !m_everythingDiffers && checked.complete && checked.frame == frame;
}

/// What the findings of its frames depend on and name.
bool LiveFindings::hasSameSurroundings(const CheckedSprite &known, const Sprite &now) const
{
    return !m_everythingDiffers && known.name == now.name && known.image == now.image;
}

QList<const Frame *> LiveFindings::changedFrames() const
{
    QList<const Frame *> changed;
    for (qsizetype i = 0; i < m_now.document.sprites.size(); ++i) {
        const Sprite &now = m_now.document.sprites.at(i);
        const QList<Frame> &frames = now.frames;
        const CheckedSprite *known = i < m_sprites.size() ? &m_sprites.at(i) : nullptr;
        const bool isSame = known && hasSameSurroundings(*known, now);
        if (isSame && known->frames.isSharedWith(frames))
            continue;
        for (qsizetype k = 0; k < frames.size(); ++k) {
            const bool seen = isSame && k < known->checked.size();
            if (!seen || !isCurrent(known->checked.at(k), frames.at(k)))
                changed.append(&frames.at(k));
        }
    }
    return changed;
}

/// Checks at once as much as fits between two pictures; more than that waits for the other thread.
void LiveFindings::checkShapes(const QList<const Frame *> &frames)
{
    double steps = 0;
    for (const Frame *frame : frames) {
        for (const Shape &shape : frame->shapes) {
            if (isKnown(shape)) {
                m_waiting.remove(shape.id);
                continue;
            }
            const auto waiting = m_waiting.find(shape.id);
            if (waiting != m_waiting.end() && waiting->shape == shape)
                continue;
            if (steps + findingSteps(shape) <= findingStepsAtOnce) {
                steps += findingSteps(shape);
                m_waiting.remove(shape.id);
                m_shapes.insert(shape.id, {shape, checkedAtOnce(shape)});
            } else if (waiting != m_waiting.end()) {
                waiting->shape = shape; // keeps its turn
            } else {
                m_waiting.insert(shape.id, {shape, ++m_lastTicket});
            }
        }
    }
}

/// A shape that was known with other points is being changed, and will be again.
QList<Finding> LiveFindings::checkedAtOnce(const Shape &shape)
{
    const auto known = m_shapes.constFind(shape.id);
    const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
    if (!polygon || known == m_shapes.cend())
        return validateShape(shape);
    return validateShape(shape, m_outline.meetingsOf(shape.id, polygon->points));
}

/// Shapes that are no longer there need no answer.
void LiveFindings::forgetAbsent()
{
    if (m_waiting.isEmpty())
        return;
    QSet<ShapeId> present;
    for (const Sprite &sprite : std::as_const(m_now.document.sprites)) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                present.insert(shape.id);
        }
    }
    m_waiting.removeIf([&present](const auto &waiting) { return !present.contains(waiting.key()); });
}

LiveFindings::CheckedFrame LiveFindings::checkedFrame(const Document &document, FrameRef ref,
                                                      const ValidationContext &context,
                                                      const QHash<ShapeId, CheckedShape> &shapes)
{
    CheckedFrame checked{*findFrame(document, ref), {}, true};
    checked.findings = validateFrame(document, ref, context, [&shapes, &checked](const Shape &shape) {
        const auto known = shapes.constFind(shape.id);
        checked.complete = checked.complete && known != shapes.cend() && known->shape == shape;
        return known == shapes.cend() ? QList<Finding>() : known->findings;
    });
    return checked;
}

std::shared_ptr<LiveFindings::Checked> LiveFindings::checkedWhole(const WholeCheck &wanted, const Run &run)
{
    const auto all = std::make_shared<Checked>();
    for (int s = 0; s < wanted.value.document.sprites.size(); ++s) {
        const Sprite &sprite = wanted.value.document.sprites[s];
        CheckedSprite &checkedSprite = all->sprites.emplaceBack(CheckedSprite{
            .id = *sprite.id, .name = sprite.name, .image = sprite.image, .frames = sprite.frames, .checked = {}});
        for (int f = 0; f < sprite.frames.size(); ++f) {
            if (run.isStopped())
                return all;
            for (const Shape &shape : sprite.frames[f].shapes) {
                const auto known = wanted.known.constFind(shape.id);
                const bool isCurrent = known != wanted.known.cend() && known->shape == shape;
                all->shapes.insert(shape.id, isCurrent ? *known : CheckedShape{shape, validateShape(shape)});
            }
            checkedSprite.checked.append(
                checkedFrame(wanted.value.document, {s, f}, wanted.value.context, all->shapes));
        }
    }
    all->betweenFrames = validateWhole(wanted.value.document, wanted.value.context, run.stop());
    return all;
}

void LiveFindings::takeWhole(const WholeCheck &wanted, Checked &&checked)
{
    std::swap(m_sprites, checked.sprites);
    std::swap(m_shapes, checked.shapes);
    m_betweenFrames.take(wanted.value, checked.betweenFrames, m_now);
    Background::letGo(std::move(checked));
    bringUpToDate(); // with what changed meanwhile
    emit arrived();
}

void LiveFindings::updateSprite(int sprite)
{
    CheckedSprite &known = m_sprites[sprite];
    const Sprite &now = m_now.document.sprites.at(sprite);
    const bool sameSurroundings = hasSameSurroundings(known, now);
    const bool sameFrames = known.frames.isSharedWith(now.frames) && known.checked.size() == now.frames.size();
    const bool complete = std::all_of(known.checked.cbegin(), known.checked.cend(),
                                      [](const CheckedFrame &checked) { return checked.complete; });
    if (sameSurroundings && sameFrames && complete)
        return;
    known.name = now.name;
    known.image = now.image;
    known.frames = now.frames;
    const qsizetype seen = known.checked.size();
    known.checked.resize(now.frames.size());
    for (int i = 0; i < now.frames.size(); ++i) {
        if (!sameSurroundings || i >= seen || !isCurrent(known.checked.at(i), now.frames.at(i)))
            known.checked[i] = checkedFrame(m_now.document, {sprite, i}, m_now.context, m_shapes);
    }
}

void LiveFindings::collect()
{
    QList<Finding> all;
    for (const CheckedSprite &sprite : std::as_const(m_sprites)) {
        for (const CheckedFrame &frame : sprite.checked)
            all += frame.findings;
    }
    m_betweenFrames.bringUpTo(m_now);
    m_findings = all + m_betweenFrames.list();
}

QList<Shape> LiveFindings::nextParcel() const
{
    QList<const WaitingShape *> queue;
    for (const WaitingShape &waiting : m_waiting)
        queue.append(&waiting);
    std::sort(queue.begin(), queue.end(),
              [](const WaitingShape *a, const WaitingShape *b) { return a->ticket < b->ticket; });
    QList<Shape> parcel;
    double steps = 0;
    for (const WaitingShape *waiting : queue) {
        if (steps >= stepsInParcel)
            break;
        parcel.append(waiting->shape);
        steps += findingSteps(waiting->shape);
    }
    return parcel;
}

QList<LiveFindings::CheckedShape> LiveFindings::checked(const QList<Shape> &parcel, const Run &run)
{
    QList<CheckedShape> results;
    for (const Shape &shape : parcel) {
        if (run.isStopped())
            break;
        results.append({shape, validateShape(shape)});
    }
    return results;
}

void LiveFindings::checkNext()
{
    if (!m_parcel.isPending() && !m_waiting.isEmpty())
        m_parcel.ask(nextParcel());
}

void LiveFindings::take(const QList<CheckedShape> &results)
{
    for (const CheckedShape &result : results) {
        const auto waiting = m_waiting.find(result.shape.id);
        if (waiting == m_waiting.end())
            continue; // it was answered at once meanwhile, or is gone
        if (waiting->shape == result.shape)
            m_waiting.erase(waiting);
        else
            waiting->ticket = ++m_lastTicket; // changed meanwhile: nearer to it than what was known
        m_shapes.insert(result.shape.id, result);
    }
    for (int i = 0; i < m_sprites.size(); ++i)
        updateSprite(i);
    collect();
    checkNext();
    emit arrived();
}

} // namespace hitbox
