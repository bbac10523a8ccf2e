#include "document/document.h"
#include "drawing/theme.h"
#include "formats/pictures/first_picture.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>

using namespace hitbox;

namespace {

Document oneFrame(int side)
{
    const Shape shape{.id = {1}, .outline = geometry::Box{{0, 0}, {double(side), double(side)}}};
    Sprite sprite{.name = QStringLiteral("s")};
    sprite.frames = {{.name = QStringLiteral("f"), .rect = {0, 0, 1, 1}, .size = {side, side}, .shapes = {shape}}};
    Document document;
    document.sprites = {sprite};
    return document;
}

int longerSide(int frame, double wanted)
{
    const QImage picture = firstShapesPicture(oneFrame(frame), {}, wanted, themeFor(ThemeChoice::Dark));
    return std::max(picture.width(), picture.height());
}

} // namespace

class FirstPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void isAboutAsLargeAsWanted()
    {
        QCOMPARE(longerSide(32, 256), 256);
        QCOMPARE(longerSide(100, 256), 200); // in whole steps
        QCOMPARE(longerSide(300, 256), 300);
    }

    void isNeverMuchLargerWhateverTheFrameIs()
    {
        for (const int side : {600, 5000, 30'000, 1'000'000})
            QVERIFY2(longerSide(side, 256) <= 513, qPrintable(QString::number(side)));
    }

    void isNoneWhereThereIsNoFrame() { QVERIFY(firstShapesPicture({}, {}, 256, themeFor(ThemeChoice::Dark)).isNull()); }
};

HITBOX_WINDOW_TEST(FirstPictureTest)
#include "first_picture_test.moc"
