#include "drawing/stage_content.h"
#include "test_class.h"

#include "document/ids_at.h"
#include "document/renewed.h"
#include "scene/stage_bench.h"
#include "stage/placements.h"

#include <QTest>

#include <memory>
#include <random>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

using Indices = std::vector<int>;
using Areas = QList<StageContent::Change::Area>;

namespace {

SheetLevels noSheets(const QString &)
{
    return {};
}

} // namespace

class StageContentTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void framesAreDrawnWhereTheGeometryPlacesThem();
    void boundsHoldFrameAndShapes();
    void aMovedInstanceDiffersWhereItWasAndWhereItIs();
    void anEqualDocumentDiffersNowhere();
    void selectingDiffersInPlace();
    void anotherFrameOrCategoryDiffersEverywhere();
    void anInstanceWithoutAFrameIsPassedOver();
    void aFrameThatAppearsIsShownAtOnce();
    void layersOrderWhatIsDrawn();
    void aHiddenLayerIsNotShown();
    void ofTwoLayersWithOneNameTheLowerCounts();

private:
    StageContent::Change follow(const Document &document) { return m_content->follow(document, 0, {}); }

    std::unique_ptr<StageContent> m_content;
    Document m_document;
};

void StageContentTest::init()
{
    m_document = twoBoxes({70, 40}, "hurt", "hit");
    m_content = std::make_unique<StageContent>(noSheets, themeFor(ThemeChoice::Dark));
    QVERIFY(follow(m_document).everywhere);
}

void StageContentTest::framesAreDrawnWhereTheGeometryPlacesThem()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> coordinate(-300, 300);
    std::uniform_real_distribution<double> angle(-720, 720);
    std::uniform_real_distribution<double> factor(-4, 4);
    for (int i = 0; i < 500; ++i) {
        Frame frame = bareFrame("frame", {32, 16});
        frame.pivot = {coordinate(random), coordinate(random)};
        Instance instance;
        instance.position = {coordinate(random), coordinate(random)};
        instance.rotation = i % 3 == 0 ? 90.0 * (i % 8) : angle(random);
        instance.scale = {factor(random), i % 5 == 0 ? -1.0 : factor(random)};
        const QTransform painted = paintTransform(instance, frame);
        const geometry::Placement placement = placementOf(instance, frame);
        for (const Point p : {Point{0, 0}, Point{32, 0}, Point{32, 16}, Point{7.25, 3.5}}) {
            const Point placed = geometry::placed(p, placement);
            const QPointF drawn = painted.map(toQt(p));
            QVERIFY2(std::abs(drawn.x() - placed.x) < 1e-9 && std::abs(drawn.y() - placed.y) < 1e-9,
                     qPrintable(QString("placement %1").arg(i)));
        }
    }
}

void StageContentTest::boundsHoldFrameAndShapes()
{
    QCOMPARE(m_content->bounds(1), QRectF(60, 30, 20, 20));
    m_document.stages[0].instances[1].rotation = 90;
    m_document.stages[0].instances[1].scale = {-2, 1};
    follow(m_document);
    QCOMPARE(m_content->bounds(1), QRectF(60, 20, 20, 40));
    m_document = addShapes(m_document, {0, 0}, {shapeOf(geometry::Circle{{0, 10}, 5})});
    follow(m_document);
    QCOMPARE(m_content->bounds(0), QRectF(25, 30, 25, 20));
    QCOMPARE(m_content->bounds(), QRectF(25, 20, 55, 40));
}

void StageContentTest::aMovedInstanceDiffersWhereItWasAndWhereItIs()
{
    m_document.stages[0].instances[1].position = {100, 40};
    const StageContent::Change change = follow(m_document);
    QVERIFY(!change.everywhere);
    QCOMPARE(change.areas, (Areas{{1, {60, 30, 20, 20}}, {1, {90, 30, 20, 20}}}));
    QCOMPARE(change.moved, QList<int>{1});
    m_document.stages[0].instances.append(renewed(m_document.stages[0].instances.first()));
    QCOMPARE(follow(m_document).areas, (Areas{{2, {30, 30, 20, 20}}}));
    m_document.stages[0].instances.removeLast();
    QCOMPARE(follow(m_document).areas, (Areas{{2, {30, 30, 20, 20}}}));
    QCOMPARE(m_content->near({0, 0, 200, 200}), (Indices{0, 1}));
}

