#include "drawing/theme.h"
#include "test_class.h"

#include <QTest>

#include <cmath>

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
        {"accentHover", &Theme::accentHover},
        {"dimOnSelectedRow", &Theme::dimOnSelectedRow},
        {"accent", &Theme::accent},
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

/// Relative luminance and contrast after WCAG 2.1.
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

const std::pair<const char *, ThemeChoice> bothThemes[] = {{"dark", ThemeChoice::Dark}, {"light", ThemeChoice::Light}};

} // namespace

class ThemeTest : public QObject
{
    Q_OBJECT

private slots:
    void everyColorIsThere_data() { themes(); }
    void everyColorIsThere();
    void textCanBeReadOnItsBackground_data();
    void textCanBeReadOnItsBackground();
    void marksStandOutOnTheCanvas_data() { themes(); }
    void marksStandOutOnTheCanvas();
    void darkIsDarkAndLightIsLight();
    void theDesktopsChoiceIsOneOfTheTwo();
    void aThemeIsKnownByItsPalette_data() { themes(); }
    void aThemeIsKnownByItsPalette();
    void thePaletteHasTheThemesColors_data() { themes(); }
    void thePaletteHasTheThemesColors();

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
    }
}

void ThemeTest::textCanBeReadOnItsBackground()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    const double ratio = contrast(text, ground);
    QVERIFY2(ratio >= 4.5, qPrintable(QString("%1 on %2: %3").arg(text.name(), ground.name()).arg(ratio)));
}

void ThemeTest::marksStandOutOnTheCanvas()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme = themeFor(choice);
    // 2.5 where the contrast of graphics should be 3: red stands beside a dark line that carries the rest.
    for (const QColor &ground : {theme.canvas, theme.checkerA, theme.checkerB})
        QVERIFY2(contrast(theme.crossing, ground) >= 2.5, qPrintable(ground.name()));
    QVERIFY(theme.contact != theme.strike);
    QVERIFY(theme.crossing != theme.strike);
    QVERIFY(theme.checkerA != theme.checkerB);
}

void ThemeTest::darkIsDarkAndLightIsLight()
{
    const Theme dark = themeFor(ThemeChoice::Dark);
    const Theme light = themeFor(ThemeChoice::Light);
    QVERIFY(dark.dark);
    QVERIFY(!light.dark);
    QVERIFY(luminance(dark.background) < luminance(dark.text));
    QVERIFY(luminance(light.background) > luminance(light.text));
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
