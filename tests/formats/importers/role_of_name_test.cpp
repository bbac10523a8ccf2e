#include "formats/importers/role_of_name.h"

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

QTEST_GUILESS_MAIN(RoleOfNameTest)
#include "role_of_name_test.moc"
