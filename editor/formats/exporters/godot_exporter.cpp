#include "document/names.h"
#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/godot_areas.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/exporters/godot_nodes.h"
#include "formats/exporters/godot_stage.h"
#include "formats/exporters/godot_text.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

/// Godot scenes, one for each sprite: an Area2D for every category, because Godot filters by area and not by shape, and
/// under it a node for every track and for every shape without one, with its properties as metadata. Points of frames
/// are markers under the root. Positions are frame pixels from the pivot, y down. Those of the first frame are enabled;
/// the AnimationPlayer switches the others.
namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class GodotExporterWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

struct SpriteScene {
    OutputFile file;
    GodotSpriteScene scene;
    QList<Finding> losses;
};

/// Godot plays an animation once or for ever.
std::optional<Finding> endlessTags(const Sprite &sprite, int index, GodotLoop loop)
{
    QStringList names;
    for (const Tag &tag : sprite.tags) {
        if (tag.repeat > 1)
            names.append(quoted(tag.name));
    }
    if (names.isEmpty())
        return std::nullopt;
    const QString message =
        loop == GodotLoop::Forever
            ? GodotExporterWords::tr("Godot plays animations once or for ever; these tags are played for ever: %1")
            : GodotExporterWords::tr("Godot plays animations once or for ever; these tags are played once: %1");
    return exportLoss({index, -1}, {}, Severity::Info, message.arg(names.join(QStringLiteral(", "))));
}

/// What a stage cannot show of the frame that an instance stands in: sizes are those of the sprite's own scene.
std::optional<Finding> sizesOfStages(const Document &document, const QList<GodotSpriteScene> &scenes)
{
    const auto isSize = [](const GodotProperty &property) { return property.name.startsWith("shape:"); };
    for (int i = 0; i < document.sprites.size(); ++i) {
        const bool hasSizes =
            std::any_of(scenes[i].nodes.begin(), scenes[i].nodes.end(), [&isSize](const GodotNode &node) {
                return std::any_of(node.properties.begin(), node.properties.end(), isSize);
            });
        if (hasSizes && !document.stages.isEmpty())
            return exportLoss({i, -1}, {}, Severity::Info,
                              GodotExporterWords::tr("On stages, shapes that run have the size that they begin with "
                                                     "until an animation is played"));
    }
    return std::nullopt;
}

Finding inBetweensAsSteps(int index, InBetweens inBetweens)
{
    return exportLoss({index, -1}, {}, Severity::Info,
                      inBetweens == InBetweens::Steps
                          ? GodotExporterWords::tr("In-betweens stand still in each frame: with the option tween, "
                                                   "Godot runs through them")
                          : GodotExporterWords::tr("In-betweens of capsules, and of tracks whose shapes differ by more "
                                                   "than place and size, stand still in each frame"));
}

/// What the options say.
struct SceneWishes {
    GodotPlayback playback;
    InBetweens inBetweens = InBetweens::Steps;
    bool pictures = false;
};

SceneWishes wishesOf(const ExportOptions &options)
{
    const auto isWished = [&options](const char *option) {
        return chosen(godot4Format(), option, options) == QLatin1String("yes");
    };
    SceneWishes wishes;
    wishes.playback.loop = isWished("loop") ? GodotLoop::Forever : GodotLoop::Once;
    wishes.playback.reset = isWished("reset") ? GodotReset::Written : GodotReset::None;
    wishes.inBetweens = isWished(godotTweenOption) ? InBetweens::Run : InBetweens::Steps;
    wishes.pictures = isWished("pictures");
    return wishes;
}

/// Of tags whose names Godot takes none of, that are called alike, or as the reset is.
QList<Finding> renamedAnimations(const Sprite &sprite, int index, GodotReset reset)
{
    const QStringList plain = godotAnimationsOfTags(sprite, GodotReset::None);
    const QStringList written = godotAnimationsOfTags(sprite, reset);
    QList<Finding> losses;
    for (int tag = 0; tag < sprite.tags.size(); ++tag) {
        const QString &name = sprite.tags[tag].name;
        if (written[tag].isEmpty() || written[tag] == name)
            continue;
        const bool isReset = reset == GodotReset::Written && plain[tag] == QLatin1String(godotResetName);
        const QString text = isReset
                                 ? GodotExporterWords::tr("The animation of the tag %1 is named %2: the name is that "
                                                          "of the animation that sets all back")
                                 : GodotExporterWords::tr("The animation of the tag %1 is named %2: a name in Godot "
                                                          "differs from all others and has none of / : , [");
        losses.append(exportLoss({index, -1}, {}, Severity::Info, text.arg(quoted(name), quoted(written[tag]))));
    }
    return losses;
}

