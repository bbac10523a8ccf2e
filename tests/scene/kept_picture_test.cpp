#include "scene/kept_picture.h"
#include "test_class.h"

#include "scene_bench.h"

#include <QScrollBar>
#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// A disk upon a ground that tells what was asked for.
class Disk : public KeptPicture
{
public:
    Disk() { setGround(Qt::black); }

    void paintIn(const QColor &color, const QRectF &area)
    {
        m_color = color;
        change(area, 2);
    }

    QList<QRectF> asked;
    bool isSlow = false;

private:
    bool takesLong() const override { return isSlow; }

    void drawKept(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &) override
    {
        asked.append(exposed);
        painter.setBrush(m_color);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QPointF(100, 80), 60, 60);
    }

    QColor m_color = Qt::red;
};

struct WatchedDisk {
    WatchedDisk()
        : disk(new Disk)
    {
        scene.setSceneRect(-4000, -4000, 8000, 8000);
        scene.setBackgroundBrush(Qt::black);
        scene.addItem(disk);
        lookAt(view, scene);
        grabbed();
        disk->asked.clear();
    }

    QImage grabbed() { return settledPicture(view); }

    QGraphicsScene scene;
    Disk *disk;
    QGraphicsView view;
};

} // namespace

class KeptPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void whatDoesNotDifferIsDrawnOnce();
    void onlyWhatDiffersIsAskedFor();
    void panningMovesWhatWasDrawn();
    void anotherViewIsDrawnToo();
    void theClosestViewIsDrawnToo();
    void whatLiesFarOutIsDrawnToo();
    void aLensShowsACornerOfTheWhole();
    void whatTakesLongIsDrawnBetweenEvents();
};

void KeptPictureTest::whatDoesNotDifferIsDrawnOnce()
{
    WatchedDisk watched;
    const QImage first = watched.grabbed();
    QCOMPARE(watched.grabbed(), first);
    QVERIFY(watched.disk->asked.isEmpty());
    watched.disk->drawAnew();
    QCOMPARE(watched.grabbed(), first);
    QCOMPARE(watched.disk->asked.size(), 1);
}

void KeptPictureTest::onlyWhatDiffersIsAskedFor()
{
    WatchedDisk watched;
    watched.disk->paintIn(Qt::green, {100, 80, 10, 10});
    const QImage image = watched.grabbed();
    QCOMPARE(watched.disk->asked, QList<QRectF>{QRectF(98, 78, 14, 14)});
    QCOMPARE(image.pixelColor(watched.view.mapFromScene(QPointF(105, 85))), QColor(Qt::green));
    QCOMPARE(image.pixelColor(watched.view.mapFromScene(QPointF(80, 85))), QColor(Qt::red));
}

void KeptPictureTest::panningMovesWhatWasDrawn()
{
    WatchedDisk watched;
    const QImage before = watched.grabbed();
    watched.view.horizontalScrollBar()->setValue(watched.view.horizontalScrollBar()->value() + 17);
    QCOMPARE(watched.grabbed().copy(0, 0, 300, 240), before.copy(17, 0, 300, 240));
    QCOMPARE(watched.disk->asked.size(), 1);
    QCOMPARE(watched.disk->asked.first().width(), 17.0);
}

void KeptPictureTest::anotherViewIsDrawnToo()
{
    WatchedDisk watched;
    const QImage first = watched.grabbed();
    QGraphicsView second;
    lookAt(second, watched.scene);
    QCOMPARE(second.viewport()->grab().toImage(), first);
    QCOMPARE(watched.grabbed(), first);
}

void KeptPictureTest::theClosestViewIsDrawnToo()
{
    WatchedDisk watched;
    watched.view.setTransform(QTransform::fromScale(128, 128));
    watched.view.centerOn(100, 80);
    const QImage close = watched.grabbed();
    QCOMPARE(close.pixelColor(close.rect().center()), QColor(Qt::red));
}

void KeptPictureTest::whatLiesFarOutIsDrawnToo()
{
    constexpr double far = 1e9;
    WatchedDisk watched;
    watched.scene.setSceneRect(-1000, -1000, far + 2000, 2000);
    watched.view.centerOn(far, 80);
    watched.grabbed();
    QVERIFY(!watched.disk->asked.isEmpty());
    QVERIFY(watched.disk->asked.constLast().contains(QPointF(far, 80)));
}

void KeptPictureTest::aLensShowsACornerOfTheWhole()
{
    WatchedDisk watched;
    const QImage lens = pictureOf(watched.scene, {140, 70, 16, 16}, 8);
    QCOMPARE(lens, pictureOf(watched.scene, {0, 0, 200, 160}, 8).copy(140 * 8, 70 * 8, 128, 128));
    QVERIFY(watched.disk->asked.first().width() < 20);
}

/// The view is asked for the next slice by the picture itself.
void KeptPictureTest::whatTakesLongIsDrawnBetweenEvents()
{
    WatchedDisk watched;
    const QImage before = watched.grabbed();
    watched.view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&watched.view));
    watched.disk->isSlow = true;
    watched.disk->drawAnew();
    QTRY_VERIFY(watched.disk->isWhole());
    QCOMPARE(watched.grabbed(), before);
    watched.view.scale(2, 2);
    QTRY_VERIFY(watched.disk->isWhole());
    const QImage twice = watched.grabbed();
    watched.disk->isSlow = false;
    watched.disk->drawAnew();
    QCOMPARE(watched.grabbed(), twice);
}

HITBOX_WINDOW_TEST(KeptPictureTest)
#include "kept_picture_test.moc"
