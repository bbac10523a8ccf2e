#pragma once

#include "validation/rule.h"

#include <functional>
#include <stop_token>

namespace hitbox {

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

/// The findings that depend on more than one frame. Some name one. Where it is stopped, those of later rules are left
/// out.
QList<Finding> validateWhole(const Document &document, const ValidationContext &context,
                             const std::stop_token &stop = {});

} // namespace hitbox
