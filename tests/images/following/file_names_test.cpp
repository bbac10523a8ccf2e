#include "images/following/file_names.h"
#include "images/following/followed_sprite.h"
#include "numbered_pictures.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QString runName(int number)
{
    return QStringLiteral("run_%1.png").arg(number, 2, 10, QLatin1Char('0'));
}

/// Frames called as their files are, run_01 and on.
Document runDocument(int count)
{
    Sprite sprite{.name = QStringLiteral("run"), .image = runName(1)};
    for (int i = 1; i <= count; ++i)
        sprite.frames.append(Frame{.name = QStringLiteral("run_%1").arg(i, 2, 10, QLatin1Char('0')),
                                   .image = i == 1 ? QString() : runName(i)});
    Document document;
    document.sprites = {sprite};
    return document;
}

QStringList namesIn(const Document &document)
{
    QStringList names;
    for (const Frame &frame : document.sprites.at(0).frames)
        names.append(frame.name);
    return names;
}

} // namespace

class FileNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void framesAreCalledAsTheFilesThatTheyAreCutFromNow()
    {
        Document document = runDocument(3);
        document.stages = {Stage{}};
        document.stages[0].instances = {Instance{.sprite = QStringLiteral("run"), .frame = QStringLiteral("run_02")}};
        document.sprites[0].frames[1].image = runName(3);
        document.sprites[0].frames[2].image = runName(2);
        document = withFramesNamedAsFiles(document, 0, {{runName(1)}, {runName(2)}, {runName(3)}});
        QCOMPARE(namesIn(document),
                 (QStringList{QStringLiteral("run_01"), QStringLiteral("run_03"), QStringLiteral("run_02")}));
        QCOMPARE(document.stages.at(0).instances.at(0).frame, QStringLiteral("run_03"));
    }

    void aNameThatSomebodyGaveStays()
    {
        Document document = runDocument(3);
        document.sprites[0].frames[1].name = QStringLiteral("kick");
        document.sprites[0].frames[2].name = QStringLiteral("run_04"); // of a file that comes to be
        document.sprites[0].frames[0].image = runName(4);
        document.sprites[0].frames[1].image = runName(1);
        const Document after = withFramesNamedAsFiles(document, 0, {{runName(1)}, {runName(2)}, {runName(3)}});
        QCOMPARE(namesIn(after),
                 (QStringList{QStringLiteral("run_04 2"), QStringLiteral("kick"), QStringLiteral("run_04")}));
    }

    void aNewFrameIsCalledAsItsFile()
    {
        Document document = runDocument(2);
        document.sprites[0].frames.append(Frame{.name = QStringLiteral("run_7"), .image = runName(7)});
        document = withFramesNamedAsFiles(document, 0, {{runName(1)}, {runName(2)}, {}});
        QCOMPARE(namesIn(document).last(), QStringLiteral("run_07"));
    }

    void whoseFileIsAnothersGivesItsNameAway()
    {
        Document document = runDocument(3);
        document.sprites[0].frames[1].image = runName(3);
        const Document after = withFramesNamedAsFiles(document, 0, {{runName(1)}, {runName(2)}, {runName(3), true}});
        QCOMPARE(namesIn(after),
                 (QStringList{QStringLiteral("run_01"), QStringLiteral("run_03"), QStringLiteral("run_03 2")}));
        document.sprites[0].frames[1].image = runName(2); // nobody wants it
        QCOMPARE(withFramesNamedAsFiles(document, 0, {{runName(1)}, {runName(2)}, {runName(3), true}}), document);
    }

    /// 03 became 04, and 04 became 05, which was deleted; another 03 came.
    void filesThatWereNumberedAnewNameTheirFrames()
    {
        const NumberedPictures pictures;
        Document document;
        document.sprites = {pictures.sprite({1, 2, 3, 4, 5, 6})};
        for (int i = 0; i < 6; ++i)
            document.sprites[0].frames[i].name = QStringLiteral("walk-%1").arg(i);
        const QList<int> now{1, 2, 7, 3, 4, 6};
        FileSearch search{.known = notedPixels(document.sprites.at(0))};
        for (int i = 0; i < now.size(); ++i)
            search.files.append(pictureFile(walkName(i), pictures.image(now.at(i))));
        const PictureMoves moves = fileMoves(document.sprites.at(0), search);
        QCOMPARE(moves.count(FrameFate::Lost), 1);
        const Sprite after = withPicturesFollowed(document, 0, moves).sprites.at(0);
        QCOMPARE(filesInWords(after),
                 QStringLiteral("walk-0:0 walk-1:1 walk-2:2 walk-3:3 walk-4:4 walk-4 2:4 walk-5:5"));
        QCOMPARE(after.frames.at(3).shapes, document.sprites.at(0).frames.at(2).shapes);
    }
};

HITBOX_TEST(FileNamesTest)
#include "file_names_test.moc"
