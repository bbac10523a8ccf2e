#include "windows/actions/action_tables.h"

#include "windows/main/main_window.h"

namespace hitbox {

QList<ActionInfo> helpActions()
{
    return {
        {.id = QStringLiteral("help.keys"),
         .section = ActionSection::HelpKeys,
         .text = Actions::tr("&Keys"),
         .keys = keys("F1"),
         .toolTip = Actions::tr("All keys and gestures, beside the work"),
         .run = [](MainWindow &window) { window.showKeys(); }},
        {.id = QStringLiteral("help.change-keys"),
         .section = ActionSection::HelpKeys,
         .text = Actions::tr("&Change keys…"),
         .run = [](MainWindow &window) { window.editKeys(); }},
        {.id = QStringLiteral("help.about"),
         .section = ActionSection::HelpAbout,
         .text = Actions::tr("&About Hitbox Editor"),
         .run = [](MainWindow &window) { window.showAbout(); }},
    };
}

} // namespace hitbox
