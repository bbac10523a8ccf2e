#include "document/edits.h"
#include "document/limits.h"
#include "document/names.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/turned_frames.h"
#include "formats/json/json_fields.h"
#include "images/images.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class AllImportersWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// Numbers the later of equal names, and says so.
template <typename Items, typename NameOf, typename PlaceOf>
void numberNames(Items &items, const QString &otherwise, const NameOf &nameOf, const PlaceOf &placeOf,
                 ImportNotes &notes)
{
    FreeNames names({});
    for (auto &item : items) {
        QString &name = nameOf(item);
        const QString before = name.isEmpty() ? otherwise : name;
        name = names.take(before);
        if (name != before)
            notes.add({placeOf(before),
                       AllImportersWords::tr("the name is there twice; the later one is now “%1”").arg(name)});
    }
}

bool hasNamesOfShapes(const Sprite &sprite)
{
    return std::ranges::any_of(sprite.frames, [](const Frame &frame) {
        return std::ranges::any_of(frame.shapes, [](const Shape &shape) { return !shape.name.isEmpty(); });
    });
}

/// Shapes without a name get one from their kind, the same ones each time that the file is imported.
void nameShapes(ImportedSprite &item)
{
    for (int i = 0; i < item.sprite.frames.size(); ++i) {
        QList<Shape> &shapes = item.sprite.frames[i].shapes;
        FreeNames names(namesOf(shapes));
        for (Shape &shape : shapes) {
            if (!shape.name.isEmpty())
                continue;
            shape.name = names.take(kindName(shape.kind()));
            item.madeNames[i].insert(shape.name);
        }
    }
}

void numberNames(Imported &imported)
{
    numberNames(
        imported.sprites, QStringLiteral("sprite"), [](ImportedSprite &item) -> QString & { return item.sprite.name; },
        [](const QString &name) { return AllImportersWords::tr("sprite “%1”").arg(name); }, imported.notes);
    for (ImportedSprite &item : imported.sprites) {
        const auto where = [&item](const QString &frame) {
            return AllImportersWords::tr("sprite “%1”, frame “%2”").arg(item.sprite.name, frame);
        };
        numberNames(
            item.sprite.frames, item.sprite.name, [](Frame &frame) -> QString & { return frame.name; }, where,
            imported.notes);
        item.hasNames = hasNamesOfShapes(item.sprite);
        nameShapes(item);
    }
}

/// What limits.h bounds.
struct Counts {
    qsizetype sprites = 0;
    qsizetype frames = 0;
    qsizetype shapes = 0;
    qsizetype tags = 0;

    void add(const Sprite &sprite)
    {
        ++sprites;
        frames += sprite.frames.size();
        tags += sprite.tags.size();
        for (const Frame &frame : sprite.frames)
            shapes += frame.shapes.size();
    }
};

void refuseTooMuch(const Imported &imported)
{
    Counts counts;
    for (const ImportedSprite &item : imported.sprites)
        counts.add(item.sprite);
    refuseTooMany(ImportCount::Sprites, counts.sprites);
    refuseTooMany(ImportCount::Frames, counts.frames);
    refuseTooMany(ImportCount::Shapes, counts.shapes);
    refuseTooMany(ImportCount::Tags, counts.tags);
}

/// Such as a file that was cut short behind its head. What was left out comes first, where there is some.
void refuseNothing(const Imported &imported)
{
    const auto isEmpty = [](const ImportedSprite &item) { return item.sprite.frames.isEmpty(); };
    if (!std::all_of(imported.sprites.begin(), imported.sprites.end(), isEmpty))
        return;
    if (imported.notes.list().isEmpty())
        throw fields::Refusal{
            {{}, {}, AllImportersWords::tr("found no frames in it; write it again with the program it is of")}};
    const ImportNote &note = imported.notes.list().constFirst();
    throw fields::Refusal{{{}, note.place, AllImportersWords::tr("found no frames to import: %1").arg(note.what)}};
}

/// Those of a new project that shapes name and the file does not define.
void addDefaultCategories(Imported &imported)
{
    QSet<QString> named;
    for (const ImportedSprite &item : imported.sprites) {
        for (const Frame &frame : item.sprite.frames) {
            for (const Shape &shape : frame.shapes)
                named.insert(shape.category);
        }
    }
    const QSet<QString> defined = namesOf(imported.categories);
    for (const Category &category : emptyProject().categories) {
        if (named.contains(category.name) && !defined.contains(category.name))
            imported.categories.append(category);
    }
}

/// Why the image cannot be read, with the file that is meant where its name differs in case.
QString problemOf(const QString &image, const QString &problem)
{
    const QString alike = calledAlike(image);
    return alike.isEmpty()
               ? problem
               : AllImportersWords::tr("%1; “%2” differs in upper and lower case alone").arg(problem, alike);
}

/// What a check of the project would find of frames that have other images than the sprite.
void tellUnreadable(Imported &imported, const ImportedSprite &item, const ImageCatalog &images)
{
    for (const QString &image : imagesOf(item.sprite)) {
        const QString problem = image == item.sprite.image ? QString() : images.value(image).problem;
        if (!problem.isEmpty())
            imported.notes.add({AllImportersWords::tr("sprite “%1”").arg(item.sprite.name),
                                AllImportersWords::tr("the image “%1” cannot be read: %2; put a whole one there, or "
                                                      "name another in the project")
                                    .arg(image, problem)});
    }
}

