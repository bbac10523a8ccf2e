#include "drawing/pictures.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// Squares of 16 pixels in the top-left quarters of frames of 32; "hit" strikes "hurt".
Document stagedDocument(const QList<Instance> &instances)
{
    Document document;
    document.categories = {{.name = "hurt", .color = "#0000ff"}, {.name = "hit", .color = "#00ffff", .hits = {"hurt"}}};
    for (const char *name : {"hurt", "hit"}) {
        const Shape plate{.id = {document.nextShapeId++}, .category = name, .outline = geometry::Box{{0, 0}, {16, 16}}};
        const Frame frame{.name = "f", .rect = {0, 0, 32, 32}, .size = {32, 32}, .shapes = {plate}};
        document.sprites.append({.name = name, .image = name, .frames = {frame}});
    }
    Stage stage;
    stage.name = "duel";
    stage.instances = instances;
    document.stages = {stage};
    return document;
}

Instance standing(const char *sprite, Point position)
{
    return {.sprite = sprite, .frame = "f", .position = position};
}

/// A stage 256 pixels wide is shown 4 times as large; its top-left corner is at the origin.
QColor colorAt(const QImage &picture, double x, double y)
{
    return picture.pixelColor(int(12 + x * 4), int(12 + y * 4));
}

int countNear(const QImage &picture, const QColor &wanted)
{
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor color = picture.pixelColor(x, y);
            count += std::abs(color.red() - wanted.red()) < 40 && std::abs(color.green() - wanted.green()) < 40 &&
                     std::abs(color.blue() - wanted.blue()) < 40;
        }
    }
    return count;
}

const Theme darkPictures = themeFor(ThemeChoice::Dark);

/// Sprites have the image that is called as they are.
QImage renderedStage(const Document &document, const QHash<QString, QImage> &images = {}, int stage = 0)
{
    const auto sheet = [&](const QString &path) {
        return images.contains(path) ? SheetLevels(images.value(path)) : SheetLevels();
    };
    return stagePicture(document, stage, sheet, darkPictures);
}

} // namespace

class StagePicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void framesStandWhereTheStageHasThem()
    {
        QImage green(32, 32, QImage::Format_ARGB32);
        green.fill(Qt::green);
        Instance mirrored = standing("hit", {256, 32});
        mirrored.scale = {-1, 1};
        const QImage picture = renderedStage(stagedDocument({standing("hurt", {0, 0}), mirrored}), {{"hit", green}});
        QCOMPARE(picture.size(), QSize(256 * 4 + 24, 64 * 4 + 24));
        QCOMPARE(colorAt(picture, 230, 60), QColor(Qt::green));
        QVERIFY(colorAt(picture, 26, 26) != QColor(Qt::green));
        QVERIFY(colorAt(picture, 8, 8).blue() > colorAt(picture, 24, 24).blue() + 15);
    }

    void hitsAreToldFromOtherMeetings()
    {
        const QImage hit = renderedStage(
            stagedDocument({standing("hurt", {0, 0}), standing("hit", {8, 8}), standing("hit", {224, 0})}));
        QVERIFY(countNear(hit, darkPictures.strike) > 50);
        const QImage other = renderedStage(stagedDocument({standing("hurt", {0, 0}), standing("hurt", {8, 8})}));
        QVERIFY(countNear(other, darkPictures.overlapping) > 50);
        QCOMPARE(countNear(other, darkPictures.strike), 0);
    }

    void touchesAreRings()
    {
        const QImage touch = renderedStage(stagedDocument({standing("hurt", {0, 0}), standing("hurt", {16, 0})}));
        QVERIFY(countNear(touch, darkPictures.touching) > 10);
    }

    void hiddenLayersAreLeftOut()
    {
        Document hidden = stagedDocument({standing("hurt", {0, 0}), standing("hit", {8, 8})});
        hidden.stages[0].layers = {{.name = "away", .visible = false}};
        hidden.stages[0].instances[1].layer = "away";
        const QImage picture = renderedStage(hidden);
        QCOMPARE(countNear(picture, darkPictures.strike), 0);
        QCOMPARE(countNear(picture, QColor(0, 255, 255)), 0);
    }

    void probesLightUpWhereTheyMeetAnything()
    {
        Document probed = stagedDocument({standing("hurt", {0, 0}), standing("hurt", {224, 0})});
        probed.stages[0].probes = {{geometry::Circle{{120, 10}, 6}}};
        const int idle = countNear(renderedStage(probed), darkPictures.probe);
        QVERIFY(idle > 10);
        probed.stages[0].probes = {{geometry::Circle{{16, 10}, 6}}};
        QVERIFY2(countNear(renderedStage(probed), darkPictures.probe) > idle + 100, "the outline of what it meets");
    }

    void ofAHeapThePictureSaysThatNothingIsCompared()
    {
        const auto cornerOf = [](int count) {
            QList<Instance> instances;
            for (int i = 0; i < count; ++i)
                instances.append(standing("hurt", {0, 0}));
            const QImage picture = renderedStage(stagedDocument(instances));
            return picture.pixelColor(12, picture.height() - 28); // within the note, before its words
        };
        QVERIFY(cornerOf(3) != darkPictures.panel);
        QCOMPARE(cornerOf(1500), darkPictures.panel); // more than a million pairs
    }

    void anEmptyStageIsAnEmptyPicture()
    {
        const QImage picture = renderedStage(stagedDocument({standing("nobody", {5, 5})}));
        QVERIFY(!picture.isNull());
        QCOMPARE(picture, renderedStage(stagedDocument({})));
        QVERIFY(renderedStage(stagedDocument({}), {}, 1).isNull());
    }
};

HITBOX_WINDOW_TEST(StagePicturesTest)
#include "stage_pictures_test.moc"
