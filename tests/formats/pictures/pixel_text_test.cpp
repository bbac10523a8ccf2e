#include "formats/pictures/pixel_text.h"
#include "test_class.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace hitbox;

namespace {

QImage drawn(const QString &text)
{
    QImage image(100, 40, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setPen(Qt::white);
    drawPixelText(painter, {3, 5}, text);
    return image;
}

} // namespace

class PixelTextTest : public QObject
{
    Q_OBJECT

private slots:
    void drawsDotsOfTwoPixels()
    {
        const QStringList rows{QStringLiteral(".###."), QStringLiteral("#...#"), QStringLiteral("#...#"),
                               QStringLiteral("#...#"), QStringLiteral("#####"), QStringLiteral("#...#"),
                               QStringLiteral("#...#")};
        const QImage image = drawn(QStringLiteral("A"));
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QString row = y >= 5 ? rows.value((y - 5) / 2) : QString();
                const bool isSet = x >= 3 && (x - 3) / 2 < row.size() && row.at((x - 3) / 2) == u'#';
                QCOMPARE(image.pixel(x, y), isSet ? QColor(Qt::white).rgb() : QColor(Qt::black).rgb());
            }
        }
    }

    void showsWhatItHasNoLetterForAsAnother()
    {
        QVERIFY(drawn(QStringLiteral("ship")) == drawn(QStringLiteral("SHIP")));
        QVERIFY(drawn(QStringLiteral("“a”")) == drawn(QStringLiteral("\"A\"")));
        QVERIFY(drawn(QStringLiteral("é\n{")) == drawn(QStringLiteral("???")));
    }

    void keepsWithinItsWidth()
    {
        QCOMPARE(pixelTextWidth({}), 0);
        QCOMPARE(pixelTextWidth(QStringLiteral("ship")), 48);
        QVERIFY(drawn(QStringLiteral("HHHH")).copy(3 + 48, 0, 40, 40) == drawn({}).copy(3 + 48, 0, 40, 40));
    }
};

HITBOX_CORE_TEST(PixelTextTest)
#include "pixel_text_test.moc"
