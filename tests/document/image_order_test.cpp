#include "document/image_order.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ImageOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void framesOfOneImageFollowEachOther()
    {
        Document document;
        document.sprites = {{.image = "a", .frames = {Frame{}, Frame{.image = "b"}, Frame{}, Frame{.image = "b"}}},
                            {.image = "b", .frames = {Frame{}, Frame{.image = "a"}, Frame{.image = "c"}}}};
        const QList<FrameRef> frames{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}};
        QCOMPARE(inOrderOfImages(document, frames), (QList<int>{0, 2, 4, 1, 3, 5}));
        QCOMPARE(inOrderOfImages(document, {{1, 2}, {1, 2}, {0, 0}}), (QList<int>{0, 1, 2}));
        QCOMPARE(inOrderOfImages(document, {}), QList<int>());
        QCOMPARE(inOrderOfImages(document.sprites[0], 4), (QList<int>{0, 2, 1, 3}));
        QCOMPARE(inOrderOfImages(document.sprites[0], 2), (QList<int>{0, 1}));
    }
};

HITBOX_TEST(ImageOrderTest)
#include "image_order_test.moc"
