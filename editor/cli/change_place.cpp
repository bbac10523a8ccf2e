#include "cli/change_place.h"

#include <QStringList>

#include <array>
#include <utility>

namespace hitbox {

namespace {

/// The lists of a project file, and what one item is called.
constexpr std::array<std::pair<const char *, const char *>, 13> itemNames{{{"sprites", "sprite"},
                                                                           {"frames", "frame"},
                                                                           {"shapes", "shape"},
                                                                           {"tags", "tag"},
                                                                           {"points", "point"},
                                                                           {"events", "event"},
                                                                           {"categories", "category"},
                                                                           {"fields", "field"},
                                                                           {"stages", "stage"},
                                                                           {"instances", "instance"},
                                                                           {"layers", "layer"},
                                                                           {"probes", "probe"},
                                                                           {"emitters", "emitter"}}};

QString itemOf(const QByteArray &list)
{
    for (const auto &[many, one] : itemNames) {
        if (list == many)
            return QLatin1String(one);
    }
    return list == "exports" ? QStringLiteral("profile") : QString::fromUtf8(list);
}

bool isNumber(const QString &item)
{
    bool isWhole = false;
    item.toInt(&isWhole);
    return isWhole;
}

/// Items without a name are counted, shapes have a number.
bool isCounted(const MergeStep &step)
{
    return (step.list == "shapes" || step.list == "instances" || step.list == "probes") && isNumber(step.item);
}

} // namespace

QString changePlaceText(const QList<MergeStep> &place)
{
    QStringList parts;
    for (const MergeStep &step : place)
        parts.append(itemOf(step.list) +
                     (isCounted(step) ? QStringLiteral(" %1") : QStringLiteral(" “%1”")).arg(step.item));
    return parts.isEmpty() ? QStringLiteral("the project") : parts.join(QStringLiteral(", "));
}

void writeChangePlace(JsonWriter &json, const QList<MergeStep> &place)
{
    for (const MergeStep &step : place) {
        json.key(itemOf(step.list));
        if (isCounted(step))
            json.value(step.item.toInt());
        else
            json.value(step.item);
    }
}

} // namespace hitbox
