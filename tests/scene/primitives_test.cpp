#include "scene/snap_marks.h"
#include "test_class.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTransform>

using namespace hitbox;

namespace {

/// The picture of a snap, four screen pixels for one of the frame.
QImage drawn(const SnapResult &snap)
{
    QImage image(200, 200, QImage::Format_ARGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    drawSnap(painter, snap, QTransform::fromScale(4, 4), themeFor(ThemeChoice::Dark));
    return image;
}

bool touched(const QImage &image, QPoint place, int around)
{
    for (int y = place.y() - around; y <= place.y() + around; ++y) {
        for (int x = place.x() - around; x <= place.x() + around; ++x) {
            if (image.pixelColor(x, y) == themeFor(ThemeChoice::Dark).guide)
                return true;
        }
    }
    return false;
}

} // namespace

class SnapMarksTest : public QObject
{
    Q_OBJECT

private slots:
    void thePlaceIsMarkedWhereItLands()
    {
        const QImage image = drawn({{20, 25}, SnapKind::Vertices, geometry::Point{20, 25}, {}});
        QVERIFY(touched(image, {80, 100}, 9));
        QVERIFY(!touched(image, {40, 40}, 9));
    }

    void theLinesThatItKeepsToAreDrawn()
    {
        const QImage image = drawn({{20, 10}, SnapKind::FrameLines, {}, {{{20, 0}, {20, 48}}}});
        QVERIFY(touched(image, {80, 150}, 8));
    }

    void theGridAloneShowsNothing()
    {
        QImage black(200, 200, QImage::Format_ARGB32);
        black.fill(Qt::black);
        QCOMPARE(drawn({{20, 25}, {}, {}, {}}), black);
    }
};

HITBOX_WINDOW_TEST(SnapMarksTest)
#include "snap_marks_test.moc"
