#include "test_class.h"
#include "windows/settings/settings.h"

#include "windows/actions/actions.h"
#include "windows/main/main_window.h"

#include <QComboBox>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <csignal>
#include <cstdlib>

using namespace hitbox;

/// Starts itself anew; told by its environment, it is then the program that makes one change and is killed.
class KilledSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet(folderToldBy))
            changeAndBeKilled();
    }

    void noChangeIsLostWhereTheProgramIsKilledRightAfterIt_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"theme", "keys", "loupe", "handles", "language"})
            QTest::newRow(what) << what;
    }

    void noChangeIsLostWhereTheProgramIsKilledRightAfterIt()
    {
        QFETCH(QString, what);
        QTemporaryDir folder;
        keepSettingsIn(folder.path());
        QSettings().clear();
        const Settings before = loadSettings();
        for (const char *other : {"theme", "keys", "loupe", "handles", "language"})
            QVERIFY2(!isChanged(before, other), other);
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(folderToldBy, folder.path());
        environment.insert(changeToldBy, what);
        program.setProcessEnvironment(environment);
        program.start(QCoreApplication::applicationFilePath(), {"killed_settings_test"});
        QVERIFY(program.waitForFinished(60'000));
        QVERIFY2(program.exitCode() == 9, program.readAll().constData());
        const Settings after = loadSettings();
        for (const char *other : {"theme", "keys", "loupe", "handles", "language"})
            QVERIFY2(isChanged(after, other) == (what == other), other);
    }

private:
    static constexpr const char *folderToldBy = "HITBOX_KILLED_WITH_SETTINGS_IN";
    static constexpr const char *changeToldBy = "HITBOX_KILLED_AFTER_CHANGE_OF";

    static void keepSettingsIn(const QString &folder)
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
        QCoreApplication::setOrganizationName("hitbox-editor-tests");
        QCoreApplication::setApplicationName("killed-settings-test");
    }

    static bool isChanged(const Settings &settings, QLatin1String what)
    {
        if (what == "theme")
            return settings.theme == ThemeChoice::Light;
        if (what == "keys")
            return settings.keys.value("shape.categories") == QList{QKeySequence("Ctrl+K")};
        if (what == "loupe")
            return !settings.loupe;
        if (what == "handles")
            return settings.handles == HandleSize::Large;
        return !settings.language.isEmpty();
    }
    static bool isChanged(const Settings &settings, const char *what)
    {
        return isChanged(settings, QLatin1String(what));
    }

    /// As editor/app/main.cpp has it, up to the change.
    [[noreturn]] static void changeAndBeKilled()
    {
        keepSettingsIn(qEnvironmentVariable(folderToldBy));
        MainWindow window(loadSettings());
        connect(&window, &MainWindow::settingsChanged, &saveSettings);
        window.show();
        change(window, qEnvironmentVariable(changeToldBy));
#ifdef Q_OS_UNIX
        std::raise(SIGKILL);
#endif
        std::_Exit(9);
    }

    static void change(MainWindow &window, const QString &what)
    {
        if (what == "theme")
            return window.chooseTheme(ThemeChoice::Light);
        if (what == "keys")
            return window.actions().assign("shape.categories", {QKeySequence("Ctrl+K")});
        if (what == "loupe")
            return window.actions().run("view.loupe");
        window.openSettings();
        auto *box = window.findChild<QComboBox *>(what == "handles" ? "HandleChoice" : "LanguageChoice");
        if (!box)
            std::_Exit(3);
        box->setCurrentIndex(1);
        emit box->activated(1);
    }
};

HITBOX_WINDOW_TEST(KilledSettingsTest)
#include "killed_settings_test.moc"
