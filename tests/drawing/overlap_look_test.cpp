#include "drawing/overlap_look.h"
#include "test_class.h"

#include "drawing/relation_sign.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>

using namespace hitbox;
using geometry::Relation;

namespace {

const Theme darkLook = themeFor(ThemeChoice::Dark);
constexpr Relation meetings[] = {Relation::Touching, Relation::Overlapping, Relation::Containing, Relation::Contained,
                                 Relation::Equal};

QImage painted(const std::function<void(QPainter &)> &draw)
{
    QImage image(120, 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    draw(painter);
    return image;
}

Overlap meeting(Relation relation, bool hit = false)
{
    return {{}, relation, relation, hit};
}

/// The rectangle around what is not black.
QRect inked(const QImage &image)
{
    QRect rect;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(0, 0, 0))
                rect |= QRect(x, y, 1, 1);
        }
    }
    return rect;
}

QImage gray(const QImage &image)
{
    return image.convertToFormat(QImage::Format_Grayscale8);
}

const geometry::Region square{{{{20, 10}, {20, 70}, {100, 70}, {100, 10}}}};

} // namespace

class OverlapLookTest : public QObject
{
    Q_OBJECT

private slots:
    void eachRelationHasItsColorAndSign();
    void hatchesTellRelationsApartWithoutColors();
    void whatHitsHasARimOfItsOwn();
    void theEmphasizedOneIsStronger();
    void crossingsAndTouchesHaveMarksOfTheirOwn();
    void aLabelStaysWithinItsRegion_data();
    void aLabelStaysWithinItsRegion();
    void anArrowLeadsWhereThePushEnds();
    void aPushTooShortToSeeIsNotDrawn();
    void textIsReadableOnAnyGround();
};

void OverlapLookTest::eachRelationHasItsColorAndSign()
{
    QSet<QRgb> colors;
    QList<QImage> signs;
    for (const Theme &theme : {darkLook, themeFor(ThemeChoice::Light)}) {
        for (const Relation relation : meetings) {
            colors.insert(relationColor(relation, theme).rgb());
        }
    }
    for (const Relation relation : meetings) {
        const QImage sign = relationPixmap(relation, Qt::white, 14, 1).toImage();
        QVERIFY(!signs.contains(sign));
        signs.append(sign);
    }
    QCOMPARE(colors.size(), 10);
}

void OverlapLookTest::hatchesTellRelationsApartWithoutColors()
{
    Theme plain = darkLook;
    plain.overlapping = plain.containing = plain.contained = plain.equal = plain.touching = Qt::white;
    QList<QImage> looks;
    for (const Relation relation : meetings) {
        const QImage look = painted([&](QPainter &painter) {
            drawSharedRegion(painter, meeting(relation), pathOf(square), OverlapStrength::Plain, plain);
        });
        QVERIFY(!looks.contains(look));
        looks.append(look);
    }
}

void OverlapLookTest::whatHitsHasARimOfItsOwn()
{
    const auto rim = [](bool hit) {
        return painted([&](QPainter &painter) {
                   drawSharedRegion(painter, meeting(Relation::Overlapping, hit), pathOf(square),
                                    OverlapStrength::Plain, darkLook);
               })
            .pixelColor(20, 12);
    };
    QCOMPARE(rim(true), darkLook.strike);
    QVERIFY(rim(false) != darkLook.strike);
}

void OverlapLookTest::theEmphasizedOneIsStronger()
{
    const auto light = [](OverlapStrength strength) {
        const QImage look = gray(painted([&](QPainter &painter) {
            drawSharedRegion(painter, meeting(Relation::Equal), pathOf(square), strength, darkLook);
        }));
        return qGray(look.pixel(60, 36)) + qGray(look.pixel(60, 37)) + qGray(look.pixel(60, 38));
    };
    QVERIFY(light(OverlapStrength::Emphasized) > light(OverlapStrength::Plain));
}

void OverlapLookTest::crossingsAndTouchesHaveMarksOfTheirOwn()
{
    const auto mark = [](Relation relation) {
        return painted([&](QPainter &painter) {
            drawMeetingPoints(painter, meeting(relation, true), {{60, 40}}, darkLook);
        });
    };
    const QImage crossing = mark(Relation::Overlapping);
    const QImage touch = mark(Relation::Touching);
    QCOMPARE(crossing.pixelColor(60, 40), darkLook.strike);
    QCOMPARE(touch.pixelColor(60, 40), QColor(Qt::black)); // a ring
    QVERIFY(inked(crossing).contains(60, 40) && inked(crossing).width() < 12);
    QVERIFY(inked(touch).contains(60, 40) && inked(touch).width() < 18);
}

void OverlapLookTest::aLabelStaysWithinItsRegion_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("drawn");
    QTest::newRow("small") << 0.2 << false;
    QTest::newRow("sign alone") << 0.45 << true;
    QTest::newRow("sign and area") << 1.0 << true;
}

void OverlapLookTest::aLabelStaysWithinItsRegion()
{
    QFETCH(double, scale);
    QFETCH(bool, drawn);
    const QImage look = painted([&](QPainter &painter) {
        painter.scale(scale, scale);
        drawOverlapLabel(painter, meeting(Relation::Overlapping), square, 4800, darkLook);
    });
    QCOMPARE(!inked(look).isNull(), drawn);
    const QRect region = QRectF(20 * scale, 10 * scale, 80 * scale, 60 * scale).toAlignedRect();
    QVERIFY(!drawn || region.contains(inked(look)));
}

void OverlapLookTest::anArrowLeadsWhereThePushEnds()
{
    std::optional<ScreenText> label;
    const QImage look = painted([&label](QPainter &painter) {
        drawPushArrow(painter, {10, 40}, {30, 0}, darkLook);
        label = pushLabel(painter, {10, 40}, {30, 0});
    });
    QCOMPARE(look.pixelColor(38, 40), darkLook.handle); // its tip
    QVERIFY(inked(look).left() >= 6);
    QVERIFY(label);
    QVERIFY(label->text.startsWith("30"));
    QVERIFY(label->middle.x() > 50); // beyond the tip
}

void OverlapLookTest::aPushTooShortToSeeIsNotDrawn()
{
    QVERIFY(inked(painted([](QPainter &painter) {
                drawPushArrow(painter, {60, 40}, {2, 0}, darkLook);
                QVERIFY(!pushLabel(painter, {60, 40}, {2, 0}));
            })).isNull());
    QVERIFY(!inked(painted([](QPainter &painter) {
                 painter.scale(4, 4);
                 drawPushArrow(painter, {10, 10}, {2, 0}, darkLook);
             })).isNull());
}

void OverlapLookTest::textIsReadableOnAnyGround()
{
    for (const QColor &ground : {QColor(Qt::black), QColor(Qt::white)}) {
        QSet<QRgb> colors;
        const QImage look = painted([&](QPainter &painter) {
            painter.fillRect(0, 0, 120, 80, ground);
            drawTextOnArt(painter, {60, 40}, "12.5", darkLook);
        });
        for (int y = 30; y < 50; ++y) {
            for (int x = 30; x < 90; ++x)
                colors.insert(look.pixel(x, y));
        }
        QVERIFY(colors.contains(darkLook.handle.rgb()));
        QVERIFY(colors.contains(darkLook.handleRim.rgb()));
    }
}

HITBOX_WINDOW_TEST(OverlapLookTest)
#include "overlap_look_test.moc"
