#include "formats/export/safe_file_name.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;

namespace {

QJsonObject frameOf(const ExportPreview &preview, int frame)
{
    const QJsonValue sprite = QJsonDocument::fromJson(preview.files[0].bytes)[QLatin1String("sprites")][0];
    return sprite[QLatin1String("frames")][frame].toObject();
}

geometry::Point placeOf(const QJsonValue &value)
{
    return {value[QLatin1String("x")].toDouble(), value[QLatin1String("y")].toDouble()};
}

/// As the importer makes colliders of a shape: pixels about the pivot, y up.
bool unityHolds(const QJsonValue &shape, geometry::Point point)
{
    const QString kind = shape[QLatin1String("kind")].toString();
    geometry::Ring points;
    for (const QJsonValue &place : shape[QLatin1String("points")].toArray())
        points.push_back(placeOf(place));
    const double radius = shape[QLatin1String("radius")].toDouble();
    const geometry::Point half{shape[QLatin1String("width")].toDouble() / 2,
                               shape[QLatin1String("height")].toDouble() / 2};
    if (kind == QLatin1String("polygon"))
        return geometry::locate(point, geometry::Polygon{points}) == geometry::Location::Inside;
    if (kind == QLatin1String("circle"))
        return geometry::distance(point, points[0]) < radius;
    if (kind == QLatin1String("capsule"))
        return geometry::locate(point, geometry::Capsule{points[0], points[1], radius}) == geometry::Location::Inside;
    return kind == QLatin1String("box") && std::abs(point.x - points[0].x) < half.x &&
           std::abs(point.y - points[0].y) < half.y;
}

} // namespace

class UnityExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        const ExportPreview preview = golden::exported(golden::lopsided(), "unity");
        QCOMPARE(preview.files.size(), 2);
        QCOMPARE(preview.files[0].name, QStringLiteral("lopsided.json"));
        QCOMPARE(preview.files[0].bytes, golden::bytesOf(QStringLiteral("unity/lopsided.json")));
    }

    void numbersWhatIsHeldOverFrames()
    {
        Document document = golden::fist();
        const auto heldIn = [&document](int frame) {
            QStringList held;
            for (const QJsonValue &shape :
                 frameOf(golden::exported(document, "unity"), frame)[QLatin1String("shapes")].toArray())
                held.append(shape[QLatin1String("name")].toString() +
                            QString::number(shape[QLatin1String("held")].toInt()));
            return held;
        };
        QCOMPARE(heldIn(0), QStringList{QStringLiteral("body1")});
        QCOMPARE(heldIn(2), (QStringList{QStringLiteral("body1"), QStringLiteral("fist2"), QStringLiteral("foot0")}));
        document.sprites[0].frames[2].shapes[1].properties = {{QStringLiteral("friction"), 0.75}};
        QCOMPARE(heldIn(2), (QStringList{QStringLiteral("body1"), QStringLiteral("fist0"), QStringLiteral("foot0")}));
        QCOMPARE(heldIn(3)[1], QStringLiteral("fist2"));
        document.sprites[0].frames[3].shapes[1].category = QStringLiteral("hurt");
        QCOMPARE(heldIn(4)[1], QStringLiteral("fist0"));
    }

    void writesAClipForEachTag()
    {
        Document document = golden::fist();
        const auto clips = [&document] {
            const QByteArray bytes = golden::exported(document, "unity").files[0].bytes;
            return QJsonDocument::fromJson(bytes)[QLatin1String("sprites")][0][QLatin1String("animations")].toArray();
        };
        const QJsonArray written = clips();
        QCOMPARE(written.size(), 1);
        QCOMPARE(written[0][QLatin1String("clip")].toString(), QStringLiteral("fist_punch"));
        QCOMPARE(written[0][QLatin1String("loop")].toBool(true), false); // it is played once
        QCOMPARE(written[0][QLatin1String("length")].toDouble(), 0.6);
        QCOMPARE(written[0][QLatin1String("steps")].toArray().size(), 6);
        QCOMPARE(written[0][QLatin1String("steps")][3][QLatin1String("time")].toDouble(), 0.3);
        QCOMPARE(written[0][QLatin1String("steps")][3][QLatin1String("frame")].toInt(), 3);

        QList<Tag> &tags = document.sprites[0].tags;
        const Tag punch = tags[0];
        tags.append(punch);
        tags.last().name = QStringLiteral("PUNCH");
        tags.last().repeat = 3;
        tags.append(punch);
        tags.last().to = 99; // which shows no frame
        QCOMPARE(clips().size(), 2);
        QCOMPARE(clips()[1][QLatin1String("clip")].toString(), QStringLiteral("fist_PUNCH_2"));
        QCOMPARE(clips()[1][QLatin1String("loop")].toBool(), true);
        const QList<Finding> losses = golden::exported(document, "unity").losses;
        QVERIFY(std::any_of(losses.begin(), losses.end(), [](const Finding &loss) {
            return loss.message == QStringLiteral("Unity plays clips once or for ever; these tags are played for ever: "
                                                  "“PUNCH”");
        }));

        tags.clear();
        QCOMPARE(clips()[0][QLatin1String("name")].toString(), QStringLiteral("default"));
        document.sprites[0].frames.resize(1);
        QCOMPARE(clips().size(), 0);
    }

    void tellsOfFramesThatNoClipShows()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags = {{QStringLiteral("stand"), 0, 0, TagDirection::Forward, {}}};
        document.sprites[0].frames[1].shapes.clear();
        document.sprites[0].frames[1].events = {{.name = QStringLiteral("Whoosh")}};
        const auto told = [&document](const char *words) {
            QStringList messages;
            for (const Finding &loss : golden::exported(document, "unity").losses)
                messages.append(loss.message);
            return messages.filter(QString::fromLatin1(words)).size();
        };
        QCOMPARE(told("No clip shows the frame"), 1);
        QCOMPARE(told("events of frames that no clip shows"), 1);
        document.sprites[0].tags[0].to = 1;
        QCOMPARE(told("no clip shows") + told("No clip"), 0);
        document.sprites[0].frames[1].duration = 0;
        QCOMPARE(told("No clip shows the frame"), 1);
        QCOMPARE(told("events of frames that no clip shows"), 1);
    }

    void carriesEventsWithTheirPropertiesAsText()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        for (Frame &frame : sprite.frames)
            frame.events.clear();
        const auto losses = [&document] {
            QStringList texts;
            for (const Finding &loss : golden::exported(document, "unity").losses)
                texts.append(loss.message);
            return texts.filter(QStringLiteral("event"));
        };
        QVERIFY(!frameOf(golden::exported(document, "unity"), 2).contains(QLatin1String("events")));
        QCOMPARE(losses(), QStringList());
        sprite.frames[2].events = {
            {.name = QStringLiteral("whoosh"),
             .properties = {{QStringLiteral("volume"), 0.5}, {QStringLiteral("by"), QString("a\"b")}}},
            {.name = QStringLiteral("step")}};
        const QJsonArray written = frameOf(golden::exported(document, "unity"), 2)[QLatin1String("events")].toArray();
        QCOMPARE(written.size(), 2);
        QCOMPARE(written[0][QLatin1String("name")].toString(), QStringLiteral("whoosh"));
        const QJsonObject data =
            QJsonDocument::fromJson(written[0][QLatin1String("data")].toString().toUtf8()).object();
        QCOMPARE(data[QLatin1String("volume")].toDouble(), 0.5);
        QCOMPARE(data[QLatin1String("by")].toString(), QStringLiteral("a\"b"));
        QCOMPARE(written[1][QLatin1String("data")].toString(QStringLiteral("none")), QString());
        QCOMPARE(losses(), QStringList());

        sprite.frames[2].events[1].name = QStringLiteral("foot step");
        QCOMPARE(losses().size(), 1);
        QVERIFY(losses().first().endsWith(QStringLiteral("“foot step”")));
        sprite.frames[2].events.removeLast();
        sprite.tags[0].to = 1;
        QCOMPARE(losses().size(), 1);
        QVERIFY(losses().first().contains(sprite.frames[2].name));
        sprite.tags.clear(); // one clip of all
        QCOMPARE(losses(), QStringList());
    }

    void bringsItsImporter()
    {
        const ExportPreview preview = golden::exported(golden::lopsided(), "unity");
        QFile importer(QStringLiteral(HITBOX_SOURCE_DIR "/resources/unity/HitboxImporter.cs"));
        QVERIFY(importer.open(QIODevice::ReadOnly));
        QCOMPARE(preview.files[1].name, QStringLiteral("HitboxImporter.cs"));
        QCOMPARE(preview.files[1].bytes, importer.readAll());
    }

    void leavesOutTheImporterThatAGameHasAlready()
    {
        const ExportOptions without{{{QStringLiteral("script"), QStringLiteral("no")}}};
        const ExportPreview preview = golden::exported(golden::lopsided(), "unity", without);
        QCOMPARE(preview.files.size(), 1);
        QCOMPARE(preview.files[0].name, QStringLiteral("lopsided.json"));
    }

    void coversWhatWasDrawnAboutThePivotWithYUp()
    {
        const Document document = golden::lopsided();
        const ExportPreview preview = golden::exported(document, "unity");
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            const QJsonArray shapes = frameOf(preview, frame)[QLatin1String("shapes")].toArray();
            probes::compare(drawn, 1e-9, [&](geometry::Point point) {
                const geometry::Point inUnity{point.x - drawn.pivot.x, drawn.pivot.y - point.y};
                return std::any_of(shapes.begin(), shapes.end(),
                                   [inUnity](const QJsonValue &shape) { return unityHolds(shape, inUnity); });
            });
        }
    }

    void tellsWhereTheMiddleOfATrimmedFrameIs()
    {
        Document document = golden::lopsided();
        Frame &frame = document.sprites[0].frames[0];
        frame.rect = {0, 0, 50, 60};
        frame.offset = {6, 7};
        const QJsonObject written = frameOf(golden::exported(document, "unity"), 0);
        QCOMPARE(placeOf(written[QLatin1String("center")]), (geometry::Point{6 + 25 - 20, 30 - 7 - 30}));
    }

    void refusesMoreStepsThanAreWritten()
    {
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        sprite.frames = QList<Frame>(2'000, sprite.frames[0]);
        sprite.tags = QList<Tag>(501, Tag{.name = QStringLiteral("all"), .from = 0, .to = 1'999});
        const std::optional<Error> error = tooManySteps(document);
        QVERIFY(error);
        QCOMPARE(error->place, QStringLiteral("sprite “lopsided”"));
        QVERIFY2(error->what.contains(QStringLiteral("1002000 frames")), qPrintable(error->what));
        sprite.tags.resize(500);
        QVERIFY(!tooManySteps(document));
        sprite.tags[0].direction = TagDirection::PingPong;
        QVERIFY(tooManySteps(document));
    }

    void noPrefabTakesThePlaceOfAnother()
    {
        Document document = golden::lopsided();
        document.sprites = {document.sprites[0], document.sprites[0], document.sprites[0]};
        document.sprites[0].name = QStringLiteral("hero$");
        document.sprites[1].name = QStringLiteral("Hero?");
        document.sprites[2].name = QStringLiteral("other");
        const ExportPreview preview = golden::exported(document, "unity");
        const QJsonValue sprites = QJsonDocument::fromJson(preview.files[0].bytes)[QLatin1String("sprites")];
        QCOMPARE(sprites[0][QLatin1String("prefab")].toString(), QStringLiteral("hero_"));
        QCOMPARE(sprites[1][QLatin1String("prefab")].toString(), QStringLiteral("Hero__2"));
        QCOMPARE(sprites[2][QLatin1String("prefab")].toString(), QStringLiteral("other"));
    }

    void keepsHostileNames()
    {
        const QString name = QStringLiteral("\"/\\\n gr\u00f6\u00dfe \u706b ../class");
        Document document = golden::lopsided();
        document.sprites[0].name = name;
        document.sprites[0].frames[0].name = name;
        document.sprites[0].frames[0].shapes[0].name = name;
        const ExportPreview preview = golden::exported(document, "unity");
        const QJsonObject frame = frameOf(preview, 0);
        QCOMPARE(frame[QLatin1String("name")].toString(), name);
        QCOMPARE(frame[QLatin1String("shapes")][0][QLatin1String("name")].toString(), name);
        const QJsonValue sprite = QJsonDocument::fromJson(preview.files[0].bytes)[QLatin1String("sprites")][0];
        QCOMPARE(sprite[QLatin1String("prefab")].toString(), safeFileName(name));
    }
};

HITBOX_CORE_TEST(UnityExporterTest)
#include "unity_exporter_test.moc"
