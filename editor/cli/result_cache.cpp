#include "cli/result_cache.h"

#include "cli/project_input.h"
#include "files/file_writer.h"
#include "files/loose_file.h"
#include "files/real_path.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr qint64 mostEntryBytes = qint64(64) << 20;
constexpr quint32 entryMagic = 0x48425844; ///< "HBXD"
constexpr auto digestAlgorithm = QCryptographicHash::Sha256;
constexpr int digestBytes = 32;

QByteArray cacheDigestOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, digestAlgorithm);
}

/// Of all parts, each with its length, so that none runs into the next.
QByteArray digestOfAll(const QList<QByteArray> &parts)
{
    QCryptographicHash hash(digestAlgorithm);
    for (const QByteArray &part : parts) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    }
    return hash.result();
}

/// Another build may know other rules.
QByteArray digestOfProgram()
{
    const Result<QByteArray> program = readWhole(QCoreApplication::applicationFilePath());
    return program ? cacheDigestOf(*program) : QByteArray();
}

/// The names in the folder of an image that is not there: the one that is meant may be among them.
QByteArray digestOfFolder(const QString &path)
{
    return cacheDigestOf(QFileInfo(path).dir().entryList(QDir::Files).join(u'\0').toUtf8());
}

struct Entry {
    QList<std::pair<QString, QByteArray>> images; ///< paths and digests
    QList<std::pair<QString, QByteArray>> places; ///< paths and states
    int status = 0;
    QByteArray result;
};

QByteArray bytesOf(const Entry &entry)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << entryMagic << entry.images << entry.places << entry.status << entry.result;
    return bytes + cacheDigestOf(bytes);
}

std::optional<Entry> entryIn(const QByteArray &bytes)
{
    if (bytes.size() <= digestBytes)
        return std::nullopt;
    const QByteArray content = bytes.chopped(digestBytes);
    if (cacheDigestOf(content) != bytes.last(digestBytes))
        return std::nullopt;
    QDataStream stream(content);
    stream.setVersion(QDataStream::Qt_6_0);
    quint32 magic = 0;
    Entry entry;
    stream >> magic >> entry.images >> entry.places >> entry.status >> entry.result;
    const bool isStatus = entry.status >= int(ExitStatus::Done) && entry.status <= int(ExitStatus::Findings);
    if (stream.status() != QDataStream::Ok || magic != entryMagic || !isStatus)
        return std::nullopt;
    return entry;
}

QByteArray stateOfPlace(const QString &path)
{
    const QString real = realPath(path);
    return (QFileInfo(real).isFile() ? "file " : "none ") + real.toUtf8();
}

/// Invalid for what is not there.
QDateTime lastChangeOf(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() ? std::max(file.lastModified(), file.metadataChangeTime()) : QDateTime();
}

} // namespace

QList<CachedPlace> placesNow(const QStringList &paths)
{
    QList<CachedPlace> places;
    for (const QString &path : paths)
        places.append({path, stateOfPlace(path)});
    return places;
}

ResultCache::ResultCache(QString folder, const QByteArray &question, qint64 mostBytes)
    : m_folder(std::move(folder))
    , m_question(question)
    , m_mostBytes(mostBytes)
{
}

Result<Done> ResultCache::open()
{
    m_question = digestOfAll({m_question, digestOfProgram()});
    const QString marker = QDir(m_folder).filePath(QStringLiteral("CACHEDIR.TAG"));
    const QByteArray tag = "Signature: 8a477f597d28d172789f06886806bc55\n# Results of hitbox, which may be deleted.\n";
    if (!QDir().mkpath(m_folder))
        return Error{m_folder, {}, QStringLiteral("the folder of the cache cannot be made")};
    return holdsAlready(marker, tag) ? Done() : writeWhole(marker, tag);
}

