#include "document/fresh_ids.h"
#include "test_class.h"

#include <QTest>

#include <limits>

using namespace hitbox;

namespace {

constexpr int largest = std::numeric_limits<int>::max();

Document withIds(const QList<int> &ids)
{
    Frame frame;
    for (const int id : ids)
        frame.shapes.append(Shape{.id = {id}});
    Document document;
    document.sprites = {Sprite{.name = "ship", .frames = {frame}}};
    return document;
}

} // namespace

class FreshIdsTest : public QObject
{
    Q_OBJECT

private slots:
    void idsAreCountedByTheDocument()
    {
        Document document = withIds({3});
        document.nextShapeId = 7;
        FreshIds ids(document);
        QCOMPARE(ids.take().value, 7);
        QCOMPARE(ids.take().value, 8);
        QCOMPARE(document.nextShapeId, 9);
    }

    void whereNumbersEndTheSmallestFreeOnesAreTaken()
    {
        Document document = withIds({1, 3});
        document.nextShapeId = largest;
        FreshIds ids(document);
        ids.avoid({Shape{.id = {4}}});
        QCOMPARE(ids.take().value, 2);
        QCOMPARE(ids.take().value, 5);
        QCOMPARE(document.nextShapeId, largest);
    }

    void theNextIdStaysAboveThoseThatAreThere()
    {
        Document document = withIds({5, 2});
        QCOMPARE(idsOf(document), (QSet<int>{2, 5}));
        keepNextIdAbove(document, {5});
        QCOMPARE(document.nextShapeId, 6);
        keepNextIdAbove(document, {2});
        QCOMPARE(document.nextShapeId, 6);
        keepNextIdAbove(document, {largest});
        QCOMPARE(document.nextShapeId, largest);
    }
};

HITBOX_TEST(FreshIdsTest)
#include "fresh_ids_test.moc"
