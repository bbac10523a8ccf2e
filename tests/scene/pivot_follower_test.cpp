#include "scene/pivot_follower.h"
#include "test_class.h"

#include "scene/canvas_bench.h"

using namespace hitbox;
using geometry::Point;

class PivotFollowerTest : public QObject, protected bench::CanvasBench
{
    Q_OBJECT

private slots:
    void init()
    {
        begin();
        Document document = m_project->session.document();
        Sprite &sprite = document.sprites[0];
        sprite.frames[0].pivot = {32, 24};
        Frame larger{.name = "larger", .size = {96, 80}};
        larger.pivot = {40, 60};
        sprite.frames.append(larger);
        document = withSprite(document, sprite);
        m_project->session.commit(document, "frames");
        m_view->fit({0, 0, 64, 48});
    }
    void cleanup() { end(); }

    void thePivotStaysWhereItIsFromFrameToFrame()
    {
        new PivotFollower(*m_project, *m_view);
        const QPoint before = onScreen({32, 24});
        m_project->session.setCurrentFrame({0, 1});
        QCOMPARE(onScreen({40, 60}), before);
        QVERIFY(m_view->isFitted());
        m_project->session.setCurrentFrame({0, 0});
        QCOMPARE(onScreen({32, 24}), before);
    }

    void nothingMovesAsThePivotIsSetOrAnotherSpriteComes()
    {
        new PivotFollower(*m_project, *m_view);
        const QPoint origin = onScreen({0, 0});
        Document document = m_project->session.document();
        document.sprites[0].frames[0].pivot = {1, 1};
        m_project->session.commit(document, "pivot");
        QCOMPARE(onScreen({0, 0}), origin);
        m_project->session.setCurrentFrame({1, 1});
        QCOMPARE(onScreen({0, 0}), origin);
    }
};

HITBOX_WINDOW_TEST(PivotFollowerTest)
#include "pivot_follower_test.moc"