QByteArray ResultCache::keyOf(const QString &file, const QByteArray &project) const
{
    return digestOfAll({m_question, file.toUtf8(), QFileInfo(file).absoluteFilePath().toUtf8(),
                        groundOf(file).join(u'\0').toUtf8(), project})
        .toHex();
}

QString ResultCache::pathOf(const QByteArray &key) const
{
    return QDir(m_folder).filePath(QString::fromLatin1(key.first(2) + '/' + key.sliced(2)));
}

QByteArray ResultCache::digestOfImage(const QString &path)
{
    const QDateTime changed = lastChangeOf(path);
    {
        const QMutexLocker lock(&m_mutex);
        const auto known = m_images.constFind(path);
        if (known != m_images.cend() && known->changed == changed)
            return known->bytes;
    }
    const Result<QByteArray> bytes = readWhole(path);
    const QByteArray digest = bytes ? cacheDigestOf(*bytes) : "not there " + digestOfFolder(path);
    const QMutexLocker lock(&m_mutex);
    m_images.insert(path, {digest, changed});
    return digest;
}

std::optional<FileDone> ResultCache::find(const QString &file, const QByteArray &project)
{
    const Result<QByteArray> bytes = readWhole(pathOf(keyOf(file, project)), mostEntryBytes);
    const std::optional<Entry> entry = bytes ? entryIn(*bytes) : std::nullopt;
    if (!entry)
        return std::nullopt;
    for (const auto &[path, digest] : entry->images) {
        if (digestOfImage(path) != digest)
            return std::nullopt;
    }
    for (const auto &[path, state] : entry->places) {
        if (stateOfPlace(path) != state)
            return std::nullopt;
    }
    return FileDone{entry->result, std::nullopt, static_cast<ExitStatus>(entry->status)};
}

void ResultCache::keep(const QString &file, const QByteArray &project, const QStringList &images, const FileDone &done,
                       const QDateTime &begun, const QList<CachedPlace> &places)
{
    const bool isSettled = std::none_of(images.cbegin(), images.cend(), [&begun](const QString &path) {
        const QDateTime changed = lastChangeOf(path);
        return changed.isValid() && changed > begun;
    });
    if (!isSettled || done.error || done.result.size() > mostEntryBytes / 2)
        return;
    Entry entry{{}, {}, int(done.status), done.result};
    for (const QString &path : images)
        entry.images.append({path, digestOfImage(path)});
    for (const CachedPlace &place : places)
        entry.places.append({place.path, place.state});
    if (writeLoose(pathOf(keyOf(file, project)), bytesOf(entry)))
        m_hasKept = true;
}

void ResultCache::trim() const
{
    if (!m_hasKept)
        return;
    struct Kept {
        QString path;
        qint64 size = 0;
        QDateTime written;
    };
    QList<Kept> all;
    qint64 bytes = 0;
    static const QRegularExpression name(QStringLiteral("^[0-9a-f]{62}$"));
    const QDateTime anHourAgo = QDateTime::currentDateTimeUtc().addSecs(-3600);
    QDirIterator files(m_folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        const QFileInfo info = files.fileInfo();
        if (isLeftover(info.fileName()) && info.lastModified() < anHourAgo)
            QFile::remove(info.filePath());
        if (!name.match(info.fileName()).hasMatch())
            continue;
        all.append({info.filePath(), info.size(), info.lastModified()});
        bytes += info.size();
    }
    if (bytes <= m_mostBytes)
        return;
    std::sort(all.begin(), all.end(), [](const Kept &a, const Kept &b) { return a.written < b.written; });
    for (const Kept &kept : std::as_const(all)) {
        if (bytes <= m_mostBytes - m_mostBytes / 4)
            break;
        if (QFile::remove(kept.path))
            bytes -= kept.size;
    }
}

OptionRule cacheRule()
{
    return {"cache", "DIR",
            "keep what came of each file there, and take from there what is still true; 1 GiB at most, may be shared",
            OptionUse::Optional};
}

} // namespace hitbox
