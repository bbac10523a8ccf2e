#include "cli/reference/completions.h"
#include "cli/reference/man_page.h"
#include "formats/all_formats.h"
#include "test_class.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace hitbox;

namespace {

QStringList formatIds()
{
    QStringList ids;
    for (const Format &format : allFormats())
        ids.append(format.id);
    return ids;
}

/// What `program` prints of the file, on both outputs; nothing where there is no such program.
std::optional<QString> printedBy(const QString &program, QStringList words, const QByteArray &content, int *status)
{
    if (QStandardPaths::findExecutable(program).isEmpty())
        return std::nullopt;
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    if (!file.open(QIODevice::ReadWrite) || file.write(content) != content.size())
        return QStringLiteral("no file");
    file.close();
    words.replaceInStrings(QStringLiteral("FILE"), file.fileName());
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(folder.path());
    process.start(program, words);
    process.waitForFinished();
    *status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return QString::fromUtf8(process.readAll());
}

} // namespace

/// What packages have beside the program says all that --help says.
class ReferenceTest : public QObject
{
    Q_OBJECT

private slots:
    void hasEveryCommandAndOption()
    {
        const QByteArray page = manPage(allCommands(), "1.2", "2026-11-23");
        const QByteArray bash = bashCompletion(allCommands(), formatIds());
        const QByteArray zsh = zshCompletion(allCommands(), formatIds());
        const QByteArray fish = fishCompletion(allCommands(), formatIds());
        QVERIFY(page.contains("1.2") && page.contains("2026-11-23"));
        for (const Command &command : allCommands()) {
            const QByteArray name = command.name;
            QVERIFY2(page.contains("\n.SS " + name + "\n"), command.name);
            QVERIFY2(bash.contains(name) && zsh.contains("'" + name + ":") && fish.contains(" -a " + name + " "),
                     command.name);
            for (const OptionRule &option : command.options) {
                QByteArray written = QByteArray("--") + option.name;
                const QByteArray place = name + " " + written;
                QVERIFY2(bash.contains(written) && zsh.contains(written), place.constData());
                QVERIFY2(fish.contains("from " + name + "' -l " + option.name + " "), place.constData());
                written.replace('-', "\\-");
                QVERIFY2(page.contains("\\fB" + written + "\\fR"), place.constData());
            }
        }
        for (const QString &format : formatIds())
            QVERIFY2(bash.contains(format.toUtf8()) && zsh.contains(format.toUtf8()) && fish.contains(format.toUtf8()),
                     qPrintable(format));
    }

    void completesInBash_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("offered");
        QTest::newRow("a command") << "hitbox ti"
                                   << "timeline";
        QTest::newRow("an option") << "hitbox export a.hitbox --depfile-"
                                   << "--depfile-target";
        QTest::newRow("a format") << "hitbox export a.hitbox --format godot"
                                  << "godot4 godot3";
        QTest::newRow("a file") << "hitbox check fi"
                                << "file";
        QTest::newRow("nothing there") << "hitbox nonsense --x"
                                       << "";
    }

    void completesInBash()
    {
        QFETCH(QString, words);
        QFETCH(QString, offered);
        int status = 0;
        const QString script =
            QStringLiteral(". FILE; COMP_WORDS=(%1); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _hitbox; "
                           "echo \"${COMPREPLY[*]}\"")
                .arg(words);
        const std::optional<QString> printed =
            printedBy("bash", {"-c", script}, bashCompletion(allCommands(), formatIds()), &status);
        if (!printed)
            QSKIP("there is no bash");
        QCOMPARE(printed->trimmed(), offered);
        QCOMPARE(status, 0);
    }

    void isWellFormed_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("bash") << "bash" << QStringList{"-n", "FILE"} << bashCompletion(allCommands(), formatIds());
        QTest::newRow("zsh") << "zsh" << QStringList{"-n", "FILE"} << zshCompletion(allCommands(), formatIds());
        QTest::newRow("fish") << "fish" << QStringList{"-n", "FILE"} << fishCompletion(allCommands(), formatIds());
        QTest::newRow("man page") << "mandoc" << QStringList{"-Tlint", "-Wwarning", "FILE"}
                                  << manPage(allCommands(), "1.2", "2026-11-23");
    }

    void isWellFormed()
    {
        QFETCH(QString, program);
        QFETCH(QStringList, words);
        QFETCH(QByteArray, content);
        int status = 0;
        const std::optional<QString> printed = printedBy(program, words, content, &status);
        if (!printed)
            QSKIP(qPrintable("there is no " + program));
        QCOMPARE(*printed, QString(""));
        QCOMPARE(status, 0);
    }
};

HITBOX_TEST(ReferenceTest)
#include "reference_test.moc"
