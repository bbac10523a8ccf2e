#include "formats/exporters/golden.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <numbers>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

using namespace hitbox;
using geometry::Point;

namespace {

Shape shapeOf(int id, const Outline &outline)
{
    Shape shape;
    shape.id = {id};
    shape.name = QStringLiteral("s%1").arg(id);
    shape.category = QStringLiteral("hurt");
    shape.outline = outline;
    return shape;
}

Document documentWith(const QList<Shape> &shapes)
{
    Frame frame;
    frame.name = QStringLiteral("f");
    frame.shapes = shapes;
    Sprite sprite;
    sprite.name = QStringLiteral("sprite");
    sprite.frames = {frame};
    Document document;
    document.sprites = {sprite};
    return document;
}

double areaOf(const QList<Shape> &shapes)
{
    double sum = 0;
    for (const Shape &shape : shapes) {
        const auto &points = std::get<PolygonOutline>(shape.outline).points;
        sum += geometry::signedArea({points.constData(), std::size_t(points.size())});
    }
    return sum;
}

const Outline notchedOutline = PolygonOutline{{{0, 0}, {20, 0}, {20, 20}, {10, 5}, {0, 20}}};

} // namespace

class ExportPreparationTest : public QObject
{
    Q_OBJECT

private slots:
    void changesNothingForAnEngineThatTakesEverything()
    {
        const Document document = golden::lopsided();
        const PreparedExport prepared = preparedExport(document, {});
        QCOMPARE(prepared.document, document);
        QCOMPARE(prepared.losses, QList<Finding>());
    }

    void imagesThatEnginesDoNotLoadAreTold_data()
    {
        QTest::addColumn<QString>("image");
        QTest::addColumn<bool>("told");
        QTest::newRow("png") << "art/hero.png" << false;
        QTest::newRow("webp") << "hero.webp" << false;
        QTest::newRow("none") << "" << false;
        QTest::newRow("aseprite") << "art/hero.aseprite" << true;
        QTest::newRow("capitals") << "HERO.ASE" << true;
        QTest::newRow("gif") << "hero.gif" << true;
        QTest::newRow("named so") << "gif/hero.psd.png" << false;
    }

    void imagesThatEnginesDoNotLoadAreTold()
    {
        QFETCH(QString, image);
        QFETCH(bool, told);
        Capabilities names;
        names.frameImages = true;
        Sprite sprite{.name = "hero", .image = image, .frames = {{.name = "0"}}};
        QCOMPARE(spriteLosses(sprite, 0, names).size(), told ? 1 : 0);
        QVERIFY(spriteLosses(sprite, 0, {}).isEmpty()); // the format names none
        sprite.image = "hero.png";
        sprite.frames[0].image = image;
        const QList<Finding> losses = spriteLosses(sprite, 3, names);
        QCOMPARE(losses.size(), told ? 1 : 0);
        QVERIFY(!told || (losses.first().message.contains(image) && losses.first().frame == FrameRef({3, -1})));
    }

    void cutsConcavePolygonsWhereTheyCannotBeTaken()
    {
        Capabilities capabilities;
        capabilities.concave = ConcavePolygons::Pieces;
        const PreparedExport prepared = preparedExport(documentWith({shapeOf(3, notchedOutline)}), capabilities);
        const QList<Shape> pieces = prepared.document.sprites[0].frames[0].shapes;
        QVERIFY(pieces.size() >= 2);
        for (const Shape &piece : pieces) {
            QCOMPARE(piece.id.value, 3);
            QCOMPARE(piece.name, QStringLiteral("s3"));
            const auto &points = std::get<PolygonOutline>(piece.outline).points;
            const std::span<const Point> ring(points.constData(), std::size_t(points.size()));
            QVERIFY(geometry::isConvex(ring));
            QCOMPARE(geometry::winding(ring), geometry::Orientation::CounterClockwise);
        }
        QCOMPARE(areaOf(pieces), 250.0);
        QVERIFY2(prepared.losses.isEmpty(), "the same area in pieces is no loss");
    }

    void keepsToTheMostCornersOfAPiece()
    {
        Capabilities capabilities;
        capabilities.maxPoints = 8;
        PolygonOutline round;
        for (const Point point : geometry::flattened(geometry::Circle{{0, 0}, 40}))
            round.points.append(point);
        QVERIFY(round.points.size() > 20);
        const PreparedExport prepared = preparedExport(documentWith({shapeOf(1, round)}), capabilities);
        const QList<Shape> pieces = prepared.document.sprites[0].frames[0].shapes;
        QVERIFY(pieces.size() >= 3);
        for (const Shape &piece : pieces)
            QVERIFY(std::get<PolygonOutline>(piece.outline).points.size() <= 8);
        QVERIFY(std::abs(areaOf(pieces) - areaOf({shapeOf(1, round)})) < 1e-9);
    }

    void turnsWhatAnEngineLacksIntoPolygonsAndSaysSo()
    {
        Capabilities capabilities;
        capabilities.circles = capabilities.boxes = capabilities.capsules = false;
        const Document document =
            documentWith({shapeOf(1, geometry::Circle{{0, 0}, 5}), shapeOf(2, geometry::Box{{0, 0}, {4, 3}}),
                          shapeOf(3, geometry::Capsule{{0, 0}, {9, 0}, 2})});
        const PreparedExport prepared = preparedExport(document, capabilities);
        const QList<Shape> shapes = prepared.document.sprites[0].frames[0].shapes;
        QCOMPARE(shapes.size(), 3);
        for (const Shape &shape : shapes)
            QCOMPARE(shape.kind(), ShapeKind::Polygon);
        QCOMPARE(areaOf({shapes[1]}), 12.0);
        QCOMPARE(prepared.losses.size(), 2);
        QCOMPARE(prepared.losses[0].shape.value, 1);
        QCOMPARE(prepared.losses[0].severity, Severity::Info);
        QVERIFY(prepared.losses[0].message.startsWith(QStringLiteral("The circle becomes a polygon with ")));
        QCOMPARE(prepared.losses[1].shape.value, 3);
    }

