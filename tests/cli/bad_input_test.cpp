#include "cli/program.h"
#include "files/small_disk.h"
#include "test_class.h"

#include <QDir>
#include <QProcess>
#include <QTest>

using namespace hitbox::cli_test;

/// Every kind of bad input ends in a sentence and the right exit status: never in a crash, a hang or a lost file.
class BadInputTest : public QObject
{
    Q_OBJECT

    Folder m_folder;

    Run check(const QString &file) const { return run({QStringLiteral("check"), file}, m_folder.path()); }

    /// A PNG's first bytes: signature and header with these sides, the checksum right.
    static QByteArray pngHeader(quint32 width, quint32 height)
    {
        QByteArray chunk("IHDR");
        for (const quint32 side : {width, height}) {
            for (int shift = 24; shift >= 0; shift -= 8)
                chunk += char(side >> shift & 0xff);
        }
        chunk += QByteArray("\x08\x06\x00\x00\x00", 5);
        quint32 crc = 0xffffffff;
        for (const char byte : chunk) {
            crc ^= static_cast<unsigned char>(byte);
            for (int bit = 0; bit < 8; ++bit)
                crc = crc & 1 ? 0xedb88320 ^ crc >> 1 : crc >> 1;
        }
        crc = ~crc;
        QByteArray png("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d", 12);
        png += chunk;
        for (int shift = 24; shift >= 0; shift -= 8)
            png += char(crc >> shift & 0xff);
        return png;
    }

private slots:
    void init() { m_folder.writeImage(QStringLiteral("lopsided.png")); }

