#include "images/tracing/trace_frames.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/renewed.h"

#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

/// Two frames of 8 x 8 pixels beside each other: the first all red, the second empty.
Document savedSheet(const QTemporaryDir &folder)
{
    QImage image(16, 8, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int i = 0; i < 64; ++i)
        image.setPixelColor(i % 8, i / 8, Qt::red);
    image.save(folder.filePath("sheet.png"));
    Frame first{.name = "first", .rect = {0, 0, 8, 8}, .size = {8, 8}};
    Frame second{.name = "second", .rect = {8, 0, 8, 8}, .size = {8, 8}};
    return withSprite(emptyProject(), {.name = "sheet", .image = "sheet.png", .frames = {first, second}});
}

} // namespace

class TraceFramesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QList<TracedFrame> trace(const Document &document) const
    {
        return tracedFrames(document, frameRefsOf(document), {}, m_folder.path());
    }

private slots:
    void tracesEveryFrame()
    {
        const Document document = savedSheet(m_folder);
        QStringList steps;
        const auto note = [&steps](int done, int all) {
            steps.append(QStringLiteral("%1/%2").arg(done).arg(all));
            return true;
        };
        const QList<TracedFrame> traces = tracedFrames(document, frameRefsOf(document, 0), {}, m_folder.path(), note);
        QCOMPARE(traces.size(), 2);
        QCOMPARE(steps, (QStringList{"0/2", "1/2"}));
        QCOMPARE(outlinesOf(*traces[0].trace).size(), 1);
        QCOMPARE(outlinesOf(*traces[1].trace).size(), 0);
    }

    void tracesTheImagesOfFrames()
    {
        Document document = savedSheet(m_folder);
        document.sprites[0].image = QStringLiteral("nobody.png");
        document.sprites[0].frames[0].image = QStringLiteral("sheet.png");
        const QList<TracedFrame> traces = trace(document);
        QCOMPARE(outlinesOf(*traces[0].trace).size(), 1);
        QVERIFY(!traces[1].trace.ok());
        document.sprites[0].frames[0].image = QStringLiteral("other.png");
        QVERIFY(!stillFits(document, traces[0]));
    }

    void readsEachImageOnce()
    {
        Document document = savedSheet(m_folder);
        QVERIFY(QFile::copy(m_folder.filePath("sheet.png"), m_folder.filePath("other.png")));
        QList<Frame> &frames = document.sprites[0].frames;
        frames = {frames[0], frames[0], frames[1]};
        frames[1].image = QStringLiteral("other.png");
        const auto remove = [this](int done, int) {
            return done != 1 || QFile::remove(m_folder.filePath("sheet.png"));
        };
        const QList<TracedFrame> traces = tracedFrames(document, frameRefsOf(document), {}, m_folder.path(), remove);
        QCOMPARE(traces.size(), 3);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(traces[i].ref, (FrameRef{0, i}));
            QVERIFY(traces[i].trace.ok());
        }
    }

    void stopsWhenAsked()
    {
        const Document document = savedSheet(m_folder);
        const auto stop = [](int, int) { return false; };
        QVERIFY(tracedFrames(document, frameRefsOf(document), {}, m_folder.path(), stop).isEmpty());
    }

    void saysWhichImageCannotBeRead()
    {
        Document document = savedSheet(m_folder);
        document.sprites[0].image = QStringLiteral("nobody.png");
        const QList<TracedFrame> traces = trace(document);
        QVERIFY(!traces[0].trace.ok());
        QVERIFY(traces[0].trace.error().file.endsWith("nobody.png"));
        QCOMPARE(withTraces(document, traces, "hurt", OldShapes::Replaced), document);
    }

    void addsOrReplacesWithinTheCategory()
    {
        Document document = savedSheet(m_folder);
        Shape old;
        old.outline = geometry::Circle{{4, 4}, 2};
        old.category = QStringLiteral("hurt");
        Shape other = old;
        other.category = QStringLiteral("hit");
        for (const FrameRef ref : frameRefsOf(document))
            document = addShapes(document, ref, {old, other});
        const QList<TracedFrame> traces = trace(document);
        const Document added = withTraces(document, traces, "hurt", OldShapes::Kept);
        QCOMPARE(added.sprites[0].frames[0].shapes.size(), 3);
        QCOMPARE(added.sprites[0].frames[1], document.sprites[0].frames[1]);
        const Document replaced = withTraces(document, traces, "hurt", OldShapes::Replaced);
        QCOMPARE(replaced.sprites[0].frames[0].shapes.size(), 2);
        QCOMPARE(replaced.sprites[0].frames[0].shapes[0].category, QStringLiteral("hit"));
        QCOMPARE(replaced.sprites[0].frames[0].shapes[1].category, QStringLiteral("hurt"));
        QCOMPARE(replaced.sprites[0].frames[1], document.sprites[0].frames[1]);
    }

    void oneOutlineInEachFrameIsOneThing()
    {
        Document document = savedSheet(m_folder);
        document.sprites[0].frames.append(renewed(document.sprites[0].frames[0])); // its picture is shown twice
        const QList<TracedFrame> traces = trace(document);
        const Document after =
            withTracedTracks(document, withTraces(document, traces, "hurt", OldShapes::Kept), traces);
        const TrackId track = after.sprites[0].frames[0].shapes[0].track;
        QVERIFY(track);
        QCOMPARE(after.sprites[0].frames.last().shapes[0].track, track);
        QCOMPARE(after.sprites[0].frames[1], document.sprites[0].frames[1]);
        document = addShapes(document, {0, 0}, shapesOf({PolygonOutline{{{0, 0}, {4, 0}, {4, 4}}}}, "hurt"));
        const Document named = withTraces(document, traces, "hurt", OldShapes::Kept); // beside another of the name
        QCOMPARE(withTracedTracks(document, named, traces), named);
    }

    void passesOverFramesThatHaveChangedSince()
    {
        const Document document = savedSheet(m_folder);
        const QList<TracedFrame> traces = trace(document);
        Document changed = document;
        changed.sprites[0].frames[0].rect.translate(1, 0);
        QVERIFY(!stillFits(changed, traces[0]));
        QCOMPARE(withTraces(changed, traces, "hurt", OldShapes::Kept), changed);
        changed.sprites.clear();
        QCOMPARE(withTraces(changed, traces, "hurt", OldShapes::Kept), changed);
    }

    void findsFramesWhereverTheyWent()
    {
        const Document document = savedSheet(m_folder);
        const QList<TracedFrame> traces = trace(document);
        Document changed = document;
        // A frame that shows the same place comes to stand where the traced one stood.
        Frame twin{.name = "twin", .rect = {0, 0, 8, 8}, .size = {8, 8}};
        changed.sprites[0].frames.insert(0, twin);
        QVERIFY(stillFits(changed, traces[0]));
        const Document after = withTraces(changed, traces, "hurt", OldShapes::Replaced);
        QVERIFY(after.sprites[0].frames[0].shapes.isEmpty());
        QCOMPARE(after.sprites[0].frames[1].shapes.size(), 1);
        changed.sprites[0].frames.removeAt(1);
        QVERIFY(!stillFits(changed, traces[0]));
        QCOMPARE(withTraces(changed, traces, "hurt", OldShapes::Replaced), changed);
    }
};

HITBOX_TEST(TraceFramesTest)
#include "trace_frames_test.moc"
