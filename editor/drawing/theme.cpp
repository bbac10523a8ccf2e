#include "drawing/theme.h"

#include <QGuiApplication>

#include <algorithm>
#include <vector>

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
    theme.accentText = "#4aa3ff";
    theme.dimOnSelectedRow = "#b9c6d4";
    theme.onAccent = "#0d1117";
    theme.canvas = "#17191d";
    theme.selectedRow = "#2f4a66";
    theme.hoveredRow = "#2e333a";
    theme.crossing = "#ff3355";
    theme.badge = "#d6224a";
    theme.onBadge = "#ffffff";
    theme.problemText = "#ff7089";
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
    theme.accentText = "#1265b8";
    theme.dimOnSelectedRow = "#46535f";
    theme.onAccent = "#ffffff";
    theme.canvas = "#dfe2e7";
    theme.selectedRow = "#cfe4fb";
    theme.hoveredRow = "#eaeef3";
    theme.crossing = "#f42648";
    theme.badge = "#d6224a";
    theme.onBadge = "#ffffff";
    theme.problemText = "#c8204a";
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

/// The colours of one sight, in the order of tellingColors().
struct TellingColors {
    Sight sight;
    bool dark;
    const char *names[8];
};
constexpr TellingColors tellingSets[] = {
    {Sight::RedGreen, true, {"#ffcf1a", "#bf770e", "#bdf5ef", "#6474fd", "#c2f892", "#957892", "#ae8463", "#a2b1ff"}},
    {Sight::RedGreen, false, {"#b3480f", "#8f6e67", "#546eff", "#350982", "#696aa0", "#291138", "#3c1a00", "#0000f9"}},
    {Sight::BlueYellow, true, {"#ff1c04", "#dbbe07", "#36ff96", "#9b7ff0", "#159629", "#c83efa", "#ca6600", "#c6fe36"}},
    {Sight::BlueYellow,
     false,
     {"#f00508", "#86794c", "#2700ff", "#bf09e6", "#11900e", "#e4099f", "#5f1804", "#031d0e"}},
    {Sight::Strong, true, {"#fa0d82", "#ffe70a", "#118dfe", "#d802ff", "#08fd17", "#c8a598", "#fe6301", "#06ffd0"}},
    {Sight::Strong, false, {"#f90004", "#956618", "#11898c", "#7913ff", "#019100", "#da1382", "#270019", "#3b6fdc"}},
};

Theme seenBy(Theme theme, Sight sight)
{
    for (const TellingColors &set : tellingSets) {
        if (set.sight != sight || set.dark != theme.dark)
            continue;
        theme.crossing = set.names[0];
        theme.warning = theme.contact = theme.overlapping = set.names[1];
        theme.touching = set.names[2];
        theme.containing = set.names[3];
        theme.contained = set.names[4];
        theme.equal = set.names[5];
        theme.strike = set.names[6];
        theme.guide = set.names[7];
    }
    return theme;
}

/// Read once: afterwards the application's palette is our own.
bool desktopIsDark()
{
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
}

} // namespace

Theme themeFor(ThemeChoice choice, Sight sight)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktopIsDark());
    return seenBy(dark ? darkTheme() : lightTheme(), sight);
}

QList<QColor> tellingColors(const Theme &theme)
{
    return {theme.crossing,  theme.warning, theme.touching, theme.containing,
            theme.contained, theme.equal,   theme.strike,   theme.guide};
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
    palette.setColor(QPalette::Link, theme.accentText);
    palette.setColor(QPalette::LinkVisited, theme.crossing);
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
    static const std::vector<Theme> all = [] {
        std::vector<Theme> themes;
        for (const Theme &theme : {lightTheme(), darkTheme()}) {
            for (const Sight sight : {Sight::Usual, Sight::RedGreen, Sight::BlueYellow, Sight::Strong})
                themes.push_back(seenBy(theme, sight));
        }
        return themes;
    }();
    // Style sheets change the colours of a widget and of its text, and leave those of links alone.
    const auto isMadeOf = [&palette](const Theme &theme) {
        return palette.color(QPalette::Link) == theme.accentText &&
               palette.color(QPalette::LinkVisited) == theme.crossing;
    };
    const auto found = std::ranges::find_if(all, isMadeOf);
    return found == all.end() ? all.front() : *found;
}

} // namespace hitbox
