#include "document/category_edits.h"
#include "document/names.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

/// A category that hits one which the project does not define: mostly a name that was mistyped, and in the game a blow
/// that passes through.
namespace hitbox {

namespace {

class UnknownHitWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::validation)
};

struct Hit {
    int category = 0;
    int index = 0; ///< among what the category hits
    QString struck;
};

QList<Hit> unknownHits(const Document &document)
{
    const QSet<QString> known = namesOf(document.categories);
    QList<Hit> unknown;
    for (int i = 0; i < document.categories.size(); ++i) {
        const QStringList &hits = document.categories.at(i).hits;
        for (int hit = 0; hit < hits.size(); ++hit) {
            if (!known.contains(hits.at(hit)))
                unknown.append({i, hit, hits.at(hit)});
        }
    }
    return unknown;
}

QString unknownHitSentence(const Document &document, const Hit &hit)
{
    return UnknownHitWords::tr("The category %1 hits %2, which the project does not have")
        .arg(quoted(document.categories.at(hit.category).name), quoted(hit.struck));
}

QList<Finding> checkUnknownHit(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (const Hit &hit : unknownHits(document))
        findings.append(warningAt({.owner = hit.category, .index = hit.index}, unknownHitSentence(document, hit)));
    return findings;
}

std::optional<Hit> hitOf(const Document &document, const Finding &finding)
{
    const Category *category = itemAt(document.categories, finding.place.owner);
    const QString *struck = category ? itemAt(category->hits, finding.place.index) : nullptr;
    if (!struck || findCategory(document, *struck))
        return std::nullopt;
    const Hit hit{finding.place.owner, finding.place.index, *struck};
    return unknownHitSentence(document, hit) == finding.message ? std::optional(hit) : std::nullopt;
}

std::optional<RepairPlan> removing(const Document &document, const Finding &finding, const ValidationContext &)
{
    const std::optional<Hit> hit = hitOf(document, finding);
    if (!hit)
        return std::nullopt;
    return RepairPlan{UnknownHitWords::tr("Let it hit %1 no more").arg(quoted(hit->struck)),
                      [finding](Document current) {
                          if (const std::optional<Hit> still = hitOf(current, finding))
                              current.categories[still->category].hits.removeAll(still->struck);
                          return current;
                      }};
}

std::optional<RepairPlan> addingHitCategory(const Document &document, const Finding &finding, const ValidationContext &)
{
    const std::optional<Hit> hit = hitOf(document, finding);
    if (!hit)
        return std::nullopt;
    return RepairPlan{UnknownHitWords::tr("Add the category %1").arg(quoted(hit->struck)),
                      [finding](const Document &current) {
                          const std::optional<Hit> still = hitOf(current, finding);
                          return still ? addFreshCategory(current, still->struck) : current;
                      }};
}

constexpr std::array unknownHitRepairs{Repair{"remove-hit", FixSafety::NeedsEyes, removing},
                                       Repair{"add-category", FixSafety::NeedsEyes, addingHitCategory}};

} // namespace

const Rule unknownHitRule{"unknown-hit",
                          QT_TRANSLATE_NOOP("hitbox::validation", "Hits on categories that are not there"),
                          checkUnknownHit, unknownHitRepairs};

} // namespace hitbox
