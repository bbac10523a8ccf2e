#include "scene/stage_picture.h"
#include "test_class.h"

#include "document/ids_at.h"
#include "drawing/overlaps_layer.h"
#include "scene/pixmaps.h"
#include "scene/stage_answers.h"
#include "session/session_bench.h"
#include "stage_bench.h"

#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

const Theme darkStage = themeFor(ThemeChoice::Dark);

/// A view on one picture, as the editor's canvas is.
struct WatchedStage {
    WatchedStage()
        : picture(new StagePicture([this](const QString &path) { return pixmaps.levels(path); }, layer, darkStage))
    {
        scene.setSceneRect(-4000, -4000, 8000, 8000);
        scene.addItem(picture);
        lookAt(view, scene);
    }

    QImage grabbed() { return settledPicture(view); }
    void show(const Document &document, const QList<int> &selected = {},
              StagePicture::Pace pace = StagePicture::Pace::Settled)
    {
        session.commit(document, "change");
        session.setMode(Session::Mode::Stage);
        picture->show(document, 0, idsAt(document.stages.value(0).instances, selected), pace);
        layer.follow({}, picture->content());
    }

    OpenProject project;
    Session &session = project.session;
    Pixmaps pixmaps{project.images};
    OverlapsLayer layer{overlapsOf(project), darkStage};
    QGraphicsScene scene;
    StagePicture *picture;
    QGraphicsView view;
};

/// What a hand may do to a stage between two pictures.
Stage changed(Stage stage, std::mt19937 &random)
{
    std::uniform_real_distribution<double> anywhere(0, 200);
    const auto below = [&random](qsizetype limit) { return static_cast<qsizetype>(random() % std::size_t(limit)); };
    const auto anyOne = [&]() -> Instance & { return stage.instances[below(stage.instances.size())]; };
    switch (stage.instances.size() < 4 ? 0 : below(7)) {
    case 0:
        stage.instances.insert(below(stage.instances.size() + 1),
                               Instance{.sprite = random() % 2 ? "a" : "b",
                                        .frame = "frame",
                                        .position = {anywhere(random), anywhere(random)},
                                        .rotation = anywhere(random)});
        break;
    case 1: stage.instances.remove(below(stage.instances.size())); break;
    case 2: anyOne().layer = random() % 2 ? "top" : ""; break;
    case 3: anyOne().scale = {anywhere(random) / 50 - 2, 1.5}; break;
    case 4: stage.layers[0].visible = !stage.layers.at(0).visible; break;
    default: anyOne().position = {anywhere(random), anywhere(random)}; break;
    }
    return stage;
}

/// Of any color channel, from 0 to 255.
int largestDifference(const QImage &a, const QImage &b)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            largest = std::max({largest, std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                                std::abs(one.blue() - other.blue())});
        }
    }
    return largest;
}

} // namespace

class StagePictureTest : public QObject
{
    Q_OBJECT

private slots:
    void aKeptPictureEqualsOneDrawnAnew_data();
    void aKeptPictureEqualsOneDrawnAnew();
    void aMovedInstanceLeavesNothingBehind();
    void whatIsMovedLiesOnTopUntilItIsPutDown();
    void manyThatMoveAreDrawnInTheirOrder();
    void aHiddenLayerIsNotDrawn();
    void pixelsLieBelowAllShapes();
    void smallOnesOfACrowdKeepTheirColors();
    void anInstanceScaledToNothingIsNotDrawn();
};

void StagePictureTest::aKeptPictureEqualsOneDrawnAnew_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {0.3, 1.0, 2.5, 9.0})
        QTest::addRow("%g", zoom) << zoom;
}

void StagePictureTest::aKeptPictureEqualsOneDrawnAnew()
{
    QFETCH(double, zoom);
    std::mt19937 random(1);
    WatchedStage watched;
    watched.view.setTransform(QTransform::fromScale(zoom, zoom));
    watched.view.centerOn(100, 80);
    Document document = twoBoxes({70, 40}, "hurt", "hit");
    document.stages[0].layers = {{.name = "top"}};
    for (int round = 0; round < 60; ++round) {
        document.stages[0] = changed(document.stages.at(0), random);
        const bool settles = random() % 3 == 0;
        watched.show(document, {static_cast<int>(random() % 5)},
                     settles ? StagePicture::Pace::Settled : StagePicture::Pace::Moving);
        if (round % 4 == 3)
            watched.view.horizontalScrollBar()->setValue(watched.view.horizontalScrollBar()->value() + 13);
        if (round % 3 != 0)
            continue;
        const QImage kept = watched.grabbed();
        watched.picture->drawAnew();
        QCOMPARE(watched.grabbed(), kept);
    }
}

