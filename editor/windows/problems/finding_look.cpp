#include "windows/problems/finding_look.h"

namespace hitbox {

QString findingPlace(const Document &document, const Finding &finding)
{
    QStringList parts;
    if (const Sprite *sprite = findSprite(document, finding.frame.sprite))
        parts.append(sprite->name);
    if (const Frame *frame = findFrame(document, finding.frame)) {
        parts.append(frame->name);
        if (const Shape *shape = findShape(*frame, finding.shape))
            parts.append(shape->name);
    }
    return parts.join(QStringLiteral(" · "));
}

QString severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::Error: return QStringLiteral(":/icons/error.svg");
    case Severity::Warning: return QStringLiteral(":/icons/warning.svg");
    case Severity::Info: break;
    }
    return QStringLiteral(":/icons/info.svg");
}

bool isExportProblem(const Finding &finding)
{
    return finding.severity == Severity::Error && finding.shape && finding.rule != QLatin1String("unsettled-conflict");
}

QColor severityColor(Severity severity, const Theme &theme)
{
    switch (severity) {
    case Severity::Error: return theme.crossing;
    case Severity::Warning: return theme.warning;
    case Severity::Info: break;
    }
    return theme.dim;
}

} // namespace hitbox
