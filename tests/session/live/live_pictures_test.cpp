#include "session/live/live_pictures.h"
#include "session/open_project.h"
#include "test_class.h"

#include "document/renewed.h"
#include "document/sheet.h"
#include "images/following/followed_sprite.h"
#include "images/following/steady_image.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

/// Cells of 16 pixels in a row, in each a picture by its number, which look like no other.
QImage liveSheet(const QList<int> &numbers)
{
    QImage sheet(16 * int(numbers.size()), 16, QImage::Format_ARGB32);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int i = 0; i < numbers.size(); ++i) {
        const int number = numbers.at(i);
        painter.fillRect(16 * i + 3, 4, 6 + number, 8, QColor(20 * number, 200, 30));
        painter.fillRect(16 * i + 4, 5, 2, 3, QColor(0, 0, 25 * number));
    }
    return sheet;
}

/// In the place of the old one, as programs save.
bool saveInPlace(const QString &path, const QImage &image)
{
    const QString other = path + QStringLiteral(".new.png");
    QFile::remove(path);
    return image.save(other) && QFile::rename(other, path);
}

class HeroBench
{
public:
    /// A sheet of four pictures, a box on each.
    HeroBench()
    {
        save({1, 2, 3, 4});
        Document document;
        Sprite sprite{.name = QStringLiteral("hero"), .image = path};
        for (int i = 0; i < 4; ++i)
            sprite.frames.append(Frame{
                .name = QStringLiteral("hero_%1").arg(i), .rect = QRect(16 * i, 0, 16, 16), .size = QSize(16, 16)});
        document.sprites = {sprite};
        project.session.commit(document, QStringLiteral("Add hero"));
    }

    void save(const QList<int> &numbers) const { QVERIFY(saveInPlace(path, liveSheet(numbers))); }
    void waitUntilRead() { QTRY_VERIFY(project.images.catalog().value(path).pictures); }
    void draw()
    {
        Document document = project.session.document();
        for (Frame &frame : document.sprites[0].frames) {
            frame.shapes = {Shape{.id = {document.nextShapeId++}, .outline = geometry::Box{{3, 4}, {9, 12}}}};
        }
        project.session.commit(document, QStringLiteral("Draw"));
    }
    const QList<MovedPictures> &found() const { return project.live.pictures.list(); }
    const Sprite &hero() const { return project.session.document().sprites.at(0); }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("hero.png"));
    OpenProject project;
};

/// Four frames with an image each, a box on each.
class WalkBench
{
public:
    WalkBench()
    {
        Document document;
        Sprite sprite{.name = QStringLiteral("walk"), .image = path(0)};
        for (int i = 0; i < 4; ++i) {
            QVERIFY(liveSheet({i + 1}).save(path(i)));
            sprite.frames.append(Frame{.name = QString::number(i),
                                       .rect = QRect(0, 0, 16, 16),
                                       .size = QSize(16, 16),
                                       .image = i == 0 ? QString() : path(i)});
        }
        document.sprites = {sprite};
        project.session.commit(document, QStringLiteral("Add walk"));
        for (int i = 0; i < 4; ++i)
            QTRY_VERIFY(project.images.catalog().value(path(i)).pictures);
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes = {Shape{.id = {document.nextShapeId++}, .outline = geometry::Box{{3, 4}, {9, 12}}}};
        project.session.commit(document, QStringLiteral("Draw"));
    }

    QString path(int number) const { return folder.filePath(QStringLiteral("walk-%1.png").arg(number)); }
    void rename(int from, int to) const
    {
        QFile::remove(path(to));
        QVERIFY(QFile::rename(path(from), path(to)));
    }
    const QList<MovedPictures> &found() const { return project.live.pictures.list(); }
    const Sprite &walk() const { return project.session.document().sprites.at(0); }

    QTemporaryDir folder;
    OpenProject project;
};

} // namespace

class LivePicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void aSpriteWithShapesNotesWhatItsFramesShow()
    {
        HeroBench bench;
        bench.waitUntilRead();
        QCOMPARE(bench.hero().frames.at(1).pixels, SeenPixels());
        bench.draw();
        for (const Frame &frame : bench.hero().frames) {
            QCOMPARE(frame.pixels.bounds.topLeft(), QPoint(3, 4));
            QVERIFY(!frame.pixels.digest.isEmpty());
        }
        bench.project.session.history()->undo();
        QCOMPARE(bench.hero().frames.at(1).pixels, SeenPixels());
    }

    void tellsWhenFramesLieElsewhere()
    {
        HeroBench bench;
        bench.waitUntilRead();
        bench.draw();
        bench.save({5, 1, 2, 3, 4});
        QTRY_COMPARE(bench.found().size(), 1);
        const MovedPictures moved = bench.found().at(0);
        QCOMPARE(moved.moves.count(FrameFate::Moves), 4);
        QCOMPARE(moved.moves.fresh, QList<QRect>{QRect(0, 0, 16, 16)});
        const Document after = withPicturesFollowed(bench.project.session.document(), 0, moved.moves);
        bench.project.images.learn(bench.path, moved.moves.imageHash, placesAfter(after.sprites.at(0)));
        bench.project.session.commit(after, QStringLiteral("Follow"));
        QCOMPARE(bench.hero().frames.size(), 5);
        for (const Frame &frame : bench.hero().frames)
            QVERIFY(!frame.pixels.digest.isEmpty());
        QVERIFY(bench.found().isEmpty());
        bench.project.session.history()->undo();
        QTRY_COMPARE(bench.found().size(), 1);
        bench.project.session.history()->redo();
        QTRY_VERIFY(bench.found().isEmpty());
    }

    void allSpritesOfAnImageAreLookedAtInTheirOrder()
    {
        HeroBench bench;
        bench.waitUntilRead();
        bench.draw();
        Document document = bench.project.session.document();
        for (const int frames : {1, 2, 3}) {
            Sprite sprite = renewed(bench.hero());
            sprite.name += QString::number(frames);
            sprite.frames = sprite.frames.mid(0, frames);
            document.sprites.append(sprite);
        }
        bench.project.session.commit(document, QStringLiteral("Add more"));
        bench.save({4, 3, 2, 1});
        QTRY_COMPARE(bench.found().size(), 4);
        for (int i = 0; i < 4; ++i) {
            const MovedPictures &moved = bench.found().at(i);
            const Sprite &sprite = bench.project.session.document().sprites.at(i);
            QVERIFY(moved.sprite == *sprite.id);
            QCOMPARE(moved.moves.count(FrameFate::Moves), int(sprite.frames.size()));
        }
    }

    /// Before any shape was drawn, and where nothing was noted: what the program saw is known while it runs.
    void goesByWhatItSawWhereNothingIsNoted()
    {
        HeroBench bench;
        bench.waitUntilRead();
        bench.save({2, 1, 4, 3});
        QTRY_COMPARE(bench.found().size(), 1);
        QCOMPARE(bench.found().at(0).moves.count(FrameFate::Moves), 4);
    }

    void saysNothingOfPicturesThatWereOnlyDrawnAnew()
    {
        HeroBench bench;
        bench.waitUntilRead();
        bench.draw();
        const QSignalSpy answered(&bench.project.live.pictures, &LivePictures::arrived);
        bench.save({1, 2, 7, 4});
        QTRY_VERIFY(!answered.isEmpty());
        QVERIFY(bench.project.images.catalog().value(bench.path).hash != bench.hero().imageHash);
        QVERIFY(bench.found().isEmpty());
    }

    void whatIsLeftIsToldAgainAfterTheNextChange()
    {
        HeroBench bench;
        bench.waitUntilRead();
        bench.draw();
        bench.save({2, 1, 3, 4});
        QTRY_COMPARE(bench.found().size(), 1);
        bench.project.live.pictures.leave(MovedPictures(bench.found().at(0)));
        QTRY_VERIFY(bench.found().isEmpty());
        bench.save({4, 3, 2, 1});
        QTRY_COMPARE(bench.found().size(), 1);
        QCOMPARE(bench.found().at(0).moves.frames.at(0).rect, QRect(48, 0, 16, 16));
    }

    void aFrameThatIsCutAnewByHandNotesWhatItShowsThere()
    {
        HeroBench bench;
        bench.waitUntilRead();
        bench.draw();
        const QString second = bench.hero().frames.at(1).pixels.digest;
        Document document = bench.project.session.document();
        document.sprites[0].frames[0].rect = QRect(16, 0, 16, 16);
        bench.project.session.commit(document, QStringLiteral("Cut"));
        QCOMPARE(bench.hero().frames.at(0).pixels.digest, second);
        document = bench.project.session.document();
        document.sprites[0].frames[0].rect = QRect(18, 0, 14, 16); // nobody has looked there
        bench.project.session.commit(document, QStringLiteral("Cut"));
        QCOMPARE(bench.hero().frames.at(0).pixels, SeenPixels());
        QTRY_VERIFY(bench.project.images.catalog().value(bench.path).pictures->knows(QRect(18, 0, 14, 16)));
    }

    void tellsWhenImageFilesWereNumberedAnew()
    {
        WalkBench bench;
        bench.rename(2, 1);
        bench.rename(3, 2);
        QTRY_COMPARE(bench.found().size(), 1);
        const PictureMoves moves = bench.found().at(0).moves;
        QVERIFY(moves.isOfFiles());
        QCOMPARE(moves.count(FrameFate::Moves), 2);
        QCOMPARE(moves.count(FrameFate::Lost), 1);
        const Document after =
            withPicturesFollowed(bench.project.session.document(), 0, moves, {.lost = {{1, {LostChoice::Delete}}}});
        bench.project.session.commit(after, QStringLiteral("Follow"));
        QTRY_VERIFY(bench.found().isEmpty());
        QCOMPARE(bench.walk().frames.size(), 3);
        for (const Frame &frame : bench.walk().frames)
            QVERIFY(!frame.pixels.digest.isEmpty());
        bench.project.session.history()->undo();
        QTRY_COMPARE(bench.found().size(), 1);
    }

    void tellsOfFilesThatAreAppended()
    {
        WalkBench bench;
        QVERIFY(liveSheet({6}).save(bench.path(5))); // there is no 4 before it
        QVERIFY(liveSheet({5}).save(bench.path(4)));
        QTRY_COMPARE(bench.found().size(), 1);
        const MovedPictures moved = bench.found().at(0);
        QCOMPARE(moved.moves.freshFiles.size(), 2);
        QCOMPARE(moved.moves.count(FrameFate::Stays), 4);
        bench.project.session.commit(withPicturesFollowed(bench.project.session.document(), 0, moved.moves),
                                     QStringLiteral("Follow"));
        QTRY_VERIFY(bench.found().isEmpty());
        QCOMPARE(bench.walk().frames.size(), 6);
        QCOMPARE(bench.walk().frames.last().name, QStringLiteral("walk-5"));
        bench.project.session.history()->undo();
        QTRY_COMPARE(bench.found().size(), 1);
        bench.project.live.pictures.leave(moved);
        QTRY_VERIFY(bench.found().isEmpty());
        QVERIFY(liveSheet({7}).save(bench.path(6)));
        QTRY_COMPARE(bench.found().size(), 1);
    }

    void filesThatWereLeftOutAreNotOffered()
    {
        WalkBench bench;
        Document document = bench.project.session.document();
        document.sprites[0].frames.removeLast(); // its file stays
        bench.project.session.commit(document, QStringLiteral("Delete the last frame"));
        QVERIFY(liveSheet({2, 2}).save(bench.path(1))); // something else changes
        QTRY_VERIFY(bench.project.images.catalog().value(bench.path(1)).size == QSize(32, 16));
        QVERIFY(bench.found().isEmpty());
        QVERIFY(liveSheet({5}).save(bench.path(4))); // behind the one that was left out
        QTRY_COMPARE(bench.found().size(), 1);
        QCOMPARE(bench.found().at(0).moves.freshFiles.constFirst().image, bench.path(4));
    }

    void tellsWhereImagesAreUnderAnotherName()
    {
        WalkBench bench;
        for (int i = 0; i < 4; ++i)
            QVERIFY(QFile::rename(bench.path(i), bench.folder.filePath(QStringLiteral("stride-%1.png").arg(i))));
        QTRY_COMPARE(bench.found().size(), 1);
        const Document after = withPicturesFollowed(bench.project.session.document(), 0, bench.found().at(0).moves);
        bench.project.session.commit(after, QStringLiteral("Follow"));
        QTRY_VERIFY(bench.found().isEmpty());
        QVERIFY(bench.walk().image.endsWith(QStringLiteral("stride-0.png")));
        for (const Frame &frame : bench.walk().frames)
            QVERIFY(!frame.pixels.digest.isEmpty());
    }

    void imagesThatGoOrAreCutShortAreNoChange()
    {
        HeroBench bench;
        bench.waitUntilRead();
        bench.draw();
        QVERIFY(QFile::remove(bench.path));
        QTRY_VERIFY(!bench.project.images.catalog().value(bench.path).problem.isEmpty());
        QVERIFY(bench.found().isEmpty());
        QFile cut(bench.path);
        QVERIFY(cut.open(QIODevice::WriteOnly));
        const QByteArray head("\x89PNG\r\n\x1a\n");
        cut.write(head);
        cut.close();
        QTRY_COMPARE(bench.project.images.catalog().value(bench.path).hash, hashOf(head));
        QVERIFY(bench.found().isEmpty());
        bench.save({4, 3, 2, 1});
        QTRY_COMPARE(bench.found().size(), 1);
    }

private:
    static PictureTable placesAfter(const Sprite &sprite)
    {
        PictureTable table;
        for (const Frame &frame : sprite.frames)
            table.insert(frame.rect, {frame.pixels.digest, frame.pixels.bounds.translated(-frame.offset)});
        return table;
    }
};

HITBOX_WINDOW_TEST(LivePicturesTest)
#include "live_pictures_test.moc"
