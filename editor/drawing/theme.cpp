#include "drawing/theme.h"

#include <QGuiApplication>

namespace hitbox {

namespace {

Theme darkTheme()
{
    Theme theme;
    theme.dark = true;
    theme.background = "#1f2227";
    theme.panel = "#272b31";
    theme.field = "#1c1f24";
    theme.line = "#383d45";
    theme.text = "#e6e8eb";
    theme.dim = "#9aa1ab";
    theme.accent = "#4aa3ff";
    theme.accentHover = "#66b2ff";
    theme.dimOnSelectedRow = "#b9c6d4";
    theme.onAccent = "#0d1117";
    theme.canvas = "#17191d";
    theme.selectedRow = "#2f4a66";
    theme.hoveredRow = "#2e333a";
    theme.crossing = "#ff3355";
    theme.badge = "#d6224a";
    theme.onBadge = "#ffffff";
    theme.warning = "#e8b10c";
    theme.checkerA = "#24272c";
    theme.checkerB = "#2b2f35";
    theme.understroke = QColor(8, 10, 14, 170);
    theme.handle = "#ffffff";
    theme.handleRim = "#14171c";
    theme.pixelGrid = QColor(255, 255, 255, 22);
    theme.guide = "#3ddc97";
    theme.contact = "#e8b10c";
    theme.touching = "#56c8e8";
    theme.overlapping = "#e8b10c";
    theme.containing = "#c58af9";
    theme.contained = "#5fd38d";
    theme.equal = "#f48fb1";
    theme.strike = "#ff6a3d";
    theme.engine = "#d7a6ff";
    theme.probe = "#ff7ad9";
    theme.unknown = "#b6bcc6";
    theme.missedPixel = QColor(255, 150, 40, 200);
    theme.excessPixel = QColor(170, 120, 255, 190);
    return theme;
}

Theme lightTheme()
{
    Theme theme;
    theme.background = "#eceef1";
    theme.panel = "#f8f9fa";
    theme.field = "#ffffff";
    theme.line = "#d3d7dd";
    theme.text = "#1d2126";
    theme.dim = "#5d6672";
    theme.accent = "#1673d1";
    theme.accentHover = "#1266bb";
    theme.dimOnSelectedRow = "#46535f";
    theme.onAccent = "#ffffff";
    theme.canvas = "#dfe2e7";
    theme.selectedRow = "#cfe4fb";
    theme.hoveredRow = "#eaeef3";
    theme.crossing = "#ff3355";
    theme.badge = "#d6224a";
    theme.onBadge = "#ffffff";
    theme.warning = "#a87400";
    theme.checkerA = "#ffffff";
    theme.checkerB = "#eef0f3";
    theme.understroke = QColor(20, 24, 30, 140);
    theme.handle = "#ffffff";
    theme.handleRim = "#1d2126";
    theme.pixelGrid = QColor(0, 0, 0, 26);
    theme.guide = "#0b8f57";
    theme.contact = "#a87400";
    theme.touching = "#0a7ea4";
    theme.overlapping = "#a87400";
    theme.containing = "#7b3fc4";
    theme.contained = "#0b7d4d";
    theme.equal = "#b8175c";
    theme.strike = "#d84315";
    theme.engine = "#8a3fd1";
    theme.probe = "#b5179e";
    theme.unknown = "#6b7480";
    theme.missedPixel = QColor(224, 110, 0, 200);
    theme.excessPixel = QColor(120, 70, 220, 180);
    return theme;
}

/// Read once: afterwards the application's palette is our own.
bool desktopIsDark()
{
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
}

/// Colours stand as @name and are put in by styleSheetOf().
constexpr const char *styleSheetTemplate = R"(
        QMainWindow, QMenuBar, QStatusBar { background: @background; }
        QMenuBar { border-bottom: 1px solid @line; padding: 2px 4px; }
        QMenuBar::item { padding: 4px 10px; background: transparent; border-radius: 4px; }
        QMenuBar::item:selected { background: @selectedRow; }
        QMenu { background: @panel; border: 1px solid @line; padding: 4px; }
        QMenu::item { padding: 5px 28px 5px 12px; border-radius: 4px; }
        QMenu::icon { padding-left: 8px; }
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
        #DocumentTabs::tab { background: transparent; color: @dim; border: 1px solid @line; border-bottom: none;
            border-top-left-radius: 6px; border-top-right-radius: 6px; padding: 5px 10px; margin-right: 4px; }
        #DocumentTabs::tab:selected { background: @background; color: @text; }
        #DocumentTabs::tab:hover { color: @text; }
        #DocumentTabs::tab:selected:focus { border-color: @accent; }
        #DocumentTabs::close-button { image: url(:/icons/close.svg); width: 12px; height: 12px; }
        #DocumentTabs::close-button:hover { background: @hoveredRow; border-radius: 3px; }
        #PanelTabs, #PanelTabs QTabBar { background: @panel; }
        #PanelTabs QTabBar::tab { background: transparent; color: @dim; border: none; border-bottom: 2px solid transparent;
            padding: 2px 4px 4px 4px; margin: 0 8px 0 8px; font-weight: 600; }
        #PanelTabs QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
        #PanelTabs QTabBar::tab:hover, #PanelTabs QTabBar::tab:selected:focus { color: @text; background: @hoveredRow; }
        QTreeWidget { background: @field; border: 1px solid @line; border-radius: 4px; outline: none; }
        QTreeWidget:focus, QListWidget:focus, QTableWidget:focus { border-color: @accent; }
        QTreeWidget::item { min-height: 24px; padding: 0 6px; border: none; color: @text; }
        QTreeWidget::item:selected { background: @selectedRow; color: @text; }
        QTreeWidget::item:disabled { color: @dim; }
        #ToolBar { background: @panel; border-right: 1px solid @line; }
        #PanelTitle { font-weight: 600; padding: 0; }
        #Dim { color: @dim; }
        #EmptyFrameBar, #ProbeBar, #CopyNote { background: @panel; border: 1px solid @line; border-radius: 8px; }
        #Badge { background: @badge; color: @onBadge; border-radius: 8px; padding: 1px 6px; font-weight: 600; }
        #FindingCard { background: @panel; border: 1px solid @line; border-radius: 6px; }
        #FindingCard[severity="error"] { border-color: @crossing; }
        #FindingCard[severity="warning"] { border-color: @warning; }
        #OtherFix, #AllFixes { color: @dim; padding: 4px 6px; }
        #OtherFix:hover, #OtherFix:focus, #AllFixes:hover, #AllFixes:focus { color: @text; background: @hoveredRow; }
        #OtherFix:focus, #AllFixes:focus { padding: 2px 4px; }
        #AllFixes::menu-indicator { image: none; }
        #FixAll, #Rules { padding: 2px 6px; }
        #FixAll:focus, #Rules:focus { padding: 0 4px; }
        #FixAll { color: @accent; }
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
        QToolButton::menu-indicator { image: url(:/icons/chevron-down.svg); width: 9px; height: 9px;
            subcontrol-origin: border; subcontrol-position: right center; right: 4px; }
        QPushButton { background: @panel; border: 1px solid @line; border-radius: 4px; padding: 4px 14px; min-height: 18px; }
        QPushButton:hover { background: @hoveredRow; }
        QPushButton:focus { border: 2px solid @accent; padding: 3px 13px; }
        QPushButton:disabled { color: @dim; }
        QPushButton:checked { background: @selectedRow; border-color: @accent; }
        QPushButton:checked:focus { border-color: @text; }
        QPushButton#Primary { background: @accent; border-color: @accent; color: @onAccent; font-weight: 600; }
        QPushButton#Primary:hover { background: @accentHover; }
        QPushButton#Primary:focus { border-color: @text; }
        QPushButton#Primary:disabled { background: @line; border-color: @line; color: @dim; }
        QLineEdit, QDoubleSpinBox, QSpinBox, QComboBox, QPlainTextEdit, QTableWidget {
            background: @field; border: 1px solid @line; border-radius: 4px; padding: 3px 6px; min-height: 18px;
            selection-background-color: @accent; selection-color: @onAccent; }
        QLineEdit:focus, QDoubleSpinBox:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border-color: @accent; }
        QCheckBox::indicator, QAbstractItemView::indicator {
            width: 14px; height: 14px; border: 1px solid @dim; border-radius: 3px; background: @field; }
        QCheckBox, QRadioButton, QSlider { border: 1px solid transparent; border-radius: 3px; padding: 1px; }
        QCheckBox:focus, QRadioButton:focus, QSlider:focus { border-color: @accent; }
        QCheckBox::indicator:hover { border-color: @accent; }
        QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {
            background: @accent; border-color: @accent; image: url(:/icons/check.svg); }
        QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @dim; border-radius: 8px; background: @field; }
        QRadioButton::indicator:hover { border-color: @accent; }
        QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @accent; background: @onAccent; }
        QCheckBox:disabled, QRadioButton:disabled { color: @dim; }
        QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
        QCheckBox::indicator:disabled { border-color: @line; background: @panel; }
        QLineEdit[wrong="true"], QLineEdit[wrong="true"]:focus { border-color: @badge; color: @badge; }
        #Problem { color: @badge; }
        QComboBox::drop-down { border: none; width: 20px; }
        QComboBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 12px; height: 12px; margin-right: 6px; }
        QComboBox QAbstractItemView { background: @panel; border: 1px solid @line; selection-background-color: @selectedRow;
            selection-color: @text; outline: none; padding: 2px; }
        QDoubleSpinBox::up-button, QDoubleSpinBox::down-button, QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
        QListWidget { background: @field; border: 1px solid @line; border-radius: 4px; padding: 2px; outline: none; }
        QListWidget::item { padding: 4px 6px; border-radius: 3px; color: @text; }
        QListWidget::item:selected { background: @selectedRow; color: @text; }
        QHeaderView::section { background: @panel; color: @dim; border: none; border-bottom: 1px solid @line; padding: 4px 6px; }
        QTableWidget { gridline-color: @line; padding: 0; }
        QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
        QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
        QScrollBar::handle { background: @line; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
        QScrollBar::handle:hover { background: @dim; }
        QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
        QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
        QAbstractScrollArea::corner { background: transparent; border: none; }
    )";

} // namespace

Theme themeFor(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktopIsDark());
    return dark ? darkTheme() : lightTheme();
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.field);
    palette.setColor(QPalette::AlternateBase, theme.panel);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.dim);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.panel);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Light, theme.panel);
    palette.setColor(QPalette::Midlight, theme.line);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line);
    palette.setColor(QPalette::Shadow, theme.line);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.dim);
    return palette;
}

const Theme &themeOf(const QPalette &palette)
{
    static const Theme dark = darkTheme();
    static const Theme light = lightTheme();
    // Style sheets change the colours of a widget and of its text, and leave those of links alone.
    return palette.color(QPalette::Link) == dark.accent ? dark : light;
}

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
        {"@onAccent", theme.onAccent},
        {"@accent", theme.accent},
        {"@selectedRow", theme.selectedRow},
        {"@hoveredRow", theme.hoveredRow},
        {"@onBadge", theme.onBadge},
        {"@badge", theme.badge},
        {"@crossing", theme.crossing},
        {"@warning", theme.warning},
    };
    for (const auto &[name, color] : colors)
        sheet.replace(name, color.name());
    return sheet;
}

} // namespace hitbox
