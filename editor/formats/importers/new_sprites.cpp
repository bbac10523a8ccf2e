#include "formats/importers/new_sprites.h"

#include "document/limits.h"
#include "document/names.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "images/aseprite/aseprite.h"
#include "images/image_paths.h"
#include "images/image_reading.h"
#include "images/images.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

constexpr qint64 firstBytes = 128; ///< that tell an Aseprite file

bool isAseprite(const QString &path)
{
    QFile file(path);
    return openRegular(file) && beginsAsAseprite(file.peek(firstBytes));
}

Result<Imported> importedImage(const QString &path)
{
    if (isAseprite(path)) {
        const Result<ImportSource> source = readImportSource(path, {});
        return source ? importFrom(*source, asepriteFileImporter()) : Result<Imported>(source.error());
    }
    const Result<ImageSprite> image = spriteOfImage(path, storedImagePath({}, path));
    if (!image)
        return image.error();
    Imported imported;
    const bool isAnimation = image->sprite.frames.size() > 1;
    imported.sprites = {{image->sprite, isAnimation ? Stated::Layout | Stated::Durations : Stated::Layout}};
    for (const QString &note : image->notes)
        imported.notes.add({{}, note});
    return imported;
}

/// What was found by now, while files are put to it one after the other.
class Survey
{
public:
    void add(const QString &file);
    void note(const QList<Error> &notes) { m_found.notes += notes; }
    void refuse(const Error &error) { m_found.errors.append(error); }
    NewSprites found() && { return std::move(m_found); }

private:
    void take(ImportedSprite item);
    void tellTracksApart(Sprite &sprite);

    NewSprites m_found;
    FreeNames m_names{{}};
    qsizetype m_shapes = 0;
    int m_tracks = 0; ///< the last one that is in use
};

qsizetype shapesIn(const Imported &imported)
{
    qsizetype shapes = 0;
    for (const ImportedSprite &item : imported.sprites) {
        for (const Frame &frame : item.sprite.frames)
            shapes += frame.shapes.size();
    }
    return shapes;
}

void Survey::add(const QString &file)
{
    Result<Imported> imported = importedImage(file);
    if (imported) {
        const qsizetype shapes = m_shapes + shapesIn(*imported);
        const auto counted = fields::readOrRefused([shapes] {
            refuseTooMany(ImportCount::Shapes, shapes);
            return shapes;
        });
        if (counted)
            m_shapes = *counted;
        else
            imported = Error{file, counted.error().place, counted.error().what};
    }
    if (!imported)
        return refuse(imported.error());
    const QSet<QString> known = namesOf(m_found.categories);
    for (const Category &category : std::as_const(imported->categories)) {
        if (!known.contains(category.name))
            m_found.categories.append(category);
    }
    for (const ImportNote &note : imported->notes.list())
        m_found.notes.append({file, note.place, note.what});
    for (const ImportedSprite &item : std::as_const(imported->sprites))
        take(item);
}

void Survey::take(ImportedSprite item)
{
    Sprite &sprite = item.sprite;
    if (item.stated != StatedParts(Stated::Layout)) {
        QList<StatedParts> &stated = m_found.stated[sprite.image];
        stated.clear();
        for (int i = 0; i < sprite.frames.size(); ++i)
            stated.append(item.statedOf(i));
    }
    sprite.name = m_names.take(sprite.name);
    if (sprite.frames.size() == 1)
        sprite.frames[0].name = sprite.name;
    tellTracksApart(sprite);
    m_found.sprites.append(sprite);
}

void Survey::tellTracksApart(Sprite &sprite)
{
    int last = m_tracks;
    for (Frame &frame : sprite.frames) {
        for (Shape &shape : frame.shapes) {
            if (shape.track == TrackId())
                continue;
            shape.track.value += m_tracks;
            last = std::max(last, shape.track.value);
        }
    }
    m_tracks = last;
}

} // namespace

NewSprites surveySprites(const QStringList &paths, const SurveyProgress &progress, const QSet<QString> &known)
{
    bool isStopped = false;
    ImagesUnder under = imageFilesUnder(paths, [&](qsizetype count) {
        isStopped = progress && !progress(0, static_cast<int>(count));
        return !isStopped && count <= limits::importedFrames;
    });
    if (isStopped)
        return {};
    Survey survey;
    survey.note(under.leftOut);
    QStringList &files = under.files;
    if (files.size() > limits::importedFrames) {
        survey.refuse({paths.value(0),
                       {},
                       QCoreApplication::translate("Images", "it holds more than %1 images; choose a folder in it")
                           .arg(limits::importedFrames)});
        return std::move(survey).found();
    }
    if (files.isEmpty())
        survey.refuse(
            {paths.value(0), {}, QCoreApplication::translate("Images", "there is no image that can be read")});
    if (!known.isEmpty())
        files.removeIf([&known](const QString &file) { return known.contains(QFileInfo(file).canonicalFilePath()); });
    for (int i = 0; i < files.size(); ++i) {
        if (progress && !progress(i, static_cast<int>(files.size())))
            break;
        survey.add(files[i]);
    }
    return std::move(survey).found();
}

} // namespace hitbox
