#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/frames/frames_panel.h"
#include "windows/tools/trace_panel.h"

namespace hitbox {

namespace {

ActionState whereThereAreFrames(const Session &session)
{
    return {.enabled = findFrame(session.document(), session.currentFrame()) != nullptr};
}

} // namespace

QList<ActionInfo> traceActions(Session &session, FramesPanel &frames, TracePanel &trace)
{
    return {
        {.id = QStringLiteral("trace.chosen"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Trace the selected f&rames"),
         .toolTip = Actions::tr("Outline what is opaque, as the Trace panel says"),
         .submenu = Actions::tr("&Trace"),
         .run = [&frames, &trace] { trace.traceMany(frames.chosenFrames()); },
         .state = [&session] { return whereThereAreFrames(session); }},
        {.id = QStringLiteral("trace.sprite"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Trace all frames of the sprite"),
         .toolTip = Actions::tr("Outline what is opaque, as the Trace panel says"),
         .submenu = Actions::tr("&Trace"),
         .run = [&session, &trace] { trace.traceMany(frameRefsOf(session.document(), session.currentFrame().sprite)); },
         .state = [&session] { return whereThereAreFrames(session); }},
        {.id = QStringLiteral("trace.project"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Trace all frames of the &project"),
         .toolTip = Actions::tr("Outline what is opaque, as the Trace panel says"),
         .submenu = Actions::tr("&Trace"),
         .run = [&session, &trace] { trace.traceMany(frameRefsOf(session.document())); },
         .state = [&session] { return whereThereAreFrames(session); }},
    };
}

} // namespace hitbox
