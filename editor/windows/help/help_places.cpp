#include "windows/help/help_places.h"

#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace hitbox {

const QList<HelpPlace> &helpPlaces()
{
    static const QList<HelpPlace> places{
        // --- The window
        {"StartPage", "first-steps.md"},
        {"DocumentTabs", "window.md#tabs"},
        {"CrashReportDialog", "window.md#after-a-crash"},
        {"RecoverDialog", "window.md#unsaved-work"},
        {"VersionsDialog", "window.md#versions"},
        {"CommandPalette", "window.md#finding-an-action"},
        {"SettingsDialog", "window.md#settings"},
        {"ScriptResults", "scripts.md#in-the-editor"},
        {"ShortcutEditor", "keys.md#other-keys"},
        // --- Sprites and frames
        {"SpritesPanel", "frames.md#sprites"},
        {"FramesPanel", "frames.md"},
        {"CopyNote", "frames.md#copying-from-frame-to-frame"},
        {"ScopeChip", "frames.md#one-edit-in-many-frames"},
        {"TracksPanel", "frames.md#tracks"},
        {"NewAnimationsDialog", "frames.md#numbered-images"},
        {"SliceDialog", "frames.md#cutting-a-sheet"},
        {"FollowDialog", "frames.md#when-pictures-change"},
        {"ContactSheetDialog", "frames.md#contact-sheet"},
        {"TracePanel", "tracing.md"},
        {"MarksPanel", "frames.md#points-and-events"},
        {"MissingImageBar", "frames.md#when-pictures-change"},
        {"EmptyFrameBar", "frames.md#copying-from-frame-to-frame"},
        // --- Shapes
        {"ShapesPanel", "shapes.md"},
        {"PropertiesPanel", "shapes.md#properties"},
        {"NumbersPanel", "shapes.md#numbers"},
        {"CategoriesDialog", "shapes.md#categories"},
        {"SnapPopup", "drawing.md#snapping"},
        // --- Problems
        {"ProblemsPanel", "problems.md"},
        {"FindingCard", "problems.md"},
        {"ConflictsPanel", "problems.md#conflicts-of-a-merge"},
        {"RulesDialog", "rules.md#other-severities"},
        // --- The stage
        {"StagePanel", "stage.md"},
        {"PanelTabs", "stage.md#overlaps"},
        {"OverlapsPanel", "stage.md#overlaps"},
        {"ProbesPanel", "stage.md#probes"},
        {"ProbeBar", "stage.md#probes"},
        {"PlayPanel", "play-test.md"},
        {"PlayControls", "play-test.md"},
        {"TimelinePanel", "timeline.md"},
        // --- Out into the game
        {"EngineChooser", "export.md#the-engine"},
        {"EnginePanel", "export.md#what-the-engine-gets"},
        {"ExportDialog", "export.md"},
        // --- Tools
        {"select", "drawing.md#select"},
        {"edit-points", "drawing.md#edit-points"},
        {"polygon", "drawing.md#polygon-and-chain"},
        {"chain", "drawing.md#polygon-and-chain"},
        {"box", "drawing.md#box-circle-capsule"},
        {"circle", "drawing.md#box-circle-capsule"},
        {"capsule", "drawing.md#box-circle-capsule"},
        {"trace", "tracing.md"},
        {"knife", "drawing.md#knife"},
        {"pivot", "drawing.md#pivot"},
        {"frame-point", "drawing.md#frame-point"},
        {"symmetry", "drawing.md#symmetry"},
        {"place", "stage.md#placing"},
        {"probe", "stage.md#probes"},
        {"emitter", "play-test.md#emitters"},
    };
    return places;
}

QString helpOn(const QString &subject)
{
    const QList<HelpPlace> &places = helpPlaces();
    const auto found = std::find_if(places.cbegin(), places.cend(),
                                    [&subject](const HelpPlace &place) { return subject == place.subject; });
    return found == places.cend() ? QString() : QString::fromLatin1(found->link);
}

QString helpOnRule(const QString &id)
{
    return QStringLiteral("rules.md#") + id;
}

QString helpOn(const QWidget *widget)
{
    for (const QWidget *part = widget; part; part = part->parentWidget()) {
        if (const QString rule = part->property(ruleShown).toString(); !rule.isEmpty())
            return helpOnRule(rule);
        const QString className = QString::fromLatin1(part->metaObject()->className());
        if (const QString link = helpOn(className.section(QStringLiteral("::"), -1)); !link.isEmpty())
            return link;
    }
    return {};
}

} // namespace hitbox
