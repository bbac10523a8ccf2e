#include "session/live/live_findings.h"

#include "formats/export/export_options.h"
#include "formats/exporters/preparation/engine_needs.h"
#include "session/files/project_images.h"
#include "session/live/followed_findings.h"

#include <utility>

namespace hitbox {

namespace {

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
    , m_shapes([this] {
        m_frames.bringUpTo(m_now, m_shapes.known());
        collect();
        emit arrived();
    })
    , m_betweenFrames([this] {
        collect(); // which asks once more where something changed meanwhile
        emit arrived();
    })
    , m_whole(checkedWhole, [this](const WholeCheck &wanted, const std::shared_ptr<WholeChecked> &all) {
        takeWhole(wanted, std::move(*all));
    })
{
}

bool LiveFindings::pending() const
{
    return m_shapes.isPending() || m_whole.isPending() || m_betweenFrames.isPending() || m_images.isSurveying();
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
    take(shown.document, {m_images.catalog(), engineNeeds(shown.document.engine), profileProblem},
         shown.difference.exists);
    if (m_findings == m_told.findings)
        m_findings = m_told.findings; // shared, so that nobody after this compares them one by one
    const Told now{m_findings, pending()};
    return now != std::exchange(m_told, now);
}

void LiveFindings::forgetAll()
{
    Background::letGo(WholeChecked{m_frames.replaceAll({}), m_shapes.replaceAll({}), {}});
    m_shapes.stop();
    m_betweenFrames.forget();
    m_whole.forget();
    m_findings.clear();
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

void LiveFindings::check(const Document &document, const ValidationContext &context)
{
    take(document, context, document != m_now.document);
}

void LiveFindings::take(const Document &document, const ValidationContext &context, bool differs)
{
    m_everythingDiffers = m_everythingDiffers || context.engine != m_now.context.engine;
    if (!m_everythingDiffers && !differs)
        return;
    m_everythingDiffers = m_everythingDiffers || document.categories != m_now.document.categories ||
                          document.rules != m_now.document.rules;
    m_now = {document, context, m_now.number + 1};
    if (m_everythingDiffers || !m_whole.isPending()) // else it is brought up to date after that
        bringUpToDate();
}

void LiveFindings::bringUpToDate()
{
    const QList<Sprite> &sprites = m_now.document.sprites;
    // To bring so much into another order takes longer than to look through it beside the window.
    constexpr qsizetype manyMoved = 20'000;
    if ((m_everythingDiffers && hasManyFrames(m_now.document)) || m_frames.countMoved(sprites) > manyMoved)
        return checkWhole();
    if (std::exchange(m_everythingDiffers, false))
        m_frames.distrustAll();
    m_frames.follow(sprites);
    const QList<const Frame *> changed = m_frames.changedIn(sprites);
    if (areMany(changed))
        return checkWhole();
    m_whole.forget();
    m_shapes.check(changed);
    m_shapes.dropAbsent(m_now.document);
    m_frames.bringUpTo(m_now, m_shapes.known());
    collect();
    m_shapes.startParcel();
}

void LiveFindings::checkWhole()
{
    m_shapes.stop();
    m_betweenFrames.stop();
    m_everythingDiffers = false;
    m_whole.ask({m_now, m_shapes.known()});
}

void LiveFindings::takeWhole(const WholeCheck &wanted, WholeChecked &&all)
{
    all.sprites = m_frames.replaceAll(std::move(all.sprites));
    all.shapes = m_shapes.replaceAll(std::move(all.shapes));
    m_betweenFrames.take(wanted.value, all.betweenFrames, m_now);
    Background::letGo(std::move(all));
    bringUpToDate(); // with what changed meanwhile
    emit arrived();
}

void LiveFindings::collect()
{
    m_betweenFrames.bringUpTo(m_now);
    m_findings = m_frames.list() + m_betweenFrames.list();
}

} // namespace hitbox
