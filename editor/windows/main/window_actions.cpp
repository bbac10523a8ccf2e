#include "windows/actions/actions.h"
#include "windows/help/help_desk.h"
#include "windows/help/manual.h"
#include "windows/main/main_window.h"
#include "windows/settings/language.h"

namespace hitbox {

namespace {

QList<ActionInfo> openingActions(MainWindow &window)
{
    return {
        {.id = QStringLiteral("file.new"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("&New project"),
         .keys = keys("Ctrl+N"),
         .run = [&window] { window.startNew(); }},
        {.id = QStringLiteral("file.open"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("&Open…"),
         .keys = keys("Ctrl+O"),
         .toolTip = Actions::tr("Open projects and images, each project in a tab"),
         .run = [&window] { window.open(); }},
    };
}

QList<ActionInfo> sampleActions(MainWindow &window)
{
    QList<ActionInfo> actions;
    for (const SampleInfo &info : sampleInfos())
        actions.append({.id = QString::fromLatin1(info.id),
                        .section = ActionSection::FileOpen,
                        .text = titleOf(info),
                        .toolTip = toolTipOf(info),
                        .submenu = Actions::tr("Sam&ples"),
                        .run = [&window, sample = info.sample] { window.openSample(sample); }});
    return actions;
}

QList<ActionInfo> projectActions(MainWindow &window)
{
    return {
        {.id = QStringLiteral("file.recover"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("Reco&ver…"),
         .toolTip = Actions::tr("Open work that was closed without saving"),
         .run = [&window] { window.openClosedWork(); }},
        {.id = QStringLiteral("file.versions"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("Vers&ions…"),
         .toolTip = Actions::tr("See what the project was like when it was saved, and open that as a copy"),
         .run = [&window] { window.openVersions(); }},
        {.id = QStringLiteral("file.close"),
         .section = ActionSection::FileClose,
         .text = Actions::tr("&Close project"),
         .keys = keys("Ctrl+W"),
         .run = [&window] { window.closeTab(window.currentTab()); }},
        {.id = QStringLiteral("file.quit"),
         .section = ActionSection::FileClose,
         .text = Actions::tr("&Quit"),
         .keys = keys("Ctrl+Q"),
         .run = [&window] { window.close(); }},
        {.id = QStringLiteral("edit.find-action"),
         .section = ActionSection::EditFind,
         .text = Actions::tr("&Find an action…"),
         .keys = keys("Ctrl+Shift+P"),
         .toolTip = Actions::tr("Type a few letters of any action, sprite or frame"),
         .run = [&window] { window.openPalette(); }},
        {.id = QStringLiteral("view.next-tab"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Ne&xt project"),
         .keys = keys("Ctrl+Tab"),
         .run = [&window] { window.stepTab(1); }},
        {.id = QStringLiteral("view.previous-tab"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Pre&vious project"),
         .keys = keys("Ctrl+Shift+Tab"),
         .run = [&window] { window.stepTab(-1); }},
    };
}

ActionInfo themeAction(MainWindow &window, const QString &id, const QString &text, ThemeChoice choice)
{
    return {.id = id,
            .section = ActionSection::ViewAppearance,
            .text = text,
            .submenu = Actions::tr("&Theme"),
            .run = [&window, choice] { window.chooseTheme(choice); },
            .state = [&window, choice]() -> ActionState { return {.checked = window.themeChoice() == choice}; }};
}

ActionInfo languageAction(MainWindow &window, const QString &code, const QString &text)
{
    return {.id = QStringLiteral("view.language-") + (code.isEmpty() ? QStringLiteral("system") : code),
            .section = ActionSection::ViewAppearance,
            .text = text,
            .submenu = Actions::tr("Lan&guage"),
            .run = [&window, code] { window.chooseLanguage(code); },
            .state = [&window, code]() -> ActionState { return {.checked = window.chosenLanguage() == code}; }};
}

QList<ActionInfo> languageActions(MainWindow &window)
{
    QList<ActionInfo> infos{languageAction(window, {}, Actions::tr("As the &desktop"))};
    for (const Language &language : languages())
        infos.append(languageAction(window, language.code, language.name));
    return infos;
}

QList<ActionInfo> lookActions(MainWindow &window)
{
    return {
        themeAction(window, QStringLiteral("view.theme-system"), Actions::tr("As the &desktop"), ThemeChoice::System),
        themeAction(window, QStringLiteral("view.theme-light"), Actions::tr("&Light"), ThemeChoice::Light),
        themeAction(window, QStringLiteral("view.theme-dark"), Actions::tr("&Dark"), ThemeChoice::Dark),
        {.id = QStringLiteral("view.settings"),
         .section = ActionSection::ViewAppearance,
         .text = Actions::tr("&Settings…"),
         .keys = keys("Ctrl+,"),
         .toolTip = Actions::tr("Language, colours, text size, durations and keys"),
         .run = [&window] { window.openSettings(); }},
    };
}

ActionInfo manualAction(MainWindow &window)
{
    return {.id = QStringLiteral("help.manual"),
            .section = ActionSection::HelpKeys,
            .text = Actions::tr("&Manual"),
            .keys = keys("F1"),
            .toolTip = Actions::tr("Explains what has the focus, beside the work"),
            .run = [&window] { window.help().openHere(); }};
}

QList<ActionInfo> tutorialActions(MainWindow &window)
{
    QList<ActionInfo> actions;
    for (const ManualPage &page : readTutorials(builtInManual))
        actions.append({.id = QStringLiteral("help.") + page.name.section(u'.', 0, 0),
                        .section = ActionSection::HelpKeys,
                        .text = titleAmongTutorials(page).replace(u'&', QLatin1String("&&")),
                        .toolTip = Actions::tr("Step by step, beside the work"),
                        .submenu = Actions::tr("&Tutorials"),
                        .run = [&window, name = page.name] { window.help().openAt(name); }});
    return actions;
}

QList<ActionInfo> helpActions(MainWindow &window)
{
    return {
        {.id = QStringLiteral("help.whats-this"),
         .section = ActionSection::HelpKeys,
         .text = Actions::tr("&What’s this?"),
         .keys = keys("Shift+F1"),
         .toolTip = Actions::tr("The next click says what something is for"),
         .run = [&window] { window.help().pointAtWhat(); }},
        {.id = QStringLiteral("help.keys"),
         .section = ActionSection::HelpKeys,
         .text = Actions::tr("&Keys"),
         .keys = keys("Ctrl+F1"),
         .toolTip = Actions::tr("All keys and gestures, beside the work"),
         .run = [&window] { window.help().openAt(QStringLiteral("keys.md")); }},
        {.id = QStringLiteral("help.change-keys"),
         .section = ActionSection::HelpKeys,
         .text = Actions::tr("&Change keys…"),
         .run = [&window] { window.editKeys(); }},
        {.id = QStringLiteral("help.about"),
         .section = ActionSection::HelpAbout,
         .text = Actions::tr("&About Hitbox Editor"),
         .run = [&window] { window.showAbout(); }},
    };
}

} // namespace

QList<ActionInfo> MainWindow::ownActions()
{
    return openingActions(*this) + sampleActions(*this) + projectActions(*this) + lookActions(*this) +
           languageActions(*this) + QList{manualAction(*this)} + tutorialActions(*this) + helpActions(*this);
}

} // namespace hitbox
