#include "images/aseprite/blend.h"
#include "test_class.h"

#include "images/aseprite/blend_oracle.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <vector>

using hitbox::aseprite::Blend;
using hitbox::aseprite::blend;
using hitbox::aseprite::blendCount;
using hitbox::aseprite::product;
namespace oracle = hitbox::tests::blend_oracle;

namespace {

QRgb blended(Blend mode, QRgb backdrop, QRgb source, int opacity = 255)
{
    blend(mode, &backdrop, &source, 1, opacity);
    return backdrop;
}

bool isSeparable(int mode)
{
    return mode != 9 && (mode < 12 || mode > 15);
}

QRgb randomColor(std::mt19937 &random, bool isOpaque = false)
{
    const QRgb color = static_cast<QRgb>(random());
    // Edges come as often as all between them.
    switch (random() % 4) {
    case 0: return color | 0xff000000;
    case 1: return isOpaque ? color | 0xff000000 : color & 0x00ffffff;
    default: return isOpaque ? color | 0xff000000 : color;
    }
}

} // namespace

class AsepriteBlendTest : public QObject
{
    Q_OBJECT

private slots:
    void productsAreRoundedToTheNearestNumber();
    void everyPairOfValuesIsMixedByTheFormula_data();
    void everyPairOfValuesIsMixedByTheFormula();
    void softLightIsTheExactValueRounded();
    void modesOfWholeColoursAreTheExactValueCutOff_data();
    void modesOfWholeColoursAreTheExactValueCutOff();
    void alphasAndOpacityAreComposedByTheFormula_data();
    void alphasAndOpacityAreComposedByTheFormula();
    void whatIsTransparentChangesNothing();
    void aRowIsBlendedAsItsPixels();
    void runsOfClearAndOpaquePixelsAreBlendedByTheFormula();
};

void AsepriteBlendTest::productsAreRoundedToTheNearestNumber()
{
    for (int a = -255; a <= 255; ++a) {
        for (int b = 0; b <= 255; ++b) {
            QCOMPARE(product(a, b), oracle::shareOf(a, b));
            QVERIFY(std::abs(product(a, b) - int(oracle::nearest(oracle::Whole(a) * b, 255))) <= (a < 0 ? 1 : 0));
        }
    }
}

void AsepriteBlendTest::everyPairOfValuesIsMixedByTheFormula_data()
{
    QTest::addColumn<int>("mode");
    for (int mode = 0; mode < blendCount; ++mode) {
        if (isSeparable(mode))
            QTest::addRow("%d", mode) << mode;
    }
}

void AsepriteBlendTest::everyPairOfValuesIsMixedByTheFormula()
{
    QFETCH(int, mode);
    for (int b = 0; b <= 255; ++b) {
        for (int s = 0; s <= 255; ++s) {
            const int other = (b * 7 + s * 13) % 256;
            const QRgb result = blended(Blend(mode), qRgb(b, other, s), qRgb(s, b, other));
            QCOMPARE(result, qRgb(oracle::channel(mode, b, s), oracle::channel(mode, other, b),
                                  oracle::channel(mode, s, other)));
        }
    }
}

void AsepriteBlendTest::softLightIsTheExactValueRounded()
{
    for (int b = 0; b <= 255; ++b) {
        for (int s = 0; s <= 255; ++s) {
            const int value = qRed(blended(Blend::SoftLight, qRgb(b, 0, 0), qRgb(s, 0, 0)));
            const std::array<int, 2> exact = oracle::softLight(b, s);
            QVERIFY2(value >= exact[0] && value <= exact[1], qPrintable(QStringLiteral("%1 %2").arg(b).arg(s)));
        }
    }
}

void AsepriteBlendTest::modesOfWholeColoursAreTheExactValueCutOff_data()
{
    QTest::addColumn<int>("mode");
    for (int mode = 12; mode <= 15; ++mode)
        QTest::addRow("%d", mode) << mode;
}

void AsepriteBlendTest::modesOfWholeColoursAreTheExactValueCutOff()
{
    QFETCH(int, mode);
    std::mt19937 random(static_cast<unsigned>(mode));
    for (int i = 0; i < 100'000; ++i) {
        const QRgb backdrop = randomColor(random, true);
        // Grays and colours with two equal parts are where the formulas fork.
        const QRgb source =
            i % 5 == 0 ? (backdrop & 0xffff0000) | (backdrop >> 8 & 0x0000ff00) : randomColor(random, true);
        const QRgb result = blended(Blend(mode), backdrop, source);
        const oracle::Fraction exact = oracle::tone(mode, backdrop, source);
        const std::array<int, 3> values = {qRed(result), qGreen(result), qBlue(result)};
        for (std::size_t channel = 0; channel < 3; ++channel) {
            QVERIFY2(values[channel] >= oracle::cut(exact, channel, -1) &&
                         values[channel] <= oracle::cut(exact, channel, 1),
                     qPrintable(
                         QStringLiteral("%1 over %2: %3").arg(source, 0, 16).arg(backdrop, 0, 16).arg(result, 0, 16)));
        }
        QCOMPARE(qAlpha(result), 255);
    }
}

