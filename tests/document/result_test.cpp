#include "document/result.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ResultTest : public QObject
{
    Q_OBJECT

private slots:
    void namesFileThenFaultThenPlace()
    {
        const Error error{.file = "a.hitbox", .place = "line 3, column 7", .what = "found x, expected y"};
        QCOMPARE(error.text(), QStringLiteral("a.hitbox: found x, expected y, line 3, column 7"));
    }

    void leavesOutWhatIsUnknown()
    {
        QCOMPARE((Error{.file = {}, .place = {}, .what = "broken"}.text()), QStringLiteral("broken"));
        QCOMPARE((Error{.file = "a", .place = {}, .what = "broken"}.text()), QStringLiteral("a: broken"));
        QCOMPARE((Error{.file = {}, .place = "here", .what = "broken"}.text()), QStringLiteral("broken, here"));
    }

    void holdsEitherAValueOrAnError()
    {
        const Result<int> good = 7;
        QVERIFY(good.ok());
        QCOMPARE(*good, 7);
        const Result<int> bad = Error{.file = {}, .place = {}, .what = "no"};
        QVERIFY(!bad);
        QCOMPARE(bad.error().what, QStringLiteral("no"));
    }
};

HITBOX_TEST(ResultTest)
#include "result_test.moc"
