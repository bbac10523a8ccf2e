#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "windows/actions/project_commands.h"

namespace hitbox {

namespace {

constexpr int pastAllFrames = 1 << 30; ///< a step that ends at the first or the last one

} // namespace

QList<ActionInfo> frameActions(OpenProject &project, ProjectView &view)
{
    return {
        {.id = QStringLiteral("frame.next"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Next frame"),
         .keys = keys("."),
         .run = [&project] { stepFrame(project.session, 1); }},
        {.id = QStringLiteral("frame.previous"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Previous frame"),
         .keys = keys(","),
         .run = [&project] { stepFrame(project.session, -1); }},
        {.id = QStringLiteral("frame.first"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&First frame"),
         .keys = keys("Home"),
         .run = [&project] { stepFrame(project.session, -pastAllFrames); }},
        {.id = QStringLiteral("frame.last"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Last frame"),
         .keys = keys("End"),
         .run = [&project] { stepFrame(project.session, pastAllFrames); }},
        {.id = QStringLiteral("frame.go-to"),
         .section = ActionSection::FrameStep,
         .text = Actions::tr("&Go to frame…"),
         .keys = keys("Ctrl+G"),
         .toolTip = Actions::tr("By its number, counted from 0"),
         .run = [&project, &view] { goToFrame(project.session, view); },
         .state = [&project]() -> ActionState {
             return {.enabled =
                         project.session.currentFrame().sprite >= 0 && project.session.mode() == Session::Mode::Frames};
         }},
        {.id = QStringLiteral("frame.slice"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("&Slice sheet into frames…"),
         .run = [&project, &view] { sliceSheet(project, view); }},
        {.id = QStringLiteral("frame.contact-sheet"),
         .section = ActionSection::FrameEdit,
         .text = Actions::tr("Contact s&heet…"),
         .toolTip = Actions::tr("All frames of the sprite side by side, to look at and to save as a picture"),
         .run = [&project, &view] { showContactSheet(project, view); }},
        {.id = QStringLiteral("sprite.remove"),
         .section = ActionSection::SpriteEdit,
         .text = Actions::tr("&Remove sprite"),
         .run = [&project, &view] { removeSprite(project.session, view, project.session.currentFrame().sprite); }},
    };
}

} // namespace hitbox
