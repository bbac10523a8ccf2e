#pragma once

#include "scene/theme.h"
#include "tools/snapping.h"
#include "windows/chosen_keys.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace hitbox {

/// What the program remembers between runs. Passed by value; read once at the start and written at the end.
struct Settings {
    QStringList recentFiles; ///< newest first
    ThemeChoice theme = ThemeChoice::System;
    SnapStep snap = SnapStep::Pixel;
    QByteArray windowGeometry;
    QByteArray splitters;
    QString exportFormat = QStringLiteral("godot4");
    QString exportProject; ///< the project exported last
    QString exportFolder;  ///< where it went
    ChosenKeys keys;       ///< only those that differ from the delivered ones

    static constexpr int mostRecentFiles = 10;
};

Settings loadSettings();
void saveSettings(const Settings &settings);

/// The path moves to the front.
Settings withRecentFile(Settings settings, const QString &path);

} // namespace hitbox
