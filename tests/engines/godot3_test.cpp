#include "engines/godot3_engine.h"
#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QHash>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>

/// The export in the real engine: its physics server is asked which shapes hold a point, and has to answer what the
/// geometry core answers.
namespace hitbox {

namespace {

/// Points nearer than this to a boundary are left out: the engine computes with 32-bit floats.
constexpr double godotBlur = 0.01;

constexpr int everyLayer = 0x7fffffff;

QString names(QStringList list)
{
    list.sort();
    return list.join(QLatin1Char(';'));
}

/// A question to the engine and the answer it has to give.
struct Question {
    QString line; ///< MOMENT X Y KIND NUMBER
    QString answer;
};

QString lineOf(const QString &moment, geometry::Point inFrame, const Frame &frame, const char *kind, double number)
{
    const geometry::Point point = inFrame - frame.pivot;
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(moment)
        .arg(point.x)
        .arg(point.y)
        .arg(QLatin1String(kind))
        .arg(number, 0, 'f', 0);
}

bool isNearABoundary(const Frame &frame, geometry::Point point)
{
    return std::any_of(frame.shapes.begin(), frame.shapes.end(), [point](const Shape &shape) {
        return geometry::distanceToBoundary(point, geometryOf(shape.outline)) < godotBlur;
    });
}

QString holding(const Document &document, const Frame &frame, geometry::Point point, int layer)
{
    QStringList list;
    for (const Shape &shape : frame.shapes) {
        const Category *category = findCategory(document, shape.category);
        if (!(category->bits & quint32(layer)) || shape.kind() == ShapeKind::Chain)
            continue;
        if (geometry::locate(point, geometryOf(shape.outline)) == geometry::Location::Inside)
            list.append(frame.name + QLatin1Char('_') + shape.name);
    }
    return names(list);
}

/// A grid over the frame and beyond it, at places that are on no pixel boundary.
QList<Question> gridQuestions(const Document &document, const Frame &frame, const QString &moment, int layer)
{
    QList<Question> questions;
    for (double y = -4.63; y < 84; y += 1.5) {
        for (double x = -4.37; x < 68; x += 1.5) {
            if (!isNearABoundary(frame, {x, y}))
                questions.append(
                    {lineOf(moment, {x, y}, frame, "point", layer), holding(document, frame, {x, y}, layer)});
        }
    }
    return questions;
}

} // namespace

class Godot3Test : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QHash<QString, QString> m_answers; ///< by question
    QStringList m_lines;
    QList<Question> m_questions;

    void write(const QString &name, const QByteArray &bytes) { QVERIFY(godot3::write(m_folder.filePath(name), bytes)); }

    QStringList linesWith(const QString &word) const
    {
        QStringList found;
        for (const QString &line : m_lines) {
            if (line.startsWith(word + QLatin1Char(' ')))
                found.append(line.mid(word.size() + 1));
        }
        return found;
    }

    /// Both frames with shapes, the notch, and the chain, in the moments in which they are shown.
    void makeQuestions(const Document &document)
    {
        const QList<Frame> &frames = document.sprites[0].frames;
        const Frame &stand = frames[0];
        const Frame &strike = frames[1];
        for (const char *moment : {"initial", "attack-stand", "again-stand"})
            m_questions += gridQuestions(document, stand, QString::fromLatin1(moment), everyLayer);
        for (const char *moment : {"attack-strike", "again-strike"})
            m_questions += gridQuestions(document, strike, QString::fromLatin1(moment), everyLayer);
        m_questions += gridQuestions(document, stand, QStringLiteral("layer-stand"), 2);
        m_questions += gridQuestions(document, frames[2], QStringLiteral("nothing"), everyLayer);

        const auto near = [&](const char *moment, geometry::Point point, const char *answer) {
            m_questions.append(
                {lineOf(QString::fromLatin1(moment), point, strike, "near", 1), QString::fromLatin1(answer)});
        };
        near("attack-strike", {10, 74}, "strike_ground"); // on its first segment
        near("attack-strike", {42, 75}, "strike_ground"); // on its second
        near("attack-strike", {2, 78}, "");               // below it
        near("attack-strike", {32, 79}, "");              // and where a closing edge would not be either
        near("attack-strike", {33, 72.9}, "");            // a closing edge would be here
        near("attack-stand", {10, 74}, "");               // not in the other frame
    }

