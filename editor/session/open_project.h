#pragma once

#include "session/canvas_in_view.h"
#include "session/files/project_files.h"
#include "session/files/project_images.h"
#include "session/live/live_answers.h"
#include "session/live/preview.h"
#include "session/scope_report.h"
#include "session/session.h"
#include "session/tag_in_view.h"
#include "session/tool_settings.h"
#include "session/work/frame_alpha.h"

namespace hitbox {

/// One open project and everything that follows it. The windows and the scene are given it, or the parts of it that
/// they use.
class OpenProject
{
public:
    OpenProject();

    /// What is done on the canvas goes to the play test while one stands, and else to the tool in hand. False when
    /// nobody wanted it.
    bool feed(const ToolInput &input);

    const AlphaSource &alpha() const { return m_alpha; } ///< of the frames

private:
    Surroundings m_around;

public:
    ToolDesk tools;
    ScopeReport scope;
    CanvasInView canvas;
    Session session{tools, scope, m_around};
    TagInView tag{session};
    ProjectFiles files{session};
    ProjectImages images{session, files};
    Preview preview{session};
    LiveAnswers live{session, tools, images, preview, canvas};

private:
    FrameAlpha m_alpha{session, images};
};

/// Commits what a hand beside the canvas did to shapes of the frame in view, as tools do: it is done in the whole scope
/// (see EditScope), within the one step.
void commitShapes(OpenProject &project, Document after, const QString &text, const QString &mergeKey = {});

} // namespace hitbox
