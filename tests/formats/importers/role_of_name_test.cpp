#include "formats/importers/role_of_name.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class RoleOfNameTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsTellTheCategoryInAnyLetterCase()
    {
        QCOMPARE(roleOfName(QStringLiteral("HurtBox 2")), QStringLiteral("hurt"));
        QCOMPARE(roleOfName(QStringLiteral("hit")), QStringLiteral("hit"));
        QCOMPARE(roleOfName(QStringLiteral("Attack")), QStringLiteral("hit"));
        QCOMPARE(roleOfName(QStringLiteral("feet")), QStringLiteral("body"));
        QCOMPARE(roleOfName(QString()), QStringLiteral("body"));
    }
};

HITBOX_CORE_TEST(RoleOfNameTest)
#include "role_of_name_test.moc"
