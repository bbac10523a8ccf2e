#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

/// The real engine in a folder of its own. Its exit status says nothing, so only what it prints counts.
namespace hitbox::godot3 {

inline bool isInstalled()
{
    return !QStandardPaths::findExecutable(QStringLiteral("godot3-server")).isEmpty();
}

inline bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// What the engine prints, started in the folder with the arguments, all that it keeps beside them.
inline QStringList linesWith(const QStringList &arguments, const QString &folder)
{
    // What the engine would complain of before it comes to the scene.
    QDir(folder).mkpath(QStringLiteral("godot/app_userdata/hitbox check/logs"));
    QFile::copy(QStringLiteral(HITBOX_TEST_DIR "/godot3/project.godot"),
                QDir(folder).filePath(QStringLiteral("project.godot")));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.insert(QString::fromLatin1(name), folder);
    for (const char *name : {"LC_ALL", "LANG"})
        environment.insert(QString::fromLatin1(name), QStringLiteral("en_US.UTF-8"));
    QProcess engine;
    engine.setProcessEnvironment(environment);
    engine.setProcessChannelMode(QProcess::MergedChannels);
    engine.start(QStringLiteral("godot3-server"), QStringList{QStringLiteral("--path"), folder} + arguments);
    if (!engine.waitForFinished(120'000))
        return {QStringLiteral("the engine did not end")};
    return QString::fromUtf8(engine.readAll()).split(u'\n');
}

/// The lines that the script of tests/engines/godot3 prints, run in the folder.
inline QStringList linesOf(const QString &script, const QString &folder)
{
    QFile::copy(QStringLiteral(HITBOX_TEST_DIR "/godot3/") + script, QDir(folder).filePath(script));
    return linesWith({QStringLiteral("-s"), script}, folder);
}

/// Makes of the images of the folder what scenes show; only the engine's editor does.
inline QStringList importImages(const QString &folder)
{
    return linesWith({QStringLiteral("-e"), QStringLiteral("--quit")}, folder);
}

/// Empty when the engine came to its end without an error or a warning.
inline QString complaint(const QStringList &lines)
{
    for (const QString &line : lines) {
        if (line.contains(QStringLiteral("ERROR")) || line.contains(QStringLiteral("WARNING")))
            return line;
    }
    return lines.contains(QStringLiteral("done")) ? QString() : lines.join(u'\n').left(4000);
}

} // namespace hitbox::godot3
