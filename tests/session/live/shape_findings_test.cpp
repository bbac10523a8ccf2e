#include "session/live/shape_findings.h"
#include "test_class.h"

#include "session/session_bench.h"
#include "validation/validate.h"

#include <QTest>

using namespace hitbox;

namespace {

QList<const Frame *> firstFrameOf(const Document &document)
{
    return {&document.sprites.at(0).frames.at(0)};
}

const Shape &firstShapeOf(const Document &document)
{
    return document.sprites.at(0).frames.at(0).shapes.at(0);
}

constexpr int tooManyPoints = 120'000; // to be checked between two pictures

} // namespace

class ShapeFindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void aSmallShapeIsCheckedAtOnce()
    {
        int arrivals = 0;
        ShapeFindings shapes([&arrivals] { ++arrivals; });
        const Document document = documentWith({bowTie()});
        const Shape &shape = firstShapeOf(document);
        shapes.check(firstFrameOf(document));
        QVERIFY(!shapes.isPending());
        QVERIFY(isChecked(shapes.known(), shape));
        QVERIFY(!shapes.known().value(shape.id).findings.isEmpty());
        QCOMPARE(shapes.known().value(shape.id).findings, validateShape(shape));
        QCOMPARE(arrivals, 0);
    }

    void anotherValueOfAShapeIsNotTakenForTheOneThatWasChecked()
    {
        ShapeFindings shapes([] {});
        Document document = documentWith({bowTie()});
        shapes.check(firstFrameOf(document));
        document.sprites[0].frames[0].shapes[0].outline = squareAt(0, 0, 5);
        QVERIFY(!isChecked(shapes.known(), firstShapeOf(document)));
        shapes.check(firstFrameOf(document));
        QVERIFY(isChecked(shapes.known(), firstShapeOf(document)));
        const Shape &shape = firstShapeOf(document);
        QCOMPARE(shapes.known().value(shape.id).findings, validateShape(shape));
    }

    void aLargeShapeWaitsAndArrives()
    {
        int arrivals = 0;
        ShapeFindings shapes([&arrivals] { ++arrivals; });
        const Document document = documentWith({starOf(tooManyPoints)});
        shapes.check(firstFrameOf(document));
        QVERIFY(shapes.isPending());
        QVERIFY(!isChecked(shapes.known(), firstShapeOf(document)));
        shapes.startParcel();
        QTRY_COMPARE_WITH_TIMEOUT(arrivals, 1, 30000);
        QVERIFY(!shapes.isPending());
        QVERIFY(isChecked(shapes.known(), firstShapeOf(document)));
    }

    void whatIsAbsentOrStoppedDoesNotWait()
    {
        ShapeFindings shapes([] {});
        const Document document = documentWith({starOf(tooManyPoints)});
        shapes.check(firstFrameOf(document));
        shapes.dropAbsent(document);
        QVERIFY(shapes.isPending());
        shapes.dropAbsent(emptyProject());
        QVERIFY(!shapes.isPending());
        shapes.check(firstFrameOf(document));
        QVERIFY(shapes.isPending());
        shapes.stop();
        QVERIFY(!shapes.isPending());
    }
};

HITBOX_CORE_TEST(ShapeFindingsTest)
#include "shape_findings_test.moc"
