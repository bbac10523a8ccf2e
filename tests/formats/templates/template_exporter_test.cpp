#include "document/edits.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox;

namespace {

ExportOptions filling(const QByteArray &text)
{
    const QString key = QStringLiteral("template");
    return {{{key, QStringLiteral("my.mustache")}}, {{key, text}}, {}};
}

QByteArray filled(const QByteArray &text, const Document &document = golden::lopsided())
{
    return golden::exported(document, "template", filling(text)).files[0].bytes;
}

/// The fixtures that one case of the GML adds, in pixels from the pivot.
bool holds(const QString &gml, const QString &frame, geometry::Point point)
{
    static const QRegularExpression corner(QStringLiteral("add_point\\(_fixture, ([^,]+), ([^)]+)\\)"));
    static const QRegularExpression circle(
        QStringLiteral("circle_shape\\(_fixture, ([^)]+)\\)[^}]*?bind_ext\\(_fixture, _instance, ([^,]+), ([^)]+)\\)"));
    const qsizetype from = gml.indexOf(QStringLiteral("case \"%1\":").arg(frame));
    const QString body = gml.mid(from, gml.indexOf(QStringLiteral("break;"), from) - from);
    for (const QString &fixture : body.split(QStringLiteral("physics_fixture_create"))) {
        const QRegularExpressionMatch round = circle.match(fixture);
        if (round.hasMatch()) {
            const geometry::Point center{round.captured(2).toDouble(), round.captured(3).toDouble()};
            if (geometry::distance(point, center) < round.captured(1).toDouble())
                return true;
            continue;
        }
        geometry::Ring ring;
        for (const QRegularExpressionMatch &match : corner.globalMatch(fixture))
            ring.push_back({match.captured(1).toDouble(), match.captured(2).toDouble()});
        if (ring.size() > 2 && geometry::locate(point, geometry::Polygon{ring}) != geometry::Location::Outside)
            return true;
    }
    return false;
}

} // namespace

class TemplateExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytesOfBothExamples()
    {
        QCOMPARE(golden::difference("template", {QStringLiteral("lopsided.gml")}), QString());
        const ExportOptions construct{{{QStringLiteral("template"), QStringLiteral("construct")}}};
        QCOMPARE(golden::difference("template", {QStringLiteral("lopsided.json")}, construct), QString());
    }

    void coversWhatWasDrawnInGameMaker()
    {
        const Document document = golden::lopsided();
        const QString gml = QString::fromUtf8(golden::exported(document, "template").files[0].bytes);
        constexpr double arcs = 0.11; // capsules are polygons that close to them
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            probes::compare(drawn, arcs,
                            [&](geometry::Point point) { return holds(gml, drawn.name, point - drawn.pivot); });
        }
    }

    void bindsTheShapesOfOneCategoryAloneInGameMaker()
    {
        const Document document = golden::lopsided();
        const QString gml = QString::fromUtf8(golden::exported(document, "template").files[0].bytes);
        QHash<QString, int> shapes;
        for (const Frame &frame : document.sprites[0].frames) {
            for (const Shape &shape : frame.shapes)
                ++shapes[shape.category];
        }
        for (auto count = shapes.cbegin(); count != shapes.cend(); ++count)
            QCOMPARE(gml.count(QStringLiteral("_category == \"%1\")").arg(count.key())), count.value());
        QCOMPARE(gml.count(QStringLiteral("array_push(_bound, physics_fixture_bind")),
                 gml.count(QStringLiteral("physics_fixture_delete(")));
    }

    void keepsHostileNamesInConstruct()
    {
        Document document = golden::lopsided();
        const QString name = QStringLiteral("\"}],{{project}}\\\n gr\u00f6\u00dfe \u706b ../null");
        document.sprites[0].name = name;
        document.sprites[0].frames[0].shapes[0].name = name;
        const ExportOptions construct{{{QStringLiteral("template"), QStringLiteral("construct")}}};
        const ExportPreview preview = golden::exported(document, "template", construct);
        QCOMPARE(preview.files[0].name, safeFileName(name + QStringLiteral(".json")));
        const QJsonValue sprite = QJsonDocument::fromJson(preview.files[0].bytes)[QLatin1String("animations")][0];
        QCOMPARE(sprite[QLatin1String("name")].toString(), name);
        const QJsonValue shape = sprite[QLatin1String("frames")][0][QLatin1String("collisionPolys")][0];
        QCOMPARE(shape[QLatin1String("name")].toString(), name);
    }

    void turnsYOver()
    {
        const QByteArray place = "{{#sprites}}{{#frames}}{{pivot.y}} {{/frames}}{{/sprites}}";
        QCOMPARE(filled(place), QByteArray("30 28 30 "));
        QCOMPARE(filled("{{! y=up }}" + place), QByteArray("50 52 50 "));
    }

    void writesSmallNumbersWithoutExponents()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames.resize(1);
        document.sprites[0].frames[0].pivot = {2.7755575615628914e-17, -1e-300};
        const QByteArray text =
            filled("{{#sprites}}{{#frames}}{{pivot.x}} {{pivot.y}}{{/frames}}{{/sprites}}", document);
        const QList<QByteArray> numbers = text.split(' ');
        QCOMPARE(numbers.value(0), QByteArray("0.000000000000000027755575615628914"));
        QCOMPARE(numbers.value(1).toDouble(), -1e-300);
        QVERIFY(!text.contains('e'));
    }

    void writesAFileForEachSprite()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[1].name = QStringLiteral("PROJECT");
        const ExportPreview preview = golden::exported(
            document, "template", filling("{{! file=PROJECT-SPRITE.txt }}{{#sprites}}{{name}}{{/sprites}}"));
        QCOMPARE(preview.files.size(), 2);
        QCOMPARE(preview.files[0].name, QStringLiteral("lopsided-lopsided.txt"));
        QCOMPARE(preview.files[1].name, QStringLiteral("lopsided-PROJECT.txt"));
        QCOMPARE(preview.files[1].bytes, QByteArray("PROJECT"));
    }

    void letsAnOptionChooseTheEscape()
    {
        Document document = golden::lopsided();
        document.sprites[0].name = QStringLiteral("<&>");
        ExportOptions options = filling("{{! escape=json }}{{#sprites}}{{name}}{{/sprites}}");
        options.values.insert(QStringLiteral("escape"), QStringLiteral("xml"));
        QCOMPARE(golden::exported(document, "template", options).files[0].bytes, QByteArray("&lt;&amp;&gt;"));
        document.sprites[0].name = QStringLiteral("a\x01");
        const ExportPreview preview = golden::exported(document, "template", options);
        QCOMPARE(preview.files[0].bytes, QByteArray("a␁"));
        QVERIFY(preview.losses.last().message.contains(QStringLiteral("characters that XML cannot carry")));
    }

    void namesTheTemplateAndTheLineOfAMistake()
    {
        QCOMPARE(filled("a\n{{#sprites}}{{nmae}}{{/sprites}}"),
                 QByteArray("my.mustache: there is nothing named “nmae” in the data, line 2"));
        QCOMPARE(filled({}), QByteArray("my.mustache: there is no template in it"));
    }

    void takesProjectsOfAnySize()
    {
        Document document = golden::lopsided();
        PolygonOutline comb;
        for (int i = 0; i < 150'000; ++i)
            comb.points << geometry::Point{double(i), 0} << geometry::Point{i + 0.5, 5.0};
        comb.points << geometry::Point{150'000, 20} << geometry::Point{0, 20};
        document.sprites = {document.sprites[0]};
        document.sprites[0].frames = {document.sprites[0].frames[0]};
        document.sprites[0].frames[0].shapes = {document.sprites[0].frames[0].shapes[0]};
        document.sprites[0].frames[0].shapes[0].outline = comb;
        const QByteArray text = filled("{{#sprites}}{{#frames}}{{#shapes}}{{#points}}{{x}},{{y}}\n"
                                       "{{/points}}{{/shapes}}{{/frames}}{{/sprites}}",
                                       document);
        QCOMPARE(text.count('\n'), 300'002);
        QVERIFY(text.endsWith("\n0,20\n"));
    }

    void fiveThousandFramesOfThreeShapesAreWrittenWhole_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QByteArray>("mark");
        QTest::newRow("gamemaker") << QStringLiteral("gamemaker") << QByteArray("physics_fixture_add_point(");
        QTest::newRow("construct") << QStringLiteral("construct") << QByteArray("\"points\"");
    }
    void fiveThousandFramesOfThreeShapesAreWrittenWhole()
    {
        QFETCH(QString, example);
        QFETCH(QByteArray, mark);
        constexpr int frames = 5'000;
        const PolygonOutline notched{{{0, 0}, {40, 0}, {40, 30}, {30, 12}, {20, 30}, {20, 12}, {10, 30}, {0, 30}}};
        Document document = golden::lopsided();
        document.stages.clear();
        Sprite &sprite = document.sprites[0];
        Frame frame = sprite.frames[0];
        frame.shapes = QList<Shape>(3, frame.shapes[0]);
        for (int i = 0; i < 3; ++i)
            frame.shapes[i].outline = moved(notched, {double(i), 0});
        sprite.tags.clear();
        sprite.frames = {frame};
        const ExportOptions options{{{QStringLiteral("template"), example}}};
        const QByteArray one = golden::exported(document, "template", options).files[0].bytes;
        QVERIFY(one.count(mark) >= 3);
        sprite.frames.clear();
        for (int i = 0; i < frames; ++i) {
            frame.name = QStringLiteral("frame %1").arg(i);
            for (Shape &shape : frame.shapes)
                shape.id = {document.nextShapeId++};
            sprite.frames.append(frame);
        }
        const QByteArray all = golden::exported(document, "template", options).files[0].bytes;
        QCOMPARE(all.count(mark), frames * one.count(mark));
        QCOMPARE(all.right(20), one.right(20));
    }

    void namesOfBodiesDifferAndThatIsTold()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[1].name = QStringLiteral("other");
        const ExportPreview preview = golden::exported(document, "template");
        const QByteArray gml = preview.files[0].bytes;
        QCOMPARE(gml.count("case \"stand\":"), 1);
        QCOMPARE(gml.count("case \"stand_2\":"), 1);
        const auto isTold = [](const Finding &loss) { return loss.message.contains(QStringLiteral("“stand_2”")); };
        QVERIFY(std::any_of(preview.losses.begin(), preview.losses.end(), isTold));
        // A template that names frames within their sprites needs no other names.
        const ExportPreview within = golden::exported(document, "template", filling("{{#sprites}}x{{/sprites}}"));
        QVERIFY(std::none_of(within.losses.begin(), within.losses.end(), isTold));
    }

    void whatATemplateDoesNotAskForIsTold()
    {
        Document document = golden::lopsided();
        document.properties = {{QStringLiteral("owner"), QStringLiteral("p")}};
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("density"), 2.0},
                                                              {QStringLiteral("friction"), 1.0}};
        const auto told = [&document](const QByteArray &text) {
            QStringList messages;
            for (const Finding &loss : golden::exported(document, "template", filling(text)).losses)
                messages.append(loss.message);
            return messages;
        };
        const QString stages = QStringLiteral("Stages are left out: the format has none");
        const QString categories = QStringLiteral("Categories are left out: the format has none");
        const QString animation = QStringLiteral("Tags and durations are left out: the format does not switch frames");
        QCOMPARE(told("x"), (QStringList{QStringLiteral("Properties are left out: “owner”"),
                                         QStringLiteral("Properties are left out: “density”, “friction”"), categories,
                                         animation, stages}));
        QCOMPARE(told("{{#sprites}}{{#frames}}{{#shapes}}{{density}}{{/shapes}}{{/frames}}{{/sprites}}"),
                 (QStringList{QStringLiteral("Properties are left out: “owner”"),
                              QStringLiteral("Properties are left out: “friction”"), categories, animation, stages}));
        const QByteArray rest = "{{#properties}}{{name}}{{/properties}}{{#stages}}{{name}}{{/stages}}";
        QCOMPARE(told(rest), (QStringList{categories, animation}));
        QCOMPARE(told(rest + "{{#sprites}}{{#frames}}{{duration}}{{/frames}}{{/sprites}}"),
                 (QStringList{categories, QStringLiteral("Tags are left out: the format has none")}));
        const QByteArray tags = "{{#sprites}}{{#tags}}{{name}}{{/tags}}{{/sprites}}";
        const QByteArray names = "{{#categories}}{{name}}{{/categories}}";
        QCOMPARE(told(rest + names + tags), QStringList{QStringLiteral("Durations are left out: the format has none")});
        QCOMPARE(told(rest + names + tags + "{{#sprites}}{{#frames}}{{duration}}{{/frames}}{{/sprites}}"),
                 QStringList());
    }

    void chainsAreToldOfWherePiecesAloneAreWritten()
    {
        const Document document = golden::lopsided(); // with one
        const auto told = [&document](const QString &name, const QByteArray &text) {
            const QString key = QStringLiteral("template");
            const ExportOptions options = text.isEmpty() ? ExportOptions{{{key, name}}} : filling(text);
            QList<Finding> losses = golden::exported(document, "template", options).losses;
            losses.removeIf([](const Finding &loss) {
                return loss.message != QStringLiteral("The chain is left out: the format has none");
            });
            return losses;
        };
        const QList<Finding> losses = told(QStringLiteral("gamemaker"), {});
        QCOMPARE(losses.size(), 1);
        const Shape *left = findShape(*findFrame(document, losses[0].frame), losses[0].shape);
        QVERIFY(left && left->kind() == ShapeKind::Chain);
        QCOMPARE(told(QStringLiteral("construct"), {}).size(), 0); // it writes their points
        const QByteArray begin = "{{#sprites}}{{#frames}}{{#shapes}}";
        const QByteArray end = "{{/shapes}}{{/frames}}{{/sprites}}";
        const QByteArray points = "{{#points}}{{x}}{{/points}}";
        QCOMPARE(told({}, begin + "{{#pieces}}" + points + "{{/pieces}}" + end).size(), 1);
        QCOMPARE(told({}, begin + "{{#pieces}}x{{/pieces}}{{^pieces}}" + points + "{{/pieces}}" + end).size(), 0);
        QCOMPARE(told({}, begin + "{{#pieces}}x{{/pieces}}{{#isChain}}x{{/isChain}}" + end).size(), 0);
        QCOMPARE(told({}, begin + points + end).size(), 0);
    }

    void keepsTheEndingOfLongNames()
    {
        Document document = golden::lopsided();
        document.sprites[0].name = QString(200, QLatin1Char('n'));
        const ExportOptions construct{{{QStringLiteral("template"), QStringLiteral("construct")}}};
        QCOMPARE(golden::exported(document, "template", construct).files[0].name,
                 QString(195, QLatin1Char('n')) + QStringLiteral(".json"));
    }
};

HITBOX_CORE_TEST(TemplateExporterTest)
#include "template_exporter_test.moc"
