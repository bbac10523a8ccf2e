#include "scene/play_scene.h"
#include "test_class.h"

#include "scene/scene_bench.h"
#include "session/live/play_stage.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

class PlaySceneTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void bulletsAreDrawnWhereTheyFly();
    void largeBulletsAreDrawnToo();
    void instancesAreDrawnWhereTheyHaveMoved();
    void hitsFlashAndFade();
    void whatWentThroughShowsItsWay();
    void withoutATestThereIsOnlyTheGround();
    void aHeapAmongManyLooksAsAmongFew();

private:
    QImage picture() { return pictureOf(*m_scene, QRectF(0, -50, 200, 100), 4); }
    /// How many pixels differ from the bare ground around a place on the stage.
    int drawnAt(geometry::Point p, int radius = 3)
    {
        const QImage image = picture();
        int drawn = 0;
        for (int y = -radius; y <= radius; ++y) {
            for (int x = -radius; x <= radius; ++x)
                drawn += m_ground.pixel(at(p) + QPoint(x, y)) != image.pixel(at(p) + QPoint(x, y));
        }
        return drawn;
    }
    static QPoint at(geometry::Point p) { return {static_cast<int>(p.x * 4), static_cast<int>((p.y + 50) * 4)}; }
    LivePlay &play() { return m_project->live.play; }
    void edit(const std::function<void(Stage &)> &change)
    {
        Document document = m_project->session.document();
        change(document.stages.first());
        m_project->session.commit(document, "edit");
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<PlayScene> m_scene;
    QImage m_ground;
};

void PlaySceneTest::init()
{
    m_project = walledProject();
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_scene = std::make_unique<PlayScene>(*m_project, *m_pixmaps, themeFor(ThemeChoice::Dark),
                                          QRectF(-1000, -1000, 2000, 2000));
    m_ground = picture();
}

void PlaySceneTest::cleanup()
{
    m_scene.reset();
    m_pixmaps.reset();
}

void PlaySceneTest::bulletsAreDrawnWhereTheyFly()
{
    play().step();
    const geometry::Point first = play().test()->bullets().front().position;
    QVERIFY(drawnAt(first) > 10);
    play().step();
    QVERIFY(drawnAt(play().test()->bullets().front().position) > 10);
    QCOMPARE(drawnAt(first), 0);
}

void PlaySceneTest::largeBulletsAreDrawnToo()
{
    edit([](Stage &stage) { stage.emitters.first().bullet = geometry::Box{{-20, -30}, {20, 30}}; });
    play().step();
    const geometry::Point place = play().test()->bullets().front().position;
    QVERIFY(drawnAt(place + geometry::Point{0, 28}) > 10);
}

void PlaySceneTest::instancesAreDrawnWhereTheyHaveMoved()
{
    edit([](Stage &stage) {
        stage.emitters.clear();
        stage.instances.first().velocity = {60, 0};
    });
    play().step();
    QVERIFY(drawnAt({111.25, 0}) > 0);
    takeSteps(play(), 49);
    QVERIFY(drawnAt({160.25, 0}) > 0);
    QCOMPARE(drawnAt({111.25, 0}), 0);
}

void PlaySceneTest::hitsFlashAndFade()
{
    while (play().marks().marks().isEmpty())
        play().step();
    edit([](Stage &stage) { stage.emitters.first().interval = 100; });
    while (play().marks().marks().isEmpty())
        play().step();
    const geometry::Point beside = play().test()->hits().front().at - geometry::Point{1.25, 0};
    const int fresh = drawnAt(beside);
    QVERIFY(fresh > 0);
    takeSteps(play(), PlayMarks::hitLife + 1);
    QVERIFY(drawnAt(beside) < fresh);
}

void PlaySceneTest::whatWentThroughShowsItsWay()
{
    setSweep(play(), PlaySweep::Off);
    while (play().marks().marks().isEmpty())
        play().step();
    const PlayMark mark = play().marks().marks().first();
    QVERIFY(mark.tunnelled);
    QVERIFY(drawnAt((mark.way.from + mark.at) * 0.5) > 0);
    QVERIFY(drawnAt({mark.at.x + 5, mark.at.y - 4}, 12) > 0);
}

void PlaySceneTest::withoutATestThereIsOnlyTheGround()
{
    takeSteps(play(), 20);
    QVERIFY(picture() != m_ground);
    play().stop();
    QCOMPARE(picture(), m_ground);
}

/// In a crowd of areas through which one sees those below.
void PlaySceneTest::aHeapAmongManyLooksAsAmongFew()
{
    const auto heapBeside = [this](int others) {
        edit([others](Stage &stage) {
            stage.emitters.clear();
            const Instance first = stage.instances.first();
            stage.instances = QList<Instance>(10, first);
            Instance away = first;
            away.position = {-900, 0};
            stage.instances += QList<Instance>(others, away);
        });
        play().step();
        return picture();
    };
    const QImage few = heapBeside(0);
    QCOMPARE(heapBeside(3000), few);
}

HITBOX_WINDOW_TEST(PlaySceneTest)
#include "play_scene_test.moc"
