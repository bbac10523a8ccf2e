#include "files/turns.h"

#include "document/names.h"
#include "files/file_writer_steps.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
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

Error stillHeld(const QString &folder, const QString &holder)
{
    return problemWith(folder, holder.isEmpty()
                                   ? TurnsWords::tr("another export is being written here: try again when it has "
                                                    "ended, or export into another folder")
                                   : TurnsWords::tr("another export is being written here (%1): try again when it has "
                                                    "ended, or export into another folder")
                                         .arg(holder));
}

Error waitedFor(const QString &folder, const QString &holder)
{
    return problemWith(folder,
                       holder.isEmpty()
                           ? TurnsWords::tr("waiting for another export that is being written here")
                           : TurnsWords::tr("waiting for another export that is being written here (%1)").arg(holder));
}

/// The clock starts anew when another one of those who wait gets its turn.
Result<std::unique_ptr<HeldFile>> turnIn(const QString &folder, const Waiting &waiting)
{
    using Clock = std::chrono::steady_clock;
    constexpr auto pause = std::chrono::milliseconds(5);
    const QString file = turnFile(folder);
    QString holder;
    const auto start = Clock::now();
    auto end = start + waiting.longest;
    bool isTold = !waiting.tell;
    for (;;) {
        Result<std::unique_ptr<HeldFile>> taken = HeldFile::takeOrTell(file);
        if (!taken && !QFileInfo(folder).isWritable())
            return std::unique_ptr<HeldFile>();
        if (!taken || *taken)
            return taken;
        const QString now = asShownLine(QString::fromUtf8(HeldFile::wordsIn(file)));
        if (now != holder && !now.isEmpty()) {
            holder = now;
            end = Clock::now() + waiting.longest;
        }
        if (!isTold && Clock::now() - start >= waiting.silent) {
            isTold = true;
            waiting.tell(waitedFor(folder, holder));
        }
        if (Clock::now() >= end)
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
