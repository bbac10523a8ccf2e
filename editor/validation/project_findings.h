#pragma once

#include "validation/finding.h"

#include <QStringList>

#include <algorithm>
#include <optional>

/// Findings about a project as a whole. They name their places by their sentences alone.
namespace hitbox {

/// A warning for each sentence that is not empty.
inline QList<Finding> warningsOf(const QStringList &sentences)
{
    QList<Finding> findings;
    for (const QString &sentence : sentences) {
        if (sentence.isEmpty())
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.message = sentence;
        findings.append(finding);
    }
    return findings;
}

/// The first place of which sentenceOf(place) says what the finding does.
template <typename Place, typename SentenceOf>
std::optional<Place> placeOfFinding(const QList<Place> &places, const Finding &finding, SentenceOf sentenceOf)
{
    const auto found = std::find_if(places.cbegin(), places.cend(),
                                    [&](const Place &place) { return sentenceOf(place) == finding.message; });
    return found == places.cend() ? std::nullopt : std::optional(*found);
}

} // namespace hitbox
