#include "formats/importers/godot_scene.h"
#include "test_class.h"

#include "formats/json/json_fields.h"

#include <QTest>

using namespace hitbox;

namespace {

QString sceneRefusal(const QByteArray &bytes)
{
    try {
        godotSections(bytes);
        return {};
    } catch (const fields::Refusal &refusal) {
        return refusal.error.what + QStringLiteral(", ") + refusal.error.place;
    }
}

QStringList namesOf(const GodotMembers &members)
{
    QStringList names;
    for (const auto &[name, value] : members)
        names.append(name);
    return names;
}

} // namespace

class GodotSceneTest : public QObject
{
    Q_OBJECT

private slots:
    void sectionsHoldAttributesAndProperties()
    {
        const QList<GodotSection> sections =
            godotSections("[gd_scene format=3]\n\n[node name=\"A \\\"b\\\" \\u00fc\" index=2]\n; told\n"
                          "position = Vector2( 1.5, -2e1 )\n\"anims/my walk\" = SubResource( 7 )\n");
        QCOMPARE(sections.size(), 2);
        QCOMPARE(sections[1].tag, QStringLiteral("node"));
        QCOMPARE(sections[1].line, 3);
        QCOMPARE(sections[1].textOf("name"), QStringLiteral("A \"b\" ü"));
        QCOMPARE(sections[1].textOf("index"), QStringLiteral("2"));
        const GodotValue *position = sections[1].property("position");
        QVERIFY(position && position->isCall("Vector2"));
        QCOMPARE(position->numbers, (QList<double>{1.5, -20}));
        QCOMPARE(namesOf(sections[1].properties), (QStringList{"position", "anims/my walk"}));
        QVERIFY(!sections[1].property("rotation"));
    }

    /// Nor can any file hold it.
    void halfACharacterIsNone()
    {
        const QList<GodotSection> sections =
            godotSections("[node name=\"\\ud83d\\ude00\"]\n\"metadata/\\ud800\" = 1\n\"metadata/\\ud801\" = 2\n");
        QCOMPARE(sections[0].textOf("name"), QStringLiteral("😀"));
        QCOMPARE(namesOf(sections[0].properties), QStringList{QStringLiteral("metadata/?")});
    }

    void manyMembersAreFoundAsFewAre()
    {
        for (const int count : {0, 1, 15, 16, 17, 18, 500}) {
            QByteArray text = "[a]\n";
            QStringList names;
            for (int i = 0; i < count; ++i) {
                text += "p" + QByteArray::number(i) + " = " + QByteArray::number(i) + '\n';
                names.append(QStringLiteral("p%1").arg(i));
            }
            const GodotSection section = godotSections(text + (count > 3 ? "p3 = 77\n" : "")).constFirst();
            QCOMPARE(namesOf(section.properties), names); // what stands there twice is in its first place
            for (int i = 0; i < count; ++i) {
                const double expected = i == 3 ? 77 : i;
                QCOMPARE(section.properties.value(names[i]).number, expected);
                QCOMPARE(section.property(qPrintable(names[i]))->number, expected);
            }
            QVERIFY(!section.properties.contains(QStringLiteral("p")) && !section.property("q"));
            QCOMPARE(section.properties.value(QStringLiteral("p")).kind, GodotValue::Kind::Null);
        }
    }

    void valuesNest()
    {
        const QList<GodotSection> sections = godotSections("[a]\nv = {\"times\": PoolRealArray(0, 1), &\"on\": [true, "
                                                           "null, \"x\"], 3: Array[int]([1, 2])}\nw = inf\n");
        const GodotValue *value = sections[0].property("v");
        QVERIFY(value && value->at("times") && value->at("on") && !value->at("off"));
        QCOMPARE(value->at("times")->numbers, (QList<double>{0, 1}));
        QCOMPARE(value->at("on")->items.size(), size_t(3));
        QVERIFY(value->at("on")->items[0].truth);
        QCOMPARE(value->items[5].items[0].numbers, (QList<double>{1, 2}));
        QCOMPARE(sections[0].property("w")->kind, GodotValue::Kind::Null);
    }

    void numbersBeforeOtherItemsAreKept()
    {
        const QList<GodotSection> sections = godotSections("[a]\nv = [1, 2, \"x\", 3]\n");
        const std::vector<GodotValue> items = sections[0].property("v")->items;
        QCOMPARE(items.size(), size_t(4));
        QCOMPARE(items[1].number, 2.0);
        QCOMPARE(items[3].number, 3.0);
    }

    void whatIsBrokenIsRefusedByItsLine()
    {
        QCOMPARE(sceneRefusal("[a]\nv = \n"), QStringLiteral("found the end, expected a value, line 3"));
        QCOMPARE(sceneRefusal("[a]\nv 3\n"), QStringLiteral("found the end, expected “=”, line 3"));
        QVERIFY(sceneRefusal("[a]\nv = Vector2(1 2)").contains("expected “)”, line 2"));
        QVERIFY(sceneRefusal("[a b=\"x").contains("the end of a text"));
        QVERIFY(sceneRefusal("[a]\nv = 1e999").contains("a number"));
        QVERIFY(sceneRefusal("[a]\nv = {1 2}").contains("expected “:”"));
        QVERIFY(sceneRefusal("[a]\nv = \"\\u12\"").contains("digits of a character"));
        QVERIFY(sceneRefusal("nothing").contains("expected “[”, line 1"));
        QVERIFY(sceneRefusal("[a]\nv = " + QByteArray("[").repeated(65)).contains("at most 64 levels"));
        QVERIFY(
            sceneRefusal("[a]\nv = [" + QByteArray("\"\",").repeated(4'000'001) + "]").contains("more than 4000000"));
    }

