#include "windows/actions/action_tables.h"

#include "windows/frames/frames_panel.h"
#include "windows/main/stage_desk.h"
#include "windows/main/workspace.h"
#include "windows/stage/stage_panel.h"

namespace hitbox {

QList<ActionInfo> sequenceActions()
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
             [](Workspace &workspace) {
                 if (workspace.session().mode() == Session::Mode::Stage)
                     workspace.stage().panel()->togglePlaying();
                 else
                     workspace.frames().togglePlaying();
             }},
        {.id = QStringLiteral("frame.onion-skin"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Onion skin of the frame before"),
         .keys = keys("F7"),
         .run = [](Workspace &workspace) { workspace.frames().toggleOnionSkin(); }},
        {.id = QStringLiteral("frame.copy-to-next"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the ne&xt frame"),
         .keys = keys("Ctrl+."),
         .toolTip = Actions::tr("Copy the selected shapes to the next frame, in place of those of the same name"),
         .run = [](Workspace &workspace) { workspace.frames().copyShapesTo(Target::Next); }},
        {.id = QStringLiteral("frame.copy-to-all"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to &all frames shown"),
         .run = [](Workspace &workspace) { workspace.frames().copyShapesTo(Target::All); }},
        {.id = QStringLiteral("frame.copy-to-chosen"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Copy shapes to the &chosen frames"),
         .run = [](Workspace &workspace) { workspace.frames().copyShapesTo(Target::Chosen); }},
        {.id = QStringLiteral("frame.add-tag"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Add &tag over the chosen frames"),
         .run = [](Workspace &workspace) { workspace.frames().addTag(); }},
    };
}

} // namespace hitbox
