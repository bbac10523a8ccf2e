#include "images/opaque_parts.h"
#include "test_class.h"

#include "document/edits.h"

#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

QImage blankImage(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

void fill(QImage &image, const QRect &rect, int alpha = 255)
{
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(rect, QColor(200, 90, 10, alpha));
}

} // namespace

class OpaquePartsTest : public QObject
{
    Q_OBJECT

private slots:
    void faintPixelsDoNotCountBesideOthers()
    {
        QImage image = blankImage({32, 32});
        fill(image, {2, 20, 28, 10}, 60); // a shadow
        fill(image, {10, 4, 6, 20});
        QCOMPARE(opaquePart(image, image.rect()), QRect(10, 4, 6, 20));
        QCOMPARE(opaquePart(image, {0, 0, 12, 10}), QRect(10, 4, 2, 6));
    }

    void feetAreBelowWhateverArmsDo()
    {
        QImage image = blankImage({64, 48});
        fill(image, {10, 4, 8, 40});
        fill(image, {12, 43, 2, 1}, 60); // less than what is opaque in the row above
        fill(image, {18, 10, 40, 4});    // an arm
        const QRect opaque = opaquePart(image, image.rect());
        QCOMPARE(opaque, QRect(10, 4, 48, 40));
        QCOMPARE(feetOf(image, opaque), QRect(10, 39, 8, 5));
        QVERIFY(feetOf(image, {}).isEmpty());
        QCOMPARE(feetOf(image, {10, 4, 8, 1}), QRect(10, 4, 8, 1));
    }

    void whereAllIsFaintItCounts()
    {
        QImage image = blankImage({32, 32});
        fill(image, {3, 5, 7, 9}, 60);
        QCOMPARE(opaquePart(image, image.rect()), QRect(3, 5, 7, 9));
        QVERIFY(opaquePart(image, {20, 20, 12, 12}).isEmpty());
        QVERIFY(opaquePart(image, {100, 100, 12, 12}).isEmpty());
    }

    void partsAreInPixelsOfTheUntrimmedFrame()
    {
        const QTemporaryDir folder;
        QImage image = blankImage({32, 16});
        fill(image, {18, 3, 5, 8});
        QVERIFY(image.save(folder.filePath(QStringLiteral("a.png"))));
        Sprite sprite{.name = QStringLiteral("hero"), .image = QStringLiteral("a.png")};
        sprite.frames = {{.name = QStringLiteral("empty"), .rect = {0, 0, 16, 16}, .size = {16, 16}},
                         {.name = QStringLiteral("lost"), .rect = {0, 0, 16, 16}, .size = {16, 16}},
                         {.name = QStringLiteral("cel"), .rect = {16, 0, 16, 16}, .size = {90, 90}}};
        sprite.frames[1].image = QStringLiteral("nobody.png");
        sprite.frames[2].offset = {40, 50};
        const Document document = withSprite(emptyProject(), sprite);
        const QList<OpaquePart> parts = opaqueParts(document, {{0, 2}, {0, 1}, {0, 0}}, folder.path());
        QCOMPARE(parts.size(), 3);
        QCOMPARE(*parts[0].part, QRect(42, 53, 5, 8));
        QCOMPARE(parts[0].feet, QRect(42, 60, 5, 1));
        QCOMPARE(parts[0].frame, document.sprites[0].frames[2].id);
        QVERIFY(!parts[1].part.ok());
        QVERIFY(parts[1].part.error().file.endsWith(QStringLiteral("nobody.png")));
        QVERIFY(parts[2].part->isEmpty());
    }
};

HITBOX_TEST(OpaquePartsTest)
#include "opaque_parts_test.moc"
