#pragma once

#include "drawing/theme.h"
#include "scene/handle_size.h"
#include "scene/onion_skin.h"
#include "scene/wheel_use.h"
#include "session/files/work_keeping.h"
#include "tools/snap_settings.h"
#include "windows/actions/chosen_keys.h"
#include "windows/export/past_exports.h"
#include "windows/files/document_place.h"
#include "windows/frames/frame_times.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace hitbox {

/// Of gestures that are shown to who meets them for the first time.
struct TipSettings {
    bool areShown = true;
    QStringList seen; ///< ids of tools

    friend bool operator==(const TipSettings &, const TipSettings &) = default;
};

/// What the program remembers between runs. Passed by value; read once at the start and written whenever it changes.
struct Settings {
    QStringList recentFiles;     ///< newest first
    QStringList openFiles;       ///< in the order of the tabs, as the program ended
    int frontFile = 0;           ///< which of them was in front
    QList<DocumentPlace> places; ///< newest first
    ThemeChoice theme = ThemeChoice::System;
    Sight sight = Sight::Usual;
    int textSize = usualTextSize; ///< pixels
    QString language;             ///< its code, see language.h; empty: that of the system
    WheelUse wheel = WheelUse::Zoom;
    HandleSize handles = HandleSize::Usual;
    SnapSettings snap;
    bool loupe = true;
    TipSettings tips;
    OnionSkin onion; ///< without a pinned frame
    FrameTimes frameTimes;
    WorkKeeping keeping;
    QByteArray windowGeometry;
    QByteArray splitters;
    QStringList foldedPanels = {QStringLiteral("properties")}; ///< ids of sidePanelInfos()
    QStringList hiddenPanels;                                  ///< those that were put away
    QString exportFormat = QStringLiteral("godot4");
    PastExports exports;
    ChosenKeys keys; ///< only those that differ from the delivered ones

    static constexpr int usualTextSize = 13;
    static constexpr int mostRecentFiles = 10;
    static constexpr int mostPlaces = 50;

    friend bool operator==(const Settings &, const Settings &) = default;
};

Settings loadSettings();
void saveSettings(const Settings &settings);

/// The place moves to the front, instead of the one before for its path. One without a path is not remembered.
Settings withPlace(Settings settings, const DocumentPlace &place);

/// The path moves to the front.
Settings withRecentFile(Settings settings, const QString &path);

} // namespace hitbox
