#pragma once

#include "document/result.h"
#include "files/held_file.h"

#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace hitbox::writing {

/// While they live, whoever else writes several files into one of the folders waits.
using Turns = std::vector<std::unique_ptr<HeldFile>>;

/// How long one and the same holder is waited for. A job of 30,000 files takes some seconds.
constexpr std::chrono::milliseconds longestTurn = std::chrono::seconds(30);

/// How long one is waited for whose words name a process that does not run here: a killed job left them, and whoever
/// may read the file can hold it. Longer than a job takes to tell who it is.
constexpr std::chrono::milliseconds longestOfNobody = std::chrono::seconds(3);

struct Waiting {
    std::chrono::milliseconds longest = longestTurn;
    std::chrono::milliseconds longestOfNobody = writing::longestOfNobody;
    std::chrono::milliseconds silent = std::chrono::seconds(1); ///< before `tell` is called, once for each folder
    std::function<void(const Error &)> tell = {};
};

/// Waits for whoever writes there, in this program or another; the error says who that is. A folder that takes no files
/// is not held: there is nothing to wait for. The folders are there, and are real paths, each named once.
Result<Turns> takeTurns(QStringList folders, const Waiting &waiting = {});

/// The file in a folder that is held by who writes there.
QString turnFile(const QString &folder);

} // namespace hitbox::writing