/// Moves the text, which may have many megabytes: a second one of its size would take as much memory again.
QByteArray withHeading(QByteArray text, const QByteArray &heading)
{
    const qsizetype size = text.size();
    text.resize(size + heading.size());
    std::memmove(text.data() + heading.size(), text.constData(), size_t(size));
    std::copy(heading.begin(), heading.end(), text.begin());
    return text;
}

SpriteScene sceneOf(const Document &document, int index, const SceneWishes &wishes, GodotVersion version)
{
    const Sprite &sprite = document.sprites[index];
    GodotScene scene(version);
    scene.inBetweens = wishes.inBetweens;
    scene.shown = godotShownFrames(sprite);
    scene.nodes = "[node name=" + godotString(godotNodeName(sprite.name)) + " type=\"Node2D\"]\n" +
                  metadataOf(scene, godotMetadata(sprite.properties, version, sprite.frames), {index, -1}, {}) + '\n';

    UniqueNames areas = godotRootNames(wishes.pictures ? GodotPictures::Shown : GodotPictures::None);
    if (wishes.pictures) {
        addPicture(scene, sprite, index);
        if (const std::optional<Finding> lost = unloadableImage(sprite, index))
            scene.losses.append(*lost);
    }
    addAreas(scene, document, index, areas);
    addMarkers(scene, sprite, index, areas);
    if (scene.hasSteps)
        scene.losses.append(inBetweensAsSteps(index, wishes.inBetweens));
    if (const std::optional<Finding> endless = endlessTags(sprite, index, wishes.playback.loop))
        scene.losses.append(*endless);
    scene.losses += renamedAnimations(sprite, index, wishes.playback.reset);
    scene.losses += framesNotShown(
        sprite, index, [&scene](int frame) { return scene.shown[frame]; },
        GodotExporterWords::tr("No animation goes to the frame: no tag shows it, or it lasts no time"));
    scene.nodes += godotAnimationPlayer(sprite, scene.movingNodes, wishes.playback, version, scene.resources);
    scene.nodes.chop(1); // one newline ends the file

    const QByteArray heading = version == GodotVersion::Three ? "[gd_scene load_steps=%1 format=2]\n\n"
                                                              : "[gd_scene load_steps=%1 format=3]\n\n";
    const QByteArray steps = QByteArray::number(scene.images.count() + scene.resources.count() + 1);
    const QByteArray images = scene.images.count() > 0 ? scene.images.headings() + '\n' : QByteArray();
    QByteArray text = std::move(scene.resources).text();
    text += scene.nodes;
    const OutputFile file{safeFileName(sprite.name) + QStringLiteral(".tscn"),
                          withHeading(std::move(text), QByteArray(heading).replace("%1", steps) + images),
                          partName(sprite)};
    const bool hasPlayer = !scene.movingNodes.isEmpty() || hasEvents(sprite);
    return {file,
            {file.name, scene.movingNodes,
             hasPlayer ? godotAnimationsOfTags(sprite, wishes.playback.reset) : QStringList()},
            scene.losses};
}

/// A track for each shape and point in each animation and in the one that sets all back, and a call for each event.
qsizetype tracksOf(const Sprite &sprite, GodotReset reset)
{
    qsizetype shapes = 0;
    for (const Frame &frame : sprite.frames)
        shapes += frame.shapes.size() + frame.points.size() + frame.events.size();
    const qsizetype resets = reset == GodotReset::Written ? 1 : 0;
    return shapes * (std::max<qsizetype>(1, sprite.tags.size()) + resets);
}

/// Shapes times tags grow out of hand where few bytes of a project name many frames again and again.
std::optional<Error> tooManyTracks(const Document &document, GodotReset reset)
{
    constexpr qsizetype mostTracks = 1'000'000;
    qsizetype tracks = 0;
    qsizetype most = 0;
    QString sprite;
    for (const Sprite &candidate : document.sprites) {
        const qsizetype own = tracksOf(candidate, reset);
        tracks += own;
        if (own > most)
            sprite = candidate.name;
        most = std::max(most, own);
    }
    if (tracks <= mostTracks)
        return std::nullopt;
    return Error{{},
                 GodotExporterWords::tr("sprite %1").arg(quoted(sprite)),
                 GodotExporterWords::tr(
                     "the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; "
                     "cut the sprite into several, or take tags out")
                     .arg(tracks)
                     .arg(mostTracks)};
}

