#include "service/messages.h"
#include "test_class.h"

#include <QTest>

#include <memory>

using namespace hitbox;

namespace {

/// Answers with the method's name; "fails" fails.
RpcReply named(const QString &method, std::optional<JsonValue> parameters)
{
    if (method == QStringLiteral("fails"))
        return RpcError{RpcCode::Refused,
                        {QStringLiteral("a.hitbox"), QStringLiteral("line 3"), QStringLiteral("it “broke”")}};
    return JsonText{'"' + method.toUtf8() + (parameters ? " with parameters" : "") + '"'};
}

QByteArray answerOf(const QByteArray &message)
{
    return answerTo(message, named);
}

QByteArray errorCodeOf(const QByteArray &message)
{
    const QByteArray answer = answerOf(message);
    const qsizetype at = answer.indexOf("\"code\": ");
    return at < 0 ? answer : answer.mid(at + 8, answer.indexOf(',', at) - at - 8);
}

QList<QByteArray> messagesIn(const QByteArray &bytes, qsizetype most)
{
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> stream(std::tmpfile(), std::fclose);
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream.get());
    std::rewind(stream.get());
    QList<QByteArray> messages;
    while (const std::optional<MessageRead> read = readMessage(stream.get(), most))
        messages.append(read->isTooLong ? QByteArray("too long") : read->text);
    return messages;
}

} // namespace

class MessagesTest : public QObject
{
    Q_OBJECT

private slots:
    void aRequestIsAnsweredWithItsId()
    {
        QCOMPARE(answerOf(R"({"jsonrpc": "2.0", "id": 7, "method": "open", "params": {}})"),
                 QByteArray(R"({"jsonrpc": "2.0", "id": 7, "result": "open with parameters"})"));
        QCOMPARE(answerOf(R"({"jsonrpc": "2.0", "id": "a\nb", "method": "open"})"),
                 QByteArray(R"({"jsonrpc": "2.0", "id": "a\nb", "result": "open"})"));
        QCOMPARE(answerOf(R"({"jsonrpc": "2.0", "id": null, "method": "open"})"),
                 QByteArray(R"({"jsonrpc": "2.0", "id": null, "result": "open"})"));
    }

    void aNotificationIsNotAnswered()
    {
        QCOMPARE(answerOf(R"({"jsonrpc": "2.0", "method": "open"})"), QByteArray());
        QCOMPARE(answerOf(R"({"jsonrpc": "2.0", "method": "fails"})"), QByteArray());
    }

    void anErrorSaysWhatAndWhere()
    {
        QCOMPARE(answerOf(R"({"jsonrpc": "2.0", "id": 1, "method": "fails"})"),
                 QByteArray(R"({"jsonrpc": "2.0", "id": 1, "error": {"code": -32000, )"
                            R"("message": "a.hitbox: it “broke”, line 3", )"
                            R"("data": {"file": "a.hitbox", "place": "line 3", "what": "it “broke”"}}})"));
    }

    void anErrorKeepsTheIdWhereItIsOne()
    {
        QVERIFY(answerOf(R"({"id": 5, "method": "open"})").startsWith(R"({"jsonrpc": "2.0", "id": 5, "error")"));
        QVERIFY(answerOf(R"({"jsonrpc": "2.0", "id": "x"})").startsWith(R"({"jsonrpc": "2.0", "id": "x", "error")"));
        QVERIFY(answerOf(R"({"jsonrpc": "2.0", "id": [], "method": "open"})")
                    .startsWith(R"({"jsonrpc": "2.0", "id": null, "error")"));
    }

    void whoMaySendOneAtATimeSendsNoBatch()
    {
        const QByteArray one = R"({"jsonrpc": "2.0", "id": 1, "method": "open"})";
        QCOMPARE(answerToOne(one, named), answerOf(one));
        QVERIFY(answerToOne('[' + one + ']', named).contains("-32600"));
        QVERIFY(answerToOne("{", named).contains("-32700"));
    }

