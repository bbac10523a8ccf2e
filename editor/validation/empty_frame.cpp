#include "document/edits.h"
#include "document/names.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// A frame without shapes between others that have some, in a sprite most of whose frames do: forgotten, it may be.
/// Meant, it may be, too, so it is a remark. Empty frames at the start and the end are the rest before and after a
/// blow.
namespace hitbox {

namespace {

bool isEmpty(const Frame &frame)
{
    return frame.shapes.isEmpty();
}

QList<Finding> checkEmptyFrame(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (int i = 0; i < document.sprites.size(); ++i) {
        const QList<Frame> &frames = document.sprites[i].frames;
        const qsizetype empty = std::count_if(frames.begin(), frames.end(), isEmpty);
        if (empty == 0 || empty >= frames.size() - empty)
            continue;
        const auto first = std::find_if_not(frames.begin(), frames.end(), isEmpty) - frames.begin();
        const auto last = frames.rend() - std::find_if_not(frames.rbegin(), frames.rend(), isEmpty);
        for (auto f = first; f < last; ++f) {
            if (!isEmpty(frames[f]))
                continue;
            Finding finding;
            finding.severity = Severity::Info;
            finding.frame = {i, static_cast<int>(f)};
            finding.message =
                QCoreApplication::translate("hitbox::validation",
                                            "The frame has no shapes, while %1 of the sprite's %2 frames do")
                    .arg(frames.size() - empty)
                    .arg(frames.size());
            findings.append(finding);
        }
    }
    return findings;
}

/// The nearest frame before that has shapes.
const Frame *modelFor(const Document &document, FrameRef ref)
{
    const QList<Frame> &frames = document.sprites[ref.sprite].frames;
    for (int f = ref.frame; f >= 0; --f) {
        if (!isEmpty(frames[f]))
            return &frames[f];
    }
    return nullptr;
}

std::optional<RepairPlan> copying(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Frame *frame = findFrame(document, finding.frame);
    if (!frame || !isEmpty(*frame))
        return std::nullopt;
    const Frame *model = modelFor(document, finding.frame);
    if (!model)
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Copy the shapes of frame %1").arg(quoted(model->name)),
        [ref = finding.frame, shapes = model->shapes](const Document &current) {
            const Frame *target = findFrame(current, ref);
            return target && isEmpty(*target) ? addShapes(current, ref, shapes) : current;
        }};
}

constexpr std::array emptyFrameRepairs{Repair{"copy-shapes", FixSafety::NeedsEyes, copying}};

} // namespace

const Rule emptyFrameRule{"empty-frame", QT_TRANSLATE_NOOP("hitbox::validation", "Empty frames among full ones"),
                          checkEmptyFrame, emptyFrameRepairs};

} // namespace hitbox
