#pragma once

#include "document/result.h"
#include "formats/templates/template_level.h"

#include <QByteArray>
#include <QString>

namespace hitbox {

/// The template filled in; texts are escaped by the rule (see template_escape.h), except in {{{…}}} and {{&…}}. Fails
/// when it would grow beyond 64 MiB or take more than so many steps, as loops within loops can. The template must have
/// passed checkedTemplate().
Result<QByteArray> filledTemplate(const QByteArray &text, TemplateLevel &data, const QString &escape,
                                  qint64 mostSteps = 10'000'000);

} // namespace hitbox
