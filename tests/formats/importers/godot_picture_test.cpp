#include "formats/importers/godot_picture.h"
#include "test_class.h"

#include "formats/importers/import_bench.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

QByteArray sceneWith(const QByteArray &lines)
{
    return "[gd_scene format=3]\n[ext_resource path=\"res://art/hero.png\" id=\"1\"]\n[node name=\"Hero\"]\n"
           "[node name=\"Body\" parent=\".\"]\nposition = Vector2(4, 1)\n"
           "[node name=\"Picture\" type=\"Sprite2D\" parent=\"Body\"]\ntexture = ExtResource(\"1\")\n" +
           lines;
}

} // namespace

class GodotPictureTest : public QObject
{
    Q_OBJECT

private:
    const QTemporaryDir m_folder;

    GodotPicture pictureIn(const QByteArray &scene) const
    {
        const Result<ImportSource> source = importSourceOf(scene, m_folder.filePath("hero.tscn"), {});
        return godotPicture(*source, GodotTree(scene), QStringLiteral("Hero"));
    }

private slots:
    void initTestCase() { QVERIFY(writeImage(m_folder.filePath("hero.png"), {64, 80})); }

    void theRootIsSeenFromTheCorner()
    {
        const GodotPicture picture = pictureIn(sceneWith({}));
        QVERIFY(!picture.obstacle);
        QCOMPARE(picture.image, m_folder.filePath("hero.png"));
        QCOMPARE(picture.cells.count(), 1);
        QCOMPARE(picture.frames[0].rect, QRect(0, 0, 64, 80));
        QCOMPARE(picture.root, (geometry::Point{28, 39}));
        QCOMPARE(pictureIn(sceneWith("centered = false\noffset = Vector2(1, 2)\n")).root, (geometry::Point{-5, -3}));
    }

    void theGameBeginsAtTheSceneOrTheProject()
    {
        const QTemporaryDir game;
        QVERIFY(QDir(game.path()).mkdir("art") && QDir(game.path()).mkdir("scenes"));
        QVERIFY(writeImage(game.filePath("art/hero.png"), {64, 80}));
        const QByteArray scene = sceneWith({});
        const auto imageFrom = [&](const char *file, const QString &project) {
            const Result<ImportSource> source = importSourceOf(scene, game.filePath(file), project);
            return godotPicture(*source, GodotTree(scene), QStringLiteral("Hero")).image;
        };
        QCOMPARE(imageFrom("hero.tscn", {}), game.filePath("art/hero.png"));
        QCOMPARE(imageFrom("scenes/hero.tscn", game.path()), game.filePath("art/hero.png"));
        QCOMPARE(imageFrom("scenes/hero.tscn", {}), game.filePath("scenes/hero.png"));
    }

    void cellsAreFramesRowByRow()
    {
        const GodotPicture picture = pictureIn(sceneWith("hframes = 4\nvframes = 2\nframe = 6\n"));
        QVERIFY(!picture.obstacle);
        QCOMPARE(picture.cells.node, QStringLiteral("Body/Picture"));
        QCOMPARE(picture.cells.grid, (SheetGrid{4, 2}));
        QCOMPARE(picture.cells.first, 6);
        QCOMPARE(picture.frames.size(), 8);
        QCOMPARE(picture.frames[5].name, QStringLiteral("Hero_5"));
        QCOMPARE(picture.frames[5].rect, QRect(16, 40, 16, 40));
        QCOMPARE(picture.root, (geometry::Point{4, 19}));
        QCOMPARE(pictureIn(sceneWith("hframes = 4\nframe = 4\n")).cells.first, 0);
    }

    void cellsOfPartsOfPixelsAreNone()
    {
        for (const char *line : {"hframes = 5", "vframes = 3", "hframes = 0", "hframes = 1.5", "vframes = 1e9"}) {
            const GodotPicture picture = pictureIn(sceneWith(QByteArray(line) + '\n'));
            QVERIFY2(picture.obstacle && picture.frames.isEmpty(), line);
            QVERIFY(picture.obstacle->what.contains("64 × 80 pixels into no whole pixels"));
        }
    }

