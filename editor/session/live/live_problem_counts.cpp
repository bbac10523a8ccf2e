#include "session/live/live_problem_counts.h"

#include "session/live/live_findings.h"
#include "session/session.h"

#include <utility>

namespace hitbox {

namespace {

ProblemCounts countsOf(const QList<Finding> &findings, const Document &document, FrameRef inView)
{
    ProblemCounts counts;
    for (const Finding &finding : findings) {
        if (finding.severity == Severity::Info)
            continue;
        ++counts.all;
        const Sprite *sprite = findSprite(document, finding.frame.sprite);
        if (!sprite)
            continue;
        ++counts.sprites[sprite->id];
        const Frame *frame = findFrame(document, finding.frame);
        if (frame && finding.frame.sprite == inView.sprite)
            ++counts.frames[frame->id];
        if (frame && finding.frame == inView && finding.shape)
            ++counts.shapes[finding.shape];
    }
    return counts;
}

} // namespace

LiveProblemCounts::LiveProblemCounts(const Session &session, const LiveFindings &findings)
    : m_session(session)
    , m_findings(findings)
{
}

/// Findings of the value before are counted as they were then, by ids, until those of this one are there.
bool LiveProblemCounts::update(const Shown &shown)
{
    const Frame *frame = findFrame(shown.document, m_session.currentFrame());
    const Id<Frame> inView = frame ? *frame->id : Id<Frame>();
    const bool sameFrame = std::exchange(m_frame, inView) == inView;
    if (sameFrame && m_findings.list() == m_counted)
        return false;
    m_counted = m_findings.list();
    ProblemCounts now = countsOf(m_counted, shown.document, m_session.currentFrame());
    return std::exchange(m_now, now) != now;
}

} // namespace hitbox
