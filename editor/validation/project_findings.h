#pragma once

#include "validation/finding.h"

/// Findings about things in the lists of a project. Their repairs look at one place alone, and compare the sentence
/// there: the project may have changed since.
namespace hitbox {

inline Finding warningAt(const FindingPlace &place, const QString &sentence)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.message = sentence;
    finding.place = place;
    return finding;
}

/// nullptr where the list has no such place.
template <typename Item>
const Item *itemAt(const QList<Item> &list, int index)
{
    return index >= 0 && index < list.size() ? &list.at(index) : nullptr;
}

} // namespace hitbox
