#pragma once

#include <kainjow/mustache.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace hitbox {

/// One level of the data of a template: what can be named there by itself. It is made when it is asked for, and an item
/// of a list when the template comes to it, so that a project of any size takes no more memory than its largest lists
/// have items and the levels within each other have names.
class TemplateLevel
{
public:
    using Data = kainjow::mustache::data;

    TemplateLevel() = default;
    TemplateLevel(const TemplateLevel &) = delete;
    TemplateLevel &operator=(const TemplateLevel &) = delete;
    virtual ~TemplateLevel() = default;

    /// nullptr where this level has nothing of that name. Lives as long as the level.
    const Data *find(const std::string &name);

    /// What stands at an item of a list that find() answered; nullptr for other data.
    std::unique_ptr<TemplateLevel> enter(const Data *item);

protected:
    virtual std::optional<Data> made(const std::string &name) = 0;
    virtual std::unique_ptr<TemplateLevel> itemAt(const std::string &list, std::size_t index);

    /// Of so many items, which itemAt() makes.
    static Data listOf(std::size_t count);

private:
    std::unordered_map<std::string, Data> m_made;
    std::size_t m_index = 0;
    std::size_t m_count = 0; ///< of the list that this is an item of; 0 for none
};

/// Data that are there already, with lists that hold their items themselves.
class PlainLevel : public TemplateLevel
{
public:
    explicit PlainLevel(Data data);

protected:
    std::optional<Data> made(const std::string &name) override;

private:
    Data m_data;
};

} // namespace hitbox
