#include "images/image_swaps.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

class SwapFolder
{
public:
    void put(const QString &name) const
    {
        QVERIFY(QDir(folder.path()).mkpath(QFileInfo(folder.filePath(name)).path()));
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QString project() const { return folder.filePath(QStringLiteral("game")); }
    QTemporaryDir folder;
};

} // namespace

class ImageSwapsTest : public QObject
{
    Q_OBJECT

private slots:
    void oneThatIsFoundFindsItsNeighbours()
    {
        const SwapFolder bench;
        for (const char *name : {"game/new/hero.png", "game/new/foe.png", "game/new/deep/boss.png", "game/new/far.png"})
            bench.put(QLatin1String(name));
        const QStringList missing{QStringLiteral("art/hero.png"), QStringLiteral("art/foe.png"),
                                  QStringLiteral("art/deep/boss.png"), QStringLiteral("else/far.png"),
                                  QStringLiteral("art/gone.png")};
        const ImagePaths found = foundBeside(
            missing.first(), bench.folder.filePath(QStringLiteral("game/new/hero.png")), missing, bench.project());
        const ImagePaths expected{{QStringLiteral("art/hero.png"), QStringLiteral("new/hero.png")},
                                  {QStringLiteral("art/foe.png"), QStringLiteral("new/foe.png")},
                                  {QStringLiteral("art/deep/boss.png"), QStringLiteral("new/deep/boss.png")},
                                  {QStringLiteral("else/far.png"), QStringLiteral("new/far.png")}};
        QCOMPARE(found, expected);
    }

    void aFileOfAnotherNameIsTakenForWhatItWasFoundFor()
    {
        const SwapFolder bench;
        bench.put(QStringLiteral("elsewhere/knight.png"));
        const QString file = bench.folder.filePath(QStringLiteral("elsewhere/knight.png"));
        const QString image = QStringLiteral("hero.png");
        QCOMPARE(foundBeside(image, file, {image}, bench.project()),
                 (ImagePaths{{image, QStringLiteral("../elsewhere/knight.png")}}));
    }

    void aProjectWithoutAFileHasAbsolutePaths()
    {
        const SwapFolder bench;
        bench.put(QStringLiteral("b/hero.png"));
        bench.put(QStringLiteral("b/foe.png"));
        const QString hero = bench.folder.filePath(QStringLiteral("a/hero.png"));
        const QString foe = bench.folder.filePath(QStringLiteral("a/foe.png"));
        const QString found = bench.folder.filePath(QStringLiteral("b/hero.png"));
        QCOMPARE(foundBeside(hero, found, {hero, foe}, {}),
                 (ImagePaths{{hero, found}, {foe, bench.folder.filePath(QStringLiteral("b/foe.png"))}}));
    }

    void pathsChangeInSpritesAndFramesAndNothingElseDoes()
    {
        Document document;
        const QString image = QStringLiteral("a.png");
        document.sprites = {Sprite{.image = image, .imageHash = QStringLiteral("h")}, Sprite{.image = image},
                            Sprite{.image = QStringLiteral("b.png")}};
        document.sprites[0].frames = {Frame{}, Frame{.image = QStringLiteral("b.png")}};
        document.sprites[2].frames = {Frame{.image = image, .imageHash = QStringLiteral("f")}};
        Document expected = document;
        expected.sprites[0].image = QStringLiteral("c.png");
        expected.sprites[1].image = QStringLiteral("c.png");
        expected.sprites[2].frames[0].image = QStringLiteral("c.png");
        QCOMPARE(withImagesAt(document, {{image, QStringLiteral("c.png")}}), expected);
    }

    void replacesTheImageOfASpriteOrOfAFrame()
    {
        Document document;
        document.sprites = {Sprite{.image = QStringLiteral("a.png"), .imageHash = QStringLiteral("h")}};
        document.sprites[0].frames = {Frame{}, Frame{.image = QStringLiteral("b.png")}};
        const Document all = withImageReplaced(document, {0, -1}, QStringLiteral("c.png"));
        QCOMPARE(imagesOf(all), (QStringList{QStringLiteral("c.png"), QStringLiteral("b.png")}));
        QCOMPARE(all.sprites.at(0).imageHash, QStringLiteral("h"));
        const Document one = withImageReplaced(document, {0, 0}, QStringLiteral("c.png"));
        QCOMPARE(one.sprites.at(0).image, QStringLiteral("a.png"));
        QCOMPARE(one.sprites.at(0).frames.at(0).image, QStringLiteral("c.png"));
        QCOMPARE(one.sprites.at(0).frames.at(0).imageHash, QStringLiteral("h"));
    }
};

HITBOX_CORE_TEST(ImageSwapsTest)
#include "image_swaps_test.moc"
