#include "document/names.h"
#include "document/playback.h"
#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/preparation/physics_losses.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/json/json_writer.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <optional>

/// For Unity: JSON that its JsonUtility reads, and the editor script that makes sprite outlines, prefabs and animation
/// clips of it. Pixels about the pivot, y up. A shape of a track that stays as it is over frames has the same number in
/// each of them: it becomes one collider.
namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class UnityExporterWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

constexpr int layoutVersion = 1;
constexpr const char *scriptOption = "script"; ///< a class may be in a game once: other exports leave it out

/// What makes shapes of a track one collider besides their place: all that the importer makes of them.
QByteArray colliderKey(const Shape &shape)
{
    const PhysicsValues physics = physicsOf(shape.properties);
    const auto bytesOf = [](double number) {
        return QByteArray(reinterpret_cast<const char *>(&number), sizeof number);
    };
    return bytesOf(physics.density) + bytesOf(physics.friction) + bytesOf(physics.restitution) +
           (physics.sensor ? '1' : '0') + shape.name.toUtf8() + '\0' + shape.category.toUtf8();
}

/// The numbers of a sprite's shapes that are held over frames, from 1 in the order that they begin in; 0 for those that
/// are in one frame alone. By frame and place in it.
QList<QList<int>> heldNumbers(const Sprite &sprite)
{
    using Places = QList<std::pair<int, int>>; // frames, and where the shape stands in them
    HeldThings known;
    QList<Places> things;
    QList<QList<int>> numbers;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const QList<Shape> &shapes = sprite.frames[f].shapes;
        numbers.append(QList<int>(shapes.size(), 0));
        for (int s = 0; s < shapes.size(); ++s) {
            if (!shapes[s].track)
                continue;
            const qsizetype thing =
                known.numberOf(shapes[s], sprite.frames[f].pivot, colliderKey(shapes[s]), things.size());
            if (thing == things.size())
                things.append(Places());
            Places &places = things[thing];
            if (places.isEmpty() || places.constLast().first < f)
                places.append({f, s});
        }
    }
    int next = 0;
    for (const Places &places : std::as_const(things)) {
        if (places.size() < 2)
            continue;
        ++next;
        for (const auto &[frame, shape] : places)
            numbers[frame][shape] = next;
    }
    return numbers;
}

/// Of an event; empty for none.
QString dataOf(const Properties &properties)
{
    if (properties.isEmpty())
        return {};
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    for (const Property &property : properties) {
        json.key(property.name);
        std::visit([&json](const auto &value) { json.value(value); }, property.value);
    }
    json.endObject();
    return QString::fromUtf8(json.document()).trimmed();
}

class FrameWriter
{
public:
    FrameWriter(JsonWriter &json, const Frame &frame, const QList<int> &held)
        : m_json(json)
        , m_frame(frame)
        , m_held(held)
        , m_numbers(unityFormat().capabilities.numbers)
        , m_origin(originOf(frame, m_numbers.origin))
    {
    }

    void write()
    {
        const QRect &rect = m_frame.rect;
        m_json.beginObject();
        m_json.member("name", m_frame.name);
        if (!m_frame.image.isEmpty())
            m_json.member("image", m_frame.image);
        m_json.beginObjectMember("rect", JsonLayout::Line);
        m_json.member("x", rect.x());
        m_json.member("y", rect.y());
        m_json.member("width", rect.width());
        m_json.member("height", rect.height());
        m_json.endObject();
        writePlace("center", {m_frame.offset.x() + rect.width() / 2.0, m_frame.offset.y() + rect.height() / 2.0});
        m_json.beginArrayMember("shapes");
        for (qsizetype i = 0; i < m_frame.shapes.size(); ++i)
            writeShape(m_frame.shapes[i], m_held[i]);
        m_json.endArray();
        writeEvents();
        m_json.endObject();
    }

private:
    void writeEvents()
    {
        if (m_frame.events.isEmpty())
            return;
        m_json.beginArrayMember("events");
        for (const FrameEvent &event : m_frame.events) {
            m_json.beginObject(JsonLayout::Line);
            m_json.member("name", event.name);
            m_json.member("data", dataOf(event.properties));
            m_json.endObject();
        }
        m_json.endArray();
    }

    void writePoint(geometry::Point point) { m_json.place(inEngine(point, m_origin, m_numbers)); }

    void writePlace(std::string_view key, geometry::Point point)
    {
        m_json.key(key);
        writePoint(point);
    }

