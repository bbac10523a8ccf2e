#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/stage/overlaps_panel.h"

namespace hitbox {

QList<ActionInfo> overlapActions(Session &session, OverlapsPanel &overlaps)
{
    return {
        {.id = QStringLiteral("stage.next-overlap"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("&Next overlap"),
         .keys = keys("N"),
         .toolTip = Actions::tr("Go to the next pair in the list of overlaps"),
         .run = [&overlaps] { overlaps.press(1); },
         .state = [&session] { return onStage(session); }},
        {.id = QStringLiteral("stage.previous-overlap"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("Pre&vious overlap"),
         .keys = keys("Shift+N"),
         .run = [&overlaps] { overlaps.press(-1); },
         .state = [&session] { return onStage(session); }},
        {.id = QStringLiteral("stage.hits-only"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("&Hits only"),
         .keys = keys("H"),
         .toolTip = Actions::tr("Hide overlaps of categories that do not hit each other"),
         .run = [&overlaps] { overlaps.toggleHitsOnly(); },
         .state =
             [&session, &overlaps] {
                 ActionState state = onStage(session);
                 state.checked = overlaps.hitsOnly();
                 return state;
             }},
        {.id = QStringLiteral("stage.engine-numbers"),
         .section = ActionSection::StageOverlaps,
         .text = Actions::tr("Next numbers of the &engine"),
         .keys = keys("Shift+H"),
         .toolTip = Actions::tr("Mark overlaps that come out otherwise in float32 metres or in whole pixels"),
         .run = [&overlaps] { overlaps.chooseNextNumbers(); },
         .state = [&session] { return onStage(session); }},
    };
}

} // namespace hitbox
