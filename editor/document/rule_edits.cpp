#include "document/rule_edits.h"

#include <algorithm>

namespace hitbox {

std::optional<RuleSetting> ruleSetting(const Document &document, const QString &rule)
{
    const auto found = std::find_if(document.rules.cbegin(), document.rules.cend(),
                                    [&rule](const RuleSetting &setting) { return setting.rule == rule; });
    return found == document.rules.cend() ? std::nullopt : std::optional(*found);
}

Document withRuleSetting(Document document, const RuleSetting &setting)
{
    const auto found = std::find_if(document.rules.begin(), document.rules.end(),
                                    [&setting](const RuleSetting &known) { return known.rule == setting.rule; });
    if (found == document.rules.end())
        document.rules.append(setting);
    else
        *found = setting;
    return document;
}

Document withoutRuleSetting(Document document, const QString &rule)
{
    document.rules.removeIf([&rule](const RuleSetting &setting) { return setting.rule == rule; });
    return document;
}

} // namespace hitbox
