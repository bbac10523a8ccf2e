#include "drawing/drawn_emitters.h"
#include "test_class.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace hitbox;

class DrawnEmittersTest : public QObject
{
    Q_OBJECT

private slots:
    void theLineToWhatItAimsAtIsDashed_data()
    {
        QTest::addColumn<bool>("selected");
        QTest::newRow("selected") << true;
        QTest::newRow("not selected") << false;
    }

    /// Its dark line beneath has gaps as well.
    void theLineToWhatItAimsAtIsDashed()
    {
        QFETCH(bool, selected);
        QImage image(200, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        const EmitterMark mark{
            .place = QPointF(20, 20), .aim = QPointF(180, 20), .color = Qt::red, .selected = selected};
        drawEmitters(painter, {.marks = {mark}}, themeFor(ThemeChoice::Light));
        painter.end();
        int gaps = 0;
        int drawn = 0;
        for (int x = 40; x < 140; ++x) {
            gaps += image.pixelColor(x, 20).alpha() == 0 ? 1 : 0;
            drawn += image.pixelColor(x, 20).alpha() > 128 ? 1 : 0;
        }
        QVERIFY2(gaps >= 15, qPrintable(QString::number(gaps)));
        QVERIFY2(drawn >= 50, qPrintable(QString::number(drawn)));
    }
};

HITBOX_WINDOW_TEST(DrawnEmittersTest)
#include "drawn_emitters_test.moc"
