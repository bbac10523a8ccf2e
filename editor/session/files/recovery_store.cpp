#include "session/files/recovery_store.h"

#include "files/file_writer.h"
#include "files/held_file.h"
#include "formats/project/project_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace hitbox {

namespace {

constexpr QLatin1String pathKey("project");
constexpr QLatin1String digestKey("sha256");
constexpr QLatin1String nameKey("name");

QString lockName()
{
    return QStringLiteral("lock");
}

/// The note beside a recovery file.
QString noteOf(const QString &file)
{
    return file + QStringLiteral(".json");
}

QByteArray noteBytes(const RecoveryOrigin &origin)
{
    const QJsonObject note{
        {pathKey, origin.path}, {digestKey, QString::fromLatin1(origin.digest.toHex())}, {nameKey, origin.name}};
    return QJsonDocument(note).toJson();
}

RecoveryOrigin originIn(const QString &note)
{
    const Result<QByteArray> bytes = readWhole(note);
    if (!bytes)
        return {};
    const QJsonObject read = QJsonDocument::fromJson(*bytes).object();
    return {read.value(pathKey).toString(), QByteArray::fromHex(read.value(digestKey).toString().toLatin1()),
            read.value(nameKey).toString()};
}

} // namespace

/// Another run that starts in between may take the folder for one that was left behind. It is that one's, then.
RecoveryStore::RecoveryStore(QString base)
    : m_base(std::move(base))
{
    constexpr int tries = 10;
    for (int i = 0; i < tries && !m_lock; ++i) {
        if (!m_folder.isEmpty())
            QDir().rmdir(m_folder);
        m_folder = m_base + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
        QDir().mkpath(m_folder);
        m_lock = HeldFile::take(QDir(m_folder).filePath(lockName()));
    }
}

/// Folders go once there is nothing left in them.
RecoveryStore::~RecoveryStore()
{
    m_lock.reset();
    QDir().rmdir(m_folder);
    for (std::unique_ptr<HeldFile> &lock : m_taken) {
        const QString folder = QFileInfo(lock->path()).absolutePath();
        lock.reset();
        QDir().rmdir(folder);
    }
}

QString RecoveryStore::newFile()
{
    return QDir(m_folder).filePath(QStringLiteral("%1.hitbox").arg(++m_given));
}

QString RecoveryStore::closedFolder() const
{
    return QDir(m_base).filePath(QStringLiteral("closed"));
}

QString RecoveryStore::versionStore() const
{
    return QDir(m_base).filePath(QStringLiteral("versions"));
}

/// Of another one.
bool RecoveryStore::isOfARun(const QString &folder) const
{
    const QStringList others{m_folder, closedFolder(), versionStore()};
    return std::ranges::none_of(
        others, [&folder](const QString &other) { return QFileInfo(other).absoluteFilePath() == folder; });
}

void RecoveryStore::take(const QString &folder)
{
    if (std::unique_ptr<HeldFile> lock = HeldFile::take(QDir(folder).filePath(lockName())))
        m_taken.push_back(std::move(lock));
}

QList<Recovery> RecoveryStore::leftBehind()
{
    for (const QFileInfo &folder : QDir(m_base).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (isOfARun(folder.absoluteFilePath()))
            take(folder.absoluteFilePath());
    }
    QList<Recovery> found;
    for (const auto &lock : m_taken)
        found += recoveriesIn(QFileInfo(lock->path()).absolutePath());
    std::ranges::stable_sort(found, {}, &Recovery::savedAt);
    return found;
}

QList<Recovery> recoveriesIn(const QString &folder)
{
    QList<Recovery> found;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.hitbox")}, QDir::Files)) {
        const QString path = file.absoluteFilePath();
        found.append({path, originIn(noteOf(path)), file.lastModified()});
    }
    std::ranges::stable_sort(found, {}, &Recovery::savedAt);
    return found;
}

Result<Done> keepRecovery(const QString &file, const Document &document, const RecoveryOrigin &origin)
{
    const QByteArray bytes = projectBytes(document);
    const QFileInfo info(file);
    const Result<Done> written = writeTogether(
        info.absolutePath(), {{info.fileName(), bytes}, {QFileInfo(noteOf(file)).fileName(), noteBytes(origin)}});
    if (!written)
        return written;
    const Result<Document> back = readProject(file);
    if (!back)
        return back.error();
    if (*back != document)
        return Error{file, {}, QCoreApplication::translate("Recovery", "what was written reads back differently")};
    return Done{};
}

Result<Document> readRecovery(const Recovery &recovery)
{
    return readProject(recovery.file);
}

void removeRecovery(const QString &file)
{
    QFile::remove(file);
    QFile::remove(noteOf(file));
}

} // namespace hitbox
