#include "files/file_writer.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

/// Saves files for file_writer_test, which makes its system calls fail, traces it, and kills it.
///
///     save_program PATH LETTER BYTES [ROUNDS]        writeWhole(), ROUNDS times
///     save_program --together FOLDER LETTER BYTES [OTHER]
///         writeTogether() of "a" and "sub/b", and of "c" in another folder
///     save_program --many FOLDER LETTER BYTES COUNT  writeTogether() of "0", "1"…
///     save_program --again FOLDER LETTER BYTES ROUNDS
///         writeTogether() of nine files, ROUNDS times, in every second one with the letter after that
///
/// Exit status 0 when it was told that everything was saved, 1 with the reason on stderr when not.
namespace {

int report(const hitbox::Result<hitbox::Done> &saved)
{
    if (saved)
        return 0;
    QTextStream(stderr) << saved.error().text() << '\n';
    return 1;
}

int saveAgain(const QString &folder, char letter, int size, int rounds)
{
    QTextStream(stdout) << "saving" << Qt::endl; // for whoever wants to meet a save
    for (int round = 0; round < rounds; ++round) {
        QList<hitbox::OutputFile> files;
        for (int i = 0; i < 9; ++i) {
            const QString place = i % 2 == 0 ? QString() : QStringLiteral("sub/");
            files.append({place + QString::number(i), QByteArray(size, char(letter + round % 2))});
        }
        if (const int status = report(hitbox::writeTogether(folder, files)); status != 0)
            return status;
    }
    return 0;
}

} // namespace

int main(int count, char **words)
{
    QStringList arguments;
    for (int i = 1; i < count; ++i)
        arguments.append(QFile::decodeName(words[i]));
    const bool isTogether = arguments.value(0) == QLatin1String("--together");
    const bool isMany = arguments.value(0) == QLatin1String("--many");
    const bool isAgain = arguments.value(0) == QLatin1String("--again");
    if (isTogether || isMany || isAgain)
        arguments.removeFirst();
    if (arguments.size() < 3)
        return 2;
    const QByteArray bytes(arguments[2].toInt(), arguments[1].at(0).toLatin1());
    if (isAgain)
        return saveAgain(arguments[0], arguments[1].at(0).toLatin1(), arguments[2].toInt(), arguments.value(3).toInt());
    if (isTogether) {
        QList<hitbox::OutputFolder> folders{{arguments[0], {{"a", bytes}, {"sub/b", bytes}}}};
        if (arguments.size() > 3)
            folders.append({arguments[3], {{"c", bytes}}});
        return report(hitbox::writeTogether(folders));
    }
    if (isMany) {
        QList<hitbox::OutputFile> files;
        for (int i = 0; i < arguments.value(3).toInt(); ++i)
            files.append({QString::number(i), bytes});
        return report(hitbox::writeTogether(arguments[0], files));
    }
    const int rounds = arguments.value(3, QStringLiteral("1")).toInt();
    if (rounds > 1)
        QTextStream(stdout) << "saving" << Qt::endl; // for whoever wants to meet a save
    for (int round = 0; round < rounds; ++round) {
        if (const int status = report(hitbox::writeWhole(arguments[0], bytes)); status != 0)
            return status;
    }
    return 0;
}
