#pragma once

#include "images/images.h"
#include "validation/engine_needs.h"
#include "validation/finding.h"

#include <functional>

namespace hitbox {

/// What rules may look at besides the document.
struct ValidationContext {
    ImageCatalog images;
    EngineNeeds engine;
};

/// One rule: a pure function of the document. Rules about single shapes are asked shape by shape, so that a drag asks
/// only for what moved. A rule has one of the three functions.
struct Rule {
    const char *id = nullptr;
    const char *title = nullptr; ///< for people; translated where it is shown, in the context "hitbox::validation"

    /// What is wrong with the shape by itself. Rule, frame and shape of the findings are filled in by the caller.
    QList<Finding> (*checkShape)(const Shape &shape) = nullptr;

    /// What is wrong with one frame or with shapes of it. Rule and frame are filled in by the caller.
    QList<Finding> (*checkFrame)(const Document &document, FrameRef ref, const ValidationContext &context) = nullptr;

    /// What concerns more than one frame. The rule is filled in by the caller.
    QList<Finding> (*checkDocument)(const Document &document, const ValidationContext &context) = nullptr;
};

/// Every rule, in the order in which findings are listed.
const QList<Rule> &allRules();

/// All findings: by sprite, frame and shape in document order, then by rule; those that name no single frame last.
QList<Finding> validate(const Document &document, const ValidationContext &context);

/// What is wrong with a shape by itself, by rule; `frame` of the findings is left at -1.
QList<Finding> validateShape(const Shape &shape);

/// The findings of one frame and its shapes: those about the frame first, then shape by shape. None where there is no
/// such frame.
QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context);

/// The same with what `findingsOf` says about each shape by itself, for callers that keep such findings.
QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context,
                             const std::function<QList<Finding>(const Shape &)> &findingsOf);

/// The findings that name no single frame.
QList<Finding> validateWhole(const Document &document, const ValidationContext &context);

} // namespace hitbox
