#include "formats/project/project_check.h"

#include "document/field_edits.h"
#include "document/limits.h"
#include "document/names.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

class ProjectCheckWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)
};

bool fits(double number)
{
    return std::abs(number) <= limits::coordinate; // false for NaN
}

bool fits(geometry::Point point)
{
    return fits(point.x) && fits(point.y);
}

bool fits(const QSize &size)
{
    return size.width() >= 1 && size.height() >= 1 && fits(size.width()) && fits(size.height());
}

bool isFrameSize(const QSize &size)
{
    return fits(size) && std::max(size.width(), size.height()) <= limits::frameSide;
}

bool fits(const QPoint &point)
{
    return fits(point.x()) && fits(point.y());
}

/// Of arrays and objects, of which a file may hold as many as limits::jsonDepth.
int levelsIn(const JsonText &json)
{
    int open = 0;
    int most = 0;
    bool isInText = false;
    for (qsizetype i = 0; i < json.text.size(); ++i) {
        const char c = json.text.at(i);
        if (c == '"')
            isInText = !isInText;
        else if (isInText)
            i += c == '\\' ? 1 : 0;
        else if (c == '[' || c == '{')
            most = std::max(most, ++open);
        else if (c == ']' || c == '}')
            --open;
    }
    return most;
}

/// Down to and with the object that holds the properties of a thing.
enum class Levels { OfProject = 2, OfSprite = 4, OfFrame = 6, OfShape = 8, OfEvent = 8 };

bool fits(const Properties &properties, Levels above)
{
    QSet<QString> names;
    for (const Property &property : properties) {
        const double *number = std::get_if<double>(&property.value);
        const auto *json = std::get_if<JsonText>(&property.value);
        if (names.contains(property.name) || (number && !std::isfinite(*number)) ||
            (json && static_cast<int>(above) + levelsIn(*json) > limits::jsonDepth))
            return false;
        names.insert(property.name);
    }
    return true;
}

QString unfitProperty()
{
    return ProjectCheckWords::tr("found a property twice, or one that is not finite or has too many levels of arrays "
                                 "and objects");
}

bool fits(const CategoryField &field)
{
    const QSet<QString> choices(field.choices.begin(), field.choices.end());
    return isValueOf(field.fallback, field) &&
           (field.type != FieldType::Choice ||
            (field.choices.size() <= limits::fieldChoices && choices.size() == field.choices.size()));
}

bool fits(const QList<CategoryField> &fields)
{
    const QSet<QString> names = namesOf(fields);
    return fields.size() <= limits::categoryFields && names.size() == fields.size() && !names.contains(QString()) &&
           std::all_of(fields.begin(), fields.end(), [](const CategoryField &field) { return fits(field); });
}

bool fits(const FramePoint &point)
{
    return fits(point.at) && fits(point.angle);
}

bool fits(const Instance &instance)
{
    return fits(instance.position) && fits(instance.scale) && fits(instance.rotation) && fits(instance.velocity) &&
           fits(instance.spin);
}

bool fits(const Emitter &emitter)
{
    return isWithinLimits(emitter.bullet) && fits(emitter.place) && fits(emitter.aim) &&
           emitter.target.value_or(0) >= 0 && emitter.interval >= limits::shotInterval && fits(emitter.interval) &&
           fits(emitter.speed) && emitter.speed >= 0 && fits(emitter.spread) && emitter.spread >= 0;
}

bool fits(const QMap<QString, QString> &options)
{
    return options.size() <= limits::exportOptions && std::all_of(options.keyBegin(), options.keyEnd(), isLine) &&
           std::all_of(options.cbegin(), options.cend(), isLine);
}

bool fits(const ExportProfile &profile)
{
    return !profile.name.isEmpty() && isLine(profile.name) && isLine(profile.format) && isLine(profile.folder) &&
           fits(profile.options);
}

qint64 pointCount(const Outline &outline)
{
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return polygon->points.size();
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return chain->points.size();
    return 0;
}

/// Holds what is counted over the whole document.
class ProjectCheck
{
public:
    /// What is wrong first; nothing when all is well.
    std::optional<Error> problemIn(const Document &document);
    static std::optional<Error> problemIn(const Document &edited, const Difference &difference);

private:
    std::optional<Error> problemIn(const Sprite &sprite, const QString &place);
    std::optional<Error> problemIn(const Frame &frame, const QString &place);
    static std::optional<Error> problemInMarks(const Frame &frame, const QString &place);
    std::optional<Error> problemIn(const Shape &shape, const QString &place);
    static std::optional<Error> problemIn(const Outline &outline, const QString &place);
    static std::optional<Error> problemIn(const Stage &stage, const QString &place);
    static std::optional<Error> problemIn(const QList<ExportProfile> &profiles);

