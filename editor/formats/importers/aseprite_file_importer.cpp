#include "document/category_edits.h"
#include "document/edits.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/role_of_name.h"
#include "images/alpha_mask.h"
#include "images/animated_sprite.h"
#include "images/aseprite/aseprite.h"
#include "images/image_paths.h"
#include "images/tracing/trace.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <vector>

namespace hitbox {

namespace {

class AsepriteFileWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

Recognition recognizeAsepriteFile(const ImportSource &source)
{
    return beginsAsAseprite(source.bytes) ? Recognition::Certain : Recognition::Foreign;
}

/// Puts shapes into the frames of a sprite that is made of an Aseprite file.
class AsepriteShapes
{
public:
    AsepriteShapes(ImportedSprite &item, ImportNotes &notes)
        : m_item(item)
        , m_notes(notes)
        , m_hasPivot(static_cast<size_t>(item.sprite.frames.size()), false)
    {
    }

    void take(const AnimationSlice &slice);
    void take(const AnimationLayer &layer);
    bool hasPivot(int frame) const { return m_hasPivot[static_cast<size_t>(frame)]; }

private:
    void takeKey(const AnimationSliceKey &key, int end, const Shape &like);
    void takeCel(const AnimationCel &cel, const AnimationLayer &layer, std::vector<TrackId> &tracks);
    TrackId freshTrack() { return TrackId{++m_tracks}; }
    void add(int frame, const Shape &shape);

