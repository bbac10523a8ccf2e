#include "drawing/lit_overlaps.h"
#include "test_class.h"

#include "document/renewed.h"
#include "drawing/stage_content.h"
#include "scene/stage_bench.h"
#include "session/open_project.h"

#include <QTest>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Relation;
using Detail = LitOverlaps::Detail;

class LitOverlapsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aPairIsWhereTheBoxesOfBothMeet();
    void ofShapesApartItIsTheGap();
    void whatHitsComesLast();
    void onlyWhatTheFilterWants();
    void whatIsHiddenIsNotLit();
    void nothingDiffersTwice();
    void detailsGoByHowManyAreSeen();
    void nearStopsAtTheMost();

private:
    bool follow(const Document &document, const OverlapFilter &filter = {});

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<StageContent> m_content;
    LitOverlaps m_lit;
};

void LitOverlapsTest::init()
{
    m_project = std::make_unique<OpenProject>();
    m_content =
        std::make_unique<StageContent>([](const QString &) { return SheetLevels(); }, themeFor(ThemeChoice::Dark));
    m_lit = {};
}

bool LitOverlapsTest::follow(const Document &document, const OverlapFilter &filter)
{
    m_project->session.commit(document, "set up");
    m_project->session.setMode(Session::Mode::Stage);
    m_content->follow(document, 0, {});
    return m_lit.follow(m_project->live.overlaps.index(), filter, *m_content);
}

void LitOverlapsTest::aPairIsWhereTheBoxesOfBothMeet()
{
    QVERIFY(follow(twoBoxes({46, 44}, "hurt", "hit")));
    QCOMPARE(m_lit.all().size(), std::size_t(1));
    QCOMPARE(m_lit.all().front().box, QRectF(41, 39, 4, 6));
    QVERIFY(follow(twoBoxes({80, 44}, "hurt", "hit")));
    QVERIFY(m_lit.all().empty());
}

void LitOverlapsTest::ofShapesApartItIsTheGap()
{
    m_project->tools.set(&ToolSettings::rounding, {EngineRounding::Numbers::WholePixels});
    follow(twoBoxes({50.25, 40}, "hurt", "hit"));
    QCOMPARE(m_lit.all().size(), std::size_t(1));
    QVERIFY(differsInEngine(m_lit.all().front().overlap));
    QCOMPARE(kindOf(m_lit.all().front().overlap), Relation::Touching);
    QCOMPARE(m_lit.all().front().box, QRectF(45, 35, 0.25, 10));
}

void LitOverlapsTest::whatHitsComesLast()
{
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    document.stages[0].instances.append({.sprite = "a", .frame = "frame", .position = {41, 41}});
    follow(document);
    QCOMPARE(m_lit.all().size(), std::size_t(3));
    QVERIFY(!m_lit.all()[0].overlap.hit && m_lit.all()[1].overlap.hit && m_lit.all()[2].overlap.hit);
}

void LitOverlapsTest::onlyWhatTheFilterWants()
{
    const Document contact = twoBoxes({46, 44}, "hurt", "hurt");
    follow(contact);
    QCOMPARE(m_lit.all().size(), std::size_t(1));
    QVERIFY(follow(contact, {OverlapFilter::Pairs::Hits}));
    QVERIFY(m_lit.all().empty());
    OverlapFilter filter;
    filter.shown[static_cast<std::size_t>(Relation::Touching)] = false;
    QVERIFY(follow(contact, filter));
    filter.shown[static_cast<std::size_t>(Relation::Overlapping)] = false;
    QVERIFY(follow(contact, filter));
    QVERIFY(m_lit.all().empty());
}

void LitOverlapsTest::whatIsHiddenIsNotLit()
{
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    document.stages[0].layers = {{.name = "layer", .visible = false}};
    document.stages[0].instances[1].layer = "layer";
    follow(document);
    QVERIFY(!m_project->live.overlaps.index().overlaps().empty());
    QVERIFY(m_lit.all().empty());
    document.stages[0].layers[0].visible = true;
    QVERIFY(follow(document));
    QCOMPARE(m_lit.all().size(), std::size_t(1));
}

void LitOverlapsTest::nothingDiffersTwice()
{
    const Document document = twoBoxes({46, 44}, "hurt", "hit");
    QVERIFY(follow(document));
    QVERIFY(!follow(document));
}

void LitOverlapsTest::detailsGoByHowManyAreSeen()
{
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    Stage &stage = document.stages[0];
    const Instance second = stage.instances.at(1);
    const QRectF everything(-1000, -1000, 2000, 2000);
    follow(document);
    QVERIFY(m_lit.detailFor(everything) == Detail::Full);
    while (stage.instances.size() < 13) // 78 pairs
        stage.instances.append(renewed(second));
    follow(document);
    QVERIFY(m_lit.detailFor(everything) == Detail::Regions);
    QVERIFY(m_lit.detailFor({500, 500, 10, 10}) == Detail::Full);
    while (stage.instances.size() < 45) // 990 pairs
        stage.instances.append(renewed(second));
    follow(document);
    QVERIFY(m_lit.detailFor(everything) == Detail::Marks);
}

void LitOverlapsTest::nearStopsAtTheMost()
{
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    document.stages[0].instances.append(renewed(document.stages[0].instances.at(1)));
    follow(document);
    QCOMPARE(m_lit.near({42, 40, 1, 1}, 9).size(), std::size_t(3));
    QCOMPARE(m_lit.near({42, 40, 1, 1}, 2).size(), std::size_t(2));
    QVERIFY(m_lit.near({52, 50, 1, 1}, 9).empty());
}

HITBOX_WINDOW_TEST(LitOverlapsTest)
#include "lit_overlaps_test.moc"
