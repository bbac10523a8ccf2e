#include "images/following/kept_order.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace hitbox;

namespace {

/// Letters of the rows, and of the columns: a row may have a column with the same letter.
QList<QList<int>> columnsOf(const QString &rows, const QString &columns)
{
    QList<QList<int>> all;
    for (const QChar letter : rows) {
        QList<int> same;
        for (int column = 0; column < columns.size(); ++column) {
            if (columns.at(column) == letter)
                same.append(column);
        }
        all.append(same);
    }
    return all;
}

QList<int> orderOf(const QString &rows, const QString &columns)
{
    return keptOrder(columnsOf(rows, columns));
}

/// The length of the longest common subsequence, as every textbook has it.
int longestOf(const QString &rows, const QString &columns)
{
    QList<QList<int>> most(rows.size() + 1, QList<int>(columns.size() + 1, 0));
    for (qsizetype row = rows.size() - 1; row >= 0; --row) {
        for (qsizetype column = columns.size() - 1; column >= 0; --column)
            most[row][column] = rows.at(row) == columns.at(column)
                                    ? most.at(row + 1).at(column + 1) + 1
                                    : std::max(most.at(row + 1).at(column), most.at(row).at(column + 1));
    }
    return most.at(0).at(0);
}

} // namespace

class KeptOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void pairsWhatIsInOrder()
    {
        QCOMPARE(orderOf(QStringLiteral("abcd"), QStringLiteral("abcd")), (QList<int>{0, 1, 2, 3}));
        QCOMPARE(orderOf(QStringLiteral("abcd"), QStringLiteral("acd")), (QList<int>{0, -1, 1, 2}));
        QCOMPARE(orderOf(QStringLiteral("abcd"), QStringLiteral("dxabc")), (QList<int>{2, 3, 4, -1}));
        QCOMPARE(orderOf(QStringLiteral("ab"), QStringLiteral("xy")), (QList<int>{-1, -1}));
        QCOMPARE(orderOf(QString(), QStringLiteral("a")), QList<int>());
        QCOMPARE(orderOf(QStringLiteral("a"), QString()), QList<int>{-1});
    }

    void prefersTheFirstOfRowsThatAreAlike()
    {
        QCOMPARE(orderOf(QStringLiteral("aa"), QStringLiteral("a")), (QList<int>{0, -1}));
        QCOMPARE(orderOf(QStringLiteral("xaab"), QStringLiteral("ab")), (QList<int>{-1, 0, -1, 1}));
        QCOMPARE(orderOf(QStringLiteral("ba"), QStringLiteral("xaxb")), (QList<int>{3, -1}));
    }

    void isAsLongAsCanBe()
    {
        std::mt19937 random(91);
        const auto word = [&random] {
            QString letters;
            for (auto i = random() % 15; i > 0; --i)
                letters.append(QChar(u'a' + char16_t(random() % 4)));
            return letters;
        };
        for (int round = 0; round < 500; ++round) {
            const QString rows = word();
            const QString columns = word();
            const QList<int> order = orderOf(rows, columns);
            int last = -1;
            int pairs = 0;
            for (int row = 0; row < rows.size(); ++row) {
                if (order.at(row) < 0)
                    continue;
                QVERIFY(order.at(row) > last);
                last = order.at(row);
                ++pairs;
                QCOMPARE(columns.at(last), rows.at(row));
            }
            QCOMPARE(pairs, longestOf(rows, columns));
        }
    }

    /// All alike: as many pairs as nobody could look at one by one.
    void aBeginningInCommonTakesNoPairs()
    {
        constexpr int count = 20'000;
        QList<int> all(count);
        std::iota(all.begin(), all.end(), 0);
        const QList<QList<int>> columns(count + 1, all);
        QList<int> expected = all;
        expected.append(-1);
        QCOMPARE(keptOrder(columns), expected);
    }

    void leavesTheRestWhereThereIsTooMuch()
    {
        constexpr int count = 5'000; // 25 million pairs
        QList<int> all(count);
        std::iota(all.begin(), all.end(), 1);
        QList<QList<int>> columns(count, all);
        columns.prepend({});
        columns.prepend({0});
        columns.append(QList<int>{});
        QList<int> order = keptOrder(columns);
        QCOMPARE(order.takeFirst(), 0);
        QCOMPARE(order.count(-1), order.size());
    }
};

HITBOX_TEST(KeptOrderTest)
#include "kept_order_test.moc"