    ImportedSprite &m_item;
    ImportNotes &m_notes;
    std::vector<bool> m_hasPivot; ///< by frame
    qsizetype m_shapes = 0;
    int m_tracks = 0; ///< within the file; the project numbers them anew
};

Properties textProperty(const QString &text)
{
    return text.isEmpty() ? Properties() : Properties{{QStringLiteral("data"), text}};
}

void AsepriteShapes::add(int frame, const Shape &shape)
{
    refuseTooMany(ImportCount::Shapes, ++m_shapes);
    m_item.sprite.frames[frame].shapes.append(shape);
}

void AsepriteShapes::take(const AnimationSlice &slice)
{
    Shape like;
    like.name = slice.name;
    like.category = roleOfName(slice.name);
    like.properties = textProperty(slice.text);
    like.track = freshTrack();
    const auto frames = static_cast<int>(m_item.sprite.frames.size());
    for (qsizetype i = 0; i < slice.keys.size(); ++i)
        takeKey(slice.keys[i], i + 1 < slice.keys.size() ? slice.keys[i + 1].frame : frames, like);
    const auto hasCenter = [](const AnimationSliceKey &key) { return key.center && !key.center->isEmpty(); };
    if (std::any_of(slice.keys.begin(), slice.keys.end(), hasCenter))
        m_notes.add({AsepriteFileWords::tr("slice “%1”").arg(slice.name),
                     AsepriteFileWords::tr("the middle of a nine-patch is no hitbox; left out")});
}

void AsepriteShapes::takeKey(const AnimationSliceKey &key, int end, const Shape &like)
{
    if (key.bounds.isEmpty())
        return;
    const geometry::Point corner{double(key.bounds.x()), double(key.bounds.y())};
    Shape shape = like;
    shape.outline = geometry::Box{corner, {corner.x + key.bounds.width(), corner.y + key.bounds.height()}};
    for (int i = key.frame; i < end; ++i) {
        add(i, shape);
        if (!key.pivot || m_hasPivot[static_cast<size_t>(i)])
            continue;
        m_item.sprite.frames[i].pivot = {corner.x + key.pivot->x(), corner.y + key.pivot->y()};
        m_hasPivot[static_cast<size_t>(i)] = true;
        m_item.stated |= Stated::Pivots;
    }
}

void AsepriteShapes::take(const AnimationLayer &layer)
{
    if (!findCategory(emptyProject(), layer.category)) // a name of another kind, as it may be
        m_notes.add(
            {AsepriteFileWords::tr("layer “%1:%2”").arg(layer.category, layer.name),
             AsepriteFileWords::tr("traced into shapes of a category of its own, and not drawn in the picture")});
    std::vector<TrackId> tracks;
    for (const AnimationCel &cel : layer.cels)
        takeCel(cel, layer, tracks);
}

/// Whatever is painted counts, however thin: these layers are drawn half transparent by many.
void AsepriteShapes::takeCel(const AnimationCel &cel, const AnimationLayer &layer, std::vector<TrackId> &tracks)
{
    TraceOptions options;
    options.threshold = 1;
    const auto mask = std::make_shared<geometry::PixelMask>(alphaMask(cel.picture, cel.picture.rect()));
    const Result<FrameTrace> trace = traced({mask, cel.at}, options);
    if (!trace) {
        m_notes.add({AsepriteFileWords::tr("layer “%1:%2”, frame %3")
                         .arg(layer.category, layer.name, QString::number(cel.frame + 1)),
                     AsepriteFileWords::tr("%1; left out").arg(trace.error().what)});
        return;
    }
    const QList<PolygonOutline> outlines = outlinesOf(*trace);
    for (qsizetype i = 0; i < outlines.size(); ++i) {
        if (static_cast<size_t>(i) == tracks.size())
            tracks.push_back(freshTrack());
        Shape shape;
        shape.name = i == 0 ? layer.name : layer.name + u' ' + QString::number(i + 1);
        shape.category = layer.category;
        shape.outline = outlines[i];
        shape.properties = textProperty(layer.text);
        shape.track = tracks[static_cast<size_t>(i)];
        add(cel.frame, shape);
    }
}

/// Slices and layers may have one name: a frame has each name once.
void numberEqualNames(AnimatedPicture &animation)
{
    QSet<QString> taken;
    QHash<QString, int> last; // numbers of the names that were equal
    const auto number = [&taken, &last](QString &name) {
        const QString before = name;
        while (taken.contains(name)) {
            int &i = last[before];
            i = std::max(i, 1) + 1;
            name = QStringLiteral("%1 (%2)").arg(before, QString::number(i));
        }
        taken.insert(name);
    };
    for (AnimationSlice &slice : animation.slices)
        number(slice.name);
    for (AnimationLayer &layer : animation.layers)
        number(layer.name);
}

/// Those that a new project does not have.
QList<Category> layerCategories(const QList<AnimationLayer> &layers)
{
    Document named = emptyProject();
    const qsizetype defaults = named.categories.size();
    for (const AnimationLayer &layer : layers) {
        if (!findCategory(named, layer.category))
            named = addFreshCategory(std::move(named), layer.category);
    }
    return named.categories.mid(defaults);
}

Imported readAsepriteFile(const ImportSource &source)
{
    Result<AnimatedPicture> animation = readAseprite(source.bytes, AnimationParts::All);
    if (!animation)
        throw fields::Refusal{animation.error()};
    refuseTooMany(ImportCount::Tags, animation->tags.size());
    refuseTooMany(ImportCount::Shapes, animation->slices.size());
    Imported imported;
    ImportedSprite item{
        animatedSprite(QFileInfo(source.path).completeBaseName(), storedImagePath({}, source.path), *animation),
        Stated::Layout | Stated::Durations | Stated::Repeats};
    for (const QString &note : std::as_const(animation->notes))
        imported.notes.add({{}, note});
    numberEqualNames(*animation);
    AsepriteShapes shapes(item, imported.notes);
    for (const AnimationSlice &slice : std::as_const(animation->slices))
        shapes.take(slice);
    for (const AnimationLayer &layer : std::as_const(animation->layers))
        shapes.take(layer);
    // Frames whose pivot no slice says keep what the user chose.
    if (item.stated.testFlag(Stated::Pivots)) {
        for (int i = 0; i < item.sprite.frames.size(); ++i) {
            if (!shapes.hasPivot(i))
                item.unstated[i] |= Stated::Pivots;
        }
    }
    imported.categories = layerCategories(animation->layers);
    imported.sprites = {item};
    return imported;
}

} // namespace

Importer asepriteFileImporter()
{
    return {"aseprite-file",
            "Aseprite",
            "*.aseprite *.ase",
            "animations as they are; slices are boxes, layers such as hit:fist are traced",
            {ImportPart::Frames, ImportPart::Durations, ImportPart::Tags, ImportPart::Pivots, ImportPart::Polygons,
             ImportPart::Boxes, ImportPart::Categories},
            recognizeAsepriteFile,
            readBy<readAsepriteFile>};
}

} // namespace hitbox
