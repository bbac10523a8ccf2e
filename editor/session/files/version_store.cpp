#include "session/files/version_store.h"

#include "document/limits.h"
#include "files/content_digest.h"
#include "files/file_writer.h"
#include "files/held_file.h"
#include "formats/project/project_file.h"
#include "images/inflate.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QThread>
#include <QtEndian>

#include <algorithm>
#include <memory>

namespace hitbox {

namespace {

class VersionWords
{
    Q_DECLARE_TR_FUNCTIONS(Versions)
};

constexpr QLatin1String projectKey("project");
constexpr QLatin1String savedKey("saved");
constexpr QLatin1String stateKey("sha256");
constexpr qint64 mostNoteBytes = qint64(64) * 1024;
constexpr qsizetype mostNotes = 1000; ///< of one project that are looked at, the newest
constexpr int digestBytes = 32;

/// The same through whichever link it was opened.
QString realProject(const QString &project)
{
    const QFileInfo file(project);
    const QString real = file.canonicalFilePath();
    return real.isEmpty() ? file.absoluteFilePath() : real;
}

QString folderOf(const QString &store, const QString &realPath)
{
    return QDir(store).filePath(QString::fromLatin1(contentDigest(realPath.toUtf8()).toHex()));
}

QString noteName(qint64 number)
{
    return QStringLiteral("%1.json").arg(number, 10, 10, QLatin1Char('0'));
}

/// 0 for what is no note.
qint64 numberIn(const QString &noteName)
{
    static const QRegularExpression pattern(QStringLiteral(R"(^(\d{10,15})\.json$)"));
    return pattern.match(noteName).captured(1).toLongLong();
}

QString stateName(const QByteArray &digest)
{
    return QString::fromLatin1(digest.toHex()) + QStringLiteral(".z");
}

QString stateFile(const Version &version)
{
    return QFileInfo(version.file).dir().filePath(stateName(version.digest));
}

QByteArray noteOn(const QString &project, const QDateTime &savedAt, const QByteArray &digest)
{
    return QJsonDocument(QJsonObject{{projectKey, project},
                                     {savedKey, savedAt.toUTC().toString(Qt::ISODateWithMs)},
                                     {stateKey, QString::fromLatin1(digest.toHex())}})
        .toJson();
}

/// One that is not readable where the note is damaged or on another project.
Version versionIn(const QFileInfo &note, const QString &project)
{
    Version version{.file = note.absoluteFilePath(), .number = numberIn(note.fileName())};
    const Result<QByteArray> bytes = readWhole(version.file, mostNoteBytes);
    if (!bytes)
        return version;
    const QJsonObject read = QJsonDocument::fromJson(*bytes).object();
    const QByteArray digest = QByteArray::fromHex(read.value(stateKey).toString().toLatin1());
    const QDateTime savedAt = QDateTime::fromString(read.value(savedKey).toString(), Qt::ISODateWithMs);
    if (digest.size() != digestBytes || !savedAt.isValid() || read.value(projectKey).toString() != project)
        return version;
    version.project = project;
    version.savedAt = savedAt.toUTC();
    version.digest = digest;
    return version;
}

QList<Version> versionsIn(const QString &folder, const QString &project)
{
    QFileInfoList notes = QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files);
    notes.removeIf([](const QFileInfo &note) { return numberIn(note.fileName()) == 0; });
    std::ranges::sort(notes, std::ranges::greater(), [](const QFileInfo &note) { return numberIn(note.fileName()); });
    QList<Version> found;
    for (const QFileInfo &note : std::as_const(notes).mid(0, mostNotes))
        found.append(versionIn(note, project));
    return found;
}

Error versionError(const QString &file, const QString &what)
{
    return {.file = file, .place = {}, .what = what};
}

/// What qCompress() made, without taking its word for how much it is.
Result<QByteArray> unpacked(const QByteArray &packed, const QString &file)
{
    constexpr qsizetype headerBytes = 4;
    const Error damaged = versionError(file, VersionWords::tr("this saved version is damaged"));
    if (packed.size() <= headerBytes)
        return damaged;
    const qint64 size = qFromBigEndian<quint32>(packed.constData());
    if (size > limits::fileBytes)
        return versionError(file,
                            VersionWords::tr("this saved version claims more than the %1 MiB that a project may have")
                                .arg(limits::fileBytes / (1024 * 1024)));
    std::optional<QByteArray> bytes =
        inflated(QByteArrayView(packed).sliced(headerBytes), qsizetype(size), DeflateWrapping::Zlib);
    if (!bytes)
        return damaged;
    return std::move(*bytes);
}

Result<QByteArray> stateBytes(const QString &file, const QByteArray &digest)
{
    const Result<QByteArray> packed = readWhole(file);
    if (!packed)
        return packed.error();
    Result<QByteArray> bytes = unpacked(*packed, file);
    if (bytes && contentDigest(*bytes) != digest)
        return versionError(file, VersionWords::tr("this saved version holds other bytes than were saved"));
    return bytes;
}

/// Waits while another editor keeps a version of the same project.
std::unique_ptr<HeldFile> heldFolder(const QString &folder)
{
    constexpr int tries = 200;
    constexpr unsigned long pause = 50; // milliseconds
    const QString lock = QDir(folder).filePath(QStringLiteral("lock"));
    for (int i = 0; i < tries; ++i) {
        if (std::unique_ptr<HeldFile> held = HeldFile::take(lock))
            return held;
        if (!QFileInfo(folder).isWritable())
            return nullptr;
        QThread::msleep(pause);
    }
    return nullptr;
}

Result<Done> writeState(const QString &folder, const QByteArray &digest, const QByteArray &bytes)
{
    const QString file = QDir(folder).filePath(stateName(digest));
    if (stateBytes(file, digest))
        return Done{};
    if (const Result<Done> written = writeWhole(file, qCompress(bytes)); !written)
        return written;
    const Result<QByteArray> back = stateBytes(file, digest);
    if (!back)
        return back.error();
    if (*back != bytes)
        return versionError(file, VersionWords::tr("what was written reads back differently"));
    return Done{};
}

/// What kills left of files that were being written.
void sweep(const QString &folder)
{
    static const QRegularExpression pattern(QStringLiteral(R"(^\.([0-9a-f]{64}\.z|\d{10,15}\.json))"));
    QStringList paths;
    for (const QString &name : QDir(folder).entryList(QDir::Files | QDir::Hidden)) {
        if (const QRegularExpressionMatch match = pattern.match(name); match.hasMatch())
            paths.append(QDir(folder).filePath(match.captured(1)));
    }
    removeLeftovers(paths);
}

/// States that no note is on go too.
void removeOutdated(const QString &folder, const QString &project, int newest)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto packedBytes = [](const Version &version) { return QFileInfo(stateFile(version)).size(); };
    for (const Version &version : outdatedVersions(versionsIn(folder, project), newest, now, packedBytes))
        QFile::remove(version.file);
    QSet<QString> wanted;
    for (const Version &version : versionsIn(folder, project))
        wanted.insert(stateName(version.digest));
    static const QRegularExpression pattern(QStringLiteral(R"(^[0-9a-f]{64}\.z$)"));
    for (const QString &name : QDir(folder).entryList({QStringLiteral("*.z")}, QDir::Files)) {
        if (pattern.match(name).hasMatch() && !wanted.contains(name))
            QFile::remove(QDir(folder).filePath(name));
    }
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files))
        bytes += file.size();
    return bytes;
}

