#pragma once

#include "images/images.h"
#include "validation/engine_needs.h"
#include "validation/finding.h"
#include "validation/repair.h"

#include <functional>
#include <span>

#include <hitbox/geometry/self_intersection.h>

namespace hitbox {

/// A ring whose every edge crosses every other has quadratically many pairs that meet: of a shape no more than these
/// are listed where nobody asks for another number.
inline constexpr std::size_t listedMeetings = 1000;

/// Of a polygon's pairs of edges that meet, this many are looked for, so that how many more there are can be said as
/// far as that goes. 0 stands for all, here as there.
constexpr std::size_t soughtMeetings(std::size_t mostListed)
{
    constexpr std::size_t perListed = 10;
    return mostListed == 0 || mostListed > SIZE_MAX / perListed ? SIZE_MAX : perListed * mostListed;
}

/// Where a polygon's edges meet that may not: the first soughtMeetings(mostListed) in order.
struct Meetings {
    std::span<const geometry::EdgeMeeting> pairs;
    bool areAll = true; ///< false where there are more, or, with none in the list, where nobody could tell in time
    std::size_t mostListed = listedMeetings;
};

/// What rules may look at besides the document.
struct ValidationContext {
    ImageCatalog images;
    EngineNeeds engine;

    /// Why the profile cannot be run, in a sentence; empty when it can be. Null where nobody knows the formats.
    QString (*profileProblem)(const ExportProfile &profile) = nullptr;

    std::size_t mostMeetings = listedMeetings; ///< listed of a shape's pairs of edges that meet; 0 for all

    /// By the name of a profile that leaves the project: what it reads and writes there, as a part of a sentence.
    QHash<QString, QString> profilesOutside = {};
};

/// One rule: a pure function of the document. Rules about single shapes are asked shape by shape, so that a drag asks
/// only for what moved. A rule has one of the four functions.
struct Rule {
    const char *id = nullptr;
    const char *title = nullptr; ///< for people; translated where it is shown, in the context "hitbox::validation"

    /// What is wrong with the shape by itself. Rule, frame and shape of the findings are filled in by the caller.
    QList<Finding> (*checkShape)(const Shape &shape) = nullptr;

    /// What is wrong with one frame or with shapes of it. Rule and frame are filled in by the caller.
    QList<Finding> (*checkFrame)(const Document &document, FrameRef ref, const ValidationContext &context) = nullptr;

    /// What concerns more than one frame. The rule is filled in by the caller.
    QList<Finding> (*checkDocument)(const Document &document, const ValidationContext &context) = nullptr;

    /// What can be done about its findings, best first.
    std::span<const Repair> repairs = {};

    /// What is wrong with a polygon where its edges meet. Rule, frame and shape of the findings are filled in by the
    /// caller.
    QList<Finding> (*checkMeetings)(const Shape &shape, const Meetings &meetings) = nullptr;
};

/// Every rule, in the order in which findings are listed.
const QList<Rule> &allRules();

/// All findings: by sprite, frame and shape in document order, then by rule; those of validateWhole() last. Severities
/// are as Document::rules has them, here and in validateFrame() and validateWhole(); rules that are off find nothing.
QList<Finding> validate(const Document &document, const ValidationContext &context);

/// What is wrong with a shape by itself, by rule, with the severities of the rules themselves; `frame` of the findings
/// is left at -1.
QList<Finding> validateShape(const Shape &shape, std::size_t mostListed = listedMeetings);

/// The same for callers that keep track of where a polygon's edges meet.
QList<Finding> validateShape(const Shape &shape, const Meetings &meetings);

/// The findings of one frame and its shapes: those about the frame first, then shape by shape. None where there is no
/// such frame.
QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context);

/// The same with what `findingsOf` says about each shape by itself, for callers that keep such findings.
QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context,
                             const std::function<QList<Finding>(const Shape &)> &findingsOf);

/// The findings that depend on more than one frame. Some name one.
QList<Finding> validateWhole(const Document &document, const ValidationContext &context);

} // namespace hitbox
