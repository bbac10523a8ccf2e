#include "session/files/additions.h"
#include "session/live/live_trace.h"
#include "test_class.h"

#include "formats/importers/new_sprites.h"
#include "session/session_bench.h"

#include "session/open_project.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

/// A square in the middle, or noise that is too much to be traced at once.
QImage picture(int side, const QRect &opaque)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    for (int y = opaque.top(); y <= opaque.bottom(); ++y) {
        for (int x = opaque.left(); x <= opaque.right(); ++x)
            image.setPixelColor(x, y, Qt::red);
    }
    return image;
}

LiveTrace::Source sourceOf(const QImage &image)
{
    return {image, image.rect(), {}};
}

} // namespace

class LiveTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void aSmallFrameIsTracedAtOnce()
    {
        const OpenProject project;
        LiveTrace live(project.tools, project.images);
        const QImage image = picture(64, {10, 10, 20, 20});
        live.trace(sourceOf(image), {}, FitMapUse::Off);
        QVERIFY(!live.inView().pending);
        QCOMPARE(live.inView().trace.islands.size(), 1);
        QVERIFY(live.map().pixels.isNull());
        const int version = live.version();
        live.trace(sourceOf(image), {}, FitMapUse::Off);
        QCOMPARE(live.version(), version);
        live.trace(sourceOf(image), {.grow = 2}, FitMapUse::On);
        QVERIFY(live.version() > version);
        QCOMPARE(live.inView().trace.islands[0].bounds, (geometry::Box{{8, 8}, {32, 32}}));
        QVERIFY(!live.map().pixels.isNull());
    }

    void aLargeFrameArrivesLaterAndOnlyTheLatestOptionsCount()
    {
        const OpenProject project;
        LiveTrace live(project.tools, project.images);
        QSignalSpy arrived(&live, &LiveTrace::arrived);
        const QImage image = picture(1000, {100, 100, 20, 20});
        live.trace(sourceOf(image), {}, FitMapUse::Off);
        QVERIFY(live.inView().pending);
        QVERIFY(live.inView().trace.islands.isEmpty());
        for (int grow = 1; grow <= 5; ++grow)
            live.trace(sourceOf(image), {.tolerance = 0, .grow = double(grow)}, FitMapUse::Off);
        QTRY_VERIFY(!live.inView().pending);
        QCOMPARE(live.inView().trace.islands[0].bounds, (geometry::Box{{95, 95}, {125, 125}}));
        QCOMPARE(arrived.count(), 2);
    }

    void theOldTraceStaysUntilTheNewOneComes()
    {
        const OpenProject project;
        LiveTrace live(project.tools, project.images);
        const QImage image = picture(1000, {100, 100, 20, 20});
        live.trace(sourceOf(image), {}, FitMapUse::Off);
        QTRY_VERIFY(!live.inView().pending);
        live.trace(sourceOf(image), {.grow = 1}, FitMapUse::Off);
        QVERIFY(live.inView().pending);
        QCOMPARE(live.inView().trace.islands.size(), 1);
        live.trace(sourceOf(picture(1000, {5, 5, 9, 9})), {.grow = 1}, FitMapUse::Off);
        QVERIFY(live.inView().trace.islands.isEmpty());
        QTRY_VERIFY(!live.inView().pending);
        QCOMPARE(live.inView().trace.islands.size(), 1);
    }

    void nothingArrivesOnceItIsForgotten()
    {
        const OpenProject project;
        LiveTrace live(project.tools, project.images);
        live.trace(sourceOf(picture(1000, {5, 5, 9, 9})), {}, FitMapUse::Off);
        live.forget();
        QSignalSpy arrived(&live, &LiveTrace::arrived);
        Background::waitForAll();
        QCoreApplication::processEvents();
        QVERIFY(arrived.isEmpty());
        QVERIFY(live.inView().trace.islands.isEmpty());
        QVERIFY(!live.inView().pending);
    }

    void aFrameWithoutAnImageHasAProblem()
    {
        const OpenProject project;
        LiveTrace live(project.tools, project.images);
        live.trace({{}, {0, 0, 5, 5}, {}}, {}, FitMapUse::Off);
        QVERIFY(!live.inView().problem.isEmpty());
        QVERIFY(!live.inView().pending);
    }

    void anImageThatIsBeingDecodedIsTracedWhenItIsThere()
    {
        QTemporaryDir folder;
        QVERIFY(picture(64, {10, 10, 20, 20}).save(folder.filePath("a.png")));
        OpenProject project;
        QVERIFY(addSprites(project, surveySprites({folder.filePath("a.png")})).ok());
        project.session.setTool("trace");
        QVERIFY(project.live.trace.inView().pending);
        QVERIFY(project.live.trace.inView().problem.isEmpty());
        waitForPixels(project);
        QVERIFY(!project.live.trace.inView().pending);
        QCOMPARE(project.live.trace.inView().trace.islands.size(), 1);
        QVERIFY(QFile::remove(folder.filePath("a.png")));
        project.images.reload();
        QVERIFY(project.live.trace.inView().pending);
        waitForPixels(project);
        QVERIFY(!project.live.trace.inView().pending);
        QVERIFY(!project.live.trace.inView().problem.isEmpty());
    }

    void theSessionTracesWhileTheToolIsInHand()
    {
        QTemporaryDir folder;
        QVERIFY(picture(64, {10, 10, 20, 20}).save(folder.filePath("a.png")));
        OpenProject project;
        Session &session = project.session;
        QVERIFY(addSprites(project, surveySprites({folder.filePath("a.png")})).ok());
        QVERIFY(project.live.trace.inView().trace.islands.isEmpty());
        decodedImage(project, session.document().sprites[0].image);
        QSignalSpy changed(&project.live.trace, &LiveAnswer::changed);
        session.setTool("trace");
        QCOMPARE(project.live.trace.inView().trace.islands.size(), 1);
        QCOMPARE(changed.count(), 1);
        project.tools.set(&ToolSettings::trace, {.tolerance = 0, .grow = 3});
        QCOMPARE(project.live.trace.inView().trace.islands[0].bounds.min, (geometry::Point{7, 7}));
        QCOMPARE(project.tools.now().trace.grow, 3.0);
        project.tools.set(&ToolSettings::fitMap, FitMapUse::On);
        QVERIFY(!project.live.trace.map().pixels.isNull());
        QCOMPARE(changed.count(), 3);

        session.feed(keyInput(Qt::Key_Return));
        QCOMPARE(session.document().sprites[0].frames[0].shapes.size(), 1);
        QCOMPARE(QString(session.tool().id), QStringLiteral("select"));
        QVERIFY(project.live.trace.inView().trace.islands.isEmpty());
        session.undo();
        QVERIFY(session.document().sprites[0].frames[0].shapes.isEmpty());
    }
};

HITBOX_WINDOW_TEST(LiveTraceTest)
#include "live_trace_test.moc"
