#include "document/edits.h"
#include "formats/all_formats.h"
#include "formats/comma_locale.h"
#include "formats/export/export_options.h"
#include "formats/export/export_preview.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QLocale>
#include <QMap>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace hitbox;

namespace {

/// Names that break out of quotes, paths, comments and keywords.
const QStringList hostileNames{
    QStringLiteral("say \"hi\""), QStringLiteral("two\nlines"), QStringLiteral("back\\slash\\"),
    QStringLiteral("a]b[c"),      QStringLiteral("a/b:c.d@e"),  QStringLiteral("100%"),
    QStringLiteral("null"),       QStringLiteral("\U0001f680"), QStringLiteral("'; DROP"),
    QStringLiteral("</script>"),  QStringLiteral("tab\there"),  QStringLiteral("%1 %2"),
};

class AnotherLanguage : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        return QStringLiteral("%1 = %2").arg(QString::fromUtf8(text), QLatin1String(context));
    }
};

QByteArray allBytesOf(const Format &format)
{
    QByteArray bytes;
    for (const OutputFile &file : golden::exported(golden::lopsided(), format.id).files)
        bytes += file.bytes;
    return bytes;
}

using BytesOfAll = QMap<QString, QByteArray>; // by the format's id

BytesOfAll bytesOfAllFormats()
{
    BytesOfAll bytes;
    for (const Format &format : allFormats())
        bytes.insert(format.id, allBytesOf(format));
    return bytes;
}

Document hostile()
{
    Document document = golden::lopsided();
    Frame frame = document.sprites[0].frames[0];
    const Shape shape = frame.shapes[0];
    frame.shapes.clear();
    int id = 100;
    for (const QString &name : hostileNames) {
        Shape copy = shape;
        copy.id = {id++};
        copy.name = name;
        frame.shapes.append(copy);
    }
    frame.name = hostileNames[0] + hostileNames[1];
    document.sprites[0].frames = {frame};
    document.sprites[0].tags = {Tag{hostileNames[4], 0, 0, TagDirection::Forward, {}}};
    document.sprites[0].name = hostileNames[4];
    Stage &stage = document.stages[0];
    stage.name = hostileNames[0];
    stage.layers = {{hostileNames[1]}};
    for (Instance &instance : stage.instances) {
        instance.sprite = document.sprites[0].name;
        instance.frame = frame.name;
        instance.layer = hostileNames[1];
        instance.tag = hostileNames[4];
    }
    return document;
}

} // namespace

/// What holds for every format, whichever there are.
class AllFormatsTest : public QObject
{
    Q_OBJECT

    static void everyFormat()
    {
        QTest::addColumn<QString>("id");
        for (const Format &format : allFormats())
            QTest::newRow(format.id) << QString::fromLatin1(format.id);
    }

private slots:
    void hasAnIdOfItsOwn()
    {
        QSet<QString> ids;
        for (const Format &format : allFormats()) {
            ids.insert(QString::fromLatin1(format.id));
            QCOMPARE(findFormat(QString::fromLatin1(format.id)), &format);
            QVERIFY(*format.title && *format.files && *format.summary && format.write);
        }
        QCOMPARE(ids.size(), allFormats().size());
        QCOMPARE(findFormat(QStringLiteral("godot")), nullptr);
        QCOMPARE(findFormat({}), nullptr);
    }

    void titlesAreInTheSpokenLanguage()
    {
        QCOMPARE(titleOf(*findFormat("phaser")), QStringLiteral("Phaser 3 and 4"));
        AnotherLanguage language;
        QCoreApplication::installTranslator(&language);
        QCOMPARE(titleOf(*findFormat("phaser")), QStringLiteral("Phaser 3 and 4 = hitbox::formats"));
        QCOMPARE(formatTitle("phaser"), titleOf(*findFormat("phaser")));
        QCOMPARE(formatTitle("of tomorrow"), QStringLiteral("of tomorrow"));
        QCoreApplication::removeTranslator(&language);
    }

    void writesTheSameTwice_data() { everyFormat(); }
    void writesTheSameTwice()
    {
        QFETCH(QString, id);
        const ExportPreview first = golden::exported(golden::lopsided(), qPrintable(id));
        const ExportPreview second = golden::exported(golden::lopsided(), qPrintable(id));
        QVERIFY(!first.files.isEmpty());
        QCOMPARE(first.files.size(), second.files.size());
        for (qsizetype i = 0; i < first.files.size(); ++i)
            QCOMPARE(first.files[i].bytes, second.files[i].bytes);
    }

