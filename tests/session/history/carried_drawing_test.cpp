#include "document/category_edits.h"
#include "session/history/carried_drawing.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QTest>

using namespace hitbox;

class CarriedDrawingTest : public QObject
{
    Q_OBJECT

    const Document m_before = documentWith({squareAt(0, 0, 10)}, 2);
    const Document m_drawn = addShapes(m_before, {0, 1}, {Shape{.category = "hurt", .outline = bowTie()}});

    const Probe m_probe{geometry::Circle{{3, 4}, 5}};

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
        QCOMPARE(withDrawingCarried(m_before, m_drawn, after, {0, 1}).sprites[0].frames[0].shapes.size(), 2);
    }

    void itFollowsAFrameThatWasRenamed()
    {
        Document after = m_before;
        after.sprites[0].frames[1].name = "renamed";
        QCOMPARE(withDrawingCarried(m_before, m_drawn, after, {0, 1}).sprites[0].frames[1].shapes.size(), 2);
    }

    void itGoesWithAFrameThatIsGone()
    {
        Document after = m_before;
        after.sprites[0].frames.removeLast();
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

    void aProbeJoinsAnEditOfItsStage()
    {
        const Document before = addStage(m_before, {.name = "duel", .probes = {m_probe}});
        Document drawn = before;
        drawn.stages[0].probes.append(m_probe);
        Document after = before;
        after.stages[0].name = "arena";
        const Document both = withProbesCarried(before, drawn, after);
        QCOMPARE(both.stages[0].name, QStringLiteral("arena"));
        QCOMPARE(both.stages[0].probes.size(), 2);
    }

    void aStageThatWasMadeForAProbeStays()
    {
        const Document drawn = addStage(m_before, {.name = "stage", .probes = {m_probe}});
        QCOMPARE(withProbesCarried(m_before, drawn, m_before).stages, drawn.stages);
    }

    void aProbeGoesWithItsStage()
    {
        const Document before = addStage(m_before, {.name = "duel"});
        Document drawn = before;
        drawn.stages[0].probes.append(m_probe);
        QCOMPARE(withProbesCarried(before, drawn, m_before), m_before);
    }
};

HITBOX_CORE_TEST(CarriedDrawingTest)
#include "carried_drawing_test.moc"
