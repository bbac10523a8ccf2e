#include "windows/settings.h"

#include <QSettings>

namespace hitbox {

namespace {

/// One line for each action: "edit.undo=Ctrl+Z; Alt+Backspace".
QStringList textOfKeys(const ChosenKeys &chosen)
{
    QStringList lines;
    for (const auto &[id, keys] : chosen.asKeyValueRange())
        lines.append(id + QLatin1Char('=') + QKeySequence::listToString(keys, QKeySequence::PortableText));
    return lines;
}

ChosenKeys keysFromText(const QStringList &lines)
{
    ChosenKeys chosen;
    for (const QString &line : lines) {
        const QString keys = line.section(QLatin1Char('='), 1);
        chosen.insert(line.section(QLatin1Char('='), 0, 0),
                      QKeySequence::listFromString(keys, QKeySequence::PortableText));
    }
    return chosen;
}

} // namespace

Settings loadSettings()
{
    const QSettings store;
    Settings settings;
    settings.recentFiles = store.value(QStringLiteral("recentFiles")).toStringList().mid(0, Settings::mostRecentFiles);
    settings.theme = static_cast<ThemeChoice>(std::clamp(store.value(QStringLiteral("theme"), 0).toInt(), 0, 2));
    settings.snap = static_cast<SnapStep>(std::clamp(store.value(QStringLiteral("snap"), 1).toInt(), 0, 2));
    settings.windowGeometry = store.value(QStringLiteral("windowGeometry")).toByteArray();
    settings.splitters = store.value(QStringLiteral("splitters")).toByteArray();
    settings.exportFormat = store.value(QStringLiteral("exportFormat"), settings.exportFormat).toString();
    settings.exportProject = store.value(QStringLiteral("exportProject")).toString();
    settings.exportFolder = store.value(QStringLiteral("exportFolder")).toString();
    settings.keys = keysFromText(store.value(QStringLiteral("keys")).toStringList());
    return settings;
}

void saveSettings(const Settings &settings)
{
    QSettings store;
    store.setValue(QStringLiteral("recentFiles"), settings.recentFiles);
    store.setValue(QStringLiteral("theme"), static_cast<int>(settings.theme));
    store.setValue(QStringLiteral("snap"), static_cast<int>(settings.snap));
    store.setValue(QStringLiteral("windowGeometry"), settings.windowGeometry);
    store.setValue(QStringLiteral("splitters"), settings.splitters);
    store.setValue(QStringLiteral("exportFormat"), settings.exportFormat);
    store.setValue(QStringLiteral("exportProject"), settings.exportProject);
    store.setValue(QStringLiteral("exportFolder"), settings.exportFolder);
    store.setValue(QStringLiteral("keys"), textOfKeys(settings.keys));
}

Settings withRecentFile(Settings settings, const QString &path)
{
    settings.recentFiles.removeAll(path);
    settings.recentFiles.prepend(path);
    settings.recentFiles = settings.recentFiles.mid(0, Settings::mostRecentFiles);
    return settings;
}

} // namespace hitbox
