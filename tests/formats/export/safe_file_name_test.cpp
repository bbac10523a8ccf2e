#include "formats/export/safe_file_name.h"
#include "formats/format.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class SafeFileNameTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsOrdinaryNames_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"ship", "walk 3", "größe", "a.b", "a-b", "console", "com10", "火"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void keepsOrdinaryNames()
    {
        QFETCH(QString, name);
        QCOMPARE(safeFileName(name), name);
    }

    void replacesWhatFilesCannotHave_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("safe");
        QTest::newRow("separators") << QStringLiteral("a/b\\c:d") << QStringLiteral("a_b_c_d");
        QTest::newRow("reserved") << QStringLiteral("<>\"|?*") << QStringLiteral("______");
        QTest::newRow("control") << QStringLiteral("a\nb\tc\x7f") << QStringLiteral("a_b_c_");
        QTest::newRow("nul") << QString(QChar(0)) << QStringLiteral("_");
        QTest::newRow("empty") << QString() << QStringLiteral("_");
        QTest::newRow("this folder") << QStringLiteral(".") << QStringLiteral("_");
        QTest::newRow("upper folder") << QStringLiteral("..") << QStringLiteral("__");
        QTest::newRow("climbing") << QStringLiteral("../../etc/passwd") << QStringLiteral("___.._etc_passwd");
        QTest::newRow("hidden file") << QStringLiteral(".bashrc") << QStringLiteral("_bashrc");
        QTest::newRow("option") << QStringLiteral("-rf") << QStringLiteral("_rf");
        QTest::newRow("long option") << QStringLiteral("--help") << QStringLiteral("_-help");
        QTest::newRow("direction") << QStringLiteral("invoice\u202egnp.exe") << QStringLiteral("invoice_gnp.exe");
        QTest::newRow("no width") << QStringLiteral("\ufeffship\u200b") << QStringLiteral("_ship_");
        QTest::newRow("end") << QStringLiteral("name. .") << QStringLiteral("name___");
        QTest::newRow("device") << QStringLiteral("NUL") << QStringLiteral("_NUL");
        QTest::newRow("device with a raised digit") << QStringLiteral("com\u00b9") << QStringLiteral("_com\u00b9");
        QTest::newRow("device with ending") << QStringLiteral("com1.txt") << QStringLiteral("_com1.txt");
        QTest::newRow("lone surrogate") << QString(QChar(0xd83d)) << QString(QChar(0xfffd));
    }
    void replacesWhatFilesCannotHave()
    {
        QFETCH(QString, name);
        QFETCH(QString, safe);
        QCOMPARE(safeFileName(name), safe);
    }

    void replacesWhatShellsTakeForTheirOwn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("safe");
        QTest::addColumn<QString>("stored");
        QTest::newRow("command") << QStringLiteral("a$(reboot)") << QStringLiteral("a_(reboot)")
                                 << QStringLiteral("a$(reboot)");
        QTest::newRow("backticks") << QStringLiteral("`id`") << QStringLiteral("_id_") << QStringLiteral("`id`");
        QTest::newRow("quotes") << QStringLiteral("it's \"x\"") << QStringLiteral("it_s _x_")
                                << QStringLiteral("it's _x_");
        QTest::newRow("variable") << QStringLiteral("%PATH%") << QStringLiteral("_PATH_") << QStringLiteral("%PATH%");
        QTest::newRow("home") << QStringLiteral("~root") << QStringLiteral("_root") << QStringLiteral("~root");
        QTest::newRow("tilde within") << QStringLiteral("a~b") << QStringLiteral("a~b") << QStringLiteral("a~b");
        QTest::newRow("ordinary") << QStringLiteral("R&D (2) #1") << QStringLiteral("R&D (2) #1")
                                  << QStringLiteral("R&D (2) #1");
    }
    void replacesWhatShellsTakeForTheirOwn()
    {
        QFETCH(QString, name);
        QFETCH(QString, safe);
        QFETCH(QString, stored);
        QCOMPARE(safeFileName(name), safe);
        QCOMPARE(storableFileName(name), stored);
    }

    void tellsNamesApartAsTheLeastFileSystemDoes()
    {
        const QString composed = QStringLiteral("h\u00e9ros");
        const QString decomposed = QStringLiteral("he\u0301ros");
        QVERIFY(composed != decomposed);
        QCOMPARE(fileNameKey(composed), fileNameKey(decomposed));
        QCOMPARE(fileNameKey(composed.toUpper()), fileNameKey(decomposed));
        QVERIFY(fileNameKey(composed) != fileNameKey(QStringLiteral("heros")));
    }

    void cutsLongNamesBetweenCharacters()
    {
        const QString rocket = QStringLiteral("\U0001f680");
        const QString safe = safeFileName(rocket.repeated(100));
        QCOMPARE(safe, rocket.repeated(50));
    }

    void changesASafeNameNoMore()
    {
        for (const QString &name :
             {QStringLiteral("a/b. "), QStringLiteral("aux"), QString(), QStringLiteral("x").repeated(999)})
            QCOMPARE(safeFileName(safeFileName(name)), safeFileName(name));
    }
};

HITBOX_CORE_TEST(SafeFileNameTest)
#include "safe_file_name_test.moc"
