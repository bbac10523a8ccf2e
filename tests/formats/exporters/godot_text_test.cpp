#include "formats/exporters/godot_text.h"
#include "test_class.h"

#include "formats/importers/godot_scene.h"

#include <QTest>

using namespace hitbox;

class GodotTextTest : public QObject
{
    Q_OBJECT

private slots:
    void textReadsBackAsItWas()
    {
        for (const char *text : {"", "plain", "a \"b\" \\ c", "line\nbreak", "日本語", "\\n"}) {
            const QString before = QString::fromUtf8(text);
            const QList<GodotSection> read = godotSections("[gd_scene]\na = " + godotString(before) + '\n');
            QCOMPARE(read[0].property("a")->text, before);
        }
    }

    void namesKeepOutWhatGodotRefuses()
    {
        QCOMPARE(godotNodeName("a.b:c@d/e\"f%g\nh"), QStringLiteral("a_b_c_d_e_f_g_h"));
        QCOMPARE(godotAnimationName("a/b:c,d[e]\t"), QStringLiteral("a_b_c_d_e]_"));
        QCOMPARE(godotNodeName({}), QStringLiteral("_"));
        QCOMPARE(godotAnimationName("übung 1"), QStringLiteral("übung 1"));
    }

    void listsHaveTheNameThatTheVersionKnows()
    {
        QCOMPARE(godotVector({1.5, -2}), QByteArray("Vector2(1.5, -2)"));
        QCOMPARE(godotVectors({{1, 2}, {3, 4}}, GodotVersion::Three), QByteArray("PoolVector2Array(1, 2, 3, 4)"));
        QCOMPARE(godotVectors({{1, 2}}, GodotVersion::Four), QByteArray("PackedVector2Array(1, 2)"));
        QCOMPARE(godotFloats({0.5, 1}, GodotVersion::Three), QByteArray("PoolRealArray(0.5, 1)"));
        QCOMPARE(godotFloats({}, GodotVersion::Four), QByteArray("PackedFloat32Array()"));
    }

    void resourcesAreCountedAndReferredTo()
    {
        GodotResources three(GodotVersion::Three);
        QCOMPARE(three.add("CircleShape2D", "radius = 1.0\n"), QByteArray("SubResource(1)"));
        GodotResources four(GodotVersion::Four);
        four.add("CircleShape2D", "radius = 1.0\n");
        QCOMPARE(four.add("CircleShape2D", "radius = 2.0\n"), QByteArray("SubResource(\"CircleShape2D_2\")"));
        QCOMPARE(four.count(), 2);
        QCOMPARE(three.text(), QByteArray("[sub_resource type=\"CircleShape2D\" id=1]\nradius = 1.0\n\n"));
    }
};

HITBOX_TEST(GodotTextTest)
#include "godot_text_test.moc"
