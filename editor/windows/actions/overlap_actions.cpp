#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/main/stage_desk.h"
#include "windows/main/workspace.h"
#include "windows/stage/overlaps_panel.h"

namespace hitbox {

QList<ActionInfo> overlapActions()
{
    return {
        {.id = QStringLiteral("stage.next-overlap"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("&Next overlap"),
         .keys = keys("N"),
         .toolTip = Actions::tr("Go to the next pair in the list of overlaps"),
         .run = [](Workspace &workspace) { workspace.stage().overlaps()->press(1); },
         .state = onStage},
        {.id = QStringLiteral("stage.previous-overlap"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("Pre&vious overlap"),
         .keys = keys("Shift+N"),
         .run = [](Workspace &workspace) { workspace.stage().overlaps()->press(-1); },
         .state = onStage},
        {.id = QStringLiteral("stage.hits-only"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("&Hits only"),
         .keys = keys("H"),
         .toolTip = Actions::tr("Hide overlaps of categories that do not hit each other"),
         .run = [](Workspace &workspace) { workspace.stage().overlaps()->toggleHitsOnly(); },
         .state =
             [](const Workspace &workspace) {
                 ActionState state = onStage(workspace);
                 state.checked = workspace.stage().overlaps()->hitsOnly();
                 return state;
             }},
        {.id = QStringLiteral("stage.engine-numbers"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("Next numbers of the &engine"),
         .keys = keys("Shift+H"),
         .toolTip = Actions::tr("Mark overlaps that come out otherwise in float32 metres or in whole pixels"),
         .run = [](Workspace &workspace) { workspace.stage().overlaps()->chooseNextNumbers(); },
         .state = onStage},
    };
}

} // namespace hitbox
