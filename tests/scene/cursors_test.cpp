#include "scene/cursors.h"
#include "test_class.h"

#include <QPixmap>

#include <QTest>

using namespace hitbox;

class CursorsTest : public QObject
{
    Q_OBJECT

private slots:
    void theSystemsCursorsAreUsedWhereThereAreAny()
    {
        QCOMPARE(cursorFor(CursorLook::Cross, 1).shape(), Qt::CrossCursor);
        QCOMPARE(cursorFor(CursorLook::SizeFalling, 1).shape(), Qt::SizeFDiagCursor);
    }

    void theOthersAreDrawnAtTheScreensScale()
    {
        for (const CursorLook look : {CursorLook::Turn, CursorLook::Insert, CursorLook::Cut, CursorLook::Pivot}) {
            const QCursor cursor = cursorFor(look, 2);
            QCOMPARE(cursor.shape(), Qt::BitmapCursor);
            QCOMPARE(cursor.pixmap().width(), 48);
            const QImage picture = cursor.pixmap().toImage();
            int opaque = 0;
            for (int i = 0; i < picture.width() * picture.height(); ++i)
                opaque += qAlpha(picture.pixel(i % picture.width(), i / picture.width())) > 200 ? 1 : 0;
            QVERIFY(opaque > 100);
        }
    }
};

HITBOX_WINDOW_TEST(CursorsTest)
#include "cursors_test.moc"
