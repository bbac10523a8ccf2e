#include "test_class.h"
#include "windows/widgets/elided_combo_box.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPixmap>
#include <QTest>
#include <QToolTip>

using namespace hitbox;

class ElidedComboBoxTest : public QObject
{
    Q_OBJECT

private slots:
    void aChoiceThatFitsIsShownWhole()
    {
        ElidedComboBox box;
        box.addItems({"walk", "run"});
        box.resize(box.sizeHint());
        QCOMPARE(box.shownText(), QString("walk"));
    }

    void aChoiceThatDoesNotFitEndsInAnEllipsis()
    {
        ElidedComboBox box;
        box.addItem("a name that is much longer than its box");
        box.resize(120, box.sizeHint().height());
        const QString shown = box.shownText();
        QVERIFY2(shown.endsWith(QChar(0x2026)), qPrintable(shown));
        QVERIFY(shown.startsWith("a n"));
        QVERIFY(box.fontMetrics().horizontalAdvance(shown) < 120);
    }

    void aPlaceholderStandsForNoChoice()
    {
        ElidedComboBox box;
        box.addItems({"walk", "run"});
        box.setPlaceholderText("several");
        box.resize(200, box.sizeHint().height());
        box.setCurrentIndex(-1);
        QCOMPARE(box.shownText(), QString("several"));
        box.show();
        QHelpEvent help(QEvent::ToolTip, QPoint(5, 5), box.mapToGlobal(QPoint(5, 5)));
        box.setToolTip("What it is for");
        QCoreApplication::sendEvent(&box, &help);
        QCOMPARE(QToolTip::text(), QString("What it is for"));
        QToolTip::hideText();
        const QImage none = box.grab().toImage();
        box.setPlaceholderText({});
        QVERIFY(box.grab().toImage() != none);
    }

    void anIconTakesItsRoom()
    {
        ElidedComboBox box;
        box.addItem("a name that is much longer than its box");
        box.resize(160, box.sizeHint().height());
        const qsizetype without = box.shownText().size();
        QPixmap swatch(16, 16);
        swatch.fill(Qt::red);
        box.setItemIcon(0, swatch);
        QVERIFY(box.shownText().size() < without);
    }

    void roomForLettersIsAsQtHasIt()
    {
        for (const bool hasIcons : {false, true}) {
            QPixmap swatch(16, 16);
            swatch.fill(Qt::red);
            QComboBox theirs;
            ElidedComboBox ours;
            for (QComboBox *box : {&theirs, static_cast<QComboBox *>(&ours)}) {
                box->addItem("a name that is much longer than its box");
                if (hasIcons)
                    box->setItemIcon(0, swatch);
            }
            theirs.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            theirs.setMinimumContentsLength(6);
            ours.setRoomFor(6);
            QCOMPARE(ours.sizeHint(), theirs.sizeHint());
            QCOMPARE(ours.minimumSizeHint(), theirs.minimumSizeHint());
        }
    }

    void whatPopsUpIsNotMadeBeforeItDoes()
    {
        ElidedComboBox box;
        box.setRoomFor(5);
        box.addItems({"walk", "run"});
        box.setStyleSheet("QComboBox { border: 1px solid red; }");
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QCOMPARE(box.findChildren<QWidget *>().size(), 0);
        box.showPopup();
        QVERIFY(box.view()->isVisible());
        QTest::keyClick(box.view(), Qt::Key_Down);
        QTest::keyClick(box.view(), Qt::Key_Return);
        QCOMPARE(box.currentText(), QString("run"));
    }

    void theToolTipSaysAChoiceThatIsCut()
    {
        ElidedComboBox box;
        box.addItem("a name that is much longer than its box");
        box.setToolTip("What it is for");
        box.resize(120, box.sizeHint().height());
        box.show();
        QHelpEvent help(QEvent::ToolTip, QPoint(5, 5), box.mapToGlobal(QPoint(5, 5)));
        QVERIFY(QCoreApplication::sendEvent(&box, &help));
        QCOMPARE(QToolTip::text(), QString("a name that is much longer than its box\nWhat it is for"));
        QToolTip::hideText();
    }
};

HITBOX_WINDOW_TEST(ElidedComboBoxTest)
#include "elided_combo_box_test.moc"