    void refusesProjectsThatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("complaint");
        const Folder sample;
        sample.writeLopsided(QStringLiteral("s"));
        const QByteArray good = sample.read(QStringLiteral("s"));
        const auto changed = [&good](const char *before, const char *after) {
            return QByteArray(good).replace(before, after);
        };
        const auto row = [](const char *name, const QByteArray &bytes, const char *complaint) {
            QTest::newRow(name) << bytes << QString::fromLatin1(complaint);
        };
        row("empty", {}, "empty");
        row("truncated", good.left(700), "line 22");
        row("truncated in the middle of a name", good.left(good.indexOf("lopsided") + 3), "line");
        row("no JSON", "hello", "line 1");
        row("other JSON", "[1, 2]", "object");
        row("other format", "{\"format\": \"tiled\", \"version\": 1}", "format");
        row("wrong type", "{\"format\": \"hitbox-project\", \"version\": 1, \"sprites\": \"x\"}", "sprites");
        row("wrong type far inside", changed("[40, 8]", "[40, \"8\"]"), "sprites[0].frames[0].shapes[0].points[1]");
        row("deeply nested", QByteArray(100'000, '['), "64 levels");
        row("no UTF-8", changed("stand", "st\xff\xfe"), "UTF-8");
        row("newer version", changed("\"version\": 1", "\"version\": 99"), "version 99");
        row("equal ids", changed("\"id\": 2,", "\"id\": 1,"), "sprites[0].frames[0].shapes[1].id");
        row("equal keys", changed("\"radius\": 7.25", "\"radius\": 7.25, \"radius\": 3"), "radius");
        row("not a number", changed("7.25", "NaN"), "line 23");
        row("infinite", changed("7.25", "1e999"), "1e999");
        row("huge", changed("7.25", "1e10"), "sprites[0].frames[0].shapes[1].radius");
        row("negative radius", changed("7.25", "-7.25"), "sprites[0].frames[0].shapes[1].radius");
    }
    void refusesProjectsThatCannotBeRead()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, complaint);
        m_folder.write(QStringLiteral("bad.hitbox"), bytes);
        for (const QStringList &arguments :
             {QStringList{QStringLiteral("check"), QStringLiteral("bad.hitbox")},
              QStringList{QStringLiteral("export"), QStringLiteral("bad.hitbox"), QStringLiteral("--format=json")},
              QStringList{QStringLiteral("render"), QStringLiteral("bad.hitbox"), QStringLiteral("--out=o")},
              QStringList{QStringLiteral("overlaps"), QStringLiteral("bad.hitbox"), QStringLiteral("--stage=duel")}}) {
            const Run refused = run(arguments, m_folder.path());
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(QStringLiteral("bad.hitbox: ")), qPrintable(refused.err));
            QVERIFY2(refused.err.contains(complaint), qPrintable(refused.err));
            QCOMPARE(refused.err.count(QLatin1Char('\n')), 1);
        }
        QCOMPARE(m_folder.entries(), (QStringList{QStringLiteral("bad.hitbox"), QStringLiteral("lopsided.png")}));
    }

    void refusesWhatIsNoFile()
    {
        for (const char *path : {"/", "/dev/null", "/dev/zero", "absent.hitbox", ""}) {
            const Run refused = check(QString::fromLatin1(path));
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
        }
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {m_folder.file(QStringLiteral("pipe"))}), 0);
        QCOMPARE(check(QStringLiteral("pipe")).status, 2);
        QVERIFY(QFile::remove(m_folder.file(QStringLiteral("pipe"))));
    }

    void reportsPolygonsWithoutEnoughPoints()
    {
        for (const char *points : {"[]", "[[1, 1]]", "[[1, 1], [2, 2]]"}) {
            m_folder.writeLopsided(QStringLiteral("few.hitbox"), "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]",
                                   points);
            const Run found = check(QStringLiteral("few.hitbox"));
            QCOMPARE(found.status, 1);
            QVERIFY2(found.out.contains(QStringLiteral("[too-few-points]")), qPrintable(found.out));
            QVERIFY(run({QStringLiteral("render"), QStringLiteral("few.hitbox"), QStringLiteral("--out=o")},
                        m_folder.path())
                        .status == 1);
        }
        QDir(m_folder.file(QStringLiteral("o"))).removeRecursively();
    }

    void reportsImagesThatCannotBeUsed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("absent") << QByteArray();
        QTest::newRow("no image") << QByteArray("no image at all");
        QTest::newRow("gigantic") << pngHeader(60'000, 60'000);
        QTest::newRow("impossible") << pngHeader(0xffffffff, 1);
    }
    void reportsImagesThatCannotBeUsed()
    {
        QFETCH(QByteArray, bytes);
        m_folder.writeLopsided(QStringLiteral("a.hitbox"));
        if (bytes.isEmpty())
            QVERIFY(QFile::remove(m_folder.file(QStringLiteral("lopsided.png"))));
        else
            m_folder.write(QStringLiteral("lopsided.png"), bytes);
        const Run found = check(QStringLiteral("a.hitbox"));
        QCOMPARE(found.status, 1);
        QCOMPARE(found.err, QString()); // decoders have words of their own
        QVERIFY(found.out.startsWith(
            QStringLiteral("a.hitbox: error: sprite “lopsided”: The image “lopsided.png” cannot be used: ")));
        const Run drawn =
            run({QStringLiteral("render"), QStringLiteral("a.hitbox"), QStringLiteral("--out=o")}, m_folder.path());
        QCOMPARE(drawn.status, 1);
        QVERIFY(QDir(m_folder.file(QStringLiteral("o"))).removeRecursively());
    }

    void drawsOnWhenAnImageEndsTooEarly()
    {
        m_folder.writeLopsided(QStringLiteral("a.hitbox"));
        m_folder.write(QStringLiteral("lopsided.png"), m_folder.read(QStringLiteral("lopsided.png")).left(60));
        const Run drawn =
            run({QStringLiteral("render"), QStringLiteral("a.hitbox"), QStringLiteral("--out=o")}, m_folder.path());
        QVERIFY(drawn.status == 0 || drawn.status == 1);
        QCOMPARE(drawn.out.count(QLatin1Char('\n')), 3);
        QVERIFY(QDir(m_folder.file(QStringLiteral("o"))).removeRecursively());
    }

    void tellsOfImagesOutsideTheFolder()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("inner")));
        m_folder.writeLopsided(QStringLiteral("inner/a.hitbox"), "lopsided.png", "../lopsided.png");
        const Run found = check(QStringLiteral("inner/a.hitbox"));
        QCOMPARE(found.status, 0);
        QCOMPARE(found.out,
                 QStringLiteral("inner/a.hitbox: info: sprite “lopsided”: The image “../lopsided.png” lies outside the "
                                "project's folder [image-outside-folder]\n"
                                "inner/a.hitbox: 0 errors, 0 warnings, 1 remark\n"));
        QVERIFY(QDir(m_folder.file(QStringLiteral("inner"))).removeRecursively());
    }

    void reportsFramesOutsideTheirImage()
    {
        m_folder.writeLopsided(QStringLiteral("a.hitbox"), "\"rect\": [128, 0, 64, 80]", "\"rect\": [129, 0, 64, 80]");
        const Run found = check(QStringLiteral("a.hitbox"));
        QCOMPARE(found.status, 1);
        QVERIFY(found.out.contains(QStringLiteral("[frame-outside-image]")));
        QCOMPARE(run({QStringLiteral("render"), QStringLiteral("a.hitbox"), QStringLiteral("--out=o")}, m_folder.path())
                     .status,
                 1);
        QVERIFY(QDir(m_folder.file(QStringLiteral("o"))).removeRecursively());
    }

    void keepsNamesOnOneLine()
    {
        m_folder.writeLopsided(QStringLiteral("a.hitbox"), "\"name\": \"stand\"", "\"name\": \"st\\n\\u001b[31mand\"");
        m_folder.write(QStringLiteral("lopsided.png"), "no image");
        const Run traced = run({QStringLiteral("trace"), QStringLiteral("a.hitbox"), QStringLiteral("--out=b.hitbox")},
                               m_folder.path());
        QCOMPARE(traced.status, 2);
        QVERIFY2(traced.err.contains(QStringLiteral("st\u240a\u241b[31mand")), qPrintable(traced.err));
        QVERIFY(!traced.err.contains(QChar(0x1b)));
    }

    void neverWritesAProjectOverAnImage()
    {
        const QByteArray image = m_folder.read(QStringLiteral("lopsided.png"));
        m_folder.writeLopsided(QStringLiteral("a.hitbox"));
        for (const QStringList &arguments : {QStringList{QStringLiteral("trace"), QStringLiteral("lopsided.png")},
                                             QStringList{QStringLiteral("fix"), QStringLiteral("a.hitbox")}}) {
            const Run refused = run(arguments + QStringList{QStringLiteral("--out=lopsided.png")}, m_folder.path());
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.err.startsWith(QStringLiteral("lopsided.png: ")), qPrintable(refused.err));
            QCOMPARE(m_folder.read(QStringLiteral("lopsided.png")), image);
        }
    }

    void refusesAFolderThatCannotBeWritten()
    {
        m_folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run failed = run({QStringLiteral("export"), QStringLiteral("a.hitbox"), QStringLiteral("--format=json"),
                                QStringLiteral("--out=/proc")},
                               m_folder.path());
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QVERIFY2(failed.err.startsWith(QStringLiteral("/proc")), qPrintable(failed.err));
    }

    void refusesAFolderWithoutAName()
    {
        m_folder.writeLopsided(QStringLiteral("a.hitbox"));
        const QStringList before = m_folder.entries();
        for (const QStringList &arguments :
             {QStringList{QStringLiteral("export"), QStringLiteral("a.hitbox"), QStringLiteral("--format=json")},
              QStringList{QStringLiteral("render"), QStringLiteral("a.hitbox")}}) {
            const Run refused = run(arguments + QStringList{QStringLiteral("--out"), QString()}, m_folder.path());
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(QStringLiteral("hitbox: the option --out is empty: --out DIR\n")),
                     qPrintable(refused.err));
        }
        QCOMPARE(m_folder.entries(), before);
    }

    void keepsOldFilesWhenTheDiskIsFull()
    {
        m_folder.writeLopsided(QStringLiteral("a.hitbox"));
        const auto failed = hitbox::runWithSmallDisk(
            m_folder.file(QStringLiteral("disk")), 16 * 1024,
            QStringLiteral("printf old > \"$1/a.json\"; head -c 12288 /dev/zero > \"$1/filler\"; cd \"$3\"\n"
                           "\"$2\" export a.hitbox --format=json --out=disk; status=$?\n"
                           "cp \"$1/a.json\" left; ls -A \"$1\" > entries; exit $status"),
            {QStringLiteral(HITBOX_PROGRAM), m_folder.path()});
        if (!failed)
            QSKIP("a small file system cannot be mounted here");
        QCOMPARE(failed->status, 2);
        QCOMPARE(failed->output, QString());
        QVERIFY2(failed->messages.contains(QStringLiteral("No space left")), qPrintable(failed->messages));
        QCOMPARE(m_folder.read(QStringLiteral("left")), QByteArray("old"));
        QCOMPARE(m_folder.read(QStringLiteral("entries")), QByteArray("a.json\nfiller\n"));
    }
};

HITBOX_CORE_TEST(BadInputTest)
#include "bad_input_test.moc"