/// Each once, however many sprites name it.
void lookAtImages(Imported &imported)
{
    Document named;
    for (const ImportedSprite &item : std::as_const(imported.sprites)) {
        if (!item.sprite.image.isEmpty() && item.imageSize.isEmpty())
            named.sprites.append(item.sprite);
    }
    constexpr int mostLookedFor = 100; // each of them is a listing of a folder
    int missing = 0;
    const ImageCatalog images = surveyImages(named, {});
    for (ImportedSprite &item : imported.sprites) {
        if (!images.contains(item.sprite.image))
            continue;
        const ImageFacts facts = images.value(item.sprite.image);
        item.imageSize = facts.size;
        const bool isLookedFor = !facts.problem.isEmpty() && ++missing <= mostLookedFor;
        item.imageProblem = isLookedFor ? problemOf(item.sprite.image, facts.problem) : facts.problem;
        tellUnreadable(imported, item, images);
    }
}

/// The usual layout of some tools has images in a folder beside that of the file.
void tellOutside(Imported &imported, const ImportSource &source)
{
    QSet<QString> told;
    for (const ImportedSprite &item : std::as_const(imported.sprites)) {
        for (const QString &image : imagesOf(item.sprite)) {
            if (image.isEmpty() || told.contains(image) || !isOutside(source, image))
                continue;
            told.insert(image);
            imported.notes.add(
                {AllImportersWords::tr("sprite “%1”").arg(item.sprite.name),
                 AllImportersWords::tr("its image “%1” lies outside the folders of the file and of the project, and "
                                       "is taken from there")
                     .arg(image)});
        }
    }
}

/// Refuses what a file may not hold, and makes the rest ready to be taken into a project.
Imported finished(Imported imported, const ImportSource &source)
{
    refuseTooMuch(imported);
    if (source.images == NamedImages::Find)
        tellOutside(imported, source);
    turnUpright(imported, source);
    refuseNothing(imported);
    numberNames(imported);
    addDefaultCategories(imported);
    if (source.images == NamedImages::Find)
        lookAtImages(imported);
    return imported;
}

} // namespace

const QList<Importer> &allImporters()
{
    static const QList<Importer> importers{imageImporter(),         asepriteFileImporter(), asepriteImporter(),
                                           texturePackerImporter(), libgdxAtlasImporter(),  tiledImporter(),
                                           phaserImporter(),        libgdxImporter(),       rubeImporter(),
                                           mugenImporter(),         godotImporter(),        jsonImporter()};
    return importers;
}

const Importer *findImporter(const QString &id)
{
    const QList<Importer> &importers = allImporters();
    const auto found = std::find_if(importers.begin(), importers.end(),
                                    [&id](const Importer &importer) { return id == QLatin1String(importer.id); });
    return found == importers.end() ? nullptr : &*found;
}

bool fitsOneFile(const Document &document)
{
    Counts counts;
    for (const Sprite &sprite : document.sprites)
        counts.add(sprite);
    return counts.sprites <= limits::importedSprites && counts.frames <= limits::importedFrames &&
           counts.shapes <= limits::importedShapes && counts.tags <= limits::importedTags;
}

const Importer *importerFor(const ImportSource &source)
{
    const Importer *surest = nullptr;
    Recognition how = Recognition::Foreign;
    for (const Importer &importer : allImporters()) {
        const Recognition found = importer.recognize(source);
        if (found > how) {
            surest = &importer;
            how = found;
        }
    }
    return surest;
}

namespace {

/// What no project can hold is told now, not when it is to be saved.
std::optional<Error> frameTooLarge(const Imported &imported)
{
    for (const ImportedSprite &item : imported.sprites) {
        for (const Frame &frame : item.sprite.frames) {
            const QSize size = frame.size.expandedTo(frame.rect.size());
            if (std::max(size.width(), size.height()) <= limits::frameSide)
                continue;
            return Error{{},
                         AllImportersWords::tr("frame “%1”").arg(frame.name),
                         AllImportersWords::tr("found %1 × %2 pixels, and a side has at most %3")
                             .arg(size.width())
                             .arg(size.height())
                             .arg(limits::frameSide)};
        }
    }
    return std::nullopt;
}

} // namespace

Result<Imported> importFrom(const ImportSource &source, const Importer &importer)
{
    if (importer.recognize(source) == Recognition::Foreign)
        return Error{
            source.path, {}, AllImportersWords::tr("expected a file of %1").arg(QString::fromLatin1(importer.title))};
    Result<Imported> imported = importer.read(source);
    if (imported) {
        if (const std::optional<Error> tooLarge = frameTooLarge(*imported))
            imported = *tooLarge;
    }
    if (imported)
        imported = fields::readOrRefused([&] { return finished(*imported, source); });
    if (imported)
        return imported;
    Error error = imported.error();
    error.file = source.path;
    return error;
}

Result<Imported> importFrom(const ImportSource &source)
{
    if (const Importer *importer = importerFor(source))
        return importFrom(source, *importer);
    return Error{
        source.path,
        {},
        AllImportersWords::tr("neither an image nor a file that can be imported; `hitbox formats` lists what can")};
}

QString importPartName(ImportPart part)
{
    switch (part) {
    case ImportPart::Frames: return QStringLiteral("frames");
    case ImportPart::Trimming: return QStringLiteral("trimmed borders");
    case ImportPart::Durations: return QStringLiteral("durations");
    case ImportPart::Tags: return QStringLiteral("tags");
    case ImportPart::Pivots: return QStringLiteral("pivots");
    case ImportPart::Polygons: return QStringLiteral("polygons");
    case ImportPart::Circles: return QStringLiteral("circles");
    case ImportPart::Boxes: return QStringLiteral("boxes");
    case ImportPart::Capsules: return QStringLiteral("capsules");
    case ImportPart::Chains: return QStringLiteral("chains");
    case ImportPart::Categories: return QStringLiteral("categories");
    case ImportPart::OwnProperties: return QStringLiteral("properties");
    }
    return {};
}

} // namespace hitbox
