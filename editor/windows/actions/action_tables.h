#pragma once

#include "windows/actions/actions.h"

/// One table of actions for each feature, each in a file of its own; all_actions.cpp joins them.
namespace hitbox {

QList<ActionInfo> fileActions();
QList<ActionInfo> editActions();
QList<ActionInfo> viewActions();
QList<ActionInfo> snapActions();
QList<ActionInfo> panelActions(); ///< one for each row of sidePanelInfos()
QList<ActionInfo> toolActions();  ///< one for each row of allTools()
QList<ActionInfo> shapeActions();
QList<ActionInfo> combineActions();
QList<ActionInfo> frameActions();
QList<ActionInfo> traceActions();
QList<ActionInfo> sequenceActions(); ///< animations: playing, copies from frame to frame, tags
QList<ActionInfo> stageActions();
QList<ActionInfo> instanceActions(); ///< what stands on a stage
QList<ActionInfo> probeActions();
QList<ActionInfo> playActions();
QList<ActionInfo> timelineActions();
QList<ActionInfo> overlapActions();
QList<ActionInfo> repairActions(); ///< problems, and what the engine gets
QList<ActionInfo> helpActions();

ActionState onStage(const Workspace &workspace); ///< enabled while a stage is in view

} // namespace hitbox
