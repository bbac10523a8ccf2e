#include "document/category_edits.h"
#include "session/carried_drawing.h"

#include "session_bench.h"

#include <QtTest>

using namespace hitbox;

class CarriedDrawingTest : public QObject
{
    Q_OBJECT

    const Document m_before = documentWith({squareAt(0, 0, 10)}, 2);
    const Document m_drawn = addShapes(m_before, {0, 1}, {Shape{.category = "hurt", .outline = bowTie()}});

private slots:
    void aDrawingJoinsAnEditOfItsFrame()
    {
        Document after = m_before;
        after.sprites[0].frames[1].shapes[0].visible = false;
        const Document both = withDrawingCarried(m_before, m_drawn, after, {0, 1});
        QCOMPARE(both.sprites[0].frames[1].shapes.size(), 2);
        QVERIFY(!both.sprites[0].frames[1].shapes[0].visible);
        QCOMPARE(both.sprites[0].frames[1].shapes[1], m_drawn.sprites[0].frames[1].shapes[1]);
    }

    void itFollowsAFrameThatMoved()
    {
        Document after = m_before;
        after.sprites[0].frames.removeFirst();
        QCOMPARE(sameFrame(m_before, after, {0, 1}), std::optional(FrameRef{0, 0}));
        QCOMPARE(withDrawingCarried(m_before, m_drawn, after, {0, 1}).sprites[0].frames[0].shapes.size(), 2);
    }

    void itFollowsAFrameThatWasRenamed()
    {
        Document after = m_before;
        after.sprites[0].frames[1].name = "renamed";
        QCOMPARE(sameFrame(m_before, after, {0, 1}), std::optional(FrameRef{0, 1}));
    }

    void itGoesWithAFrameThatIsGone()
    {
        Document after = m_before;
        after.sprites[0].frames.removeLast();
        QVERIFY(!sameFrame(m_before, after, {0, 1}));
        QCOMPARE(withDrawingCarried(m_before, m_drawn, after, {0, 1}), after);
    }

    void itsCategoryIsRenamedWithIt()
    {
        int index = 0;
        while (m_before.categories[index].name != "hurt")
            ++index;
        const Document after = renameCategory(m_before, index, "soft");
        const Document both = withDrawingCarried(m_before, m_drawn, after, {0, 1});
        QCOMPARE(both.sprites[0].frames[1].shapes[1].category, QStringLiteral("soft"));
    }
};

QTEST_GUILESS_MAIN(CarriedDrawingTest)
#include "carried_drawing_test.moc"