    static Error problem(const QString &place, const QString &what)
    {
        return {.file = {}, .place = place, .what = what};
    }

    QHash<int, QString> m_ids; ///< and the place of its shape
};

/// Of what the sprites and stages hold together.
class ProjectCounts
{
public:
    std::optional<Error> problemIn(const Document &document);

private:
    static std::optional<Error> problemIn(qint64 count, qint64 most, const QString &things, const QString &place)
    {
        if (count <= most)
            return std::nullopt;
        return Error{.file = {},
                     .place = place,
                     .what = ProjectCheckWords::tr("found more than %1 %2, which is more than a project may have; make "
                                                   "several projects of it")
                                 .arg(QString::number(most), things)};
    }

    std::optional<Error> problemIn(const Sprite &sprite, const QString &place);
    std::optional<Error> problemIn(const Stage &stage, const QString &place);

    qint64 m_points = 0;
    qint64 m_framePoints = 0;
    qint64 m_frameEvents = 0;
    qint64 m_tags = 0;
    qint64 m_instances = 0;
    qint64 m_emitters = 0;
    qint64 m_probes = 0;
};

std::optional<Error> ProjectCounts::problemIn(const Sprite &sprite, const QString &place)
{
    m_tags += sprite.tags.size();
    if (const auto found = problemIn(m_tags, limits::tags, ProjectCheckWords::tr("tags"), place))
        return found;
    for (qsizetype i = 0; i < sprite.frames.size(); ++i) {
        m_framePoints += sprite.frames[i].points.size();
        m_frameEvents += sprite.frames[i].events.size();
        if (std::max(m_framePoints, m_frameEvents) > limits::framePoints)
            return problemIn(std::max(m_framePoints, m_frameEvents), limits::framePoints,
                             ProjectCheckWords::tr("points or events of frames"),
                             QStringLiteral("%1.frames[%2]").arg(place).arg(i));
        for (const Shape &shape : sprite.frames[i].shapes)
            m_points += pointCount(shape.outline);
        if (m_points > limits::points)
            return problemIn(m_points, limits::points, ProjectCheckWords::tr("points"),
                             QStringLiteral("%1.frames[%2]").arg(place).arg(i));
    }
    return std::nullopt;
}

std::optional<Error> ProjectCounts::problemIn(const Stage &stage, const QString &place)
{
    m_instances += stage.instances.size();
    m_emitters += stage.emitters.size();
    m_probes += stage.probes.size();
    for (const Probe &probe : stage.probes)
        m_points += pointCount(probe.outline);
    for (const Emitter &emitter : stage.emitters)
        m_points += pointCount(emitter.bullet);
    if (const auto found = problemIn(m_points, limits::points, ProjectCheckWords::tr("points"), place))
        return found;
    if (const auto found = problemIn(m_instances, limits::instances, ProjectCheckWords::tr("instances"), place))
        return found;
    if (const auto found = problemIn(m_emitters, limits::emitters, ProjectCheckWords::tr("emitters"), place))
        return found;
    return problemIn(m_probes, limits::probes, ProjectCheckWords::tr("probes"), place);
}

std::optional<Error> ProjectCounts::problemIn(const Document &document)
{
    if (const auto found = problemIn(document.categories.size(), limits::categories,
                                     ProjectCheckWords::tr("categories"), QStringLiteral("categories")))
        return found;
    for (qsizetype i = 0; i < document.sprites.size(); ++i) {
        if (const auto found = problemIn(document.sprites[i], QStringLiteral("sprites[%1]").arg(i)))
            return found;
    }
    for (qsizetype i = 0; i < document.stages.size(); ++i) {
        if (const auto found = problemIn(document.stages[i], QStringLiteral("stages[%1]").arg(i)))
            return found;
    }
    return std::nullopt;
}

std::optional<Error> ProjectCheck::problemIn(const Outline &outline, const QString &place)
{
    if (!isWithinLimits(outline))
        return problem(place,
                       ProjectCheckWords::tr(
                           "found a coordinate or size that a project cannot hold, expected at most 1000000000"));
    return std::nullopt;
}

