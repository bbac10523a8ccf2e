#pragma once

#include "formats/importers/importer.h"
#include "rooted.h"

#include <QByteArray>
#include <QString>

/// Importing bytes as if they stood in a file.
namespace hitbox::importing {

inline Result<Imported> imported(const QByteArray &bytes, const QString &path = rooted("/game/ship.json"))
{
    const Result<ImportSource> source = importSourceOf(bytes, path, rooted("/game"));
    if (!source)
        return source.error();
    return importFrom(*source);
}

/// Why there is no result; empty when there is one.
inline QString whyNot(const Result<Imported> &result)
{
    return result ? QString() : result.error().text();
}

/// Why the bytes are refused; empty when they are not.
inline QString refusal(const QByteArray &bytes, const QString &path = rooted("/game/ship.json"))
{
    return whyNot(imported(bytes, path));
}

inline QString importerOf(const QByteArray &bytes, const QString &path = rooted("/game/ship.json"))
{
    const Result<ImportSource> source = importSourceOf(bytes, path, rooted("/game"));
    const Importer *importer = source ? importerFor(*source) : nullptr;
    return importer ? QString::fromLatin1(importer->id) : QString();
}

} // namespace hitbox::importing
