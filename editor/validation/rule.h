#pragma once

#include "images/images.h"
#include "validation/engine_needs.h"
#include "validation/finding.h"

#include <functional>
#include <optional>
#include <span>
#include <variant>

#include <hitbox/geometry/self_intersection.h>

/// What a rule is. Each is a row of its own in the file of its name.
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

    /// For each profile that leaves the project, by its name: what it reads and writes there, as a part of a sentence.
    QHash<QString, QString> profilesOutside = {};

    /// By the name of a profile that reads a file which is not there: that file.
    QHash<QString, QString> filesMissing = {};
};

enum class FixSafety {
    Safe,      ///< keeps what the shape fills, or what the names mean: done without asking by fixedAll()
    NeedsEyes, ///< somebody has to look whether the result is what was meant
};

/// What a repair does to one document, worked out.
struct RepairPlan {
    QString title;
    std::function<Document(const Document &)> apply;
};

/// One kind of repair that a rule knows. Nothing is planned where it would not help.
struct Repair {
    const char *id = nullptr;
    FixSafety safety = FixSafety::NeedsEyes;
    std::optional<RepairPlan> (*plan)(const Document &document, const Finding &finding,
                                      const ValidationContext &context) = nullptr;
};

/// What is wrong with a shape by itself. Rule, frame and shape of the findings are filled in by the caller. Such rules
/// are asked shape by shape, so that a drag asks only for what moved.
using ShapeCheck = QList<Finding>(const Shape &shape);

/// The same of a polygon, where its edges meet.
using MeetingsCheck = QList<Finding>(const Shape &shape, const Meetings &meetings);

/// What is wrong with one frame or with shapes of it. Rule and frame are filled in by the caller.
using FrameCheck = QList<Finding>(const Document &document, FrameRef ref, const ValidationContext &context);

/// What concerns more than one frame. The rule is filled in by the caller.
using DocumentCheck = QList<Finding>(const Document &document, const ValidationContext &context);

/// One rule: a pure function of the document, of one of four kinds.
struct Rule {
    const char *id = nullptr;
    const char *title = nullptr; ///< for people; translated where it is shown, in the context "hitbox::validation"
    std::variant<ShapeCheck *, MeetingsCheck *, FrameCheck *, DocumentCheck *> check;
    std::span<const Repair> repairs = {}; ///< what can be done about its findings, best first
    /// Why a finding that could have a safe repair has none, as a sentence; empty where nothing is to be said. Takes
    /// as long as the repair does.
    QString (*whyNotRepaired)(const Document &document, const Finding &finding) = nullptr;
};

/// Every rule, in the order in which findings are listed.
const QList<Rule> &allRules();

} // namespace hitbox
