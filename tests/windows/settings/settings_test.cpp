#include "test_class.h"
#include "windows/settings/settings.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }

    void theFirstStartHasSensibleSettings();
    void whatIsSavedIsLoaded();
    void nonsenseIsPutRight();
    void aRecentFileMovesToTheFront();
    void onlySoManyRecentFilesAreKept();

private:
    QTemporaryDir m_folder;
};

void SettingsTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName("hitbox-editor-tests");
    QCoreApplication::setApplicationName("settings-test");
    QVERIFY(QSettings().fileName().startsWith(m_folder.path()));
}

void SettingsTest::theFirstStartHasSensibleSettings()
{
    const Settings settings = loadSettings();
    QVERIFY(settings.recentFiles.isEmpty());
    QCOMPARE(settings.theme, ThemeChoice::System);
    QCOMPARE(settings.snap, SnapSettings());
    QVERIFY(settings.loupe);
    QCOMPARE(settings.foldedPanels, QStringList{"properties"});
    QVERIFY(settings.hiddenPanels.isEmpty());
    QCOMPARE(settings.exportFormat, QString("godot4"));
    QCOMPARE(settings.exports, PastExports());
    QVERIFY(settings.windowGeometry.isEmpty());
}

void SettingsTest::whatIsSavedIsLoaded()
{
    for (const auto &[theme, snap] :
         {std::pair(ThemeChoice::Dark, SnapSettings{SnapStep::Off}),
          std::pair(ThemeChoice::Light, SnapSettings{SnapStep::Grid, SnapKind::Edges, {{0.1, 24}, {-3, 0.5}}}),
          std::pair(ThemeChoice::System, SnapSettings{SnapStep::Pixel, SnapKind::Pivot | SnapKind::Vertices})}) {
        Settings settings;
        settings.recentFiles = {QString::fromUtf8("/home/zoë/a, b.hitbox"), "/c.hitbox"};
        settings.openFiles = {"/c.hitbox", "/d.hitbox"};
        settings.frontFile = 1;
        settings.places = {{"/c.hitbox", {2, 3}, 4.5, {1.5, -2}}, {"/d.hitbox", {0, 1}, 0, {}}};
        settings.keys = {{"edit.undo", {QKeySequence("Ctrl+U"), QKeySequence("Alt+Backspace")}}, {"view.fit", {}}};
        settings.theme = theme;
        settings.sight = theme == ThemeChoice::Dark ? Sight::BlueYellow : Sight::RedGreen;
        settings.textSize = theme == ThemeChoice::Dark ? 15 : 12;
        settings.wheel = theme == ThemeChoice::Dark ? WheelUse::Scroll : WheelUse::Zoom;
        settings.handles = theme == ThemeChoice::Dark ? HandleSize::Large : HandleSize::Usual;
        settings.snap = snap;
        settings.loupe = theme == ThemeChoice::Dark;
        settings.tips = {theme == ThemeChoice::Dark, {"polygon", "place"}};
        settings.frameTimes = {theme == ThemeChoice::Dark ? FrameTimes::Unit::Ticks : FrameTimes::Unit::Milliseconds,
                               50};
        settings.keeping = {std::chrono::seconds(theme == ThemeChoice::Dark ? 60 : 1), std::chrono::days(90), 100};
        settings.onion = {.isShown = theme == ThemeChoice::Dark, .before = 3, .after = 8, .tint = false};
        settings.windowGeometry = QByteArray("\0\1\xff", 3);
        settings.splitters = "splitters";
        settings.foldedPanels = {"shapes"};
        settings.hiddenPanels = {"trace", "numbers"};
        settings.exportFormat = "json";
        settings.exports.add(
            {"/c.hitbox", {.name = "game", .format = "json", .folder = "/out", .options = {{"a", "b"}}}});
        saveSettings(settings);
        const Settings loaded = loadSettings();
        QCOMPARE(loaded.recentFiles, settings.recentFiles);
        QCOMPARE(loaded.openFiles, settings.openFiles);
        QCOMPARE(loaded.frontFile, settings.frontFile);
        QCOMPARE(loaded.places, settings.places);
        QCOMPARE(loaded.keys, settings.keys);
        QCOMPARE(loaded.theme, theme);
        QCOMPARE(loaded.sight, settings.sight);
        QCOMPARE(loaded.textSize, settings.textSize);
        QCOMPARE(loaded.wheel, settings.wheel);
        QCOMPARE(loaded.handles, settings.handles);
        QCOMPARE(loaded.snap, snap);
        QCOMPARE(loaded.loupe, settings.loupe);
        QCOMPARE(loaded.onion, settings.onion);
        QCOMPARE(loaded.frameTimes, settings.frameTimes);
        QCOMPARE(loaded.keeping, settings.keeping);
        QCOMPARE(loaded.windowGeometry, settings.windowGeometry);
        QCOMPARE(loaded.splitters, settings.splitters);
        QCOMPARE(loaded.foldedPanels, settings.foldedPanels);
        QCOMPARE(loaded.hiddenPanels, settings.hiddenPanels);
        QCOMPARE(loaded.exportFormat, settings.exportFormat);
        QCOMPARE(loaded.exports, settings.exports);
    }
}

void SettingsTest::nonsenseIsPutRight()
{
    QSettings store;
    store.setValue("theme", 99);
    store.setValue("keptAfter", 0);
    store.setValue("closedStays", 1'000'000);
    store.setValue("versions", "many");
    store.setValue("snap", -5);
    store.setValue("snapTo", 0x7fff0000);
    store.setValue("snapStepX", "-1");
    store.setValue("snapStepY", "nan");
    store.setValue("recentFiles", 7);
    store.setValue("places", QVariantList{7, QVariantList{}, QVariantList{"/a", 0, 0, -1}});
    store.setValue("keys", QStringList{"", "=", "nonsense"});
    store.setValue("windowGeometry", "nonsense");
    store.sync();
    const Settings settings = loadSettings();
    QCOMPARE(settings.theme, ThemeChoice::Dark);
    QCOMPARE(settings.snap, (SnapSettings{SnapStep::Off}));
    QCOMPARE(settings.keeping, WorkKeeping()); // rather than to keep nearly nothing
    QVERIFY(settings.places.isEmpty());
    QVERIFY(settings.recentFiles.size() <= 1);
    store.setValue("theme", "purple");
    store.sync();
    QCOMPARE(loadSettings().theme, ThemeChoice::System);
}

void SettingsTest::aRecentFileMovesToTheFront()
{
    Settings settings;
    settings = withRecentFile(settings, "/a");
    settings = withRecentFile(settings, "/b");
    settings = withRecentFile(settings, "/a");
    QCOMPARE(settings.recentFiles, (QStringList{"/a", "/b"}));
}

void SettingsTest::onlySoManyRecentFilesAreKept()
{
    Settings settings;
    for (int i = 0; i < 30; ++i)
        settings = withRecentFile(settings, QString("/%1").arg(i));
    QCOMPARE(settings.recentFiles.size(), Settings::mostRecentFiles);
    QCOMPARE(settings.recentFiles.first(), QString("/29"));
    settings.recentFiles.append("/one more");
    saveSettings(settings);
    QCOMPARE(loadSettings().recentFiles.size(), Settings::mostRecentFiles);
}

HITBOX_WINDOW_TEST(SettingsTest)
#include "settings_test.moc"
