#include "session/live/live_problem_counts.h"

#include "session/session_bench.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

const Frame &frameAt(const OpenProject &project, FrameRef ref)
{
    return *findFrame(project.session.document(), ref);
}

} // namespace

class LiveProblemCountsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenProject> m_project;

    const ProblemCounts &counts() const { return m_project->live.problems.now(); }
    void use(const Document &document) { m_project->session.commit(document, "set up"); }

private slots:
    void init() { m_project = std::make_unique<OpenProject>(); }

    void eachListHasItsOwn()
    {
        use(documentWith({squareAt(0, 0, 5), bowTie()}, 2, 2));
        const Frame &inView = frameAt(*m_project, m_project->session.currentFrame());
        const Sprite &other = m_project->session.document().sprites.at(1);
        QCOMPARE(counts().shapes, (QHash<ShapeId, int>{{inView.shapes.at(1).id, 1}}));
        QCOMPARE(counts().frames.value(inView.id), 1);
        QCOMPARE(counts().frames.value(frameAt(*m_project, {0, 1}).id), 1);
        QVERIFY(!counts().frames.contains(frameAt(*m_project, {1, 0}).id));
        QVERIFY(counts().sprites.value(other.id) >= 2); // and its image is absent
        QVERIFY(counts().all >= 4);
    }

    void remarksAreNotCounted()
    {
        use(documentWith({bowTie()}));
        const int before = counts().all;
        Document lenient = m_project->session.document();
        lenient.rules.append({QStringLiteral("self-intersection"), Severity::Info});
        use(lenient);
        QCOMPARE(counts().all, before - 1);
        QVERIFY(counts().shapes.isEmpty());
    }

    void theyFollowTheFrameInView()
    {
        Document document = documentWith({bowTie()}, 2);
        document.sprites[0].frames[1].shapes.clear();
        use(document);
        QSignalSpy changed(&m_project->live.problems, &LiveAnswer::changed);
        m_project->session.setCurrentFrame({0, 1});
        QVERIFY(counts().shapes.isEmpty());
        QCOMPARE(counts().frames.size(), 1);
        QCOMPARE(changed.size(), 1);
    }

    void anEditThatMakesNoProblemChangesNothing()
    {
        use(documentWith({squareAt(0, 0, 5), bowTie()}));
        QSignalSpy changed(&m_project->live.problems, &LiveAnswer::changed);
        Document moved = m_project->session.document();
        moved.sprites[0].frames[0].shapes[0].outline = squareAt(3, 0, 5);
        use(moved);
        QCOMPARE(changed.size(), 0);
    }

    void anotherOrderLeavesThemWithWhatTheyAreOf()
    {
        Document document = documentWith({bowTie()}, 1, 2);
        document.sprites[1].frames[0].shapes.clear();
        use(document);
        const QHash<Id<Sprite>, int> before = counts().sprites;
        Document turned = m_project->session.document();
        turned.sprites.swapItemsAt(0, 1);
        use(turned);
        QCOMPARE(counts().sprites, before);
    }
};

HITBOX_CORE_TEST(LiveProblemCountsTest)
#include "live_problem_counts_test.moc"
