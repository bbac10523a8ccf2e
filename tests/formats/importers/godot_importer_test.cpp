#include "formats/importers/import_bench.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

QByteArray sceneText()
{
    QFile file(QStringLiteral(HITBOX_TEST_DIR "/hero.tscn"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray scene = sceneText();

} // namespace

class GodotImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesAreSeenFromTheRoot()
    {
        QCOMPARE(importerOf(scene), QStringLiteral("godot"));
        const Result<Imported> result = imported(scene, "/game/hero.tscn");
        QVERIFY2(result, qPrintable(result ? QString() : result.error().text()));
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.name, QStringLiteral("Hero"));
        QCOMPARE(sprite.image, QStringLiteral("/game/hero.png"));
        const Frame &frame = sprite.frames[0];
        QCOMPARE(frame.shapes.size(), 3);
        const geometry::Point pivot = frame.pivot;
        QCOMPARE(pivot, (geometry::Point{22, 24}));
        QCOMPARE(std::get<PolygonOutline>(frame.shapes[0].outline).points.first(), (geometry::Point{-22, -24} + pivot));
        QCOMPARE(std::get<geometry::Circle>(frame.shapes[1].outline),
                 (geometry::Circle{pivot + geometry::Point{0, -10}, 12}));
        QCOMPARE(std::get<geometry::Capsule>(frame.shapes[2].outline),
                 (geometry::Capsule{pivot + geometry::Point{6, 0}, pivot + geometry::Point{-6, 0}, 4}));
        QCOMPARE(frame.shapes[0].category, QStringLiteral("Hurt"));
        QCOMPARE(result->categories[1].hits, QStringList{"Hurt"});
        QVERIFY(notesOf(*result).contains("in another file"));
        QVERIFY(notesOf(*result).contains("another scene"));
    }

    void aPictureBesideTheFileIsTheFrame()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result = imported(scene, folder.filePath("hero.tscn"));
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.frames[0].size, QSize(64, 80));
        QCOMPARE(result->sprites[0].sprite.frames[0].pivot, (geometry::Point{32, 48}));
    }

    void aPictureThatIsDrawnOtherwiseThanItIsStoredIsNoFrame_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("told");
        const QString turned = QStringLiteral("turned, scaled or mirrored");
        QTest::newRow("turned") << QByteArray("rotation = 0.5") << turned;
        QTest::newRow("scaled") << QByteArray("scale = Vector2(2, 2)") << turned;
        QTest::newRow("mirrored") << QByteArray("flip_h = true") << turned;
        QTest::newRow("cells") << QByteArray("hframes = 4") << QStringLiteral("a part of its image");
        QTest::newRow("region") << QByteArray("region_enabled = true") << QStringLiteral("a part of its image");
    }

    void aPictureThatIsDrawnOtherwiseThanItIsStoredIsNoFrame()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, told);
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result =
            imported(QByteArray(scene).replace("texture = ", line + "\ntexture = "), folder.filePath("hero.tscn"));
        QVERIFY(result);
        QVERIFY2(notesOf(*result).contains(told), qPrintable(notesOf(*result)));
        QCOMPARE(result->sprites[0].sprite.frames[0].pivot, (geometry::Point{22, 24}));
        QCOMPARE(result->sprites[0].sprite.image, folder.filePath("hero.png"));
    }

    void aPictureBelowAMovedNodeMovesWithIt()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const QByteArray deeper =
            QByteArray(scene).replace("[node name=\"Picture\" type=\"Sprite2D\" parent=\".\"]",
                                      "[node name=\"Body\" type=\"Node2D\" parent=\".\"]\nposition = Vector2(4, 1)\n"
                                      "[node name=\"Picture\" type=\"Sprite2D\" parent=\"Body\"]");
        QVERIFY(deeper != scene);
        const Result<Imported> result = imported(deeper, folder.filePath("hero.tscn"));
        QVERIFY(result);
        QCOMPARE(result->sprites[0].sprite.frames[0].pivot, (geometry::Point{28, 47}));
    }

    void ourOwnScenesKeepFramesTagsAndNames_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("3") << QStringLiteral("godot3");
        QTest::newRow("4") << QStringLiteral("godot4");
    }

    void ourOwnScenesKeepFramesTagsAndNames()
    {
        QFETCH(QString, format);
        const Imported own = ownExport(format.toLatin1().constData());
        QVERIFY2(!own.sprites.isEmpty(), qPrintable(notesOf(own)));
        const Sprite &sprite = own.sprites[0].sprite;
        const Sprite before = golden::lopsided().sprites[0];
        QCOMPARE(sprite.frames.size(), before.frames.size());
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(sprite.frames[i].duration, before.frames[i].duration);
            QCOMPARE(sprite.frames[i].shapes.size(), before.frames[i].shapes.size());
        }
        QCOMPARE(sprite.frames[0].name, QStringLiteral("stand"));
        QCOMPARE(sprite.frames[1].shapes[0].name, QStringLiteral("notched"));
        QCOMPARE(sprite.tags.size(), 2);
        QCOMPARE(sprite.tags[1].direction, TagDirection::PingPong);
        QCOMPARE(own.categories.size(), 3);
    }

    void anAnimationThatIsNamedWithoutEndIsRefused()
    {
        const QByteArray library = QByteArray("\"x\": SubResource(\"Animation_a\"),\n").repeated(3'000);
        const QByteArray scene = "[gd_scene format=3]\n[sub_resource type=\"Animation\" id=\"Animation_a\"]\n"
                                 "tracks/0/path = NodePath(\"Box:disabled\")\n"
                                 "tracks/0/keys = {\"times\": [" +
                                 QByteArray("0,").repeated(999) + "0],\"values\": [" +
                                 QByteArray("true,").repeated(999) +
                                 "true]}\n[sub_resource type=\"AnimationLibrary\" id=\"l\"]\n_data = {\n" + library +
                                 "}\n[node name=\"Hero\" type=\"Node2D\"]\n"
                                 "[node name=\"Box\" type=\"CollisionPolygon2D\" parent=\".\"]\n"
                                 "polygon = PackedVector2Array(0, 0, 9, 0, 9, 9)\n"
                                 "[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\n"
                                 "libraries = {\n&\"\": SubResource(\"l\")\n}\n";
        QVERIFY2(refusal(scene).contains("more than 2000000 tracks and keys"), qPrintable(refusal(scene)));
    }

    void resourcesMayHaveLargeNumbers()
    {
        const QByteArray three =
            "[gd_scene format=2]\n[sub_resource type=\"CircleShape2D\" id=12345678]\nradius = 5.0\n"
            "[node name=\"Hero\" type=\"Node2D\"]\n"
            "[node name=\"Box\" type=\"CollisionShape2D\" parent=\".\"]\n"
            "shape = SubResource( 12345678 )\n";
        const Result<Imported> result = imported(three, "/game/hero.tscn");
        QVERIFY2(result, qPrintable(result ? QString() : result.error().text()));
        QCOMPARE(std::get<geometry::Circle>(result->sprites[0].sprite.frames[0].shapes[0].outline).radius, 5.0);
    }

    void whatIsHostileIsRefusedByItsLine()
    {
        const auto changed = [](const char *before, const char *after) {
            return refusal(QByteArray(scene).replace(before, after));
        };
        QVERIFY(changed("12.0", "12.0.0").contains("expected a number, line 6"));
        QVERIFY(changed("12.0", "1e99").contains("beyond 1000000000"));
        QVERIFY(changed("12.0", "-1").contains("below 0"));
        QVERIFY(changed("-24, 24)", "-24)").contains("pairs of numbers"));
        QVERIFY(changed("-24, 24)", "-24, \"24\")").contains("pairs of numbers"));
        QVERIFY(changed("polygon = ", QByteArray("polygon = " + QByteArray(100, '[')).constData()).contains("levels"));
        QVERIFY(changed("parent=\"Hurt\"", QByteArray("parent=\"" + QByteArray("a/").repeated(90) + "a\"").constData())
                    .contains("levels of nodes"));
        QVERIFY(changed("art/hero.png", "..").contains("outside"));
        QVERIFY(refusal("[gd_scene format=3]\n").contains("no collision shape"));
        QVERIFY(refusal("[gd_scene format=3]\na = \"\\u12\"").contains("digits of a character"));
        surviveEveryCut(scene);
    }
};

QTEST_GUILESS_MAIN(GodotImporterTest)
#include "godot_importer_test.moc"
