#include "formats/exporters/preparation/export_preparation.h"

#include "document/names.h"
#include "document/playback.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/xml_losses.h"
#include "validation/validate.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class ExportPreparationWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// It says of a polygon how many more of its edges meet than are listed, if only by how many at least.
bool tellsOfRest(const Finding &finding)
{
    return finding.rule == QLatin1String("self-intersection") && finding.points.isEmpty();
}

/// How many errors there are besides the first one, in words; empty where there are none.
QString moreErrors(qsizetype more, bool isAtLeast)
{
    if (isAtLeast)
        return ExportPreparationWords::tr(" (and at least %1 more)").arg(more);
    return more > 0 ? ExportPreparationWords::tr(" (and %1 more)").arg(more) : QString();
}

/// One line for an invalid shape: its first error, how many more there are, and where. Empty for a valid one.
QString shapeComplaint(const Sprite &sprite, const Frame &frame, const Shape &shape)
{
    QString first;
    qsizetype more = 0;
    bool isAtLeast = false;
    for (const Finding &finding : validateShape(shape)) {
        if (finding.severity != Severity::Error)
            continue;
        if (first.isEmpty())
            first = finding.message;
        else if (tellsOfRest(finding))
            isAtLeast = true;
        else
            ++more;
    }
    if (first.isEmpty())
        return {};
    return ExportPreparationWords::tr("%1, sprite %2, frame %3, shape %4 %5")
        .arg(first + moreErrors(more, isAtLeast), quoted(sprite.name), quoted(frame.name),
             QString::number(shape.id.value), quoted(shape.name));
}

QList<Finding> convertFrame(Frame &frame, FrameRef ref, const Capabilities &capabilities)
{
    QList<Finding> losses;
    if (std::optional<Finding> lost = lostProperties(PropertyHolder::Frames, frame.properties, capabilities)) {
        lost->frame = ref;
        losses.append(*lost);
    }

    const geometry::Point origin = originOf(frame, capabilities.numbers.origin);
    QList<Shape> shapes;
    for (const Shape &shape : std::as_const(frame.shapes)) {
        const PreparedShape prepared = preparedShape(shape, origin, capabilities);
        for (Finding loss : prepared.losses) {
            loss.frame = ref;
            losses.append(loss);
        }
        shapes += prepared.shapes;
    }
    frame.shapes = shapes;
    return losses;
}

QSet<QString> categoriesIn(const Sprite &sprite)
{
    QSet<QString> categories;
    for (const Frame &frame : sprite.frames) {
        for (const Shape &shape : frame.shapes)
            categories.insert(shape.category);
    }
    return categories;
}

bool hasSeveralCategories(const Sprite &sprite)
{
    const QString *first = nullptr;
    for (const Frame &frame : sprite.frames) {
        for (const Shape &shape : frame.shapes) {
            if (first && shape.category != *first)
                return true;
            first = &shape.category;
        }
    }
    return false;
}

/// What a shape has by its category alone, as properties; of a format without properties of shapes, what is physics.
class FieldDefaults
{
public:
    FieldDefaults(const Document &document, const Capabilities &capabilities)
    {
        for (const Category &category : document.categories) {
            for (const CategoryField &field : category.fields) {
                if (field.type == FieldType::Other && !m_unknown.contains(quoted(field.name)))
                    m_unknown.append(quoted(field.name));
            }
        }
        if (capabilities.fields)
            return;
        const bool carriesAll = capabilities.properties.testFlag(PropertyHolder::Shapes);
        for (const Category &category : document.categories) {
            for (const CategoryField &field : category.fields) {
                const Property property{field.name, field.fallback};
                if (field.type == FieldType::Other || std::holds_alternative<JsonText>(field.fallback))
                    continue;
                if (carriesAll || (capabilities.physics && isPhysics(property)))
                    m_properties[category.name].append(property);
                else if (!m_left.contains(quoted(field.name)))
                    m_left.append(quoted(field.name));
            }
        }
    }

    void addTo(Frame &frame) const
    {
        if (m_properties.isEmpty())
            return;
        for (Shape &shape : frame.shapes) {
            const auto defaults = m_properties.constFind(shape.category);
            if (defaults == m_properties.constEnd())
                continue;
            for (const Property &property : *defaults) {
                const bool isOwn = std::any_of(shape.properties.begin(), shape.properties.end(),
                                               [&](const Property &own) { return own.name == property.name; });
                if (!isOwn)
                    shape.properties.append(property);
            }
        }
    }

    QList<Finding> losses() const
    {
        QList<Finding> losses;
        const auto tell = [&losses](const QString &sentence, const QStringList &names) {
            if (!names.isEmpty())
                losses.append(exportLoss({}, {}, Severity::Info, sentence.arg(names.join(QStringLiteral(", ")))));
        };
        tell(ExportPreparationWords::tr("Fields of categories are left out: %1"), m_left);
        tell(ExportPreparationWords::tr("Fields of a kind that this version does not know are left out: %1"),
             m_unknown);
        return losses;
    }

private:
    QHash<QString, Properties> m_properties; ///< by category
    QStringList m_left;
    QStringList m_unknown; ///< of a newer version's kinds
};

