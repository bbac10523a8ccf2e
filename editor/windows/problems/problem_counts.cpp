#include "windows/problems/problem_counts.h"

#include "session/session.h"

namespace hitbox {

ProblemCounts problemCounts(const Session &session)
{
    ProblemCounts counts;
    const FrameRef current = session.currentFrame();
    for (const Finding &finding : session.findings()) {
        if (finding.severity == Severity::Info)
            continue;
        ++counts.sprites[finding.frame.sprite];
        if (finding.frame.sprite == current.sprite)
            ++counts.frames[finding.frame.frame];
        if (finding.frame == current)
            ++counts.shapes[finding.shape];
    }
    return counts;
}

} // namespace hitbox
