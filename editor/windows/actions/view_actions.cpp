#include "windows/actions/action_tables.h"

#include "scene/canvas_view.h"
#include "windows/actions/project_view.h"

namespace hitbox {

QList<ActionInfo> zoomActions(ProjectView &project)
{
    return {
        {.id = QStringLiteral("view.zoom-in"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("Zoom &in"),
         .keys = keys("Ctrl++; Ctrl+="),
         .run = [&project] { project.view().zoomIn(); }},
        {.id = QStringLiteral("view.zoom-out"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("Zoom &out"),
         .keys = keys("Ctrl+-"),
         .run = [&project] { project.view().zoomOut(); }},
        {.id = QStringLiteral("view.actual-size"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("&100 %"),
         .keys = keys("Ctrl+0"),
         .toolTip = Actions::tr("One screen pixel for each pixel"),
         .run = [&project] { project.view().zoomToActualSize(); }},
        {.id = QStringLiteral("view.fit"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("&Fit"),
         .keys = keys("Ctrl+1"),
         .toolTip = Actions::tr("Show the whole frame or stage"),
         .run = [&project] { project.fitView(); }},
    };
}

} // namespace hitbox