    void writesPointsWhereTheProgramsLocaleHasCommas()
    {
        const BytesOfAll before = bytesOfAllFormats();
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const BytesOfAll after = bytesOfAllFormats();
        QLocale::setDefault(QLocale::c());
        QCOMPARE(after, before);
    }

    void writesPointsWhereTheSystemsLocaleHasCommas()
    {
        const CommaLocale locale;
        if (!locale.canBeBuilt())
            QSKIP("a locale with a decimal comma cannot be built here");
        const BytesOfAll before = bytesOfAllFormats();
        QVERIFY(locale.begin());
        QCOMPARE(bytesOfAllFormats(), before);
        for (const Format &format : allFormats())
            QVERIFY(before.value(format.id).contains('.') ||
                    format.capabilities.numbers.precision == NumberPrecision::Whole);
    }

    void writesToSafeFileNames_data() { everyFormat(); }
    void writesToSafeFileNames()
    {
        QFETCH(QString, id);
        for (const OutputFile &file : golden::exported(hostile(), qPrintable(id)).files) {
            QCOMPARE(safeFileName(file.name), file.name);
            QVERIFY(file.name != QStringLiteral("error"));
        }
    }

    void refusesInvalidShapesByName_data() { everyFormat(); }
    void refusesInvalidShapesByName()
    {
        QFETCH(QString, id);
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].outline = PolygonOutline{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}};
        document.sprites[0].frames[1].shapes[2].outline = geometry::Circle{{5, 5}, 0};
        const Result<ExportPreview> preview = previewExport(document, QStringLiteral("p"), *findFormat(id), {});
        QVERIFY(!preview.ok());
        QCOMPARE(preview.error().what,
                 QStringLiteral("Edges 0 and 2 cross at (5, 5), sprite “lopsided”, frame “stand”, shape 1 “notched”\n"
                                "The circle has a radius of 0, sprite “lopsided”, frame “strike”, shape 7 “dot”"));
    }

    void refusesAnEmptyProject_data() { everyFormat(); }
    void refusesAnEmptyProject()
    {
        QFETCH(QString, id);
        const Result<ExportPreview> preview = previewExport({}, QStringLiteral("p"), *findFormat(id), {});
        QVERIFY(!preview.ok());
        QCOMPARE(preview.error().what, QStringLiteral("there is nothing to export: the project has no sprites"));
    }

    /// Every export makes a file at least, or says why there is none.
    void aProjectWithoutShapesMakesFilesOrIsRefused_data() { everyFormat(); }
    void aProjectWithoutShapesMakesFilesOrIsRefused()
    {
        QFETCH(QString, id);
        Document document = emptyProject();
        document.sprites = {{.name = "bare", .frames = {Frame{.name = "a", .rect = {0, 0, 8, 8}, .size = {8, 8}}}}};
        const Result<ExportPreview> preview = previewExport(document, QStringLiteral("p"), *findFormat(id), {});
        if (preview)
            QVERIFY(!preview->files.isEmpty());
        else
            QVERIFY(!preview.error().what.isEmpty());
    }

    void refusesOptionsThatItDoesNotHave_data() { everyFormat(); }
    void refusesOptionsThatItDoesNotHave()
    {
        QFETCH(QString, id);
        const ExportOptions options{{{QStringLiteral("colour"), QStringLiteral("red")}}};
        const Result<ExportPreview> preview =
            previewExport(golden::lopsided(), QStringLiteral("p"), *findFormat(id), options);
        QVERIFY(!preview.ok());
        QVERIFY(preview.error().what.startsWith(QStringLiteral("the format %1 has no option “colour”").arg(id)));
        const ExportProfile profile{.name = {}, .format = id, .options = {{QStringLiteral("colour"), {}}}};
        QCOMPARE(profileProblem(profile), preview.error().what);
    }

    void optionsSayMoreOnlyAboutCheckBoxesOfTheirOwnFormat_data() { everyFormat(); }
    void optionsSayMoreOnlyAboutCheckBoxesOfTheirOwnFormat()
    {
        QFETCH(QString, id);
        const Format &format = *findFormat(id);
        for (const FormatOption &option : format.options) {
            const auto check =
                std::find_if(format.options.begin(), format.options.end(), [&](const FormatOption &other) {
                    return option.of && QByteArray(other.key) == option.of;
                });
            QCOMPARE(check != format.options.end(), option.of != nullptr);
            QVERIFY(!option.of || (check->kind == OptionKind::Check && !check->of));
            const bool isOfPacking = QByteArray(option.key).startsWith("pack-");
            QVERIFY(!isOfPacking || QByteArray(option.of) == "pack");
        }
    }

    void refusesValuesThatAnOptionDoesNotTake()
    {
        const ExportOptions options{{{QStringLiteral("loop"), QStringLiteral("maybe")}}};
        const Result<ExportPreview> preview =
            previewExport(golden::lopsided(), QStringLiteral("p"), *findFormat(QStringLiteral("godot4")), options);
        QVERIFY(!preview.ok());
        QCOMPARE(preview.error().what, QStringLiteral("the option “loop” cannot be “maybe”; it can be: yes, no"));
    }

    /// Tags of the same frames again and again: a small project would become a file of gigabytes.
    void refusesTagsThatPlayTooManyFrames_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("gdevelop") << QString();
        QTest::newRow("mugen") << QString();
        QTest::newRow("tiled") << QString();
        QTest::newRow("unity") << QString();
        QTest::newRow("godot3") << QString();
        QTest::newRow("godot4") << QString();
    }
    void refusesTagsThatPlayTooManyFrames()
    {
        QFETCH(QString, options);
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        sprite.frames = QList<Frame>(2'000, Frame{});
        for (int i = 0; i < sprite.frames.size(); ++i)
            sprite.frames[i].name = QString::number(i);
        sprite.tags = QList<Tag>(501, Tag{.name = QStringLiteral("all"), .from = 0, .to = 1'999});
        document.stages.clear();
        ExportOptions wishes;
        if (!options.isEmpty())
            wishes.values.insert(options, QStringLiteral("yes"));
        const QByteArray text = golden::exported(document, QTest::currentDataTag(), wishes).files.first().bytes;
        QVERIFY2(text.startsWith("all tags together play 1002000 frames"), text.left(300).constData());
    }

    void refusesNamesThatAreOneFileOnSomeSystems_data()
    {
        QTest::addColumn<QString>("other");
        QTest::newRow("case") << QStringLiteral("H\u00c9ROS");
        QTest::newRow("accent of its own") << QStringLiteral("he\u0301ros");
    }
    void refusesNamesThatAreOneFileOnSomeSystems()
    {
        QFETCH(QString, other);
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[0].name = QStringLiteral("h\u00e9ros");
        document.sprites[1].name = other;
        const Result<ExportPreview> preview =
            previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("tiled")), {});
        QVERIFY(!preview.ok());
        QVERIFY2(preview.error().what.contains(QStringLiteral("would both be written to")),
                 qPrintable(preview.error().what));
    }

    void refusesTwoFilesOfOneName()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[0].name = QStringLiteral("a:B");
        document.sprites[1].name = QStringLiteral("a?b");
        const Result<ExportPreview> preview =
            previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("godot3")), {});
        QVERIFY(!preview.ok());
        QVERIFY2(preview.error().what.startsWith(QStringLiteral("the sprite “a:B” and the sprite “a?b” would both "
                                                                "be written to “a_b.tscn”; rename one")),
                 qPrintable(preview.error().what));
        QVERIFY2(!preview.error().what.contains(QStringLiteral("bytes")), qPrintable(preview.error().what));
    }

    void namesBothOfTwoThatAreTooLongToDiffer()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        const QString first = QString(210, QLatin1Char('n')) + QStringLiteral(" 1");
        const QString second = QString(210, QLatin1Char('n')) + QStringLiteral(" 2");
        document.sprites[0].name = first;
        document.sprites[1].name = second;
        const Result<ExportPreview> preview =
            previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("godot3")), {});
        QVERIFY(!preview.ok());
        QVERIFY(preview.error().what.contains(first) && preview.error().what.contains(second));
        QVERIFY(!preview.error().what.contains(QStringLiteral(".tscn")));
        QVERIFY(preview.error().what.contains(QStringLiteral("in the 200 bytes that are kept of it")));
    }

    void refusesASpriteThatIsCalledLikeAStagesFile()
    {
        Document document = golden::lopsided();
        document.sprites[0].name = QStringLiteral("duel_stage");
        for (Instance &instance : document.stages[0].instances)
            instance.sprite = document.sprites[0].name;
        const Result<ExportPreview> preview =
            previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("rube")), {});
        QVERIFY(!preview.ok());
        QVERIFY2(preview.error().what.startsWith(QStringLiteral("the sprite “duel_stage” and the stage “duel” would")),
                 qPrintable(preview.error().what));
    }

    /// With a property of each kind on all that can have some: what comes back by the format's importer is carried,
    /// and all else is told.
    void carriesPropertiesOrTellsThatItDoesNot_data() { everyFormat(); }
    void carriesPropertiesOrTellsThatItDoesNot()
    {
        QFETCH(QString, id);
        Document document = golden::lopsided();
        document.properties = {{QStringLiteral("ofProject"), QStringLiteral("p")}};
        document.sprites[0].properties = {{QStringLiteral("ofSprite"), QStringLiteral("s")}};
        document.sprites[0].frames[0].properties = {{QStringLiteral("ofFrame"), QStringLiteral("f")}};
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("ofShape"), QStringLiteral("h")}};
        Frame empty = document.sprites[0].frames[0];
        empty.name = QStringLiteral("empty");
        empty.shapes.clear();
        empty.properties = {{QStringLiteral("ofEmpty"), QStringLiteral("e")}};
        document.sprites[0].frames.append(empty);
        const ExportPreview preview = golden::exported(document, qPrintable(id));
        QByteArray written;
        for (const OutputFile &file : preview.files)
            written += file.bytes;
        QString told;
        for (const Finding &loss : preview.losses)
            told += loss.message + u'\n';
        for (const char *name : {"ofProject", "ofSprite", "ofFrame", "ofShape", "ofEmpty"}) {
            const bool isTold = told.contains(QStringLiteral("“%1”").arg(QLatin1String(name)));
            QVERIFY2(isTold != written.contains(name), name);
        }
    }

    /// With a character that XML cannot carry in every name there is: where it is told of one, the name is written.
    void tellsOfNamesThatXmlCannotCarryWhereTheyAreWritten_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QStringList>("told");
        const QStringList every{QStringLiteral("category"), QStringLiteral("sprite"), QStringLiteral("image"),
                                QStringLiteral("tag"),      QStringLiteral("frame"),  QStringLiteral("shape"),
                                QStringLiteral("property"), QStringLiteral("stage")};
        QTest::newRow("tiled") << QStringLiteral("tiled") << every;
        QTest::newRow("svg") << QStringLiteral("svg") << QStringList{QStringLiteral("frame"), QStringLiteral("shape")};
        QTest::newRow("cocos2dx") << QStringLiteral("cocos2dx") << QStringList{QStringLiteral("frame")};
        QTest::newRow("json") << QStringLiteral("json") << QStringList();
    }
    void tellsOfNamesThatXmlCannotCarryWhereTheyAreWritten()
    {
        QFETCH(QString, id);
        QFETCH(QStringList, told);
        const auto hostile = [](const char *name) { return QString::fromLatin1(name) + QChar(1); };
        Document document = golden::lopsided();
        document.categories[0].name = hostile("category");
        document.stages[0].name = hostile("stage");
        Sprite &sprite = document.sprites[0];
        sprite.name = hostile("sprite");
        sprite.image = hostile("image");
        sprite.tags[0].name = hostile("tag");
        sprite.frames[0].name = hostile("frame");
        sprite.frames[0].shapes[0].name = hostile("shape");
        sprite.frames[0].shapes[0].properties = {{hostile("property"), 1.0}};
        QStringList names;
        for (const Finding &loss : golden::exported(document, qPrintable(id)).losses) {
            if (loss.message.contains(QStringLiteral("XML")))
                names.append(loss.message.section(u'“', 1, 1).section(u'␁', 0, 0));
        }
        QCOMPARE(names, told);
    }

    void namesThePropertyWhoseTextXmlCannotCarry()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].properties = {{QStringLiteral("says"), QString(QChar(1))}};
        const auto isTold = [](const Finding &loss) {
            return loss.message.startsWith(QStringLiteral("The text of the property “says” has characters that XML "));
        };
        QVERIFY(std::ranges::any_of(golden::exported(document, "tiled").losses, isTold));
        QVERIFY(std::ranges::none_of(golden::exported(document, "svg").losses, isTold));
    }

    void namesTheImageOfEachFrameWhereItNamesImages_data() { everyFormat(); }
    void namesTheImageOfEachFrameWhereItNamesImages()
    {
        QFETCH(QString, id);
        Document document = golden::lopsided();
        const auto bytesOf = [&] {
            QByteArray bytes;
            for (const OutputFile &file : golden::exported(document, id.toLatin1()).files)
                bytes += file.bytes;
            return bytes;
        };
        QList<Frame> &frames = document.sprites[0].frames;
        // What names a frame's picture by the frame names the file once the frame is all of it.
        const bool namesImages = bytesOf().contains("lopsided.png") || id == QLatin1String("gdevelop");
        for (int f = 0; f < frames.size(); ++f) {
            frames[f].image = QStringLiteral("own%1.png").arg(f);
            frames[f].rect = {{}, frames[f].size};
            frames[f].offset = {};
        }
        const QByteArray own = bytesOf();
        for (const Frame &frame : frames) {
            if (!frame.shapes.isEmpty())
                QCOMPARE(own.contains(frame.image.toUtf8()), namesImages);
        }
    }

    void tellsOncePerKindWhatItLosesOfAnimations_data() { everyFormat(); }
    void tellsOncePerKindWhatItLosesOfAnimations()
    {
        QFETCH(QString, id);
        Document document = golden::fist();
        const Format &format = *findFormat(id);
        const Capabilities &capabilities = format.capabilities;
        QStringList told;
        for (const Finding &loss : golden::exported(document, id.toLatin1()).losses)
            told.append(loss.message);
        const auto times = [&told](const char *beginning) {
            return std::count_if(told.begin(), told.end(), [beginning](const QString &message) {
                return message.startsWith(QString::fromUtf8(beginning));
            });
        };
        QCOMPARE(times("Tracks are left out"), capabilities.tracks ? 0 : 1);
        QCOMPARE(times("In-betweens are written as they are in each frame"), capabilities.inBetweens ? 0 : 1);
        QCOMPARE(times("How often tags are played is left out"),
                 capabilities.repeats || !capabilities.animation ? 0 : 1);
        const bool hasFields = capabilities.fields || capabilities.properties.testFlag(PropertyHolder::Shapes);
        QCOMPARE(times("Fields of categories are left out: “damage”, “group”"), hasFields ? 0 : 1);
        document = golden::lopsided();
        told.clear();
        for (const Finding &loss : golden::exported(document, id.toLatin1()).losses)
            told.append(loss.message);
        QCOMPARE(times("Tracks") + times("In-betweens") + times("How often") + times("Fields"), 0);
    }

    void carriesDurationsWithoutATagOrTellsThatItDoesNot_data() { everyFormat(); }
    void carriesDurationsWithoutATagOrTellsThatItDoesNot()
    {
        QFETCH(QString, id);
        Document document = golden::lopsided();
        document.sprites[0].tags.clear();
        QStringList told;
        const auto bytesOf = [&] {
            const ExportPreview preview = golden::exported(document, id.toLatin1());
            told.clear();
            for (const Finding &loss : preview.losses)
                told.append(loss.message);
            QByteArray bytes;
            for (const OutputFile &file : preview.files)
                bytes += file.bytes;
            return bytes;
        };
        const QString left = QStringLiteral("Durations are left out: the format has none");
        const auto setDurations = [&document](const QList<double> &durations) {
            for (int f = 0; f < durations.size(); ++f)
                document.sprites[0].frames[f].duration = durations[f];
        };
        setDurations({100, 100, 100});
        const QByteArray usual = bytesOf();
        QVERIFY(told.filter(QStringLiteral("uration")).isEmpty());
        setDurations({500, 100, 100});
        const bool carries = bytesOf() != usual;
        QCOMPARE(told.count(left), carries ? 0 : 1);
        setDurations({40, 40, 40});
        QCOMPARE(bytesOf() != usual, carries);
        QCOMPARE(told.count(left), carries ? 0 : 1);
    }

    void tellsOfTagsAndDurationsAsTheyAreLeftOut_data() { everyFormat(); }
    void tellsOfTagsAndDurationsAsTheyAreLeftOut()
    {
        QFETCH(QString, id);
        const Document document = golden::lopsided();
        const auto bytesOf = [&id](const Document &one) {
            QByteArray bytes;
            for (const OutputFile &file : golden::exported(one, id.toLatin1()).files)
                bytes += file.bytes;
            return bytes;
        };
        Document slower = document;
        slower.sprites[0].frames[0].duration += 400;
        Document untagged = document;
        untagged.sprites[0].tags.clear();
        const bool keepsDurations = bytesOf(slower) != bytesOf(document);
        const bool keepsTags = bytesOf(untagged) != bytesOf(document);
        QStringList told;
        for (const Finding &loss : golden::exported(document, id.toLatin1()).losses)
            told.append(loss.message);
        QCOMPARE(told.filter(QStringLiteral("Tags and durations are left out")).size(),
                 keepsDurations || keepsTags ? 0 : 1);
        QCOMPARE(told.filter(QStringLiteral("Tags are left out")).size(), keepsDurations && !keepsTags ? 1 : 0);
    }

    void tellsOfWhatANewerVersionMeans_data() { everyFormat(); }
    void tellsOfWhatANewerVersionMeans()
    {
        QFETCH(QString, id);
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].extras = {{QStringLiteral("between"), JsonText{"\"bouncy\""}}};
        CategoryField field;
        field.name = QStringLiteral("aura");
        field.type = FieldType::Other;
        document.categories[0].fields = {field};
        QStringList told;
        for (const Finding &loss : golden::exported(document, id.toLatin1()).losses)
            told.append(loss.message);
        QCOMPARE(told.filter(QStringLiteral("In-betweens of a kind that this version does not know")).size(), 1);
        QCOMPARE(told.count(QStringLiteral("Fields of a kind that this version does not know are left out: “aura”")),
                 1);
    }

    void carriesPointsAndEventsOrTellsThatItDoesNot_data() { everyFormat(); }
    void carriesPointsAndEventsOrTellsThatItDoesNot()
    {
        QFETCH(QString, id);
        Document document = golden::lopsided();
        document.sprites[0].frames[0].points = {{.name = QStringLiteral("muzzle"), .at = {4, 5}}};
        document.sprites[0].frames[0].events = {{.name = QStringLiteral("whoosh")}};
        const ExportPreview preview = golden::exported(document, id.toLatin1());
        QByteArray bytes;
        for (const OutputFile &file : preview.files)
            bytes += file.bytes;
        QStringList told;
        for (const Finding &loss : preview.losses)
            told.append(loss.message);
        QCOMPARE(told.contains(QStringLiteral("Points of frames are left out: the format has none")),
                 !bytes.contains("muzzle"));
        QCOMPARE(told.contains(QStringLiteral("Events of frames are left out: the format has none")),
                 !bytes.contains("whoosh"));
    }

    void tellsOfPivotsWhereTheyAreLeftOut_data() { everyFormat(); }
    void tellsOfPivotsWhereTheyAreLeftOut()
    {
        QFETCH(QString, id);
        const auto isTold = [&](const Document &document) {
            const QList<Finding> losses = golden::exported(document, id.toLatin1()).losses;
            return std::any_of(losses.begin(), losses.end(), [](const Finding &loss) {
                return loss.message == QStringLiteral("Pivots are left out: the format has none");
            });
        };
        const auto bytesOf = [&](const Document &document) {
            QByteArray bytes;
            for (const OutputFile &file : golden::exported(document, id.toLatin1()).files)
                bytes += file.bytes;
            return bytes;
        };
        Document document = golden::lopsided();
        const QByteArray before = bytesOf(document);
        document.sprites[0].frames[0].pivot = document.sprites[0].frames[0].pivot + geometry::Point{3, 1};
        QCOMPARE(isTold(document), bytesOf(document) == before);
    }

    void tellsThatStagesAreLeftOutWhereTheyAre_data() { everyFormat(); }
    void tellsThatStagesAreLeftOutWhereTheyAre()
    {
        QFETCH(QString, id);
        const ExportPreview preview = golden::exported(golden::lopsided(), qPrintable(id));
        const bool isTold = std::any_of(preview.losses.begin(), preview.losses.end(), [](const Finding &loss) {
            return loss.message == QStringLiteral("Stages are left out: the format has none");
        });
        const bool isWritten = std::any_of(preview.files.begin(), preview.files.end(), [](const OutputFile &file) {
            return file.name.startsWith(QStringLiteral("duel_stage"));
        });
        QCOMPARE(isTold, !isWritten);
    }

    void tellsOfCategoriesThatAreNotDefined()
    {
        Document document = golden::lopsided();
        document.categories.removeLast();
        const ExportPreview preview = golden::exported(document, "json");
        QCOMPARE(preview.losses.size(), 1);
        QCOMPARE(preview.losses[0].severity, Severity::Warning);
        QCOMPARE(preview.losses[0].message,
                 QStringLiteral("The category “wall” is not defined: its shapes get bit 1 and strike nothing"));
    }
};

HITBOX_CORE_TEST(AllFormatsTest)
#include "all_formats_test.moc"
