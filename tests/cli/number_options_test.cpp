#include "cli/number_options.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Arguments with(const QString &value)
{
    return {{}, {{QStringLiteral("size"), {value}}}};
}

template <typename Number>
QString complaint(const Result<Number> &number)
{
    return number ? QString() : number.error().text();
}

} // namespace

class NumberOptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void takesTheUsualNumberWhereNoneIsGiven()
    {
        QCOMPARE(*numberOf({}, "size", 2.5), 2.5);
        QCOMPARE(*wholeNumberOf({}, "size", 7), 7);
    }

    void readsNumbers()
    {
        QCOMPARE(*numberOf(with(QStringLiteral("-1.5e3")), "size", 0), -1500.0);
        QCOMPARE(*wholeNumberOf(with(QStringLiteral("-12")), "size", 0), -12);
        QCOMPARE(*wholeNumberOf(with(QStringLiteral("1e9")), "size", 0), 1'000'000'000);
    }

    void refusesWhatIsNone()
    {
        for (const char *word : {"", "five", "1,5", "nan", "1e999", "1 "}) {
            const QString text = QString::fromLatin1(word);
            QCOMPARE(complaint(numberOf(with(text), "size", 0)),
                     QStringLiteral("--size is “%1”, expected a number").arg(text));
        }
        for (const char *word : {"1.5", "1e10", "-2e9"}) {
            const QString text = QString::fromLatin1(word);
            QCOMPARE(complaint(wholeNumberOf(with(text), "size", 0)),
                     QStringLiteral("--size is “%1”, expected a whole number").arg(text));
        }
    }
};

HITBOX_TEST(NumberOptionsTest)
#include "number_options_test.moc"