QList<Finding> undefinedCategories(const Document &document)
{
    if (document.categories.isEmpty())
        return {};
    QSet<QString> used;
    for (const Sprite &sprite : document.sprites)
        used += categoriesIn(sprite);
    for (const Category &category : document.categories)
        used.remove(category.name);
    QStringList names(used.begin(), used.end());
    names.sort();

    QList<Finding> losses;
    for (const QString &name : std::as_const(names)) {
        const QString message =
            name.isEmpty()
                ? ExportPreparationWords::tr("Shapes without a category get bit 1 and strike nothing")
                : ExportPreparationWords::tr("The category %1 is not defined: its shapes get bit 1 and strike nothing")
                      .arg(quoted(name));
        losses.append(exportLoss({}, {}, Severity::Warning, message));
    }
    return losses;
}

QList<Finding> tooHighBits(const Document &document, const Capabilities &capabilities)
{
    QList<Finding> losses;
    for (const Category &category : document.categories) {
        if (quint64(category.bits) >> capabilities.filterBits == 0)
            continue;
        losses.append(
            exportLoss({}, {}, Severity::Warning,
                       ExportPreparationWords::tr("The category %1 loses bits: the engine filters by %2 of them")
                           .arg(quoted(category.name), QString::number(capabilities.filterBits))));
    }
    return losses;
}

/// A newer version wrote it; see betweenOf() of the project file.
bool isUnknownBetween(const Shape &shape)
{
    return std::any_of(shape.extras.begin(), shape.extras.end(),
                       [](const auto &extra) { return extra.key == QLatin1String("between"); });
}

} // namespace

std::optional<Error> refusal(const Document &document)
{
    QStringList lines;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes) {
                const QString line = shapeComplaint(sprite, frame, shape);
                if (!line.isEmpty())
                    lines.append(line);
            }
        }
    }
    if (lines.isEmpty())
        return std::nullopt;
    return Error{{}, {}, lines.join(QLatin1Char('\n'))};
}

std::optional<Finding> unloadableImage(const Sprite &sprite, int index)
{
    static const QSet<QString> unloadable{"ase", "aseprite", "gif", "apng", "psd", "kra", "ora"};
    const auto isUnloadable = [](const QString &image) {
        return unloadable.contains(image.section(QLatin1Char('.'), -1).toLower());
    };
    const auto told = [index](const QString &image) {
        return exportLoss({index, -1}, {}, Severity::Warning,
                          ExportPreparationWords::tr("Engines do not load %1, which the export names: pack a sheet, "
                                                     "where the format has that option, or save it as a PNG")
                              .arg(quoted(image)));
    };
    if (isUnloadable(sprite.image))
        return told(sprite.image);
    const auto frame = std::ranges::find_if(sprite.frames, isUnloadable, &Frame::image);
    return frame == sprite.frames.end() ? std::nullopt : std::optional(told(frame->image));
}

QList<Finding> spriteLosses(const Sprite &sprite, int index, const Capabilities &capabilities)
{
    const FrameRef ref{index, -1};
    QList<Finding> losses;
    if (!capabilities.filtersPerShape && hasSeveralCategories(sprite)) {
        losses.append(exportLoss(ref, {}, Severity::Warning,
                                 ExportPreparationWords::tr(
                                     "The shapes have several categories, and the format filters whole bodies only")));
    }
    if (!capabilities.animation) {
        const FrameDurations durations =
            capabilities.frameDurations ? FrameDurations::Written : FrameDurations::LeftOut;
        if (const std::optional<Finding> lost = animationLeftOut(sprite, index, durations))
            losses.append(*lost);
    }
    const auto anyFrame = [&sprite](const auto &has) {
        return std::any_of(sprite.frames.begin(), sprite.frames.end(), has);
    };
    const auto anyShape = [&anyFrame](const auto &has) {
        return anyFrame(
            [&has](const Frame &frame) { return std::any_of(frame.shapes.begin(), frame.shapes.end(), has); });
    };
    if (!capabilities.tracks && anyShape([](const Shape &shape) { return bool(shape.track); }))
        losses.append(exportLoss(
            ref, {}, Severity::Info,
            ExportPreparationWords::tr("Tracks are left out: every frame has shapes of its own in the format")));
    if (!capabilities.inBetweens && anyShape([](const Shape &shape) { return shape.between != Between::None; }))
        losses.append(exportLoss(
            ref, {}, Severity::Info,
            ExportPreparationWords::tr("In-betweens are written as they are in each frame: the format runs through "
                                       "none")));
    if (anyShape([](const Shape &shape) { return isUnknownBetween(shape); }))
        losses.append(exportLoss(
            ref, {}, Severity::Info,
            ExportPreparationWords::tr("In-betweens of a kind that this version does not know are written as they are "
                                       "in each frame, and what they are is left out")));
    if (!capabilities.repeats && capabilities.animation &&
        std::any_of(sprite.tags.begin(), sprite.tags.end(), [](const Tag &tag) { return tag.repeat > 0; }))
        losses.append(exportLoss(
            ref, {}, Severity::Info,
            ExportPreparationWords::tr("How often tags are played is left out: the format does not say it")));
    const NumberOrigin origin = capabilities.numbers.origin;
    if (!capabilities.pivots &&
        anyFrame([origin](const Frame &frame) { return frame.pivot != originOf(frame, origin); }))
        losses.append(exportLoss(ref, {}, Severity::Info,
                                 ExportPreparationWords::tr("Pivots are left out: the format has none")));
    if (!capabilities.framePoints && anyFrame([](const Frame &frame) { return !frame.points.isEmpty(); }))
        losses.append(exportLoss(ref, {}, Severity::Info,
                                 ExportPreparationWords::tr("Points of frames are left out: the format has none")));
    if (!capabilities.frameEvents && anyFrame([](const Frame &frame) { return !frame.events.isEmpty(); }))
        losses.append(exportLoss(ref, {}, Severity::Info,
                                 ExportPreparationWords::tr("Events of frames are left out: the format has none")));
    if (std::optional<Finding> lost = lostProperties(PropertyHolder::Sprites, sprite.properties, capabilities)) {
        lost->frame = ref;
        losses.append(*lost);
    }
    if (const std::optional<Finding> lost = capabilities.frameImages ? unloadableImage(sprite, index) : std::nullopt)
        losses.append(*lost);
    return losses;
}

