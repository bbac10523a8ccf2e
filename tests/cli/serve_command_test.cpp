#include "cli/program.h"
#include "sanitized.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

Run served(const Folder &folder, const QByteArray &messages)
{
    folder.write("messages", messages);
    return shell("$HITBOX serve < messages", folder.path());
}

QList<QJsonObject> answersOf(const Run &run)
{
    QList<QJsonObject> answers;
    for (const QString &line : run.out.split('\n', Qt::SkipEmptyParts))
        answers.append(QJsonDocument::fromJson(line.toUtf8()).object());
    return answers;
}

QByteArray request(int id, const QByteArray &method, const QByteArray &parameters = {})
{
    return R"({"jsonrpc": "2.0", "id": )" + QByteArray::number(id) + R"(, "method": ")" + method + R"(", "params": {)" +
           parameters + "}}\n";
}

} // namespace

class ServeCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void answersLineByLineUntilTheInputEnds()
    {
        const Folder folder;
        folder.writeImage("lopsided.png");
        folder.writeLopsided("a.hitbox");
        const Run run =
            served(folder, request(1, "open", R"("file": "a.hitbox")") +
                               request(2, "edit", R"("project": 1, "edits": [
            {"edit": "renameSprite", "sprite": 0, "name": "crooked"}])")
                                   .replace('\n', ' ') +
                               "\n\n" + request(3, "save", R"("project": 1)") + request(4, "check", R"("project": 1)"));
        QCOMPARE(run.err, QString());
        QCOMPARE(run.status, 0);
        const QList<QJsonObject> answers = answersOf(run);
        QCOMPARE(answers.size(), 4);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(answers[i]["id"].toInt(), i + 1);
            QVERIFY2(answers[i].contains("result"), qPrintable(run.out));
        }
        QVERIFY(folder.read("a.hitbox").contains("\"crooked\""));
    }

    void saysWhatCheckAndOverlapsSay()
    {
        const Folder folder;
        folder.writeImage("lopsided.png");
        folder.writeLopsided("a.hitbox");
        const QList<QJsonObject> answers = answersOf(
            served(folder, request(1, "open", R"("file": "a.hitbox")") + request(2, "check", R"("project": 1)") +
                               request(3, "overlaps", R"("project": 1, "stage": "duel")")));
        const QJsonObject checked = run({"check", "--json", "a.hitbox"}, folder.path()).json();
        QCOMPARE(answers.value(1)["result"].toObject()["findings"],
                 checked["files"].toArray()[0].toObject()["findings"]);
        const QJsonObject stages = run({"overlaps", "--json", "a.hitbox", "--stage", "duel"}, folder.path()).json();
        if (!stages.isEmpty())
            QCOMPARE(answers.value(2)["result"].toObject(), stages);
        else
            QVERIFY(answers.value(2).contains("error"));
    }

    void endsWhenItIsToldTo()
    {
        const Folder folder;
        const Run run = served(folder, request(1, "shutdown") + request(2, "version"));
        QCOMPARE(answersOf(run).size(), 1);
        QCOMPARE(run.status, 0);
    }

    void garbageIsAnsweredAndOutlived()
    {
        const Folder folder;
        QByteArray garbage = "\x01\x02\xff\n{\n[[[[\nnull\n\"method\"\n";
        garbage += QByteArray(100'000, '[') + '\n';
        garbage += R"({"jsonrpc": "2.0", "id": 1, "method": "open", "params": {"file": "/dev/zero"}})"
                   "\n";
        garbage += R"({"jsonrpc": "2.0", "id": 1, "method": "open", "params": {"file": "\u0000"}})"
                   "\n";
        garbage += R"({"jsonrpc": "2.0", "id": 1, "method": "open", "params": {"file": 7}})"
                   "\n";
        const Run run = served(folder, garbage + request(9, "version"));
        const QList<QJsonObject> answers = answersOf(run);
        QCOMPARE(answers.size(), 10);
        for (int i = 0; i < 9; ++i)
            QVERIFY2(answers[i].contains("error"), qPrintable(QJsonDocument(answers[i]).toJson()));
        QVERIFY(answers[9].contains("result"));
        QCOMPARE(run.status, 0);
    }

    void aHalfMessageAtTheEndIsAnswered()
    {
        const Folder folder;
        const Run run = served(folder, request(1, "version").chopped(20));
        QCOMPARE(answersOf(run).size(), 1);
        QCOMPARE(answersOf(run)[0]["error"].toObject()["code"].toInt(), -32700);
        QCOMPARE(run.status, 0);
    }

    void aHundredThousandRequestsAreAnswered()
    {
        constexpr int requests = isSanitized ? 10'000 : 100'000;
        const Folder folder;
        QByteArray messages = request(1, "new");
        for (int i = 2; i <= requests; ++i)
            messages += request(i, i % 2 ? "summary" : "undo", R"("project": 1)");
        const Run run = served(folder, messages);
        QCOMPARE(run.out.count("\"result\""), requests);
        QCOMPARE(run.status, 0);
    }

    void whenNobodyReadsItEnds()
    {
        const Folder folder;
        folder.write("messages", request(1, "version").repeated(10'000));
        const Run run = shell("$HITBOX serve < messages | head -c 10 > /dev/null; echo done", folder.path());
        QCOMPARE(run.out, QString("done\n"));
    }
};

HITBOX_TEST(ServeCommandTest)
#include "serve_command_test.moc"
