#include "scene/stage_scene.h"
#include "test_class.h"

#include "document/places.h"
#include "scene/stage_picture.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "stage_bench.h"

#include <QGraphicsView>
#include <QTest>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

class StageSceneTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theSharedRegionLightsUpWhileDragging();
    void aLookAheadIsShownWithWhatMeetsInIt();
    void strikesAndContactsDifferInColor();
    void overlapsThatComeLaterAreDrawn();
    void theFilterHidesOthersAtOnce();
    void theEnginesNumbersMarkAtOnce();
    void aPairIsWhereItsShapesAre();
    void theEmphasizedOverlapIsStronger();
    void selectedInstancesStandOut();
    void manySelectedInstancesStandOutInWhatIsKept();
    void theContentIsAllPlacedFrames();
    void nothingIsShownOutsideTheStage();
    void aNewThemeRecolorsEverything();

private:
    void use(const Document &document);
    QImage picture() { return pictureOf(*m_scene, QRectF(20, 20, 60, 60), 8); }
    static QPoint at(Point p) { return {static_cast<int>((p.x - 20) * 8), static_cast<int>((p.y - 20) * 8)}; }

    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<StageScene> m_scene;
};

void StageSceneTest::init()
{
    m_project = std::make_unique<OpenProject>();
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_scene = std::make_unique<StageScene>(*m_project, *m_pixmaps, m_theme);
}

void StageSceneTest::cleanup()
{
    m_scene.reset();
    m_pixmaps.reset();
    m_project.reset();
}

void StageSceneTest::use(const Document &document)
{
    m_project->session.commit(document, "set up");
    m_project->session.setMode(Session::Mode::Stage);
}

void StageSceneTest::theSharedRegionLightsUpWhileDragging()
{
    use(twoBoxes({70, 40}, "hurt", "hit"));
    const QImage apart = picture();
    QVERIFY(!colorsIn(apart).contains(m_theme.strike.rgb()));

    dragTo(m_project->session, {70, 40}, {46, 44}); // boxes (35, 35, 45, 45) and (41, 39, 51, 49)
    QVERIFY(m_project->session.gestureUnderWay());
    QCOMPARE(m_project->live.overlaps.index().overlaps().size(), std::size_t(1));
    const QImage dragged = picture();
    const QRect shared(at({41, 39}), at({45, 45}));
    QVERIFY(colorsIn(dragged, shared).contains(m_theme.strike.rgb()));
    // Nothing but the shared region, its rim and the marks on it is lit.
    const QRect around = shared.adjusted(-5, -5, 5, 5);
    for (int y = 0; y < dragged.height(); ++y) {
        for (int x = 0; x < dragged.width(); ++x) {
            if (!around.contains(x, y))
                QVERIFY(dragged.pixelColor(x, y) != m_theme.strike);
        }
    }
    m_project->session.undo();
    QVERIFY(!colorsIn(picture()).contains(m_theme.strike.rgb()));
}

void StageSceneTest::aLookAheadIsShownWithWhatMeetsInIt()
{
    use(twoBoxes({70, 40}, "hurt", "hit"));
    const QImage before = picture();
    Document ahead = m_project->session.document();
    ahead.stages[0].instances[1].position = {46, 44};
    m_project->preview.show(ahead, this);
    QCOMPARE(m_project->live.overlaps.index().overlaps().size(), std::size_t(1));
    QVERIFY(colorsIn(picture(), QRect(at({41, 39}), at({45, 45}))).contains(m_theme.strike.rgb()));
    m_project->preview.end(this);
    QVERIFY(m_project->live.overlaps.index().overlaps().empty());
    QCOMPARE(picture(), before);
}

void StageSceneTest::strikesAndContactsDifferInColor()
{
    use(twoBoxes({46, 44}, "hurt", "hit"));
    QVERIFY(m_project->live.overlaps.index().overlaps().front().hit);
    QVERIFY(colorsIn(picture()).contains(m_theme.strike.rgb()));

    use(twoBoxes({46, 44}, "hurt", "hurt"));
    QVERIFY(!m_project->live.overlaps.index().overlaps().front().hit);
    QVERIFY(colorsIn(picture()).contains(m_theme.overlapping.rgb()));
    QVERIFY(!colorsIn(picture()).contains(m_theme.strike.rgb()));
}

/// Of a large stage they are worked out beside the window.
void StageSceneTest::overlapsThatComeLaterAreDrawn()
{
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    Instance elsewhere = document.stages[0].instances[0];
    for (std::size_t i = 0; i < LiveOverlaps::manyInstances; ++i) {
        elsewhere.id = {};
        elsewhere.position = {1000.0 + 30.0 * static_cast<double>(i), 40};
        document.stages[0].instances.append(elsewhere);
    }
    QGraphicsView view(m_scene.get());
    view.resize(100, 100);
    view.show();
    use(document);
    QVERIFY(m_project->live.overlaps.pending());
    QCoreApplication::processEvents();
    view.centerOn(43, 42);
    QVERIFY(!colorsIn(view.grab().toImage()).contains(m_theme.strike.rgb()));
    QTRY_VERIFY(!m_project->live.overlaps.pending());
    QTRY_VERIFY(colorsIn(view.grab().toImage()).contains(m_theme.strike.rgb()));
}

