#include "test_class.h"
#include "windows/widgets/palette_watch.h"

#include <QApplication>
#include <QTest>

using namespace hitbox;

class PaletteWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsOfThePaletteOfTheWidgetAndOfTheProgram()
    {
        QWidget around;
        QWidget widget(&around);
        int told = 0;
        QColor seen;
        whenPaletteChanges(widget, [&] {
            ++told;
            seen = widget.palette().color(QPalette::Link);
        });
        QCOMPARE(told, 0);
        QPalette palette = widget.palette();
        palette.setColor(QPalette::Link, Qt::red);
        around.setPalette(palette);
        QCOMPARE(told, 1);
        QCOMPARE(seen, QColor(Qt::red));
        around.setPalette(palette);
        QCOMPARE(told, 1);
        around.setPalette(QPalette());
        QVERIFY(told > 1);
    }

    void theThemeComesFromThePaletteOfTheProgram()
    {
        QWidget widget;
        widget.show();
        int told = 0;
        whenPaletteChanges(widget, [&told] { ++told; });
        QPalette palette = QApplication::palette();
        palette.setColor(QPalette::Link, Qt::green);
        QApplication::setPalette(palette);
        QCoreApplication::processEvents();
        QVERIFY(told > 0);
        QCOMPARE(widget.palette().color(QPalette::Link), QColor(Qt::green));
    }
};

HITBOX_WINDOW_TEST(PaletteWatchTest)
#include "palette_watch_test.moc"
