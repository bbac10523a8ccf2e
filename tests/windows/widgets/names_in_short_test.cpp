#include "test_class.h"
#include "windows/widgets/names_in_short.h"

#include <QTest>

using namespace hitbox;

class NamesInShortTest : public QObject
{
    Q_OBJECT

private slots:
    void threeNamesAreNamedAndMoreAreCounted()
    {
        QCOMPARE(inShort({}), QString());
        QCOMPARE(inShort({"a", "b", "c"}), QString("a, b, c"));
        QCOMPARE(inShort({"a", "b", "c", "d", "e"}), QString("a, b, c and 2 more"));
        QCOMPARE(inShort({"%1", "%n", "c", "d"}), QString("%1, %n, c and 1 more"));
    }
};

HITBOX_WINDOW_TEST(NamesInShortTest)
#include "names_in_short_test.moc"
