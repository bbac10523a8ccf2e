#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/frames/frames_panel.h"
#include "windows/stage/stage_panel.h"

namespace hitbox {

QList<ActionInfo> sequenceActions(Session &session, FramesPanel &frames, StagePanel &stage)
{
    using Target = FramesPanel::CopyTarget;
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
         .text = Actions::tr("&Onion skin of the frame before"),
         .keys = keys("F7"),
         .run = [&frames] { frames.toggleOnionSkin(); }},
        {.id = QStringLiteral("frame.copy-to-next"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the ne&xt frame"),
         .keys = keys("Ctrl+."),
         .toolTip = Actions::tr("Copy the selected shapes to the next frame, in place of those of the same name"),
         .run = [&frames] { frames.copyShapesTo(Target::Next); }},
        {.id = QStringLiteral("frame.copy-to-all"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to &all frames shown"),
         .run = [&frames] { frames.copyShapesTo(Target::All); }},
        {.id = QStringLiteral("frame.copy-to-chosen"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the &chosen frames"),
         .run = [&frames] { frames.copyShapesTo(Target::Chosen); }},
        {.id = QStringLiteral("frame.add-tag"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Add &tag over the chosen frames"),
         .run = [&frames] { frames.addTag(); }},
    };
}

} // namespace hitbox
