#pragma once

#include <QColor>
#include <QList>
#include <QPalette>
#include <QString>

namespace hitbox {

enum class ThemeChoice { System, Light, Dark };

/// For whose eyes the colours of crossings, overlaps and strikes are chosen. In each set they are far
/// from each other as those eyes see them.
enum class Sight {
    Usual,
    RedGreen,   ///< protanopia and deuteranopia: one of eight men has a kind of them
    BlueYellow, ///< tritanopia
    Strong,     ///< as far from each other as can be
};

/// Every colour that the program draws with; nothing else names one, save the categories of a project.
struct Theme {
    bool dark = false;
    QColor background; ///< window, bars
    QColor panel;      ///< lists and fields
    QColor field;      ///< what one types into
    QColor line;       ///< hairlines
    QColor text;
    QColor dim;         ///< second lines, hints
    QColor badge;       ///< behind a number of problems
    QColor onBadge;     ///< the number
    QColor problemText; ///< says what is wrong
    QColor accent;      ///< selected or primary
    QColor accentHover; ///< the accent under the cursor
    QColor accentText;  ///< links, and buttons that are text alone
    QColor onAccent;    ///< text on the accent
    QColor canvas;
    QColor selectedRow;
    QColor dimOnSelectedRow;
    QColor hoveredRow;
    QColor crossing; ///< for crossings alone
    QColor warning;
    QColor checkerA; ///< the two colours behind a sprite
    QColor checkerB;
    QColor understroke; ///< dark line beneath every coloured one
    QColor handle;
    QColor handleRim;
    QColor pixelGrid;
    QColor guide;    ///< what a point snaps to
    QColor contact;  ///< shapes that overlap without striking each other
    QColor touching; ///< how two shapes on a stage meet, told apart by marks, too
    QColor overlapping;
    QColor containing;
    QColor contained;
    QColor equal;
    QColor strike;      ///< shapes whose categories strike each other
    QColor unknown;     ///< a shape without a category
    QColor missedPixel; ///< opaque, and in no outline
    QColor excessPixel; ///< in an outline, and not opaque
    QColor engine;      ///< what the engine gets
    QColor probe;       ///< probes, and what they light up
};

/// System follows the desktop's own palette.
Theme themeFor(ThemeChoice choice, Sight sight = Sight::Usual);

/// The colours that tell things apart: crossing, warning (as contact and overlapping), touching, containing, contained,
/// equal, strike, guide.
QList<QColor> tellingColors(const Theme &theme);

QPalette paletteOf(const Theme &theme);

/// The theme that the palette, of a widget or of the program, was made of; the light one when it is of neither.
const Theme &themeOf(const QPalette &palette);

} // namespace hitbox