void removeVersionsIn(const QString &folder)
{
    std::unique_ptr<HeldFile> held = HeldFile::take(QDir(folder).filePath(QStringLiteral("lock")));
    if (!held)
        return; // somebody saves that project
    sweep(folder);
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        if (numberIn(name) > 0 || name.endsWith(QLatin1String(".z")))
            QFile::remove(QDir(folder).filePath(name));
    }
    held.reset();
    QDir().rmdir(folder);
}

/// Other projects make room, those that were saved longest ago first.
void makeRoom(const QString &store, const QString &kept)
{
    static const QRegularExpression pattern(QStringLiteral("^[0-9a-f]{64}$"));
    QFileInfoList folders = QDir(store).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    folders.removeIf([](const QFileInfo &folder) { return !pattern.match(folder.fileName()).hasMatch(); });
    std::ranges::sort(folders, std::ranges::greater(), &QFileInfo::lastModified);
    qint64 bytes = bytesIn(kept);
    for (const QFileInfo &folder : std::as_const(folders)) {
        if (folder.absoluteFilePath() == QFileInfo(kept).absoluteFilePath())
            continue;
        bytes += bytesIn(folder.absoluteFilePath());
        if (bytes > mostVersionBytesInAll)
            removeVersionsIn(folder.absoluteFilePath());
    }
}

