#include "formats/pictures/render.h"

#include "document/outline.h"
#include "drawing/pictures.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "images/image_location.h"
#include "images/images.h"
#include "validation/validate.h"

#include <QBuffer>
#include <QCoreApplication>

namespace hitbox {

Theme pictureTheme()
{
    return themeFor(ThemeChoice::Dark);
}

Result<QByteArray> pngOf(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return Error{{}, {}, QCoreApplication::translate("hitbox::formats", "the picture cannot be made")};
    return bytes;
}

QImage projectImage(const QString &image, const QString &projectFolder)
{
    const Result<ImageLocation> location = locateImage(projectFolder, image);
    if (!location)
        return {};
    const Result<QImage> loaded = loadImage(location->path);
    return loaded ? *loaded : QImage();
}

Result<QList<OutputFile>> renderAll(const Document &document, const QString &projectFolder, qint64 most)
{
    QList<OutputFile> files;
    qint64 left = most;
    UniqueNames names;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        QImage image;
        for (int f = 0; f < sprite.frames.size(); ++f) {
            const FrameRef ref{s, f};
            const QString &path = imageOf(sprite, sprite.frames[f]);
            if (f == 0 || path != imageOf(sprite, sprite.frames[f - 1]))
                image = projectImage(path, projectFolder);
            const Result<QByteArray> png =
                pngOf(framePicture(document, ref, image, validateFrame(document, ref, {}), pictureTheme()));
            if (!png)
                return Error{{}, sprite.frames[f].name, png.error().what};
            left -= png->size();
            if (left < 0)
                return Error{{},
                             sprite.frames[f].name,
                             QCoreApplication::translate(
                                 "hitbox::formats", "the pictures up to this one take more than %1 bytes; draw contact "
                                                    "sheets in place of them, with --sheet")
                                 .arg(most)};
            const QString name = safeFileName(sprite.name + QLatin1Char('_') + sprite.frames[f].name);
            files.append({uniqueFileName(names, name) + QStringLiteral(".png"), *png});
        }
    }
    return files;
}

Result<OutputFile> renderStageFile(const Document &document, int stage, const QString &projectFolder)
{
    const auto sheet = [&](const QString &image) { return SheetLevels(projectImage(image, projectFolder)); };
    const Result<QByteArray> png = pngOf(stagePicture(document, stage, sheet, pictureTheme()));
    if (!png)
        return Error{{}, document.stages.at(stage).name, png.error().what};
    return OutputFile{safeFileName(document.stages.at(stage).name) + QStringLiteral(".png"), *png};
}

} // namespace hitbox
