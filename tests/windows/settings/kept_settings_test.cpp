#include "test_class.h"
#include "windows/settings/kept_settings.h"

#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QSignalSpy>
#include <QSplitter>

using namespace hitbox;
using namespace hitbox::bench;

class KeptSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachChangeIsToldOnce()
    {
        KeptSettings kept({});
        QSignalSpy changed(&kept, &KeptSettings::changed);
        Settings settings;
        kept.set(settings);
        QCOMPARE(changed.size(), 0);
        settings.recentFiles = {"/a.hitbox"};
        kept.set(settings);
        kept.set(settings);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(kept.now(), settings);
    }

    /// What the next run reads is there before anything else happens: the program may end in any way.
    void aWindowTellsOfEachSettingAtOnce()
    {
        WindowBench bench;
        QVERIFY(bench.shown);
        MainWindow &window = *bench.window;
        Settings written;
        connect(&window, &MainWindow::settingsChanged, this, [&](const Settings &settings) { written = settings; });
        bench.openSample();
        QCOMPARE(written.recentFiles, QStringList{bench.project()});
        QCOMPARE(written.openFiles, QStringList{bench.project()});
        bench.openPath(bench.path("arena.hitbox"));
        QCOMPARE(written.openFiles, (QStringList{bench.project(), bench.path("arena.hitbox")}));
        QCOMPARE(written.frontFile, 1);
        window.goToTab(0);
        QCOMPARE(written.frontFile, 0);
        window.chooseTheme(ThemeChoice::Light);
        QCOMPARE(written.theme, ThemeChoice::Light);
        bench.key(Qt::Key_G);
        QCOMPARE(written.snap, window.workspace().project().tools.now().snap);
        QVERIFY(written.snap != SnapSettings());
        window.actions().run("view.loupe");
        QVERIFY(!written.loupe);
        window.actions().assign("shape.categories", {QKeySequence("Ctrl+K")});
        QCOMPARE(written.keys.value("shape.categories"), (QList{QKeySequence("Ctrl+K")}));
        window.closeTab(0);
        QCOMPARE(written.openFiles, QStringList{bench.path("arena.hitbox")});
        QVERIFY(std::any_of(written.places.cbegin(), written.places.cend(),
                            [&](const DocumentPlace &place) { return place.path == bench.project(); }));
    }

    /// By the pixel, where telling of each would write many times a second.
    void aWindowTellsOfItsShapeOnceThatRests()
    {
        WindowBench bench;
        QVERIFY(bench.shown);
        MainWindow &window = *bench.window;
        bench.openSample();
        Settings written;
        connect(&window, &MainWindow::settingsChanged, this, [&](const Settings &settings) { written = settings; });
        window.resize(1000, 700);
        QTRY_VERIFY(!written.windowGeometry.isEmpty());
        QCOMPARE(written.windowGeometry, window.saveGeometry());

        auto *columns = bench.front().findChild<QSplitter *>(QString(), Qt::FindDirectChildrenOnly);
        const QByteArray before = columns->saveState();
        QSplitterHandle *handle = columns->handle(1);
        const QPoint grip = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(handle, grip + QPoint(30, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip + QPoint(30, 0));
        QVERIFY(columns->saveState() != before);
        QTRY_COMPARE(written.splitters, columns->saveState());
    }

    void aWindowTellsWhereOneLooksOnceThatRests()
    {
        WindowBench bench;
        QVERIFY(bench.shown);
        bench.openSample();
        Settings written;
        connect(bench.window.get(), &MainWindow::settingsChanged, this,
                [&](const Settings &settings) { written = settings; });
        const auto place = [&written] { return written.places.value(0); };
        bench.view()->zoomTo(5, QPointF(10, 10));
        QTRY_COMPARE(place().canvas.zoom, 5.0);
        QCOMPARE(place().path, bench.project());
        const QPointF center = place().canvas.center;
        bench.view()->centerOn(center + QPointF(9, 4));
        QTRY_VERIFY(place().canvas.center != center);
        bench.clickRow("FrameList", 1);
        QTRY_COMPARE(place().frame.frame, 1);
    }

    void theTabsOfTheRunBeforeAreReopenedAlthoughOthersAreKeptByNow()
    {
        WindowBench files;
        Settings before;
        before.openFiles = {files.project(), files.path("arena.hitbox")};
        before.frontFile = 0;
        MainWindow window(before);
        window.reopenTabs();
        QVERIFY(WindowBench::awaitFiles(window));
        QCOMPARE(window.settings().openFiles, before.openFiles);
        QCOMPARE(window.currentTab(), 0);
    }
};

HITBOX_WINDOW_TEST(KeptSettingsTest)
#include "kept_settings_test.moc"
