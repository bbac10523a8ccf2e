#include "document/tracks.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// Shapes that are to be worked out from others in a way that nobody here knows: a newer version's, or a slip of the
/// hand. They count as keys, and the word is kept.
namespace hitbox {

namespace {

const ExtraMember *unknownBetween(const Shape &shape)
{
    const auto found = std::find_if(shape.extras.cbegin(), shape.extras.cend(),
                                    [](const ExtraMember &extra) { return extra.key == QLatin1String("between"); });
    return isKey(shape) && found != shape.extras.cend() ? &*found : nullptr;
}

/// Without the quotation marks of a JSON string.
QString betweenWord(const ExtraMember &extra)
{
    const QString text = QString::fromUtf8(extra.value.text);
    return text.size() > 1 && text.startsWith(u'"') && text.endsWith(u'"') ? text.mid(1, text.size() - 2) : text;
}

QList<Finding> checkUnknownBetween(const Document &document, FrameRef ref, const ValidationContext &)
{
    QList<Finding> findings;
    const Frame *frame = findFrame(document, ref);
    for (const Shape &shape : frame ? frame->shapes : QList<Shape>()) {
        const ExtraMember *extra = unknownBetween(shape);
        if (!extra)
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.shape = shape.id;
        finding.message = QCoreApplication::translate(
                              "hitbox::validation",
                              "The shape is to be worked out from its keys by “%1”, which is no way known here; it "
                              "counts as a key")
                              .arg(betweenWord(*extra));
        findings.append(finding);
    }
    return findings;
}

constexpr std::array unknownBetweenRepairs{makeKeyRepair};

} // namespace

const Rule unknownBetweenRule{"unknown-between",
                              QT_TRANSLATE_NOOP("hitbox::validation", "In-betweens of an unknown kind"),
                              checkUnknownBetween, unknownBetweenRepairs};

} // namespace hitbox
