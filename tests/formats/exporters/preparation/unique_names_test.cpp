#include "formats/exporters/preparation/unique_names.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class UniqueNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void givesOutEachNameOnce()
    {
        UniqueNames names;
        QCOMPARE(names.add(QStringLiteral("a")), QStringLiteral("a"));
        QCOMPARE(names.add(QStringLiteral("a_2")), QStringLiteral("a_2"));
        QCOMPARE(names.add(QStringLiteral("a")), QStringLiteral("a_3"));
        QCOMPARE(names.add(QStringLiteral("a")), QStringLiteral("a_4"));
        QCOMPARE(names.add(QStringLiteral("a_2")), QStringLiteral("a_2_2"));
        QCOMPARE(names.add({}), QString());
    }

    void filesThatDifferInCaseAloneAreOneOnSomeSystems()
    {
        UniqueNames names;
        QCOMPARE(uniqueFileName(names, QStringLiteral("Walk")), QStringLiteral("Walk"));
        QCOMPARE(uniqueFileName(names, QStringLiteral("walk")), QStringLiteral("walk_2"));
    }
};

HITBOX_CORE_TEST(UniqueNamesTest)
#include "unique_names_test.moc"
