#include "test_class.h"
#include "windows/widgets/style_sheet.h"

#include "drawing/theme.h"

#include <QTest>

using namespace hitbox;

class StyleSheetTest : public QObject
{
    Q_OBJECT

private slots:
    void namesColorsOnly_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("light") << ThemeChoice::Light;
    }

    void namesColorsOnly()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme = themeFor(choice);
        const QString sheet = styleSheetOf(theme);
        QVERIFY2(!sheet.contains('@'), qPrintable(sheet.mid(sheet.indexOf('@'), 40)));
        for (const QColor &color : {theme.panel, theme.line, theme.accent, theme.selectedRow, theme.text})
            QVERIFY2(sheet.contains(color.name()), qPrintable(color.name()));
        QCOMPARE(sheet.count('{'), sheet.count('}'));
    }
};

HITBOX_WINDOW_TEST(StyleSheetTest)
#include "style_sheet_test.moc"
