#include "document/edits.h"
#include "drawing/pictures.h"
#include "formats/pictures/render.h"
#include "images/image_contents.h"
#include "images/images.h"
#include "manual/manual_page_file.h"
#include "test_class.h"
#include "validation/fixes.h"
#include "validation/validate.h"

#include <QDir>
#include <QPainter>

#include <algorithm>

using namespace hitbox;
using geometry::Point;

namespace {

const QString samples = QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples");

/// A project in which one rule finds something in the frame that is looked at.
struct Example {
    const char *rule = "";
    Document document;
    FrameRef ref = {0, 0};
    EngineNeeds engine = {};
};

Frame frameCalled(const char *name)
{
    Frame frame;
    frame.name = QString::fromLatin1(name);
    frame.rect = {0, 0, 64, 40};
    frame.size = {64, 40};
    frame.pivot = {4, 36}; // out of the way
    return frame;
}

Document withFrames(const QList<Frame> &frames)
{
    Document document = emptyProject();
    document.sprites = {Sprite{.name = QStringLiteral("rock"), .image = QStringLiteral("rock.png"), .frames = frames}};
    return document;
}

Document withShape(const Outline &outline)
{
    Shape shape;
    shape.name = QStringLiteral("hull");
    shape.category = QStringLiteral("hurt");
    shape.outline = outline;
    return addShapes(withFrames({frameCalled("rock_0")}), {0, 0}, {shape});
}

Document withPolygon(const QList<Point> &points)
{
    return withShape(PolygonOutline{points});
}

/// A frame of the rock's picture.
Document overNothing()
{
    Document document = withShape(geometry::Box{{1, 1}, {8, 6}});
    Frame &frame = document.sprites[0].frames[0];
    frame.rect = {0, 0, 48, 48};
    frame.size = {48, 48};
    return document;
}

Document withoutShapesBetween()
{
    Document document = withFrames({frameCalled("rock_0"), frameCalled("rock_1"), frameCalled("rock_2")});
    Shape shape;
    shape.name = QStringLiteral("hull");
    shape.category = QStringLiteral("hurt");
    shape.outline = PolygonOutline{{{10, 8}, {54, 8}, {46, 34}, {18, 34}}};
    return addShapes(addShapes(document, {0, 0}, {shape}), {0, 2}, {shape});
}

Document outOfStep()
{
    Document document = withFrames({frameCalled("rock_0"), frameCalled("rock_1"), frameCalled("rock_2")});
    for (int f = 0; f < 3; ++f) {
        Shape shape;
        shape.id = {f + 1};
        shape.name = QStringLiteral("fist");
        shape.category = QStringLiteral("hit");
        shape.track = {4};
        shape.outline = geometry::Circle{f == 1 ? Point{44, 10} : Point{12.0 + 20 * f, 28}, 8};
        if (f == 1)
            shape.between = Between::Linear;
        document.sprites[0].frames[f].shapes = {shape};
    }
    document.nextShapeId = 5;
    return document;
}

Document withPoints(const QList<FramePoint> &points)
{
    Document document = withFrames({frameCalled("rock_0")});
    document.sprites[0].frames[0].points = points;
    return document;
}

QList<Example> examples()
{
    const QList<Point> decagon{{24, 4},  {40, 4},  {50, 10}, {54, 20}, {50, 30},
                               {40, 36}, {24, 36}, {14, 30}, {10, 20}, {14, 10}};
    return {
        {"self-intersection", withPolygon({{8, 8}, {56, 32}, {56, 8}, {8, 32}})},
        {"too-few-points", withPolygon({{8, 8}, {56, 32}})},
        {"zero-area", withPolygon({{8, 20}, {56, 20}, {30, 20}})},
        {"repeated-point", withPolygon({{8, 8}, {56, 8}, {56, 8}, {48, 32}, {16, 32}})},
        {"near-repeated-point", withPolygon({{8, 8}, {56, 8}, {56, 8.002}, {48, 32}, {16, 32}})},
        {"spike", withPolygon({{8, 32}, {12, 16}, {32, 16}, {32, 4}, {32, 16}, {52, 16}, {56, 32}})},
        {"tiny-area", withPolygon({{30, 20}, {30.05, 20}, {30, 20.05}})},
        {"collinear-point", withPolygon({{8, 8}, {32, 8}, {56, 8}, {48, 32}, {16, 32}})},
        {"outside-frame", withShape(geometry::Box{{72, 12}, {92, 28}})},
        {"no-opaque-pixel", overNothing()},
        {"concave-shape",
         withPolygon({{8, 34}, {32, 16}, {56, 34}, {56, 6}, {8, 6}}),
         {0, 0},
         {.name = "Box2D", .convexOnly = true}},
        {"too-many-vertices", withPolygon(decagon), {0, 0}, {.name = "Box2D", .mostPoints = 8}},
        {"clockwise-winding",
         withPolygon({{8, 6}, {56, 6}, {46, 34}, {18, 34}}),
         {0, 0},
         {.name = "Box2D", .counterClockwiseOnly = true}},
        {"empty-frame", withoutShapesBetween(), {0, 1}},
        {"in-between-out-of-step", outOfStep(), {0, 1}},
        {"duplicate-point", withPoints({{.name = "muzzle", .at = {16, 12}}, {.name = "muzzle", .at = {46, 28}}})},
        {"unnamed-mark", withPoints({{.name = "", .at = {28, 20}}})},
    };
}

ValidationContext contextFor(const Example &example)
{
    return {surveyImagesWithContents(example.document, samples), example.engine};
}

/// What the example's rule finds.
QList<Finding> foundIn(const Document &document, const Example &example)
{
    QList<Finding> findings = validate(document, contextFor(example));
    findings.removeIf([&example](const Finding &finding) { return finding.rule != QLatin1String(example.rule); });
    return findings;
}

QImage pictureOf(const Example &example, const Document &document)
{
    const Frame &frame = document.sprites[0].frames[example.ref.frame];
    const QRectF area = pictureArea(example.document.sprites[0].frames[example.ref.frame]) | pictureArea(frame);
    const bool showsRock = frame.size == QSize(48, 48);
    const FrameView view{.area = area, .scale = showsRock ? 4.0 : area.width() > 70 ? 3.5 : 5.0};
    return framePicture(document, example.ref, SheetLevels(showsRock ? projectImage("rock.png", samples) : QImage()),
                        foundIn(document, example), view, pictureTheme());
}

/// The fault, and beside it what the repair makes of it.
QImage sideBySide(const QImage &fault, const QImage &repair)
{
    constexpr int gap = 8;
    const int width = repair.isNull() ? fault.width() : fault.width() + gap + repair.width();
    QImage both({width, std::max(fault.height(), repair.height())}, QImage::Format_RGB32);
    both.fill(pictureTheme().background);
    QPainter painter(&both);
    painter.drawImage(0, 0, fault);
    if (!repair.isNull())
        painter.drawImage(fault.width() + gap, 0, repair);
    painter.end();
    return both;
}

} // namespace

