#include "windows/problems/problem_counts.h"

#include "session/open_project.h"

namespace hitbox {

ProblemCounts problemCounts(const OpenProject &project)
{
    ProblemCounts counts;
    const FrameRef current = project.session.currentFrame();
    for (const Finding &finding : project.live.findings.list()) {
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
