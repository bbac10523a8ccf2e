#include "cli/commands.h"
#include "cli/csv_options.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "document/names.h"
#include "document/numbers.h"
#include "formats/project/project_file.h"
#include "formats/text/csv.h"
#include "service/overlap_json.h"
#include "stage/overlap_index.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

using Numbers = EngineRounding::Numbers;

enum class FailOn { None, Hit, Overlap };

template <typename Value>
struct Choice {
    const char *word;
    Value value;
};

constexpr Choice<FailOn> failures[] = {{"none", FailOn::None}, {"hit", FailOn::Hit}, {"overlap", FailOn::Overlap}};
constexpr Choice<Numbers> numberKinds[] = {
    {"double", Numbers::Double}, {"float32", Numbers::SingleMetres}, {"pixels", Numbers::WholePixels}};

/// The first one where the option was not given.
template <typename Value, std::size_t count>
Result<Value> choiceOf(const Arguments &arguments, const QString &option, const Choice<Value> (&choices)[count])
{
    if (!arguments.has(option))
        return choices[0].value;
    const QString given = arguments.value(option);
    QStringList words;
    for (const Choice<Value> &choice : choices) {
        if (given == QLatin1String(choice.word))
            return choice.value;
        words.append(QLatin1String(choice.word));
    }
    return wrongUsage(
        QStringLiteral("--%1 takes %2, not %3").arg(option, words.join(QStringLiteral(", ")), quoted(given)));
}

struct OverlapWishes {
    FailOn failOn = FailOn::None;
    EngineRounding rounding;
};

Result<OverlapWishes> overlapWishes(const Arguments &arguments)
{
    if (const Result<Done> words = checkCsvOptions(arguments); !words)
        return words.error();
    const Result<FailOn> failOn = choiceOf(arguments, QStringLiteral("fail-on"), failures);
    if (!failOn)
        return failOn.error();
    const Result<Numbers> numbers = choiceOf(arguments, QStringLiteral("numbers"), numberKinds);
    if (!numbers)
        return numbers.error();
    const Result<double> scale = numberOf(arguments, "pixels-per-metre", EngineRounding().pixelsPerMetre);
    if (!scale)
        return scale.error();
    if (*scale <= 0)
        return wrongUsage(QStringLiteral("--pixels-per-metre takes a number above 0"));
    if (*numbers != Numbers::SingleMetres && arguments.has(QStringLiteral("pixels-per-metre")))
        return wrongUsage(QStringLiteral("--pixels-per-metre is of metres: give --numbers float32 too"));
    OverlapWishes wishes{*failOn, {}};
    wishes.rounding.numbers = *numbers;
    wishes.rounding.pixelsPerMetre = *scale;
    return wishes;
}

enum class HitColumns { Plain, WithGroups };

QStringList sideFields(const PlacedShape &shape, const Stage &stage)
{
    return {QString::number(shape.instance), stage.instances[shape.instance].sprite, QString::number(shape.id.value),
            shape.name};
}

QStringList hitFields(const std::optional<CountedHits> &hits)
{
    return hits ? QStringList{QString::number(hits->count), hits->groupA, hits->groupB} : QStringList();
}

QByteArray csvOf(const Stage &stage, const QList<ListedOverlap> &overlaps, HitColumns columns, CsvFormulas formulas)
{
    QByteArray csv =
        "instance_a,sprite_a,shape_a,name_a,instance_b,sprite_b,shape_b,name_b,relation,in_engine,area,hit";
    csv += columns == HitColumns::WithGroups ? ",hits,group_a,group_b\n" : "\n";
    SharedParts parts;
    for (const ListedOverlap &one : overlaps) {
        const std::optional<double> area = parts.areaOf(one);
        csv += csvLine(sideFields(*one.a, stage) + sideFields(*one.b, stage) +
                           QStringList{relationName(one.overlap->relation), relationName(one.overlap->inEngine),
                                       area ? QString::fromLatin1(shortestNumber(*area)) : QString(),
                                       one.overlap->hit ? QStringLiteral("1") : QStringLiteral("0")} +
                           hitFields(one.hits),
                       formulas);
    }
    return csv;
}

/// Says of each side of an overlap what it is: once for all overlaps of a heap, in which each meets all others.
class SideTexts
{
public:
    explicit SideTexts(const Stage &stage)
        : m_stage(stage)
    {
    }