    void writeShape(const Shape &shape, int held)
    {
        const PhysicsValues physics = physicsOf(shape.properties);
        m_json.beginObject();
        m_json.member("name", shape.name);
        m_json.member("category", shape.category);
        m_json.member("density", physics.density);
        m_json.member("friction", physics.friction);
        m_json.member("restitution", physics.restitution);
        m_json.member("sensor", physics.sensor);
        if (held > 0)
            m_json.member("held", held);
        m_json.member("kind", kindName(shape.kind()));
        std::visit([this](const auto &outline) { writeForm(outline); }, shape.outline);
        m_json.endObject();
    }

    void writePoints(const QList<geometry::Point> &points)
    {
        m_json.beginArrayMember("points", JsonLayout::Line);
        for (const geometry::Point point : points)
            writePoint(point);
        m_json.endArray();
    }

    void writeForm(const PolygonOutline &polygon) { writePoints(polygon.points); }
    void writeForm(const ChainLine &chain) { writePoints(chain.points); }

    void writeForm(const geometry::Circle &circle)
    {
        writePoints({circle.center});
        m_json.member("radius", circle.radius);
    }

    void writeForm(const geometry::Box &box)
    {
        writePoints({box.center()});
        const geometry::Point size = sizeWithoutNoise(box);
        m_json.member("width", size.x);
        m_json.member("height", size.y);
    }

    void writeForm(const geometry::Capsule &capsule)
    {
        writePoints({capsule.from, capsule.to});
        m_json.member("radius", capsule.radius);
    }

    JsonWriter &m_json;
    const Frame &m_frame;
    const QList<int> &m_held; ///< see heldNumbers()
    EngineNumbers m_numbers;
    geometry::Point m_origin;
};

void writeUnityCategory(JsonWriter &json, const Category &category, const QStringList &meets)
{
    json.beginObject(JsonLayout::Line);
    json.member("name", category.name);
    json.beginArrayMember("meets");
    for (const QString &other : meets)
        json.value(other);
    json.endArray();
    json.endObject();
}

/// A single frame without a tag is played by none, and needs no clip to be seen.
bool hasClips(const Sprite &sprite)
{
    return !sprite.tags.isEmpty() || sprite.frames.size() > 1;
}

/// One clip for each tag, or one over all frames where there are none.
class ClipWriter
{
public:
    explicit ClipWriter(JsonWriter &json)
        : m_json(json)
    {
    }

    void write(const Sprite &sprite)
    {
        if (!hasClips(sprite))
            return;
        m_json.beginArrayMember("animations");
        for (int tag = 0; tag < sprite.tags.size(); ++tag)
            writeClip(sprite, sprite.tags[tag].name, tag, sprite.tags[tag].repeat != 1);
        if (sprite.tags.isEmpty())
            writeClip(sprite, QStringLiteral("default"), -1, true);
        m_json.endArray();
    }

private:
    void writeClip(const Sprite &sprite, const QString &name, int tag, bool loops)
    {
        const QList<int> frames = playOrder(sprite, tag);
        if (frames.isEmpty())
            return;
        const FrameTimeline timeline = frameTimeline(sprite, frames);
        m_json.beginObject();
        m_json.member("name", name);
        m_json.member("clip", uniqueFileName(m_files, safeFileName(sprite.name + QLatin1Char('_') + name)));
        m_json.member("loop", loops);
        m_json.member("length", timeline.length);
        m_json.beginArrayMember("steps");
        for (const FrameStep &step : timeline.steps) {
            m_json.beginObject(JsonLayout::Line);
            m_json.member("time", step.time);
            m_json.member("frame", step.frame);
            m_json.endObject();
        }
        m_json.endArray();
        m_json.endObject();
    }

    JsonWriter &m_json;
    UniqueNames m_files;
};

