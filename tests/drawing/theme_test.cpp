#include "drawing/theme.h"

#include "drawing/contrast.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace hitbox;

namespace {

struct NamedColor {
    const char *name;
    QColor Theme::*color;
};

const QList<NamedColor> &allColors()
{
    static const QList<NamedColor> colors = {
        {"background", &Theme::background},
        {"panel", &Theme::panel},
        {"field", &Theme::field},
        {"line", &Theme::line},
        {"text", &Theme::text},
        {"dim", &Theme::dim},
        {"badge", &Theme::badge},
        {"onBadge", &Theme::onBadge},
        {"problemText", &Theme::problemText},
        {"accentHover", &Theme::accentHover},
        {"dimOnSelectedRow", &Theme::dimOnSelectedRow},
        {"accent", &Theme::accent},
        {"accentText", &Theme::accentText},
        {"onAccent", &Theme::onAccent},
        {"canvas", &Theme::canvas},
        {"selectedRow", &Theme::selectedRow},
        {"hoveredRow", &Theme::hoveredRow},
        {"crossing", &Theme::crossing},
        {"warning", &Theme::warning},
        {"checkerA", &Theme::checkerA},
        {"checkerB", &Theme::checkerB},
        {"understroke", &Theme::understroke},
        {"handle", &Theme::handle},
        {"handleRim", &Theme::handleRim},
        {"pixelGrid", &Theme::pixelGrid},
        {"guide", &Theme::guide},
        {"engine", &Theme::engine},
        {"contact", &Theme::contact},
        {"touching", &Theme::touching},
        {"overlapping", &Theme::overlapping},
        {"containing", &Theme::containing},
        {"contained", &Theme::contained},
        {"equal", &Theme::equal},
        {"strike", &Theme::strike},
        {"probe", &Theme::probe},
        {"unknown", &Theme::unknown},
        {"missedPixel", &Theme::missedPixel},
        {"excessPixel", &Theme::excessPixel},
    };
    return colors;
}

constexpr Sight allSights[] = {Sight::Usual, Sight::RedGreen, Sight::BlueYellow, Sight::Strong};

const std::pair<const char *, ThemeChoice> bothThemes[] = {{"dark", ThemeChoice::Dark}, {"light", ThemeChoice::Light}};

} // namespace

/// Linear red, green and blue.
using Light = std::array<double, 3>;
using LightMatrix = std::array<Light, 3>;

Light lightOf(const QColor &color)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

Light times(const LightMatrix &matrix, const Light &light)
{
    Light result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * light[column];
    }
    return result;
}

/// CIE 1976 L*a*b* under D65.
Light labOf(const Light &light)
{
    constexpr LightMatrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    Light seen = light;
    for (double &part : seen)
        part = std::clamp(part, 0.0, 1.0);
    const Light xyz = times(toXyz, seen);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// What eyes that lack one kind of cones see: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", 2009, at full severity.
constexpr LightMatrix usualEyes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr LightMatrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr LightMatrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr LightMatrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// Between the two colours that those eyes tell apart worst: CIE 1976 delta E, of which 2.3 is just seen.
double leastDistance(const QList<QColor> &colors, const LightMatrix &eyes)
{
    double least = std::numeric_limits<double>::max();
    for (qsizetype i = 0; i < colors.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            const Light a = labOf(times(eyes, lightOf(colors[i])));
            const Light b = labOf(times(eyes, lightOf(colors[j])));
            least = std::min(least, std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
        }
    }
    return least;
}

class ThemeTest : public QObject
{
    Q_OBJECT

private slots:
    void everyColorIsThere_data() { themes(); }
    void everyColorIsThere();
    void textCanBeReadOnItsBackground_data();
    void textCanBeReadOnItsBackground();
    void iconsStandOutOnTheirGround_data() { themes(); }
    void iconsStandOutOnTheirGround();
    void theFocusStandsOutOnItsGround_data() { themes(); }
    void theFocusStandsOutOnItsGround();
    void marksStandOutOnTheCanvas_data() { themes(); }
    void marksStandOutOnTheCanvas();
    void whatTellsThingsApartDoesForTheEyesItIsFor_data();
    void whatTellsThingsApartDoesForTheEyesItIsFor();
    void darkIsDarkAndLightIsLight();
    void theDesktopsChoiceIsOneOfTheTwo();
    void aThemeIsKnownByItsPalette_data() { themes(); }
    void aThemeIsKnownByItsPalette();
    void thePaletteHasTheThemesColors_data() { themes(); }
    void thePaletteHasTheThemesColors();
    void aThemeForOtherEyesIsKnownByItsPalette();

private:
    void themes();
};

void ThemeTest::themes()
{
    QTest::addColumn<ThemeChoice>("choice");
    for (const auto &[name, choice] : bothThemes)
        QTest::newRow(name) << choice;
}

void ThemeTest::everyColorIsThere()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme = themeFor(choice);
    for (const NamedColor &color : allColors())
        QVERIFY2((theme.*color.color).isValid(), color.name);
    // Lists above are complete: a theme is one flag and its colours.
    QCOMPARE(sizeof(Theme) / sizeof(QColor), static_cast<size_t>(allColors().size()));
}