/// The versions that stay for what they are: the newest states, damaged notes among them, and the last one of each day.
struct Staying {
    QSet<qint64> newest;
    QList<Version> daily; ///< that are not among the newest, the newest first
};

Staying staying(const QList<Version> &all, int newest, const QDateTime &now)
{
    Staying stay;
    QSet<QByteArray> states;
    QSet<QDate> days;
    const QDate oldest = now.toLocalTime().date().addDays(-dailyVersionsStay.count());
    for (const Version &version : all) {
        const bool isNewest = states.size() < newest && !states.contains(version.digest);
        if (!version.isReadable()) {
            if (states.size() < newest)
                stay.newest.insert(version.number);
            continue;
        }
        const QDate day = version.savedAt.toLocalTime().date();
        const bool isLastOfDay = !days.contains(day);
        days.insert(day);
        if (isNewest) {
            states.insert(version.digest);
            stay.newest.insert(version.number);
        } else if (isLastOfDay && day > oldest && stay.daily.size() < dailyVersionsStay.count()) {
            stay.daily.append(version);
        }
    }
    return stay;
}

} // namespace

QList<Version> outdatedVersions(const QList<Version> &all, int newest, const QDateTime &now,
                                const std::function<qint64(const Version &)> &packedBytes)
{
    const Staying stay = staying(all, newest, now);
    QSet<qint64> numbers = stay.newest;
    QSet<QByteArray> counted; // states are there once
    for (const Version &version : all) {
        if (numbers.contains(version.number))
            counted.insert(version.digest);
    }
    qint64 bytes = 0;
    for (const Version &version : stay.daily) {
        if (!counted.contains(version.digest))
            bytes += packedBytes(version);
        if (bytes > mostVersionBytes)
            break;
        counted.insert(version.digest);
        numbers.insert(version.number);
    }
    QList<Version> outdated;
    for (const Version &version : all) {
        if (!numbers.contains(version.number))
            outdated.append(version);
    }
    return outdated;
}

Result<Done> keepVersion(const QString &store, const QString &project, const QByteArray &bytes, int newest,
                         const QDateTime &savedAt)
{
    const QString path = realProject(project);
    const QString folder = folderOf(store, path);
    const QByteArray digest = contentDigest(bytes);
    QDir().mkpath(folder);
    const std::unique_ptr<HeldFile> held = heldFolder(folder);
    if (!held)
        return versionError(folder, VersionWords::tr("nothing can be written there, or another editor holds it"));
    const QList<Version> before = versionsIn(folder, path);
    if (const Result<Done> written = writeState(folder, digest, bytes); !written)
        return written;
    if (!before.isEmpty() && before.constFirst().digest == digest)
        return Done{};
    const qint64 number = before.isEmpty() ? 1 : before.constFirst().number + 1;
    const QString note = QDir(folder).filePath(noteName(number));
    if (const Result<Done> written = writeWhole(note, noteOn(path, savedAt, digest)); !written)
        return written;
    if (versionIn(QFileInfo(note), path).digest != digest)
        return versionError(note, VersionWords::tr("what was written reads back differently"));
    removeOutdated(folder, path, newest);
    sweep(folder);
    makeRoom(store, folder);
    return Done{};
}

QList<Version> versionsOf(const QString &store, const QString &project)
{
    const QString path = realProject(project);
    return versionsIn(folderOf(store, path), path);
}

Result<Document> readVersion(const Version &version)
{
    if (!version.isReadable())
        return versionError(version.file, VersionWords::tr("the note on this saved version is damaged"));
    const QString file = stateFile(version);
    const Result<QByteArray> bytes = stateBytes(file, version.digest);
    if (!bytes)
        return bytes.error();
    return parseProject(*bytes, file);
}

} // namespace hitbox
