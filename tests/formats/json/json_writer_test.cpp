#include "formats/json/json_writer.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class JsonWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void breaksLinesInObjectsAndArrays()
    {
        JsonWriter writer;
        writer.beginObject();
        writer.member("a", 1);
        writer.key("b");
        writer.beginArray();
        writer.value(true);
        writer.value("text");
        writer.endArray();
        writer.endObject();
        QCOMPARE(writer.document(), QByteArray("{\n  \"a\": 1,\n  \"b\": [\n    true,\n    \"text\"\n  ]\n}\n"));
    }

    void keepsEverythingWithinALineOnIt()
    {
        JsonWriter writer;
        writer.beginArray();
        writer.beginObject(JsonLayout::Line);
        writer.key("points");
        writer.beginArray(JsonLayout::Lines);
        writer.value(geometry::Point{0, 0.5});
        writer.value(geometry::Point{10, -1});
        writer.endArray();
        writer.key("none");
        writer.null();
        writer.endObject();
        writer.endArray();
        QCOMPARE(writer.document(), QByteArray("[\n  {\"points\": [[0, 0.5], [10, -1]], \"none\": null}\n]\n"));
    }

    void writesEmptyContainersOnOneLine()
    {
        JsonWriter writer;
        writer.beginObject();
        writer.key("a");
        writer.beginArray();
        writer.endArray();
        writer.key("o");
        writer.beginObject();
        writer.endObject();
        writer.endObject();
        QCOMPARE(writer.document(), QByteArray("{\n  \"a\": [],\n  \"o\": {}\n}\n"));
    }

    void escapesWhatMustBeAndNothingElse()
    {
        JsonWriter writer;
        writer.value(QStringLiteral("\"\\/\b\f\n\r\t\u0001\u001f\u007f\u2028é🚀") + QChar(0));
        QCOMPARE(writer.text(), QByteArray("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\u007f\u2028é🚀\\u0000\""));
    }

    void writesNumbersOfEveryType()
    {
        JsonWriter writer;
        writer.beginArray(JsonLayout::Line);
        writer.value(-1);
        writer.value(quint32(4294967295));
        writer.value(qint64(-9007199254740993));
        writer.value(quint64(18446744073709551615U));
        writer.value(-0.0);
        writer.value(0.1);
        writer.value(JsonText{"123456789012345678901"});
        writer.endArray();
        QCOMPARE(writer.text(), QByteArray("[-1, 4294967295, -9007199254740993, 18446744073709551615, -0.0, 0.1, "
                                           "123456789012345678901]"));
    }

    void takesKeysOfAnyUnicode()
    {
        JsonWriter writer;
        writer.beginObject(JsonLayout::Line);
        writer.key(QStringLiteral("sch\"ön"));
        writer.value(1);
        writer.endObject();
        QCOMPARE(writer.text(), QByteArray("{\"sch\\\"ön\": 1}"));
    }

    void knowsTheKeysOfTheOpenObject()
    {
        const auto quoted = [](const QStringList &keys) {
            QSet<QByteArray> set;
            for (const QString &key : keys)
                set.insert(JsonWriter::quoted(key));
            return set;
        };
        JsonWriter writer;
        QVERIFY(writer.keys().isEmpty());
        writer.beginObject();
        writer.member("a", 1);
        writer.member("sch\"ön\\", 1);
        writer.beginObjectMember("inner");
        QVERIFY(writer.keys().isEmpty());
        writer.member("b", "a");
        QCOMPARE(writer.keys(), quoted({"b"}));
        writer.endObject();
        QCOMPARE(writer.keys(), quoted({"a", "sch\"ön\\", "inner"}));
        writer.endObject();
        QVERIFY(writer.keys().isEmpty());
    }
};

HITBOX_TEST(JsonWriterTest)
#include "json_writer_test.moc"