std::optional<Error> ProjectCheck::problemIn(const Shape &shape, const QString &place)
{
    if (shape.id.value < 1 || shape.id.value == std::numeric_limits<int>::max())
        return problem(place, ProjectCheckWords::tr("found the id %1, expected one from 1 on").arg(shape.id.value));
    if (const auto other = m_ids.constFind(shape.id.value); other != m_ids.constEnd())
        return problem(
            place, ProjectCheckWords::tr("found the id %1, which %2 has already: no two shapes of a project have one")
                       .arg(QString::number(shape.id.value), *other));
    m_ids.insert(shape.id.value, place);
    if (shape.track.value < 0 || shape.track.value == std::numeric_limits<int>::max())
        return problem(place,
                       ProjectCheckWords::tr("found the track %1, expected one from 1 on").arg(shape.track.value));
    if (const auto found = problemIn(shape.outline, place))
        return found;
    if (!fits(shape.properties, Levels::OfShape))
        return problem(place, unfitProperty());
    return std::nullopt;
}

std::optional<Error> ProjectCheck::problemIn(const Frame &frame, const QString &place)
{
    if (!isFrameSize(frame.rect.size()) || !isFrameSize(frame.size))
        return problem(place,
                       ProjectCheckWords::tr("found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, "
                                             "expected 1 to %5 a side")
                           .arg(frame.size.width())
                           .arg(frame.size.height())
                           .arg(frame.rect.width())
                           .arg(frame.rect.height())
                           .arg(limits::frameSide));
    if (!fits(frame.rect.topLeft()) || !fits(frame.offset))
        return problem(place, ProjectCheckWords::tr("found a place or size that a project cannot hold"));
    if (!fits(frame.duration) || frame.duration < 0)
        return problem(place, ProjectCheckWords::tr("found a duration that a project cannot hold"));
    if (!fits(frame.properties, Levels::OfFrame))
        return problem(place, unfitProperty());
    if (const auto found = problemInMarks(frame, place))
        return found;
    for (qsizetype i = 0; i < frame.shapes.size(); ++i) {
        if (const auto found = problemIn(frame.shapes[i], QStringLiteral("%1.shapes[%2]").arg(place).arg(i)))
            return found;
    }
    return std::nullopt;
}

/// Its pivot, points and events.
std::optional<Error> ProjectCheck::problemInMarks(const Frame &frame, const QString &place)
{
    if (!fits(frame.pivot))
        return problem(place, ProjectCheckWords::tr("found a place or size that a project cannot hold"));
    if (!std::all_of(frame.points.begin(), frame.points.end(), [](const FramePoint &point) { return fits(point); }))
        return problem(place, ProjectCheckWords::tr("found a point that a project cannot hold"));
    if (!std::all_of(frame.events.begin(), frame.events.end(),
                     [](const FrameEvent &event) { return fits(event.properties, Levels::OfEvent); }))
        return problem(place, unfitProperty());
    return std::nullopt;
}

std::optional<Error> ProjectCheck::problemIn(const Sprite &sprite, const QString &place)
{
    if (!fits(sprite.properties, Levels::OfSprite))
        return problem(place, unfitProperty());
    for (const Tag &tag : sprite.tags) {
        if (tag.repeat < 0 || tag.repeat > limits::tagRepeats)
            return problem(place, ProjectCheckWords::tr("found a tag that repeats %1 times, expected 0 to %2")
                                      .arg(QString::number(tag.repeat), QString::number(limits::tagRepeats)));
    }
    for (qsizetype i = 0; i < sprite.frames.size(); ++i) {
        if (const auto found = problemIn(sprite.frames[i], QStringLiteral("%1.frames[%2]").arg(place).arg(i)))
            return found;
    }
    return std::nullopt;
}

std::optional<Error> ProjectCheck::problemIn(const Stage &stage, const QString &place)
{
    for (qsizetype i = 0; i < stage.instances.size(); ++i) {
        if (!fits(stage.instances[i]))
            return problem(QStringLiteral("%1.instances[%2]").arg(place).arg(i),
                           ProjectCheckWords::tr("found a place, turn, scale or speed that a project cannot hold"));
    }
    for (qsizetype i = 0; i < stage.probes.size(); ++i) {
        if (const auto found = problemIn(stage.probes[i].outline, QStringLiteral("%1.probes[%2]").arg(place).arg(i)))
            return found;
    }
    for (qsizetype i = 0; i < stage.emitters.size(); ++i) {
        if (!fits(stage.emitters[i]))
            return problem(QStringLiteral("%1.emitters[%2]").arg(place).arg(i),
                           ProjectCheckWords::tr("found a place, interval or speed that a project cannot hold"));
    }
    return std::nullopt;
}

