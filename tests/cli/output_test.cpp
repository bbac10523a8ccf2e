#include "cli/program.h"
#include "test_class.h"

#include <QStandardPaths>
#include <QTest>

using namespace hitbox::cli_test;

class OutputTest : public QObject
{
    Q_OBJECT

private slots:
    void showsControlCharactersAsPictures()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"), "\"strike\"", "\"a\\n\\u001b[31mb\\u0085\"");
        folder.writeImage(QStringLiteral("lopsided.png"));
        const Run done = run({"export", "a.hitbox", "--format", "love", "--out", "out"}, folder.path());
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.contains(QStringLiteral("“a␊␛[31mb�”")), qPrintable(done.err));
        QVERIFY(!done.err.contains(QChar(0x1b)));
    }

    void tablesAreShownSafelyAndReadAsTheyAre()
    {
#ifndef Q_OS_LINUX
        QSKIP("there is no program that is a terminal");
#else
        if (QStandardPaths::findExecutable(QStringLiteral("script")).isEmpty())
            QSKIP("there is no program that is a terminal");
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"), "\"notched\"", "\"a\\u001b[31mb\"");
        const QString table = QStringLiteral("\"$HITBOX\" overlaps a.hitbox --stage duel --csv");
        const QString read = shell(table + QStringLiteral(" | cat"), folder.path()).out;
        QVERIFY(read.contains(QStringLiteral(",a\x1b[31mb,")));
        QString shown = shell(QStringLiteral("script -qec '%1' /dev/null").arg(table), folder.path()).out;
        QVERIFY2(shown.contains(QStringLiteral(",a␛[31mb,")), qPrintable(shown));
        QCOMPARE(shown.remove(u'\r'), QString(read).replace(QChar(0x1b), QChar(0x241b)));
#endif
    }

    void namesTheFileOnEachLineOfAnError()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"), "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]",
                             "[[4, 4], [40, 40], [40, 4], [4, 40]]");
        const Run done = run({"export", "a.hitbox", "--format", "csv"}, folder.path());
        QCOMPARE(done.status, 2);
        const QStringList lines = done.err.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(!lines.isEmpty());
        for (const QString &line : lines)
            QVERIFY2(line.startsWith(QStringLiteral("a.hitbox: ")), qPrintable(line));
    }
};

HITBOX_CORE_TEST(OutputTest)
#include "output_test.moc"
