#include "session/live/play_report.h"

#include "document/instance_names.h"
#include "document/numbers.h"
#include "stage/hit_groups.h"

#include <QCoreApplication>

#include <tuple>

namespace hitbox {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::PlayReport)
};

/// Names are the user's: a tab or a line break in one would shift the columns.
QString cell(QString name)
{
    return name.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString lineOf(const QStringList &cells)
{
    return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString linesOf(const QString &what, const QList<PlayRow> &rows)
{
    QString lines;
    for (const PlayRow &row : rows) {
        lines += lineOf({what, cell(row.title), cell(row.category), QString::number(row.tally.hits),
                         QString::number(row.tally.tunnelled)});
    }
    return lines;
}

} // namespace

PlayReporter::PlayReporter(const Document &document, int stage)
{
    const Stage *played = findStage(document, stage);
    m_instances = played ? instanceNames(*played) : QStringList();
    const QHash<ShapeId, QString> groups = hitGroups(document);
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                m_shapes.insert(shape.id, {shape.name, shape.category, groups.value(shape.id)});
        }
    }
}

PlayReport PlayReporter::report(const PlayTest &test) const
{
    const PlayCounts &counts = test.counts();
    PlayReport report;
    report.steps = test.steps();
    report.seconds = test.seconds();
    report.fired = counts.shots;
    report.leftOut = counts.leftOut;
    report.hit = counts.all.hits;
    report.flying = static_cast<qint64>(test.bullets().size());
    report.missed = counts.shots - counts.all.hits - report.flying;
    report.tunnelled = counts.all.tunnelled;
    for (const auto &[category, tally] : counts.categories)
        report.categories.append({category, category, tally});
    std::map<std::pair<int, QString>, QStringList> boxes;
    std::map<std::pair<int, QString>, QString> categories; // of the first box
    std::map<std::tuple<int, QString, QString>, qsizetype> rows;
    for (const auto &[place, tally] : counts.shapes) {
        const Named named = m_shapes.value(place.second);
        if (!named.group.isEmpty()) {
            QStringList &names = boxes[{place.first, named.group}];
            if (!names.contains(named.name))
                names.append(named.name);
            categories.try_emplace({place.first, named.group}, named.category);
            continue;
        }
        // In the frames of one instance, shapes of one name are one thing at different times.
        const auto [row, isNew] = rows.try_emplace({place.first, named.name, named.category}, report.shapes.size());
        if (isNew)
            report.shapes.append(
                {QStringLiteral("%1 · %2").arg(m_instances.value(place.first), named.name), named.category, {}});
        report.shapes[row->second].tally.hits += tally.hits;
        report.shapes[row->second].tally.tunnelled += tally.tunnelled;
    }
    for (const auto &[place, tally] : counts.groups) {
        const QString title =
            Words::tr("%1 · group %2: %3")
                .arg(m_instances.value(place.first), place.second, boxes[place].join(Words::tr(", ")));
        report.groups.append({title, categories[place], tally});
    }
    return report;
}

QString asText(const PlayReport &report)
{
    QString text = lineOf({Words::tr("steps"), Words::tr("fired"), Words::tr("hit"), Words::tr("missed"),
                           Words::tr("flying"), Words::tr("went through")});
    text += lineOf({QString::number(report.steps), QString::number(report.fired), QString::number(report.hit),
                    QString::number(report.missed), QString::number(report.flying), QString::number(report.tunnelled)});
    text += QLatin1Char('\n');
    text += lineOf(
        {Words::tr("what"), Words::tr("name"), Words::tr("category"), Words::tr("hits"), Words::tr("went through")});
    return text + linesOf(Words::tr("category"), report.categories) + linesOf(Words::tr("group"), report.groups) +
           linesOf(Words::tr("shape"), report.shapes);
}

} // namespace hitbox