void StageContentTest::anEqualDocumentDiffersNowhere()
{
    Document copy = m_document;
    copy.stages[0].instances[0].sprite = "a"; // a list of its own
    const StageContent::Change change = follow(copy);
    QVERIFY(!change.everywhere && change.areas.isEmpty());
}

void StageContentTest::selectingDiffersInPlace()
{
    const StageContent::Change change =
        m_content->follow(m_document, 0, idsAt(m_document.stages.first().instances, {1, 7}));
    QCOMPARE(change.areas, (Areas{{1, {60, 30, 20, 20}}}));
    QVERIFY(change.moved.isEmpty());
    QVERIFY(m_content->isSelected(1) && !m_content->isSelected(0));
    QCOMPARE(follow(m_document).areas.size(), 1);
}

void StageContentTest::anotherFrameOrCategoryDiffersEverywhere()
{
    m_document.sprites[0].frames[0].size = {30, 30};
    QVERIFY(follow(m_document).everywhere);
    m_document.categories[0].color = "#123456";
    QVERIFY(follow(m_document).everywhere);
    QCOMPARE(m_content->kindOf(0)->shapes.first().look.color, QColor("#123456"));
    QVERIFY(m_content->follow(m_document, 1, {}).everywhere);
    QCOMPARE(m_content->size(), 0);
}

void StageContentTest::anInstanceWithoutAFrameIsPassedOver()
{
    m_document.stages[0].instances[0].frame = "no such frame";
    follow(m_document);
    QVERIFY(!m_content->kindOf(0) && !m_content->isShown(0));
    QCOMPARE(m_content->near({0, 0, 200, 200}), Indices{1});
    QCOMPARE(m_content->bounds(), QRectF(60, 30, 20, 20));
}

void StageContentTest::aFrameThatAppearsIsShownAtOnce()
{
    anInstanceWithoutAFrameIsPassedOver();
    m_document.stages[0].instances[0].frame = "frame";
    QVERIFY(!follow(m_document).everywhere);
    QCOMPARE(m_content->near({0, 0, 200, 200}), (Indices{0, 1}));
}

void StageContentTest::layersOrderWhatIsDrawn()
{
    m_document.stages[0].layers = {{.name = "back"}, {.name = "front"}};
    m_document.stages[0].instances[0].layer = "front";
    m_document.stages[0].instances[1].layer = "back";
    follow(m_document);
    const QRectF all(0, 0, 200, 200);
    QCOMPARE(m_content->near(all), (Indices{1, 0}));
    m_document.stages[0].instances[0].layer = "no such layer";
    follow(m_document);
    QCOMPARE(m_content->near(all), (Indices{0, 1}));
}

void StageContentTest::aHiddenLayerIsNotShown()
{
    m_document.stages[0].layers = {{.name = "back", .visible = false}};
    m_document.stages[0].instances[0].layer = "back";
    QVERIFY(follow(m_document).everywhere);
    QVERIFY(!m_content->isShown(0));
    QCOMPARE(m_content->near({0, 0, 200, 200}), Indices{1});
    QCOMPARE(m_content->bounds(), QRectF(60, 30, 20, 20));
}

void StageContentTest::ofTwoLayersWithOneNameTheLowerCounts()
{
    m_document.stages[0].layers = {{.name = "one"}, {.name = "one", .visible = false}, {.name = "two"}};
    m_document.stages[0].instances[0].layer = "two";
    m_document.stages[0].instances[1].layer = "one";
    follow(m_document);
    QCOMPARE(m_content->near({0, 0, 200, 200}), (Indices{1, 0}));
}

HITBOX_WINDOW_TEST(StageContentTest)
#include "stage_content_test.moc"
