#include "windows/widgets/style_sheet.h"

#include "drawing/theme.h"
#include "scene/icons.h"
#include "windows/widgets/fonts.h"

#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QStyle>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace hitbox {

namespace {

/// Colours stand as @name, and the height of a line as @height; styleSheetOf() puts them in.
constexpr const char *styleSheetTemplate = R"(
        QMainWindow, QMenuBar, QStatusBar { background: @background; }
        QMenuBar { border-bottom: 1px solid @line; padding: 2px 4px; }
        QMenuBar::item { padding: 4px 10px; background: transparent; border-radius: 4px; }
        QMenuBar::item:selected { background: @selectedRow; }
        QMenu { background: @panel; border: 1px solid @line; padding: 4px; }
        QMenu::item { padding: 5px 28px 5px 12px; border-radius: 4px; }
        QMenu::icon { padding-left: 8px; }
        QMenu::indicator { width: 14px; height: 14px; margin-left: 8px; border-radius: 3px; }
        QMenu::indicator:checked { background: @accent; image: url(@check); }
        QMenu::item:selected { background: @selectedRow; }
        QMenu::item:disabled { color: @dim; }
        QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
        QToolTip { background: @panel; color: @text; border: 1px solid @line; padding: 4px 6px; }
        QStatusBar { border-top: 1px solid @line; color: @dim; }
        QStatusBar::item { border: none; }
        QStatusBar QLabel { color: @dim; padding: 0 6px; }
        QStatusBar QToolButton { color: @dim; padding: 1px 6px; }
        QStatusBar QToolButton:focus { border: 1px solid @accent; padding: 0 5px; }
        #SnapPopup, #GoToFrame { background: @panel; border: 1px solid @line; border-radius: 6px; }
        #Panel QTableView { background: @panel; border: 1px solid transparent; selection-background-color: @selectedRow; selection-color: @text; outline: none; }
        #Panel QTableView:focus { border-color: @accent; }
        #Panel, #Panel QListView { background: @panel; border: none; }
        #TopBar { background: @panel; border-bottom: 1px solid @line; }
        #DropArea { border: 2px dashed @line; border-radius: 12px; }
        #Recent { text-align: left; }
        #Recent:focus { background: @hoveredRow; }
        #CommandPalette { background: @panel; border: 1px solid @line; }
        #Bar { background: @selectedRow; border-bottom: 1px solid @line; }
        #Bar[wrong="true"] { background: @panel; border-bottom: 2px solid @crossing; }
        #DocumentTabs::tab { background: transparent; color: @dim; border: 1px solid @line; border-bottom: none;
            border-top-left-radius: 6px; border-top-right-radius: 6px; padding: 5px 10px; margin-right: 4px; }
        #DocumentTabs::tab:selected { background: @background; color: @text; }
        #DocumentTabs::tab:hover { color: @text; }
        #DocumentTabs::tab:selected:focus { border-color: @accent; }
        #DocumentTabs::close-button { image: url(@close); width: 12px; height: 12px; }
        #DocumentTabs::close-button:hover { background: @hoveredRow; border-radius: 3px; }
        #SettingsPages::pane { border: none; border-top: 1px solid @line; }
        #PanelTabs, #PanelTabs QTabBar { background: @panel; }
        #PanelTabs QTabBar::tab, #SettingsPages QTabBar::tab { background: transparent; color: @dim; border: none; border-bottom: 2px solid transparent;
            padding: 2px 4px 4px 4px; margin: 0 8px 0 8px; font-weight: 600; }
        #PanelTabs QTabBar::tab:selected, #SettingsPages QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
        #PanelTabs QTabBar::tab:hover, #SettingsPages QTabBar::tab:hover { color: @text; background: @hoveredRow; }
        #PanelTabs QTabBar::tab:selected:focus, #SettingsPages QTabBar::tab:selected:focus { background: @hoveredRow;
            border: 2px solid @accent; padding: 0 2px 4px 2px; }
        QTreeWidget { background: @field; border: 1px solid @line; border-radius: 4px; outline: none; }
        QDialog QListView { background: @field; border: 1px solid @line; border-radius: 4px; padding: 1px 0; }
        QTreeWidget:focus, QListWidget:focus, QTableWidget:focus { border-color: @accent; }
        QTreeWidget::item { padding: 3px 6px; border: none; color: @text; }
        QTreeWidget::item:selected { background: @selectedRow; color: @text; }
        QTreeWidget::item:disabled { color: @dim; }
        #ToolBar { background: @panel; border-right: 1px solid @line; }
        #PanelTitle { font-weight: 600; padding: 0; }
        #Dim { color: @dim; }
        #EmptyFrameBar, #MissingImageBar, #ProbeBar, #CopyNote { background: @panel; border: 1px solid @line; border-radius: 8px; }
        #Badge { background: @badge; color: @onBadge; border-radius: 8px; padding: 1px 6px; font-weight: 600; }
        #FindingCard, #GestureTipCard { background: @panel; border: 1px solid @line; border-radius: 6px; }
        #FindingCard[severity="error"] { border-color: @crossing; }
        #FindingCard[severity="warning"] { border-color: @warning; }
        #AllFixes, #NoTips { color: @accentText; padding: 4px 6px; }
        #AllFixes:hover, #AllFixes:focus, #NoTips:hover { color: @text; background: @hoveredRow; }
        #AllFixes:focus { padding: 2px 4px; }
        #AllFixes::menu-indicator { image: none; }
        #FixAll, #Rules { padding: 2px 6px; }
        #FixAll:focus, #Rules:focus { padding: 0 4px; }
        #FixAll { color: @accentText; }
        QSplitter::handle { background: @line; }
        QToolButton { border: none; border-radius: 6px; padding: 4px; background: transparent; color: @text; }
        QToolButton:hover { background: @hoveredRow; }
        QToolButton:checked { background: @selectedRow; border: 1px solid @accent; padding: 3px; }
        #ScopeChip { background: @panel; border: 1px solid @line; border-radius: 8px; padding: 3px 18px 3px 8px; color: @dim; }
        #ScopeChip:hover { color: @text; }
        #ScopeChip:checked { background: @accent; color: @onAccent; border-color: @accent; padding: 3px 18px 3px 8px; }
        QToolButton:focus { background: @hoveredRow; border: 2px solid @accent; padding: 2px; }
        QToolButton:checked:focus { background: @selectedRow; border: 2px solid @text; padding: 2px; }
        QToolButton:disabled { color: @dim; }
        QToolButton[popupMode="2"] { padding-right: 14px; }
        QToolButton::menu-indicator { image: url(@chevron-down); width: 9px; height: 9px;
            subcontrol-origin: border; subcontrol-position: right center; right: 4px; }
        QPushButton { background: @panel; border: 1px solid @line; border-radius: 4px; padding: 4px 14px; min-height: @height; }
        QPushButton, QCheckBox, QRadioButton, QSlider { outline: none; }
        QPushButton::menu-indicator { image: url(@chevron-down); width: 9px; height: 9px;
            subcontrol-origin: border; subcontrol-position: right center; right: 5px; }
        QPushButton:hover { background: @hoveredRow; }
        QPushButton:focus { border: 2px solid @accent; padding: 3px 13px; }
        QPushButton:disabled { color: @dim; }
        QPushButton:checked { background: @selectedRow; border-color: @accent; }
        QPushButton:checked:focus { border-color: @text; }
        QPushButton#OtherFix { background: transparent; border: none; color: @accentText; padding: 4px 0; text-align: left; min-height: 0; }
        QPushButton#OtherFix:hover, QPushButton#OtherFix:focus { color: @text; text-decoration: underline; }
        QPushButton#Primary { background: @accent; border-color: @accent; color: @onAccent; font-weight: 600; }
        QPushButton#Primary:hover { background: @accentHover; }
        QPushButton#Primary:focus { border-color: @text; outline: 1px solid @onAccent; outline-offset: -4px; }
        QPushButton#Primary:disabled { background: @line; border-color: @line; color: @dim; }
        QLineEdit, QDoubleSpinBox, QSpinBox, QComboBox, QPlainTextEdit, QTableWidget, #CategoryTable {
            background: @field; border: 1px solid @line; border-radius: 4px; padding: 3px 6px; min-height: @height;
            selection-background-color: @accent; selection-color: @onAccent; }
        QLineEdit:focus, QDoubleSpinBox:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border-color: @accent; }
        QCheckBox::indicator, QAbstractItemView::indicator {
            width: 14px; height: 14px; border: 1px solid @dim; border-radius: 3px; background: @field; }
        QCheckBox, QRadioButton, QSlider { border: 1px solid transparent; border-radius: 3px; padding: 1px; }
        QCheckBox:focus, QRadioButton:focus, QSlider:focus { border-color: @accent; }
        QCheckBox::indicator:hover { border-color: @accent; }
        QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {
            background: @accent; border-color: @accent; image: url(@check); }
        QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @dim; border-radius: 8px; background: @field; }
        QRadioButton::indicator:hover { border-color: @accent; }
        QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @accent; background: @onAccent; }
        QCheckBox:disabled, QRadioButton:disabled { color: @dim; }
        QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; button-layout: @primaryLast; }
        QCheckBox::indicator:disabled { border-color: @line; background: @panel; }
        QLineEdit[wrong="true"], QLineEdit[wrong="true"]:focus { border-color: @problemText; color: @problemText; }
        #Problem { color: @problemText; }
        QComboBox::drop-down { border: none; width: 20px; }
        QComboBox::down-arrow { image: url(@chevron-down); width: 12px; height: 12px; margin-right: 6px; }
        QComboBox QAbstractItemView { background: @panel; border: 1px solid @line; border-radius: 0; selection-background-color: @selectedRow;
            selection-color: @text; outline: none; padding: 2px; }
        QDoubleSpinBox::up-button, QDoubleSpinBox::down-button, QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
        QListWidget { background: @field; border: 1px solid @line; border-radius: 4px; padding: 2px; outline: none; }
        QListWidget::item { padding: 4px 6px; border-radius: 3px; color: @text; }
        QListWidget::item:selected { background: @selectedRow; color: @text; }
        QHeaderView { background: @panel; border: none; }
        QHeaderView::section { background: @panel; color: @dim; border: none; border-bottom: 1px solid @line; padding: 4px 6px; }
        QTableWidget, #CategoryTable { gridline-color: @line; padding: 0; selection-background-color: @selectedRow;
            selection-color: @text; }
        QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
        QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
        QScrollBar::handle { background: @line; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
        QScrollBar::handle:hover { background: @dim; }
        QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
        QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
        QAbstractScrollArea::corner { background: transparent; border: none; }
    )";

