#include "formats/templates/template_level.h"

#include <functional>
#include <utility>

namespace hitbox {

const TemplateLevel::Data *TemplateLevel::find(const std::string &name)
{
    if (const auto known = m_made.find(name); known != m_made.end())
        return &known->second;
    std::optional<Data> fresh;
    if (m_count > 0 && name == "index")
        fresh = Data(std::to_string(m_index));
    else if (m_count > 0 && name == "first")
        fresh = Data(m_index == 0);
    else if (m_count > 0 && name == "last")
        fresh = Data(m_index + 1 == m_count);
    else
        fresh = made(name);
    return fresh ? &m_made.emplace(name, std::move(*fresh)).first->second : nullptr;
}

std::unique_ptr<TemplateLevel> TemplateLevel::enter(const Data *item)
{
    for (const auto &[name, data] : m_made) {
        if (!data.is_non_empty_list())
            continue;
        const auto &items = data.list_value();
        const Data *first = items.data();
        if (std::less<>()(item, first) || !std::less<>()(item, first + items.size()))
            continue;
        const auto index = static_cast<std::size_t>(item - first);
        std::unique_ptr<TemplateLevel> level = itemAt(name, index);
        if (level) {
            level->m_index = index;
            level->m_count = items.size();
        }
        return level;
    }
    return nullptr;
}

std::unique_ptr<TemplateLevel> TemplateLevel::itemAt(const std::string &, std::size_t)
{
    return nullptr;
}

TemplateLevel::Data TemplateLevel::listOf(std::size_t count)
{
    return Data(kainjow::mustache::list(count, Data(true)));
}

PlainLevel::PlainLevel(Data data)
    : m_data(std::move(data))
{
}

std::optional<TemplateLevel::Data> PlainLevel::made(const std::string &name)
{
    const Data *found = m_data.get(name);
    return found ? std::optional<Data>(*found) : std::nullopt;
}

} // namespace hitbox
