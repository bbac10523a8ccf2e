#include "formats/importers/turned_frames.h"

#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/format.h"
#include "formats/pictures/render.h"
#include "images/image_paths.h"
#include "images/images.h"
#include "images/upright_sheet.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace hitbox {

namespace {

class TurnedFramesWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// In the sheets that are made here: the image that they were made of, and a digest of what was turned in it. A file
/// without it is none of ours.
constexpr QLatin1String madeOf("hitbox-upright-of");

QString folderOfSource(const ImportSource &source)
{
    return source.projectFolder.isEmpty() ? QFileInfo(source.path).absolutePath() : source.projectFolder;
}

/// "art_pack_upright" for "art/pack.png" and "../art/pack.png".
QString stemOf(const QString &image)
{
    const QFileInfo file(image);
    QString inFolder = QDir::cleanPath(file.path() + QLatin1Char('/') + file.completeBaseName());
    while (inFolder.startsWith(QLatin1String("../")))
        inFolder.remove(0, 3);
    return safeFileName(inFolder) + QStringLiteral("_upright");
}

/// What stands before the digest in the note of a sheet of this image. Images keep neither two spaces in a row nor all
/// letters, so these are written as addresses have them.
QString noteStart(const QString &image)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(image)) + QLatin1Char(' ');
}

QString noteOf(const QString &image, const QList<TurnedPart> &parts)
{
    QByteArray packing;
    for (const auto &[rect, turn] : parts) {
        for (const int number : {rect.x(), rect.y(), rect.width(), rect.height(), turn})
            packing += QByteArray::number(number) + ' ';
    }
    return noteStart(image) +
           QString::fromLatin1(QCryptographicHash::hash(packing, QCryptographicHash::Sha256).toHex());
}

/// Among the files of the folder the sheets of the image, in which frames of any packing stand upright.
QStringList sheetsOf(const QDir &folder, const QStringList &files, const QString &image)
{
    QStringList sheets;
    const QString stem = stemOf(image);
    for (const QString &name : files) {
        const QString path = folder.filePath(name);
        if (name.startsWith(stem) && noteInImage(path, madeOf).startsWith(noteStart(image)))
            sheets.append(path);
    }
    return sheets;
}

/// Where a sheet with the note goes: in the place of one that was made just so, or to a free name. Empty where a file
/// is in the way that is no sheet of ours.
QString pathFor(const QDir &folder, const QString &image, const QString &note, UniqueNames &taken)
{
    for (;;) {
        const QString path = folder.filePath(uniqueFileName(taken, stemOf(image)) + QStringLiteral(".png"));
        if (!QFileInfo::exists(path))
            return path;
        const QString there = noteInImage(path, madeOf);
        if (there == note || there.isEmpty())
            return there.isEmpty() ? QString() : path;
    }
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

QList<TurnedPart> partsOf(const ImportedSprite &item)
{
    QList<TurnedPart> parts;
    for (const int frame : turnedFrames(item))
        parts.append({item.sprite.frames[frame].rect, item.turned.value(frame)});
    return parts;
}

/// A sheet in which the frames stand upright, or why there is none.
Result<UprightSheet> sheetOf(const ImportedSprite &item, const QString &note)
{
    const Result<QImage> image = loadImage(item.sprite.image);
    if (!image)
        return Error{{}, {}, TurnedFramesWords::tr("its image cannot be read: %1").arg(image.error().what)};
    std::optional<UprightSheet> sheet = uprightSheet(*image, partsOf(item));
    if (!sheet)
        return Error{
            {},
            {},
            TurnedFramesWords::tr("it reaches beyond its image, or an image with it upright would be too large")};
    sheet->image.setText(madeOf, note);
    return *sheet;
}

/// What is made for the project in one run, and what other files of it made.
struct MadeSheets {
    QDir folder;
    QList<OutputFile> sheets;
    UniqueNames taken;
};

/// The sheet as a file, or why there is none. Nothing is made twice.
Result<OutputFile> uprightFile(const UprightSheet &sheet, const QString &image, MadeSheets &made)
{
    const Result<QByteArray> png = pngOf(sheet.image);
    if (!png)
        return png.error();
    const auto same = std::ranges::find(made.sheets, *png, &OutputFile::bytes);
    if (same != made.sheets.end())
        return *same;
    const QString path = pathFor(made.folder, image, sheet.image.text(madeOf), made.taken);
    if (path.isEmpty())
        return Error{{},
                     {},
                     TurnedFramesWords::tr("the file “%1” is in the way of a sheet in which it would stand upright")
                         .arg(stemOf(image) + QStringLiteral(".png"))};
    made.sheets.append({path, *png});
    return made.sheets.constLast();
}

void turnUpright(ImportedSprite &item, MadeSheets &made, ImportNotes &notes)
{
    const QString image = storedImagePath(made.folder.path(), item.sprite.image);
    const QList<int> frames = turnedFrames(item);
    const Result<UprightSheet> sheet = sheetOf(item, noteOf(image, partsOf(item)));
    const Result<OutputFile> file = sheet ? uprightFile(*sheet, image, made) : Result<OutputFile>(sheet.error());
    if (!file) {
        for (const int frame : frames)
            notes.add(
                {TurnedFramesWords::tr("frame “%1”").arg(item.sprite.frames[frame].name),
                 TurnedFramesWords::tr("it lies turned in the image and is left out: %1").arg(file.error().what)});
        return leaveOut(item, frames);
    }
    for (qsizetype i = 0; i < frames.size(); ++i)
        item.sprite.frames[frames[i]].rect = sheet->places[i];
    notes.add({TurnedFramesWords::tr("sprite “%1”").arg(item.sprite.name),
               TurnedFramesWords::tr(
                   "frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first "
                   "is “%4”")
                   .arg(QFileInfo(item.sprite.image).fileName(), QFileInfo(file->name).fileName(),
                        QString::number(frames.size()), item.sprite.frames[frames.constFirst()].name)});
    item.imageSize = sheet->image.size();
    item.otherImage = item.sprite.image;
    item.sprite.image = file->name;
    item.turned.clear();
}

} // namespace

void turnUpright(Imported &imported, const ImportSource &source)
{
    if (source.images == NamedImages::Leave)
        return;
    MadeSheets made{QDir(folderOfSource(source)), source.otherSheets, {}};
    for (const OutputFile &sheet : source.otherSheets)
        uniqueFileName(made.taken, QFileInfo(sheet.name).completeBaseName());
    const QStringList files = made.folder.entryList({QStringLiteral("*_upright*.png")}, QDir::Files, QDir::Name);
    for (ImportedSprite &item : imported.sprites) {
        if (item.sprite.image.isEmpty())
            continue;
        item.otherSheets = sheetsOf(made.folder, files, storedImagePath(made.folder.path(), item.sprite.image));
        if (!item.turned.isEmpty())
            turnUpright(item, made, imported.notes);
    }
    imported.sheets = made.sheets.sliced(source.otherSheets.size());
}

} // namespace hitbox
