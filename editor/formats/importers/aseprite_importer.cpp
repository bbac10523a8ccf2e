#include "document/limits.h"
#include "formats/importers/aseprite_layers.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/json_sheet.h"
#include "formats/importers/role_of_name.h"
#include "images/animated_sprite.h"
#include "images/aseprite/tag_rounds.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace hitbox {

using namespace fields;

namespace {

constexpr int mostFrames = int(limits::coordinate);
constexpr qint64 mostKeysOfLayers = 20'000'000; ///< of slices, each counted in every layer

class AsepriteImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

Recognition recognizeAseprite(const ImportSource &source)
{
    if (!source.json || !holdsSheetFrames(source.json->root()))
        return Recognition::Foreign;
    const JsonValue root = source.json->root();
    if (writingProgram(root).contains(QLatin1String("aseprite")))
        return Recognition::Certain;
    const std::optional<JsonValue> meta = root.member("meta");
    return meta && (meta->member("frameTags") || meta->member("slices")) ? Recognition::Certain : Recognition::Foreign;
}

PlayDirection directionOf(const QString &text)
{
    if (text == QLatin1String("reverse"))
        return PlayDirection::Reverse;
    if (text == QLatin1String("pingpong_reverse"))
        return PlayDirection::PingPongReverse;
    return text.startsWith(QLatin1String("pingpong")) ? PlayDirection::PingPong : PlayDirection::Forward;
}

/// Where a slice lies from one frame on, until its next key.
struct SliceKey {
    int frame = 0;
    std::optional<QRect> bounds; ///< nothing while the slice is hidden
    std::optional<QPoint> pivot; ///< from the corner of the bounds
};

/// Aseprite writes it as a text; 0 is for ever. See tagRounds().
int waysOf(JsonFields &fields)
{
    const std::optional<JsonValue> value = fields.take("repeat");
    if (!value)
        return 0;
    const std::optional<QString> text = value->toText();
    bool isNumber = false;
    const int number = text ? text->toInt(&isNumber) : 0;
    if (text && (!isNumber || number < 0 || number > limits::tagRepeats))
        refuse(*value, AsepriteImporterWords::tr("how often the tag is played, from 0 to %1").arg(limits::tagRepeats));
    return text ? number : wholeNumber(*value, 0, limits::tagRepeats);
}

bool hasCelData(JsonValue cels)
{
    for (const JsonValue cel : cels.items()) {
        if (cel.member("data"))
            return true;
    }
    return false;
}

/// That a tag names; what is not one yet is refused later.
int lastFrameOf(const JsonValue &tags)
{
    qint64 last = -1;
    for (const JsonValue tag : tags.items()) {
        const std::optional<JsonValue> to = tag.member("to");
        last = std::max(last, to ? to->toInteger().value_or(-1) : -1);
    }
    return static_cast<int>(std::min<qint64>(last, mostFrames));
}

/// In which the layers are listed to have something; what is no frame is passed over.
QHash<QString, QList<int>> celsOf(const std::optional<JsonValue> &layers)
{
    QHash<QString, QList<int>> frames;
    if (!layers)
        return frames;
    for (const JsonValue layer : layers->items()) {
        const std::optional<JsonValue> cels = layer.member("cels");
        const std::optional<JsonValue> name = layer.member("name");
        if (!cels || !name)
            continue;
        QList<int> &ofLayer = frames[name->toText().value_or(QString())];
        for (const JsonValue cel : cels->items()) {
            const std::optional<JsonValue> frame = cel.member("frame");
            const qint64 number = frame ? frame->toInteger().value_or(-1) : -1;
            if (number >= 0 && number <= mostFrames)
                ofLayer.append(static_cast<int>(number));
        }
    }
    return frames;
}

class AsepriteReader
{
public:
    explicit AsepriteReader(const ImportSource &source)
        : m_source(source)
    {
    }

    Imported read();

private:
    void findLayers(const std::optional<JsonValue> &layers, const std::optional<JsonValue> &tags);
    void takeTag(JsonValue value);
    void takeRun(Tag tag, const LayerRun &run);
    void noteLayerData(const JsonValue &layers);
    void noteGuess();
    void takeSlice(JsonValue value);
    void takeKey(const SliceKey &key, int end, const Shape &like);
    SliceKey keyOf(JsonValue value);
    void note(JsonValue value, const QString &what) { m_sheet.notes.add(value, what); }

