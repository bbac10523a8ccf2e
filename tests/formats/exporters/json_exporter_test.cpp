#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <hitbox/geometry/location.h>

using namespace hitbox;

namespace {

QJsonObject parsed(const QByteArray &bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

QJsonObject exportedObject(const Document &document)
{
    return parsed(golden::exported(document, "json").files[0].bytes);
}

geometry::Ring ringOf(const QJsonValue &points)
{
    geometry::Ring ring;
    for (const QJsonValue &point : points.toArray())
        ring.push_back({point[0].toDouble(), point[1].toDouble()});
    return ring;
}

constexpr auto validator = "import json, sys, jsonschema\n"
                           "schema = json.load(open(sys.argv[1]))\n"
                           "jsonschema.Draft202012Validator.check_schema(schema)\n"
                           "validator = jsonschema.Draft202012Validator(schema)\n"
                           "for name in sys.argv[2:]:\n"
                           "    for error in validator.iter_errors(json.load(open(name))):\n"
                           "        print(error.json_path, error.message)\n"
                           "print('checked')\n";

/// What the schema finds wrong with the texts, then "checked"; empty where Python has no jsonschema.
QString validated(const QList<QByteArray> &texts, const QString &schema = QStringLiteral("hitbox-export.schema.json"))
{
    const QTemporaryDir folder;
    QStringList arguments{QStringLiteral("-c"), QString::fromLatin1(validator),
                          QStringLiteral(HITBOX_SOURCE_DIR "/resources/schema/") + schema};
    for (const QByteArray &text : texts) {
        QFile file(folder.filePath(QStringLiteral("%1.json").arg(arguments.size())));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        arguments.append(file.fileName());
    }
    QProcess python;
    python.start(QStringLiteral("python3"), arguments);
    python.waitForFinished();
    return QString::fromUtf8(python.readAllStandardOutput());
}

} // namespace

class JsonExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("json", {QStringLiteral("lopsided.json"), QStringLiteral("duel_stage.json")}),
                 QString());
    }

    void writesTheGoldenBytesOfTracksPointsAndEvents()
    {
        const Result<ExportPreview> preview =
            previewExport(golden::fist(), QStringLiteral("fist"), *findFormat(QStringLiteral("json")), {});
        QVERIFY(preview);
        QCOMPARE(preview->files[0].bytes, golden::bytesOf(QStringLiteral("json/fist.json")));
        QVERIFY(preview->losses.isEmpty());
        const QString answer = validated({preview->files[0].bytes});
        if (answer.isEmpty())
            QSKIP("python3 with jsonschema is not installed");
        QCOMPARE(answer, QStringLiteral("checked\n"));
    }

    void keepsToTheSchemaOfStages()
    {
        const QString answer = validated({golden::bytesOf(QStringLiteral("json/duel_stage.json"))},
                                         QStringLiteral("hitbox-export-stage.schema.json"));
        if (answer.isEmpty())
            QSKIP("python3 with jsonschema is not installed");
        QCOMPARE(answer, QStringLiteral("checked\n"));
    }

    void keepsToItsSchema()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].properties = {{QStringLiteral("step"), true}};
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("friction"), 0.4},
                                                              {QStringLiteral("list"), JsonText{"[1, 2]"}}};
        document.properties = {{QStringLiteral("author"), QStringLiteral("me")}};
        const QByteArray full = golden::exported(document, "json").files[0].bytes;
        const QString answer = validated({full, golden::bytesOf(QStringLiteral("json/lopsided.json"))});
        if (answer.isEmpty())
            QSKIP("python3 with jsonschema is not installed");
        QCOMPARE(answer, QStringLiteral("checked\n"));
    }

    void carriesAnimationsAndKeepsToItsSchema()
    {
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        Frame &frame = sprite.frames[0];
        frame.image = QStringLiteral("own.png");
        frame.points = {{.name = QStringLiteral("muzzle"), .at = {4, 5.5}, .angle = -90}};
        frame.events = {{.name = QStringLiteral("whoosh"), .properties = {{QStringLiteral("volume"), 0.5}}}};
        frame.shapes[0].track = {7};
        frame.shapes[0].between = Between::EaseIn;
        sprite.tags = {{.name = QStringLiteral("jab"), .direction = TagDirection::PingPongReverse, .repeat = 3}};
        document.categories[0].fields = {
            {.name = QStringLiteral("damage"), .fallback = 40.0},
            {.name = QStringLiteral("kind"),
             .type = FieldType::Choice,
             .fallback = QStringLiteral("low"),
             .choices = {QStringLiteral("high"), QStringLiteral("low")}},
            {.name = QStringLiteral("newer"), .type = FieldType::Other, .fallback = JsonText()}};
        const QByteArray full = golden::exported(document, "json").files[0].bytes;
        for (const char *part : {R"("image": "own.png")", R"({"name": "muzzle", "at": [4, 5.5], "angle": -90})",
                                 R"({"name": "whoosh", "properties": {"volume": 0.5}})", R"("track": 7)",
                                 R"("between": "ease-in")", R"("direction": "ping-pong-reverse", "repeat": 3)",
                                 R"("fields": [{"name": "damage", "type": "number", "default": 40}, {"name": "kind")"})
            QVERIFY2(full.contains(part), part);
        QVERIFY(!full.contains("newer"));
        const QString answer = validated({full});
        if (answer.isEmpty())
            QSKIP("python3 with jsonschema is not installed");
        QCOMPARE(answer, QStringLiteral("checked\n"));
    }

    void hasASchemaThatRefusesOtherThings()
    {
        const QByteArray good = golden::bytesOf(QStringLiteral("json/lopsided.json"));
        const QString answer = validated({"{}", QByteArray(good).replace("\"circle\"", "\"ball\""),
                                          QByteArray(good).replace("\"radius\": 7.25", "\"radius\": 0"),
                                          QByteArray(good).replace("\"version\": 1", "\"version\": 2")});
        if (answer.isEmpty())
            QSKIP("python3 with jsonschema is not installed");
        QVERIFY(answer.contains(QStringLiteral("'format' is a required property")));
        QVERIFY(answer.contains(QStringLiteral("$.version 1 was expected")));
        QCOMPARE(answer.count(QStringLiteral("$.sprites[0].frames[0].shapes[1] ")), 2);
    }

    void givesPiecesThatFillTheOutlineAndNothingElse()
    {
        const QJsonValue shape = exportedObject(
            golden::lopsided())[QStringLiteral("sprites")][0][QStringLiteral("frames")][0][QStringLiteral("shapes")][0];
        const geometry::Ring outline = ringOf(shape[QStringLiteral("points")]);
        const QJsonArray pieces = shape[QStringLiteral("pieces")].toArray();
        QVERIFY(pieces.size() >= 2);
        for (double y = 0.25; y < 50; y += 1) {
            for (double x = 0.3; x < 50; x += 1) {
                int holding = 0;
                bool onEdge = false;
                for (const QJsonValue &piece : pieces) {
                    const geometry::Location where = geometry::locate({x, y}, ringOf(piece));
                    holding += where == geometry::Location::Inside;
                    onEdge = onEdge || where == geometry::Location::Boundary;
                }
                if (!onEdge)
                    QCOMPARE(holding, int(geometry::locate({x, y}, outline) == geometry::Location::Inside));
            }
        }
    }

    void readsBackHostileNames()
    {
        for (const QString &name :
             {QStringLiteral("say \"hi\"\\"), QStringLiteral("a\nb\r\t\x01"), QStringLiteral("null"),
              QStringLiteral("\U0001f680 ] / }"), QStringLiteral("%1"), QString(QChar(0x2028))}) {
            Document document = golden::lopsided();
            document.sprites[0].name = name;
            document.sprites[0].frames[0].shapes[0].name = name;
            document.sprites[0].frames[0].shapes[0].properties = {{name, name}};
            const QJsonValue sprite = exportedObject(document)[QStringLiteral("sprites")][0];
            const QJsonValue shape = sprite[QStringLiteral("frames")][0][QStringLiteral("shapes")][0];
            QCOMPARE(sprite[QStringLiteral("name")].toString(), name);
            QCOMPARE(shape[QStringLiteral("name")].toString(), name);
            QCOMPARE(shape[QStringLiteral("properties")][name].toString(), name);
        }
    }

    void isNamedAfterTheProject()
    {
        const Result<ExportPreview> preview =
            previewExport(golden::lopsided(), QStringLiteral("my/game"), *findFormat(QStringLiteral("json")), {});
        QCOMPARE(preview->files[0].name, QStringLiteral("my_game.json"));
        QCOMPARE(parsed(preview->files[0].bytes)[QStringLiteral("project")].toString(), QStringLiteral("my/game"));
    }
};

HITBOX_CORE_TEST(JsonExporterTest)
#include "json_exporter_test.moc"
