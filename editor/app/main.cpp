#include "files/crash_report.h"
#include "scene/icons.h"
#include "windows/main/main_window.h"
#include "windows/settings/language.h"
#include "windows/settings/settings.h"
#include "windows/widgets/fonts.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hitbox-editor"));
    QApplication::setOrganizationName(QStringLiteral("hitbox-editor"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hitbox Editor"));
    QApplication::setApplicationVersion(QStringLiteral(HITBOX_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("hitbox-editor"));
    QApplication::setWindowIcon(hitbox::applicationIcon());
    QApplication::setStyle(QStringLiteral("Fusion"));
    const hitbox::Settings settings = hitbox::loadSettings();
    hitbox::chooseTextSize(settings.textSize);
    QApplication::setFont(hitbox::windowFont());
    hitbox::speak(settings.language);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "Draws, checks, previews and exports 2D hitboxes."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QApplication::translate("main", "Projects (NAME.hitbox), images and folders of images to open."),
        QStringLiteral("[FILE...]"));
    const QCommandLineOption sample(QStringLiteral("sample"),
                                    QApplication::translate("main", "Open a copy of the sample project."));
    parser.addOption(sample);
    parser.process(application);

    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString crashes = data + QStringLiteral("/crashes");
    hitbox::reportCrashesInto(crashes, QStringLiteral("Hitbox Editor " HITBOX_VERSION));

    hitbox::MainWindow window(settings);
    QObject::connect(&window, &hitbox::MainWindow::settingsChanged, &hitbox::saveSettings);
    window.show();
    if (parser.isSet(sample))
        window.openSample(hitbox::Sample::Drawing);
    window.openPaths(parser.positionalArguments());
    if (!parser.isSet(sample) && parser.positionalArguments().isEmpty())
        window.reopenTabs();
    window.keepRecoveries(data + QStringLiteral("/recovery"));
    window.tellOfCrashes(crashes);
    const int status = QApplication::exec();
    hitbox::saveSettings(window.settings());
    return status;
}
