#include "images/new_sprites.h"
#include "test_class.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

QImage square()
{
    QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::red);
    return image;
}

} // namespace

class NewSpritesTest : public QObject
{
    Q_OBJECT

private slots:
    void filesAreTakenOrNamedWithTheReason()
    {
        QTemporaryDir folder;
        QVERIFY(square().save(folder.filePath("a.png")));
        QVERIFY(QDir(folder.path()).mkpath("more/a"));
        QVERIFY(square().save(folder.filePath("more/a.png")));
        QFile text(folder.filePath("text.png"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("no picture");
        text.close();
        const NewSprites found =
            surveySprites({folder.filePath("a.png"), folder.filePath("text.png"), folder.filePath("more")});
        QCOMPARE(found.sprites.size(), 2);
        QCOMPARE(found.sprites.first().image, folder.filePath("a.png"));
        QVERIFY(found.sprites.first().name != found.sprites.last().name);
        QCOMPARE(found.errors.size(), 1);
        QVERIFY(found.errors.first().text().contains("text.png"));
    }

    void whatHoldsNoImageIsAnError()
    {
        QTemporaryDir folder;
        const NewSprites found = surveySprites({folder.path()});
        QVERIFY(found.sprites.isEmpty());
        QCOMPARE(found.errors.size(), 1);
    }

    void foldersWithinAFolderAreLookedThrough()
    {
        QTemporaryDir folder;
        for (const char *file : {"walk/0.png", "idle/0.png", "idle/up/0.png", ".hidden/0.png", "b.png"}) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(file).path()));
            QVERIFY(square().save(folder.filePath(file)));
        }
        QFile::link(folder.path(), folder.filePath("idle/again")); // where the system has links
        QStringList images;
        for (const Sprite &sprite : surveySprites({folder.path()}).sprites)
            images.append(QDir(folder.path()).relativeFilePath(sprite.image));
        QCOMPARE(images, (QStringList{"b.png", "idle/0.png", "idle/up/0.png", "walk/0.png"}));
    }

    void oneCanStopWhileFoldersAreLookedThrough()
    {
        QTemporaryDir folder;
        QVERIFY(square().save(folder.filePath("a.png")));
        QVERIFY(QDir(folder.path()).mkpath("more"));
        QVERIFY(square().save(folder.filePath("more/b.png")));
        const NewSprites found = surveySprites({folder.path()}, [](int, int all) { return all == 0; });
        QVERIFY(found.sprites.isEmpty());
        QVERIFY(found.errors.isEmpty());
    }

    void itTellsItsProgressAndStopsWhenTold()
    {
        QTemporaryDir folder;
        for (const char *name : {"a.png", "b.png", "c.png"})
            QVERIFY(square().save(folder.filePath(name)));
        QList<int> told;
        const NewSprites found = surveySprites({folder.path()}, [&told](int done, int all) {
            told.append(done);
            return all == 0 || (all == 3 && done < 2); // none are found yet at first
        });
        QCOMPARE(told, (QList<int>{0, 0, 1, 2}));
        QCOMPARE(found.sprites.size(), 2);
    }
};

HITBOX_CORE_TEST(NewSpritesTest)
#include "new_sprites_test.moc"
