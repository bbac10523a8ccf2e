#include "formats/json/json_reader.h"
#include "test_class.h"

#include "document/limits.h"
#include "formats/comma_locale.h"

#include <QTest>

#include <random>

using namespace hitbox;

namespace {

JsonDocument parsedJson(const QByteArray &bytes)
{
    Result<JsonDocument> document = JsonDocument::parse(bytes, "a.json");
    if (!document)
        qFatal("%s", qPrintable(document.error().text()));
    return std::move(*document);
}

Error refusal(const QByteArray &bytes)
{
    const Result<JsonDocument> document = JsonDocument::parse(bytes, "a.json");
    return document ? Error{} : document.error();
}

/// A character beyond 16 bits, escaped, is left to the slower of the two parsers: with one at the end, both of them
/// read the same text. Empty when it is refused.
QByteArray itemsOf(const QByteArray &bytes)
{
    const Result<JsonDocument> document = JsonDocument::parse(bytes, "a.json");
    if (!document)
        return {};
    QByteArray items;
    for (const JsonValue item : document->root().items()) {
        if (item.toText() != QStringLiteral("\U0001F600"))
            items += QByteArray::number(int(item.kind())) + item.toJson().text + '\n';
    }
    return items;
}

/// A text of parts that JSON is made of, and some that it is not.
QByteArray madeUpJson(std::mt19937 &random)
{
    static const QByteArrayList parts{"{",
                                      "}",
                                      "[",
                                      "]",
                                      ",",
                                      ":",
                                      "\"a\"",
                                      "\"b\"",
                                      "\"\\n\\u00e9\\/\"",
                                      "\"\\",
                                      "\"",
                                      "\t",
                                      " \r\n",
                                      "0",
                                      "-0",
                                      "01",
                                      "-",
                                      "1.",
                                      ".5",
                                      "1.50",
                                      "-0.0",
                                      "1e5",
                                      "1E-999",
                                      "1e999",
                                      "-1e+3",
                                      "9223372036854775807",
                                      "-9223372036854775808",
                                      "-9223372036854775809",
                                      "18446744073709551615",
                                      "18446744073709551616",
                                      "0.1",
                                      "123456789.123456789e-7",
                                      "true",
                                      "false",
                                      "null",
                                      "nul",
                                      "NaN",
                                      "Infinity",
                                      "//",
                                      "\xc3\xa9",
                                      "\"\xc3\xa9\"",
                                      "\"\xed\xa0\x80\"",
                                      "\"\xc0\x80\"",
                                      "\"\xf5\x80\x80\x80\"",
                                      "\"\xff\"",
                                      "\"\\u0000\"",
                                      "\"\x7f\"",
                                      "\"\x1f\"",
                                      "\"\\x\"",
                                      "\"\\u12\"",
                                      QByteArray(1, '\0'),
                                      "[[1, 2], [3.5, 4]]",
                                      R"({"a": {"b": [true]}, "c": null})"};
    QByteArray text;
    for (auto i = 1 + random() % 6; i > 0; --i) {
        if (!text.isEmpty() && random() % 2 == 0)
            text += ',';
        text += parts.at(static_cast<qsizetype>(random() % static_cast<std::size_t>(parts.size())));
    }
    return text;
}

QByteArray nested(int levels)
{
    return QByteArray(levels, '[') + QByteArray(levels, ']');
}

} // namespace

class JsonReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryKindOfValue()
    {
        const JsonDocument document = parsedJson(R"([null, true, false, 1, -2.5, "text", [], {"a": 1}])");
        QCOMPARE(document.root().size(), 8);
        QList<JsonKind> kinds;
        for (const JsonValue item : document.root().items())
            kinds.append(item.kind());
        QCOMPARE(kinds, QList<JsonKind>({JsonKind::Null, JsonKind::True, JsonKind::False, JsonKind::Integer,
                                         JsonKind::Double, JsonKind::String, JsonKind::Array, JsonKind::Object}));
    }

    void stepsOverNestedValues()
    {
        const JsonDocument document = parsedJson(R"({"a": [[1, 2], {"x": [3]}], "b": "after"})");
        QCOMPARE(document.root().member("b")->toText(), QStringLiteral("after"));
        QVERIFY(!document.root().member("x"));
        QVERIFY(!document.root().member("a")->member("x"));
    }

    void refusesToTakeOneKindForAnother()
    {
        const JsonDocument document = parsedJson(R"(["1", 1, true])");
        auto item = document.root().items().begin();
        QVERIFY(!(*item).toNumber() && !(*item).toInteger() && !(*item).toBool());
        ++item;
        QVERIFY(!(*item).toText() && !(*item).toBool() && (*item).toInteger() == 1);
        ++item;
        QVERIFY(!(*item).toNumber() && !(*item).toText() && (*item).toBool() == true);
    }

    void takesWholeNumbersHoweverTheyAreSpelled()
    {
        const JsonDocument document = parsedJson("[1.0, 1e3, 1.5, 1e300, 18446744073709551615, -9223372036854775808]");
        QList<std::optional<qint64>> numbers;
        for (const JsonValue item : document.root().items())
            numbers.append(item.toInteger());
        const QList<std::optional<qint64>> expected = {1, 1000, {}, {}, {}, std::numeric_limits<qint64>::min()};
        QVERIFY(numbers == expected);
    }

    void readsNumberArraysOfOneLength()
    {
        const JsonDocument document = parsedJson(R"([[1, 2.5], [1], [1, "2"], 7])");
        auto item = document.root().items().begin();
        QCOMPARE((*item).toNumbers(2), QList<double>({1, 2.5}));
        QVERIFY(!(*++item).toNumbers(2));
        QVERIFY(!(*++item).toNumbers(2));
        QVERIFY(!(*++item).toNumbers(2));
    }

    void acceptsAByteOrderMark() { QCOMPARE(parsedJson("\xef\xbb\xbf[1]").root().size(), 1); }

    void readsEscapesAndSurrogates()
    {
        QCOMPARE(parsedJson(R"("a\u0000\n\ud83d\ude80é")").root().toText(),
                 QString(QStringLiteral("a") + QChar(0) + QStringLiteral("\n🚀é")));
    }

    void respellsAValueOnOneLine()
    {
        const JsonDocument document =
            parsedJson("{\"k\" : [ 1.50,1e2,\n-0.0, 123456789012345678901234567890,\"\\u0041/\" ], \"n\":null}");
        const QByteArray spelled = "{\"k\": [1.5, 100, -0.0, 123456789012345678901234567890, \"A/\"], \"n\": null}";
        QCOMPARE(document.root().toJson().text, spelled);
        QCOMPARE(parsedJson(spelled).root().toJson().text, spelled);
    }

    void tellsTheWayToAValue()
    {
        const JsonDocument document = parsedJson(R"({"sprites": [{"a b": 1}, {"frames": [[0, 0], ["abc", 1]]}]})");
        const JsonValue sprites = *document.root().member("sprites");
        QCOMPARE(document.root().path(), QString());
        QCOMPARE(sprites.path(), QStringLiteral("sprites"));
        const JsonValue first = *sprites.items().begin();
        QCOMPARE(first.member("a b")->path(), QStringLiteral("sprites[0][\"a b\"]"));
        const JsonValue frames = *(*++sprites.items().begin()).member("frames");
        auto frame = frames.items().begin();
        ++frame;
        QCOMPARE((*(*frame).items().begin()).path(), QStringLiteral("sprites[1].frames[1][0]"));
    }

    void tellsWhatWasFoundAndExpected()
    {
        const JsonDocument document = parsedJson(R"({"a": [true, "abc", [], [1], {}, 0.5, null]})");
        QStringList messages;
        for (const JsonValue item : document.root().member("a")->items())
            messages.append(item.mismatch("a pair of numbers").text());
        QCOMPARE(messages,
                 QStringList(
                     {"found true, expected a pair of numbers, a[0]", "found \"abc\", expected a pair of numbers, a[1]",
                      "found an empty array, expected a pair of numbers, a[2]",
                      "found an array of 1 element, expected a pair of numbers, a[3]",
                      "found an object, expected a pair of numbers, a[4]",
                      "found 0.5, expected a pair of numbers, a[5]", "found null, expected a pair of numbers, a[6]"}));
    }

    void keepsMessagesShort()
    {
        const QByteArray longText = '"' + QByteArray(100'000, 'x') + '"';
        QVERIFY(parsedJson(longText).root().mismatch("a number").text().size() < 200);
        QVERIFY(refusal(longText.chopped(1) + "\n\"").text().size() < 200);
    }

    void refusesWhatIsNoJson_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        QTest::newRow("nothing") << QByteArray() << "line 1, column 1";
        QTest::newRow("cut short") << QByteArray("{\"a\": [1,") << "line 1, column 9";
        QTest::newRow("comma behind the last") << QByteArray("[1,\n2,\n]") << "line 3, column 1";
        QTest::newRow("no quotes") << QByteArray("{a: 1}") << "line 1, column 2";
        QTest::newRow("NaN") << QByteArray("[0,\n NaN]") << "line 2, column 2";
        QTest::newRow("infinity") << QByteArray("[-Infinity]") << "line 1, column 3";
        QTest::newRow("too large") << QByteArray("[1e999]") << "line 1, column 7";
        QTest::newRow("invalid UTF-8") << QByteArray("[\"ab\xff\"]") << "line 1, column 5";
        QTest::newRow("lone surrogate") << QByteArray("[\"\\ud800\"]") << "line 1, column 9";
        QTest::newRow("two values") << QByteArray("{} {}") << "line 1, column 4";
        QTest::newRow("comment") << QByteArray("[1] // one") << "line 1, column 5";
        QTest::newRow("control character") << QByteArray("[\"a\nb\"]") << "line 2, column 1";
        QTest::newRow("leading zero") << QByteArray("[01]") << "line 1, column 4";
    }
    void refusesWhatIsNoJson()
    {
        QFETCH(QByteArray, bytes);
        const Error error = refusal(bytes);
        QCOMPARE(error.file, QStringLiteral("a.json"));
        QVERIFY2(!error.what.isEmpty(), "was accepted");
        QTEST(error.place, "place");
    }

    void saysInPlainWordsWhatIsBroken()
    {
        QCOMPARE(refusal("[1e999]").what, QStringLiteral("found 1e999, expected a number that fits a double"));
        QCOMPARE(refusal("[1,").what, QStringLiteral("broken JSON: the file ends too early"));
        QCOMPARE(refusal("[\"\xff\"]").what, QStringLiteral("broken JSON: the bytes are not valid UTF-8"));
        QCOMPARE(refusal("[1,\n2,\n]").what,
                 QStringLiteral("broken JSON: unexpected ']'; expected '[', '{', or a literal"));
    }

    void refusesEqualKeysWithTheirPlace()
    {
        const Error error = refusal(R"({"a": [{"x": 1, "y": 2, "x": 3}]})");
        QCOMPARE(error.text(), QStringLiteral("a.json: the key \"x\" stands twice in one object, a[0]"));
        QVERIFY(refusal(R"({"a": {"x": 1}, "b": {"x": 1}})").what.isEmpty());
        QVERIFY(!refusal("{\"\\u0061\": 1, \"a\": 2}").what.isEmpty());
    }

    void bothParsersAgree()
    {
        std::mt19937 random(1);
        int read = 0;
        for (int i = 0; i < 3'000; ++i) {
            const QByteArray text = madeUpJson(random);
            const QByteArray quick = itemsOf('[' + text + ']');
            QVERIFY2(quick == itemsOf('[' + text + ",\"\\ud83d\\ude00\"]"), text.toPercentEncoding().constData());
            read += quick.isEmpty() ? 0 : 1;
        }
        QVERIFY(read > 300);
    }

    void boundsTheDepth()
    {
        QVERIFY(refusal(nested(limits::jsonDepth)).what.isEmpty());
        QVERIFY(refusal(nested(limits::jsonDepth + 1)).what.contains("levels"));
        QVERIFY(refusal(QByteArray(2'000'000, '[')).what.contains("levels"));
    }

    void readsNumbersInLocalesWithoutAPoint_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : localesWithoutAPoint)
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void readsNumbersInLocalesWithoutAPoint()
    {
        QFETCH(QString, language);
        const CommaLocale locale(language);
        if (!locale.canBeBuilt())
            QSKIP("a locale without a decimal point cannot be built here");
        QVERIFY(locale.begin());
        const QByteArray point = std::localeconv()->decimal_point;
        const JsonDocument document = parsedJson("[7.25, -0.5e-3, 12345678901234567890.5, 1e-999, 7]");
        QList<double> numbers;
        for (const JsonValue item : document.root().items())
            numbers.append(item.toNumber().value_or(-1));
        QCOMPARE(numbers, QList<double>({7.25, -0.0005, 12345678901234567890.5, 0, 7}));
        QVERIFY(refusal("[1.5e999]").what.contains("1.5e999"));
        QVERIFY(!refusal("7" + point + "5").what.isEmpty());
        QCOMPARE(QByteArray(std::localeconv()->decimal_point), point); // the program's locale is as it was
    }

    void findsEqualKeysAmongManyQuickly()
    {
        QByteArray bytes = "{";
        for (int i = 0; i < 200'000; ++i)
            bytes += "\"key" + QByteArray::number(i) + "\":0,";
        QVERIFY(refusal(bytes + "\"last\":0}").what.isEmpty());
        QVERIFY(refusal(bytes + "\"key77\":0}").what.contains("key77"));
    }

    void keepsMembersThatNobodyTook()
    {
        const JsonDocument document = parsedJson(R"({"one": 1, "two": [2,  3], "three": {"a":4}})");
        JsonFields fields(document.root());
        QCOMPARE(fields.take("one")->toInteger(), 1);
        QVERIFY(!fields.take("four"));
        const Extras expected = {{.key = "two", .value = {"[2, 3]"}}, {.key = "three", .value = {"{\"a\": 4}"}}};
        QCOMPARE(fields.rest(), expected);
    }
};

HITBOX_TEST(JsonReaderTest)
#include "json_reader_test.moc"
