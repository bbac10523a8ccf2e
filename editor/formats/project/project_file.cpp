#include "formats/project/project_file.h"

#include "document/limits.h"
#include "files/file_writer.h"
#include "formats/json/json_reader.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_check.h"
#include "formats/project/project_reader.h"
#include "formats/project/project_writer.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <optional>

namespace hitbox {

namespace {

class ProjectFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)
};

struct Signature {
    QByteArrayView start;
    const char *name;
};

/// What people pass by mistake, by the bytes it begins with.
constexpr std::array signatures = {
    Signature{QByteArrayView("\x89PNG"), QT_TRANSLATE_NOOP("project file", "a PNG image")},
    Signature{QByteArrayView("\xff\xd8\xff"), QT_TRANSLATE_NOOP("project file", "a JPEG image")},
    Signature{QByteArrayView("GIF8"), QT_TRANSLATE_NOOP("project file", "a GIF image")},
    Signature{QByteArrayView("RIFF"), QT_TRANSLATE_NOOP("project file", "a WebP image or a sound")},
    Signature{QByteArrayView("BM"), QT_TRANSLATE_NOOP("project file", "a BMP image")},
    Signature{QByteArrayView("PK\x03\x04"), QT_TRANSLATE_NOOP("project file", "a ZIP archive")},
    Signature{QByteArrayView("\x1f\x8b"), QT_TRANSLATE_NOOP("project file", "a gzip archive")},
    Signature{QByteArrayView("<"), QT_TRANSLATE_NOOP("project file", "XML")},
    Signature{QByteArrayView("\xff\xfe"), QT_TRANSLATE_NOOP("project file", "text in UTF-16")},
    Signature{QByteArrayView("\xfe\xff"), QT_TRANSLATE_NOOP("project file", "text in UTF-16")},
};

/// Whose signature the bytes begin with.
std::optional<QString> foreignKind(const QByteArray &bytes)
{
    for (const Signature &known : signatures) {
        if (bytes.startsWith(known.start))
            return ProjectFileWords::tr(known.name);
    }
    return std::nullopt;
}

/// What the bytes are when they can be no JSON at all.
std::optional<QString> whatInstead(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return ProjectFileWords::tr("the file is empty, expected a Hitbox Editor project");
    const std::optional<QString> kind = foreignKind(bytes);
    return kind ? std::optional(ProjectFileWords::tr("the file is %1, expected a Hitbox Editor project").arg(*kind))
                : std::nullopt;
}

/// What a project would replace there: the very image that it is about, most likely.
std::optional<QString> foreignKindAt(const QString &path)
{
    constexpr qint64 toldByBytes = 64;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray head = file.read(toldByBytes);
    if (const std::optional<QString> kind = foreignKind(head))
        return kind;
    // What is called a project may be a broken one.
    const bool isCalledProject = path.endsWith(QLatin1String(".hitbox"), Qt::CaseInsensitive);
    const bool mayBeProject = head.trimmed().isEmpty() || head.trimmed().startsWith('{');
    return isCalledProject || mayBeProject ? std::nullopt : std::optional(ProjectFileWords::tr("no project"));
}

} // namespace

Result<Document> parseProject(const QByteArray &bytes, const QString &fileName, const ProjectProgress &progress)
{
    if (bytes.size() > limits::fileBytes)
        return Error{.file = fileName,
                     .place = {},
                     .what = ProjectFileWords::tr("the file has more than %1 MiB, which is more than can be read")
                                 .arg(limits::fileBytes / (1024 * 1024))};
    if (const std::optional<QString> instead = whatInstead(bytes))
        return Error{.file = fileName, .place = {}, .what = *instead};
    const Result<JsonDocument> json = JsonDocument::parse(bytes, fileName);
    if (!json)
        return json.error();
    Result<Document> document = readProjectJson(json->root(), progress);
    const Result<Done> counts = document ? checkProjectCounts(*document) : Result<Done>(document.error());
    if (counts)
        return document;
    Error error = counts.error();
    error.file = fileName;
    return error;
}

QByteArray projectBytes(const Document &document)
{
    JsonWriter writer;
    writeProjectJson(writer, document, {});
    return writer.document();
}

Result<Document> readProject(const QString &path)
{
    const Result<QByteArray> bytes = readWhole(path);
    if (!bytes)
        return bytes.error();
    return parseProject(*bytes, path);
}

Result<QByteArray> savedBytes(const QString &path, const Document &document, const ProjectProgress &progress)
{
    if (const Result<Done> fits = checkProject(document); !fits) {
        Error error = fits.error();
        error.file = path;
        error.what = ProjectFileWords::tr("not saved: %1").arg(error.what);
        return error;
    }
    if (const std::optional<QString> kind = foreignKindAt(path))
        return Error{
            .file = path,
            .place = {},
            .what = ProjectFileWords::tr("not saved: the file is %1, which a project would replace; give another name")
                        .arg(*kind)};
    JsonWriter writer;
    if (!writeProjectJson(writer, document, progress))
        return Error{.file = path, .place = {}, .what = ProjectFileWords::tr("not saved: it was stopped")};
    const QByteArray bytes = writer.document();
    if (bytes.size() > limits::fileBytes)
        return Error{.file = path,
                     .place = {},
                     .what = ProjectFileWords::tr(
                                 "not saved: the file would have more than %1 MiB, which is more than can be read back")
                                 .arg(limits::fileBytes / (1024 * 1024))};
    // Whatever was overlooked above, no file takes the place of one that can be opened and cannot be opened itself.
    // What is very large would need as much memory again.
    constexpr qsizetype mostReadBack = qsizetype(64) * 1024 * 1024;
    if (bytes.size() > mostReadBack)
        return bytes;
    if (const Result<Document> again = parseProject(bytes, path); !again) {
        Error error = again.error();
        error.what = ProjectFileWords::tr("not saved: the file could not be read back: %1").arg(error.what);
        return error;
    }
    return bytes;
}

Result<QByteArray> writeProject(const QString &path, const Document &document, const ProjectProgress &progress)
{
    const Result<QByteArray> bytes = savedBytes(path, document, progress);
    if (!bytes)
        return bytes;
    removeLeftovers({path});
    if (const Result<Done> written = writeWhole(path, *bytes); !written)
        return written.error();
    return bytes;
}

} // namespace hitbox
