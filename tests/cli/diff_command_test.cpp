#include "cli/program.h"
#include "test_class.h"

#include <QJsonArray>
#include <QTest>

using namespace hitbox::cli_test;

class DiffCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void saysNothingOfEqualProjects()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.writeLopsided("b.hitbox");
        const Run done = run({"diff", "a.hitbox", "b.hitbox"}, folder.path());
        QCOMPARE(done.out, QString());
        QCOMPARE(done.status, 0);
    }

    void namesWhatChanged()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.writeLopsided("b.hitbox", "\"name\": \"dot\"", "\"name\": \"point\"");
        const Run done = run({"diff", "a.hitbox", "b.hitbox"}, folder.path());
        QCOMPARE(done.out, QStringLiteral("changed: sprite “lopsided”, frame “strike”, shape 7: name\n"));
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 1);
        const QJsonArray changes =
            run({"diff", "a.hitbox", "b.hitbox", "--json"}, folder.path()).json()["changes"].toArray();
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes[0]["kind"].toString(), QStringLiteral("changed"));
        QCOMPARE(changes[0]["sprite"].toString(), QStringLiteral("lopsided"));
        QCOMPARE(changes[0]["shape"].toInt(), 7);
        QCOMPARE(changes[0]["what"].toArray(), QJsonArray{"name"});
    }

    void tellsOfProjectsThatCameOrWent()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        const Run added = run({"diff", "/dev/null", "a.hitbox"}, folder.path());
        QCOMPARE(added.err, QString());
        QCOMPARE(added.status, 1);
        QVERIFY2(added.out.contains("added: sprite “lopsided”"), qPrintable(added.out));
        const Run removed = run({"diff", "a.hitbox", "/dev/null"}, folder.path());
        QCOMPARE(removed.status, 1);
        QVERIFY2(removed.out.contains("removed: sprite “lopsided”"), qPrintable(removed.out));
    }

    void refusesWhatIsNoProject()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.write("b.hitbox", "{");
        const Run done = run({"diff", "a.hitbox", "b.hitbox"}, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.startsWith("b.hitbox: "), qPrintable(done.err));
        QCOMPARE(run({"diff", "a.hitbox"}, folder.path()).status, 2);
        QCOMPARE(run({"diff", "a.hitbox", "absent.hitbox"}, folder.path()).status, 2);
    }
};

HITBOX_TEST(DiffCommandTest)
#include "diff_command_test.moc"