std::optional<Error> ProjectCheck::problemIn(const QList<ExportProfile> &profiles)
{
    if (profiles.size() > limits::exportProfiles)
        return problem(QStringLiteral("exports"),
                       ProjectCheckWords::tr("found more than %1 export profiles").arg(limits::exportProfiles));
    QSet<QString> names;
    for (qsizetype i = 0; i < profiles.size(); ++i) {
        const QString place = QStringLiteral("exports[%1]").arg(i);
        if (!fits(profiles[i]))
            return problem(
                place, ProjectCheckWords::tr("found a name, folder or option that is empty, too long or not one line"));
        if (names.contains(profiles[i].name))
            return problem(place, ProjectCheckWords::tr("found the name of another export profile"));
        names.insert(profiles[i].name);
    }
    return std::nullopt;
}

std::optional<Error> ProjectCheck::problemIn(const Document &document)
{
    if (!fits(document.properties, Levels::OfProject))
        return problem({}, unfitProperty());
    for (qsizetype i = 0; i < document.categories.size(); ++i) {
        if (!fits(document.categories[i].fields))
            return problem(QStringLiteral("categories[%1]").arg(i),
                           ProjectCheckWords::tr("found a field without a name, with the name of another one, or with "
                                                 "a default that is not of its type"));
    }
    for (qsizetype i = 0; i < document.sprites.size(); ++i) {
        if (const auto found = problemIn(document.sprites[i], QStringLiteral("sprites[%1]").arg(i)))
            return found;
    }
    for (qsizetype s = 0; s < document.stages.size(); ++s) {
        if (const auto found = problemIn(document.stages[s], QStringLiteral("stages[%1]").arg(s)))
            return found;
    }
    if (document.conflicts.size() > limits::conflicts)
        return problem(QStringLiteral("conflicts"),
                       ProjectCheckWords::tr("found more than %1 conflicts").arg(limits::conflicts));
    return problemIn(document.exportProfiles);
}

std::optional<Error> ProjectCheck::problemIn(const Document &edited, const Difference &difference)
{
    const auto differs = [](const auto &changes, auto id) {
        return changes.changed.contains(id) || changes.added.contains(id);
    };
    for (qsizetype s = 0; s < edited.sprites.size(); ++s) {
        if (!differs(difference.sprites, *edited.sprites[s].id))
            continue;
        const QList<Frame> &frames = edited.sprites[s].frames;
        for (qsizetype f = 0; f < frames.size(); ++f) {
            if (!differs(difference.frames, *frames[f].id))
                continue;
            const QString place = QStringLiteral("sprites[%1].frames[%2]").arg(s).arg(f);
            if (const auto found = problemInMarks(frames[f], place))
                return found;
            for (const Shape &shape : frames[f].shapes) {
                if (!differs(difference.shapes, shape.id))
                    continue;
                if (const auto found = problemIn(shape.outline, place))
                    return found;
            }
        }
    }
    for (qsizetype s = 0; s < edited.stages.size(); ++s) {
        if (!differs(difference.stages, *edited.stages[s].id))
            continue;
        if (const auto found = problemIn(edited.stages[s], QStringLiteral("stages[%1]").arg(s)))
            return found;
    }
    return std::nullopt;
}

} // namespace

Result<Done> checkProjectCounts(const Document &document)
{
    if (const std::optional<Error> found = ProjectCounts().problemIn(document))
        return *found;
    return Done{};
}

Result<Done> checkProject(const Document &document)
{
    if (const Result<Done> counts = checkProjectCounts(document); !counts)
        return counts;
    if (const std::optional<Error> found = ProjectCheck().problemIn(document))
        return *found;
    return Done{};
}

Result<Done> checkNumbers(const Document &edited, const Difference &difference)
{
    if (const std::optional<Error> found = ProjectCheck::problemIn(edited, difference))
        return *found;
    return Done{};
}

} // namespace hitbox
