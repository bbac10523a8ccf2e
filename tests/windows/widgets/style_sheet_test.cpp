#include "test_class.h"
#include "windows/widgets/style_sheet.h"

#include "drawing/theme.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

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

    void whatADialogIsForStandsLastAmongItsButtons()
    {
        QWidget window;
        window.setStyleSheet(styleSheetOf(themeFor(ThemeChoice::Dark)));
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &window);
        const QPushButton *other = buttons->addButton("Replace", QDialogButtonBox::DestructiveRole);
        const QPushButton *wanted = buttons->addButton("Slice", QDialogButtonBox::AcceptRole);
        auto *rows = new QVBoxLayout(&window);
        rows->addWidget(buttons);
        window.resize(500, 60);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(other->x() < buttons->button(QDialogButtonBox::Cancel)->x());
        QVERIFY(buttons->button(QDialogButtonBox::Cancel)->x() < wanted->x());
    }
};

HITBOX_WINDOW_TEST(StyleSheetTest)
#include "style_sheet_test.moc"