    /// What the engine prints about the scene, asked for these points in these moments.
    QStringList engineLines(const Document &document, const QByteArray &points, const QByteArray &moments)
    {
        write(QStringLiteral("scene.tscn"), golden::exported(document, "godot3").files[0].bytes);
        write(QStringLiteral("points.txt"), points);
        write(QStringLiteral("moments.txt"), moments);
        return godot3::linesOf(QStringLiteral("check.gd"), m_folder.path());
    }

    /// What the engine prints while it plays the punch past an area of the rectangle, seen from the pivot.
    QStringList linesOfPunch(const Document &document, const QByteArray &rectangle, const ExportOptions &options = {})
    {
        write(QStringLiteral("scene.tscn"), golden::exported(document, "godot3", options).files[0].bytes);
        write(QStringLiteral("probe.txt"), rectangle);
        return godot3::linesOf(QStringLiteral("check_held.gd"), m_folder.path());
    }

private slots:
    void initTestCase()
    {
        if (!godot3::isInstalled())
            QSKIP("godot3-server is not installed");
        const Document document = golden::lopsided();
        makeQuestions(document);
        QVERIFY(m_questions.size() > 5000);
        QByteArray points;
        for (const Question &question : std::as_const(m_questions))
            points += question.line.toUtf8() + '\n';
        m_lines = engineLines(document, points,
                              "attack-stand 0.05 attack\nattack-strike 0.12 attack\n"
                              "again-stand 0.2 attack\nlayer-stand 0.01 back and forth\n"
                              "nothing 0.3 back and forth\nagain-strike 0.37 back and forth\n");
        for (const QString &line : linesWith(QStringLiteral("point"))) {
            const QString question = line.section(QLatin1Char(' '), 0, 4);
            m_answers.insert(question, line.mid(question.size() + 1));
        }
    }

    void loadsWithoutComplaint() { QCOMPARE(godot3::complaint(m_lines), QString()); }

    void readsHostileNames()
    {
        Document document = golden::lopsided();
        const QStringList names{QStringLiteral("say \"hi\"\\"), QStringLiteral("two\nlines\ttab"),
                                QStringLiteral("a]b[c = d"),    QStringLiteral("a/b:c.d@e%f"),
                                QStringLiteral("null"),         QStringLiteral("gr\u00f6\u00dfe \u706b")};
        Sprite &sprite = document.sprites[0];
        sprite.tags.clear();
        for (const QString &name : names)
            sprite.tags.append(Tag{name, 0, 1, TagDirection::Forward, {}});
        document.categories.clear();
        for (Frame &frame : sprite.frames) {
            for (qsizetype i = 0; i < frame.shapes.size(); ++i) {
                frame.shapes[i].name = names[i];
                frame.shapes[i].category = names[names.size() - 1 - i];
            }
            frame.name = names[0] + frame.name;
        }
        sprite.name = names[1];

        // Points in the notched polygons and in the box: the names come back as nodes may have them.
        const QStringList lines = engineLines(document,
                                              "initial -10 -20 point 1\ninitial 0 35 point 1\nlater 0 35 point 1\n"
                                              "first -10 -20 point 1\n",
                                              "later 0.12 null\nfirst 0.01 say \"hi\"\\\n");
        QCOMPARE(godot3::complaint(lines), QString());
        for (const QString &line :
             {QStringLiteral("point initial -10 -20 point 1 say _hi_\\stand_say _hi_\\"),
              QStringLiteral("point initial 0 35 point 1 say _hi_\\stand_a]b[c = d"),
              QStringLiteral("point later 0 35 point 1 say _hi_\\strike_say _hi_\\"),
              QStringLiteral("point first -10 -20 point 1 say _hi_\\stand_say _hi_\\"),
              QStringLiteral("area gr\u00f6\u00dfe \u706b 1 1"), QStringLiteral("animation 0.15 True two_lines_tab"),
              QStringLiteral("animation 0.15 True a]b_c = d")})
            QVERIFY2(lines.contains(line), qPrintable(line + QLatin1Char('\n') + lines.join(QLatin1Char('\n'))));
    }

