#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/main/stage_desk.h"

namespace hitbox {

ActionState onStage(const Session &session)
{
    return {.enabled = session.mode() == Session::Mode::Stage};
}

QList<ActionInfo> stageActions(Session &session, StageDesk &stage)
{
    return {
        {.id = QStringLiteral("stage.toggle"),
         .section = ActionSection::StageMode,
         .text = Actions::tr("&Stage on or off"),
         .keys = keys("F5"),
         .toolTip = Actions::tr("Place frames and see what overlaps"),
         .run =
             [&session] {
                 const bool isStage = session.mode() == Session::Mode::Stage;
                 session.setMode(isStage ? Session::Mode::Frames : Session::Mode::Stage);
             }},
        {.id = QStringLiteral("stage.place"),
         .section = ActionSection::StageMode,
         .text = Actions::tr("&Place frame"),
         .keys = keys("Ins"),
         .toolTip = Actions::tr("Put the frame in view on the stage"),
         .run = [&session, &stage] { stage.placeInView(session.currentFrame()); },
         .state = [&session] { return onStage(session); }},
    };
}

} // namespace hitbox
