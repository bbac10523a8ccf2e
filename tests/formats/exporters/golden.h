#pragma once

#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/project/project_file.h"

#include <QFile>
#include <QTest>

/// Exports of tests/golden/lopsided.hitbox, whose bytes are kept beside it in a folder for each format. The sample is
/// lopsided in both directions, because a symmetric one hides a mirrored axis.
namespace hitbox::golden {

inline QString pathOf(const QString &name)
{
    return QStringLiteral(HITBOX_SOURCE_DIR "/tests/golden/") + name;
}

inline QByteArray bytesOf(const QString &name)
{
    QFile file(pathOf(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline Document lopsided()
{
    const Result<Document> document = readProject(pathOf(QStringLiteral("lopsided.hitbox")));
    return document ? *document : Document();
}

/// A punch with tracks, in-betweens, a point, events and fields, in one tag.
inline Document fist()
{
    const Result<Document> document = readProject(pathOf(QStringLiteral("fist.hitbox")));
    return document ? *document : Document();
}

inline ExportPreview exported(const Document &document, const char *format, const ExportOptions &options = {})
{
    const Result<ExportPreview> preview =
        previewExport(document, QStringLiteral("lopsided"), *findFormat(QString::fromLatin1(format)), options);
    return preview ? *preview : ExportPreview{{{QStringLiteral("error"), preview.error().text().toUtf8()}}, {}};
}

/// Empty when the export of the document has exactly the files of its folder of golden bytes, else what differs.
inline QString differenceOf(const Document &document, const char *format, const QStringList &names,
                            const ExportOptions &options = {})
{
    const ExportPreview preview = exported(document, format, options);
    QStringList written;
    for (const OutputFile &file : preview.files) {
        written.append(file.name);
        if (file.bytes != bytesOf(QString::fromLatin1(format) + QLatin1Char('/') + file.name))
            return file.name + QStringLiteral(" is now:\n") + QString::fromUtf8(file.bytes);
    }
    return written == names ? QString() : QStringLiteral("files: ") + written.join(QLatin1Char(' '));
}

/// The same of tests/golden/lopsided.hitbox.
inline QString difference(const char *format, const QStringList &names, const ExportOptions &options = {})
{
    return differenceOf(lopsided(), format, names, options);
}

} // namespace hitbox::golden