    const QString &of(const PlacedShape &shape)
    {
        QString &text = m_texts[&shape];
        if (text.isEmpty())
            text = QStringLiteral("instance %1 %2 shape %3 %4")
                       .arg(QString::number(shape.instance), quoted(m_stage.instances[shape.instance].sprite),
                            QString::number(shape.id.value), quoted(shape.name));
        return text;
    }

private:
    const Stage &m_stage;
    QHash<const PlacedShape *, QString> m_texts;
};

/// " of group “jab”, counted before"
QString groupText(const CountedHits &hits)
{
    QStringList groups;
    for (const QString &group : {hits.groupA, hits.groupB}) {
        if (!group.isEmpty())
            groups.append(quoted(group));
    }
    if (groups.isEmpty())
        return {};
    const QString text = QStringLiteral(" of group ") + groups.join(QStringLiteral(" and "));
    return hits.count == 0 ? text + QStringLiteral(", counted before") : text;
}

void printOverlaps(Output &output, const Stage &stage, const QList<ListedOverlap> &overlaps)
{
    SideTexts sides(stage);
    SharedParts parts;
    for (const ListedOverlap &one : overlaps) {
        const std::optional<double> area = parts.areaOf(one);
        QString line = sides.of(*one.a) + QStringLiteral(", ");
        line += sides.of(*one.b) + QStringLiteral(": ") + relationName(one.overlap->relation);
        if (!area)
            line += QStringLiteral(", in too much of a tangle to measure");
        else if (*area > 0)
            line += QStringLiteral(", %1 square pixels").arg(readableNumber(*area));
        if (one.overlap->hit)
            line += QStringLiteral(", hit") + (one.hits ? groupText(*one.hits) : QString());
        if (one.overlap->inEngine != one.overlap->relation)
            line += QStringLiteral("; in the engine's numbers: %1").arg(relationName(one.overlap->inEngine));
        output.printLine(line);
    }
    if (overlaps.isEmpty())
        output.printLine(QStringLiteral("no overlaps"));
}

bool fails(const QList<ListedOverlap> &overlaps, FailOn failOn)
{
    return failOn != FailOn::None &&
           std::any_of(overlaps.cbegin(), overlaps.cend(),
                       [failOn](const ListedOverlap &one) { return one.overlap->hit || failOn == FailOn::Overlap; });
}

ExitStatus runOverlaps(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const Result<OverlapWishes> wishes = overlapWishes(arguments);
    if (!wishes)
        return failed(output, wishes.error(), QStringLiteral("hitbox"));
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    const Result<const Stage *> stage = stageNamed(*document, arguments.value(QStringLiteral("stage")));
    if (!stage)
        return failed(output, stage.error(), file);

    OverlapIndex index;
    index.update(*document, static_cast<int>(*stage - document->stages.constData()), wishes->rounding);
    const Result<QList<ListedOverlap>> overlaps =
        listed(index, *document, static_cast<int>(*stage - document->stages.constData()));
    if (!overlaps)
        return failed(output, overlaps.error(), file);
    const bool compares = wishes->rounding.numbers != Numbers::Double;
    if (arguments.has(QStringLiteral("json")))
        output.print(overlapsJson((*stage)->name, *overlaps, compares ? Comparing::WithEngine : Comparing::Nothing));
    else if (arguments.has(QStringLiteral("csv")))
        output.printTable(csvOf(**stage, *overlaps,
                                usesHitGroups(*document) ? HitColumns::WithGroups : HitColumns::Plain,
                                csvFormulasOf(arguments)));
    else
        printOverlaps(output, **stage, *overlaps);
    return fails(*overlaps, wishes->failOn) ? ExitStatus::Findings : ExitStatus::Done;
}

} // namespace

Command overlapsCommand()
{
    return {
        "overlaps",
        "FILE",
        "Lists which shapes on a stage have a point in common",
        "Shapes of one instance are not compared with each other. With --numbers, pairs that an engine sees otherwise\n"
        "are marked, and listed even if they meet in the engine's numbers alone.\n",
        1,
        1,
        {{"stage", "NAME", "the stage to look at", OptionUse::Required},
         {"fail-on", "WHAT", "exit status 1 when there is a `hit`, or any `overlap`, a touch included; `none`",
          OptionUse::Optional},
         {"numbers", "KIND", "compare with the engine's: `float32` metres, whole `pixels`; `double`",
          OptionUse::Optional},
         {"pixels-per-metre", "N", "of the float32 metres, 50", OptionUse::Optional},
         {"csv", nullptr, "print a line for each pair"},
         leaveFormulasOption(),
         {"json", nullptr, "print JSON"}},
        runOverlaps};
}

} // namespace hitbox
