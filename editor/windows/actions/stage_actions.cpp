#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/main/stage_desk.h"
#include "windows/main/workspace.h"

namespace hitbox {

ActionState onStage(const Workspace &workspace)
{
    return {.enabled = workspace.session().mode() == Session::Mode::Stage};
}

QList<ActionInfo> stageActions()
{
    return {
        {.id = QStringLiteral("stage.toggle"),
         .section = ActionSection::StageMode,
         .text = Actions::tr("&Stage on or off"),
         .keys = keys("F5"),
         .toolTip = Actions::tr("Place frames and see what overlaps"),
         .run =
             [](Workspace &workspace) {
                 Session &session = workspace.session();
                 const bool stage = session.mode() == Session::Mode::Stage;
                 session.setMode(stage ? Session::Mode::Frames : Session::Mode::Stage);
             }},
        {.id = QStringLiteral("stage.place"),
         .section = ActionSection::StageMode,
         .text = Actions::tr("&Place frame"),
         .keys = keys("Ins"),
         .toolTip = Actions::tr("Put the frame in view on the stage"),
         .run = [](Workspace &workspace) { workspace.stage().placeInView(workspace.session().currentFrame()); },
         .state = onStage},
    };
}

} // namespace hitbox
