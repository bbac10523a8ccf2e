#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>

/// Programs whose system calls fail, and what they leave.
namespace hitbox {

struct Outcome {
    int status = -1; ///< -1 when it was killed
    QString messages;
};

inline Outcome run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000))
        process.kill();
    const bool isExit = process.exitStatus() == QProcess::NormalExit && process.error() != QProcess::FailedToStart;
    return {.status = isExit ? process.exitCode() : -1, .messages = QString::fromUtf8(process.readAllStandardError())};
}

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

inline void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot prepare %s", qPrintable(path));
}

inline QStringList entriesOf(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

/// Whether strace can be used here to make calls of the program fail.
inline bool canTrace(const QString &program, const QString &folder)
{
    return run("strace", {"-f", "-o", "/dev/null", program, folder + "/x", "n", "1"}).status == 0;
}

} // namespace hitbox
