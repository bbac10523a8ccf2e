#include "test_class.h"
#include "windows/sprites/slice_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace hitbox;

class SliceDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void startsWithTheGuess();
    void tellsTheFrameSizeThatFollows();
    void tellsWhatStaysOut();
    void takesNoMoreCellsThanThereArePixels();
    void typedNumbersAreTaken();
    void cancelRejects();

private:
    static QString note(const SliceDialog &dialog) { return dialog.findChild<QLabel *>("Dim")->text(); }
    static QSpinBox *field(const SliceDialog &dialog, const char *name) { return dialog.findChild<QSpinBox *>(name); }
};

void SliceDialogTest::startsWithTheGuess()
{
    const SliceDialog dialog({256, 64}, {4, 1});
    QCOMPARE(dialog.grid(), (SheetGrid{4, 1}));
}

void SliceDialogTest::tellsTheFrameSizeThatFollows()
{
    const SliceDialog dialog({256, 64}, {4, 1});
    QVERIFY2(note(dialog).contains(QString::fromUtf8("64 × 64 px")), qPrintable(note(dialog)));
    QVERIFY(!note(dialog).contains("rest"));
    field(dialog, "Columns")->setValue(2);
    QVERIFY2(note(dialog).contains(QString::fromUtf8("128 × 64 px")), qPrintable(note(dialog)));
    field(dialog, "Rows")->setValue(4);
    QVERIFY2(note(dialog).contains(QString::fromUtf8("128 × 16 px")), qPrintable(note(dialog)));
}

void SliceDialogTest::tellsWhatStaysOut()
{
    const SliceDialog dialog({100, 50}, {1, 1});
    field(dialog, "Columns")->setValue(3);
    QVERIFY2(note(dialog).contains(QString::fromUtf8("33 × 50 px")), qPrintable(note(dialog)));
    QVERIFY2(note(dialog).contains("rest"), qPrintable(note(dialog)));
    QVERIFY2(note(dialog).contains('1'), qPrintable(note(dialog)));
}

void SliceDialogTest::takesNoMoreCellsThanThereArePixels()
{
    const SliceDialog dialog({3, 2}, {1, 1});
    field(dialog, "Columns")->setValue(1000);
    field(dialog, "Rows")->setValue(1000);
    QCOMPARE(dialog.grid(), (SheetGrid{3, 2}));
    field(dialog, "Columns")->setValue(0);
    QCOMPARE(dialog.grid().columns, 1);
}

void SliceDialogTest::typedNumbersAreTaken()
{
    SliceDialog dialog({256, 64}, {4, 1});
    dialog.show();
    QSpinBox *columns = field(dialog, "Columns");
    columns->setFocus();
    columns->selectAll();
    QTest::keyClicks(columns, "8");
    QTest::mouseClick(dialog.findChild<QPushButton *>("Primary"), Qt::LeftButton);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.grid(), (SheetGrid{8, 1}));
}

void SliceDialogTest::cancelRejects()
{
    SliceDialog dialog({256, 64}, {4, 1});
    dialog.show();
    auto *buttons = dialog.findChild<QDialogButtonBox *>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
    QVERIFY(!dialog.isVisible());
}

HITBOX_WINDOW_TEST(SliceDialogTest)
#include "slice_dialog_test.moc"
