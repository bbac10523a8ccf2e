#include "images/following/kept_order.h"
#include "test_class.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>

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

/// Of the letters a to d, shorter than that.
QString anyWord(std::mt19937 &random, unsigned length)
{
    QString letters;
    for (auto i = random() % length; i > 0; --i)
        letters.append(QChar(u'a' + char16_t(random() % 4)));
    return letters;
}

/// Pairs, and neighbours that they keep.
std::pair<int, int> worthOf(const QList<int> &order)
{
    std::pair<int, int> worth;
    for (qsizetype row = 0; row < order.size(); ++row) {
        worth.first += order.at(row) >= 0 ? 1 : 0;
        worth.second += row > 0 && order.at(row - 1) >= 0 && order.at(row) == order.at(row - 1) + 1 ? 1 : 0;
    }
    return worth;
}

/// By trying all.
std::pair<int, int> mostWorth(const QString &rows, const QString &columns, int row, int column, QList<int> order)
{
    if (row == rows.size())
        return worthOf(order);
    std::pair<int, int> most = mostWorth(rows, columns, row + 1, column, order);
    for (int c = column; c < columns.size(); ++c) {
        if (columns.at(c) != rows.at(row))
            continue;
        order[row] = c;
        most = std::max(most, mostWorth(rows, columns, row + 1, c + 1, order));
    }
    return most;
}

QList<int> runsOf(const QString &rows, const QString &columns)
{
    return keptRuns(columnsOf(rows, columns), QList<int>(rows.size(), -1));
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
        QCOMPARE(orderOf(QStringLiteral("xaayb"), QStringLiteral("ab")), (QList<int>{-1, 0, -1, -1, 1}));
        QCOMPARE(orderOf(QStringLiteral("ba"), QStringLiteral("xaxb")), (QList<int>{3, -1}));
    }

    void keepsNeighboursWhereSomeAreAlike()
    {
        QCOMPARE(orderOf(QStringLiteral("xaab"), QStringLiteral("ab")), (QList<int>{-1, -1, 0, 1}));
        QCOMPARE(orderOf(QStringLiteral("ab"), QStringLiteral("axab")), (QList<int>{2, 3}));
        QCOMPARE(orderOf(QStringLiteral("abab"), QStringLiteral("abxab")), (QList<int>{0, 1, 3, 4}));
    }

    void rowsStayInTheirOwnColumnsWhereAsManyArePaired()
    {
        const auto order = [](const char *rows, const char *columns, const QList<int> &own) {
            return keptOrder(columnsOf(QString::fromLatin1(rows), QString::fromLatin1(columns)), own);
        };
        QCOMPARE(order("aaab", "aab", {0, 1, 2, 3}), (QList<int>{0, 1, -1, 2}));
        QCOMPARE(order("xaab", "ab", {-1, 0, -1, 1}), (QList<int>{-1, 0, -1, 1}));
        QCOMPARE(order("bcaaad", "bcaxad", {0, 1, -1, -1, 4, 5}), (QList<int>{0, 1, 2, -1, 4, 5}));
        QCOMPARE(order("abc", "bca", {0, 1, 2}), (QList<int>{-1, 0, 1})); // more than what could stay
    }

    /// In all chains that there are, told by their pairs and then by the neighbours that they keep.
    void noOtherOrderKeepsMoreNeighbours()
    {
        std::mt19937 random(17);
        for (int round = 0; round < 300; ++round) {
            const QString rows = anyWord(random, 7);
            const QString columns = anyWord(random, 7);
            const QList<int> order = orderOf(rows, columns);
            QCOMPARE(worthOf(order), mostWorth(rows, columns, 0, 0, QList<int>(rows.size(), -1)));
        }
    }

    void partsThatChangePlacesStayWhole()
    {
        QCOMPARE(runsOf(QStringLiteral("abcdef"), QStringLiteral("defabc")), (QList<int>{3, 4, 5, 0, 1, 2}));
        // The p of either part stays in it.
        QCOMPARE(runsOf(QStringLiteral("apbcpdef"), QStringLiteral("cpdefapb")), (QList<int>{5, 6, 7, 0, 1, 2, 3, 4}));
        QCOMPARE(runsOf(QStringLiteral("apbpcp"), QStringLiteral("cpbpap")), (QList<int>{4, 1, 2, 3, 0, 5}));
        QCOMPARE(runsOf(QStringLiteral("aab"), QStringLiteral("ba")), (QList<int>{1, -1, 0}));
    }

    void everyRowThatMayHaveAColumnGetsOne()
    {
        std::mt19937 random(23);
        for (int round = 0; round < 300; ++round) {
            const QString rows = anyWord(random, 20);
            const QString columns = anyWord(random, 20);
            const QList<int> paired = runsOf(rows, columns);
            QSet<int> taken;
            for (int row = 0; row < rows.size(); ++row) {
                if (paired.at(row) < 0)
                    continue;
                QCOMPARE(columns.at(paired.at(row)), rows.at(row));
                QVERIFY(!taken.contains(paired.at(row)));
                taken.insert(paired.at(row));
            }
            for (const QChar letter : QStringLiteral("abcd")) {
                qsizetype pairs = 0;
                for (int row = 0; row < rows.size(); ++row)
                    pairs += rows.at(row) == letter && paired.at(row) >= 0 ? 1 : 0;
                QCOMPARE(pairs, std::min(rows.count(letter), columns.count(letter)));
            }
        }
    }

    void pairsThatThereAreStayAndHaveNeighbours()
    {
        const QList<QList<int>> columns = columnsOf(QStringLiteral("abc"), QStringLiteral("bxab"));
        QCOMPARE(keptRuns(columns, {2, -1, -1}), (QList<int>{2, 3, -1}));
        QCOMPARE(keptRuns(columns, {2, 0, -1}), (QList<int>{2, 0, -1}));
    }

    void isAsLongAsCanBe()
    {
        std::mt19937 random(91);
        for (int round = 0; round < 500; ++round) {
            const QString rows = anyWord(random, 15);
            const QString columns = anyWord(random, 15);
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
