#include "document/limits.h"
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

class AsepriteReader
{
public:
    explicit AsepriteReader(const ImportSource &source)
        : m_source(source)
    {
    }

    Imported read();

private:
    void takeTag(JsonValue value);
    void noteLayerData(JsonFields &meta);
    void takeSlice(JsonValue value);
    void takeKey(const SliceKey &key, int end, const Shape &like);
    SliceKey keyOf(JsonValue value);
    void note(JsonValue value, const QString &what) { m_sheet.notes.add(value, what); }

    const ImportSource &m_source;
    JsonSheet m_sheet;
    QList<Tag> m_tags;
    std::vector<bool> m_hasPivot; ///< by frame
    qsizetype m_steps = 0;        ///< from frame to frame, of all slices
};

Imported AsepriteReader::read()
{
    JsonFields root(m_source.json->root());
    m_sheet = jsonSheetOf(required(root, "frames"));
    m_hasPivot.resize(static_cast<size_t>(m_sheet.frames.size()));
    JsonFields meta =
        objectFields(required(root, "meta"), AsepriteImporterWords::tr("an object that says more about the sheet"));
    ImportedSprite item{spriteOfSheet(m_source, meta.take("image"), m_sheet.notes), {}};
    if (const std::optional<JsonValue> tags = meta.take("frameTags")) {
        refuseTooMany(ImportCount::Tags, arrayOf(*tags, AsepriteImporterWords::tr("tags")).size());
        for (const JsonValue tag : tags->items())
            takeTag(tag);
    }
    if (const std::optional<JsonValue> slices = meta.take("slices")) {
        for (const JsonValue slice : arrayOf(*slices, AsepriteImporterWords::tr("slices")).items())
            takeSlice(slice);
    }
    noteLayerData(meta);
    item.sprite.frames = m_sheet.frames;
    item.turned = m_sheet.turned;
    item.sprite.tags = m_tags;
    item.stated = m_sheet.stated;
    return {{item}, {}, m_sheet.notes};
}

void AsepriteReader::takeTag(JsonValue value)
{
    JsonFields fields = objectFields(value, AsepriteImporterWords::tr("a tag"));
    const QString name = textOf(required(fields, "name"));
    const int from = wholeNumber(required(fields, "from"), 0, mostFrames);
    const int to = wholeNumber(required(fields, "to"), 0, mostFrames);
    const QString direction = optionalText(fields, "direction", QStringLiteral("forward"));
    const auto frames = static_cast<int>(m_sheet.frames.size());
    const int first = std::min(from, frames);
    const int end = std::min(to + 1, frames);
    if (first >= end)
        return note(value,
                    AsepriteImporterWords::tr("none of the frames of the tag “%1” is in the file; left out").arg(name));
    if (end - first != to - from + 1)
        note(value, AsepriteImporterWords::tr("the tag “%1” has fewer frames here than the file says").arg(name));
    const TagRounds rounds = tagRounds(directionOf(direction), waysOf(fields));
    if (rounds.isLonger)
        note(value,
             AsepriteImporterWords::tr("the tag “%1” ends where it turns in Aseprite; here it comes back once more")
                 .arg(name));
    m_tags.append({name, first, end - 1, tagDirectionOf(rounds.direction), {}});
    m_tags.last().repeat = rounds.repeat;
    m_sheet.stated |= Stated::Repeats;
    if (!optionalText(fields, "data").isEmpty())
        note(value, AsepriteImporterWords::tr("the user data of the tag “%1” are left out").arg(name));
}

/// The first that has some.
void AsepriteReader::noteLayerData(JsonFields &meta)
{
    const std::optional<JsonValue> layers = meta.take("layers");
    if (!layers)
        return;
    for (const JsonValue layer : layers->items()) {
        const std::optional<JsonValue> cels = layer.member("cels");
        if (layer.member("data") || (cels && hasCelData(*cels)))
            return note(layer, AsepriteImporterWords::tr("the user data of layers and cels are left out"));
    }
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
    const auto frames = static_cast<int>(m_sheet.frames.size());
    for (size_t i = 0; i < keys.size(); ++i) {
        const int end = i + 1 < keys.size() ? keys[i + 1].frame : frames;
        takeKey(keys[i], std::min(end, frames), like);
    }
}

void AsepriteReader::takeKey(const SliceKey &key, int end, const Shape &like)
{
    if (!key.bounds)
        return;
    const geometry::Point corner{double(key.bounds->x()), double(key.bounds->y())};
    Shape shape = like;
    shape.outline = geometry::Box{corner, {corner.x + key.bounds->width(), corner.y + key.bounds->height()}};
    for (int i = key.frame; i < end; ++i) {
        refuseTooMany(ImportCount::Shapes, ++m_steps);
        Frame &frame = m_sheet.frames[i];
        frame.shapes.append(shape);
        if (!key.pivot || m_hasPivot[static_cast<size_t>(i)])
            continue;
        frame.pivot = {corner.x + key.pivot->x(), corner.y + key.pivot->y()};
        m_hasPivot[static_cast<size_t>(i)] = true;
        m_sheet.stated |= Stated::Pivots;
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
