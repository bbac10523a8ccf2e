#include "formats/importers/turned_frames.h"

#include "formats/format.h"
#include "formats/render.h"
#include "images/image_paths.h"
#include "images/images.h"
#include "images/upright_sheet.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// In the sheets that are made here: the image that they were made of. A file without it is none of ours.
const QString madeOf = QStringLiteral("hitbox-upright-of");

QString folderOf(const ImportSource &source)
{
    return source.projectFolder.isEmpty() ? QFileInfo(source.path).absolutePath() : source.projectFolder;
}

/// "art_pack_upright.png" for "art/pack.png": one for each image, whatever folder it lies in.
QString uprightPath(const QString &folder, const QString &image)
{
    const QFileInfo file(storedImagePath(folder, image));
    const QString inFolder = QDir::cleanPath(file.path() + QLatin1Char('/') + file.completeBaseName());
    return QDir(folder).filePath(safeFileName(inFolder) + QStringLiteral("_upright.png"));
}

QList<int> turnedFrames(const ImportedSprite &item)
{
    QList<int> frames = item.turned.keys();
    std::sort(frames.begin(), frames.end());
    return frames;
}

/// The frames but those, tags and all that counts frames with them.
void leaveOut(ImportedSprite &item, const QList<int> &frames)
{
    QList<int> keptBefore{0};
    QList<Frame> kept;
    QHash<int, StatedParts> unstated;
    for (int i = 0; i < item.sprite.frames.size(); ++i) {
        const bool goes = std::binary_search(frames.begin(), frames.end(), i);
        if (!goes) {
            if (item.unstated.contains(i))
                unstated.insert(int(kept.size()), item.unstated.value(i));
            kept.append(item.sprite.frames[i]);
        }
        keptBefore.append(int(kept.size()));
    }
    QList<Tag> tags;
    for (Tag tag : std::as_const(item.sprite.tags)) {
        const int end = keptBefore[tag.to + 1];
        tag.from = keptBefore[tag.from];
        tag.to = end - 1;
        if (tag.from < end)
            tags.append(tag);
    }
    item.sprite.frames = kept;
    item.sprite.tags = tags;
    item.unstated = unstated;
    item.turned.clear();
}

/// A sheet in which the frames stand upright, or why there is none.
Result<UprightSheet> sheetOf(const ImportedSprite &item, const QString &path)
{
    const Result<QImage> image = loadImage(item.sprite.image);
    if (!image)
        return Error{{}, {}, Words::tr("its image cannot be read: %1").arg(image.error().what)};
    const QString of = QFileInfo(item.sprite.image).fileName();
    if (QFileInfo::exists(path) && noteInImage(path, madeOf) != of)
        return Error{{},
                     {},
                     Words::tr("the file “%1” is in the way of a sheet in which it would stand upright")
                         .arg(QFileInfo(path).fileName())};
    QList<TurnedPart> parts;
    for (const int frame : turnedFrames(item))
        parts.append({item.sprite.frames[frame].rect, item.turned.value(frame)});
    std::optional<UprightSheet> sheet = uprightSheet(*image, parts);
    if (!sheet)
        return Error{{}, {}, Words::tr("it reaches beyond its image, or an image with it upright would be too large")};
    sheet->image.setText(madeOf, of);
    return *sheet;
}

void turnUpright(ImportedSprite &item, const QString &path, Imported &imported)
{
    const QList<int> frames = turnedFrames(item);
    const Result<UprightSheet> sheet = sheetOf(item, path);
    const Result<QByteArray> png = sheet ? pngOf(sheet->image) : Result<QByteArray>(sheet.error());
    if (!png) {
        for (const int frame : frames)
            imported.notes.add({Words::tr("frame “%1”").arg(item.sprite.frames[frame].name),
                                Words::tr("it lies turned in the image and is left out: %1").arg(png.error().what)});
        return leaveOut(item, frames);
    }
    for (qsizetype i = 0; i < frames.size(); ++i)
        item.sprite.frames[frames[i]].rect = sheet->places[i];
    imported.notes.add(
        {Words::tr("sprite “%1”").arg(item.sprite.name),
         Words::tr("frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first "
                   "is “%4”")
             .arg(QFileInfo(item.sprite.image).fileName(), QFileInfo(path).fileName(), QString::number(frames.size()),
                  item.sprite.frames[frames.constFirst()].name)});
    imported.sheets.append({path, *png});
    item.imageSize = sheet->image.size();
    item.otherImage = item.sprite.image;
    item.sprite.image = path;
    item.turned.clear();
}

} // namespace

void turnUpright(Imported &imported, const ImportSource &source)
{
    if (source.images == NamedImages::Leave)
        return;
    for (ImportedSprite &item : imported.sprites) {
        if (item.sprite.image.isEmpty())
            continue;
        const QString path = uprightPath(folderOf(source), item.sprite.image);
        if (item.turned.isEmpty())
            item.otherImage = path;
        else
            turnUpright(item, path, imported);
    }
}

} // namespace hitbox
