#include "formats/pictures/timeline_picture.h"
#include "test_class.h"

#include "drawing/timeline_drawing.h"
#include "formats/pictures/render.h"
#include "formats/timeline/timeline_duel.h"

#include <QPainter>
#include <QTest>

using namespace hitbox;

namespace {

const TimelineInk ink{Qt::cyan, Qt::red, Qt::gray, Qt::magenta};

QImage canvas(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    return image;
}

/// How many pixels of each row have the colour.
QList<int> widthsOf(const QImage &image, const QColor &color)
{
    QList<int> widths;
    for (int y = 0; y < image.height(); ++y) {
        int width = 0;
        for (int x = 0; x < image.width(); ++x)
            width += image.pixelColor(x, y) == color ? 1 : 0;
        widths.append(width);
    }
    return widths;
}

QImage markOf(bool meets, bool aHits, bool bHits)
{
    TimelineMeeting meeting;
    if (meets)
        meeting.contacts = {{}};
    meeting.aHits = aHits;
    meeting.bHits = bHits;
    QImage image = canvas({16, 16});
    QPainter painter(&image);
    drawMeeting(painter, QRectF(0, 0, 16, 16), meeting, ink);
    return image;
}

Result<QImage> pictureOf(const TimelineSetup &setup)
{
    return timelinePicture(timeline_duel::document(), setup, timeline_duel::timeline(setup), [](const QString &) {
        QImage image = canvas({64, 64});
        image.fill(Qt::green);
        return image;
    });
}

bool has(const QImage &image, const QColor &color)
{
    const QList<int> widths = widthsOf(image, color);
    return std::any_of(widths.cbegin(), widths.cend(), [](int width) { return width > 0; });
}

} // namespace

class TimelinePictureTest : public QObject
{
    Q_OBJECT

private slots:
    void triangleAndRingTellTheMarksApart()
    {
        QVERIFY(!has(markOf(false, false, false), Qt::cyan));
        QVERIFY(has(markOf(true, false, false), Qt::cyan));
        QVERIFY(markOf(true, false, false).pixelColor(8, 8) == QColor(Qt::black));
        const QList<int> down = widthsOf(markOf(true, true, false), Qt::red);
        QVERIFY(down.at(2) > down.at(12));
        const QList<int> up = widthsOf(markOf(true, false, true), Qt::red);
        QVERIFY(up.at(2) < up.at(12));
        const QList<int> both = widthsOf(markOf(true, true, true), Qt::red);
        QVERIFY(both.at(5) > both.at(2) && both.at(10) > both.at(13));
    }

    void onlyAnActivePhaseIsFull()
    {
        const auto bar = [](TimelinePhase phase) {
            QImage image = canvas({40, 8});
            QPainter painter(&image);
            drawPhase(painter, QRectF(0, 0, 40, 8), phase, ink);
            return image;
        };
        QCOMPARE(widthsOf(bar(TimelinePhase::Active), Qt::red), QList<int>(8, 40));
        for (const TimelinePhase phase : {TimelinePhase::Waiting, TimelinePhase::Startup, TimelinePhase::Recovery,
                                          TimelinePhase::Stunned, TimelinePhase::Over, TimelinePhase::Moving})
            QVERIFY(has(bar(phase), Qt::black));
    }

    void aBlockIsAFrameInAPhase()
    {
        const QList<TimelineBlock> blocks = blocksOf(timeline_duel::timeline(timeline_duel::setup()), TimelineSide::A);
        QCOMPARE(blocks.size(), 4);
        QCOMPARE(blocks.at(1), (TimelineBlock{3, 4, {0, 1}, TimelinePhase::Active}));
        QCOMPARE(blocks.at(3), (TimelineBlock{10, 15, {0, 2}, TimelinePhase::Over}));
    }

    void theStripShowsFramesAndMarks()
    {
        const Result<QImage> picture = pictureOf(timeline_duel::setup());
        QVERIFY(picture.ok());
        QVERIFY(has(*picture, pictureTheme().strike)); // the fist is out, and it hits
        QVERIFY(has(*picture, Qt::green));
        const Result<QByteArray> png =
            timelinePng(timeline_duel::document(), timeline_duel::setup(),
                        timeline_duel::timeline(timeline_duel::setup()), [](const QString &) { return QImage(); });
        QVERIFY(png.ok());
        QCOMPARE(QImage::fromData(*png, "PNG").size(), picture->size());
    }

    void everySecondHasALineOfItsOwn()
    {
        TimelineSetup setup = timeline_duel::setup();
        setup.offset = 54; // the dummy ends with the 60th tick
        setup.b.whenHit.reset();
        const int one = pictureOf(setup)->height();
        setup.offset = 55;
        const int two = pictureOf(setup)->height();
        QVERIFY(two > one + 150);
        setup.offset = 3600 - 6;
        QCOMPARE(pictureOf(setup)->height(), one + 59 * (two - one));
        setup.offset += 1;
        QVERIFY(!pictureOf(setup).ok());
        QCOMPARE(pictureOf(setup).error().what, QString("a picture shows at most 3600 ticks, and these are 3601"));
    }
};

HITBOX_WINDOW_TEST(TimelinePictureTest)
#include "timeline_picture_test.moc"