    void theAnswersToABatchAreBounded()
    {
        int calls = 0;
        const RpcCall large = [&calls](const QString &, std::optional<JsonValue>) {
            ++calls;
            return JsonText{QByteArray(mostBatchBytes / 4, ' ') + "1"};
        };
        QByteArray batch = "[";
        for (int i = 0; i < 10; ++i)
            batch += R"({"jsonrpc": "2.0", "id": 1, "method": "open"},)";
        batch.back() = ']';
        const QByteArray answers = answerTo(batch, large);
        QCOMPARE(calls, 4);
        QCOMPARE(answers.count("\"jsonrpc\""), 10);
        QCOMPARE(answers.count("too long"), 6 * 2); // in the message and in its data
    }

    void whatIsNoMessageIsRefusedByTheCodesOfTheProtocol_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("no JSON") << QByteArray("{") << QByteArray("-32700");
        QTest::newRow("no UTF-8") << QByteArray("\"\xff\"") << QByteArray("-32700");
        QTest::newRow("deep") << QByteArray(1'000'000, '[') << QByteArray("-32700");
        QTest::newRow("a number") << QByteArray("1") << QByteArray("-32600");
        QTest::newRow("no version") << QByteArray(R"({"id": 1, "method": "open"})") << QByteArray("-32600");
        QTest::newRow("another version") << QByteArray(R"({"jsonrpc": 2.0, "id": 1, "method": "open"})")
                                         << QByteArray("-32600");
        QTest::newRow("no method") << QByteArray(R"({"jsonrpc": "2.0", "id": 1})") << QByteArray("-32600");
        QTest::newRow("an object as id") << QByteArray(R"({"jsonrpc": "2.0", "id": {}, "method": "open"})")
                                         << QByteArray("-32600");
        QTest::newRow("parameters by place")
            << QByteArray(R"({"jsonrpc": "2.0", "id": 1, "method": "open", "params": [1]})") << QByteArray("-32602");
        QTest::newRow("an empty batch") << QByteArray("[]") << QByteArray("-32600");
    }
    void whatIsNoMessageIsRefusedByTheCodesOfTheProtocol()
    {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, code);
        QCOMPARE(errorCodeOf(message), code);
    }

    void aBatchIsAnsweredByAListWithoutItsNotifications()
    {
        QCOMPARE(
            answerOf(R"([{"jsonrpc": "2.0", "id": 1, "method": "a"}, {"jsonrpc": "2.0", "method": "b"},)"
                     R"( {"jsonrpc": "2.0", "id": 2, "method": "c"}])"),
            QByteArray(R"([{"jsonrpc": "2.0", "id": 1, "result": "a"}, {"jsonrpc": "2.0", "id": 2, "result": "c"}])"));
        QCOMPARE(answerOf(R"([{"jsonrpc": "2.0", "method": "b"}])"), QByteArray());
    }

    void aBatchIsBounded()
    {
        QByteArray batch = "[1";
        for (qsizetype i = 1; i <= mostBatch; ++i)
            batch += ",1";
        QCOMPARE(errorCodeOf(batch + ']'), QByteArray("-32600"));
        QCOMPARE(answerOf(batch + ']').count("jsonrpc"), 1);
        batch.chop(2);
        QCOMPARE(answerOf(batch + ']').count("jsonrpc"), mostBatch);
    }

    void linesAreReadOneByOne()
    {
        QCOMPARE(messagesIn("a\n\nbc", 10), (QList<QByteArray>{"a", "", "bc"}));
        QCOMPARE(messagesIn("", 10), QList<QByteArray>());
        QCOMPARE(messagesIn(QByteArray("a\0b\n", 4), 10), (QList<QByteArray>{QByteArray("a\0b", 3)}));
    }

    void aLongLineIsPassedOverAndTheNextOneRead()
    {
        QCOMPARE(messagesIn("1234567890\n12345678901\nnext\n", 10),
                 (QList<QByteArray>{"1234567890", "too long", "next"}));
        QVERIFY(answerToLongMessage(10).contains("at most 10 bytes"));
    }

    void jsonOfSeveralLinesComesToOne()
    {
        QCOMPARE(onOneLine("{\n  \"a\": [\n    1,\n    \"x\\n  y\"\n  ],\n  \"b\": {}\n}\n").text,
                 QByteArray(R"({"a": [1, "x\n  y"], "b": {}})"));
    }
};

HITBOX_TEST(MessagesTest)
#include "messages_test.moc"
