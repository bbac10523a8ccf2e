#include "images/following/foreign_images.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ForeignImagesTest : public QObject
{
    Q_OBJECT

private slots:
    void imagesOfOtherSpritesAreForeign()
    {
        const auto cutFrom = [](const QString &image, const QString &frameImage = {}) {
            return Sprite{.image = image, .frames = {Frame{}, Frame{.image = frameImage}}};
        };
        const QList<Sprite> sprites{cutFrom("shared.png"), cutFrom("shared.png"), cutFrom("own.png", "part.png")};
        const ImageUsers users = imageUsersOf(sprites);
        QCOMPARE(users, (ImageUsers{{"shared.png", 2}, {"own.png", 1}, {"part.png", 1}}));
        QVERIFY(ForeignImages(users, sprites.at(0)).contains("shared.png"));
        QVERIFY(ForeignImages(users, sprites.at(0)).contains("part.png"));
        QVERIFY(ForeignImages(users, sprites.at(2)).contains("shared.png"));
        QVERIFY(!ForeignImages(users, sprites.at(2)).contains("own.png"));
        QVERIFY(!ForeignImages(users, sprites.at(2)).contains("part.png"));
        QVERIFY(!ForeignImages(users, sprites.at(2)).contains("of nobody.png"));
        QVERIFY(!ForeignImages().contains("shared.png"));
    }
};

HITBOX_TEST(ForeignImagesTest)
#include "foreign_images_test.moc"