void StagePictureTest::aMovedInstanceLeavesNothingBehind()
{
    WatchedStage watched;
    Document document = twoBoxes({70, 40}, "hurt", "hit");
    document.stages[0].instances.removeFirst();
    Document moved = document;
    moved.stages[0].instances[0].position = {150, 120};
    watched.show(moved);
    const QImage wanted = watched.grabbed();
    watched.show(document);
    QVERIFY(watched.grabbed() != wanted);
    watched.show(moved);
    QCOMPARE(watched.grabbed(), wanted);
}

void StagePictureTest::whatIsMovedLiesOnTopUntilItIsPutDown()
{
    WatchedStage watched;
    Document document = twoBoxes({70, 40}, "hurt", "hit");
    document.stages[0].instances[0].position = {200, 200};
    watched.show(document);
    document.stages[0].instances[0].position = {60, 40};
    watched.show(document, {}, StagePicture::Pace::Moving);
    const QImage moving = watched.grabbed();
    watched.show(document);
    const QImage putDown = watched.grabbed();
    QVERIFY(putDown != moving);
    watched.picture->drawAnew();
    QCOMPARE(watched.grabbed(), putDown);
    // The one that is on top anyway looks the same all the while, but for how see-through colors are rounded.
    document.stages[0].instances[1].position = {72, 44};
    watched.show(document, {}, StagePicture::Pace::Moving);
    const QImage upper = watched.grabbed();
    watched.show(document);
    QVERIFY(largestDifference(watched.grabbed(), upper) <= 2);
}

void StagePictureTest::manyThatMoveAreDrawnInTheirOrder()
{
    WatchedStage watched;
    Document document = twoBoxes({70, 40}, "hurt", "hit");
    Stage &stage = document.stages[0];
    while (stage.instances.size() < 300)
        stage.instances.append({.sprite = "a", .frame = "frame", .position = {40, 40}});
    watched.show(document);
    for (Instance &instance : stage.instances)
        instance.position.x += 7;
    watched.show(document, {}, StagePicture::Pace::Moving);
    const QImage moving = watched.grabbed();
    watched.show(document);
    QCOMPARE(watched.grabbed(), moving);
}

void StagePictureTest::aHiddenLayerIsNotDrawn()
{
    WatchedStage watched;
    Document document = twoBoxes({70, 40}, "hurt", "hit");
    document.stages[0].layers = {{.name = "layer"}};
    for (Instance &instance : document.stages[0].instances)
        instance.layer = "layer";
    watched.show({});
    const QImage empty = watched.grabbed();
    watched.show(document);
    QVERIFY(watched.grabbed() != empty);
    document.stages[0].layers[0].visible = false;
    watched.show(document);
    QCOMPARE(watched.grabbed(), empty);
}

void StagePictureTest::pixelsLieBelowAllShapes()
{
    const QTemporaryDir folder;
    QImage image(20, 20, QImage::Format_ARGB32);
    image.fill(Qt::green);
    const QString path = folder.filePath("green.png");
    QVERIFY(image.save(path));
    Document document = twoBoxes({44, 40}, "hurt", "hit");
    document.sprites[1].image = path;
    document.sprites[1].frames[0].shapes.clear();
    WatchedStage watched;
    watched.session.commit(document, "set up");
    watched.show(document);
    watched.view.setTransform(QTransform::fromScale(8, 8));
    watched.view.centerOn(45, 40);
    const QPoint onImage = watched.view.mapFromScene(QPointF(50, 45));
    QVERIFY(watched.grabbed().pixelColor(onImage) != QColor(Qt::green));
    waitForPixels(watched.project);
    watched.picture->renewImages();
    const QImage picture = watched.grabbed();
    QCOMPARE(picture.pixelColor(onImage), QColor(Qt::green));
    QVERIFY(colorsIn(picture).contains(QColor(document.categories.at(0).color).rgb()));
}

void StagePictureTest::smallOnesOfACrowdKeepTheirColors()
{
    WatchedStage watched;
    Document document = twoBoxes({70.5, 40}, "hurt", "hit");
    Stage &stage = document.stages[0];
    while (stage.instances.size() < 1500)
        stage.instances.append({.sprite = "a", .frame = "frame", .position = {40, 40}});
    watched.show(document);
    const QImage fromAfar = watched.grabbed();
    QVERIFY(colorsIn(fromAfar).contains(QColor(document.categories.at(1).color).rgb()));
    // Back to few, all is drawn as before.
    stage.instances.resize(2);
    watched.show(document);
    const QImage few = watched.grabbed();
    watched.picture->drawAnew();
    QCOMPARE(watched.grabbed(), few);
}

void StagePictureTest::anInstanceScaledToNothingIsNotDrawn()
{
    WatchedStage watched;
    Document document = twoBoxes({70, 40}, "hurt", "hit");
    document.stages[0].instances[1].scale = {0, 0};
    watched.show(document);
    const QImage picture = watched.grabbed();
    watched.picture->drawAnew();
    QCOMPARE(watched.grabbed(), picture);
}

HITBOX_WINDOW_TEST(StagePictureTest)
#include "stage_picture_test.moc"
