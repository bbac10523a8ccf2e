#include "windows/action_tables.h"

#include "windows/main_window.h"

namespace hitbox {

QList<ActionInfo> helpActions()
{
    return {
        {.id = QStringLiteral("help.about"),
         .section = ActionSection::HelpAbout,
         .text = Actions::tr("&About Hitbox Editor"),
         .run = [](MainWindow &window) { window.showAbout(); }},
    };
}

} // namespace hitbox
