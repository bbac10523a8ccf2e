#include "windows/help/help_places.h"

#include "tools/all_tools.h"

#include <QCoreApplication>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace hitbox {

namespace {

const HelpPlace *placeAbout(const QString &subject)
{
    const QList<HelpPlace> &places = helpPlaces();
    const auto found = std::find_if(places.cbegin(), places.cend(),
                                    [&subject](const HelpPlace &place) { return subject == place.subject; });
    return found == places.cend() ? nullptr : &*found;
}

/// A button of the tool bar is about its tool, all else about its class.
QString subjectOf(const QWidget &part)
{
    constexpr QLatin1String toolButton("tool-");
    if (const QString name = part.objectName(); name.startsWith(toolButton))
        return name.mid(toolButton.size());
    return QString::fromLatin1(part.metaObject()->className()).section(QStringLiteral("::"), -1);
}

} // namespace

const QList<HelpPlace> &helpPlaces()
{
    static const QList<HelpPlace> places{
        // --- The window
        {"StartPage", "first-steps.md",
         QT_TRANSLATE_NOOP("HelpPlaces", "Begins with something: a project of before, a sample, or images.")},
        {"DocumentTabs", "window.md#tabs",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "The open projects. Tabs are reordered by dragging, and closed by the middle button too.")},
        {"CrashReportDialog", "window.md#after-a-crash",
         QT_TRANSLATE_NOOP("HelpPlaces", "Says where the editor crashed. Nothing of it is sent by itself.")},
        {"RecoverDialog", "window.md#unsaved-work",
         QT_TRANSLATE_NOOP("HelpPlaces", "Brings back work that was closed without saving.")},
        {"VersionsDialog", "window.md#versions",
         QT_TRANSLATE_NOOP("HelpPlaces", "Opens a copy of the project as it was saved before.")},
        {"CommandPalette", "window.md#finding-an-action",
         QT_TRANSLATE_NOOP("HelpPlaces", "Finds any action, sprite or frame by a few letters.")},
        {"SettingsDialog", "window.md#settings",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "How the program looks and behaves, whatever the project. A choice counts at once.")},
        {"ScriptResults", "scripts.md#in-the-editor",
         QT_TRANSLATE_NOOP("HelpPlaces", "What a script told of, and what it printed.")},
        {"ShortcutEditor", "keys.md#other-keys",
         QT_TRANSLATE_NOOP("HelpPlaces", "Gives actions other keys, one by one or all those of another program.")},
        // --- Sprites and frames
        {"SpritesPanel", "frames.md#sprites",
         QT_TRANSLATE_NOOP("HelpPlaces", "The sprites of the project. The one that is chosen here is in view.")},
        {"FramesPanel", "frames.md",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "The frames of the sprite in view: here they are chosen, ordered, timed and played.")},
        {"CopyNote", "frames.md#copying-from-frame-to-frame",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "A copy took the place of what was drawn here. Both can be kept, or the copy undone.")},
        {"ScopeChip", "frames.md#one-edit-in-many-frames",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "In which frames the next edit of shapes is done: the one in view alone, or more.")},
        {"TracksPanel", "frames.md#tracks",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "Which shape is there in which frame: a row for each track, a column for each frame.")},
        {"NewAnimationsDialog", "frames.md#numbered-images",
         QT_TRANSLATE_NOOP("HelpPlaces", "Makes frames of one animation of images whose names are numbered.")},
        {"SliceDialog", "frames.md#cutting-a-sheet", QT_TRANSLATE_NOOP("HelpPlaces", "Cuts a sheet into frames.")},
        {"FollowDialog", "frames.md#when-pictures-change",
         QT_TRANSLATE_NOOP("HelpPlaces", "Says what becomes of the frames of an image that has changed.")},
        {"ContactSheetDialog", "frames.md#contact-sheet",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "All frames of the sprite side by side, to look at, to go to one, and to save.")},
        {"TracePanel", "tracing.md",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "How closely outlines follow what is opaque, and tracing many frames at once.")},
        {"MarksPanel", "frames.md#points-and-events",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "The points and events of the frame in view, which the game asks for by name.")},
        {"MissingImageBar", "frames.md#when-pictures-change",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "The image of this frame cannot be read. These are the ways to have one again.")},
        {"EmptyFrameBar", "frames.md#copying-from-frame-to-frame",
         QT_TRANSLATE_NOOP("HelpPlaces", "This frame has no shapes yet. These are the ways to begin.")},
        {"GestureTipCard", "window.md#the-canvas",
         QT_TRANSLATE_NOOP("HelpPlaces", "How the tool in hand is used. It shows when the tool is first taken up.")},
        // --- Shapes
        {"ShapesPanel", "shapes.md",
         QT_TRANSLATE_NOOP(
             "HelpPlaces",
             "The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.")},
        {"PropertiesPanel", "shapes.md#properties",
         QT_TRANSLATE_NOOP(
             "HelpPlaces",
             "Properties of your own that the game reads: of a shape, the frame, the sprite or the project.")},
        {"NumbersPanel", "shapes.md#numbers",
         QT_TRANSLATE_NOOP("HelpPlaces", "The points and sizes of what is selected, in numbers that can be typed.")},
        {"CategoriesDialog", "shapes.md#categories",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "The categories of shapes: their names and colours, and which of them strike each other.")},
        {"SnapPopup", "drawing.md#snapping",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "What points snap to while one draws: which grid, and which targets win over it.")},
        // --- Problems
        {"ProblemsPanel", "problems.md",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "What is wrong in the project. A line leads to the place and offers repairs.")},
        {"FindingCard", "problems.md",
         QT_TRANSLATE_NOOP("HelpPlaces", "Explains a problem where it is, and offers repairs.")},
        {"ConflictsPanel", "problems.md#conflicts-of-a-merge",
         QT_TRANSLATE_NOOP(
             "HelpPlaces",
             "What a merge left to be settled. A line leads to the place and offers to take either side.")},
        {"RulesDialog", "rules.md#other-severities",
         QT_TRANSLATE_NOOP("HelpPlaces", "How much each rule weighs in this project.")},
        // --- The stage
        {"StagePanel", "stage.md",
         QT_TRANSLATE_NOOP("HelpPlaces", "What stands on the stage, and the numbers of what is selected there.")},
        {"PanelTabs", "stage.md#overlaps",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "Ways to look at the stage: what overlaps there, what probes hit, and the play test.")},
        {"OverlapsPanel", "stage.md#overlaps",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "Every pair of shapes on the stage that meet: who, how, and by how much area.")},
        {"ProbesPanel", "stage.md#probes",
         QT_TRANSLATE_NOOP("HelpPlaces", "The probes that were dropped on the stage, and what each of them hits.")},
        {"ProbeBar", "stage.md#probes", QT_TRANSLATE_NOOP("HelpPlaces", "Which probe follows the cursor.")},
        {"PlayPanel", "play-test.md",
         QT_TRANSLATE_NOOP("HelpPlaces", "The play test of the stage: what fires, how it is run, and what was hit.")},
        {"PlayControls", "play-test.md",
         QT_TRANSLATE_NOOP("HelpPlaces", "Runs the play test, stops it, or goes on by a single step.")},
        {"TimelinePanel", "timeline.md",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "Two animations of the stage side by side, tick by tick, and what overlaps in each.")},
        // --- Out into the game
        {"EngineChooser", "export.md#the-engine",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "The engine that the project is made for. What it cannot take is told while one draws.")},
        {"EnginePanel", "export.md#what-the-engine-gets",
         QT_TRANSLATE_NOOP("HelpPlaces",
                           "What the engine gets of the selected shapes or of the frame, and what it loses.")},
        {"ExportDialog", "export.md",
         QT_TRANSLATE_NOOP("HelpPlaces", "Writes files for an engine, and says before what is lost on the way.")},
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
    const HelpPlace *place = placeAbout(subject);
    return place ? QString::fromLatin1(place->link) : QString();
}

QString helpOnRule(const QString &id)
{
    return QStringLiteral("rules.md#") + id;
}

QString purposeOf(const QString &subject)
{
    if (const ToolInfo *tool = findTool(subject))
        return QCoreApplication::translate("Tools", tool->summary);
    const HelpPlace *place = placeAbout(subject);
    return place && *place->purpose ? QCoreApplication::translate("HelpPlaces", place->purpose) : QString();
}

QString wordsOn(const QWidget *widget)
{
    for (const QWidget *part = widget; part; part = part->parentWidget()) {
        for (const QString &own : {part->accessibleDescription(), part->toolTip(), purposeOf(subjectOf(*part))}) {
            if (!own.isEmpty())
                return own;
        }
    }
    return {};
}

QString helpOn(const QWidget *widget)
{
    for (const QWidget *part = widget; part; part = part->parentWidget()) {
        if (const QString rule = part->property(ruleShown).toString(); !rule.isEmpty())
            return helpOnRule(rule);
        if (const QString link = helpOn(subjectOf(*part)); !link.isEmpty())
            return link;
    }
    return {};
}

} // namespace hitbox
