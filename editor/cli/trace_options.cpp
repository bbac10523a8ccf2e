#include "cli/trace_options.h"

#include "cli/number_options.h"

namespace hitbox {

QList<OptionRule> traceOptionRules()
{
    return {{"tolerance", "PX", "how far outlines may leave the pixels' edges, 1", OptionUse::Optional},
            {"threshold", "ALPHA", "from which alpha on a pixel is opaque, 128", OptionUse::Optional},
            {"grow", "PX", "grow what is opaque first, or shrink it (negative)", OptionUse::Optional},
            {"smallest", "PIXELS", "pass over smaller islands and holes, 4", OptionUse::Optional},
            {"max-vertices", "N", "at most so many in each outline", OptionUse::Optional},
            {"vertices", "N", "just so many in each outline, whatever the tolerance", OptionUse::Optional},
            {"keep-holes", nullptr, "cut islands so that their holes stay open"},
            {"cover", nullptr, "never cut an opaque pixel"}};
}

Result<TraceOptions> traceOptionsOf(const Arguments &arguments)
{
    TraceOptions options;
    const bool hasMost = arguments.has(QStringLiteral("max-vertices"));
    const bool hasExact = arguments.has(QStringLiteral("vertices"));
    if (hasMost && hasExact)
        return wrongUsage(QStringLiteral("--vertices and --max-vertices exclude each other"));
    if (hasMost)
        options.goal = VertexGoal::AtMost;
    if (hasExact)
        options.goal = VertexGoal::Exactly;
    if (arguments.has(QStringLiteral("keep-holes")))
        options.holes = TraceHoles::Kept;
    if (arguments.has(QStringLiteral("cover")))
        options.side = TraceSide::Covering;
    const Result<double> tolerance = numberOf(arguments, "tolerance", options.tolerance);
    const Result<double> grow = numberOf(arguments, "grow", options.grow);
    const Result<int> threshold = wholeNumberOf(arguments, "threshold", options.threshold);
    const Result<int> smallest = wholeNumberOf(arguments, "smallest", options.smallest);
    const Result<int> vertices = wholeNumberOf(arguments, hasExact ? "vertices" : "max-vertices", options.vertices);
    for (const Result<double> *number : {&tolerance, &grow}) {
        if (!*number)
            return number->error();
    }
    for (const Result<int> *number : {&threshold, &smallest, &vertices}) {
        if (!*number)
            return number->error();
    }
    options.tolerance = *tolerance;
    options.grow = *grow;
    options.threshold = *threshold;
    options.smallest = *smallest;
    options.vertices = *vertices;
    if (const Result<Done> checked = checkedOptions(options); !checked)
        return checked.error();
    return options;
}

} // namespace hitbox
