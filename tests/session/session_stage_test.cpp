#include "session/selected.h"
#include "session_bench.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

void show(OpenProject &project, const Document &document)
{
    project.files.startNew();
    project.session.commit(document, "Set up");
}

Document withDuel(Document document)
{
    Stage stage;
    stage.name = QStringLiteral("duel");
    stage.instances = {{"sprite0", "sprite0_0", {0, 0}, 0, {1, 1}, {}},
                       {"sprite0", "sprite0_0", {100, 0}, 0, {1, 1}, {}}};
    return addStage(std::move(document), stage);
}

} // namespace

/// The session in stage mode.
class SessionStageTest : public QObject
{
    Q_OBJECT

private slots:
    void theFrameOfWhatIsSelectedOnTheStageComesIntoView()
    {
        OpenProject project;
        Session &session = project.session;
        show(project, withDuel(documentWith({squareAt(0, 0, 10)}, 3, 2)));
        session.setMode(Session::Mode::Stage);
        session.setCurrentFrame({1, 2});
        session.setSelection({.instances = {session.document().stages[0].instances[0].id}});
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        session.setMode(Session::Mode::Frames);
        session.setCurrentFrame({1, 2});
        session.setMode(Session::Mode::Stage);
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
    }

    void modesHaveToolsOfTheirOwn()
    {
        OpenProject project;
        Session &session = project.session;
        show(project, withDuel(documentWith({squareAt(0, 0, 10)})));
        session.setTool("polygon");
        QSignalSpy tool(&project.live.hint, &LiveAnswer::changed);
        session.setMode(Session::Mode::Stage);
        QCOMPARE(QString(session.tool().id), QStringLiteral("place"));
        QCOMPARE(session.currentStage(), 0);
        QCOMPARE(tool.size(), 1);
        session.setMode(Session::Mode::Frames);
        QCOMPARE(QString(session.tool().id), QStringLiteral("select"));
        session.setTool("place");
        QVERIFY(session.mode() == Session::Mode::Stage);
    }

    void whatIsSelectedOnTheStageBringsItsFrameIntoView()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = withDuel(documentWith({squareAt(0, 0, 64)}, 2, 2));
        document.stages[0].instances[1].sprite = "sprite1";
        document.stages[0].instances[1].frame = "sprite1_1";
        show(project, document);
        session.setMode(Session::Mode::Stage);
        QSignalSpy place(&session, &Session::placeChanged);
        drag(session, {132, 32}, {132, 40}); // by hand: the press alone selects
        QCOMPARE(selectedInstances(session), (QList<int>{1}));
        QCOMPARE(session.currentFrame(), (FrameRef{1, 1}));
        QCOMPARE(place.size(), 1);
        QVERIFY(pointsOf(session.document())[0] == geometry::Point());
        selectInstances(session, {0, 1}); // by a list: the one that is new
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        session.setCurrentFrame({1, 0});
        selectInstances(session, {0}); // fewer than before
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        session.setCurrentFrame({1, 0});
        session.setSelection({});
        QCOMPARE(session.currentFrame(), (FrameRef{1, 0}));
        document.stages[0].instances[0].frame = "gone";
        session.commit(document, "Remove a frame");
        selectInstances(session, {0});
        QCOMPARE(session.currentFrame(), (FrameRef{1, 0}));
    }

    void aStageIsNotMadeUnasked()
    {
        OpenProject project;
        Session &session = project.session;
        show(project, documentWith({}));
        session.setMode(Session::Mode::Stage);
        QCOMPARE(session.currentStage(), -1);
        QVERIFY(session.document().stages.isEmpty());
        QVERIFY(!session.feed(press({5, 5})));
    }

    void overlapsAreThoseOfTheStageInView()
    {
        OpenProject project;
        Session &session = project.session;
        show(project, withDuel(documentWith({squareAt(0, 0, 64)})));
        QVERIFY(project.live.overlaps.index().overlaps().empty());
        session.setMode(Session::Mode::Stage);
        QSignalSpy overlaps(&project.live.overlaps, &LiveAnswer::changed);
        session.feed(press({132, 32}));
        session.feed(moveTo({82, 32}));
        QCOMPARE(project.live.overlaps.index().overlaps().size(), std::size_t(1));
        QCOMPARE(overlaps.size(), 1);
        session.feed(keyInput(Qt::Key_Escape));
        QVERIFY(project.live.overlaps.index().overlaps().empty());
        session.setMode(Session::Mode::Frames);
        QVERIFY(project.live.overlaps.index().overlaps().empty());
    }

    void overlapsGoByTheEnginesRounding()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = withDuel(documentWith({squareAt(0, 0, 64)}));
        QList<Instance> &instances = document.stages[0].instances;
        instances[1].position = instances[0].position + geometry::Point{64.25, 0};
        show(project, document);
        session.setMode(Session::Mode::Stage);
        QVERIFY(project.live.overlaps.index().overlaps().empty());
        QSignalSpy overlaps(&project.live.overlaps, &LiveAnswer::changed);
        const EngineRounding whole{EngineRounding::Numbers::WholePixels, 50};
        project.tools.set(&ToolSettings::rounding, whole);
        QCOMPARE(project.tools.now().rounding, whole);
        QCOMPARE(overlaps.size(), 1);
        QCOMPARE(project.live.overlaps.index().overlaps().size(), std::size_t(1));
        QCOMPARE(project.live.overlaps.index().overlaps().front().inEngine, geometry::Relation::Touching);
        project.tools.set(&ToolSettings::rounding, whole);
        QCOMPARE(overlaps.size(), 1);
    }
};

HITBOX_CORE_TEST(SessionStageTest)
#include "session_stage_test.moc"
