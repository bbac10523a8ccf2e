#include "session/open_project.h"
#include "test_class.h"
#include "tools/all_tools.h"

#include "formats/project/project_file.h"
#include "session/selected.h"
#include "session_bench.h"
#include "validation/validate.h"

#include <QTest>

#include <random>

using namespace hitbox;

namespace {

Document startingDocument()
{
    Document document = documentWith({squareAt(0, 0, 20), geometry::Box{{30, 0}, {50, 20}},
                                      geometry::Circle{{20, 40}, 8}, ChainLine{{{0, 60}, {30, 50}, {60, 60}}}},
                                     2, 2);
    Stage stage;
    stage.name = QStringLiteral("duel");
    stage.instances = {{"sprite0", "sprite0_0", {30, 30}, 0, {1, 1}, {}},
                       {"sprite1", "sprite1_1", {50, 30}, 0, {1, 1}, {}}};
    return addStage(std::move(document), stage);
}

/// A hand that does anything: gestures cut short, undo in their midst, tools and frames changed at any moment.
class Monkey
{
public:
    explicit Monkey(unsigned seed)
        : m_random(seed)
    {
    }

    void act(OpenProject &project)
    {
        switch (below(200)) {
        case 0:
        case 1: project.session.undo(); break;
        case 2: project.session.redo(); break;
        case 3: project.session.history()->undo(); break;
        case 4:
        case 5:
        case 6: project.session.setTool(allTools()[below(int(allTools().size()))].id); break;
        case 7: project.session.setCurrentFrame({below(3), below(3)}); break;
        case 8: project.session.setMode(below(4) ? Session::Mode::Frames : Session::Mode::Stage); break;
        case 9:
        case 10:
            project.session.setSelection({{{below(30)}, {below(30)}},
                                          {{{below(30)}, below(5)}},
                                          idsAt(project.session.shown().stages.first().instances, {below(3)})});
            break;
        case 11: project.tools.set(&ToolSettings::snap, {static_cast<SnapStep>(below(3))}); break;
        default: project.session.feed(input());
        }
    }

private:
    int below(int n) { return static_cast<int>(m_random() % unsigned(n)); }

    ToolInput input()
    {
        using Kind = ToolInput::Kind;
        static const QList<Kind> kinds = {Kind::Press,   Kind::Move, Kind::Move,       Kind::Move,
                                          Kind::Release, Kind::Key,  Kind::DoubleClick};
        static const QList<int> keys = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Left,
                                        Qt::Key_Up,     Qt::Key_X,      Qt::Key_Y,         Qt::Key_Z};
        static const QList<Qt::KeyboardModifier> modifiers = {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                              Qt::ControlModifier, Qt::AltModifier};
        return {kinds[below(int(kinds.size()))],
                {below(700) / 10.0, below(700) / 10.0},
                below(10) ? Qt::LeftButton : Qt::RightButton,
                modifiers[below(int(modifiers.size()))],
                keys[below(int(keys.size()))],
                2};
    }

    std::mt19937 m_random;
};

} // namespace

class SessionRandomTest : public QObject
{
    Q_OBJECT

private slots:
    void undoOfEverythingGivesTheFirstDocumentByteForByte_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1u, 2u, 3u})
            QTest::addRow("seed %u", seed) << seed;
    }

    void undoOfEverythingGivesTheFirstDocumentByteForByte()
    {
        QFETCH(const unsigned, seed);
        OpenProject project;
        Session &session = project.session;
        session.commit(startingDocument(), "Set up");
        const int start = session.history()->index();
        const QByteArray first = projectBytes(session.document());
        const QList<quint64> firstIds = allIds(session.document());
        Monkey monkey(seed);
        int furthest = 0;
        for (int i = 0; i < 10'000; ++i) {
            monkey.act(project);
            furthest = std::max(furthest, session.history()->index());
            if (session.history()->index() < start)
                session.history()->setIndex(start);
            if (i % 500 == 0)
                QCOMPARE(project.live.findings.list(), validate(session.shown(), {project.images.catalog(), {}}));
        }
        QVERIFY2(furthest > 100, qPrintable(QStringLiteral("only %1 steps").arg(furthest)));
        const QByteArray last = projectBytes(session.document());
        const QList<quint64> lastIds = allIds(session.document());
        const int end = session.history()->index();
        session.endGesture(Session::GestureEnd::Cancel);
        while (session.history()->index() > start)
            session.undo();
        QCOMPARE(projectBytes(session.document()), first);
        QCOMPARE(allIds(session.document()), firstIds);
        while (session.history()->index() < end)
            session.redo();
        QCOMPARE(projectBytes(session.document()), last);
        QCOMPARE(allIds(session.document()), lastIds);
        QCOMPARE(project.live.findings.list(), validate(session.document(), {project.images.catalog(), {}}));
    }
};

HITBOX_CORE_TEST(SessionRandomTest)
#include "session_random_test.moc"
