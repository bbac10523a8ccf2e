#include "test_class.h"
#include "windows/stage/overlaps_panel.h"

#include "document/edits.h"
#include "session/open_project.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace hitbox;

class OverlapsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyPairStandsThereWithItsArea();
    void namesFollowTheLayers();
    void touchingHasNoArea();
    void strikesAndContactsAreToldApart();
    void containingIsToldFromOverlapping();
    void aPressPointsAtThePair();
    void thePointerGoesWithThePair();
    void nothingIsListedOutsideTheStage();
    void hitsStandFirst();
    void theSwitchForHitsHidesOthersAndTellsIt();
    void aRelationCanBeHidden();
    void theSearchNarrowsDown();
    void stepsGoAroundTheEnds();
    void enterGoesThereAgain();
    void whatTheEngineTellsOtherwiseIsSaid();
    void boxesOfAHitGroupAreOneRow();

private:
    void addRock(double x);
    void place(double x);
    const Row &row(int index) const { return static_cast<const RowModel *>(m_view->model())->row(index); }

    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<OverlapsPanel> m_panel;
    RowView *m_view = nullptr;
};

void OverlapsPanelTest::init()
{
    m_panel.reset();
    m_project = std::make_unique<OpenProject>();
    Document document = emptyProject();
    for (const char *name : {"ship", "rock"}) {
        Frame frame;
        frame.name = "frame";
        frame.size = {20, 20};
        document.sprites.append({.name = name, .image = QString(name) + ".png", .frames = {frame}});
    }
    const auto box = [](const char *name, const char *category, double side) {
        Shape shape;
        shape.name = name;
        shape.category = category;
        shape.outline = geometry::Box{{0, 0}, {side, side}};
        return shape;
    };
    document = addShapes(document, {0, 0}, {box("hull", "hurt", 10)});
    document = addShapes(document, {1, 0}, {box("edge", "hit", 10)});
    Stage stage;
    stage.name = "duel";
    stage.instances = {{.sprite = "ship", .frame = "frame"}, {.sprite = "rock", .frame = "frame"}};
    m_project->session.commit(addStage(document, stage), "set up");
    m_project->session.setMode(Session::Mode::Stage);
    m_panel = std::make_unique<OverlapsPanel>(*m_project);
    m_panel->setPalette(paletteOf(m_theme));
    m_panel->resize(420, 300);
    m_panel->show();
    m_view = m_panel->findChild<RowView *>("OverlapList");
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void OverlapsPanelTest::place(double x)
{
    Document document = m_project->session.document();
    document.stages[0].instances[1].position = {x, 0};
    m_project->session.commit(document, "move");
}

void OverlapsPanelTest::everyPairStandsThereWithItsArea()
{
    place(7.5);
    QCOMPARE(m_view->model()->rowCount(), 1);
    QCOMPARE(row(0).title, QString("edge hits hull"));
    QCOMPARE(row(0).trailing, QString::fromUtf8("25 px²"));
    QVERIFY2(row(0).detail.endsWith("ship, rock"), qPrintable(row(0).detail));
    const QList<QLabel *> labels = m_panel->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.cbegin(), labels.cend(),
                        [](const QLabel *label) { return label->text() == "1 overlap, 1 hit"; }));
    place(200);
    QCOMPARE(m_view->model()->rowCount(), 0);
}

/// They are counted from the bottom up.
void OverlapsPanelTest::namesFollowTheLayers()
{
    place(200);
    Document document = m_project->session.document();
    Stage &stage = document.stages[0];
    stage.layers = {{.name = "back"}, {.name = "front"}};
    stage.instances[1].layer = "front";
    stage.instances.append({.sprite = "rock", .frame = "frame", .layer = "back"});
    m_project->session.commit(document, "add");
    QCOMPARE(m_view->model()->rowCount(), 1);
    QVERIFY2(!row(0).detail.contains("rock 2"), qPrintable(row(0).detail));
    document.stages[0].layers.swapItemsAt(0, 1);
    m_project->session.commit(document, "reorder");
    QTRY_VERIFY(row(0).detail.contains("rock 2"));
}