    void leavesChainsOutWithAWarning()
    {
        Capabilities capabilities;
        capabilities.chains = false;
        const PreparedExport prepared = preparedExport(
            documentWith({shapeOf(1, ChainLine{{{0, 0}, {5, 5}}}), shapeOf(2, notchedOutline)}), capabilities);
        QCOMPARE(prepared.document.sprites[0].frames[0].shapes.size(), 1);
        QCOMPARE(prepared.losses.size(), 1);
        QCOMPARE(prepared.losses[0].severity, Severity::Warning);
    }

    void tellsWhichPropertiesAreLost()
    {
        Capabilities capabilities;
        capabilities.properties = {};
        Document document = documentWith({shapeOf(1, notchedOutline)});
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("friction"), 0.4},
                                                              {QStringLiteral("loud"), true}};
        const PreparedExport prepared = preparedExport(document, capabilities);
        QCOMPARE(prepared.losses.size(), 1);
        QCOMPARE(prepared.losses[0].message, QStringLiteral("Properties are left out: “friction”, “loud”"));
        QCOMPARE(prepared.losses[0].frame, (FrameRef{0, 0}));
    }

    void givesShapesWhatTheirCategoryHasOfFields()
    {
        Document document = documentWith({shapeOf(1, notchedOutline)});
        Category category;
        category.name = QStringLiteral("hit");
        category.fields = {{.name = QStringLiteral("damage"), .fallback = 40.0},
                           {.name = QStringLiteral("density"), .fallback = 3.0},
                           {.name = QStringLiteral("none"), .fallback = JsonText()},
                           {.name = QStringLiteral("newer"), .type = FieldType::Other, .fallback = true}};
        document.categories = {category};
        Shape &shape = document.sprites[0].frames[0].shapes[0];
        shape.category = category.name;
        shape.properties = {{QStringLiteral("damage"), 55.0}};
        const auto propertiesIn = [&document](const Capabilities &capabilities) {
            return preparedExport(document, capabilities).document.sprites[0].frames[0].shapes[0].properties;
        };
        const Properties own = shape.properties;
        const Property density{QStringLiteral("density"), 3.0};
        Capabilities capabilities;
        QCOMPARE(propertiesIn(capabilities), own + Properties{density});
        capabilities.fields = true;
        QCOMPARE(propertiesIn(capabilities), own);
        capabilities.fields = false;
        capabilities.properties = {};
        QCOMPARE(propertiesIn(capabilities), own);
        capabilities.physics = true;
        QCOMPARE(propertiesIn(capabilities), own + Properties{density});
        const QList<Finding> losses = preparedExport(document, capabilities).losses;
        QVERIFY(std::any_of(losses.begin(), losses.end(), [](const Finding &loss) {
            return loss.message == QStringLiteral("Fields of categories are left out: “damage”");
        }));
    }

    void tellsWhenFiltersAndFramesAreLost()
    {
        Capabilities capabilities;
        capabilities.filtersPerShape = false;
        capabilities.animation = false;
        const PreparedExport prepared = preparedExport(golden::lopsided(), capabilities);
        QCOMPARE(prepared.losses.size(), 2);
        QCOMPARE(prepared.losses[0].severity, Severity::Warning);
        QVERIFY(preparedExport(documentWith({shapeOf(1, notchedOutline)}), capabilities).losses.isEmpty());
    }

    void countsFurtherErrorsOfAShape()
    {
        const Document document =
            documentWith({shapeOf(1, PolygonOutline{{{0, 0}, {9, 1}, {0, 2}, {9, 3}, {0, 4}, {5, -2}, {5, 9}}})});
        const std::optional<Error> error = refusal(document);
        QVERIFY(error.has_value());
        QVERIFY(error->what.startsWith(QStringLiteral("Edges ")));
        QVERIFY2(error->what.endsWith(QStringLiteral(" more), sprite “sprite”, frame “f”, shape 1 “s1”")),
                 qPrintable(error->what));
        QVERIFY(!error->what.contains(QStringLiteral("at least")));
        QVERIFY(!refusal(documentWith({shapeOf(1, notchedOutline)})).has_value());
    }

    void saysThatMoreErrorsAreMoreThanAreListed()
    {
        QList<Point> star; // of which almost every edge crosses every other
        for (int i = 0; i < 301; ++i)
            star.append(
                {100 * std::cos(i * 300 * std::numbers::pi / 301), 100 * std::sin(i * 300 * std::numbers::pi / 301)});
        const std::optional<Error> error = refusal(documentWith({shapeOf(1, PolygonOutline{star})}));
        QVERIFY(error.has_value());
        QVERIFY2(error->what.contains(QStringLiteral(" (and at least ")) &&
                     error->what.contains(QStringLiteral(" more), sprite ")),
                 qPrintable(error->what));
    }

    void doesNotRefuseWhatOnlyWarns()
    {
        QVERIFY(!refusal(documentWith({shapeOf(1, ChainLine{{{0, 0}, {0, 0}, {5, 5}}})})).has_value());
    }
};

HITBOX_CORE_TEST(ExportPreparationTest)
#include "export_preparation_test.moc"