QByteArray unityText(const Document &document, bool showsPictures)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", "hitbox-unity");
    json.member("version", layoutVersion);
    if (showsPictures)
        json.member("pictures", true);
    json.beginArrayMember("categories");
    const QList<QStringList> meets = meetingCategories(document.categories);
    for (qsizetype i = 0; i < document.categories.size(); ++i)
        writeUnityCategory(json, document.categories[i], meets[i]);
    json.endArray();
    ClipWriter clips(json);
    UniqueNames prefabs;
    json.beginArrayMember("sprites");
    for (const Sprite &sprite : document.sprites) {
        const QList<QList<int>> held = heldNumbers(sprite);
        json.beginObject();
        json.member("name", sprite.name);
        json.member("prefab", uniqueFileName(prefabs, safeFileName(sprite.name)));
        json.member("image", sprite.image);
        json.beginArrayMember("frames");
        for (qsizetype i = 0; i < sprite.frames.size(); ++i)
            FrameWriter(json, sprite.frames[i], held[i]).write();
        json.endArray();
        clips.write(sprite);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

/// Unity plays a clip once or for ever.
QList<Finding> countedTags(const Document &document)
{
    QList<Finding> losses;
    for (int s = 0; s < document.sprites.size(); ++s) {
        QStringList names;
        for (const Tag &tag : document.sprites[s].tags) {
            if (tag.repeat > 1)
                names.append(quoted(tag.name));
        }
        if (!names.isEmpty())
            losses.append(exportLoss(
                {s, -1}, {}, Severity::Info,
                UnityExporterWords::tr("Unity plays clips once or for ever; these tags are played for ever: %1")
                    .arg(names.join(QStringLiteral(", ")))));
    }
    return losses;
}

/// As far as C# is concerned: a letter or underline, then these and digits.
bool isMethodName(const QString &name)
{
    static const QRegularExpression pattern(QStringLiteral("^[\\p{L}_][\\p{L}\\p{Nd}_]*$"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return pattern.match(name).hasMatch();
}

/// The outlines of such frames are there for the game's own code, and no clip brings them up.
QList<Finding> framesWithoutClip(const Document &document)
{
    QList<Finding> losses;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        if (!hasClips(sprite))
            continue;
        const QSet<int> shown = timedFrames(sprite);
        losses += framesNotShown(
            sprite, s, [&shown](int frame) { return shown.contains(frame); },
            UnityExporterWords::tr("No clip shows the frame: no tag does, or it lasts no time"));
    }
    return losses;
}

/// Events come with the frames of clips, and call methods.
QList<Finding> uncalledEvents(const Document &document)
{
    QList<Finding> losses;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        const QSet<int> shown = hasClips(sprite) ? timedFrames(sprite) : QSet<int>();
        QStringList silent;
        QStringList nameless;
        for (int f = 0; f < sprite.frames.size(); ++f) {
            const Frame &frame = sprite.frames[f];
            if (!frame.events.isEmpty() && !shown.contains(f))
                silent.append(quoted(frame.name));
            for (const FrameEvent &event : frame.events) {
                if (!isMethodName(event.name) && !nameless.contains(quoted(event.name)))
                    nameless.append(quoted(event.name));
            }
        }
        const auto tell = [&](const QString &text, const QStringList &names) {
            if (!names.isEmpty())
                losses.append(exportLoss({s, -1}, {}, Severity::Info, text.arg(names.join(QStringLiteral(", ")))));
        };
        tell(UnityExporterWords::tr("the events of frames that no clip shows are left out: %1"), silent);
        tell(UnityExporterWords::tr("Unity calls methods by the names of events, and no method can have these: %1"),
             nameless);
    }
    return losses;
}

Result<ExportPreview> writeUnity(const Document &document, const QString &projectName, const ExportOptions &options)
{
    if (std::optional<Error> error = tooManySteps(document))
        return *error;
    const bool showsPictures = options.values.value(QStringLiteral("pictures")) == QLatin1String("yes");
    QList<OutputFile> files{{safeFileName(projectName) + QStringLiteral(".json"), unityText(document, showsPictures)}};
    if (chosen(unityFormat(), scriptOption, options) == QLatin1String("yes")) {
        QFile importer(QStringLiteral(":/unity/HitboxImporter.cs"));
        [[maybe_unused]] const bool isThere = importer.open(QIODevice::ReadOnly);
        Q_ASSERT(isThere); // it is part of the program
        files.append({QStringLiteral("HitboxImporter.cs"), importer.readAll()});
    }
    return ExportPreview{files,
                         countedTags(document) + framesWithoutClip(document) + uncalledEvents(document) +
                             densitiesLost(document, UnityExporterWords::tr("Densities are not set: Unity takes the "
                                                                            "mass of the rigid body"))};
}

} // namespace

Format unityFormat()
{
    Format format;
    format.id = "unity";
    format.icon = ":/icons/format-unity.svg";
    format.title = "Unity";
    format.files = "PROJECT.json, HitboxImporter.cs";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats",
        "An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames");
    Capabilities &capabilities = format.capabilities;
    capabilities.frameEvents = true;
    capabilities.frameImages = true;
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::Pivot, 1, YAxis::Up};
    capabilities.tracks = true;
    capabilities.repeats = true;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    format.options = {
        {.key = "pictures",
         .kind = OptionKind::Check,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "whether the frames’ pictures are shown, too"),
         .values = {QStringLiteral("no"), QStringLiteral("yes")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Pictures")},
        {.key = scriptOption,
         .kind = OptionKind::Check,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "whether HitboxImporter.cs is written, which a game has once"),
         .values = {QStringLiteral("yes"), QStringLiteral("no")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Editor script")}};
    format.options += packingOptions();
    format.write = writeUnity;
    return format;
}

} // namespace hitbox