    void givesPropertiesAsMetadata()
    {
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        sprite.properties = {{QStringLiteral("owner"), QStringLiteral("say \"hi\"\\")}};
        sprite.frames[1].properties = {{QStringLiteral("step"), 3.0}};
        sprite.frames[0].shapes[0].properties = {{QStringLiteral("damage"), 40.5},
                                                 {QStringLiteral("a b"), true},
                                                 {QStringLiteral("list"), JsonText{"[1, \"\\u00e9\", {\"x\": null}]"}}};
        write(QStringLiteral("scene.tscn"), golden::exported(document, "godot3").files[0].bytes);
        const QStringList lines = godot3::linesOf(QStringLiteral("check_metadata.gd"), m_folder.path());
        QCOMPARE(godot3::complaint(lines), QString());
        for (const QString &line :
             {QStringLiteral("meta lopsided owner \"say \\\"hi\\\"\\\\\""),
              QStringLiteral("meta lopsided frame_properties {\"strike\":{\"step\":3}}"),
              QStringLiteral("meta stand_notched damage 40.5"), QStringLiteral("meta stand_notched a b true"),
              QStringLiteral("meta stand_notched list [1,\"é\",{\"x\":null}]")})
            QVERIFY2(lines.contains(line), qPrintable(line + QLatin1Char('\n') + lines.join(QLatin1Char('\n'))));
    }

    void meetsAThingThatIsHeldOnce()
    {
        Document document = golden::fist();
        const QByteArray aroundTheFist = "16 -34 4 4";
        const QStringList held = linesOfPunch(document, aroundTheFist);
        QCOMPARE(godot3::complaint(held), QString());
        QCOMPARE(held.count(QStringLiteral("entered hit")), 1);
        QCOMPARE(held.count(QStringLiteral("exited hit")), 1);
        QVERIFY(held.indexOf(QStringLiteral("entered hit")) < held.indexOf(QStringLiteral("exited hit")));
        // Shapes that are not one thing are met one after the other.
        for (Frame &frame : document.sprites[0].frames) {
            for (Shape &shape : frame.shapes)
                shape.track = {};
        }
        const QStringList apart = linesOfPunch(document, aroundTheFist);
        QVERIFY(apart.count(QStringLiteral("entered hit")) > 1);
    }

    void aTrackIsOneNodeInEachFrame()
    {
        const QStringList lines = linesOfPunch(golden::fist(), "4 -4 4 4"); // which the foot meets all the time
        QCOMPARE(godot3::complaint(lines), QString());
        QCOMPARE(lines.count(QStringLiteral("entered hit")), 1);
        QCOMPARE(lines.count(QStringLiteral("exited hit")), 1);
        for (const char *line : {"shape 0.125 foot 0 4", "shape 0.225 foot 4 5", "shape 0.275 foot 4 5",
                                 "shape 0.325 foot 8 6", "shape 0.425 foot 12 7"})
            QVERIFY2(lines.contains(QLatin1String(line)), qPrintable(lines.join(QLatin1Char('\n'))));
        QVERIFY(lines.filter(QStringLiteral("shape 0.075 foot")).isEmpty());
        QVERIFY(lines.filter(QStringLiteral("shape 0.525 foot")).isEmpty());
    }

    void runsThroughInBetweens()
    {
        const ExportOptions tween{{{QStringLiteral("tween"), QStringLiteral("yes")}}};
        const QStringList lines = linesOfPunch(golden::fist(), "4 -4 4 4", tween); // which the foot meets all the time
        QCOMPARE(godot3::complaint(lines), QString());
        QCOMPARE(lines.count(QStringLiteral("entered hit")), 1);
        QCOMPARE(lines.count(QStringLiteral("exited hit")), 1);
        for (const char *line :
             {"shape 0.125 foot 1 4.25", "shape 0.275 foot 7 5.75", "shape 0.325 foot 9 6.25", "shape 0.475 foot 12 7"})
            QVERIFY2(lines.contains(QLatin1String(line)), qPrintable(lines.join(QLatin1Char('\n'))));
        QVERIFY(!lines.contains(QStringLiteral("shape 0.525 foot 12 7")));
    }