QList<Finding> framesNotShown(const Sprite &sprite, int index, const std::function<bool(int frame)> &isShown,
                              const QString &message)
{
    QList<Finding> losses;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const Frame &frame = sprite.frames[f];
        const bool isEmpty = frame.shapes.isEmpty() && frame.points.isEmpty() && frame.events.isEmpty();
        if (!isEmpty && !isShown(f))
            losses.append(exportLoss({index, f}, {}, Severity::Warning, message));
    }
    return losses;
}

QList<Finding> unplayedFrames(const Sprite &sprite, int index)
{
    const QSet<int> played = playedFrames(sprite);
    return framesNotShown(
        sprite, index, [&played](int frame) { return played.contains(frame); },
        ExportPreparationWords::tr("The frame is left out: no tag shows it"));
}

Finding stagesLeftOut()
{
    return exportLoss({}, {}, Severity::Info, ExportPreparationWords::tr("Stages are left out: the format has none"));
}

std::optional<Finding> animationLeftOut(const Sprite &sprite, int index, FrameDurations durations)
{
    const bool isWritten = durations == FrameDurations::Written;
    if (sprite.tags.isEmpty())
        return isWritten ? std::nullopt : durationsLeftOut(sprite, index);
    return exportLoss(
        {index, -1}, {}, Severity::Info,
        isWritten ? ExportPreparationWords::tr("Tags are left out: the format has none")
                  : ExportPreparationWords::tr("Tags and durations are left out: the format does not switch frames"));
}

std::optional<Finding> durationsLeftOut(const Sprite &sprite, int index)
{
    const auto isOwn = [](const Frame &frame) { return frame.duration != Frame().duration; };
    if (sprite.frames.size() < 2 || std::ranges::none_of(sprite.frames, isOwn)) // one alone is shown for ever
        return std::nullopt;
    return exportLoss({index, -1}, {}, Severity::Info,
                      ExportPreparationWords::tr("Durations are left out: the format has none"));
}

PreparedExport preparedExport(Document document, const Capabilities &capabilities)
{
    const FieldDefaults defaults(document, capabilities);
    QList<Finding> losses;
    for (int i = 0; i < document.sprites.size(); ++i) {
        Sprite &sprite = document.sprites[i];
        losses += spriteLosses(sprite, i, capabilities);
        for (int f = 0; f < sprite.frames.size(); ++f) {
            defaults.addTo(sprite.frames[f]);
            losses += convertFrame(sprite.frames[f], {i, f}, capabilities);
        }
    }
    losses += defaults.losses();
    losses += undefinedCategories(document);
    losses += tooHighBits(document, capabilities);
    if (const std::optional<Finding> lost = lostProperties(PropertyHolder::Project, document.properties, capabilities))
        losses.append(*lost);
    losses += namesChangedByXml(document, capabilities);
    if (!capabilities.stages && !document.stages.isEmpty())
        losses.append(stagesLeftOut());
    return {std::move(document), std::move(losses)};
}

QString partName(const Sprite &sprite)
{
    return ExportPreparationWords::tr("the sprite %1").arg(quoted(sprite.name));
}

QString partName(const Stage &stage)
{
    return ExportPreparationWords::tr("the stage %1").arg(quoted(stage.name));
}

QString partName(const Sprite &sprite, const Frame &frame)
{
    return ExportPreparationWords::tr("the frame %1 of the sprite %2").arg(quoted(frame.name), quoted(sprite.name));
}

} // namespace hitbox