void ThemeTest::textCanBeReadOnItsBackground_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const auto &[name, choice] : bothThemes) {
        const Theme theme = themeFor(choice);
        const auto row = [&, name = name](const char *what, const QColor &text, const QColor &ground) {
            QTest::addRow("%s: %s", name, what) << text << ground;
        };
        row("text on bars", theme.text, theme.background);
        row("text on panels", theme.text, theme.panel);
        row("text in fields", theme.text, theme.field);
        row("text on the selected row", theme.text, theme.selectedRow);
        row("text on the hovered row", theme.text, theme.hoveredRow);
        row("hints on bars", theme.dim, theme.background);
        row("second lines on panels", theme.dim, theme.panel);
        row("second lines on the hovered row", theme.dim, theme.hoveredRow);
        row("second lines on the selected row", theme.dimOnSelectedRow, theme.selectedRow);
        row("placeholder in fields", theme.dim, theme.field);
        row("text on the accent", theme.onAccent, theme.accent);
        row("text on the hovered accent", theme.onAccent, theme.accentHover);
        row("number on a badge", theme.onBadge, theme.badge);
        row("links in dialogs", theme.accentText, theme.background);
        row("buttons of text and links on panels", theme.accentText, theme.panel);
        row("links in the manual", theme.accentText, theme.field);
        row("problem in a dialog", theme.problemText, theme.background);
        row("problem on a panel", theme.problemText, theme.panel);
        row("wrong value in a field", theme.problemText, theme.field);
        row("text on a bar of news", theme.text, theme.selectedRow);
    }
}

void ThemeTest::textCanBeReadOnItsBackground()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    const double ratio = contrastOf(text, ground);
    QVERIFY2(ratio >= textContrast, qPrintable(QString("%1 on %2: %3").arg(text.name(), ground.name()).arg(ratio)));
}

void ThemeTest::iconsStandOutOnTheirGround()
{
    QFETCH(ThemeChoice, choice);
    for (const Sight sight : allSights) {
        const Theme theme = themeFor(choice, sight);
        const auto seen = [](const char *what, const QColor &color, const QColor &ground) {
            const double ratio = contrastOf(color, ground);
            QVERIFY2(ratio >= signContrast,
                     qPrintable(QString("%1: %2 on %3: %4").arg(what, color.name(), ground.name()).arg(ratio)));
        };
        seen("icon of a pressed button", theme.accent, theme.selectedRow);
        seen("icon that is off, on a bar", theme.dim, theme.background);
        seen("icon that is off, on a panel", theme.dim, theme.panel);
        seen("icon that is off, on the hovered row", theme.dim, theme.hoveredRow);
        seen("icon that is off, on the selected row", theme.dimOnSelectedRow, theme.selectedRow);
        seen("arrow in a field", theme.dim, theme.field);
        seen("arrow of a pressed button", theme.dim, theme.selectedRow);
        seen("tick in a box", theme.onAccent, theme.accent);
        seen("rim of a box", theme.dim, theme.field);
        seen("what is ticked, in a dialog", theme.accent, theme.background);
        seen("error on a panel", theme.crossing, theme.panel);
        seen("warning on a panel", theme.warning, theme.panel);
    }
}

void ThemeTest::theFocusStandsOutOnItsGround()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme = themeFor(choice);
    for (const QColor &ground : {theme.background, theme.panel, theme.field, theme.hoveredRow, theme.selectedRow}) {
        const double ratio = contrastOf(theme.accent, ground);
        QVERIFY2(ratio >= signContrast, qPrintable(QString("frame on %1: %2").arg(ground.name()).arg(ratio)));
    }
    QVERIFY(contrastOf(theme.text, theme.selectedRow) >= signContrast); // of a pressed button
    QVERIFY(contrastOf(theme.onAccent, theme.accent) >= signContrast);  // of what a dialog is for
}

