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
        QVERIFY(svgRefusal("<rect x='1mm' width='1' height='1'/>").contains("found x=\"1mm\""));
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