    void linesOfAnimationsAreReadWhenTheyAreWanted()
    {
        const QByteArray scene = "[gd_scene]\n[sub_resource type=\"Animation\" id=\"a\"]\n"
                                 "length = 2.5\n"
                                 "tracks/0/type = \"value\"\ntracks/0/path = NodePath(\"Hurt/a:disabled\")\n"
                                 "tracks/0/keys = {\n\"values\": [true]\n}\n"
                                 "tracks/1/enabled = false\ntracks/1/path = NodePath(\"Hurt/\\\"b\\\":disabled\")\n"
                                 "tracks/1/keys = {\n\"values\": [true]\n}\n"
                                 "tracks/2/type = \"method\"\ntracks/2/path = ^\"c\"\ntracks/2/interp = 0\n"
                                 "tracks/0/imported = true\n"
                                 "metadata/note = \"tracks/3/path\"\n\n[node name=\"A\"]\nposition = 3\n";
        const QList<GodotSection> sections = godotSections(scene);
        QCOMPARE(sections.size(), 3);
        QVERIFY(sections[1].unread > 0);
        QCOMPARE(sections[1].properties.size(), size_t(0));
        QCOMPARE(sections[2].property("position")->number, 3.0);
        QCOMPARE(sections[2].line, 20);

        const GodotAnimationLines lines = godotAnimationLines(scene, sections[1]);
        QCOMPARE(namesOf(lines.section.properties), (QStringList{"length", "metadata/note"}));
        QCOMPARE(lines.section.property("length")->number, 2.5);
        QCOMPARE(lines.count, 12);
        QCOMPARE(lines.tracks.size(), size_t(3));
        QCOMPARE(lines.tracks[0].type, QStringLiteral("value"));
        QCOMPARE(lines.tracks[0].path, QStringLiteral("Hurt/a:disabled"));
        QVERIFY(lines.tracks[0].isPath && lines.tracks[0].isEnabled && !lines.tracks[0].interpolation);
        QCOMPARE(lines.tracks[1].path, QStringLiteral("Hurt/\"b\":disabled"));
        QVERIFY(!lines.tracks[1].isEnabled);
        QVERIFY(!lines.tracks[2].isPath && !lines.tracks[2].keys);
        QCOMPARE(lines.tracks[2].interpolation, 0.0);
        QVERIFY(lines.tracks[0].keys->at("values")->items.front().truth);
        QVERIFY2(lines.tracks[0].keys == lines.tracks[1].keys, "keys that are alike are read once");
    }

    /// Brackets in texts, in comments and in names say nothing of where the next section begins.
    void animationsEndWhereTheNextSectionBegins()
    {
        const QList<QByteArray> lines{"v = \"\\\\\" ; [node \"\n",
                                      "v = \"a\n[node name=\\\"B\\\"]\"\n",
                                      "v = [ ; ]\n[1, 2], \"]\" ]\n",
                                      "\"a ] = [\" = {\"]\": Vector2(1, 2)}\n",
                                      "v = Array[ExtResource(\"1\")]([&\"x\"])\n",
                                      "v = true\n",
                                      "v = &\"x\"\n",
                                      "v = -1.5e3\n",
                                      "v = null",
                                      ""};
        for (const QByteArray &line : lines) {
            const QByteArray scene = "[sub_resource type=\"Animation\" id=1]\n" + line + "\n[node name=\"A\"]\n";
            const QList<GodotSection> sections = godotSections(scene);
            QVERIFY2(sections.size() == 2, line);
            QVERIFY2(sections[0].unread > 0, line);
            QCOMPARE(sections[1].textOf("name"), QStringLiteral("A"));
            QByteArray other = scene; // what is read at once is the same
            const QList<GodotSection> read = godotSections(other.replace("Animation", "Other"));
            QCOMPARE(read.size(), 2);
            QCOMPARE(namesOf(godotAnimationLines(scene, sections[0]).section.properties), namesOf(read[0].properties));
        }
    }

    void animationsThatAreBrokenAreRefusedAllTheSame()
    {
        const QByteArray head = "[sub_resource type=\"Animation\" id=1]\n";
        const QByteArray tail = "\n[node name=\"A\"]\n";
        for (const char *line :
             {"v 3", "v = ", "v = [1, 2", "v = [1, 2)", "v = \"x", "v = x", "v = )", "= 3", "v = {(}"})
            QVERIFY2(!sceneRefusal(head + line + tail).isEmpty(), line);
        QVERIFY(sceneRefusal(head + "v = " + QByteArray("[").repeated(100'000)).contains("at most 64 levels"));
        const QList<GodotSection> below = godotSections(head + "v =\n[1, \"x\"]\n" + tail);
        QCOMPARE(below.size(), 2);
        QCOMPARE(below[0].property("v")->items.size(), size_t(2));

        const QByteArray numbers = head + "length = 1\nv = [1, 2 3]\n" + tail;
        const QList<GodotSection> sections = godotSections(numbers);
        try {
            godotAnimationLines(numbers, sections[0]);
            QFAIL("read");
        } catch (const fields::Refusal &refusal) {
            QCOMPARE(refusal.error.place, QStringLiteral("line 3"));
        }
    }
};

HITBOX_TEST(GodotSceneTest)
#include "godot_scene_test.moc"
