#pragma once

#include "validation/rule.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

/// What can be done about findings. Each rule knows its own repairs; here they are asked for.
namespace hitbox {

/// One way to repair a finding. After it the finding is gone, and the shape has fewer errors than before, or no more
/// errors and fewer warnings, and so on.
struct Fix {
    QString id;    ///< such as "untangle"
    QString title; ///< what it does, in the imperative: “Remove point 3”
    FixSafety safety = FixSafety::NeedsEyes;

    /// The repaired document. One in which what was to be repaired has changed since comes back unchanged.
    std::function<Document(const Document &)> apply;
};

/// The repairs of one finding, best first; none where the finding is not of this document.
/// Cost: that of making the repairs. Up to seconds for polygons of very many points that cross themselves everywhere
/// (see untangled() of the geometry core): ask on another thread for those. apply() itself is quick.
QList<Fix> fixesOf(const Document &document, const Finding &finding, const ValidationContext &context);

/// Whether the rule of the finding has repairs at all, for buttons in long lists. fixesOf() may still find none.
bool mayHaveFixes(const Finding &finding);

/// One repair that fixedAll() made.
struct FixDone {
    Finding finding; ///< as it was; its frame and shape stand in the repaired document too
    QString fix;     ///< the fix's id
    QString title;

    friend bool operator==(const FixDone &, const FixDone &) = default;
};

/// A finding of which fixedAll() leaves the shape as it is, though its rule has safe repairs, and why.
struct NotFixed {
    Finding finding;
    QString why; ///< a sentence that names the limit and a remedy

    friend bool operator==(const NotFixed &, const NotFixed &) = default;
};

/// Of errors and warnings of a repaired document, the first one of each shape and rule that there is something to say
/// of. Cost: that of repairs that are not made, as of fixesOf().
QList<NotFixed> notFixed(const Document &document, const QList<Finding> &findings);

struct FixedDocument {
    Document document;
    QList<FixDone> done;
    QList<ShapeRef> workedOut; ///< in-betweens that lie elsewhere since keys of theirs were repaired; in `document`
    QList<ShapeRef> newKeys;   ///< see newKeysSince()
    bool isComplete = true;    ///< false when `stop` ended it early
};

/// Shapes of `after` that were in-betweens before and are keys now, such as those that were repaired themselves: they
/// follow other keys no more.
QList<ShapeRef> newKeysSince(const Document &before, const Document &after);

/// Every safe repair of errors and warnings, until none is left; remarks (Severity::Info) are matters of taste and
/// stay. `stop` is asked between shapes, for threads that are to end early.
///
/// Law: fixedAll(fixedAll(d).document) does nothing.
FixedDocument fixedAll(const Document &document, const ValidationContext &context,
                       const std::function<bool()> &stop = nullptr);

} // namespace hitbox