/// Where Godot runs through what is between, each animation says of each track how it is in each of its frames.
std::optional<Error> tooManyBetweens(const Document &document)
{
    constexpr qint64 mostWords = 10'000'000;
    qint64 words = 0;
    qint64 most = 0;
    QString sprite;
    for (const Sprite &candidate : document.sprites) {
        QSet<TrackId> tracks;
        for (const Frame &frame : candidate.frames) {
            for (const Shape &shape : frame.shapes) {
                if (shape.between != Between::None)
                    tracks.insert(shape.track);
            }
        }
        const qint64 own = qint64(tracks.size()) * stepsOfTags(candidate);
        words += own;
        if (own > most)
            sprite = candidate.name;
        most = std::max(most, own);
    }
    if (words <= mostWords)
        return std::nullopt;
    return Error{{},
                 GodotExporterWords::tr("sprite %1").arg(quoted(sprite)),
                 GodotExporterWords::tr("the animations would say more than %1 times how a shape lies between its "
                                        "keys; cut the sprite into several, or take tags out")
                     .arg(mostWords)};
}

Result<ExportPreview> writeGodot(const Document &document, const ExportOptions &options, GodotVersion version)
{
    const SceneWishes wishes = wishesOf(options);
    if (std::optional<Error> error = tooManyTracks(document, wishes.playback.reset))
        return *error;
    if (std::optional<Error> error = tooManySteps(document))
        return *error;
    if (std::optional<Error> error = wishes.inBetweens == InBetweens::Run ? tooManyBetweens(document) : std::nullopt)
        return *error;
    if (std::optional<Error> error = tooManyPlayedCorners(document))
        return *error;
    ExportPreview preview;
    QList<GodotSpriteScene> scenes;
    for (int i = 0; i < document.sprites.size(); ++i) {
        const SpriteScene written = sceneOf(document, i, wishes, version);
        preview.files.append(written.file);
        preview.losses += written.losses;
        scenes.append(written.scene);
    }
    if (const std::optional<Finding> sizes = sizesOfStages(document, scenes))
        preview.losses.append(*sizes);
    if (isPacked(godot4Format(), options.values) && !wishes.pictures)
        preview.losses.append(exportLoss({}, {}, Severity::Info,
                                         GodotExporterWords::tr("The packed sheets are shown by no scene: with the "
                                                                "option pictures, scenes show them")));
    const Levels levels = levelsOf(document);
    for (const Level &level : levels.levels)
        preview.files.append(godotStage(document, level, scenes, version));
    preview.losses += levels.losses;
    return preview;
}

Result<ExportPreview> writeGodot3(const Document &document, const QString &, const ExportOptions &options)
{
    return writeGodot(document, options, GodotVersion::Three);
}

Result<ExportPreview> writeGodot4(const Document &document, const QString &, const ExportOptions &options)
{
    return writeGodot(document, options, GodotVersion::Four);
}

Format godotFormat()
{
    Format format;
    format.files = "SPRITE.tscn, STAGE_stage.tscn";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats",
        "A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames");
    format.capabilities.concave = ConcavePolygons::EngineCuts;
    format.capabilities.numbers = {NumberPrecision::Single, NumberOrigin::Pivot};
    format.capabilities.properties.setFlag(PropertyHolder::Project, false);
    format.capabilities.tracks = true;
    format.capabilities.inBetweens = true;
    format.capabilities.framePoints = true;
    format.capabilities.frameEvents = true;
    format.capabilities.repeats = true;
    format.roundTrip = RoundTrip{"godot", FramesInFile::Mixed, RoundTrip::Files::OnePerSprite, godotTweenOption};
    format.options = {
        {.key = "loop",
         .kind = OptionKind::Check,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "whether the animations start over"),
         .values = {QStringLiteral("yes"), QStringLiteral("no")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Loop")},
        {.key = godotTweenOption,
         .kind = OptionKind::Check,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "whether Godot runs through in-betweens, in place of steps"),
         .values = {QStringLiteral("no"), QStringLiteral("yes")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Tween")},
        {.key = "pictures",
         .kind = OptionKind::Check,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "whether the frames’ pictures are shown, too"),
         .values = {QStringLiteral("no"), QStringLiteral("yes")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Pictures")},
        {.key = "reset",
         .kind = OptionKind::Check,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "whether there is an animation RESET that sets all back"),
         .values = {QStringLiteral("no"), QStringLiteral("yes")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Reset")}};
    format.options += packingOptions();
    return format;
}

} // namespace

Format godot4Format()
{
    Format format = godotFormat();
    format.id = "godot4";
    format.icon = ":/icons/format-godot4.svg";
    format.title = "Godot 4";
    format.write = writeGodot4;
    return format;
}

Format godot3Format()
{
    Format format = godotFormat();
    format.id = "godot3";
    format.icon = ":/icons/format-godot3.svg";
    format.title = "Godot 3";
    format.write = writeGodot3;
    return format;
}

} // namespace hitbox
