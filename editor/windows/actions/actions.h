#pragma once

#include "windows/actions/chosen_keys.h"
#include "windows/widgets/key_names.h"

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace hitbox {

enum class ActionMenu { File, Edit, View, Shape, Frame, Stage, Help };

/// Where an action stands: each section belongs to one menu (menuOf()), and a line parts it from the next.
enum class ActionSection {
    FileOpen,
    FileImages,
    FileSave,
    FileExport,
    FileClose,
    EditHistory,
    EditClipboard,
    EditSelection,
    EditFind,
    ViewZoom,
    ViewCanvas,
    ViewPlaces,
    ViewAppearance,
    ShapeTools,
    ShapeTurn,
    ShapeOrder,
    ShapeCombine,
    ShapeRepair,
    ShapeCategories,
    FrameStep,
    FrameEdit,
    SpriteEdit,
    StageMode,
    StageTools,
    StageEdit,
    StagePlay,
    StageOverlaps,
    HelpKeys,
    HelpAbout,
};

ActionMenu menuOf(ActionSection section);
QString titleOf(ActionMenu menu); ///< translated, with its mnemonic

/// How an action stands at the moment.
struct ActionState {
    bool enabled = true;
    std::optional<bool> checked = std::nullopt; ///< absent: it cannot be checked
    QString text = {};                          ///< empty: the one of the table
};

enum class ActionKeys {
    Changeable,
    OfTheFocus, ///< canvas and lists answer these keys themselves, each in its way; they are shown, not taken
};

/// A row of a table of actions. Menus, command palette, page of keys and shortcut editor are made from the tables.
struct ActionInfo {
    QString id; ///< "shape.duplicate"; kept in the settings
    ActionSection section = ActionSection::FileOpen;
    QString text;                  ///< translated, with its mnemonic
    QList<QKeySequence> keys = {}; ///< as delivered
    QString toolTip = {};          ///< one plain line; empty: the text says it
    QString submenu = {};          ///< translated; empty: stands in the menu itself
    QString icon = {};             ///< resource path; empty: none
    ActionKeys answeredBy = ActionKeys::Changeable;
    std::function<void()> run;
    std::function<ActionState()> state = {}; ///< absent: always enabled
};

/// Keys as the tables write them: "Ctrl+D", several of them as "Ctrl+Shift+Z; Ctrl+Y".
QList<QKeySequence> keys(const char *text);

/// The actions of one window as Qt knows them.
class Actions : public QObject
{
    Q_OBJECT

public:
    Actions(const QList<ActionInfo> &infos, const ChosenKeys &chosen, QWidget *window);

    /// The rows of the tables run and look as these of the same ids do from now on: another project is in front.
    void bringToFront(const QList<ActionInfo> &infos);

    const QList<ActionInfo> &infos() const { return m_infos; }
    QAction *action(const QString &id) const; ///< null for an unknown one
    QMenu *menu(ActionMenu menu) const { return m_menus.value(menu); }
    void fillMenuBar(QMenuBar *bar);

    /// Runs it, in whatever place it is called from. Nothing happens while it is disabled.
    void run(const QString &id);

    /// As the project in front has it now.
    void refresh();

    void setKeys(const ChosenKeys &chosen);
    const ChosenKeys &chosenKeys() const { return m_keys; }
    QList<QKeySequence> keysOf(const QString &id) const;
    KeyNames keyNames() const;                                 ///< of all actions, as the keys are now
    const ActionInfo *ownerOf(const QKeySequence &keys) const; ///< null when nobody has them

    /// Gives the keys to one action and takes them from any other.
    void assign(const QString &id, const QList<QKeySequence> &own);

signals:
    void keysChanged();
    void aboutToRun(ActionSection section); ///< what is done to the frame in view may have to meet the one that is seen

private:
    const ActionInfo *find(const QString &id) const;
    QAction *makeAction(const ActionInfo &info);
    QMenu *menuFor(const ActionInfo &info);

    QList<ActionInfo> m_infos; ///< in the order of the menus
    QMap<QString, QAction *> m_actions;
    QMap<ActionMenu, QMenu *> m_menus;
    ChosenKeys m_keys;
};

/// The text of a menu without its mnemonic, which may be "(&F)", and without its dots.
QString plainText(const QString &menuText);

} // namespace hitbox
