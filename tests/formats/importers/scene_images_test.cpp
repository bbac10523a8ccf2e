#include "formats/importers/scene_images.h"

#include "formats/importers/import_bench.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

class SceneImagesTest : public QObject
{
    Q_OBJECT

private:
    const QTemporaryDir m_game;

    SceneImage imageFrom(const QString &scene, const QString &image, const QString &project = {}) const
    {
        return imageOfScene(*importSourceOf("[gd_scene]", m_game.filePath(scene), project), image);
    }

    void put(const QString &image) const
    {
        const QString path = m_game.filePath(image);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()) && writeImage(path, {8, 8}));
    }

    void putProject(const QString &folder) const
    {
        QVERIFY(QDir().mkpath(m_game.filePath(folder)));
        QFile file(m_game.filePath(folder + "/project.godot"));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

private slots:
    void initTestCase()
    {
        putProject(QStringLiteral("game"));
        for (const char *image : {"game/art/hero.png", "game/scenes/art/hero.png", "game/scenes/beside.png",
                                  "outer/art/hero.png", "outer/art/only.png", "loose/art/hero.png"})
            put(QString::fromLatin1(image));
    }

    void theGameBeginsAtItsProject()
    {
        const QString hero = QStringLiteral("res://art/hero.png");
        const SceneImage image = imageFrom("game/scenes/hero.tscn", hero, m_game.filePath("outer"));
        QCOMPARE(image.image.path, m_game.filePath("game/art/hero.png"));
        QCOMPARE(image.loss, std::nullopt);
        QCOMPARE(imageFrom("game/scenes/deep/hero.tscn", hero).image.path, m_game.filePath("game/art/hero.png"));
        QCOMPARE(imageFrom("loose/hero.tscn", hero).image.path, m_game.filePath("loose/art/hero.png"));
        QCOMPARE(imageFrom("scenes/hero.tscn", hero, m_game.filePath("outer")).image.path,
                 m_game.filePath("outer/art/hero.png"));
    }

    void theNearestProjectDecides()
    {
        putProject(QStringLiteral("game/inner"));
        put(QStringLiteral("game/inner/art/hero.png"));
        const QString hero = QStringLiteral("res://art/hero.png");
        QCOMPARE(imageFrom("game/inner/hero.tscn", hero).image.path, m_game.filePath("game/inner/art/hero.png"));
    }

    void anImageThatIsNotThereIsNamedAsTheSceneDoes()
    {
        const SceneImage other = imageFrom("game/scenes/hero.tscn", "res://art/beside.png");
        QCOMPARE(other.image.path, m_game.filePath("game/scenes/beside.png"));
        QVERIFY2(other.loss && other.loss->contains("“res://art/beside.png” is not there; the one"),
                 qPrintable(other.loss.value_or(QString())));
        const SceneImage gone = imageFrom("game/scenes/hero.tscn", "res://art/only.png", m_game.filePath("outer"));
        QCOMPARE(gone.image.path, m_game.filePath("game/art/only.png"));
        QCOMPARE(gone.image.size, std::nullopt);
        QCOMPARE(gone.loss, QStringLiteral("the image “res://art/only.png” is not there"));
        QCOMPARE(imageFrom("loose/hero.tscn", "res://art/gone.png").image.path, m_game.filePath("loose/gone.png"));
    }

    void pathsThatNoProjectHoldsAreNoImages()
    {
        const auto isImage = [](qsizetype length) {
            const GodotTree tree("[gd_scene format=3]\n[ext_resource path=\"" + QByteArray(length - 4, 'a') +
                                 ".png\" id=\"1\"]\n[node name=\"a\"]\nwhole = ExtResource(\"1\")\n");
            return sceneTexture(tree, tree.nodes()[0]->property("whole")).has_value();
        };
        QVERIFY(isImage(1000));
        QVERIFY(!isImage(1001));
    }

    void partsOfImagesAreWholePixels()
    {
        const auto textureWith = [](const QByteArray &lines) {
            const GodotTree tree("[gd_scene format=3]\n[ext_resource path=\"res://a.png\" id=\"1\"]\n"
                                 "[ext_resource path=\"res://a.tres\" id=\"2\"]\n"
                                 "[sub_resource type=\"AtlasTexture\" id=\"p\"]\n" +
                                 lines +
                                 "\n[node name=\"a\"]\nwhole = ExtResource(\"1\")\npart = SubResource(\"p\")\n"
                                 "other = ExtResource(\"2\")\n");
            const GodotSection *root = tree.node(QStringLiteral("."));
            const auto whole = sceneTexture(tree, root->property("whole"));
            const bool isKnown = whole && whole->path == QLatin1String("res://a.png") && !whole->part &&
                                 !sceneTexture(tree, root->property("other"));
            const auto part = sceneTexture(tree, root->property("part"));
            return isKnown && part ? part->part : std::nullopt;
        };
        const QByteArray atlas = "atlas = ExtResource(\"1\")\n";
        QCOMPARE(textureWith(atlas + "region = Rect2(30, 30, 40, 50)\n"), QRect(30, 30, 40, 50));
        QCOMPARE(textureWith(atlas + "region = Rect2(30, 30, 40, 50)\nmargin = Rect2(0, 0, 0, 0)\n"),
                 QRect(30, 30, 40, 50));
        QCOMPARE(textureWith(atlas + "region = Rect2(30, 30, 40.5, 50)\n"), std::nullopt);
        QCOMPARE(textureWith(atlas + "region = Rect2(30, 30, 40, 50)\nmargin = Rect2(1, 0, 2, 0)\n"), std::nullopt);
        QCOMPARE(textureWith(atlas + "region = Rect2(30, 30, 40, 50)\nmargin = null\n"), QRect(30, 30, 40, 50));
        QCOMPARE(textureWith("atlas = ExtResource(\"2\")\nregion = Rect2(30, 30, 40, 50)\n"), std::nullopt);
        QCOMPARE(textureWith("region = Rect2(30, 30, 40, 50)\n"), std::nullopt);
    }
};

HITBOX_CORE_TEST(SceneImagesTest)
#include "scene_images_test.moc"