    void bringsPointsAndEvents()
    {
        const QStringList lines = linesOfPunch(golden::fist(), "900 900 4 4");
        QCOMPARE(godot3::complaint(lines), QString());
        QStringList events;
        for (const QString &line : lines) {
            if (line.startsWith(QStringLiteral("event ")))
                events.append(line);
        }
        QCOMPARE(events,
                 (QStringList{QStringLiteral("event begin {}"),
                              QStringLiteral("event whoosh {\"says \\\"hi\\\"\":\"back\\\\slash\",\"volume\":0.5}"),
                              QStringLiteral("event shake \"it\" {}")}));
        for (const QString &line :
             {QStringLiteral("marker 0.075 False"), QStringLiteral("marker 0.125 True 18 -32 0"),
              QStringLiteral("marker 0.225 True 20 -32 0"), QStringLiteral("marker 0.325 True 22 -32 -90"),
              QStringLiteral("marker 0.425 False")})
            QVERIFY2(std::any_of(lines.begin(), lines.end(),
                                 [&line](const QString &printed) { return printed.startsWith(line); }),
                     qPrintable(line + QLatin1Char('\n') + lines.join(QLatin1Char('\n'))));
    }

    void showsThePicturesAndSetsThemBack()
    {
        QTemporaryDir game;
        QVERIFY(game.isValid());
        for (const auto &[name, size] : {std::pair("fist.png", QSize(288, 48)), std::pair("rest.png", QSize(48, 48))}) {
            QImage image(size, QImage::Format_RGBA8888);
            image.fill(Qt::red);
            QVERIFY(image.save(game.filePath(QString::fromLatin1(name))));
        }
        const ExportOptions options{
            {{QStringLiteral("pictures"), QStringLiteral("yes")}, {QStringLiteral("reset"), QStringLiteral("yes")}}};
        QVERIFY(godot3::write(game.filePath(QStringLiteral("scene.tscn")),
                              golden::exported(golden::fist(), "godot3", options).files[0].bytes));
        godot3::importImages(game.path());
        const QStringList lines = godot3::linesOf(QStringLiteral("check_pictures.gd"), game.path());
        QCOMPARE(godot3::complaint(lines), QString());
        for (const char *line : {"picture begin fist.png (0, 0, 48, 48) (-20, -46) True",
                                 "picture 0.075 fist.png (0, 0, 48, 48) (-20, -46) True",
                                 "picture 0.125 fist.png (48, 0, 48, 48) (-20, -46) True",
                                 "picture 0.225 fist.png (96, 0, 48, 48) (-20, -46) False",
                                 "picture 0.475 fist.png (192, 0, 48, 48) (-20, -46) False",
                                 "picture 0.525 rest.png (0, 0, 48, 48) (-20, -46) True",
                                 "picture reset fist.png (0, 0, 48, 48) (-20, -46) True"})
            QVERIFY2(lines.contains(QLatin1String(line)), qPrintable(lines.join(QLatin1Char('\n'))));
    }

    void hasAnAreaForEveryCategory()
    {
        QCOMPARE(linesWith(QStringLiteral("area")),
                 (QStringList{QStringLiteral("hurt 1 0"), QStringLiteral("hit 2 5"), QStringLiteral("wall 4 4")}));
    }

    void hasAnAnimationForEveryTag()
    {
        QCOMPARE(linesWith(QStringLiteral("animation")),
                 (QStringList{QStringLiteral("0.15 True attack"), QStringLiteral("0.4 True back and forth")}));
    }

    void holdsThePointsThatTheGeometryCoreHolds()
    {
        QHash<QString, int> held;
        for (const Question &question : std::as_const(m_questions)) {
            QVERIFY2(m_answers.contains(question.line), qPrintable(question.line));
            QVERIFY2(m_answers.value(question.line) == question.answer,
                     qPrintable(question.line + QStringLiteral(": found ") + m_answers.value(question.line) +
                                QStringLiteral(", expected ") + question.answer));
            held[question.answer] += 1;
        }
        // The grid would prove nothing if it missed a shape.
        for (const char *name : {"stand_notched", "stand_head", "stand_foot", "stand_blade", "strike_notched",
                                 "strike_dot", "strike_pole", "strike_ground", ""})
            QVERIFY2(held.value(QString::fromLatin1(name)) > 0, name);
    }
};

HITBOX_CORE_TEST(Godot3Test)

} // namespace hitbox

#include "godot3_test.moc"
