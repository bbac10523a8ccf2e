#include "cli/trace_options.h"

#include "cli/number_options.h"

namespace hitbox {

namespace {

Error wrong(const QString &what)
{
    return {{}, {}, what};
}

} // namespace

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
        return wrong(QStringLiteral("--vertices and --max-vertices exclude each other"));
    if (hasMost)
        options.goal = VertexGoal::AtMost;
    if (hasExact)
        options.goal = VertexGoal::Exactly;
    if (arguments.has(QStringLiteral("keep-holes")))
        options.holes = TraceHoles::Kept;
    if (arguments.has(QStringLiteral("cover")))
        options.side = TraceSide::Covering;
    for (const Result<Done> &read :
         {readNumber(arguments, "tolerance", options.tolerance), readNumber(arguments, "grow", options.grow),
          readWhole(arguments, "threshold", options.threshold), readWhole(arguments, "smallest", options.smallest),
          readWhole(arguments, hasExact ? "vertices" : "max-vertices", options.vertices)}) {
        if (!read)
            return read.error();
    }
    if (const Result<Done> checked = checkedOptions(options); !checked)
        return checked.error();
    return options;
}

} // namespace hitbox
