#include "cli/program.h"
#include "file_bytes.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

namespace hitbox::cli_test {

namespace {

Run finished(QProcess &process)
{
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError()),
                -1};
    return {QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError()),
            process.exitCode()};
}

} // namespace

QJsonObject Run::json() const
{
    return QJsonDocument::fromJson(out.toUtf8()).object();
}

Run run(const QStringList &arguments, const QString &folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(HITBOX_PROGRAM), arguments);
    return finished(process);
}

Run shell(const QString &line, const QString &folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HITBOX"), QStringLiteral(HITBOX_PROGRAM));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("sh"), {QStringLiteral("-c"), line});
    return finished(process);
}

void Folder::write(const QString &name, const QByteArray &bytes) const
{
    writeFile(file(name), bytes);
}

QByteArray Folder::read(const QString &name) const
{
    return bytesOfFile(file(name));
}

QStringList Folder::entries() const
{
    return QDir(path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

void Folder::writeLopsided(const QString &name, const QByteArray &before, const QByteArray &after) const
{
    QFile sample(QStringLiteral(HITBOX_SOURCE_DIR "/tests/golden/lopsided.hitbox"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QByteArray bytes = sample.readAll();
    if (!before.isEmpty()) {
        QVERIFY2(bytes.contains(before), before.constData());
        bytes.replace(before, after);
    }
    write(name, bytes);
}

void Folder::writeImage(const QString &name) const
{
    QImage image(192, 80, QImage::Format_ARGB32);
    image.fill(Qt::darkCyan);
    QVERIFY(image.save(file(name), "PNG"));
}

} // namespace hitbox::cli_test
