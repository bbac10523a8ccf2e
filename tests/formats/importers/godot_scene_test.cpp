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
};

HITBOX_TEST(GodotSceneTest)
#include "godot_scene_test.moc"