void OverlapsPanelTest::touchingHasNoArea()
{
    place(10);
    QCOMPARE(m_view->model()->rowCount(), 1);
    QVERIFY(row(0).detail.contains("touch"));
    QVERIFY(row(0).trailing.isEmpty());
}

void OverlapsPanelTest::strikesAndContactsAreToldApart()
{
    place(5);
    QCOMPARE(row(0).title, QString("edge hits hull"));
    QCOMPARE(row(0).iconColor, m_theme.strike);
    Document document = m_project->session.document();
    for (Category &category : document.categories)
        category.hits.clear();
    m_project->session.commit(document, "peace");
    QCOMPARE(row(0).title, QString("hull overlaps edge"));
    QCOMPARE(row(0).iconColor, m_theme.overlapping);
}

void OverlapsPanelTest::containingIsToldFromOverlapping()
{
    place(5);
    const QString overlapping = row(0).detail;
    Document document = m_project->session.document();
    document.stages[0].instances[1].scale = {0.25, 0.25};
    m_project->session.commit(document, "shrink");
    QVERIFY(row(0).detail != overlapping);
    QVERIFY2(row(0).detail.contains("containing"), qPrintable(row(0).detail));
}

void OverlapsPanelTest::aPressPointsAtThePair()
{
    place(5);
    QSignalSpy pressed(m_panel.get(), &OverlapsPanel::pressed);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      m_view->visualRect(m_view->model()->index(0, 0)).center());
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(pressed.first().first().value<OverlapPair>(), m_project->live.overlaps.index().overlaps().front().pair);
    QVERIFY(row(0).selected);
}

void OverlapsPanelTest::thePointerGoesWithThePair()
{
    place(5);
    QSignalSpy pressed(m_panel.get(), &OverlapsPanel::pressed);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      m_view->visualRect(m_view->model()->index(0, 0)).center());
    QCOMPARE(pressed.size(), 1);
    place(200);
    QCOMPARE(m_view->model()->rowCount(), 0);
    place(5);
    QVERIFY(row(0).selected);
}

void OverlapsPanelTest::nothingIsListedOutsideTheStage()
{
    place(5);
    m_project->session.setMode(Session::Mode::Frames);
    QCOMPARE(m_view->model()->rowCount(), 0);
    m_project->session.setMode(Session::Mode::Stage);
    QCOMPARE(m_view->model()->rowCount(), 1);
}

/// One more rock whose edge is of no category that hits.
void OverlapsPanelTest::addRock(double x)
{
    Document document = m_project->session.document();
    Shape soft;
    soft.name = "moss";
    soft.category = "hurt";
    soft.outline = geometry::Box{{0, 0}, {10, 10}};
    Frame frame;
    frame.name = "frame";
    frame.size = {20, 20};
    document.sprites.append({.name = "stone", .image = "stone.png", .frames = {frame}});
    document = addShapes(document, {2, 0}, {soft});
    document.stages[0].instances.append({.sprite = "stone", .frame = "frame", .position = {x, 0}});
    m_project->session.commit(document, "add");
}

void OverlapsPanelTest::hitsStandFirst()
{
    place(9);
    addRock(0);
    QCOMPARE(m_view->model()->rowCount(), 3);
    QCOMPARE(row(0).title, QString("edge hits hull"));
    QCOMPARE(row(1).title, QString("edge hits moss"));
    QCOMPARE(row(2).title, QString("hull equals moss"));
}

void OverlapsPanelTest::theSwitchForHitsHidesOthersAndTellsIt()
{
    place(9);
    addRock(0);
    QSignalSpy filtered(m_panel.get(), &OverlapsPanel::filterChanged);
    QTest::mouseClick(m_panel->findChild<QToolButton *>("HitsOnly"), Qt::LeftButton);
    QVERIFY(m_panel->hitsOnly());
    QCOMPARE(m_view->model()->rowCount(), 2);
    QCOMPARE(filtered.size(), 1);
    QVERIFY(filtered.first().first().value<OverlapFilter>().pairs == OverlapFilter::Pairs::Hits);
    m_panel->toggleHitsOnly();
    QCOMPARE(m_view->model()->rowCount(), 3);
}

