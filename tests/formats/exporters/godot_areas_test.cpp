#include "formats/exporters/godot_areas.h"

#include "formats/exporters/golden.h"
#include "test_class.h"

using namespace hitbox;

class GodotAreasTest : public QObject
{
    Q_OBJECT

private slots:
    void nodesAreKnownByTheNamesThatTheSceneHas()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.frames[0].name = QStringLiteral("a.b");
        sprite.frames[0].shapes[0].name = QStringLiteral("arm:l");
        sprite.tags[0].name = QStringLiteral("walk/on");
        const GodotNames names = godotNames(document, 0, GodotVersion::Four, GodotPictures::Shown, GodotReset::Written);
        const QByteArray scene = golden::exported(document, "godot4", {{{"pictures", "yes"}}}).files[0].bytes;
        QVERIFY(!names.shapes.isEmpty());
        for (auto node = names.shapes.keyBegin(); node != names.shapes.keyEnd(); ++node) {
            const QStringList path = node->split(u'/');
            const QString heading = QStringLiteral("[node name=\"%1\" type=\"Collision").arg(path[1]);
            QVERIFY2(scene.contains(heading.toUtf8()), qPrintable(heading));
            QVERIFY(names.categories.contains(path[0]));
        }
        QStringList shapes;
        for (const GodotNames::Node &node : names.shapes)
            shapes.append(node.shape);
        QVERIFY(shapes.contains(QStringLiteral("arm:l")));
        QCOMPARE(names.tags.value(QStringLiteral("walk_on")), QStringLiteral("walk/on"));
        QVERIFY(!names.points.isEmpty());
    }
};

HITBOX_CORE_TEST(GodotAreasTest)
#include "godot_areas_test.moc"
