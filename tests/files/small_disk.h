#pragma once

#include <QDir>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <optional>

#include <unistd.h>

/// A disk that gets full: a small file system in memory.
namespace hitbox {

struct SmallDiskRun {
    int status = -1; ///< -1 when it was killed
    QString output;
    QString messages;
};

/// Runs a line of the shell while a file system of `bytes` is mounted on the folder $1, which is made when missing;
/// `arguments` are $2 and on. What is on the disk is gone afterwards. The superuser mounts, and where that is refused,
/// as in a container, or to other users, it is done in a namespace of their own. Nothing where neither is allowed.
inline std::optional<SmallDiskRun> runWithSmallDisk(const QString &folder, int bytes, const QString &line,
                                                    const QStringList &arguments)
{
    constexpr int cannotMount = 99;
    const QString script = QStringLiteral("mount -t tmpfs -o size=%1 none \"$1\" || exit %2\n"
                                          "(\n%3\n)\n"
                                          "status=$?; umount \"$1\"; exit $status")
                               .arg(QString::number(bytes), QString::number(cannotMount), line);
    const QStringList inShell = QStringList{QStringLiteral("-c"), script, QStringLiteral("sh"), folder} + arguments;
    const auto runOf = [](const QString &program, const QStringList &words) {
        QProcess process;
        process.start(program, words);
        if (!process.waitForFinished(60'000))
            process.kill();
        const bool hasEnded =
            process.exitStatus() == QProcess::NormalExit && process.error() != QProcess::FailedToStart;
        return SmallDiskRun{hasEnded ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
                            QString::fromUtf8(process.readAllStandardError())};
    };
    if (!QDir().mkpath(folder))
        return std::nullopt;
    if (::geteuid() == 0) {
        const SmallDiskRun mounted = runOf(QStringLiteral("sh"), inShell);
        if (mounted.status != cannotMount)
            return mounted;
    }
    const SmallDiskRun unshared =
        runOf(QStringLiteral("unshare"), QStringList{QStringLiteral("-Urm"), QStringLiteral("sh")} + inShell);
    // What unshare itself is refused it says in its own name.
    if (unshared.status == cannotMount || unshared.status == -1 || unshared.messages.startsWith(u"unshare:"))
        return std::nullopt;
    return unshared;
}

} // namespace hitbox
