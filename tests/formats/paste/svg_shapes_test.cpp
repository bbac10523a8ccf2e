#include "formats/paste/svg_shapes.h"
#include "test_class.h"

#include "formats/json/json_fields.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

QList<Shape> shapesIn(const QByteArray &inside)
{
    return shapesOfSvg("<svg xmlns='http://www.w3.org/2000/svg'>" + inside + "</svg>");
}

QString svgRefusal(const QByteArray &xml)
{
    try {
        shapesOfSvg(xml);
    } catch (const fields::Refusal &refusal) {
        return refusal.error.text();
    }
    return {};
}

} // namespace

class SvgShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyElementBecomesItsShape()
    {
        const QList<Shape> shapes = shapesIn("<polygon id='hull' points='0,0 4,0 4,4'/><polyline points='0 0 1 1'/>"
                                             "<g><rect x='1' y='2' width='3px' height='4'/></g>"
                                             "<circle cx='5' cy='6' r='2'/><line x2='7'/><path d='M0 0h2v2z'/>");
        QCOMPARE(shapes.size(), 6);
        QCOMPARE(shapes.at(0).name, QString("hull"));
        QCOMPARE(shapes.at(0).outline, Outline(PolygonOutline{{{0, 0}, {4, 0}, {4, 4}}}));
        QCOMPARE(shapes.at(1).kind(), ShapeKind::Chain);
        QCOMPARE(shapes.at(2).outline, Outline(geometry::Box{{1, 2}, {4, 6}}));
        QCOMPARE(shapes.at(3).outline, Outline(geometry::Circle{{5, 6}, 2}));
        QCOMPARE(shapes.at(4).outline, Outline(ChainLine{{{0, 0}, {7, 0}}}));
        QCOMPARE(shapes.at(5).kind(), ShapeKind::Polygon);
    }

    void aPieceOfAnSvgIsEnough() { QCOMPARE(shapesOfSvg("<path d='M0 0L1 1'/>").size(), 1); }

    void transformsMoveWhatIsInside()
    {
        const QList<Shape> shapes = shapesIn("<g transform='translate(10 20) scale(2)'><rect width='1' height='1'/>"
                                             "<circle r='3' transform='rotate(90)'/></g>"
                                             "<rect width='2' height='2' transform='rotate(45, 1, 1)'/>"
                                             "<circle r='4' transform='scale(1 2)'/>"
                                             "<polygon points='1 0 0 1 0 0' transform='matrix(0 1 -1 0 5 6)'/>");
        QCOMPARE(shapes.at(0).outline, Outline(geometry::Box{{10, 20}, {12, 22}}));
        QCOMPARE(std::get<geometry::Circle>(shapes.at(1).outline).radius, 6.0);
        QCOMPARE(shapes.at(2).kind(), ShapeKind::Polygon);
        QCOMPARE(shapes.at(3).kind(), ShapeKind::Polygon);
        QCOMPARE(shapes.at(4).outline, Outline(PolygonOutline{{{5, 7}, {4, 6}, {5, 6}}}));
    }

    void roundCornersAndEllipsesAreFlattened()
    {
        const QList<Shape> shapes =
            shapesIn("<rect x='1' width='20' height='10' rx='4'/><ellipse cx='9' rx='8' ry='5'/>");
        for (const Shape &shape : shapes) {
            QCOMPARE(shape.kind(), ShapeKind::Polygon);
            for (const Point p : std::get<PolygonOutline>(shape.outline).points)
                QVERIFY(p.x > 0.99 && p.x < 21.01 && p.y > -5.01 && p.y < 10.01);
        }
    }

    void lengthsMayBePartsOfTheWholeOrInOtherUnits()
    {
        const auto within = [](const QByteArray &head, const QByteArray &inside) {
            return shapesOfSvg("<svg " + head + ">" + inside + "</svg>");
        };
        const QList<Shape> shapes =
            within("width='210mm' viewBox='0 0 200, 100'",
                   "<rect width='100%' height='100%'/><rect x='5%' y='10%' width='1' height='1'/>"
                   "<svg><line x1='1in' x2='25.4mm' y2='2.54cm'/></svg><circle r='10%'/>");
        QCOMPARE(shapes.at(0).outline, Outline(geometry::Box{{0, 0}, {200, 100}}));
        QCOMPARE(shapes.at(1).outline, Outline(geometry::Box{{10, 10}, {11, 11}}));
        const QList<Point> line = std::get<ChainLine>(shapes.at(2).outline).points;
        QVERIFY(std::abs(line.at(0).x - 96) < 1e-9 && std::abs(line.at(1).x - 96) < 1e-9 &&
                std::abs(line.at(1).y - 96) < 1e-9);
        QVERIFY(std::abs(std::get<geometry::Circle>(shapes.at(3).outline).radius - 15.8114) < 1e-4);
        QCOMPARE(within("width='30px' height='3pc'", "<rect width='50%' height='50%'/>").at(0).outline,
                 Outline(geometry::Box{{0, 0}, {15, 24}}));
    }

    void radiiThatAreAutomaticAreThoseOfTheOtherDirection()
    {
        const QByteArray size = "width='20' height='10' ";
        const QList<Shape> shapes = shapesIn("<rect " + size + "rx='auto' ry='auto'/><rect " + size +
                                             "rx='auto' ry='3'/><rect " + size + "rx='3'/><ellipse rx='auto' ry='4'/>");
        QCOMPARE(shapes.at(0).outline, Outline(geometry::Box{{0, 0}, {20, 10}}));
        QCOMPARE(shapes.at(1).kind(), ShapeKind::Polygon);
        QCOMPARE(shapes.at(1).outline, shapes.at(2).outline);
        QCOMPARE(shapes.at(3).outline, Outline(geometry::Circle{{0, 0}, 4}));
    }

    void whatIsSwitchedOffIsPassedOver()
    {
        QCOMPARE(shapesIn("<circle r='1' display='none'/><g style='fill:red; display : none'><circle r='1'/></g>"
                          "<circle r='1' style='display:none !important;'/>")
                     .size(),
                 0);
        QCOMPARE(shapesIn("<circle r='1' display='inline'/><circle r='1' style='my-display:none'/>").size(), 2);
    }

    void whatIsOnlyDefinedIsPassedOver()
    {
        QCOMPARE(shapesIn("<defs><path d='M0 0L1 1'/></defs><symbol><g><circle r='1'/></g></symbol>").size(), 0);
    }

    void hostileAndBrokenFilesAreRefused()
    {
        QByteArray deep;
        for (int i = 0; i < 100'000; ++i)
            deep += "<g>";
        QByteArray wide = "<path";
        for (int i = 0; i < 60'000; ++i)
            wide += " a" + QByteArray::number(i) + "=''";
        QVERIFY(svgRefusal(deep).contains("64 levels"));
        QVERIFY(svgRefusal(wide + "/>").contains("attributes"));
        QVERIFY(svgRefusal("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>").contains("entities"));
        QVERIFY(svgRefusal("<svg><path d='M0 0L1 1'></svg>").contains("broken"));
        QVERIFY(svgRefusal("<rect x='1em' width='1' height='1'/>").contains("found x=\"1em\""));
        QVERIFY(svgRefusal("<svg><rect width='100%' height='1'/></svg>").contains("found width=\"100%\""));
        QVERIFY(svgRefusal("<rect width='1' height='1' transform='spin(4)'/>").contains("transform"));
        QVERIFY(svgRefusal("<circle r='nan'/>").contains("number of pixels"));
        QVERIFY(svgRefusal("<polygon points='1 2 3'/>").contains("expected a number"));
    }

    void whatATransformCarriesTooFarIsRefused()
    {
        for (const char *element :
             {"<polygon points='0,0 1e9,0 0,1e9'/>", "<polyline points='0,0 1e9,0'/>", "<line x2='1e9'/>",
              "<rect width='1e9' height='1'/>", "<circle r='1e9'/>", "<circle cx='1e9' r='1'/>"}) {
            const QByteArray far = QByteArray("<g transform='scale(1e3)'>") + element + "</g>";
            QVERIFY2(svgRefusal("<svg>" + far + "</svg>").contains("reaches beyond 1000000000 pixels"), element);
        }
    }
};

HITBOX_TEST(SvgShapesTest)
#include "svg_shapes_test.moc"
