#pragma once

#include "document/result.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

/// What stands behind the command's name.
namespace hitbox {

enum class OptionUse {
    Flag,     ///< takes no value
    Optional, ///< takes one, may be left out
    Required, ///< takes one, must be given
    Repeated, ///< takes one each time
};

struct OptionRule {
    const char *name = nullptr;  ///< without the dashes
    const char *value = nullptr; ///< what stands for the value in the usage line; null for flags
    const char *help = nullptr;
    OptionUse use = OptionUse::Flag;
};

struct Arguments {
    QStringList operands;
    QHash<QString, QStringList> options; ///< by name; a flag that was given has an empty list

    bool has(const QString &option) const { return options.contains(option); }
    QString value(const QString &option) const { return options.value(option).value(0); }
};

/// The option's value is a file or a folder: an empty one is a variable that was not set.
bool takesPlace(const OptionRule &rule);

/// What is wrong about the words themselves, so that no file is named.
Error wrongUsage(const QString &what);

/// Options are `--name`, `--name value` and `--name=value`, anywhere; `--` ends them. A number is never an option, so
/// that -5 is a coordinate, and neither is a single dash. Fails on what `rules` do not know, on values that are missing
/// or too many, on files and folders without a name, on options given twice, and when a required one is not there.
Result<Arguments> parseArguments(const QStringList &words, const QList<OptionRule> &rules);

} // namespace hitbox
