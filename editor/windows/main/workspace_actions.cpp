#include "windows/actions/action_tables.h"
#include "windows/export/export_flow.h"
#include "windows/files/file_flow.h"
#include "windows/frames/frames_panel.h"
#include "windows/frames/marks_panel.h"
#include "windows/main/frame_desk.h"
#include "windows/main/side_panels.h"
#include "windows/main/stage_desk.h"
#include "windows/main/status_line.h"
#include "windows/main/workspace.h"
#include "windows/problems/conflicts_panel.h"
#include "windows/problems/finding_card.h"
#include "windows/problems/problems_panel.h"
#include "windows/scripts/script_flow.h"
#include "windows/shapes/shapes_panel.h"
#include "windows/sprites/sprites_panel.h"
#include "windows/stage/stage_panel.h"
#include "windows/timeline/timeline_panel.h"
#include "windows/tools/trace_panel.h"
#include "windows/tracks/tracks_panel.h"

namespace hitbox {

namespace {

ActionInfo contactAction(Workspace &workspace, TimelinePanel &timeline, TimelinePanel::ContactEnd end)
{
    const bool isFirst = end == TimelinePanel::ContactEnd::First;
    return {.id = isFirst ? QStringLiteral("stage.first-contact") : QStringLiteral("stage.last-contact"),
            .section = ActionSection::StageMode,
            .text = isFirst ? Actions::tr("&First contact") : Actions::tr("&Last contact"),
            .keys = isFirst ? keys("Shift+F9") : keys("Ctrl+F9"),
            .toolTip = Actions::tr("In the timeline"),
            .run = [&timeline, end] { timeline.goToContact(end); },
            .state = [&workspace]() -> ActionState { return {.enabled = workspace.timelineShown()}; }};
}

} // namespace

QList<ActionInfo> Workspace::ownActions()
{
    return {
        {.id = QStringLiteral("view.next-part"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Next pane&l"),
         .keys = keys("F6"),
         .toolTip = Actions::tr("Go on to the next panel, or to the canvas"),
         .run = [this] { focusNextPart(1); }},
        {.id = QStringLiteral("view.previous-part"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Previous p&anel"),
         .keys = keys("Shift+F6"),
         .run = [this] { focusNextPart(-1); }},
        {.id = QStringLiteral("frame.tracks"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("Trac&ks"),
         .keys = keys("F12"),
         .toolTip = Actions::tr("What is there in which frame, in place of the strip of frames"),
         .run = [this] { toggleTracks(); },
         .state = [this]() -> ActionState { return {.checked = tracksShown()}; }},
        {.id = QStringLiteral("stage.timeline"),
         .section = ActionSection::StageMode,
         .text = Actions::tr("&Timeline"),
         .keys = keys("F9"),
         .toolTip = Actions::tr("Play two animations side by side and see when they connect"),
         .run = [this] { toggleTimeline(); },
         .state = [this]() -> ActionState { return {.checked = timelineShown()}; }},
        contactAction(*this, *m_stage->timeline(), TimelinePanel::ContactEnd::First),
        contactAction(*this, *m_stage->timeline(), TimelinePanel::ContactEnd::Last),
    };
}

/// The order is that of the menus, within each of their sections.
QList<ActionInfo> Workspace::actions()
{
    StagePanel &stage = *m_stage->panel();
    return fileActions(m_project, *m_files, *m_exports, *m_scripts) +
           editActions(m_project, *this, *m_sprites, *m_frame->shapes(), *m_frame->frames(), *m_frame->marks()) +
           zoomActions(*this) + snapActions(m_project.tools, m_settings, *m_status, *m_frame->loupe()) +
           panelActions(*m_sidePanels) + toolActions(m_project.session, *this) + shapeActions(m_project, *this) +
           scopeActions(m_project, *this) + categoryActions(m_project, *this) + combineActions(m_project, *this) +
           frameActions(m_project, *this) + spriteActions(m_project, *this, *m_sprites, *m_frame->frames()) +
           traceActions(m_project.session, *m_frame->frames(), *m_frame->trace()) +
           sequenceActions(m_project.session, *m_frame->frames(), stage, *m_frame->marks()) +
           trackActions(*m_frame->tracks()) + stageActions(m_project.session, *m_stage) +
           instanceActions(m_project.session, *this, stage) + probeActions(m_project, *m_stage->probes()) +
           playActions(m_project.live.play) + overlapActions(m_project.session, *m_stage->overlaps()) +
           repairActions(m_project, *this, *m_frame->card(), *m_problems) + conflictActions(*m_conflicts) +
           ownActions();
}

} // namespace hitbox
