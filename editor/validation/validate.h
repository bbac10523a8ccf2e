#pragma once

#include "images/images.h"
#include "validation/engine_needs.h"
#include "validation/finding.h"
#include "validation/repair.h"

#include <functional>
#include <span>

#include <hitbox/geometry/self_intersection.h>

namespace hitbox {

/// What rules may look at besides the document.
struct ValidationContext {
    ImageCatalog images;
    EngineNeeds engine;

    /// Why the profile cannot be run, in a sentence; empty when it can be. Null where nobody knows the formats.
    QString (*profileProblem)(const ExportProfile &profile) = nullptr;
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
    /// caller; `meetings` are those of validateShape().
    QList<Finding> (*checkMeetings)(const Shape &shape, std::span<const geometry::EdgeMeeting> meetings) = nullptr;
};

/// A ring whose every edge crosses every other has quadratically many pairs: 10,000 points would have 50 million, more
/// than anybody reads or memory holds. No more than this many are asked for.
inline constexpr std::size_t mostMeetings = 100'001;

/// Every rule, in the order in which findings are listed.
const QList<Rule> &allRules();

/// All findings: by sprite, frame and shape in document order, then by rule; those of validateWhole() last. Severities
/// are as Document::rules has them, here and in validateFrame() and validateWhole(); rules that are off find nothing.
QList<Finding> validate(const Document &document, const ValidationContext &context);

/// What is wrong with a shape by itself, by rule, with the severities of the rules themselves; `frame` of the findings
/// is left at -1.
QList<Finding> validateShape(const Shape &shape);

/// The same for callers that keep track of a polygon's geometry::selfIntersections(ring, mostMeetings).
QList<Finding> validateShape(const Shape &shape, std::span<const geometry::EdgeMeeting> meetings);

/// The findings of one frame and its shapes: those about the frame first, then shape by shape. None where there is no
/// such frame.
QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context);

/// The same with what `findingsOf` says about each shape by itself, for callers that keep such findings.
QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context,
                             const std::function<QList<Finding>(const Shape &)> &findingsOf);

/// The findings that depend on more than one frame. Some name one.
QList<Finding> validateWhole(const Document &document, const ValidationContext &context);

} // namespace hitbox
