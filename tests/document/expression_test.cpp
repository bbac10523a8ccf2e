#include "document/expression.h"
#include "test_class.h"

#include <QLocale>
#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace hitbox;

class ExpressionTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::German)); }

    void sumsComeOutAsByHand_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("number") << "12" << 12.0;
        QTest::newRow("point") << "0.5" << 0.5;
        QTest::newRow("comma") << "0,5" << 0.5;
        QTest::newRow("point alone in front") << ".25" << 0.25;
        QTest::newRow("exponent") << "25e-2+1E+1" << 10.25;
        QTest::newRow("sum") << "12+0.5" << 12.5;
        QTest::newRow("difference from the left") << "10-4-3" << 3.0;
        QTest::newRow("product first") << "2+3*4" << 14.0;
        QTest::newRow("parentheses") << "(3+4)*2/3" << 14.0 / 3;
        QTest::newRow("quotient from the left") << "12/2/3" << 2.0;
        QTest::newRow("signs") << "-2*-(1+-3)" << -4.0;
        QTest::newRow("blanks") << "  1 +  2 " << 3.0;
        QTest::newRow("rounding of the first step") << "0.1+0.2" << 0.1 + 0.2;
    }

    void sumsComeOutAsByHand()
    {
        QFETCH(QString, text);
        const Result<double> result = evaluated(text);
        QVERIFY2(result.ok(), qPrintable(text));
        QTEST(*result, "value");
    }

    void whatIsWrongIsToldInASentence_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        QTest::newRow("nothing") << ""
                                 << "missing";
        QTest::newRow("blanks") << "   "
                                << "missing";
        QTest::newRow("letters") << "12px"
                                 << "px";
        QTest::newRow("word") << "wide"
                              << "wide";
        QTest::newRow("open end") << "12+"
                                  << "missing";
        QTest::newRow("open parenthesis") << "(1+2"
                                          << ")";
        QTest::newRow("closing nothing") << "1)"
                                         << "closes nothing";
        QTest::newRow("empty parentheses") << "()"
                                           << ")";
        QTest::newRow("two points") << "1.2.3"
                                    << "1.2.3";
        QTest::newRow("two numbers") << "1 2"
                                     << "2";
        QTest::newRow("division by zero") << "1/(2-2)"
                                          << "divided";
        QTest::newRow("overflow") << "1e308*10"
                                  << "large";
        QTest::newRow("number beyond doubles") << "1e999"
                                               << "1e999";
        QTest::newRow("names of numbers") << "inf"
                                          << "inf";
        QTest::newRow("not a number") << "1e308*10-1e308*10"
                                      << "large";
        QTest::newRow("hexadecimal") << "0x10"
                                     << "x10";
        QTest::newRow("dangling exponent") << "1e"
                                           << "1e";
        QTest::newRow("a NUL") << QString("1") + QChar(0) + "2"
                               << "no part";
    }

    void whatIsWrongIsToldInASentence()
    {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const Result<double> result = evaluated(text);
        QVERIFY(!result);
        QVERIFY2(result.error().what.contains(part), qPrintable(result.error().what));
        QVERIFY(result.error().what.endsWith('.'));
    }

    void lengthAndDepthHaveLimits()
    {
        QVERIFY(evaluated(QString(30, '(') + "1" + QString(30, ')')));
        QVERIFY(!evaluated(QString(100, '(') + "1" + QString(100, ')')));
        QVERIFY(!evaluated(QString(100, '-') + "1"));
        QVERIFY(!evaluated(QString(10'000'000, '1')));
    }

    void rubbishEndsAndIsFiniteOrTold()
    {
        QRandomGenerator random(7);
        const QString alphabet = QStringLiteral("0123456789.,eE+-*/() x");
        for (int i = 0; i < 20'000; ++i) {
            QString text;
            for (quint32 length = random.bounded(24U); length > 0; --length)
                text += alphabet.at(random.bounded(int(alphabet.size())));
            const Result<double> result = evaluated(text);
            QVERIFY2(result ? std::isfinite(*result) : !result.error().what.isEmpty(), qPrintable(text));
        }
    }
};

HITBOX_CORE_TEST(ExpressionTest)
#include "expression_test.moc"
