#include "test_class.h"
#include "windows/widgets/canvas_bar.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

/// 100 × 30 pixels.
class Bar : public CanvasBar
{
public:
    Bar(QWidget *canvas, Qt::Edge edge)
        : CanvasBar(canvas, edge, 10)
    {
    }
    QSize sizeHint() const override { return {100, 30}; }
    void showNow(bool shown)
    {
        setVisible(shown);
        place();
    }
};

} // namespace

class CanvasBarTest : public QObject
{
    Q_OBJECT

private slots:
    void itKeepsToItsEdge()
    {
        QWidget canvas;
        Bar upper(&canvas, Qt::TopEdge);
        Bar lower(&canvas, Qt::BottomEdge);
        canvas.resize(400, 300);
        canvas.show();
        QTRY_COMPARE(upper.geometry(), QRect(150, 10, 100, 30));
        QCOMPARE(lower.geometry(), QRect(150, 260, 100, 30));
    }

    void itIsNoWiderThanTheCanvas()
    {
        QWidget canvas;
        Bar bar(&canvas, Qt::BottomEdge);
        canvas.resize(80, 300);
        canvas.show();
        QTRY_COMPARE(bar.geometry(), QRect(0, 260, 80, 30));
    }

    void itTellsWhatItCovers()
    {
        QWidget canvas;
        canvas.resize(400, 300);
        Bar bar(&canvas, Qt::BottomEdge);
        QSignalSpy covers(&bar, &CanvasBar::covers);
        bar.showNow(true);
        QCOMPARE(covers.takeLast().at(1).toInt(), 40);
        bar.showNow(false);
        QCOMPARE(covers.last().first().value<Qt::Edge>(), Qt::BottomEdge);
        QCOMPARE(covers.takeLast().at(1).toInt(), 0);
    }
};

HITBOX_WINDOW_TEST(CanvasBarTest)
#include "canvas_bar_test.moc"
