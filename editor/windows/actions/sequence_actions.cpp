#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/frames/frames_panel.h"
#include "windows/frames/marks_panel.h"
#include "windows/stage/stage_panel.h"

namespace hitbox {

namespace {

using Target = FramesPanel::CopyTarget;

QList<ActionInfo> sequencePlayActions(Session &session, FramesPanel &frames, StagePanel &stage)
{
    return {
        {.id = QStringLiteral("frame.play"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("P&lay or stop"),
         .keys = keys("F4"),
         .toolTip =
             Actions::tr("Play the frames of the sprite or of the tag that is shown, or all animations on a stage"),
         .run =
             [&session, &frames, &stage] {
                 if (session.mode() == Session::Mode::Stage)
                     stage.togglePlaying();
                 else
                     frames.togglePlaying();
             }},
        {.id = QStringLiteral("frame.onion-skin"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Onion skin"),
         .keys = keys("F7"),
         .toolTip = Actions::tr("The frames beside this one, faintly, as the strip's onion menu says"),
         .run = [&frames] { frames.toggleOnionSkin(); }},
    };
}

QList<ActionInfo> copyActions(FramesPanel &frames)
{
    const QString copyMenu = Actions::tr("&Copy shapes");
    return {
        {.id = QStringLiteral("frame.copy-to-next"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the ne&xt frame"),
         .keys = keys("Ctrl+."),
         .toolTip = Actions::tr("Copy the selected shapes to the next frame and go there, with the copies selected"),
         .submenu = copyMenu,
         .run = [&frames] { frames.copyShapesTo(Target::Next); }},
        {.id = QStringLiteral("frame.copy-beside"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the next frame and &keep both"),
         .keys = keys("Alt+."),
         .toolTip = Actions::tr("As before, but nothing that is drawn there is replaced"),
         .submenu = copyMenu,
         .run = [&frames] { frames.copyShapesTo(Target::Next, CopyOver::KeepBoth); }},
        {.id = QStringLiteral("frame.copy-along-picture"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes along the &picture"),
         .keys = keys("Ctrl+Alt+."),
         .toolTip = Actions::tr("To the next frame, each moved as far as the pixels that it lies on"),
         .submenu = copyMenu,
         .run = [&frames] { frames.copyAlongPicture(); }},
        {.id = QStringLiteral("frame.copy-to-tag-end"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the &end of the tag"),
         .keys = keys("Ctrl+Shift+."),
         .toolTip =
             Actions::tr("Copy the selected shapes to each frame up to the last one of the tag, or of the sprite"),
         .submenu = copyMenu,
         .run = [&frames] { frames.copyShapesTo(Target::TagEnd); }},
        {.id = QStringLiteral("frame.copy-to-all"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to &all frames shown"),
         .submenu = copyMenu,
         .run = [&frames] { frames.copyShapesTo(Target::All); }},
        {.id = QStringLiteral("frame.copy-to-chosen"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the &chosen frames"),
         .submenu = copyMenu,
         .run = [&frames] { frames.copyShapesTo(Target::Chosen); }},
    };
}

QList<ActionInfo> chosenFrameActions(FramesPanel &frames)
{
    const QString framesMenu = Actions::tr("C&hosen frames");
    return {
        {.id = QStringLiteral("frame.insert-blank"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Insert frame without shapes"),
         .toolTip = Actions::tr("Behind the chosen frames, with the picture of the last one"),
         .submenu = framesMenu,
         .run = [&frames] { frames.editSequence(FramesPanel::SequenceEdit::Blank); }},
        {.id = QStringLiteral("frame.hold"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Hold twice as long"),
         .toolTip = Actions::tr("Double the duration of the chosen frames"),
         .submenu = framesMenu,
         .run = [&frames] { frames.editSequence(FramesPanel::SequenceEdit::Hold); }},
        {.id = QStringLiteral("frame.reverse"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Reverse frames"),
         .toolTip = Actions::tr("Turn round the order of the chosen frames, or of all that are shown"),
         .submenu = framesMenu,
         .run = [&frames] { frames.editSequence(FramesPanel::SequenceEdit::Reverse); }},
        {.id = QStringLiteral("frame.number"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("N&umber frames"),
         .toolTip = Actions::tr("Name the chosen frames, or all that are shown, after the first one, counting on"),
         .submenu = framesMenu,
         .run = [&frames] { frames.editSequence(FramesPanel::SequenceEdit::Number); }},
    };
}

QList<ActionInfo> pivotActions(FramesPanel &frames)
{
    const QString pivotMenu = Actions::tr("P&ivots of the chosen frames");
    const auto set = [&frames](FramePivots::Of of, PivotAnchor anchor) {
        return [&frames, of, anchor] { frames.setPivots(of, anchor); };
    };
    return {
        {.id = QStringLiteral("frame.pivot-picture-bottom"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Pivot at the &bottom middle of the picture (feet)"),
         .toolTip = Actions::tr("Below what is opaque in each chosen frame: where a figure stands"),
         .submenu = pivotMenu,
         .run = set(FramePivots::Of::Picture, PivotAnchor::Bottom)},
        {.id = QStringLiteral("frame.pivot-picture-centre"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Pivot in the &centre of the picture"),
         .toolTip = Actions::tr("The middle of what is opaque in each chosen frame"),
         .submenu = pivotMenu,
         .run = set(FramePivots::Of::Picture, PivotAnchor::Center)},
        {.id = QStringLiteral("frame.pivot-bottom"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Pivot at the bottom middle of the &frame"),
         .toolTip = Actions::tr("Of each chosen frame, whatever its picture shows"),
         .submenu = pivotMenu,
         .run = set(FramePivots::Of::Frame, PivotAnchor::Bottom)},
        {.id = QStringLiteral("frame.pivot-centre"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Pivot in the centre of the f&rame"),
         .toolTip = Actions::tr("Of each chosen frame, whatever its picture shows"),
         .submenu = pivotMenu,
         .run = set(FramePivots::Of::Frame, PivotAnchor::Center)},
    };
}

QList<ActionInfo> markActions(Session &session, FramesPanel &frames, MarksPanel &marks)
{
    return {
        {.id = QStringLiteral("frame.add-tag"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Add &tag over the chosen frames"),
         .run = [&frames] { frames.addTag(); }},
        {.id = QStringLiteral("frame.add-event"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Add e&vent to the frame"),
         .toolTip = Actions::tr("Something that the game is told of when the frame comes up, such as a sound"),
         .run = [&marks] { marks.addEvent(); },
         .state = [&session]() -> ActionState {
             return {.enabled = session.mode() == Session::Mode::Frames && session.currentFrame().frame >= 0};
         }},
    };
}

} // namespace

QList<ActionInfo> sequenceActions(Session &session, FramesPanel &frames, StagePanel &stage, MarksPanel &marks)
{
    return sequencePlayActions(session, frames, stage) + copyActions(frames) + chosenFrameActions(frames) +
           pivotActions(frames) + markActions(session, frames, marks);
}

} // namespace hitbox
