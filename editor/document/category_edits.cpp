#include "document/category_edits.h"

#include "document/conflict_edits.h"
#include "document/edits.h"
#include "document/names.h"
#include "document/order.h"
#include "document/renewed.h"

#include <algorithm>
#include <functional>

namespace hitbox {

namespace {

constexpr quint32 highestBit = quint32(1) << 31;

void renameInShapes(Document &document, const QString &from, const QString &to)
{
    const auto usesName = [&](const Shape &shape) { return shape.category == from; };
    for (Sprite &sprite : document.sprites) {
        for (qsizetype f = 0; f < sprite.frames.size(); ++f) {
            // Frames that stay as they are stay shared with the document before.
            const QList<Shape> &shapes = std::as_const(sprite.frames)[f].shapes;
            if (std::none_of(shapes.begin(), shapes.end(), usesName))
                continue;
            for (Shape &shape : sprite.frames[f].shapes) {
                if (usesName(shape))
                    shape.category = to;
            }
        }
    }
}

void renameInEmitters(Document &document, const QString &from, const QString &to)
{
    for (Stage &stage : document.stages) {
        for (Emitter &emitter : stage.emitters) {
            if (emitter.category == from)
                emitter.category = to;
        }
    }
}

/// Of two categories with one name, shapes and hits mean the first.
bool isCategoryOf(const Document &document, int index)
{
    const Category &category = document.categories.at(index);
    return findCategory(document, category.name) == &category;
}

/// Two colours that one takes for each other at a glance; those that are not written as "#rrggbb" are like none.
bool looksLike(const QString &a, const QString &b)
{
    constexpr int channels = 3;
    constexpr int near = 64; // of 255
    if (a.size() != 1 + 2 * channels || b.size() != a.size())
        return false;
    int distance = 0;
    for (int channel = 0; channel < channels; ++channel) {
        const auto value = [channel](const QString &color) {
            return QStringView(color).mid(1 + 2 * channel, 2).toInt(nullptr, 16);
        };
        const int way = value(a) - value(b);
        distance += way * way;
    }
    return distance < near * near;
}

} // namespace

const QStringList &distinctColors()
{
    static const QStringList colors{
        QStringLiteral("#3fa7ff"), QStringLiteral("#ff8a3d"), QStringLiteral("#2fbf8f"), QStringLiteral("#e0c02c"),
        QStringLiteral("#c77dd6"), QStringLiteral("#7c8cff"), QStringLiteral("#8ecae6"), QStringLiteral("#b8722c"),
    };
    return colors;
}

QString freshColor(const Document &document)
{
    const auto isFree = [&document](const QString &color, const auto &isTaken) {
        return std::none_of(document.categories.cbegin(), document.categories.cend(),
                            [&](const Category &category) { return isTaken(category.color, color); });
    };
    for (const QString &color : distinctColors()) {
        if (isFree(color, looksLike))
            return color;
    }
    for (const QString &color : distinctColors()) {
        if (isFree(color, std::equal_to<QString>()))
            return color;
    }
    return distinctColors().at(document.categories.size() % distinctColors().size());
}

quint32 freshBit(const Document &document)
{
    quint32 used = 0;
    for (const Category &category : document.categories)
        used |= category.bits;
    quint32 bit = 1;
    while ((used & bit) != 0 && bit != highestBit)
        bit <<= 1;
    return bit;
}

Document addFreshCategory(Document document, const QString &base)
{
    Category category;
    category.name = freeName(base, namesOf(document.categories));
    category.color = freshColor(document);
    category.bits = freshBit(document);
    return addCategory(std::move(document), std::move(category));
}

Document addCategory(Document document, Category category)
{
    document.categories.append(renewed(std::move(category)));
    return document;
}

Document withCategory(Document document, int index, Category category)
{
    category.id = document.categories.at(index).id;
    document.categories[index] = std::move(category);
    return document;
}

Document renameCategory(Document document, int index, const QString &name)
{
    const QString before = document.categories.at(index).name;
    const bool isFollowed = isCategoryOf(document, index);
    document.categories[index].name = name;
    if (!isFollowed)
        return document;
    for (Category &category : document.categories)
        std::replace(category.hits.begin(), category.hits.end(), before, name);
    renameInShapes(document, before, name);
    renameInEmitters(document, before, name);
    renameInConflicts(document, {{"categories", before}}, name);
    return document;
}

Document moveCategory(Document document, int index, int before)
{
    const auto count = static_cast<int>(document.categories.size());
    document.categories = inOrder(document.categories, orderAfterMove(count, {index}, before));
    return document;
}

Document removeCategory(Document document, int index, const QString &heir)
{
    const QString name = document.categories.at(index).name;
    const bool isFollowed = isCategoryOf(document, index);
    document.categories.removeAt(index);
    // Of two with the same name the other one lives on, under the name that shapes and hits keep.
    if (!isFollowed || findCategory(document, name))
        return document;
    for (Category &category : document.categories)
        category.hits.removeAll(name);
    renameInShapes(document, name, heir);
    renameInEmitters(document, name, heir);
    return document;
}

Document withoutIdleDefaults(Document document)
{
    const auto hasNoShapes = [](const Sprite &sprite) {
        return std::all_of(sprite.frames.begin(), sprite.frames.end(),
                           [](const Frame &frame) { return frame.shapes.isEmpty(); });
    };
    const auto hasNoEmitters = [](const Stage &stage) { return stage.emitters.isEmpty(); };
    const bool isIdle = std::all_of(document.sprites.cbegin(), document.sprites.cend(), hasNoShapes) &&
                        std::all_of(document.stages.cbegin(), document.stages.cend(), hasNoEmitters);
    if (isIdle && document.categories == emptyProject().categories)
        document.categories.clear();
    return document;
}

int shapeCount(const Document &document, const QString &category)
{
    qsizetype count = 0;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames)
            count += std::count_if(frame.shapes.cbegin(), frame.shapes.cend(),
                                   [&](const Shape &shape) { return shape.category == category; });
    }
    return static_cast<int>(count);
}

Document withHit(Document document, int striking, int struck, Strikes strikes)
{
    const QString name = document.categories.at(struck).name;
    QStringList &hits = document.categories[striking].hits;
    if (strikes == Strikes::No)
        hits.removeAll(name);
    else if (!hits.contains(name))
        hits.append(name);
    return document;
}

} // namespace hitbox
