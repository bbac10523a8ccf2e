#include "session/files/recovery_store.h"

#include "document/limits.h"
#include "files/file_writer.h"
#include "files/held_file.h"
#include "formats/project/project_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

constexpr QLatin1String pathKey("project");
constexpr QLatin1String digestKey("sha256");
constexpr QLatin1String nameKey("name");
constexpr QLatin1String drawingKey("drawing");
constexpr QLatin1String toolKey("tool");
constexpr QLatin1String spriteKey("sprite");
constexpr QLatin1String frameKey("frame");
constexpr QLatin1String categoryKey("category");
constexpr QLatin1String mirroredKey("mirrored");
constexpr QLatin1String axisKey("axis");
constexpr QLatin1String pointsKey("points");

/// What a note says beside the document.
struct Note {
    RecoveryOrigin origin;
    std::optional<OutlineUnderWay> outline;
};

QString lockName()
{
    return QStringLiteral("lock");
}

/// The note beside a recovery file.
QString noteOf(const QString &file)
{
    return file + QStringLiteral(".json");
}

QJsonObject drawingObject(const OutlineUnderWay &outline)
{
    QJsonArray points;
    for (const geometry::Point point : outline.points)
        points.append(QJsonArray{point.x, point.y});
    QJsonObject drawing{
        {toolKey, outline.tool},         {spriteKey, outline.frame.sprite},  {frameKey, outline.frame.frame},
        {categoryKey, outline.category}, {mirroredKey, outline.symmetry.on}, {pointsKey, points}};
    if (outline.symmetry.x)
        drawing.insert(axisKey, *outline.symmetry.x);
    return drawing;
}

bool isCoordinate(const QJsonValue &value)
{
    return value.isDouble() && std::abs(value.toDouble()) <= limits::coordinate;
}

std::optional<geometry::Point> pointIn(const QJsonArray &pair)
{
    if (pair.size() != 2 || !isCoordinate(pair.at(0)) || !isCoordinate(pair.at(1)))
        return std::nullopt;
    return geometry::Point{pair.at(0).toDouble(), pair.at(1).toDouble()};
}

std::optional<OutlineUnderWay> outlineIn(const QJsonObject &drawing)
{
    OutlineUnderWay outline{
        .tool = drawing.value(toolKey).toString(),
        .frame = {drawing.value(spriteKey).toInt(-1), drawing.value(frameKey).toInt(-1)},
        .category = drawing.value(categoryKey).toString(),
        .symmetry = {drawing.value(mirroredKey).toBool(), std::nullopt},
        .points = {},
    };
    if (const QJsonValue axis = drawing.value(axisKey); isCoordinate(axis))
        outline.symmetry.x = axis.toDouble();
    const QJsonArray points = drawing.value(pointsKey).toArray();
    if (points.size() > limits::points)
        return std::nullopt;
    for (const QJsonValue &pair : points) {
        const std::optional<geometry::Point> point = pointIn(pair.toArray());
        if (!point)
            return std::nullopt;
        outline.points.append(*point);
    }
    return outline.points.isEmpty() ? std::nullopt : std::optional(outline);
}

QByteArray noteBytes(const Note &note)
{
    QJsonObject written{{pathKey, note.origin.path},
                        {digestKey, QString::fromLatin1(note.origin.digest.toHex())},
                        {nameKey, note.origin.name}};
    if (note.outline)
        written.insert(drawingKey, drawingObject(*note.outline));
    return QJsonDocument(written).toJson();
}

/// What cannot be read, or what no project may hold, is left out.
Note noteIn(const QString &file)
{
    const Result<QByteArray> bytes = readWhole(file);
    if (!bytes)
        return {};
    const QJsonObject read = QJsonDocument::fromJson(*bytes).object();
    return {{read.value(pathKey).toString(), QByteArray::fromHex(read.value(digestKey).toString().toLatin1()),
             read.value(nameKey).toString()},
            outlineIn(read.value(drawingKey).toObject())};
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
    for (const auto &lock : m_taken) {
        const QString folder = QFileInfo(lock->path()).absolutePath();
        // Of a document and the note beside it, a kill may have left an old and a new one. Where that cannot be put
        // right, they are offered as they are.
        [[maybe_unused]] const Result<Done> settled = settleWrites(folder);
        found += recoveriesIn(folder);
    }
    std::ranges::stable_sort(found, {}, &Recovery::savedAt);
    return found;
}

QList<Recovery> recoveriesIn(const QString &folder)
{
    QList<Recovery> found;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.hitbox")}, QDir::Files)) {
        const QString path = file.absoluteFilePath();
        const Note note = noteIn(noteOf(path));
        found.append({path, note.origin, file.lastModified(), note.outline});
    }
    std::ranges::stable_sort(found, {}, &Recovery::savedAt);
    return found;
}

Result<Done> keepRecovery(const QString &file, const Document &document, const RecoveryOrigin &origin,
                          const std::optional<OutlineUnderWay> &outline)
{
    const QByteArray bytes = projectBytes(document);
    const QByteArray note = noteBytes({origin, outline});
    const QFileInfo info(file);
    const Result<Done> written =
        writeTogether(info.absolutePath(), {{info.fileName(), bytes}, {QFileInfo(noteOf(file)).fileName(), note}});
    if (!written)
        return written;
    const Result<Document> back = readProject(file);
    if (!back)
        return back.error();
    const Result<QByteArray> noteBack = readWhole(noteOf(file));
    if (!noteBack)
        return noteBack.error();
    if (*back != document || *noteBack != note)
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
