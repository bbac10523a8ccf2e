#include "files/turns.h"

#include "document/names.h"
#include "files/file_writer_steps.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSysInfo>

#include <thread>

namespace hitbox::writing {

namespace {

class TurnsWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

/// As shown to those who wait.
QString ownWords()
{
    return QStringLiteral("%1, process %2 on %3, since %4")
        .arg(QCoreApplication::applicationName(), QString::number(QCoreApplication::applicationPid()),
             QSysInfo::machineHostName(), QDateTime::currentDateTime().toString(Qt::ISODateWithMs));
}

/// The words are of a process that has ended on this machine.
bool isOfNobody(const QString &words)
{
    static const QRegularExpression pattern(QStringLiteral(", process (\\d+) on (.*), since "));
    const QRegularExpressionMatch match = pattern.match(words);
    return match.hasMatch() && match.captured(2) == asShownLine(QSysInfo::machineHostName()) &&
           !HeldFile::isRunning(match.captured(1).toLongLong());
}

Error stillHeld(const QString &folder, const QString &holder)
{
    if (isOfNobody(holder))
        return problemWith(folder, TurnsWords::tr("a program that tells nothing of itself holds the file “%1” here, by "
                                                  "which exports take turns: remove that file, or export into another "
                                                  "folder")
                                       .arg(QFileInfo(turnFile(folder)).fileName()));
    return problemWith(folder, holder.isEmpty()
                                   ? TurnsWords::tr("another export is being written here: try again when it has "
                                                    "ended, or export into another folder")
                                   : TurnsWords::tr("another export is being written here (%1): try again when it has "
                                                    "ended, or export into another folder")
                                         .arg(holder));
}

Error waitedFor(const QString &folder, const QString &holder)
{
    const bool isNamed = !holder.isEmpty() && !isOfNobody(holder);
    return problemWith(
        folder, isNamed ? TurnsWords::tr("waiting for another export that is being written here (%1)").arg(holder)
                        : TurnsWords::tr("waiting for another export that is being written here"));
}

/// The clock starts anew when another one of those who wait gets its turn.
Result<std::unique_ptr<HeldFile>> turnIn(const QString &folder, const Waiting &waiting)
{
    using Clock = std::chrono::steady_clock;
    constexpr auto pause = std::chrono::milliseconds(5);
    const QString file = turnFile(folder);
    QString holder;
    const auto start = Clock::now();
    auto begin = start;
    auto lastLet = start; // to look at the file
    bool isTold = !waiting.tell;
    for (;;) {
        Result<std::unique_ptr<HeldFile>> taken = HeldFile::takeOrTell(file, HeldFile::Holders::WhoCanWriteTheFolder);
        if (!taken && !QFileInfo(folder).isWritable())
            return std::unique_ptr<HeldFile>();
        // Another user's may have just been made, and not be let to others yet.
        if (taken)
            lastLet = Clock::now();
        const bool isNew = !taken && QFileInfo(file).isFile() && Clock::now() < lastLet + waiting.silent;
        if (!isNew && (!taken || *taken))
            return taken;
        const QString now = asShownLine(QString::fromUtf8(HeldFile::wordsIn(file)));
        if (now != holder && !now.isEmpty()) {
            holder = now;
            begin = Clock::now();
        }
        if (!isTold && Clock::now() - start >= waiting.silent) {
            isTold = true;
            waiting.tell(waitedFor(folder, holder));
        }
        if (Clock::now() >= begin + waiting.longest ||
            (Clock::now() >= begin + waiting.longestOfNobody && isOfNobody(holder)))
            return stillHeld(folder, holder);
        std::this_thread::sleep_for(pause);
    }
}

} // namespace

QString turnFile(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral(".hitbox-turn"));
}

Result<Turns> takeTurns(QStringList folders, const Waiting &waiting)
{
    folders.sort(); // the same order for all, so that no two of them wait for each other
    Turns turns;
    for (const QString &folder : std::as_const(folders)) {
        Result<std::unique_ptr<HeldFile>> turn = turnIn(folder, waiting);
        if (!turn)
            return turn.error();
        if (!*turn)
            continue;
        (*turn)->tell(ownWords().toUtf8());
        turns.push_back(std::move(*turn));
    }
    return Result<Turns>(std::move(turns));
}

} // namespace hitbox::writing
