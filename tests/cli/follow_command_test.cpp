#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

/// Cells of 16 pixels in a row, in each a picture by its number, which look like no other; 0 for none.
QImage sheetOf(const QList<int> &numbers, int side = 16)
{
    QImage sheet(side * int(numbers.size()), side, QImage::Format_ARGB32);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int i = 0; i < numbers.size(); ++i) {
        const int number = numbers.at(i);
        if (number == 0)
            continue;
        painter.fillRect(side * i + 3, 4, 6 + number, 8, QColor(20 * number, 200, 30));
        painter.fillRect(side * i + 4, 5, 2, 3, QColor(0, 0, 25 * number));
    }
    return sheet;
}

void save(const Folder &folder, const QString &name, const QImage &image)
{
    QVERIFY(image.save(folder.file(name)));
}

QStringList words(const QString &line)
{
    return line.split(QLatin1Char(' '));
}

Run hitboxIn(const Folder &folder, const char *line)
{
    return run(words(QString::fromLatin1(line)), folder.path());
}

/// A project of four frames, each traced, which notes their pictures.
void writeHero(const Folder &folder)
{
    save(folder, QStringLiteral("hero.png"), sheetOf({1, 2, 3, 4}));
    QCOMPARE(hitboxIn(folder, "import hero.png --grid 4x1 --out hero.hitbox").status, 0);
    QCOMPARE(hitboxIn(folder, "trace hero.hitbox --out hero.hitbox").status, 0);
    const Run noted = hitboxIn(folder, "follow hero.hitbox");
    QCOMPARE(noted.err, QString());
    QCOMPARE(noted.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 4 frames stayed\n"));
    QCOMPARE(noted.status, 0);
}

/// A picture by its number, as the only cell of a sheet.
void savePicture(const Folder &folder, const QString &name, int number)
{
    save(folder, name, sheetOf({number}));
}

/// A project of four frames, each with an image of its own, traced.
void writeWalk(const Folder &folder)
{
    for (int i = 0; i < 4; ++i)
        savePicture(folder, QStringLiteral("walk-%1.png").arg(i), i + 1);
    QCOMPARE(hitboxIn(folder, "import walk-0.png walk-1.png walk-2.png walk-3.png --animation walk --out walk.hitbox")
                 .status,
             0);
    QCOMPARE(hitboxIn(folder, "trace walk.hitbox --out walk.hitbox").status, 0);
    QCOMPARE(hitboxIn(folder, "follow walk.hitbox").out,
             QStringLiteral("walk.hitbox: sprite “walk”, 4 images: 4 frames stayed\n"));
}

void renameIn(const Folder &folder, const QString &from, const QString &to)
{
    QFile::remove(folder.file(to));
    QVERIFY(QFile::rename(folder.file(from), folder.file(to)));
}

/// The frames of the first sprite, by name.
QHash<QString, QJsonObject> framesOf(const Folder &folder, const QString &name = QStringLiteral("hero.hitbox"))
{
    const QJsonObject project = QJsonDocument::fromJson(folder.read(name)).object();
    QHash<QString, QJsonObject> frames;
    for (const QJsonValue frame : project[QLatin1String("sprites")][0][QLatin1String("frames")].toArray())
        frames.insert(frame[QLatin1String("name")].toString(), frame.toObject());
    return frames;
}

int xOf(const QJsonObject &frame)
{
    return frame[QLatin1String("rect")][0].toInt();
}

} // namespace

class FollowCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void framesGoWhereTheirPicturesAre()
    {
        const Folder folder;
        writeHero(folder);
        const auto before = framesOf(folder);
        save(folder, QStringLiteral("hero.png"), sheetOf({4, 5, 1, 2, 3}));
        const Run done = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(done.err, QString());
        QCOMPARE(done.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 4 frames moved with their pictures, 1 "
                                          "new picture\n"));
        QCOMPARE(done.status, 0);
        const auto after = framesOf(folder);
        QCOMPARE(after.size(), 5);
        for (int i = 0; i < 4; ++i) {
            const QString name = QStringLiteral("hero_%1").arg(i);
            QCOMPARE(xOf(after.value(name)), i == 3 ? 0 : 16 * (i + 2));
            QCOMPARE(after.value(name)[QLatin1String("shapes")], before.value(name)[QLatin1String("shapes")]);
        }
        QCOMPARE(xOf(after.value(QStringLiteral("hero_4"))), 16);
        const Run again = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(again.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 5 frames stayed\n"));
    }

    void cellsThatWereThereAreNoNewPictures()
    {
        const Folder folder;
        writeHero(folder);
        QJsonObject project = QJsonDocument::fromJson(folder.read("hero.hitbox")).object();
        QJsonArray sprites = project["sprites"].toArray();
        QJsonObject hero = sprites.at(0).toObject();
        const QJsonArray frames = hero["frames"].toArray();
        hero["frames"] = QJsonArray{frames.at(0), frames.at(1)};
        project["sprites"] = QJsonArray{hero};
        folder.write("hero.hitbox", QJsonDocument(project).toJson());
        const QByteArray before = folder.read("hero.hitbox");
        const Run unchanged = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(unchanged.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 2 frames stayed\n"));
        QCOMPARE(folder.read("hero.hitbox"), before);

        QVERIFY(QDir(folder.path()).mkdir("old"));
        QVERIFY(QFile::copy(folder.file("hero.png"), folder.file("old/hero.png")));
        save(folder, QStringLiteral("hero.png"), sheetOf({5, 3, 1, 2, 4}));
        const Run changed = hitboxIn(folder, "follow hero.hitbox --before old");
        QCOMPARE(changed.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 2 frames moved with their "
                                             "pictures, 1 new picture\n"));
        QCOMPARE(framesOf(folder).size(), 3);
        QCOMPARE(xOf(framesOf(folder).value(QStringLiteral("hero_2"))), 0);
    }

    /// Each has an image of its own: what is found in one concerns no other.
    void eachOfManyImagesIsLookedAtByItself()
    {
        const Folder folder;
        writeWalk(folder);
        const auto before = framesOf(folder, QStringLiteral("walk.hitbox"));
        savePicture(folder, QStringLiteral("walk-1.png"), 9);
        QImage wider = sheetOf({3, 8});
        save(folder, QStringLiteral("walk-2.png"), wider);
        const Run done = hitboxIn(folder, "follow walk.hitbox");
        QCOMPARE(done.err, QString());
        QCOMPARE(done.out, QStringLiteral("walk.hitbox: sprite “walk”, walk-0.png: 1 frame stayed\n"
                                          "walk.hitbox: sprite “walk”, walk-1.png: 1 frame drawn anew\n"
                                          "walk.hitbox: sprite “walk”, walk-2.png: 1 frame stayed, 1 new picture\n"
                                          "walk.hitbox: sprite “walk”, walk-3.png: 1 frame stayed\n"));
        const auto after = framesOf(folder, QStringLiteral("walk.hitbox"));
        QCOMPARE(after.size(), 5);
        const QString drawn = QStringLiteral("walk-1");
        QVERIFY(after.value(drawn)[QLatin1String("pixels")] != before.value(drawn)[QLatin1String("pixels")]);
        QCOMPARE(after.value(drawn)[QLatin1String("shapes")], before.value(drawn)[QLatin1String("shapes")]);
        QCOMPARE(hitboxIn(folder, "follow walk.hitbox").out,
                 QStringLiteral("walk.hitbox: sprite “walk”, 4 images: 5 frames stayed\n"));
    }

    void tellsProgramsWhatFoundNoPartner()
    {
        const Folder folder;
        writeHero(folder);
        save(folder, QStringLiteral("hero.png"), sheetOf({1, 3, 4}));
        const Run done = hitboxIn(folder, "follow hero.hitbox --json --out new.hitbox");
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 1);
        const QJsonObject image = done.json()[QLatin1String("images")][0].toObject();
        QCOMPARE(image[QLatin1String("sprite")].toString(), QStringLiteral("hero"));
        QCOMPARE(image[QLatin1String("lost")].toArray(), QJsonArray{QStringLiteral("hero_1")});
        QCOMPARE(image[QLatin1String("stayed")].toArray(), QJsonArray{QStringLiteral("hero_0")});
        const QJsonArray moved = image[QLatin1String("moved")].toArray();
        QCOMPARE(moved.size(), 2);
        QCOMPARE(moved[0][QLatin1String("frame")].toString(), QStringLiteral("hero_2"));
        QCOMPARE(moved[0][QLatin1String("from")].toArray(), (QJsonArray{32, 0, 16, 16}));
        QCOMPARE(moved[0][QLatin1String("to")].toArray(), (QJsonArray{16, 0, 16, 16}));
        QCOMPARE(moved[0][QLatin1String("shift")].toArray(), (QJsonArray{0, 0}));
        QCOMPARE(framesOf(folder, QStringLiteral("new.hitbox")).size(), 4);
        QCOMPARE(
            framesOf(folder).value(QStringLiteral("hero_1"))[QLatin1String("shapes")],
            framesOf(folder, QStringLiteral("new.hitbox")).value(QStringLiteral("hero_1"))[QLatin1String("shapes")]);
        const Run told = hitboxIn(folder, "follow hero.hitbox --lost delete");
        QCOMPARE(told.err, QStringLiteral("hero.hitbox: its picture is nowhere in the image; it was deleted, sprite "
                                          "“hero”, frame “hero_1”\n"));
        QCOMPARE(framesOf(folder).size(), 3);
    }

    void saysWhichFramesATagLetGo()
    {
        const Folder folder;
        writeHero(folder);
        QJsonObject root = QJsonDocument::fromJson(folder.read(QStringLiteral("hero.hitbox"))).object();
        QJsonArray sprites = root[QLatin1String("sprites")].toArray();
        QJsonObject hero = sprites[0].toObject();
        hero[QLatin1String("tags")] = QJsonArray{QJsonObject{
            {QStringLiteral("name"), QStringLiteral("walk")}, {QStringLiteral("from"), 0}, {QStringLiteral("to"), 2}}};
        sprites[0] = hero;
        root[QLatin1String("sprites")] = sprites;
        folder.write(QStringLiteral("hero.hitbox"), QJsonDocument(root).toJson());
        save(folder, QStringLiteral("hero.png"), sheetOf({1, 4, 2, 3}));
        const Run json = hitboxIn(folder, "follow hero.hitbox --sheet-order --out new.hitbox --json");
        QCOMPARE(json.json()[QLatin1String("images")][0][QLatin1String("tags")].toArray(),
                 (QJsonArray{QJsonObject{{QStringLiteral("tag"), QStringLiteral("walk")},
                                         {QStringLiteral("letGo"), QJsonArray{QStringLiteral("hero_0")}}}}));
        const Run told = hitboxIn(folder, "follow hero.hitbox --sheet-order");
        QCOMPARE(told.err, QStringLiteral("hero.hitbox: its frames do not follow each other any more; it let go of "
                                          "“hero_0”, sprite “hero”, tag “walk”\n"));
        const QJsonObject after = QJsonDocument::fromJson(folder.read(QStringLiteral("hero.hitbox"))).object();
        const QJsonValue tag = after[QLatin1String("sprites")][0][QLatin1String("tags")][0];
        QCOMPARE(tag[QLatin1String("from")].toInt(), 2);
        QCOMPARE(tag[QLatin1String("to")].toInt(), 3);
    }

    void newPicturesOfASharedSheetAreNobodys()
    {
        const Folder folder;
        writeHero(folder);
        QByteArray project = folder.read(QStringLiteral("hero.hitbox"));
        QJsonObject root = QJsonDocument::fromJson(project).object();
        QJsonArray sprites = root[QLatin1String("sprites")].toArray();
        QJsonObject other = sprites[0].toObject();
        other[QLatin1String("name")] = QStringLiteral("other");
        QJsonArray frames = other[QLatin1String("frames")].toArray();
        for (int i = 0; i < frames.size(); ++i) {
            QJsonObject frame = frames[i].toObject();
            frame.remove(QLatin1String("shapes"));
            frames[i] = frame;
        }
        other[QLatin1String("frames")] = frames;
        sprites.append(other);
        root[QLatin1String("sprites")] = sprites;
        folder.write(QStringLiteral("hero.hitbox"), QJsonDocument(root).toJson());
        save(folder, QStringLiteral("hero.png"), sheetOf({5, 1, 2, 3, 4}));
        const Run done = hitboxIn(folder, "follow hero.hitbox --out new.hitbox --json");
        QVERIFY2(done.status == 0, qPrintable(done.err));
        const QJsonObject after = QJsonDocument::fromJson(folder.read(QStringLiteral("new.hitbox"))).object();
        for (const QJsonValue sprite : after[QLatin1String("sprites")].toArray())
            QCOMPARE(sprite[QLatin1String("frames")].toArray().size(), 4);
        QVERIFY(hitboxIn(folder, "follow hero.hitbox").err.contains(QStringLiteral("new pictures were left out")));
    }

    /// Such as one that another program has not finished saving.
    void deletesNoSpriteForABlankImage()
    {
        const Folder folder;
        writeHero(folder);
        QImage blank(64, 16, QImage::Format_ARGB32);
        blank.fill(Qt::transparent);
        save(folder, QStringLiteral("hero.png"), blank);
        const QByteArray before = folder.read(QStringLiteral("hero.hitbox"));
        const Run refused = hitboxIn(folder, "follow hero.hitbox --lost delete");
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(QStringLiteral("all frames would be deleted")), qPrintable(refused.err));
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), before);
    }

    /// For projects that noted nothing: the images come out of version control.
    void imagesAsTheyWereStandForNotes()
    {
        const Folder folder;
        save(folder, QStringLiteral("hero.png"), sheetOf({1, 2, 3}));
        QCOMPARE(hitboxIn(folder, "import hero.png --grid 3x1 --out hero.hitbox").status, 0);
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("old")));
        QVERIFY(QFile::rename(folder.file(QStringLiteral("hero.png")), folder.file(QStringLiteral("old/hero.png"))));
        save(folder, QStringLiteral("hero.png"), sheetOf({3, 2, 1}));
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --before old").status, 0);
        QCOMPARE(xOf(framesOf(folder).value(QStringLiteral("hero_0"))), 32);
        QCOMPARE(xOf(framesOf(folder).value(QStringLiteral("hero_1"))), 16);
        QCOMPARE(xOf(framesOf(folder).value(QStringLiteral("hero_2"))), 0);
    }

    /// As the dialog of the window has it.
    void framesKeepTheirOrderUnlessToldOtherwise()
    {
        const Folder folder;
        writeHero(folder);
        save(folder, QStringLiteral("hero.png"), sheetOf({4, 3, 2, 1}));
        const auto order = [&folder](const QString &file) {
            const QJsonObject project = QJsonDocument::fromJson(folder.read(file)).object();
            QStringList names;
            for (const QJsonValue frame : project[QLatin1String("sprites")][0][QLatin1String("frames")].toArray())
                names.append(frame[QLatin1String("name")].toString().right(1));
            return names.join(QString());
        };
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --out kept.hitbox").status, 0);
        QCOMPARE(order(QStringLiteral("kept.hitbox")), QStringLiteral("0123"));
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --sheet-order --out sheet.hitbox").status, 0);
        QCOMPARE(order(QStringLiteral("sheet.hitbox")), QStringLiteral("3210"));
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --sheet-order --keep-order").status, 2);
    }

    void scalesOnlyWhenAsked()
    {
        const Folder folder;
        writeHero(folder);
        const QImage sheet = sheetOf({1, 2, 3, 4});
        save(folder, QStringLiteral("hero.png"), sheet.scaled(sheet.size() * 2));
        const QByteArray before = folder.read(QStringLiteral("hero.hitbox"));
        const Run offered = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(offered.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: the image is 2 times as large; "
                                             "--scale makes frames and shapes so\n"));
        QCOMPARE(offered.status, 1); // shapes are not on their pictures
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), before);
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --scale").status, 0);
        QCOMPARE(xOf(framesOf(folder).value(QStringLiteral("hero_1"))), 32);
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox").out,
                 QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 4 frames stayed\n"));
    }

    void whatIsLostIsToldUntilItIsSettled()
    {
        const Folder folder;
        writeHero(folder);
        save(folder, QStringLiteral("hero.png"), sheetOf({1, 3, 4}));
        const Run first = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(first.status, 1);
        QCOMPARE(first.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 2 frames moved with their pictures, "
                                           "1 frame stayed, 1 frame whose picture is nowhere\n"));
        QCOMPARE(first.err,
                 QStringLiteral("hero.hitbox: its picture is nowhere in the image; it was kept as it is, sprite "
                                "“hero”, frame “hero_1”\n"
                                "hero.hitbox: 1 frame kept without a picture: --lost take lets each be what is in its "
                                "place now, --lost delete deletes them, and the editor moves them to a picture of "
                                "your choice\n"));
        const QByteArray kept = folder.read(QStringLiteral("hero.hitbox"));
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox").status, 1);
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), kept);
        const auto before = framesOf(folder);
        const Run taken = hitboxIn(folder, "follow hero.hitbox --lost take");
        QCOMPARE(taken.status, 0);
        const auto after = framesOf(folder);
        const QString lost = QStringLiteral("hero_1");
        QCOMPARE(after.value(lost)[QLatin1String("shapes")], before.value(lost)[QLatin1String("shapes")]);
        QCOMPARE(after.value(lost)[QLatin1String("rect")], before.value(lost)[QLatin1String("rect")]);
        const Run again = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(again.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 4 frames stayed\n"));
        QCOMPARE(again.err, QString());
        QCOMPARE(again.status, 0);
    }

    void whatIsLostAmongFilesIsSettledToo()
    {
        const Folder folder;
        writeWalk(folder);
        renameIn(folder, QStringLiteral("walk-2.png"), QStringLiteral("walk-1.png"));
        renameIn(folder, QStringLiteral("walk-3.png"), QStringLiteral("walk-2.png"));
        QCOMPARE(hitboxIn(folder, "follow walk.hitbox --lost take").status, 0);
        const Run again = hitboxIn(folder, "follow walk.hitbox");
        QCOMPARE(again.out, QStringLiteral("walk.hitbox: sprite “walk”, 3 images: 4 frames stayed\n"));
        QCOMPARE(again.status, 0);
    }

    /// There is nothing to note of them: they are told once.
    void framesThatShowNothingAreNotedOnce()
    {
        const Folder folder;
        for (int i = 0; i < 2; ++i)
            savePicture(folder, QStringLiteral("walk-%1.png").arg(i), 0);
        QCOMPARE(hitboxIn(folder, "import walk-0.png walk-1.png --animation walk --out walk.hitbox").status, 0);
        QCOMPARE(hitboxIn(folder, "follow walk.hitbox").out,
                 QStringLiteral("walk.hitbox: sprite “walk”, 2 images: noted what 2 frames show\n"));
        const QByteArray noted = folder.read(QStringLiteral("walk.hitbox"));
        QCOMPARE(hitboxIn(folder, "follow walk.hitbox").out,
                 QStringLiteral("walk.hitbox: sprite “walk”, 2 images: 2 frames show nothing\n"));
        QCOMPARE(folder.read(QStringLiteral("walk.hitbox")), noted);
        savePicture(folder, QStringLiteral("one.png"), 3);
        QCOMPARE(hitboxIn(folder, "import one.png --out one.hitbox").status, 0);
        QCOMPARE(hitboxIn(folder, "follow one.hitbox").out,
                 QStringLiteral("one.hitbox: sprite “one”, one.png: noted what 1 frame shows\n"));
    }

    void aSheetWithAnotherNameAndLayoutIsFound()
    {
        const Folder folder;
        writeHero(folder);
        const auto before = framesOf(folder);
        QVERIFY(QFile::remove(folder.file(QStringLiteral("hero.png"))));
        save(folder, QStringLiteral("other.png"), sheetOf({4, 3, 1})); // one is missing
        const Run none = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains(QStringLiteral("looked for in 1 other image beside it, and none shows all of them; "
                                                  "give it back its name")),
                 qPrintable(none.err));
        save(folder, QStringLiteral("champion.png"), sheetOf({4, 3, 2, 1}));
        const Run found = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(found.err, QString());
        QCOMPARE(found.out, QStringLiteral("hero.hitbox: sprite “hero”, champion.png, which was hero.png: 4 frames "
                                           "moved with their pictures\n"));
        QCOMPARE(found.status, 0);
        const auto after = framesOf(folder);
        for (int i = 0; i < 4; ++i) {
            const QString name = QStringLiteral("hero_%1").arg(i);
            QCOMPARE(xOf(after.value(name)), 16 * (3 - i));
            QCOMPARE(after.value(name)[QLatin1String("shapes")], before.value(name)[QLatin1String("shapes")]);
        }
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox").out,
                 QStringLiteral("hero.hitbox: sprite “hero”, champion.png: 4 frames stayed\n"));
    }

    void ofTwoSheetsThatShowAllNoneIsTaken()
    {
        const Folder folder;
        writeHero(folder);
        QVERIFY(QFile::remove(folder.file(QStringLiteral("hero.png"))));
        save(folder, QStringLiteral("a.png"), sheetOf({4, 3, 2, 1}));
        save(folder, QStringLiteral("b.png"), sheetOf({2, 1, 4, 3}));
        const QByteArray before = folder.read(QStringLiteral("hero.hitbox"));
        const Run none = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains(QStringLiteral("a.png and b.png both show all of its pictures")),
                 qPrintable(none.err));
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), before);
    }

    void aCutMayBeGiven()
    {
        const Folder folder;
        writeHero(folder);
        QImage sheet(48, 24, QImage::Format_ARGB32); // larger cells, on a sheet of two
        sheet.fill(Qt::transparent);
        QPainter painter(&sheet);
        painter.drawImage(QPoint(4, 6), sheetOf({1, 2, 3, 4}), QRect(0, 0, 16, 16));
        painter.drawImage(QPoint(28, 6), sheetOf({1, 2, 3, 4}), QRect(48, 0, 16, 16));
        painter.end();
        save(folder, QStringLiteral("hero.png"), sheet);
        const Run done = hitboxIn(folder, "follow hero.hitbox --grid 2x1 --json");
        QCOMPARE(done.status, 1);
        const auto frames = framesOf(folder);
        QCOMPARE(frames.value(QStringLiteral("hero_3"))[QLatin1String("rect")].toArray(), (QJsonArray{24, 0, 24, 24}));
    }

    void filesThatWereNumberedAnewAreFollowed()
    {
        const Folder folder;
        writeWalk(folder);
        const QString project = QStringLiteral("walk.hitbox");
        const auto before = framesOf(folder, project);
        renameIn(folder, QStringLiteral("walk-2.png"), QStringLiteral("walk-1.png"));
        renameIn(folder, QStringLiteral("walk-3.png"), QStringLiteral("walk-2.png"));
        const Run told = hitboxIn(folder, "follow walk.hitbox --json --out new.hitbox");
        QCOMPARE(told.status, 1);
        const QJsonObject image = told.json()[QLatin1String("images")][0].toObject();
        QCOMPARE(image[QLatin1String("lost")].toArray(), QJsonArray{QStringLiteral("walk-1")});
        QCOMPARE(image[QLatin1String("moved")][0][QLatin1String("image")].toString(), QStringLiteral("walk-1.png"));
        const Run done = hitboxIn(folder, "follow walk.hitbox --lost delete");
        QCOMPARE(done.err, QStringLiteral("walk.hitbox: its picture is nowhere in the images beside it; it was "
                                          "deleted, sprite “walk”, frame “walk-1”\n"));
        QCOMPARE(done.out, QStringLiteral("walk.hitbox: sprite “walk”, its image files: 2 frames moved with their "
                                          "pictures, 1 frame stayed, 1 frame whose picture is nowhere\n"));
        const auto after = framesOf(folder, project);
        QCOMPARE(after.size(), 3);
        for (int i = 2; i < 4; ++i) {
            const QString name = QStringLiteral("walk-%1").arg(i - 1); // called as its file is now
            const QString former = QStringLiteral("walk-%1").arg(i);
            QCOMPARE(after.value(name)[QLatin1String("image")].toString(), name + QStringLiteral(".png"));
            QCOMPARE(after.value(name)[QLatin1String("shapes")], before.value(former)[QLatin1String("shapes")]);
        }
        QCOMPARE(hitboxIn(folder, "check walk.hitbox").status, 0);
        QCOMPARE(hitboxIn(folder, "follow walk.hitbox").out,
                 QStringLiteral("walk.hitbox: sprite “walk”, 3 images: 3 frames stayed\n"));
    }

    void aPicturePutInAndAnotherNameAreFollowed()
    {
        const Folder folder;
        writeWalk(folder);
        for (int i = 4; i > 1; --i)
            renameIn(folder, QStringLiteral("walk-%1.png").arg(i - 1), QStringLiteral("walk-%1.png").arg(i));
        savePicture(folder, QStringLiteral("walk-1.png"), 7);
        QCOMPARE(hitboxIn(folder, "follow walk.hitbox").out,
                 QStringLiteral("walk.hitbox: sprite “walk”, its image files: 3 frames moved with their pictures, 1 "
                                "frame stayed, 1 new picture\n"));
        QCOMPARE(framesOf(folder, QStringLiteral("walk.hitbox")).size(), 5);
        for (int i = 0; i < 5; ++i)
            renameIn(folder, QStringLiteral("walk-%1.png").arg(i), QStringLiteral("stride-%1.png").arg(i));
        const Run done = hitboxIn(folder, "follow walk.hitbox");
        QCOMPARE(done.err, QString());
        QCOMPARE(done.out, QStringLiteral("walk.hitbox: sprite “walk”, its image files: 5 frames moved with their "
                                          "pictures\n"));
        QVERIFY(!folder.read(QStringLiteral("walk.hitbox")).contains("walk-1.png"));
        QCOMPARE(hitboxIn(folder, "check walk.hitbox").status, 0);
    }

    void aSheetOfTwoSpritesUnderAnotherNameIsFollowed()
    {
        const Folder folder;
        writeHero(folder);
        QJsonObject project = QJsonDocument::fromJson(folder.read("hero.hitbox")).object();
        QJsonArray sprites = project["sprites"].toArray();
        QJsonObject first = sprites.at(0).toObject();
        QJsonObject second = first;
        QJsonArray frames = first["frames"].toArray();
        second["name"] = "villain";
        second["frames"] = QJsonArray{frames.at(2), frames.at(3)};
        first["frames"] = QJsonArray{frames.at(0), frames.at(1)};
        project["sprites"] = QJsonArray{first, second};
        folder.write("hero.hitbox", QJsonDocument(project).toJson());
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox").status, 0);
        QVERIFY(QFile::rename(folder.file("hero.png"), folder.file("heroes.png")));
        const Run followed = hitboxIn(folder, "follow hero.hitbox");
        QVERIFY2(followed.status == 0, qPrintable(followed.err));
        QCOMPARE(folder.read("hero.hitbox").count("heroes.png"), 2);
        QCOMPARE(folder.read("hero.hitbox").count("hero.png"), 0);
    }

    void aSheetUnderAnotherNameIsFollowed()
    {
        const Folder folder;
        writeHero(folder);
        const auto before = framesOf(folder);
        renameIn(folder, QStringLiteral("hero.png"), QStringLiteral("knight.png"));
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox").status, 0);
        QVERIFY(folder.read(QStringLiteral("hero.hitbox")).contains("\"image\": \"knight.png\""));
        QCOMPARE(framesOf(folder), before);
    }

    void framesThatShowNothingGoWithTheirNeighbours()
    {
        const Folder folder;
        save(folder, QStringLiteral("hero.png"), sheetOf({1, 0, 2, 3}));
        QCOMPARE(hitboxIn(folder, "import hero.png --cell 16x16 --out hero.hitbox").status, 0);
        const auto imported = framesOf(folder);
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox").status, 0);
        save(folder, QStringLiteral("hero.png"), sheetOf({4, 1, 0, 2, 3}));
        const Run done = hitboxIn(folder, "follow hero.hitbox");
        QCOMPARE(done.out, QStringLiteral("hero.hitbox: sprite “hero”, hero.png: 3 frames moved with their pictures, 1 "
                                          "frame that showed nothing went along with the others, 1 new picture\n"));
        for (const QString &name : imported.keys())
            QCOMPARE(xOf(framesOf(folder).value(name)), xOf(imported.value(name)) + 16);
    }

    void nothingIsWrittenWhenAnImageCannotBeRead()
    {
        const Folder folder;
        writeHero(folder);
        const QByteArray before = folder.read(QStringLiteral("hero.hitbox"));
        const QByteArray image = folder.read(QStringLiteral("hero.png"));
        for (const QByteArray &bytes : {QByteArray(), image.left(image.size() / 2), QByteArray("no image")}) {
            folder.write(QStringLiteral("hero.png"), bytes);
            const Run failed = hitboxIn(folder, "follow hero.hitbox --out new.hitbox");
            QCOMPARE(failed.status, 2);
            QVERIFY2(failed.err.contains(QStringLiteral("hero.png")), qPrintable(failed.err));
            QVERIFY(!folder.entries().contains(QStringLiteral("new.hitbox")));
        }
        QVERIFY(QFile::remove(folder.file(QStringLiteral("hero.png"))));
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox").status, 2);
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), before);
    }

    void replacesNoFileThatIsNoProject()
    {
        const Folder folder;
        writeHero(folder);
        for (const QByteArray &bytes :
             {QByteArray("my notes\n"), QByteArray("{\"a\": 1}\n"), QByteArray("\x89PNG\r\n\x1a\n")}) {
            folder.write(QStringLiteral("foreign.hitbox"), bytes);
            for (const char *command : {"follow", "fix", "pack"}) {
                const Run refused = run({QString::fromLatin1(command), QStringLiteral("hero.hitbox"),
                                         QStringLiteral("--out"), QStringLiteral("foreign.hitbox")},
                                        folder.path());
                QCOMPARE(refused.status, 2);
                QVERIFY2(refused.err.startsWith(QStringLiteral("foreign.hitbox: not saved: ")),
                         qPrintable(refused.err));
                QCOMPARE(folder.read(QStringLiteral("foreign.hitbox")), bytes);
            }
        }
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --out new.hitbox").status, 0);
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --out new.hitbox").status, 0); // a project may be
    }

    void refusesWhatItCannotDo()
    {
        const Folder folder;
        writeHero(folder);
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --lost away").status, 2);
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --sprite villain").status, 2);
        QCOMPARE(hitboxIn(folder, "follow hero.hitbox --before nowhere").status, 2);
        QCOMPARE(hitboxIn(folder, "follow").status, 2);
    }
};

HITBOX_TEST(FollowCommandTest)
#include "follow_command_test.moc"