    const ImportSource &m_source;
    JsonSheet m_sheet;
    LayerRuns m_layers; ///< of the sheet's frames
    QList<Tag> m_tags;
    std::vector<bool> m_hasPivot; ///< by frame
    qsizetype m_shapes = 0;
    qint64 m_keysOfLayers = 0;
};

Imported AsepriteReader::read()
{
    JsonFields root(m_source.json->root());
    m_sheet = jsonSheetOf(required(root, "frames"));
    m_hasPivot.resize(static_cast<size_t>(m_sheet.frames.size()));
    JsonFields meta =
        objectFields(required(root, "meta"), AsepriteImporterWords::tr("an object that says more about the sheet"));
    ImportedSprite item{spriteOfSheet(m_source, meta.take("image"), m_sheet.notes), {}};
    const std::optional<JsonValue> layers = meta.take("layers");
    const std::optional<JsonValue> tags = meta.take("frameTags");
    findLayers(layers, tags);
    if (tags) {
        refuseTooMany(ImportCount::Tags, arrayOf(*tags, AsepriteImporterWords::tr("tags")).size());
        for (const JsonValue tag : tags->items())
            takeTag(tag);
    }
    if (const std::optional<JsonValue> slices = meta.take("slices")) {
        for (const JsonValue slice : arrayOf(*slices, AsepriteImporterWords::tr("slices")).items())
            takeSlice(slice);
    }
    if (layers)
        noteLayerData(*layers);
    if (m_layers.isFirstGuessed && (m_shapes > 0 || !m_tags.isEmpty()))
        noteGuess();
    item.sprite.frames = m_sheet.frames;
    item.turned = m_sheet.turned;
    item.sprite.tags = m_tags;
    item.stated = m_sheet.stated;
    return {{item}, {}, m_sheet.notes};
}

/// Tells where the sheet has each of them by itself.
void AsepriteReader::findLayers(const std::optional<JsonValue> &layers, const std::optional<JsonValue> &tags)
{
    QStringList entries;
    for (const Frame &frame : std::as_const(m_sheet.frames))
        entries.append(frame.name);
    QStringList listed;
    if (layers) {
        for (const JsonValue layer : layers->items()) {
            const std::optional<JsonValue> name = layer.member("name");
            listed.append(name ? name->toText().value_or(QString()) : QString());
        }
    }
    m_layers = layerRunsOf(entries, listed, {tags ? lastFrameOf(*tags) : -1, celsOf(layers)});
    if (m_layers.runs.size() < 2)
        return;
    QStringList names;
    for (const LayerRun &run : std::as_const(m_layers.runs))
        names.append(run.layer);
    m_sheet.notes.add({{},
                       AsepriteImporterWords::tr("each layer is by itself in the sheet; tags and slices are there for "
                                                 "each of them: %1")
                           .arg(names.join(QStringLiteral(", ")).left(200))});
}

void AsepriteReader::takeTag(JsonValue value)
{
    JsonFields fields = objectFields(value, AsepriteImporterWords::tr("a tag"));
    const QString name = textOf(required(fields, "name"));
    const int from = wholeNumber(required(fields, "from"), 0, mostFrames);
    const int to = wholeNumber(required(fields, "to"), 0, mostFrames);
    const QString direction = optionalText(fields, "direction", QStringLiteral("forward"));
    const TagRounds rounds = tagRounds(directionOf(direction), waysOf(fields));
    Tag tag{name, from, to, tagDirectionOf(rounds.direction), {}};
    tag.repeat = rounds.repeat;
    const qsizetype before = m_tags.size();
    for (const LayerRun &run : std::as_const(m_layers.runs))
        takeRun(tag, run);
    if (m_tags.size() == before)
        return note(value,
                    AsepriteImporterWords::tr("none of the frames of the tag “%1” is in the file; left out").arg(name));
    const auto isWhole = [&](const Tag &taken) { return taken.to - taken.from == to - from; };
    if (std::none_of(m_tags.cbegin() + before, m_tags.cend(), isWhole))
        note(value, AsepriteImporterWords::tr("the tag “%1” has fewer frames here than the file says").arg(name));
    if (rounds.isLonger)
        note(value,
             AsepriteImporterWords::tr("the tag “%1” ends where it turns in Aseprite; here it comes back once more")
                 .arg(name));
    m_sheet.stated |= Stated::Repeats;
    if (!optionalText(fields, "data").isEmpty())
        note(value, AsepriteImporterWords::tr("the user data of the tag “%1” are left out").arg(name));
}

/// The tag, which counts frames of the sprite, on those that the layer has of them.
void AsepriteReader::takeRun(Tag tag, const LayerRun &run)
{
    const auto first = std::ranges::lower_bound(run.numbers, tag.from);
    const auto end = std::ranges::upper_bound(run.numbers, tag.to);
    if (first >= end)
        return;
    tag.from = run.first + static_cast<int>(first - run.numbers.begin());
    tag.to = run.first + static_cast<int>(end - run.numbers.begin()) - 1;
    if (m_layers.runs.size() > 1)
        tag.name = QStringLiteral("%1 (%2)").arg(tag.name, run.layer);
    refuseTooMany(ImportCount::Tags, m_tags.size() + 1);
    m_tags.append(tag);
}

/// The first that has some.
void AsepriteReader::noteLayerData(const JsonValue &layers)
{
    for (const JsonValue layer : layers.items()) {
        const std::optional<JsonValue> cels = layer.member("cels");
        if (layer.member("data") || (cels && hasCelData(*cels)))
            return note(layer, AsepriteImporterWords::tr("the user data of layers and cels are left out"));
    }
}

void AsepriteReader::noteGuess()
{
    m_sheet.notes.add({{},
                       AsepriteImporterWords::tr("frames of layers have numbers from %1 on, and nothing tells which "
                                                 "number the first frame of the sprite has: tags and slices lie as if "
                                                 "it were %2")
                           .arg(m_layers.lowest)
                           .arg(m_layers.first)});
}

SliceKey AsepriteReader::keyOf(JsonValue value)
{
    JsonFields fields = objectFields(value, AsepriteImporterWords::tr("a key of a slice"));
    SliceKey key;
    key.frame = wholeNumber(required(fields, "frame"), 0, mostFrames);
    const JsonValue bounds = required(fields, "bounds");
    const std::optional<JsonValue> width = bounds.member("w");
    const std::optional<JsonValue> height = bounds.member("h");
    const bool isHidden = width && height && (width->toInteger() == 0 || height->toInteger() == 0);
    if (!isHidden)
        key.bounds = sheetRect(bounds);
    if (const std::optional<JsonValue> pivot = fields.take("pivot"))
        key.pivot = sheetPoint(*pivot);
    if (fields.take("center"))
        note(value, AsepriteImporterWords::tr("the middle of a nine-patch is no hitbox; left out"));
    return key;
}

void AsepriteReader::takeSlice(JsonValue value)
{
    JsonFields fields = objectFields(value, AsepriteImporterWords::tr("a slice"));
    Shape like;
    like.name = textOf(required(fields, "name"));
    like.category = roleOfName(like.name);
    if (const QString data = optionalText(fields, "data"); !data.isEmpty())
        like.properties.append({QStringLiteral("data"), data});
    std::vector<SliceKey> keys;
    for (const JsonValue key :
         arrayOf(required(fields, "keys"), AsepriteImporterWords::tr("the keys of a slice")).items())
        keys.push_back(keyOf(key));
    std::stable_sort(keys.begin(), keys.end(), [](const SliceKey &a, const SliceKey &b) { return a.frame < b.frame; });
    for (size_t i = 0; i < keys.size(); ++i)
        takeKey(keys[i], i + 1 < keys.size() ? keys[i + 1].frame : mostFrames + 1, like);
}

void AsepriteReader::takeKey(const SliceKey &key, int end, const Shape &like)
{
    if (!key.bounds)
        return;
    const geometry::Point corner{double(key.bounds->x()), double(key.bounds->y())};
    Shape shape = like;
    shape.outline = geometry::Box{corner, {corner.x + key.bounds->width(), corner.y + key.bounds->height()}};
    m_keysOfLayers += m_layers.runs.size();
    if (m_keysOfLayers > mostKeysOfLayers)
        throw Refusal{{.file = {},
                       .place = {},
                       .what = AsepriteImporterWords::tr("slices have more than %1 keys in all layers together")
                                   .arg(mostKeysOfLayers)}};
    for (const LayerRun &run : std::as_const(m_layers.runs)) {
        const auto first = std::ranges::lower_bound(run.numbers, key.frame);
        for (auto number = first; number != run.numbers.cend() && *number < end; ++number) {
            refuseTooMany(ImportCount::Shapes, ++m_shapes);
            const auto i = run.first + (number - run.numbers.cbegin());
            Frame &frame = m_sheet.frames[i];
            frame.shapes.append(shape);
            if (!key.pivot || m_hasPivot[static_cast<size_t>(i)])
                continue;
            frame.pivot = {corner.x + key.pivot->x(), corner.y + key.pivot->y()};
            m_hasPivot[static_cast<size_t>(i)] = true;
            m_sheet.stated |= Stated::Pivots;
        }
    }
}

Imported readAseprite(const ImportSource &source)
{
    return AsepriteReader(source).read();
}

} // namespace

Importer asepriteImporter()
{
    return {"aseprite",
            "Aseprite JSON",
            "*.json",
            "sheets as hash or array; slices are boxes, their pivots the frames'",
            {ImportPart::Frames, ImportPart::Trimming, ImportPart::Durations, ImportPart::Tags, ImportPart::Pivots,
             ImportPart::Boxes},
            recognizeAseprite,
            readBy<readAseprite>};
}

} // namespace hitbox
