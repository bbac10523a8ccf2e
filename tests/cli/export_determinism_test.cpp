#include "cli/program.h"
#include "formats/comma_locale.h"
#include "test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QMap>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

using Bytes = QMap<QString, QByteArray>; // by path below the folder

Bytes filesBelow(const QString &folder)
{
    Bytes files;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        files.insert(QDir(folder).relativeFilePath(file.fileName()),
                     file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)"));
    }
    return files;
}

} // namespace

/// The bytes of an export depend on the project, the images and the options, and on nothing else.
class ExportDeterminismTest : public QObject
{
    Q_OBJECT

    static void everyFormat()
    {
        QTest::addColumn<QString>("id");
        const Run formats = run({QStringLiteral("formats"), QStringLiteral("--json")}, QDir::tempPath());
        for (const QJsonValue format : formats.json()[QStringLiteral("exporters")].toArray()) {
            const QString id = format[QStringLiteral("id")].toString();
            QTest::newRow(qPrintable(id)) << id;
        }
    }

    static void prepare(const Folder &folder)
    {
        folder.writeLopsided(QStringLiteral("lopsided.hitbox"));
        folder.writeImage(QStringLiteral("lopsided.png"));
    }

private slots:
    void writesTheSameFromAnotherFolder_data() { everyFormat(); }
    void writesTheSameFromAnotherFolder()
    {
        QFETCH(QString, id);
        const Folder first;
        prepare(first);
        const Run here = run({QStringLiteral("export"), QStringLiteral("lopsided.hitbox"), QStringLiteral("--format"),
                              id, QStringLiteral("--out"), QStringLiteral("out")},
                             first.path());
        QCOMPARE(here.status, 0);
        const Bytes expected = filesBelow(first.file(QStringLiteral("out")));
        QVERIFY(!expected.isEmpty());

        const Folder second;
        prepare(second);
        const Run away =
            run({QStringLiteral("export"), second.file(QStringLiteral("lopsided.hitbox")), QStringLiteral("--format"),
                 id, QStringLiteral("--out"), second.file(QStringLiteral("out"))},
                QStringLiteral("/"));
        QCOMPARE(away.status, 0);
        QCOMPARE(filesBelow(second.file(QStringLiteral("out"))), expected);
    }

    void writesTheSameInAnotherLocaleAndTimeZone_data() { everyFormat(); }
    void writesTheSameInAnotherLocaleAndTimeZone()
    {
        if (!m_locale.canBeBuilt())
            QSKIP("a locale with a decimal comma cannot be built here");
        QVERIFY(m_locale.begin()); // the program would fall back to the C locale without a word
        QFETCH(QString, id);
        const Folder folder;
        prepare(folder);
        const QString line = QStringLiteral("\"$HITBOX\" export lopsided.hitbox --format %1 --out ").arg(id);
        QCOMPARE(shell(QStringLiteral("LC_ALL=C TZ=UTC ") + line + QStringLiteral("plain"), folder.path()).status, 0);
        const QString german =
            QStringLiteral("LOCPATH='%1' LC_ALL=%2 TZ=Asia/Kolkata ").arg(m_locale.folder(), m_locale.name());
        QCOMPARE(shell(german + line + QStringLiteral("german"), folder.path()).status, 0);
        const Bytes expected = filesBelow(folder.file(QStringLiteral("plain")));
        QVERIFY(!expected.isEmpty());
        QCOMPARE(filesBelow(folder.file(QStringLiteral("german"))), expected);
    }

    void writesWholeFilesWhenManyWriteToOneFolder()
    {
        const Folder folder;
        Bytes expected;
        QString all;
        for (int i = 0; i < 12; ++i) {
            const QString name = QString::number(i);
            folder.writeLopsided(name + QStringLiteral(".hitbox"));
            all += QStringLiteral("\"$HITBOX\" export %1.hitbox --format json --out out & ").arg(name);
        }
        const Run done = shell(all + QStringLiteral("wait"), folder.path());
        QCOMPARE(done.err, QString());
        QCOMPARE(run({QStringLiteral("export"), QStringLiteral("0.hitbox"), QStringLiteral("--format=json"),
                      QStringLiteral("--out=alone")},
                     folder.path())
                     .status,
                 0);
        const QByteArray level = folder.read(QStringLiteral("alone/duel_stage.json")); // of one name in all projects
        QVERIFY(!level.isEmpty());
        expected.insert(QStringLiteral("duel_stage.json"), level);
        for (int i = 0; i < 12; ++i)
            expected.insert(QStringLiteral("%1.json").arg(i),
                            folder.read(QStringLiteral("alone/0.json"))
                                .replace("\"project\": \"0\"", "\"project\": \"" + QByteArray::number(i) + '"'));
        QCOMPARE(filesBelow(folder.file(QStringLiteral("out"))), expected);
    }

private:
    const hitbox::CommaLocale m_locale;
};

HITBOX_CORE_TEST(ExportDeterminismTest)
#include "export_determinism_test.moc"