void OverlapsPanelTest::aRelationCanBeHidden()
{
    place(9);
    addRock(0);
    auto *equal = m_panel->findChild<QToolButton *>("kind-equal");
    QCOMPARE(equal->text(), QString("1"));
    QCOMPARE(m_panel->findChild<QToolButton *>("kind-overlapping")->text(), QString("2"));
    QSignalSpy filtered(m_panel.get(), &OverlapsPanel::filterChanged);
    QTest::mouseClick(equal, Qt::LeftButton);
    QCOMPARE(m_view->model()->rowCount(), 2);
    QCOMPARE(equal->text(), QString("1")); // there is one still
    QVERIFY(!filtered.first().first().value<OverlapFilter>().shows(geometry::Relation::Equal));
}

void OverlapsPanelTest::theSearchNarrowsDown()
{
    place(9);
    addRock(0);
    auto *search = m_panel->findChild<QLineEdit *>("SearchOverlaps");
    QTest::keyClicks(search, "moss");
    QCOMPARE(m_view->model()->rowCount(), 2);
    QTest::keyClick(search, Qt::Key_Escape);
    QTest::keyClicks(search, "ship");
    QCOMPARE(m_view->model()->rowCount(), 2);
    QTest::keyClicks(search, "0");
    QCOMPARE(m_view->model()->rowCount(), 0);
}

void OverlapsPanelTest::stepsGoAroundTheEnds()
{
    place(9);
    addRock(0);
    for (const auto &[by, wanted] : {std::pair(1, 0), {1, 1}, {1, 2}, {1, 0}, {-1, 2}}) {
        m_panel->press(by);
        QVERIFY(row(wanted).selected);
    }
    place(200);
    addRock(400);
    m_project->session.setMode(Session::Mode::Frames);
    m_panel->press(1); // nothing to go to
    QCOMPARE(m_view->model()->rowCount(), 0);
}

void OverlapsPanelTest::enterGoesThereAgain()
{
    place(5);
    m_panel->press(1);
    QSignalSpy pressed(m_panel.get(), &OverlapsPanel::pressed);
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(pressed.size(), 1);
}

void OverlapsPanelTest::whatTheEngineTellsOtherwiseIsSaid()
{
    place(10.25);
    QCOMPARE(m_view->model()->rowCount(), 0);
    m_project->tools.set(&ToolSettings::rounding, {EngineRounding::Numbers::WholePixels});
    QCOMPARE(m_view->model()->rowCount(), 1);
    QVERIFY(row(0).detail.contains("separate here, touching in whole pixels"));
    QCOMPARE(row(0).iconColor, m_theme.warning);
}

void OverlapsPanelTest::boxesOfAHitGroupAreOneRow()
{
    place(7.5);
    Document document = m_project->session.document();
    Shape tip = document.sprites[1].frames[0].shapes.first();
    tip.name = "tip";
    document = addShapes(document, {1, 0}, {tip});
    m_project->session.commit(document, "add");
    QCOMPARE(m_view->model()->rowCount(), 2);
    for (Category &category : document.categories) {
        if (category.name == "hit")
            category.fields = {{.name = "group", .type = FieldType::Text, .fallback = QString("jab"), .choices = {}}};
    }
    m_project->session.commit(document, "group");
    QCOMPARE(m_view->model()->rowCount(), 1);
    QVERIFY(row(0).detail.startsWith("group jab: edge, tip"));
    const QList<QLabel *> labels = m_panel->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text() == "2 overlaps, 1 hit"; }));
    m_panel->press(1);
    QVERIFY(row(0).selected);
    m_project->session.undo();
    QCOMPARE(m_view->model()->rowCount(), 2);
}

HITBOX_WINDOW_TEST(OverlapsPanelTest)
#include "overlaps_panel_test.moc"
