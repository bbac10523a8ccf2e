#include "formats/importers/godot_picture.h"

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
        QCOMPARE(picture.size, QSize(64, 80));
        QCOMPARE(picture.root, (geometry::Point{28, 39}));
        QCOMPARE(pictureIn(sceneWith("centered = false\noffset = Vector2(1, 2)\n")).root, (geometry::Point{-5, -3}));
    }

    void whyNoFrameCanBeItIsSaid()
    {
        QVERIFY(pictureIn(sceneWith("flip_h = true\n")).obstacle->what.contains("turned, scaled or mirrored"));
        QVERIFY(pictureIn("[gd_scene]\n[node name=\"a\"]\n").obstacle->what.contains("no image"));
        QVERIFY(pictureIn("[gd_scene]\n[node name=\"a\"]\n").image.isEmpty());
        const GodotPicture gone = pictureIn(sceneWith({}).replace("hero.png", "gone.png"));
        QVERIFY(gone.obstacle->what.contains("no image"));
        QCOMPARE(gone.image, m_folder.filePath("gone.png"));
    }
};

QTEST_GUILESS_MAIN(GodotPictureTest)
#include "godot_picture_test.moc"
