#include "formats/pictures/stage_render.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// Squares of 16 pixels in the top-left quarters of frames of 32; "hit" strikes "hurt".
Document document(const QList<Instance> &instances)
{
    Document document;
    document.categories = {{.name = "hurt", .color = "#0000ff"}, {.name = "hit", .color = "#00ffff", .hits = {"hurt"}}};
    for (const char *name : {"hurt", "hit"}) {
        const Shape square{
            .id = {document.nextShapeId++}, .category = name, .outline = geometry::Box{{0, 0}, {16, 16}}};
        const Frame frame{.name = "f", .rect = {0, 0, 32, 32}, .size = {32, 32}, .shapes = {square}};
        document.sprites.append({.name = name, .frames = {frame}});
    }
    Stage stage;
    stage.name = "duel";
    stage.instances = instances;
    document.stages = {stage};
    return document;
}

Instance at(const char *sprite, Point position)
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
            count += std::abs(color.red() - wanted.red()) < 8 && std::abs(color.green() - wanted.green()) < 8 &&
                     std::abs(color.blue() - wanted.blue()) < 8;
        }
    }
    return count;
}

const QColor hitColor(255, 92, 51);
const QColor meetingColor(255, 214, 64);
const QColor probeColor(214, 222, 235);
const QColor litColor(120, 255, 170);

} // namespace

class StageRenderTest : public QObject
{
    Q_OBJECT

private slots:
    void framesStandWhereTheStageHasThem()
    {
        QImage green(32, 32, QImage::Format_ARGB32);
        green.fill(Qt::green);
        Instance mirrored = at("hit", {256, 32});
        mirrored.scale = {-1, 1};
        const QImage picture = renderStage(document({at("hurt", {0, 0}), mirrored}), 0, {{"hit", green}});
        QCOMPARE(picture.size(), QSize(256 * 4 + 24, 64 * 4 + 24));
        QCOMPARE(colorAt(picture, 230, 60), QColor(Qt::green));
        QVERIFY(colorAt(picture, 26, 26) != QColor(Qt::green));
        QVERIFY(countNear(picture, QColor(0, 0, 255)) > 100);
    }

    void hitsAreToldFromOtherMeetings()
    {
        const QImage hit = renderStage(document({at("hurt", {0, 0}), at("hit", {8, 8}), at("hit", {224, 0})}), 0, {});
        QVERIFY(countNear(hit, hitColor) > 50);
        QCOMPARE(countNear(hit, meetingColor), 0);
        const QImage other = renderStage(document({at("hurt", {0, 0}), at("hurt", {8, 8})}), 0, {});
        QVERIFY(countNear(other, meetingColor) > 50);
        QCOMPARE(countNear(other, hitColor), 0);
    }

    void touchesAreRings()
    {
        const QImage touch = renderStage(document({at("hurt", {0, 0}), at("hurt", {16, 0})}), 0, {});
        QVERIFY(countNear(touch, meetingColor) > 10);
    }

    void hiddenLayersAreLeftOut()
    {
        Document hidden = document({at("hurt", {0, 0}), at("hit", {8, 8})});
        hidden.stages[0].layers = {{.name = "away", .visible = false}};
        hidden.stages[0].instances[1].layer = "away";
        const QImage picture = renderStage(hidden, 0, {});
        QCOMPARE(countNear(picture, hitColor), 0);
        QCOMPARE(countNear(picture, QColor(0, 255, 255)), 0);
    }

    void probesLightUpWhereTheyMeetAnything()
    {
        Document probed = document({at("hurt", {0, 0}), at("hurt", {224, 0})});
        probed.stages[0].probes = {{geometry::Circle{{120, 10}, 6}}};
        const QImage idle = renderStage(probed, 0, {});
        QVERIFY(countNear(idle, probeColor) > 10);
        QCOMPARE(countNear(idle, litColor), 0);
        probed.stages[0].probes = {{geometry::Circle{{16, 10}, 0}}};
        QVERIFY(countNear(renderStage(probed, 0, {}), litColor) > 10);
    }

    void anEmptyStageIsAnEmptyPicture()
    {
        const QImage picture = renderStage(document({at("nobody", {5, 5})}), 0, {});
        QVERIFY(!picture.isNull());
        QCOMPARE(countNear(picture, picture.pixelColor(0, 0)), picture.width() * picture.height());
        QVERIFY(renderStage(document({}), 1, {}).isNull());
    }

    void theFileIsCalledByTheStage()
    {
        Document odd = document({});
        odd.stages[0].name = "a/b";
        const Result<OutputFile> file = renderStageFile(odd, 0, {});
        QVERIFY(file.ok());
        QVERIFY(!file->name.contains('/') && file->name.endsWith(".png"));
        QVERIFY(!QImage::fromData(file->bytes).isNull());
    }
};

HITBOX_CORE_TEST(StageRenderTest)
#include "stage_render_test.moc"