void AsepriteBlendTest::alphasAndOpacityAreComposedByTheFormula_data()
{
    QTest::addColumn<int>("mode");
    for (int mode = 0; mode < blendCount; ++mode)
        QTest::addRow("%d", mode) << mode;
}

void AsepriteBlendTest::alphasAndOpacityAreComposedByTheFormula()
{
    QFETCH(int, mode);
    std::mt19937 random(static_cast<unsigned>(100 + mode));
    for (int i = 0; i < 50'000; ++i) {
        const QRgb backdrop = randomColor(random);
        const QRgb source = randomColor(random);
        const int opacity = i % 3 == 0 ? 255 : static_cast<int>(random() % 256);
        // What the mode makes of the colours is checked by itself, on opaque ones.
        const QRgb mixed = blended(Blend(mode), backdrop | 0xff000000, source | 0xff000000);
        const QRgb expected = mode == 0 && qAlpha(backdrop) != 0 && qAlpha(source) != 0
                                  ? oracle::over(backdrop, source, product(qAlpha(source), opacity))
                                  : oracle::composed(backdrop, source, mixed, opacity);
        QCOMPARE(blended(Blend(mode), backdrop, source, opacity), expected);
    }
}

void AsepriteBlendTest::whatIsTransparentChangesNothing()
{
    for (int mode = 0; mode < blendCount; ++mode) {
        QCOMPARE(blended(Blend(mode), 0x80102030, 0x00ffffff), 0x80102030U);
        QCOMPARE(blended(Blend(mode), 0x80102030, 0xffffffff, 0), 0x80102030U);
        QCOMPARE(blended(Blend(mode), 0x00000000, 0x80102030), 0x80102030U);
    }
}

void AsepriteBlendTest::aRowIsBlendedAsItsPixels()
{
    std::mt19937 random(7);
    for (int mode = 0; mode < blendCount; ++mode) {
        std::vector<QRgb> row(31);
        std::vector<QRgb> source(row.size());
        std::vector<QRgb> expected;
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i] = randomColor(random);
            source[i] = randomColor(random);
            expected.push_back(blended(Blend(mode), row[i], source[i], 200));
        }
        blend(Blend(mode), row.data(), source.data(), static_cast<int>(row.size()), 200);
        QCOMPARE(row, expected);
    }
}

/// One pixel after the other, with no thought of its neighbours.
QRgb normally(QRgb below, QRgb above, int opacity)
{
    const int seen = product(qAlpha(above), opacity);
    if (qAlpha(above) == 0)
        return below;
    if (qAlpha(below) == 0)
        return qRgba(qRed(above), qGreen(above), qBlue(above), seen);
    const int all = seen + qAlpha(below) - product(qAlpha(below), seen);
    const auto mixed = [&](int b, int a) { return b + (a - b) * seen / all; };
    return qRgba(mixed(qRed(below), qRed(above)), mixed(qGreen(below), qGreen(above)),
                 mixed(qBlue(below), qBlue(above)), all);
}

void AsepriteBlendTest::runsOfClearAndOpaquePixelsAreBlendedByTheFormula()
{
    std::mt19937 random(11);
    for (int round = 0; round < 3000; ++round) {
        const int opacity = round % 3 == 0 ? static_cast<int>(random() % 256) : 255;
        std::vector<QRgb> row(random() % 40);
        std::vector<QRgb> source(row.size());
        std::vector<QRgb> expected;
        for (std::size_t i = 0; i < row.size();) {
            const QRgb alpha = std::array<QRgb, 3>{0, 0xff, QRgb(random() % 256)}[random() % 3] << 24;
            for (std::size_t end = std::min(row.size(), i + 1 + random() % 9); i < end; ++i) {
                row[i] = randomColor(random);
                source[i] = (static_cast<QRgb>(random()) & 0x00ffffff) | alpha;
                expected.push_back(normally(row[i], source[i], opacity));
            }
        }
        blend(Blend::Normal, row.data(), source.data(), static_cast<int>(row.size()), opacity);
        QCOMPARE(row, expected);
    }
}

HITBOX_TEST(AsepriteBlendTest)
#include "blend_test.moc"