void ThemeTest::marksStandOutOnTheCanvas()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme = themeFor(choice);
    for (const QColor &ground : {theme.canvas, theme.checkerA, theme.checkerB}) {
        for (const QColor &mark : tellingColors(theme))
            QVERIFY2(contrastOf(mark, ground) >= signContrast, qPrintable(mark.name() + " on " + ground.name()));
    }
    QVERIFY(theme.contact != theme.strike);
    QVERIFY(theme.crossing != theme.strike);
    QVERIFY(theme.checkerA != theme.checkerB);
}

void ThemeTest::whatTellsThingsApartDoesForTheEyesItIsFor_data()
{
    themes();
}

void ThemeTest::whatTellsThingsApartDoesForTheEyesItIsFor()
{
    QFETCH(ThemeChoice, choice);
    const auto least = [choice](Sight sight, const LightMatrix &eyes) {
        return leastDistance(tellingColors(themeFor(choice, sight)), eyes);
    };
    for (const LightMatrix &eyes : {usualEyes, protanopia, deuteranopia})
        QVERIFY(least(Sight::RedGreen, eyes) > 30);
    for (const LightMatrix &eyes : {usualEyes, tritanopia})
        QVERIFY(least(Sight::BlueYellow, eyes) > 30);
    QVERIFY(least(Sight::Strong, usualEyes) > 60);
    // The usual colours are not for these eyes, so that the measure says something.
    QVERIFY(least(Sight::Usual, deuteranopia) < 10);
    for (const Sight sight : {Sight::RedGreen, Sight::BlueYellow, Sight::Strong}) {
        const Theme theme = themeFor(choice, sight);
        for (const QColor &color : tellingColors(theme))
            QVERIFY2(contrastOf(color, theme.canvas) >= signContrast, qPrintable(color.name()));
    }
}

void ThemeTest::aThemeForOtherEyesIsKnownByItsPalette()
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        for (const Sight sight : {Sight::Usual, Sight::RedGreen, Sight::BlueYellow, Sight::Strong}) {
            const Theme theme = themeFor(choice, sight);
            const Theme &known = themeOf(paletteOf(theme));
            QCOMPARE(known.dark, theme.dark);
            QCOMPARE(tellingColors(known), tellingColors(theme));
        }
    }
}

void ThemeTest::darkIsDarkAndLightIsLight()
{
    const Theme dark = themeFor(ThemeChoice::Dark);
    const Theme light = themeFor(ThemeChoice::Light);
    QVERIFY(dark.dark);
    QVERIFY(!light.dark);
    QVERIFY(dark.background.lightness() < dark.text.lightness());
    QVERIFY(light.background.lightness() > light.text.lightness());
}

void ThemeTest::theDesktopsChoiceIsOneOfTheTwo()
{
    const Theme system = themeFor(ThemeChoice::System);
    const Theme same = themeFor(system.dark ? ThemeChoice::Dark : ThemeChoice::Light);
    QCOMPARE(system.background, same.background);
    // It is the desktop's palette that counts, not the one that the program has put on since.
    QGuiApplication::setPalette(paletteOf(themeFor(system.dark ? ThemeChoice::Light : ThemeChoice::Dark)));
    QCOMPARE(themeFor(ThemeChoice::System).dark, system.dark);
}

void ThemeTest::aThemeIsKnownByItsPalette()
{
    QFETCH(ThemeChoice, choice);
    QPalette palette = paletteOf(themeFor(choice));
    QCOMPARE(themeOf(palette).dark, themeFor(choice).dark);
    // A style sheet colours a widget and its text.
    palette.setColor(QPalette::Window, Qt::transparent);
    palette.setColor(QPalette::Text, themeFor(choice).dim);
    QCOMPARE(themeOf(palette).canvas, themeFor(choice).canvas);
}

void ThemeTest::thePaletteHasTheThemesColors()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme = themeFor(choice);
    const QPalette palette = paletteOf(theme);
    QCOMPARE(palette.color(QPalette::Window), theme.background);
    QCOMPARE(palette.color(QPalette::Text), theme.text);
    QCOMPARE(palette.color(QPalette::Highlight), theme.accent);
    QCOMPARE(palette.color(QPalette::Disabled, QPalette::Text), theme.dim);
}

HITBOX_WINDOW_TEST(ThemeTest)
#include "theme_test.moc"
