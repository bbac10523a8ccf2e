#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QPainter>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

const QString project = QStringLiteral("duel.hitbox");

/// Two cells, with something in the middle of each.
void writeTwoCells(const Folder &folder, const QString &name)
{
    QImage image(32, 16, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.fillRect(4, 3, 8, 9, Qt::red);
    painter.fillRect(20, 5, 6, 4, Qt::blue);
    painter.end();
    QVERIFY(image.save(folder.file(name)));
}

/// A project of one sheet of two frames, traced.
void writeProject(const Folder &folder)
{
    writeTwoCells(folder, QStringLiteral("hero.png"));
    const QStringList words{"import", "hero.png", "--grid", "2x1", "--out", project};
    QCOMPARE(run(words, folder.path()).status, 0);
    QCOMPARE(run({"trace", project, "--out", project}, folder.path()).status, 0);
}

QStringList images(const Folder &folder)
{
    return QDir(folder.path()).entryList({"*.png"}, QDir::Files, QDir::Name);
}

} // namespace

class PackCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheProjectAndASheetForEachSprite()
    {
        const Folder folder;
        writeProject(folder);
        const Run done = run({"pack", project, "--out", "packed.hitbox"}, folder.path());
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out.section('\n', -2), QStringLiteral("packed.hitbox\n"));
        QVERIFY2(done.out.startsWith(QStringLiteral("./hero_packed.png: ")) && done.out.contains("2 frames"),
                 qPrintable(done.out));
        QVERIFY(folder.read("packed.hitbox").contains(R"("image": "hero_packed.png")"));
        QCOMPARE(run({"check", "packed.hitbox"}, folder.path()).status, 0);
    }

    void aFolderThatIsNotThereIsNotMade()
    {
        const Folder folder;
        writeProject(folder);
        const Run failed = run({"pack", project, "--out", "gmae/packed.hitbox"}, folder.path());
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.err,
                 QString("gmae/packed.hitbox: there is no folder “gmae”: make it first, or give another name\n"));
        QVERIFY(!QFileInfo::exists(folder.file("gmae")));
    }

    void picturesOfFramesStayThePixelsTheyWere()
    {
        const Folder folder;
        writeProject(folder);
        QCOMPARE(run({"pack", project, "--out", "packed.hitbox"}, folder.path()).status, 0);
        QCOMPARE(run({"render", project, "--out", "before"}, folder.path()).status, 0);
        QCOMPARE(run({"render", "packed.hitbox", "--out", "after"}, folder.path()).status, 0);
        const QStringList pictures = QDir(folder.file("before")).entryList(QDir::Files);
        QCOMPARE(pictures.size(), 2);
        for (const QString &picture : pictures)
            QCOMPARE(QImage(folder.file("after/" + picture)), QImage(folder.file("before/" + picture)));
    }

    void printsJson()
    {
        const Folder folder;
        writeProject(folder);
        const Run done = run({"pack", project, "--out", "packed.hitbox", "--extrude", "0", "--json"}, folder.path());
        QCOMPARE(done.status, 0);
        const QJsonObject sheet = done.json().value("sheets").toArray().at(0).toObject();
        QCOMPARE(sheet.value("sprite").toString(), QStringLiteral("hero"));
        QCOMPARE(sheet.value("file").toString(), QStringLiteral("hero_packed.png"));
        QCOMPARE(sheet.value("frames").toInt(), 2);
        QCOMPARE(sheet.value("pictures").toInt(), 2);
        const QSize size = QImage(folder.file("hero_packed.png")).size();
        QCOMPARE(sheet.value("size").toArray(), (QJsonArray{size.width(), size.height()}));
    }

    void replacesWhatItMadeForTheSameProjectAndNothingElse()
    {
        const Folder folder;
        writeProject(folder);
        const QStringList pack{"pack", project, "--out", "packed.hitbox"};
        QCOMPARE(run(pack, folder.path()).status, 0);
        const QByteArray sheet = folder.read("hero_packed.png");
        QCOMPARE(run(pack, folder.path()).status, 0);
        QCOMPARE(folder.read("hero_packed.png"), sheet);

        const Run other = run({"pack", project, "--out", "other.hitbox"}, folder.path());
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains(QStringLiteral("hero_packed.png: not written: a file is in the way")),
                 qPrintable(other.err));
        QVERIFY(!QFile::exists(folder.file("other.hitbox")));
        QCOMPARE(folder.read("hero_packed.png"), sheet);
    }

    void otherProjectsStayUnlessForced()
    {
        const Folder folder;
        writeProject(folder);
        writeTwoCells(folder, QStringLiteral("mine.png"));
        QCOMPARE(run({"import", "mine.png", "--out", "mine.hitbox"}, folder.path()).status, 0);
        const QByteArray mine = folder.read("mine.hitbox");
        const Run refused = run({"pack", project, "--out", "mine.hitbox"}, folder.path());
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.startsWith("mine.hitbox: not saved: it is another project, which shares no sprite with "),
                 qPrintable(refused.err));
        QCOMPARE(folder.read("mine.hitbox"), mine);
        QVERIFY(!images(folder).contains("hero_packed.png"));
        QCOMPARE(run({"pack", project, "--out", "mine.hitbox", "--force"}, folder.path()).status, 0);
        QVERIFY(folder.read("mine.hitbox").contains(R"("image": "hero_packed.png")"));
    }

    void sheetsThatTheProjectShowsStay()
    {
        const Folder folder;
        writeProject(folder);
        QCOMPARE(run({"pack", project, "--out", "packed.hitbox"}, folder.path()).status, 0);
        const QByteArray before = folder.read("packed.hitbox");
        const Run again = run({"pack", "packed.hitbox", "--out", "packed.hitbox"}, folder.path());
        QCOMPARE(again.status, 2);
        QVERIFY2(again.err.contains(QStringLiteral("it is the image of the sprite “hero”")), qPrintable(again.err));
        QCOMPARE(folder.read("packed.hitbox"), before);
    }

    void noImageGivesWayToTheProject()
    {
        const Folder folder;
        writeProject(folder);
        const QByteArray before = folder.read("hero.png");
        const Run done = run({"pack", project, "--out", "hero.png"}, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(QStringLiteral("hero.png: not saved: the file is")), qPrintable(done.err));
        QCOMPARE(folder.read("hero.png"), before);
        QCOMPARE(images(folder), QStringList{"hero.png"});
    }

    void badInputIsToldAndWritesNothing_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("message");
        QTest::newRow("too small") << QStringList{"--max-size", "8"} << "do not fit into one sheet of 8 x 8 pixels";
        QTest::newRow("no size") << QStringList{"--max-size", "0"} << "--max-size takes a whole number from 1 to 16384";
        QTest::newRow("huge") << QStringList{"--max-size", "99999"} << "--max-size takes a whole number";
        QTest::newRow("negative") << QStringList{"--extrude", "-1"} << "--extrude takes a whole number from 0 to 16";
        QTest::newRow("text") << QStringList{"--extrude", "much"} << "expected a number";
    }
    void badInputIsToldAndWritesNothing()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, message);
        const Folder folder;
        writeProject(folder);
        const Run done = run(QStringList{"pack", project, "--out", "packed.hitbox"} + options, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(message), qPrintable(done.err));
        QVERIFY(!QFile::exists(folder.file("packed.hitbox")));
        QCOMPARE(images(folder), QStringList{"hero.png"});
    }

    /// In what was packed there is no image any more that it could reach beyond.
    void aFrameBeyondItsImageIsTold()
    {
        const Folder folder;
        writeProject(folder);
        QByteArray text = folder.read(project);
        const QByteArray second = R"("rect": [16, 0, 16, 16])";
        QVERIFY2(text.contains(second), text.constData());
        text.replace(second, R"("rect": [20, 0, 16, 16])");
        folder.write("beyond.hitbox", text);
        const Run done = run({"pack", "beyond.hitbox", "--out", "packed.hitbox"}, folder.path());
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.startsWith("packed.hitbox: error: The frame reaches beyond its image: 16 by 16 pixels at "
                                     "(20, 0), and the image has 32 by 16; it is packed with nothing there: move or "
                                     "cut its rectangle in beyond.hitbox"),
                 qPrintable(done.err));
        QVERIFY2(done.err.endsWith(", sprite “hero”, frame “hero_1”\n"), qPrintable(done.err));
        const Run asJson = run({"pack", "beyond.hitbox", "--out", "packed.hitbox", "--json"}, folder.path());
        QCOMPARE(asJson.status, 1);
        const QJsonObject finding = asJson.json().value("findings").toArray().at(0).toObject();
        QCOMPARE(finding.value("rule").toString(), QStringLiteral("frame-outside-image"));
        QCOMPARE(finding.value("frame").toString(), QStringLiteral("hero_1"));
    }

    void aMissingImageIsTold()
    {
        const Folder folder;
        writeProject(folder);
        QVERIFY(QFile::remove(folder.file("hero.png")));
        const Run done = run({"pack", project, "--out", "packed.hitbox"}, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(QStringLiteral("hero.png")) && done.err.contains(QStringLiteral("sprite “hero”")),
                 qPrintable(done.err));
        QVERIFY(!QFile::exists(folder.file("packed.hitbox")));
    }
};

HITBOX_TEST(PackCommandTest)
#include "pack_command_test.moc"
