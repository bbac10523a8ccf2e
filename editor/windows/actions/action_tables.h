#pragma once

#include "windows/actions/actions.h"

/// One table of actions for each feature, each in a file of its own: made for one project, of what they act on.
/// Workspace joins them.
namespace hitbox {

class ExportFlow;
class FileFlow;
class FindingCard;
class FramesPanel;
class KeptSettings;
class Loupe;
class OverlapsPanel;
class ProbesPanel;
class ProblemsPanel;
class ProjectView;
class Session;
class ShapesPanel;
class SidePanels;
class SpritesPanel;
class StageDesk;
class StagePanel;
class StatusLine;
class TracePanel;

QList<ActionInfo> fileActions(Session &session, FileFlow &files, ExportFlow &exports);
QList<ActionInfo> editActions(Session &session, ProjectView &project, SpritesPanel &sprites, ShapesPanel &shapes);
QList<ActionInfo> zoomActions(ProjectView &project);
QList<ActionInfo> snapActions(Session &session, KeptSettings &settings, StatusLine &status, Loupe &loupe);
QList<ActionInfo> panelActions(SidePanels &panels); ///< one for each row of sidePanelInfos()
QList<ActionInfo> toolActions(Session &session);    ///< one for each row of allTools()
QList<ActionInfo> shapeActions(Session &session, ProjectView &project);
QList<ActionInfo> combineActions(Session &session, ProjectView &project);
QList<ActionInfo> frameActions(Session &session, ProjectView &project);
QList<ActionInfo> traceActions(Session &session, FramesPanel &frames, TracePanel &trace);
/// Animations: playing, copies from frame to frame, tags.
QList<ActionInfo> sequenceActions(Session &session, FramesPanel &frames, StagePanel &stage);
QList<ActionInfo> stageActions(Session &session, StageDesk &stage);
/// What stands on a stage.
QList<ActionInfo> instanceActions(Session &session, ProjectView &project, StagePanel &stage);
QList<ActionInfo> probeActions(Session &session, ProbesPanel &probes);
QList<ActionInfo> playActions(Session &session);
QList<ActionInfo> overlapActions(Session &session, OverlapsPanel &overlaps);
/// Problems, and what the engine gets.
QList<ActionInfo> repairActions(Session &session, ProjectView &project, FindingCard &card, ProblemsPanel &problems);

ActionState onStage(const Session &session); ///< enabled while a stage is in view

} // namespace hitbox
