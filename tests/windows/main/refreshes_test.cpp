#include "document/edits.h"
#include "scene/refresh_once.h"
#include "test_class.h"
#include "windows/window_bench.h"

#include <QMap>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// How often each part of a window was refreshed, by the name of its class.
class Refreshes
{
public:
    explicit Refreshes(MainWindow &window)
    {
        for (const RefreshOnce *refresh : window.findChildren<RefreshOnce *>())
            QObject::connect(refresh, &RefreshOnce::refreshed, &m_context, [this, refresh] {
                m_times[QString::fromLatin1(refresh->parent()->metaObject()->className()).mid(8)] += 1; // "hitbox::"
            });
    }

    /// In the turn that ends now.
    QMap<QString, int> taken()
    {
        QCoreApplication::processEvents();
        return std::exchange(m_times, {});
    }

private:
    QObject m_context;
    QMap<QString, int> m_times;
};

QMap<QString, int> onceEach(const QStringList &parts)
{
    QMap<QString, int> times;
    for (const QString &part : parts)
        times[part] = 1;
    return times;
}

/// Two frames with a square and a triangle each.
Document twoFrames()
{
    Document document = emptyProject();
    Frame frame;
    frame.size = {64, 64};
    frame.rect = {0, 0, 64, 64};
    frame.name = QStringLiteral("one");
    Frame other = frame;
    other.name = QStringLiteral("two");
    other.id = {};
    document.sprites.append({.name = "ship", .image = "ship.png", .frames = {frame, other}});
    Shape square;
    square.name = QStringLiteral("square");
    square.outline = PolygonOutline{{{8, 8}, {40, 8}, {40, 40}, {8, 40}}};
    Shape triangle;
    triangle.name = QStringLiteral("triangle");
    triangle.outline = PolygonOutline{{{44, 44}, {60, 44}, {52, 60}}};
    document = addShapes(document, {0, 0}, {square, triangle});
    return addShapes(document, {0, 1}, {square});
}

} // namespace

class RefreshesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowBench> m_bench;
    std::unique_ptr<Refreshes> m_refreshes;

    Session &session() const { return m_bench->session; }
    ShapeId square() const { return m_bench->frame().shapes.first().id; }
    void edit(const std::function<void(Document &)> &change)
    {
        Document document = session().document();
        change(document);
        session().commit(document, "edit");
    }

