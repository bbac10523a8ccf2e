#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

/// What can be known of a Mustache template before it is filled in.
namespace hitbox {

namespace templateLimits {

inline constexpr qsizetype bytes = 256 * 1024;
inline constexpr int depth = 32; ///< sections within each other

} // namespace templateLimits

/// The first sentence of a template to us: a comment such as {{! file=SPRITE.gml escape=c y=up }} before anything else.
struct TemplateSettings {
    QString file = QStringLiteral("PROJECT.txt"); ///< with SPRITE in it: a file for each sprite
    QString escape = QStringLiteral("none");
    QString y = QStringLiteral("down");
};

struct CheckedTemplate {
    QByteArray text; ///< to be filled in: a tag that stands on a line alone leaves no line behind
    TemplateSettings settings;
    QSet<QString> names; ///< that it asks for; those of the points of pieces is "pieces.points"
};

/// Refuses, with the line: tags that do not end, sections that do not close, more than the limits, partials, which
/// there are none of, and names that are not in the data, since Mustache itself would leave them out in silence.
Result<CheckedTemplate> checkedTemplate(const QByteArray &text, const QStringList &knownNames);

} // namespace hitbox
