#pragma once

#include "document/document.h"

namespace hitbox {

/// What the project says about a rule; nothing when it leaves it to the rule.
std::optional<RuleSetting> ruleSetting(const Document &document, const QString &rule);

/// The project with this setting in place of any other for the same rule.
Document withRuleSetting(Document document, const RuleSetting &setting);

/// The project with the rule left to itself.
Document withoutRuleSetting(Document document, const QString &rule);

} // namespace hitbox
