#include "file_bytes.h"
#include "formats/importers/importer.h"
#include "formats/importers/new_sprites.h"
#include "images/aseprite/aseprite_maker.h"
#include "images/picture_files.h"
#include "test_class.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;
namespace maker = hitbox::tests::maker;

namespace {

/// A slice with a pivot and the middle of a nine-patch, a hit layer, and a layer of a category of its own.
QByteArray drawnHero()
{
    maker::Bytes slice;
    slice.dword(1).dword(3).dword(0).text(QStringLiteral("hurtbox"));
    slice.dword(0).rect({1, 2, 8, 9}).rect({1, 1, 1, 1}).dword(3).dword(4);
    maker::FrameMaker frame(80);
    for (const char *name : {"body", "hit:fist", "arm:L"})
        frame.layer({.name = QString::fromLatin1(name)});
    frame.chunk(maker::sliceChunk, slice.bytes());
    for (int layer = 0; layer < 3; ++layer)
        frame.cel({.layer = layer, .size = {4, 5}}, maker::pixels(QSize(4, 5), 0xffff0000));
    return maker::file({.size = {16, 16}}, {frame, maker::FrameMaker(40)});
}

QString written(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    writeFile(path, bytes);
    return path;
}

QSet<TrackId> tracksIn(const Sprite &sprite)
{
    QSet<TrackId> tracks;
    for (const Frame &frame : sprite.frames) {
        for (const Shape &shape : frame.shapes)
            tracks.insert(shape.track);
    }
    return tracks;
}

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

    void overlappingPathsGiveEachPictureOnce()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("walk_0.png");
        QVERIFY(square().save(file));
        const NewSprites found = surveySprites({folder.path(), file});
        QCOMPARE(found.sprites.size(), 1);
        QVERIFY(found.errors.isEmpty());
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

    void drawnFilesComeFromAFolderAsTheyComeAlone()
    {
        QTemporaryDir folder;
        const QString file = written(folder.filePath("art/hero.aseprite"), drawnHero());
        const Result<ImportSource> source = readImportSource(file, {});
        QVERIFY(source);
        const Result<Imported> alone = importFrom(*source);
        QVERIFY(alone);
        const ImportedSprite &item = alone->sprites.first();
        QCOMPARE(item.sprite.frames.at(0).shapes.size(), 3);
        QCOMPARE(alone->notes.list().size(), 2);

        const NewSprites found = surveySprites({folder.filePath("art")});
        QCOMPARE(found.sprites, QList<Sprite>{item.sprite});
        QCOMPARE(found.categories, alone->categories);
        QCOMPARE(found.stated.value(file), (QList<StatedParts>{item.statedOf(0), item.statedOf(1)}));
        QCOMPARE(found.notes.size(), 2);
        for (int i = 0; i < 2; ++i) {
            const ImportNote &note = alone->notes.list().at(i);
            QCOMPARE(found.notes.at(i), (Error{file, note.place, note.what}));
        }
    }

    void whatOtherAnimationsLoseIsToldToo()
    {
        QTemporaryDir folder;
        const QList<tests::GifFrame> frames(17, {{0, 0}, {1, 1}, QByteArray(1, '\1')});
        const QString file = written(folder.filePath("long.gif"), tests::gif({2000, 2000}, frames));
        const NewSprites found = surveySprites({folder.path()});
        QCOMPARE(found.sprites.first().frames.size(), 16);
        QCOMPARE(found.notes.size(), 1);
        QCOMPARE(found.notes.first().file, file);
        QVERIFY(found.notes.first().what.contains("of its 17 frames, the first 16 are taken"));
    }

    void noTrackIsInTwoSprites()
    {
        QTemporaryDir folder;
        written(folder.filePath("a.aseprite"), drawnHero());
        written(folder.filePath("b.aseprite"), drawnHero());
        const NewSprites found = surveySprites({folder.path()});
        QCOMPARE(found.sprites.size(), 2);
        const QSet<TrackId> tracks = tracksIn(found.sprites.first());
        QCOMPARE(tracks.size(), 3);
        QVERIFY(!tracks.intersects(tracksIn(found.sprites.last())));
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
