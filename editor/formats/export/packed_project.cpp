#include "formats/export/packed_project.h"

#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/format.h"
#include "formats/pictures/render.h"
#include "formats/project/project_paths.h"
#include "images/image_location.h"
#include "images/image_paths.h"
#include "images/images.h"
#include "images/upright_sheet.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

struct PackedProjectWords {
    Q_DECLARE_TR_FUNCTIONS(hitbox::PackedProject)
};

/// A note in each sheet, so that packing again may replace what packing made for the same project, and nothing else.
constexpr QLatin1String packedFor("PackedFor");

Error concerning(const Sprite &sprite, Error error)
{
    const QString name = PackedProjectWords::tr("sprite “%1”").arg(sprite.name);
    error.place = error.place.isEmpty() ? name : name + QStringLiteral(", ") + error.place;
    return error;
}

Result<QImage> pixelsAt(const QString &folder, const QString &image)
{
    const Result<ImageLocation> location = locateImage(folder, image);
    return location ? loadPixels(location->path) : Result<QImage>(location.error());
}

/// Whether it is noted what an image of the sprite was when shapes were drawn on it.
bool isNoted(const Sprite &sprite)
{
    return !sprite.imageHash.isEmpty() ||
           std::ranges::any_of(sprite.frames, [](const Frame &frame) { return !frame.imageHash.isEmpty(); });
}

Result<Done> mayBeWritten(const QString &path, const QString &note)
{
    if (!QFileInfo::exists(path) || noteInImage(path, packedFor) == note)
        return Done{};
    return Error{path,
                 {},
                 PackedProjectWords::tr("not written: a file is in the way that was not packed for this project; "
                                        "move it, or write to another folder")};
}

} // namespace

Result<PackedProject> packedProject(const Document &document, const PackingPlace &place, const PackingOptions &options,
                                    const PackingProgress &progress)
{
    const QDir folder = QFileInfo(place.file).absoluteDir();
    const QString note = QFileInfo(place.file).fileName();
    PackedProject packed{withPathsRebased(document, place.from, folder.path()), {}, {}};
    UniqueNames names;
    const auto all = static_cast<int>(document.sprites.size());
    const auto pixels = [&place](const QString &image) { return pixelsAt(place.from, image); };
    for (int i = 0; i < all; ++i) {
        if (progress && !progress(i, all))
            return Error{{}, {}, PackedProjectWords::tr("stopped: nothing was packed")};
        const Sprite &sprite = document.sprites[i];
        if (sprite.frames.isEmpty())
            continue;
        Result<PackedSprite> made = packedSprite(sprite, pixels, options);
        if (!made)
            return concerning(sprite, made.error());
        const QString file =
            uniqueFileName(names, safeFileName(sprite.name) + QStringLiteral("_packed")) + QStringLiteral(".png");
        const QString path = folder.filePath(file);
        if (const Result<Done> free = mayBeWritten(path, note); !free)
            return concerning(sprite, free.error());
        made->sheet.setText(packedFor, note);
        const Result<QByteArray> png = pngOf(made->sheet);
        if (!png)
            return concerning(sprite, png.error());
        packed.images.append({file, *png, PackedProjectWords::tr("the sprite “%1”").arg(sprite.name)});
        packed.sheets.append(
            {sprite.name, file, made->sheet.size(), static_cast<int>(sprite.frames.size()), made->pictures});
        Sprite &result = packed.document.sprites[i];
        result = std::move(made->sprite);
        result.image = storedImagePath(folder.path(), path);
        if (isNoted(sprite))
            result.imageHash = QString::fromLatin1(QCryptographicHash::hash(*png, QCryptographicHash::Sha256).toHex());
    }
    return packed;
}

} // namespace hitbox
