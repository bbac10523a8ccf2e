#include "scene/pivot_follower.h"

#include "document/limits.h"
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

    void framesWhosePivotsAreSetInTurnStayInSight()
    {
        row(8);
        new PivotFollower(*m_project, *m_view);
        m_view->fit(ofRow);
        for (int frame = 0; frame < 8; ++frame) {
            m_project->session.setCurrentFrame({0, frame});
            QVERIFY(m_view->shareInView(ofRow) > 0.9);
            setPivot(frame, {50, 40});
        }
        m_project->session.setCurrentFrame({0, 0});
        QVERIFY(m_view->shareInView(ofRow) > 0.9 && m_view->isFitted());
        const QPoint pivot = onScreen({50, 40});
        m_project->session.setCurrentFrame({0, 1});
        QCOMPARE(onScreen({50, 40}), pivot);
    }

    void underAZoomOfOnesOwnTheyComeAsIfThePivotHadNotBeenSet()
    {
        row(3);
        new PivotFollower(*m_project, *m_view);
        m_view->zoomTo(3, QPointF(200, 150));
        const QPoint pivot = onScreen({32, 24});
        setPivot(0, {60, 44});
        m_project->session.setCurrentFrame({0, 1});
        QCOMPARE(onScreen({32, 24}), pivot);
        QCOMPARE(m_view->zoom(), 3.0);
        m_project->session.setCurrentFrame({0, 0});
        QCOMPARE(onScreen({60, 44}), pivot);
    }

    void pivotsMayLieAsFarApartAsAProjectAllows()
    {
        row(3);
        new PivotFollower(*m_project, *m_view);
        m_view->zoomTo(60, QPointF(200, 150));
        setPivot(1, {limits::coordinate, -limits::coordinate});
        m_project->session.setCurrentFrame({0, 1});
        m_project->session.setCurrentFrame({0, 0});
        QVERIFY(m_view->shareInView(ofRow) > 0);
    }

    void aFrameOfWhichTooLittleWouldBeSeenComesToTheMiddle()
    {
        row(3);
        setPivot(1, {400, 24});
        new PivotFollower(*m_project, *m_view);
        m_view->zoomTo(3, QPointF(200, 150));
        m_project->session.setCurrentFrame({0, 1});
        QVERIFY(m_view->shareInView(ofRow) > 0.9);
        QCOMPARE(m_view->zoom(), 3.0);
        m_project->session.setCurrentFrame({0, 2});
        m_view->fit(ofRow);
        m_project->session.setCurrentFrame({0, 1});
        QVERIFY(m_view->shareInView(ofRow) > 0.9 && m_view->isFitted());
    }

    void whatWasMovedAsideStaysThere()
    {
        row(3);
        setPivot(1, {30, 24});
        new PivotFollower(*m_project, *m_view);
        m_view->zoomTo(4, QPointF(200, 150));
        m_view->moveBy({70, 0});
        const double seen = m_view->shareInView(ofRow);
        QVERIFY(seen > 0 && seen < 0.5);
        const QPoint pivot = onScreen({32, 24});
        m_project->session.setCurrentFrame({0, 1});
        QCOMPARE(onScreen({30, 24}), pivot);
    }

private:
    static constexpr QRectF ofRow{0, 0, 64, 48}; ///< each frame of a row

    void row(int count)
    {
        Document document = m_project->session.document();
        const Frame first = document.sprites[0].frames[0];
        document.sprites[0].frames.resize(1);
        while (document.sprites[0].frames.size() < count)
            document.sprites[0].frames.append(
                {.name = QStringLiteral("next"), .size = first.size, .pivot = first.pivot});
        m_project->session.commit(document, "row");
        m_project->session.setCurrentFrame({0, 0});
    }
    void setPivot(int frame, Point pivot)
    {
        Document document = m_project->session.document();
        document.sprites[0].frames[frame].pivot = pivot;
        m_project->session.commit(document, "pivot");
    }
};

HITBOX_WINDOW_TEST(PivotFollowerTest)
#include "pivot_follower_test.moc"
