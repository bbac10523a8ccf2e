#include "windows/actions/action_tables.h"

#include "document/limits.h"
#include "session/session.h"
#include "windows/actions/project_commands.h"

namespace hitbox {

QList<ActionInfo> frameActions(Session &session, ProjectView &project)
{
    return {
        {.id = QStringLiteral("frame.next"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Next frame"),
         .keys = keys("."),
         .run = [&session] { stepFrame(session, 1); }},
        {.id = QStringLiteral("frame.previous"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Previous frame"),
         .keys = keys(","),
         .run = [&session] { stepFrame(session, -1); }},
        {.id = QStringLiteral("frame.first"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&First frame"),
         .keys = keys("Home"),
         .run = [&session] { stepFrame(session, -limits::imageSide); }},
        {.id = QStringLiteral("frame.last"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Last frame"),
         .keys = keys("End"),
         .run = [&session] { stepFrame(session, limits::imageSide); }},
        {.id = QStringLiteral("frame.slice"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Slice sheet into frames…"),
         .run = [&session, &project] { sliceSheet(session, project); }},
        {.id = QStringLiteral("sprite.remove"),
         .section = ActionSection::SpriteEdit,
         .text = Actions::tr("&Remove sprite"),
         .run = [&session, &project] { removeSprite(session, project, session.currentFrame().sprite); }},
    };
}

} // namespace hitbox
