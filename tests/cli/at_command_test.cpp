#include "cli/program.h"
#include "test_class.h"

#include <QJsonArray>
#include <QTest>

using namespace hitbox::cli_test;

class AtCommandTest : public QObject
{
    Q_OBJECT

    Folder m_folder;

    Run at(const QString &x, const QString &y, const QStringList &options = {}) const
    {
        return run(QStringList{QStringLiteral("at"), QStringLiteral("a.hitbox"), QStringLiteral("--sprite"),
                               QStringLiteral("lopsided"), QStringLiteral("--frame"), QStringLiteral("stand"), x, y} +
                       options,
                   m_folder.path());
    }

private slots:
    void initTestCase() { m_folder.writeLopsided(QStringLiteral("a.hitbox")); }

    void tellsInsideFromBoundaryFromOutside()
    {
        QCOMPARE(at(QStringLiteral("10"), QStringLiteral("10")).out, QStringLiteral("shape 1 “notched”: inside\n"));
        QCOMPARE(at(QStringLiteral("24"), QStringLiteral("16")).out, QStringLiteral("shape 1 “notched”: boundary\n"));
        QCOMPARE(at(QStringLiteral("24"), QStringLiteral("30")).out, QStringLiteral("no shape\n"));
        QCOMPARE(at(QStringLiteral("52"), QStringLiteral("19.75")).out, QStringLiteral("shape 2 “head”: boundary\n"));
        QCOMPARE(at(QStringLiteral("24"), QStringLiteral("30")).status, 0);
    }

    void answersInJson()
    {
        const Run found = at(QStringLiteral("6"), QStringLiteral("65.5"), {QStringLiteral("--json")});
        QCOMPARE(found.status, 0);
        const QJsonObject expected{
            {QStringLiteral("at"), QJsonArray{6, 65.5}},
            {QStringLiteral("shapes"), QJsonArray{QJsonObject{{QStringLiteral("shape"), 3},
                                                              {QStringLiteral("where"), QStringLiteral("boundary")}}}}};
        QCOMPARE(found.json(), expected);
        QCOMPARE(
            at(QStringLiteral("0"), QStringLiteral("0"), {QStringLiteral("--json")}).json()[QStringLiteral("shapes")],
            QJsonValue(QJsonArray()));
    }

    void takesNegativeCoordinates()
    {
        const Run outside = at(QStringLiteral("-5"), QStringLiteral("-1e3"), {QStringLiteral("--json")});
        QCOMPARE(outside.status, 0);
        QCOMPARE(outside.json()[QStringLiteral("at")], QJsonValue(QJsonArray{-5, -1000}));
    }

    void refusesWhatIsNoNumber_data()
    {
        QTest::addColumn<QString>("x");
        for (const char *x : {"abc", "nan", "inf", "1,5", "", " 1", "0x10", "1e999", "1 2"})
            QTest::newRow(*x ? x : "nothing") << QString::fromLatin1(x);
    }
    void refusesWhatIsNoNumber()
    {
        QFETCH(QString, x);
        const Run refused = at(x, QStringLiteral("1"));
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QCOMPARE(refused.err, QStringLiteral("hitbox: a coordinate is a number such as 12.5, not “%1”\n").arg(x));
        QCOMPARE(at(QStringLiteral("1"), QStringLiteral("-nan")).status, 2);
    }

    void saysWhichSpritesAndFramesThereAre()
    {
        const Run sprite = run({QStringLiteral("at"), QStringLiteral("a.hitbox"), QStringLiteral("1"),
                                QStringLiteral("1"), QStringLiteral("--sprite=x"), QStringLiteral("--frame=stand")},
                               m_folder.path());
        QCOMPARE(sprite.status, 2);
        QCOMPARE(sprite.err, QStringLiteral("a.hitbox: there is no sprite “x”; it has: lopsided\n"));
        const Run frame = run({QStringLiteral("at"), QStringLiteral("a.hitbox"), QStringLiteral("1"),
                               QStringLiteral("1"), QStringLiteral("--sprite=lopsided"), QStringLiteral("--frame=x")},
                              m_folder.path());
        QCOMPARE(frame.status, 2);
        QCOMPARE(frame.err,
                 QStringLiteral("a.hitbox: the sprite “lopsided” has no frame “x”; it has: stand, strike, rest\n"));
    }
};

HITBOX_CORE_TEST(AtCommandTest)
#include "at_command_test.moc"
