#include "windows/problems/conflict_look.h"

#include "document/conflict_edits.h"
#include "document/names.h"
#include "drawing/drawing.h"
#include "formats/json/json_reader.h"
#include "formats/merge/conflict_choices.h"
#include "tools/all_tools.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace hitbox {

namespace {

class ConflictLookWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::ConflictsPanel)
};

constexpr qsizetype mostValueCharacters = 120;

/// What panels call it; others go by their key in the file.
constexpr std::array<std::pair<const char *, const char *>, 19> memberTitles{{
    {"outline", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Outline")},
    {"name", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Name")},
    {"category", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Category")},
    {"duration", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Duration")},
    {"pivot", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Pivot")},
    {"properties", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Properties")},
    {"hits", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Hits")},
    {"type", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Type")},
    {"default", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Default")},
    {"layer", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Layer")},
    {"sprites", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Sprites")},
    {"frames", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Frames")},
    {"shapes", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Shapes")},
    {"points", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Points")},
    {"events", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Events")},
    {"categories", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Categories")},
    {"instances", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Instances")},
    {"probes", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Probes")},
    {"emitters", QT_TRANSLATE_NOOP("hitbox::ConflictsPanel", "Emitters")},
}};

QString memberName(const MergeConflict &conflict)
{
    const auto *const known = std::find_if(memberTitles.begin(), memberTitles.end(),
                                           [&conflict](const auto &title) { return conflict.what == title.first; });
    if (conflict.within.isEmpty() && known != memberTitles.end())
        return QCoreApplication::translate("hitbox::ConflictsPanel", known->second);
    QStringList keys;
    for (const QByteArray &key : conflict.within)
        keys.append(QString::fromUtf8(key));
    keys.append(QString::fromUtf8(conflict.what));
    return asShownLine(keys.join(QLatin1Char('.')));
}

QString titleOfKind(ShapeKind kind)
{
    const ToolInfo *tool = findTool(kindName(kind));
    return tool ? QCoreApplication::translate("Tools", tool->title) : kindName(kind);
}

/// "Polygon · 12 points · 5, 7 · 30 × 40": where it lies and how large it is.
QString outlineInWords(const Outline &outline)
{
    QStringList parts{titleOfKind(kindOf(outline))};
    const auto number = [](double value) { return QLocale().toString(value, 'g', 6); };
    const auto points = [](qsizetype count) {
        return ConflictLookWords::tr("%n points", nullptr, static_cast<int>(count));
    };
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        parts.append(points(polygon->points.size()));
    else if (const auto *chain = std::get_if<ChainLine>(&outline))
        parts.append(points(chain->points.size()));
    const QRectF around = pathOf(geometryOf(outline)).controlPointRect();
    parts.append(number(around.x()) + QStringLiteral(", ") + number(around.y()));
    parts.append(number(around.width()) + QStringLiteral(" × ") + number(around.height()));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString conflictPlace(const Document &document, const MergeConflict &conflict)
{
    QStringList parts;
    for (const MergeStep &step : conflict.place)
        parts.append(asShownLine(step.item));
    const ConflictPlace place = placeOf(document, conflict);
    const Frame *frame = findFrame(document, place.frame);
    const Shape *shape = frame && place.shape ? findShape(*frame, place.shape) : nullptr;
    if (shape && !shape->name.isEmpty())
        parts.last() = asShownLine(shape->name);
    return parts.isEmpty() ? ConflictLookWords::tr("The project") : parts.join(QStringLiteral(" · "));
}

QString conflictSentence(const MergeConflict &conflict)
{
    const bool isByOurs = conflict.ours.isEmpty();
    switch (conflict.kind) {
    case MergeConflictKind::Changed: return ConflictLookWords::tr("%1: both changed it").arg(memberName(conflict));
    case MergeConflictKind::Removed: {
        const QString sentence = isByOurs ? ConflictLookWords::tr("Ours removed it, theirs changed it")
                                          : ConflictLookWords::tr("Theirs removed it, ours changed it");
        return conflict.what.isEmpty() ? sentence : memberName(conflict) + QStringLiteral(": ") + sentence;
    }
    case MergeConflictKind::Order:
        return ConflictLookWords::tr("Order: both moved some of %1").arg(memberName(conflict));
    case MergeConflictKind::NameTaken: return ConflictLookWords::tr("Its new name is that of something else");
    case MergeConflictKind::Copied: return ConflictLookWords::tr("It went to two places, and is in both");
    case MergeConflictKind::Emptied: return ConflictLookWords::tr("All that it named was removed, and it too");
    case MergeConflictKind::Other: break;
    }
    return ConflictLookWords::tr("A conflict that a newer version knows");
}

QString conflictValue(const MergeConflict &conflict, const QByteArray &value)
{
    if (value.isEmpty())
        return conflict.kind == MergeConflictKind::Changed || conflict.kind == MergeConflictKind::Removed
                   ? ConflictLookWords::tr("removed")
                   : QStringLiteral("–");
    const QList<ConflictGhost> ghosts = ghostsOf(conflict);
    for (const ConflictGhost &ghost : ghosts) {
        const bool isMeant = value == (ghost.side == MergeSide::Ours ? conflict.ours : conflict.theirs);
        if (isMeant && ghost.outline)
            return outlineInWords(*ghost.outline);
    }
    const Result<JsonDocument> json = JsonDocument::parse(value, {});
    const std::optional<QString> text = json ? json->root().toText() : std::nullopt;
    const QString line =
        text ? quoted(*text)
             : asShownLine(QString::fromUtf8(value.first(std::min<qsizetype>(value.size(), 4 * mostValueCharacters))));
    return line.size() > mostValueCharacters ? line.first(mostValueCharacters) + QStringLiteral("…") : line;
}

} // namespace hitbox
