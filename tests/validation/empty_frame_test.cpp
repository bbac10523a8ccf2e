#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// One sprite whose frames have as many circles each.
Document withCounts(const QList<int> &counts)
{
    Document document = test::oneFrame({});
    const Frame model = document.sprites[0].frames[0];
    document.sprites[0].frames.clear();
    for (const int count : counts) {
        Frame frame = model;
        frame.name = QStringLiteral("walk %1").arg(document.sprites[0].frames.size());
        for (int i = 0; i < count; ++i)
            frame.shapes.append(test::shapeOf(geometry::Circle{{9, 9}, 3}, document.nextShapeId++));
        document.sprites[0].frames.append(frame);
    }
    return document;
}

QList<Finding> findingsOf(const QList<int> &counts)
{
    return test::byRule(validate(withCounts(counts), {}), "empty-frame");
}

} // namespace

class EmptyFrameTest : public QObject
{
    Q_OBJECT

private slots:
    void remarksOnFramesThatWereForgotten()
    {
        const auto found = findingsOf({1, 2, 0, 1});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].frame, (FrameRef{0, 2}));
        QCOMPARE(found[0].message, QStringLiteral("The frame has no shapes, while 3 of the sprite's 4 frames do"));
    }

    void takesEmptyFramesAtEitherEndForARest()
    {
        QVERIFY(findingsOf({0, 1, 1, 1}).isEmpty());
        QVERIFY(findingsOf({1, 1, 0}).isEmpty());
        QCOMPARE(findingsOf({0, 1, 0, 0, 1, 1, 1, 0}).size(), 0);
        QCOMPARE(findingsOf({0, 1, 0, 1, 1, 1, 1, 0}).size(), 1);
    }

    void saysNothingWhereMostFramesAreEmpty()
    {
        QVERIFY(findingsOf({1, 0}).isEmpty());
        QVERIFY(findingsOf({0, 0, 1, 0}).isEmpty());
        QVERIFY(findingsOf({0, 0}).isEmpty());
        QVERIFY(findingsOf({}).isEmpty());
    }

    void copiesTheShapesOfTheFrameBefore()
    {
        const Document document = withCounts({1, 2, 0, 1});
        const auto after = test::repaired(document, "empty-frame", "copy-shapes");
        QVERIFY(after);
        const QList<Shape> &shapes = after->sprites[0].frames[2].shapes;
        QCOMPARE(shapes.size(), 2);
        QCOMPARE(shapes[0].id, ShapeId{document.nextShapeId});
        QCOMPARE(shapes[0].outline, document.sprites[0].frames[1].shapes[0].outline);
    }
};

HITBOX_CORE_TEST(EmptyFrameTest)
#include "empty_frame_test.moc"
