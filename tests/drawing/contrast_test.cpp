#include "drawing/contrast.h"

#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ContrastTest : public QObject
{
    Q_OBJECT

private slots:
    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(contrastOf(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastOf(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrastOf(Qt::red, Qt::red), 1.0);
        QCOMPARE(qRound(100 * contrastOf("#767676", "#ffffff")), 454); // the lightest grey that is read on white
    }

    void whatStandsOutStaysAsItIs() { QCOMPARE(standingOut("#e8b10c", "#272b31", 3), QColor("#e8b10c")); }

    void whatDoesNotIsMadeLighterOrDarkerUntilItDoes_data()
    {
        QTest::addColumn<QColor>("color");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<bool>("lighter");
        QTest::newRow("dark ground") << QColor("#ff3355") << QColor("#2f4a66") << true;
        QTest::newRow("light ground") << QColor("#ff3355") << QColor("#cfe4fb") << false;
        QTest::newRow("the ground itself") << QColor("#2f4a66") << QColor("#2f4a66") << true;
    }

    void whatDoesNotIsMadeLighterOrDarkerUntilItDoes()
    {
        QFETCH(QColor, color);
        QFETCH(QColor, ground);
        QFETCH(bool, lighter);
        for (const double least : {signContrast, textContrast}) {
            const QColor found = standingOut(color, ground, least);
            QVERIFY(contrastOf(found, ground) >= least);
            QVERIFY(contrastOf(found, ground) < least + 0.6); // no more than it needs
            QCOMPARE(found.lightness() > color.lightness(), lighter);
        }
    }

    void whatNothingReachesIsAsFarAsCanBe() { QCOMPARE(standingOut("#777777", "#777777", 15), QColor(Qt::black)); }
};

HITBOX_TEST(ContrastTest)
#include "contrast_test.moc"
