#include "document/instance_names.h"

#include "document/stage_layers.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace hitbox {

QList<int> instanceNumbers(const Stage &stage)
{
    QList<int> numbers(stage.instances.size());
    QHash<QString, int> counts;
    for (const int instance : paintOrder(stage))
        numbers[instance] = ++counts[stage.instances.at(instance).sprite];
    return numbers;
}

QStringList instanceNames(const Stage &stage)
{
    const QList<int> numbers = instanceNumbers(stage);
    QStringList names;
    names.reserve(numbers.size());
    for (qsizetype i = 0; i < numbers.size(); ++i)
        names.append(instanceName(stage.instances.at(i).sprite, numbers.at(i)));
    return names;
}

QString instanceName(const Stage &stage, int instance)
{
    const Instance &named = stage.instances.at(instance);
    const std::pair own{layerOf(stage, named), instance};
    int number = 1;
    for (int i = 0; i < stage.instances.size(); ++i) {
        const Instance &other = stage.instances.at(i);
        if (other.sprite == named.sprite && std::pair{layerOf(stage, other), i} < own)
            ++number;
    }
    return instanceName(named.sprite, number);
}

QString instanceName(const QString &sprite, int number, QChar separator)
{
    return number == 1 ? sprite : sprite + separator + QString::number(number);
}

bool InstanceNames::follow(const Stage &stage)
{
    const auto areCalledAlike = [](const Instance &a, const Instance &b) {
        return a.sprite == b.sprite && a.layer == b.layer;
    };
    const bool areAlike =
        std::ranges::equal(std::as_const(m_instances), stage.instances, areCalledAlike) && m_layers == stage.layers;
    const QList<Instance> before = std::exchange(m_instances, stage.instances);
    m_layers = stage.layers;
    if (areAlike)
        return false;
    const QList<int> numbers = std::exchange(m_numbers, instanceNumbers(stage));
    return numbers != m_numbers ||
           !std::ranges::equal(before, stage.instances, {}, &Instance::sprite, &Instance::sprite);
}

QString InstanceNames::at(qsizetype instance) const
{
    return instanceName(m_instances.at(instance).sprite, m_numbers.at(instance));
}

} // namespace hitbox
