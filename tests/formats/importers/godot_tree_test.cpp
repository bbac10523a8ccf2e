#include "formats/importers/godot_tree.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

class GodotTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void nodesAreFoundByTheirPaths()
    {
        const GodotTree tree("[gd_scene format=3]\n[node name=\"Hero\"]\n[node name=\"Arm\" parent=\".\"]\n"
                             "[node name=\"Hand\" parent=\"Arm\"]\n");
        QCOMPARE(tree.rootName(), QStringLiteral("Hero"));
        QCOMPARE(tree.nodes().size(), 3);
        QCOMPARE(tree.node("Arm/Hand"), tree.nodes()[2]);
        QCOMPARE(tree.node("."), tree.nodes()[0]);
        QCOMPARE(tree.node("Hand"), nullptr);
        QCOMPARE(GodotTree::parentOf("Arm/Hand"), QStringLiteral("Arm"));
        QCOMPARE(GodotTree::parentOf("Arm"), QStringLiteral("."));
    }

    void nodePathsLeadUpAndDown()
    {
        QCOMPARE(GodotTree::pathFrom(".", "Arm/Hand"), QStringLiteral("Arm/Hand"));
        QCOMPARE(GodotTree::pathFrom("Arm", "Hand"), QStringLiteral("Arm/Hand"));
        QCOMPARE(GodotTree::pathFrom("Arm", "."), QStringLiteral("Arm"));
        QCOMPARE(GodotTree::pathFrom("Arm", ".."), QStringLiteral("."));
        QCOMPARE(GodotTree::pathFrom("Arm/Hand", "../../Leg"), QStringLiteral("Leg"));
        QCOMPARE(GodotTree::pathFrom("Arm/Hand", "../.Leg"), QStringLiteral("Arm/.Leg"));
        QCOMPARE(GodotTree::pathFrom("Arm", "../../../Leg"), QStringLiteral("../../Leg"));
        QCOMPARE(GodotTree::pathFrom("..", "../Leg"), QStringLiteral("../../Leg"));
        QCOMPARE(GodotTree::pathFrom("Arm", "/root/Leg"), QStringLiteral("/root/Leg"));
    }

    void scenesOfGodot2AreRefused()
    {
        const QByteArray scene = "[gd_scene load_steps=2 format=1]\n[node name=\"Hero\" type=\"Area2D\"]\n"
                                 "transform/pos = Vector2( 8, 8 )\n";
        QVERIFY(refusalOf([&] { GodotTree tree(scene); }).contains("Godot 2"));
        QCOMPARE(refusalOf([&] { GodotTree tree(QByteArray(scene).replace("format=1", "format=2")); }), QString());
    }

    void nodesWithoutTheirParentAreNoPartOfTheTree()
    {
        const GodotTree tree("[gd_scene format=3]\n[node name=\"Hero\"]\n[node name=\"Hand\" parent=\"Arm\"]\n"
                             "[node name=\"Arm\" parent=\".\"]\n[node name=\"Nail\" parent=\"Arm/Hand\"]\n"
                             "[node name=\"Second\"]\n");
        QStringList strays;
        for (const GodotSection *node : tree.strays())
            strays.append(node->textOf("name"));
        QCOMPARE(strays, (QStringList{"Hand", "Nail", "Second"}));
        QCOMPARE(tree.nodes().size(), 2);
        QCOMPARE(tree.rootName(), QStringLiteral("Hero"));
        QVERIFY(GodotTree("[gd_scene format=3]\n[node name=\"Arm\" parent=\".\"]\n").strays().isEmpty());
    }

    void theFormatTellsTheDialect()
    {
        QCOMPARE(GodotTree("[gd_scene format=2]").dialect(), GodotDialect::Three);
        QCOMPARE(GodotTree("[gd_scene format=3]").dialect(), GodotDialect::Four);
        QCOMPARE(GodotTree("[gd_scene]").dialect(), GodotDialect::Four);
    }

    void resourcesAreFoundByNumberOrText()
    {
        const GodotTree tree(
            "[gd_scene]\n[sub_resource type=\"A\" id=12345678]\n[ext_resource type=\"B\" id=\"1_x\"]\n"
            "[node name=\"n\"]\nown = SubResource( 12345678 )\nother = ExtResource(\"1_x\")\nlist = 3\n");
        const GodotSection &node = *tree.nodes()[0];
        const auto type = [&](const char *property, GodotResource where) {
            const GodotSection *found = tree.resource(node.property(property), where);
            return found ? found->textOf("type") : QString();
        };
        QCOMPARE(type("own", GodotResource::Own), QStringLiteral("A"));
        QCOMPARE(type("other", GodotResource::OtherFile), QStringLiteral("B"));
        QCOMPARE(type("own", GodotResource::OtherFile), QString());
        QCOMPARE(type("list", GodotResource::Own), QString());
        QCOMPARE(type("missing", GodotResource::Own), QString());
    }

    void idsAreShort()
    {
        const auto isFound = [](qsizetype length) {
            const QByteArray id = '"' + QByteArray(length, 'x') + '"';
            const GodotTree tree("[gd_scene]\n[sub_resource type=\"A\" id=" + id +
                                 "]\n[node name=\"n\"]\nown = SubResource(" + id + ")\n");
            return tree.resource(tree.nodes()[0]->property("own"), GodotResource::Own) != nullptr;
        };
        QVERIFY(isFound(1000));
        QVERIFY(!isFound(1001));
    }

    void levelsEnd()
    {
        const QByteArray deep = "[gd_scene]\n[node name=\"a\" parent=\"" + QByteArray("a/").repeated(70) + "a\"]\n";
        QVERIFY(refusalOf([&] { GodotTree tree(deep); }).contains("64 levels of nodes, line 2"));
    }
};

HITBOX_TEST(GodotTreeTest)
#include "godot_tree_test.moc"