/// Beside its section, the manual shows what a rule finds and what its best repair makes of it, as the program draws
/// both.
class RulePicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachExampleIsFoundAndRepaired_data();
    void eachExampleIsFoundAndRepaired();
    void everyRuleAboutAShapeAloneHasAPicture();
};

void RulePicturesTest::eachExampleIsFoundAndRepaired_data()
{
    QTest::addColumn<int>("place");
    for (int i = 0; i < examples().size(); ++i)
        QTest::newRow(examples().at(i).rule) << i;
}

/// With HITBOX_RENEW_MANUAL set its picture is drawn.
void RulePicturesTest::eachExampleIsFoundAndRepaired()
{
    QFETCH(int, place);
    const Example example = examples().at(place);
    const QList<Finding> found = foundIn(example.document, example);
    QVERIFY(!found.isEmpty());
    const QList<Fix> fixes = fixesOf(example.document, found.first(), contextFor(example));
    QImage repair;
    if (!fixes.isEmpty()) {
        const Document repaired = fixes.first().apply(example.document);
        QVERIFY(foundIn(repaired, example).size() < found.size());
        repair = pictureOf(example, repaired);
    }

    const QString name = QStringLiteral("pictures/rules/%1.png").arg(QLatin1String(example.rule));
    const QString caption = fixes.isEmpty() ? found.first().message : fixes.first().title;
    const QString line = QStringLiteral("![%1](%2)").arg(caption, name);
    QVERIFY2(manualSource("rules.md").contains(line), qPrintable("rules.md lacks: " + line));
    const QString path = manualFolder + u'/' + name;
    if (qEnvironmentVariableIsSet("HITBOX_RENEW_MANUAL")) {
        const QImage both = sideBySide(pictureOf(example, example.document), repair);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QVERIFY(both.save(path));
    }
    QVERIFY2(!QImage(path).isNull(), qPrintable(path + " is missing; the target manual-pictures draws it"));
    QVERIFY2(QFileInfo(path).size() < 20'000, qPrintable(path));
}

void RulePicturesTest::everyRuleAboutAShapeAloneHasAPicture()
{
    QStringList shown;
    for (const Example &example : examples())
        shown.append(example.rule);
    for (const Rule &rule : allRules()) {
        if (std::holds_alternative<ShapeCheck *>(rule.check) || std::holds_alternative<MeetingsCheck *>(rule.check))
            QVERIFY2(shown.contains(rule.id), rule.id);
    }
}

HITBOX_PLAIN_WINDOW_TEST(RulePicturesTest)
#include "rule_pictures_test.moc"