void StageSceneTest::theFilterHidesOthersAtOnce()
{
    use(twoBoxes({46, 44}, "hurt", "hurt"));
    const QImage all = picture();
    m_scene->setFilter({OverlapFilter::Pairs::Hits});
    const QImage hits = picture();
    QVERIFY(hits != all);
    m_scene->setFilter({});
    QCOMPARE(picture(), all);
    OverlapFilter filter;
    filter.shown[static_cast<std::size_t>(geometry::Relation::Overlapping)] = false;
    m_scene->setFilter(filter);
    QCOMPARE(picture(), hits);
}

void StageSceneTest::theEnginesNumbersMarkAtOnce()
{
    use(twoBoxes({50.25, 40}, "hurt", "hit"));
    QVERIFY(m_project->live.overlaps.index().overlaps().empty());
    const QImage exact = picture();
    m_project->tools.set(&ToolSettings::rounding, {EngineRounding::Numbers::WholePixels});
    QCOMPARE(m_project->live.overlaps.index().overlaps().size(), std::size_t(1));
    QVERIFY(picture() != exact);
    m_project->tools.set(&ToolSettings::rounding, {});
    QCOMPARE(picture(), exact);
}

void StageSceneTest::aPairIsWhereItsShapesAre()
{
    use(twoBoxes({46, 44}, "hurt", "hit"));
    const OverlapPair pair = m_project->live.overlaps.index().overlaps().front().pair;
    QCOMPARE(m_scene->areaOf(pair), QRectF(35, 35, 16, 14));
    QVERIFY(m_scene->areaOf({}).isNull());
}

void StageSceneTest::theEmphasizedOverlapIsStronger()
{
    use(twoBoxes({46, 44}, "hurt", "hit"));
    const QImage plain = picture();
    m_scene->setEmphasis(m_project->live.overlaps.index().overlaps().front().pair);
    const QImage strong = picture();
    QVERIFY(strong != plain);
    m_scene->setEmphasis({});
    QCOMPARE(picture(), plain);
}

void StageSceneTest::selectedInstancesStandOut()
{
    use(twoBoxes({70, 40}, "hurt", "hit"));
    const QImage plain = picture();
    selectInstances(m_project->session, {0});
    const QImage selected = picture();
    QVERIFY(colorsIn(selected, QRect(at({30, 30}), at({50, 50}))).contains(m_theme.accent.rgb()));
    // Its shapes are filled more strongly too, at once.
    QVERIFY(selected.pixel(at({38.5, 38.5})) != plain.pixel(at({38.5, 38.5})));
    m_project->session.setSelection({});
    QCOMPARE(picture(), plain);
}

void StageSceneTest::manySelectedInstancesStandOutInWhatIsKept()
{
    Document document = twoBoxes({70, 40}, "hurt", "hit");
    Instance elsewhere = document.stages[0].instances[0];
    for (qsizetype i = 0; i < StagePicture::mostFramedOnTop; ++i) {
        elsewhere.id = {};
        elsewhere.position = {1000.0 + 30.0 * static_cast<double>(i), 40};
        document.stages[0].instances.append(elsewhere);
    }
    use(document);
    QGraphicsView view(m_scene.get());
    view.resize(100, 100);
    const auto isFramed = [&] {
        QCoreApplication::processEvents();
        view.centerOn(40, 40);
        return colorsIn(settledPicture(view)).contains(m_theme.accent.rgb());
    };
    QVERIFY(!isFramed());
    Selection all{.instances = idsOf(document.stages.at(0).instances)};
    m_project->session.setSelection(all);
    QVERIFY(isFramed());
    all.instances.remove(document.stages.at(0).instances.at(0).id);
    m_project->session.setSelection(all); // one fewer, the other is to the right
    QVERIFY(isFramed());
    all.instances.remove(document.stages.at(0).instances.at(1).id);
    m_project->session.setSelection(all);
    QVERIFY(!isFramed());
}

void StageSceneTest::theContentIsAllPlacedFrames()
{
    QCOMPARE(m_scene->contentArea(), QRectF());
    use(twoBoxes({70, 90}, "hurt", "hit"));
    QCOMPARE(m_scene->contentArea(), QRectF(30, 30, 50, 70));
}

void StageSceneTest::nothingIsShownOutsideTheStage()
{
    m_project->session.commit(twoBoxes({46, 44}, "hurt", "hit"), "set up");
    const QImage without = picture();
    m_project->session.setMode(Session::Mode::Stage);
    QVERIFY(picture() != without);
}

void StageSceneTest::aNewThemeRecolorsEverything()
{
    use(twoBoxes({46, 44}, "hurt", "hit"));
    const Theme light = themeFor(ThemeChoice::Light);
    m_scene->setTheme(light);
    StageScene fresh(*m_project, *m_pixmaps, light);
    QCOMPARE(picture(), pictureOf(fresh, QRectF(20, 20, 60, 60), 8));
}

HITBOX_WINDOW_TEST(StageSceneTest)
#include "stage_scene_test.moc"