private slots:
    void init()
    {
        m_refreshes.reset();
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        session().commit(twoFrames(), "set up");
        QTRY_VERIFY(!m_bench->openProject.live.findings.pending());
        QTRY_VERIFY(!m_bench->openProject.images.isDecoding() && !m_bench->openProject.images.isSurveying());
        session().setMode(Session::Mode::Stage); // whose parts are there from then on
        session().setMode(Session::Mode::Frames);
        QTest::qWait(0);
        m_refreshes = std::make_unique<Refreshes>(*m_bench->window);
        QTest::qWait(0);
        m_refreshes->taken();
    }

    void cleanup()
    {
        m_refreshes.reset();
        m_bench.reset();
    }

    void anotherNameOfAShapeIsShownOnceWhereItIsRead()
    {
        edit([](Document &document) { document.sprites[0].frames[0].shapes[0].name = QStringLiteral("hull"); });
        QCOMPARE(m_refreshes->taken(),
                 onceEach({"EnginePanel", "FrameScene", "MainWindow", "ProblemsPanel", "ShapesPanel"}));
    }

    void anotherDurationIsOfTheFrameAlone()
    {
        edit([](Document &document) { document.sprites[0].frames[0].duration = 40; });
        QMap<QString, int> times = m_refreshes->taken();
        QCOMPARE(times.value("FrameProperties"), 1);
        QCOMPARE(times.value("FramesPanel"), 1);
        for (const char *other : {"SpritesPanel", "ShapesPanel", "NumbersPanel", "PropertiesPanel", "CategoryList"})
            QCOMPARE(times.value(other), 0);
    }

    void manyEditsInOneTurnAreShownOnce()
    {
        for (const char *name : {"a", "b", "c"})
            edit([name](Document &document) { document.sprites[0].name = name; });
        const QMap<QString, int> times = m_refreshes->taken();
        QCOMPARE(times.value("SpritesPanel"), 1);
        QVERIFY(std::all_of(times.cbegin(), times.cend(), [](int count) { return count == 1; }));
        QCOMPARE(m_bench->titles("SpriteList"), QStringList{"c"});
    }

    void aDraggedVertexIsShownOnceATurnWhereItsPlaceIs()
    {
        session().setSelection({.shapes = {square()}});
        session().setTool(QStringLiteral("select"));
        m_bench->press({8, 8});
        m_refreshes->taken();
        for (int i = 1; i <= 10; ++i) {
            m_bench->move({8.0 + i, 8});
            const QMap<QString, int> times = m_refreshes->taken();
            const QStringList showIt{"EnginePanel", "FindingCard", "FrameScene", "NumbersPanel", "StatusLine"};
            for (auto it = times.cbegin(); it != times.cend(); ++it) {
                QVERIFY2(i == 1 || showIt.contains(it.key()), qPrintable(it.key()));
                QVERIFY2(it.value() == 1, qPrintable(it.key()));
            }
            QCOMPARE(times.value("FrameScene"), 1);
            QCOMPARE(times.value("NumbersPanel"), 1);
        }
        QVERIFY(session().gestureUnderWay());
        m_bench->release({18, 8});
    }

    void aSelectionIsShownWhereItIsSeen()
    {
        session().setSelection({.shapes = {square()}});
        QCOMPARE(m_refreshes->taken(), onceEach({"EnginePanel", "FindingCard", "FrameScene", "MainWindow",
                                                 "NumbersPanel", "PropertiesPanel", "ShapesPanel", "StatusLine"}));
    }

    void propertiesAreOfTheSelectedShapeAlone()
    {
        session().setSelection({.shapes = {square()}});
        m_refreshes->taken();
        edit([](Document &document) { document.sprites[0].frames[0].shapes[1].properties = {{"armor", 2.0}}; });
        QCOMPARE(m_refreshes->taken().value("PropertiesPanel"), 0);
        edit([](Document &document) {
            document.sprites[0].frames[0].shapes[0].outline = PolygonOutline{{{0, 0}, {9, 0}, {9, 9}}};
        });
        QCOMPARE(m_refreshes->taken().value("PropertiesPanel"), 0);
        edit([](Document &document) { document.sprites[0].frames[0].shapes[0].properties = {{"armor", 2.0}}; });
        QCOMPARE(m_refreshes->taken().value("PropertiesPanel"), 1);
        session().undo();
        QCOMPARE(m_refreshes->taken().value("PropertiesPanel"), 1);
    }

    void problemsAreCountedAnewOnlyWhereTheCountsDiffer()
    {
        edit([](Document &document) {
            document.sprites[0].frames[1].shapes[0].outline = PolygonOutline{{{8, 8}, {40, 40}, {40, 8}, {8, 40}}};
        });
        QMap<QString, int> times = m_refreshes->taken();
        for (const char *counting : {"SpritesPanel", "FramesPanel", "ProblemsPanel"})
            QCOMPARE(times.value(counting), 1);
        QCOMPARE(times.value("ShapesPanel"), 0); // of the frame in view
        edit([](Document &document) { document.rules = {{QStringLiteral("self-intersection"), Severity::Warning}}; });
        times = m_refreshes->taken();
        QCOMPARE(times.value("ProblemsPanel"), 1);
        for (const char *counting : {"SpritesPanel", "FramesPanel", "ShapesPanel"})
            QCOMPARE(times.value(counting), 0); // as many as before
    }

    void whatIsHiddenWaitsUntilItIsSeen()
    {
        edit([](Document &document) { document.stages.append({.name = "arena"}); });
        QCOMPARE(m_refreshes->taken().value("StagePanel"), 0);
        session().setMode(Session::Mode::Stage);
        QCOMPARE(m_refreshes->taken().value("StagePanel"), 1);
    }
};

HITBOX_PLAIN_WINDOW_TEST(RefreshesTest)
#include "refreshes_test.moc"
