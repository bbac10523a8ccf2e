#include "windows/actions/action_tables.h"

namespace hitbox {

QList<ActionInfo> allActions()
{
    QList<ActionInfo> all;
    for (const auto &table : {
             fileActions,     editActions,    viewActions,     snapActions,  panelActions,
             toolActions,     shapeActions,   combineActions,  frameActions, traceActions,
             sequenceActions, stageActions,   instanceActions, probeActions, playActions,
             timelineActions, overlapActions, repairActions,   helpActions,
         })
        all += table();
    return all;
}

} // namespace hitbox
