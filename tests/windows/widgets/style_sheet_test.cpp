#include "test_class.h"
#include "windows/widgets/style_sheet.h"

#include "drawing/contrast.h"
#include "drawing/theme.h"
#include "windows/widgets/row_view.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableWidget>
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

    void textThatIsColoredHasAColorForText_data() { namesColorsOnly_data(); }

    void textThatIsColoredHasAColorForText()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme = themeFor(choice);
        const QString sheet = styleSheetOf(theme);
        for (const QColor &fill : {theme.accent, theme.badge, theme.crossing, theme.warning}) {
            const QRegularExpression asText("[ ;{]color: " + fill.name());
            QVERIFY2(fill == theme.accentText || !sheet.contains(asText), qPrintable(fill.name()));
        }
        QVERIFY(sheet.contains("#Problem { color: " + theme.problemText.name()));
        QVERIFY(sheet.contains("#FixAll { color: " + theme.accentText.name()));
    }

    void anIconStandsOutOnTheSelectedRow_data() { namesColorsOnly_data(); }

    void anIconStandsOutOnTheSelectedRow()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme = themeFor(choice);
        const QColor faint = theme.selectedRow; // as badly seen as can be
        RowView list(RowView::Layout::Lines);
        list.setPalette(paletteOf(theme));
        list.setRows({Row{.icon = ":/icons/error.svg", .iconColor = faint, .title = "a", .selected = true}});
        list.resize(200, 60);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const QImage image = list.grab().toImage();
        const QColor ink = standingOut(faint, theme.selectedRow, signContrast);
        int seen = 0;
        for (int x = 0; x < image.width() / 4; ++x) {
            for (int y = 0; y < image.height(); ++y)
                seen += image.pixelColor(x, y) == ink ? 1 : 0;
        }
        QVERIFY2(seen > 10, qPrintable(QString::number(seen)));
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

    void aListInADialogHasAFrameAroundItsScrollBarToo()
    {
        const Theme theme = themeFor(ThemeChoice::Light);
        QDialog dialog;
        dialog.setStyleSheet(styleSheetOf(theme));
        auto *list = new RowView(RowView::Layout::Lines, &dialog);
        QList<Row> many;
        for (int i = 0; i < 40; ++i)
            many.append(Row{.title = QString::number(i)});
        list->setRows(many);
        auto *rows = new QVBoxLayout(&dialog);
        rows->addWidget(list);
        dialog.resize(300, 200);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const QImage image = dialog.grab().toImage();
        const auto colorAt = [&](QPoint place) {
            return image.pixelColor(list->mapTo(&dialog, place) * image.devicePixelRatio());
        };
        QCOMPARE(colorAt({list->width() - 1, list->height() / 2}), theme.line);
        QCOMPARE(colorAt({0, list->height() / 2}), theme.line);
        const QScrollBar *bar = list->verticalScrollBar();
        QVERIFY(bar->isVisible());
        QCOMPARE(colorAt(bar->mapTo(list, QPoint(bar->width() / 2, bar->height() - 4))), theme.field);
    }

    void aHeadIsAsQuietBeyondItsLastColumn()
    {
        const Theme theme = themeFor(ThemeChoice::Light);
        QWidget window;
        window.setStyleSheet(styleSheetOf(theme));
        auto *table = new QTableWidget(1, 1, &window);
        auto *rows = new QVBoxLayout(&window);
        rows->addWidget(table);
        window.resize(500, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QHeaderView *head = table->horizontalHeader();
        QVERIFY(head->length() < head->width() - 40);
        const QImage image = window.grab().toImage();
        const QPoint beyond = head->mapTo(&window, QPoint(head->width() - 20, head->height() / 2));
        QCOMPARE(image.pixelColor(beyond * image.devicePixelRatio()), theme.panel);
    }
};

HITBOX_WINDOW_TEST(StyleSheetTest)
#include "style_sheet_test.moc"
