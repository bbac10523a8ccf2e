#include "session/live/findings_between_frames.h"

#include "session/live/followed_findings.h"

#include <utility>

namespace hitbox {

namespace {

/// What the rules about more than one frame look through takes longer than there is between two pictures.
bool isMuchBetweenFrames(const Document &document)
{
    constexpr qsizetype perSprite = 20; // beside what each strike takes: each rule looks at names and images
    constexpr qsizetype perInstance = 5;
    constexpr qsizetype much = 50'000;
    qsizetype steps = perSprite * document.sprites.size();
    for (const Category &category : document.categories)
        steps += perInstance + category.hits.size();
    for (const Sprite &sprite : document.sprites)
        steps += sprite.frames.size() + sprite.tags.size();
    for (const Stage &stage : document.stages)
        steps += perInstance * (1 + stage.instances.size());
    return steps > much;
}

} // namespace

FindingsBetweenFrames::FindingsBetweenFrames(std::function<void()> arrived)
    : m_work([](const ValueToCheck &wanted,
                const Run &run) { return validateWhole(wanted.document, wanted.context, run.stop()); },
             [this, arrived = std::move(arrived)](const ValueToCheck &wanted, const QList<Finding> &findings) {
                 take(wanted, findings, m_now);
                 arrived();
             })
{
}

void FindingsBetweenFrames::bringUpTo(const ValueToCheck &now)
{
    m_now = now;
    if (m_number == now.number)
        return;
    if (isMuchBetweenFrames(now.document)) {
        if (!m_work.isPending())
            m_work.ask(now);
        return;
    }
    m_work.forget();
    m_findings = validateWhole(now.document, now.context);
    m_number = now.number;
}

void FindingsBetweenFrames::take(const ValueToCheck &of, const QList<Finding> &findings, const ValueToCheck &now)
{
    const bool isOfNow = of.number == now.number || of.document.sprites.isSharedWith(now.document.sprites);
    m_findings = isOfNow ? findings : followedFindings(findings, of.document, now.document);
    m_number = of.number;
}

void FindingsBetweenFrames::follow(const Document &from, const Document &to)
{
    m_findings = followedFindings(m_findings, from, to);
}

void FindingsBetweenFrames::stop()
{
    m_work.forget();
}

void FindingsBetweenFrames::forget()
{
    m_work.forget();
    m_findings.clear();
    m_now = {};
}

} // namespace hitbox
