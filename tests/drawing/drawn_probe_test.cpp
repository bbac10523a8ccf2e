#include "drawing/drawn_probe.h"
#include "test_class.h"

#include "drawing/theme.h"

#include <QPainter>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace hitbox;

namespace {

/// Of so many places around a circle, those where it was drawn.
int drawnPlaces(double radius, int places)
{
    constexpr double center = 50;
    QImage image(100, 100, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    DrawnProbe probe;
    probe.outline = geometry::Circle{{center, center}, radius};
    drawProbes(painter, {probe}, std::nullopt, themeFor(ThemeChoice::Light));
    painter.end();
    int drawn = 0;
    for (int i = 0; i < places; ++i) {
        const double angle = i * 2 * std::numbers::pi / places;
        const QPointF at(center + radius * std::cos(angle), center + radius * std::sin(angle));
        drawn += image.pixelColor(at.toPoint()).alpha() > 128;
    }
    return drawn;
}

} // namespace

class DrawnProbeTest : public QObject
{
    Q_OBJECT

private slots:
    void aProbeIsDashed()
    {
        const int drawn = drawnPlaces(30, 64);
        QVERIFY2(drawn > 16 && drawn < 60, qPrintable(QString::number(drawn)));
    }

    void aProbeSmallerThanItsLineIsSeen() { QCOMPARE(drawnPlaces(0.2, 8), 8); }

    /// Its outline knows no place.
    void aBoxOfNoSizeIsADotWhereItLies()
    {
        QImage image(100, 100, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        DrawnProbe probe;
        probe.outline = geometry::Box{{60, 30}, {60, 30}};
        drawProbes(painter, {probe}, std::nullopt, themeFor(ThemeChoice::Light));
        painter.end();
        QVERIFY(image.pixelColor(60, 30).alpha() > 128);
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
    }
};

HITBOX_WINDOW_TEST(DrawnProbeTest)
#include "drawn_probe_test.moc"
