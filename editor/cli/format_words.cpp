#include "cli/format_words.h"

#include "document/numbers.h"

namespace hitbox {

namespace {

constexpr Ability allAbilities[] = {
    {"circles", &Capabilities::circles, "circles"},
    {"boxes", &Capabilities::boxes, "boxes"},
    {"capsules", &Capabilities::capsules, "capsules"},
    {"chains", &Capabilities::chains, "chains"},
    {"animation", &Capabilities::animation, "animation"},
    {"filtersPerShape", &Capabilities::filtersPerShape, "a filter per shape"},
    {"pivots", &Capabilities::pivots, "pivots"},
    {"tracks", &Capabilities::tracks, "tracks"},
    {"inBetweens", &Capabilities::inBetweens, "in-betweens"},
    {"framePoints", &Capabilities::framePoints, "points"},
    {"frameEvents", &Capabilities::frameEvents, "events"},
    {"frameImages", &Capabilities::frameImages, "images of frames"},
    {"fields", &Capabilities::fields, "fields"},
    {"repeats", &Capabilities::repeats, "repeats"},
    {"physics", &Capabilities::physics, "physics values"},
    {"stages", &Capabilities::stages, "stages"},
};

struct HolderWord {
    PropertyHolder holder;
    const char *word;
};

constexpr HolderWord propertyHolders[] = {{PropertyHolder::Shapes, "shapes"},
                                          {PropertyHolder::Frames, "frames"},
                                          {PropertyHolder::Sprites, "sprites"},
                                          {PropertyHolder::Project, "project"}};

} // namespace

std::span<const Ability> abilities()
{
    return allAbilities;
}

QStringList propertiesCarried(const Format &format)
{
    QStringList words;
    for (const auto &[holder, word] : propertyHolders) {
        if (format.capabilities.properties.testFlag(holder))
            words.append(QString::fromLatin1(word));
    }
    return words;
}

bool carriesConcave(const Format &format)
{
    return format.capabilities.polygons && format.capabilities.concave != ConcavePolygons::Pieces;
}

QStringList carriedBy(const Format &format)
{
    QStringList carried;
    if (carriesConcave(format))
        carried.append(QStringLiteral("concave polygons"));
    for (const Ability &ability : allAbilities) {
        if (format.capabilities.*ability.member)
            carried.append(QString::fromLatin1(ability.words));
    }
    if (const QStringList holders = propertiesCarried(format); !holders.isEmpty())
        carried.append(QStringLiteral("properties of ") + holders.join(QStringLiteral(" and ")));
    return carried;
}

QStringList carriedBy(const Importer &importer)
{
    QStringList parts;
    for (const ImportPart part : importer.carries)
        parts.append(importPartName(part));
    return parts;
}

QString valuesOf(const FormatOption &option)
{
    switch (option.kind) {
    case OptionKind::Choice:
    case OptionKind::Check: return option.values.join(u'|');
    case OptionKind::Number: return readableNumber(option.number);
    case OptionKind::File: return option.values.join(u'|') + QStringLiteral("|FILE");
    case OptionKind::Text: return QString::fromUtf8(option.text);
    }
    return {};
}

} // namespace hitbox