    void picturesThatAreNotReadAreSaid_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("image");
        const QByteArray animated = "sprite_frames = SubResource(\"s\")";
        const QString hero = QStringLiteral("hero.png");
        QTest::newRow("part") << QByteArray("3") << QByteArray("Sprite2D") << QByteArray("texture = SubResource(\"p\")")
                              << QStringLiteral("its AtlasTexture is not whole pixels") << hero;
        QTest::newRow("colours") << QByteArray("3") << QByteArray("Sprite2D")
                                 << QByteArray("texture = SubResource(\"c\")")
                                 << QStringLiteral("its texture is of the kind GradientTexture2D") << QString();
        QTest::newRow("file") << QByteArray("3") << QByteArray("Sprite2D") << QByteArray("texture = ExtResource(\"2\")")
                              << QStringLiteral("its texture is in “res://hero.tres”") << QString();
        QTest::newRow("4") << QByteArray("3") << QByteArray("AnimatedSprite2D") << animated
                           << QStringLiteral("it is an AnimatedSprite2D whose") << hero;
        QTest::newRow("3") << QByteArray("2") << QByteArray("AnimatedSprite")
                           << QByteArray(animated).replace("sprite_frames", "frames")
                           << QStringLiteral("it is an AnimatedSprite whose") << hero;
    }
    void picturesThatAreNotReadAreSaid()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, line);
        QFETCH(QString, why);
        QFETCH(QString, image);
        const QByteArray frame = format == "2" ? "SubResource(\"p\")" : "{\"texture\": SubResource(\"p\")}";
        const GodotPicture picture = pictureIn(
            "[gd_scene format=" + format +
            "]\n[ext_resource path=\"res://hero.png\" id=\"1\"]\n[ext_resource path=\"res://hero.tres\" id=\"2\"]\n"
            "[sub_resource type=\"AtlasTexture\" id=\"p\"]\natlas = ExtResource(\"1\")\n"
            "[sub_resource type=\"GradientTexture2D\" id=\"c\"]\n"
            "[sub_resource type=\"SpriteFrames\" id=\"s\"]\nanimations = [{\"frames\": [" +
            frame + "]}]\n[node name=\"Hero\"]\n[node name=\"Look\" type=\"" + type + "\" parent=\".\"]\n" + line +
            "\n");
        QCOMPARE(picture.image, image.isEmpty() ? QString() : m_folder.filePath(image));
        QCOMPARE(picture.obstacle->place, QStringLiteral("Look"));
        QVERIFY2(picture.obstacle->what.startsWith(why), qPrintable(picture.obstacle->what));
        QVERIFY(picture.obstacle->what.endsWith("another part of the image than the scene"));
    }

    void aPartThatItsTextureSaysIsAFrame()
    {
        const auto shown = [this](const QByteArray &lines) {
            return pictureIn("[gd_scene format=3]\n[ext_resource path=\"res://hero.png\" id=\"1\"]\n"
                             "[sub_resource type=\"AtlasTexture\" id=\"p\"]\natlas = ExtResource(\"1\")\n"
                             "region = Rect2(30, 30, 30, 40)\n[node name=\"Hero\"]\n"
                             "[node name=\"Look\" type=\"Sprite2D\" parent=\".\"]\ntexture = SubResource(\"p\")\n" +
                             lines);
        };
        const GodotPicture part = shown({});
        QVERIFY(!part.obstacle);
        QCOMPARE(part.frames[0].rect, QRect(30, 30, 30, 40));
        QCOMPARE(part.root, (geometry::Point{15, 20}));
        QCOMPARE(shown("hframes = 3\n").frames[2].rect, QRect(50, 30, 10, 40));
        const QByteArray region = "region_enabled = true\nregion_rect = Rect2(2, 4, 20, 30)\n";
        QCOMPARE(shown(region).frames[0].rect, QRect(32, 34, 20, 30));
        QVERIFY(shown(QByteArray(region).replace("30)", "37)")).obstacle);
    }

    void aPartOfTheImageIsAFrame()
    {
        const GodotPicture part =
            pictureIn(sceneWith("region_enabled = true\nregion_rect = Rect2(8, 16, 20, 30)\noffset = Vector2(1, 2)\n"));
        QVERIFY(!part.obstacle);
        QCOMPARE(part.frames[0].rect, QRect(8, 16, 20, 30));
        QCOMPARE(part.root, (geometry::Point{10 - 4 - 1, 15 - 1 - 2}));
        QCOMPARE(part.cells.regions,
                 (QList<GodotRegion>{{QStringLiteral("res://art/hero.png"), QRect(8, 16, 20, 30), {1, 2}}}));

        const GodotPicture cells = pictureIn(
            sceneWith("region_enabled = true\nregion_rect = Rect2(8, 16, 20, 30)\nhframes = 2\nvframes = 3\n"));
        QVERIFY(cells.cells.regions.isEmpty());
        QCOMPARE(cells.cells.count(), 6);
        QCOMPARE(cells.frames[0].rect, QRect(8, 16, 10, 10));
        QCOMPARE(cells.frames[5].rect, QRect(18, 36, 10, 10));
        QVERIFY(pictureIn(sceneWith("region_enabled = true\nregion_rect = Rect2(8, 16, 20.5, 30)\n")).obstacle);
        QVERIFY(pictureIn(sceneWith("region_enabled = true\nregion_rect = Rect2(8, 16, 0, 30)\n")).obstacle);
        QVERIFY(pictureIn(sceneWith("region_rect = Rect2(8, 16, 0, 30)\n")).cells.regions.isEmpty());
    }

    void picturesThatShareWhatIsNotReadArePassedOver()
    {
        const QByteArray scene = "[gd_scene format=3]\n[ext_resource path=\"res://hero.png\" id=\"1\"]\n"
                                 "[sub_resource type=\"AtlasTexture\" id=\"p\"]\natlas = ExtResource(\"1\")\n"
                                 "[sub_resource type=\"SpriteFrames\" id=\"s\"]\nanimations = [{\"frames\": "
                                 "[{\"texture\": SubResource(\"p\")}]}]\n[node name=\"Hero\"]\n"
                                 "[node name=\"A\" type=\"AnimatedSprite2D\" parent=\".\"]\n"
                                 "sprite_frames = SubResource(\"s\")\n"
                                 "[node name=\"B\" type=\"AnimatedSprite2D\" parent=\".\"]\n"
                                 "sprite_frames = SubResource(\"s\")\n"
                                 "[node name=\"Look\" type=\"Sprite2D\" parent=\".\"]\n"
                                 "texture = ExtResource(\"1\")\n";
        QCOMPARE(pictureIn(scene).cells.node, QStringLiteral("Look"));
        QStringList others;
        for (const ImportNote &note : godotOtherPictures(GodotTree(scene)).list())
            others.append(note.place);
        QCOMPARE(others, (QStringList{"A", "B"}));
    }

    void everyRegionIsACellAboutTheRoot()
    {
        const QByteArray scene = sceneWith("region_enabled = true\nregion_rect = Rect2(8, 16, 20, 30)\n");
        const Result<ImportSource> source = importSourceOf(scene, m_folder.filePath("hero.tscn"), {});
        const QString hero = QStringLiteral("res://art/hero.png");
        const GodotPicture picture =
            withRegions(pictureIn(scene), {{hero, {0, 0, 8, 8}, {}}, {hero, {8, 8, 4, 6}, {1, -1}}}, *source);
        QCOMPARE(picture.cells.count(), 2);
        QCOMPARE(picture.frames[1].rect, QRect(8, 8, 4, 6));
        QCOMPARE(picture.frames[1].size, QSize(4, 6));
        QCOMPARE(picture.frames[1].image, QString());
        QCOMPARE(picture.frames[1].pivot, (geometry::Point{2 - 4 - 1, 3 - 1 + 1}));
    }

    void anImageFromElsewhereIsToldOnce()
    {
        const QByteArray scene = sceneWith("region_enabled = true\nregion_rect = Rect2(8, 16, 20, 30)\n");
        const Result<ImportSource> source = importSourceOf(scene, m_folder.filePath("hero.tscn"), {});
        const QString gone = QStringLiteral("res://art/gone.png");
        const GodotPicture picture =
            withRegions(pictureIn(scene), {{gone, {0, 0, 8, 8}, {}}, {gone, {8, 8, 4, 6}, {}}}, *source);
        const auto isTold = [](const ImportNote &note) {
            return note.what.contains("“res://art/gone.png” is not there");
        };
        QCOMPARE(std::ranges::count_if(picture.notes.list(), isTold), 1);
    }

    void whyNoFrameCanBeItIsSaid()
    {
        QVERIFY(pictureIn(sceneWith("flip_h = true\n")).obstacle->what.contains("turned, scaled or mirrored"));
        QVERIFY(pictureIn(sceneWith("region_enabled = true\n")).obstacle->what.contains("a part of its image"));
        QVERIFY(!pictureIn(sceneWith("region_enabled = false\n")).obstacle);
        QVERIFY(pictureIn("[gd_scene]\n[node name=\"a\"]\n").obstacle->what.contains("no image"));
        QVERIFY(pictureIn("[gd_scene]\n[node name=\"a\"]\n").image.isEmpty());
        const GodotPicture gone = pictureIn(sceneWith({}).replace("hero.png", "gone.png"));
        QVERIFY(gone.obstacle->what.contains("no image"));
        QCOMPARE(gone.image, m_folder.filePath("gone.png"));
    }
};

HITBOX_CORE_TEST(GodotPictureTest)
#include "godot_picture_test.moc"
