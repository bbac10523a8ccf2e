#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/frames/frames_panel.h"
#include "windows/main/workspace.h"
#include "windows/tools/trace_panel.h"

namespace hitbox {

namespace {

ActionState whereThereAreFrames(const Workspace &workspace)
{
    const Session &session = workspace.session();
    return {.enabled = findFrame(session.document(), session.currentFrame()) != nullptr};
}

} // namespace

QList<ActionInfo> traceActions()
{
    return {
        {.id = QStringLiteral("trace.chosen"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Trace the selected f&rames"),
         .toolTip = Actions::tr("Outline what is opaque, as the Trace panel says"),
         .run = [](Workspace &workspace) { workspace.tracePanel().traceMany(workspace.frames().chosenFrames()); },
         .state = whereThereAreFrames},
        {.id = QStringLiteral("trace.sprite"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Trace all frames of the sprite"),
         .toolTip = Actions::tr("Outline what is opaque, as the Trace panel says"),
         .run =
             [](Workspace &workspace) {
                 const Session &session = workspace.session();
                 workspace.tracePanel().traceMany(frameRefsOf(session.document(), session.currentFrame().sprite));
             },
         .state = whereThereAreFrames},
        {.id = QStringLiteral("trace.project"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Trace all frames of the &project"),
         .toolTip = Actions::tr("Outline what is opaque, as the Trace panel says"),
         .run =
             [](Workspace &workspace) {
                 workspace.tracePanel().traceMany(frameRefsOf(workspace.session().document()));
             },
         .state = whereThereAreFrames},
    };
}

} // namespace hitbox