constexpr int leastLine = 18; ///< pixels

} // namespace

QString styleSheetOf(const Theme &theme)
{
    QString sheet = QString::fromLatin1(styleSheetTemplate);
    const QList<std::pair<QString, QColor>> colors = {
        {"@background", theme.background},
        {"@panel", theme.panel},
        {"@field", theme.field},
        {"@line", theme.line},
        {"@text", theme.text},
        {"@dim", theme.dim},
        {"@accentHover", theme.accentHover},
        {"@accentText", theme.accentText},
        {"@onAccent", theme.onAccent},
        {"@accent", theme.accent},
        {"@selectedRow", theme.selectedRow},
        {"@hoveredRow", theme.hoveredRow},
        {"@onBadge", theme.onBadge},
        {"@badge", theme.badge},
        {"@problemText", theme.problemText},
        {"@crossing", theme.crossing},
        {"@warning", theme.warning},
    };
    for (const auto &[name, color] : colors)
        sheet.replace(name, color.name());
    const int line = std::max(leastLine, QFontMetrics(windowFont()).height());
    sheet.replace(QStringLiteral("@primaryLast"), QString::number(QDialogButtonBox::GnomeLayout));
    sheet.replace(QStringLiteral("@height"), QStringLiteral("%1px").arg(line));
    for (const QString &icon : {QStringLiteral("close"), QStringLiteral("chevron-down"), QStringLiteral("check")})
        sheet.replace(u'@' + icon,
                      iconFile(QStringLiteral(":/icons/%1-%2.svg").arg(icon, theme.dark ? "dark" : "light")));
    return sheet;
}

void markWrong(QWidget &widget, bool isWrong)
{
    if (widget.property("wrong").toBool() == isWrong)
        return;
    widget.setProperty("wrong", isWrong);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace hitbox
