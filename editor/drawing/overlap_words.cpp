#include "drawing/overlap_words.h"

#include "document/document.h"
#include "stage/placements.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Overlaps)
};

QString sentencePattern(geometry::Relation relation)
{
    switch (relation) {
    case geometry::Relation::Separate: break;
    case geometry::Relation::Touching: return Words::tr("%1 touches %2");
    case geometry::Relation::Overlapping: return Words::tr("%1 overlaps %2");
    case geometry::Relation::Containing: return Words::tr("%1 contains %2");
    case geometry::Relation::Contained: return Words::tr("%1 lies within %2");
    case geometry::Relation::Equal: return Words::tr("%1 equals %2");
    }
    return Words::tr("%1 is apart from %2");
}

} // namespace

QString relationWord(geometry::Relation relation)
{
    switch (relation) {
    case geometry::Relation::Separate: break;
    case geometry::Relation::Touching: return Words::tr("touching");
    case geometry::Relation::Overlapping: return Words::tr("overlapping");
    case geometry::Relation::Containing: return Words::tr("containing");
    case geometry::Relation::Contained: return Words::tr("contained");
    case geometry::Relation::Equal: return Words::tr("equal");
    }
    return Words::tr("separate");
}

QString meetingSentence(const Document &document, const Overlap &overlap, const PlacedShape &a, const PlacedShape &b)
{
    if (!overlap.hit)
        return sentencePattern(kindOf(overlap)).arg(a.name, b.name);
    const bool forth = strikes(document, a.category, b.category);
    const bool back = strikes(document, b.category, a.category);
    if (forth && back)
        return Words::tr("%1 and %2 hit each other").arg(a.name, b.name);
    return forth ? Words::tr("%1 hits %2").arg(a.name, b.name) : Words::tr("%1 hits %2").arg(b.name, a.name);
}

QString numbersWord(EngineRounding::Numbers numbers)
{
    switch (numbers) {
    case EngineRounding::Numbers::Double: break;
    case EngineRounding::Numbers::SingleMetres: return Words::tr("float32 metres");
    case EngineRounding::Numbers::WholePixels: return Words::tr("whole pixels");
    }
    return Words::tr("double");
}

QString engineSentence(const Overlap &overlap, const EngineRounding &rounding)
{
    if (!differsInEngine(overlap))
        return {};
    return Words::tr("%1 here, %2 in %3")
        .arg(relationWord(overlap.relation), relationWord(overlap.inEngine), numbersWord(rounding.numbers));
}

} // namespace hitbox
