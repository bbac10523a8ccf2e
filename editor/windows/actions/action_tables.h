#pragma once

#include "windows/actions/actions.h"

/// One table of actions for each feature, each in a file of its own: made for one project, of what they act on.
/// Workspace joins them.
namespace hitbox {

class ConflictsPanel;
class ExportFlow;
class FileFlow;
class FindingCard;
class FramesPanel;
class KeptSettings;
class LivePlay;
class Loupe;
class MarksPanel;
class OverlapsPanel;
class ProbesPanel;
class ProblemsPanel;
class ProjectView;
class OpenProject;
class ScriptFlow;
class Session;
class ShapesPanel;
class SidePanels;
class SpritesPanel;
class StageDesk;
class StagePanel;
class StatusLine;
class ToolDesk;
class TracePanel;
class TracksPanel;

QList<ActionInfo> fileActions(OpenProject &project, FileFlow &files, ExportFlow &exports, ScriptFlow &scripts);
QList<ActionInfo> editActions(OpenProject &project, ProjectView &view, SpritesPanel &sprites, ShapesPanel &shapes,
                              FramesPanel &frames, MarksPanel &marks);
QList<ActionInfo> zoomActions(ProjectView &view);
QList<ActionInfo> snapActions(ToolDesk &tools, KeptSettings &settings, StatusLine &status, Loupe &loupe);
QList<ActionInfo> panelActions(SidePanels &panels); ///< one for each row of sidePanelInfos()
/// One for each row of allTools(). Whoever takes a tool up works on the canvas next, which gets the keys.
QList<ActionInfo> toolActions(Session &session, const ProjectView &view);
QList<ActionInfo> shapeActions(OpenProject &project, ProjectView &view);
/// In which frames edits of shapes are done.
QList<ActionInfo> scopeActions(OpenProject &project, ProjectView &view);
/// The first nine categories by their digits.
QList<ActionInfo> categoryActions(OpenProject &project, ProjectView &view);
QList<ActionInfo> combineActions(OpenProject &project, ProjectView &view);
QList<ActionInfo> frameActions(OpenProject &project, ProjectView &view);
/// Between sprites and their frames: joining, splitting.
QList<ActionInfo> spriteActions(OpenProject &project, ProjectView &view, SpritesPanel &sprites, FramesPanel &frames);
QList<ActionInfo> traceActions(Session &session, FramesPanel &frames, TracePanel &trace);
/// Animations: playing, copies from frame to frame, tags, events.
QList<ActionInfo> sequenceActions(Session &session, FramesPanel &frames, StagePanel &stage, MarksPanel &marks);
QList<ActionInfo> trackActions(TracksPanel &tracks); ///< on the chosen cells of its grid
QList<ActionInfo> stageActions(Session &session, StageDesk &stage);
/// What stands on a stage.
QList<ActionInfo> instanceActions(Session &session, ProjectView &view, StagePanel &stage);
QList<ActionInfo> probeActions(OpenProject &project, ProbesPanel &probes);
QList<ActionInfo> playActions(LivePlay &play);
QList<ActionInfo> overlapActions(Session &session, OverlapsPanel &overlaps);
/// Problems, and what the engine gets.
QList<ActionInfo> conflictActions(ConflictsPanel &conflicts); ///< of a merge
QList<ActionInfo> repairActions(OpenProject &project, ProjectView &view, FindingCard &card, ProblemsPanel &problems);

ActionState onStage(const Session &session); ///< enabled while a stage is in view

} // namespace hitbox
