#include "service/served_projects.h"

#include "formats/project/project_paths.h"
#include "service/project_context.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

/// What brackets, keys and numbers of one thing take, about.
constexpr qint64 thingBytes = 150;
constexpr qint64 pointBytes = 24;

qint64 weightOf(const Extras &extras)
{
    qint64 weight = 0;
    for (const ExtraMember &extra : extras)
        weight += extra.key.size() + extra.value.text.size() + 8;
    return weight;
}

qint64 weightOf(const Properties &properties)
{
    qint64 weight = 0;
    for (const Property &property : properties) {
        weight += property.name.size() + pointBytes;
        if (const auto *text = std::get_if<QString>(&property.value))
            weight += text->size();
        else if (const auto *json = std::get_if<JsonText>(&property.value))
            weight += json->text.size();
    }
    return weight;
}

qint64 weightOf(const Frame &frame)
{
    qint64 weight = thingBytes + frame.name.size() + weightOf(frame.extras) + weightOf(frame.properties) +
                    frame.points.size() * thingBytes;
    for (const FramePoint &point : frame.points)
        weight += weightOf(point.extras);
    for (const FrameEvent &event : frame.events)
        weight += thingBytes + weightOf(event.properties) + weightOf(event.extras);
    for (const Shape &shape : frame.shapes)
        weight += thingBytes + shape.name.size() + shape.category.size() +
                  static_cast<qint64>(pointsOf(shape.outline).size()) * pointBytes + weightOf(shape.properties) +
                  weightOf(shape.extras);
    return weight;
}

qint64 weightOf(const Stage &stage)
{
    qint64 weight = thingBytes + weightOf(stage.extras);
    for (const Instance &instance : stage.instances)
        weight += thingBytes + weightOf(instance.extras);
    for (const Probe &probe : stage.probes)
        weight +=
            thingBytes + static_cast<qint64>(pointsOf(probe.outline).size()) * pointBytes + weightOf(probe.extras);
    return weight + stage.emitters.size() * 2 * thingBytes;
}

qint64 weightOfSteps(const ServedProject &project)
{
    qint64 weight = 0;
    for (const QList<WeighedDocument> *steps : {&project.before, &project.after})
        for (const WeighedDocument &step : *steps)
            weight += step.weight;
    return weight;
}

/// The step that is taken back, or made again, changes places with the present.
void step(ServedProject &project, QList<WeighedDocument> &from, QList<WeighedDocument> &to)
{
    WeighedDocument next = from.takeLast();
    to.append({std::exchange(project.document, std::move(next.document)), std::exchange(project.weight, next.weight)});
    ++project.revision;
}

} // namespace

qint64 weightOf(const Document &document)
{
    qint64 weight = thingBytes + weightOf(document.extras) + weightOf(document.properties);
    for (const Category &category : document.categories) {
        weight += thingBytes + weightOf(category.extras);
        for (const QString &hit : category.hits)
            weight += hit.size() + 4;
        for (const CategoryField &field : category.fields)
            weight += thingBytes + field.choices.size() * pointBytes + weightOf(field.extras);
    }
    for (const Sprite &sprite : document.sprites) {
        weight += thingBytes + sprite.tags.size() * thingBytes + weightOf(sprite.properties) + weightOf(sprite.extras);
        for (const Tag &tag : sprite.tags)
            weight += weightOf(tag.extras);
        for (const Frame &frame : sprite.frames)
            weight += weightOf(frame);
    }
    for (const Stage &stage : document.stages)
        weight += weightOf(stage);
    for (const ExportProfile &profile : document.exportProfiles)
        weight += thingBytes + profile.options.size() * thingBytes + weightOf(profile.extras);
    return weight;
}

QString ServedProject::folder() const
{
    return file.isEmpty() ? QString() : projectFolder(file);
}

void ServedProject::moveTo(const QString &path)
{
    const QString from = folder();
    file = path;
    const QString to = folder();
    if (from == to)
        return;
    document = withPathsRebased(std::move(document), from, to);
    for (QList<WeighedDocument> *steps : {&before, &after})
        for (WeighedDocument &step : *steps)
            step.document = withPathsRebased(std::move(step.document), from, to);
}

qint64 ServedProjects::weightOfAll() const
{
    qint64 weight = 0;
    for (const auto &[number, project] : m_projects)
        weight += project.weight;
    return weight;
}

Result<int> ServedProjects::add(ServedProject project)
{
    if (m_projects.size() >= most)
        return Error{{}, {}, QStringLiteral("%1 projects are open: close some that are done with").arg(most)};
    project.weight = weightOf(project.document);
    if (weightOfAll() + project.weight > mostWeight)
        return Error{project.file,
                     {},
                     QStringLiteral("the open projects would take more than %1 MiB: close some that are done with")
                         .arg(mostWeight >> 20)};
    m_projects.emplace(++m_last, std::move(project));
    return m_last;
}

ServedProject *ServedProjects::find(int number)
{
    const auto found = m_projects.find(number);
    return found == m_projects.end() ? nullptr : &found->second;
}

void ServedProjects::close(int number)
{
    m_projects.erase(number);
}

Result<Done> ServedProjects::change(ServedProject &project, Document document)
{
    if (document == project.document)
        return Done{};
    const qint64 weight = weightOf(document);
    if (const qint64 more = weight - project.weight; more > 0 && weightOfAll() + more > mostWeight)
        return Error{project.file,
                     {},
                     QStringLiteral("not changed: the open projects would take more than %1 MiB: close some that are "
                                    "done with")
                         .arg(mostWeight >> 20)};
    project.before.append(
        {std::exchange(project.document, std::move(document)), std::exchange(project.weight, weight)});
    project.after.clear();
    ++project.revision;
    forgetOldSteps(project);
    return Done{};
}

void ServedProjects::forgetOldSteps(ServedProject &project)
{
    while (project.before.size() > mostSteps)
        project.before.removeFirst();
    std::vector<std::pair<ServedProject *, qint64>> weights;
    qint64 all = 0;
    for (auto &[number, open] : m_projects) {
        weights.emplace_back(&open, weightOfSteps(open));
        all += weights.back().second;
    }
    while (all > mostWeightOfSteps) {
        const auto heaviest = std::ranges::max_element(weights, {}, [](const auto &weighed) { return weighed.second; });
        ServedProject &largest = *heaviest->first;
        QList<WeighedDocument> &steps = largest.before.isEmpty() ? largest.after : largest.before;
        const qint64 weight = steps.takeFirst().weight;
        heaviest->second -= weight;
        all -= weight;
    }
}

bool ServedProjects::undo(ServedProject &project)
{
    if (project.before.isEmpty())
        return false;
    step(project, project.before, project.after);
    return true;
}

bool ServedProjects::redo(ServedProject &project)
{
    if (project.after.isEmpty())
        return false;
    step(project, project.after, project.before);
    return true;
}

} // namespace hitbox
