#include "document/numbers.h"

#include "document/number_digits.h"
#include "formats/comma_locale.h"
#include "test_class.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace hitbox;

class NumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void writesWholeNumbersPlainly_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("zero") << 0.0 << QByteArray("0");
        QTest::newRow("negative zero") << -0.0 << QByteArray("-0");
        QTest::newRow("hundred thousand") << 100000.0 << QByteArray("100000");
        QTest::newRow("largest coordinate") << -1e9 << QByteArray("-1000000000");
        QTest::newRow("a half") << 0.5 << QByteArray("0.5");
        QTest::newRow("a tenth") << 0.1 << QByteArray("0.1");
        QTest::newRow("third") << 33.333333333333336 << QByteArray("33.333333333333336");
        QTest::newRow("last plain whole") << 999999999999999.0 << QByteArray("999999999999999");
        QTest::newRow("first that is not plain") << -1e15 << QByteArray("-1e+15");
        QTest::newRow("a short exponent") << 1e-7 << QByteArray("1e-7");
        QTest::newRow("behind digits") << -1.25e-9 << QByteArray("-1.25e-9");
        QTest::newRow("a zero that counts") << 1e-10 << QByteArray("1e-10");
        QTest::newRow("smallest") << 5e-324 << QByteArray("5e-324");
        QTest::newRow("beyond plain") << 1e22 << QByteArray("1e+22");
    }
    void writesWholeNumbersPlainly()
    {
        QFETCH(double, number);
        QTEST(shortestNumber(number), "text");
        QFETCH(QByteArray, text);
        QByteArray behind = "x";
        addShortestNumber(behind, number);
        QCOMPARE(behind, "x" + text);
    }

    void readsBackEveryBitPattern()
    {
        std::mt19937_64 random(1);
        for (int i = 0; i < 300'000; ++i) {
            const auto number = std::bit_cast<double>(random());
            if (!std::isfinite(number))
                continue;
            const QByteArray text = shortestNumber(number);
            const std::optional<double> back = parseNumber({text.constData(), size_t(text.size())});
            QVERIFY(back.has_value());
            QCOMPARE(std::bit_cast<quint64>(*back), std::bit_cast<quint64>(number));
        }
    }

    void isTheSameInEveryLocale_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : localesWithoutAPoint)
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void isTheSameInEveryLocale()
    {
        QFETCH(QString, language);
        const CommaLocale locale(language);
        if (!locale.canBeBuilt())
            QSKIP("a locale without a decimal point cannot be built here");
        QVERIFY(locale.begin());
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(shortestNumber(1234.5), QByteArray("1234.5"));
        QCOMPARE(readableNumber(1234.5), QStringLiteral("1234.5"));
        QCOMPARE(parseNumber("1234.5"), 1234.5);
        QCOMPARE(parseNumber("1234,5"), std::nullopt);
        QLocale::setDefault(QLocale::c());
    }

    void showsPeopleFewDigits()
    {
        QCOMPARE(readableNumber(1.0), QStringLiteral("1"));
        QCOMPARE(readableNumber(1.256), QStringLiteral("1.26"));
        QCOMPARE(readableNumber(1.5, 4), QStringLiteral("1.5"));
        QCOMPARE(readableNumber(-0.001), QStringLiteral("0"));
        QCOMPARE(readableNumber(100.0, 0), QStringLiteral("100"));
        QCOMPARE(readableNumber(1e308, 0).size(), 309);
    }

    void showsWhatIsNoNumber()
    {
        QCOMPARE(readableNumber(std::numeric_limits<double>::infinity()), QStringLiteral("∞"));
        QCOMPARE(readableNumber(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("?"));
    }

    void readsWholeTextsOnly()
    {
        QCOMPARE(parseNumber("12"), 12.0);
        QCOMPARE(parseNumber("-1e3"), -1000.0);
        for (const char *text : {"", " 1", "1 ", "1x", "nan", "inf", "1e999", "+1", "0x10", "1,5"})
            QVERIFY2(!parseNumber(text), text);
    }
};

HITBOX_TEST(NumbersTest)
#include "numbers_test.moc"
