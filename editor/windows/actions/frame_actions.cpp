#include "windows/actions/action_tables.h"

#include "document/limits.h"
#include "session/session.h"
#include "windows/actions/workspace_commands.h"
#include "windows/main/workspace.h"

namespace hitbox {

QList<ActionInfo> frameActions()
{
    return {
        {.id = QStringLiteral("frame.next"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Next frame"),
         .keys = keys("."),
         .run = [](Workspace &workspace) { stepFrame(workspace, 1); }},
        {.id = QStringLiteral("frame.previous"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Previous frame"),
         .keys = keys(","),
         .run = [](Workspace &workspace) { stepFrame(workspace, -1); }},
        {.id = QStringLiteral("frame.first"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&First frame"),
         .keys = keys("Home"),
         .run = [](Workspace &workspace) { stepFrame(workspace, -limits::imageSide); }},
        {.id = QStringLiteral("frame.last"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Last frame"),
         .keys = keys("End"),
         .run = [](Workspace &workspace) { stepFrame(workspace, limits::imageSide); }},
        {.id = QStringLiteral("frame.slice"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Slice sheet into frames…"),
         .run = [](Workspace &workspace) { sliceSheet(workspace); }},
        {.id = QStringLiteral("sprite.remove"),
         .section = ActionSection::SpriteEdit,
         .text = Actions::tr("&Remove sprite"),
         .run = [](Workspace &workspace) { removeSprite(workspace, workspace.session().currentFrame().sprite); }},
    };
}

} // namespace hitbox
