#include "document/category_edits.h"
#include "document/names.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

/// Bits by which an engine cannot do what the categories say. Engines filter by bits alone: of two categories that
/// share one, what hits the one hits the other, and one that has none is never hit.
namespace hitbox {

namespace {

class CategoryBitsWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::validation)
};

constexpr qsizetype mostLookedAt = 256; // there are 32 bits: most of more would share theirs

/// Of each name of a category that is looked at: the same number for those that the same ones hit, 0 where none does.
using Strikers = QHash<QString, int>;

Strikers strikersOf(const QList<Category> &categories)
{
    QHash<QString, QList<qsizetype>> strikers; // in order
    for (qsizetype i = 0; i < std::min(categories.size(), mostLookedAt); ++i)
        strikers.insert(categories.at(i).name, {});
    for (qsizetype i = 0; i < categories.size(); ++i) {
        for (const QString &struck : categories.at(i).hits) {
            const auto list = strikers.find(struck);
            if (list != strikers.end() && (list->isEmpty() || list->constLast() != i))
                list->append(i);
        }
    }
    QHash<QList<qsizetype>, int> numbers{{{}, 0}};
    Strikers numbered;
    for (auto each = strikers.cbegin(); each != strikers.cend(); ++each) {
        const auto number = numbers.constFind(each.value());
        if (number == numbers.cend())
            numbers.insert(each.value(), static_cast<int>(numbers.size()));
        numbered.insert(each.key(), numbers.value(each.value()));
    }
    return numbered;
}

/// The first category before it that shares a bit with it and that others do not hit alike.
const Category *confusedWith(const QList<Category> &categories, qsizetype index, const Strikers &strikers)
{
    const Category &category = categories.at(index);
    const auto isConfused = [&](const Category &other) {
        return (category.bits & other.bits) != 0 && other.name != category.name &&
               strikers.value(category.name) != strikers.value(other.name);
    };
    const auto end = categories.cbegin() + index;
    const auto found = std::find_if(categories.cbegin(), end, isConfused);
    return found == end ? nullptr : &*found;
}

/// What an engine gets wrong about the category; empty when nothing.
QString complaint(const QList<Category> &categories, qsizetype index, const Strikers &strikers)
{
    const Category &category = categories.at(index);
    if (category.bits == 0 && strikers.value(category.name) != 0)
        return CategoryBitsWords::tr("The category %1 has no bits: in engines nothing hits it")
            .arg(quoted(category.name));
    if (const Category *other = confusedWith(categories, index, strikers))
        return CategoryBitsWords::tr("The categories %1 and %2 share bits: in engines what hits one hits both")
            .arg(quoted(other->name), quoted(category.name));
    return {};
}

QList<Finding> checkCategoryBits(const Document &document, const ValidationContext &)
{
    const Strikers strikers = strikersOf(document.categories);
    QList<Finding> findings;
    for (int i = 0; i < std::min(document.categories.size(), mostLookedAt); ++i) {
        const QString sentence = complaint(document.categories, i, strikers);
        if (!sentence.isEmpty())
            findings.append(warningAt({.index = i}, sentence));
    }
    return findings;
}

std::optional<qsizetype> categoryOf(const Document &document, const Finding &finding)
{
    const QList<Category> &categories = document.categories;
    const int index = finding.place.index;
    if (!itemAt(categories, index) || complaint(categories, index, strikersOf(categories)) != finding.message)
        return std::nullopt;
    return index;
}

std::optional<RepairPlan> freshBits(const Document &document, const Finding &finding, const ValidationContext &)
{
    const std::optional<qsizetype> found = categoryOf(document, finding);
    if (!found)
        return std::nullopt;
    return RepairPlan{
        CategoryBitsWords::tr("Give %1 a bit of its own").arg(quoted(document.categories.at(*found).name)),
        [finding](Document current) {
            if (const std::optional<qsizetype> still = categoryOf(current, finding))
                current.categories[*still].bits = freshBit(current);
            return current;
        }};
}

constexpr std::array categoryBitsRepairs{Repair{"fresh-bit", FixSafety::NeedsEyes, freshBits}};

} // namespace

const Rule categoryBitsRule{"category-bits",
                            QT_TRANSLATE_NOOP("hitbox::validation", "Bits that engines cannot tell categories by"),
                            checkCategoryBits, categoryBitsRepairs};

} // namespace hitbox
