#pragma once

#include "document/edits.h"
#include "formats/exporters/golden.h"
#include "formats/importers/importing.h"
#include "formats/project/project_check.h"
#include "rooted.h"

#include <QTemporaryDir>
#include <QTest>

/// More for importers of shapes: files of our own exporters, images beside them, and what was told.
namespace hitbox::importing {

/// Of the file that the exporter of this name writes for tests/golden/lopsided.hitbox.
inline Result<Imported> ownExport(const char *format)
{
    const OutputFile file = golden::exported(golden::lopsided(), format).files[0];
    return imported(file.bytes, rooted("/game/") + file.name);
}

/// Every beginning of the bytes comes to an end: with a plain sentence, or with what was whole by then, which a project
/// can hold.
inline void surviveEveryCut(const QByteArray &bytes)
{
    for (qsizetype length = 0; length < bytes.size(); length += 1 + bytes.size() / 500) {
        const Result<Imported> result = imported(bytes.first(length));
        if (!result) {
            QVERIFY2(!result.error().what.isEmpty(), "a refusal says why");
            continue;
        }
        const Document document = withImported(emptyProject(), *result, rooted("/game")).document;
        QVERIFY2(checkProject(document), qPrintable(QStringLiteral("a project holds the first %1 bytes").arg(length)));
    }
}

/// A picture of that size at the path.
inline bool writeImage(const QString &path, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image.save(path);
}

/// A note that tells of an image taken from beside the file.
inline const QString fromBeside = QStringLiteral("beside the file");

/// What the notes say, a line each.
inline QString notesOf(const Imported &imported)
{
    QStringList lines;
    for (const ImportNote &note : imported.notes.list())
        lines.append(note.what);
    return lines.join(QLatin1Char('\n'));
}

} // namespace hitbox::importing
