#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>

#include <kainjow/mustache.hpp>

namespace hitbox {

/// The template filled in; texts are escaped by the rule (see template_escape.h), except in {{{…}}} and {{&…}}. Fails
/// when it would grow beyond 64 MiB or take more than ten million steps, as loops within loops can. The template must
/// have passed checkedTemplate().
Result<QByteArray> filledTemplate(const QByteArray &text, const kainjow::mustache::data &data, const QString &escape);

} // namespace hitbox
