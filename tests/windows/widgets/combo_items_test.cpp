#include "test_class.h"
#include "windows/widgets/combo_items.h"

#include "document/edits.h"

#include <QComboBox>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class ComboItemsTest : public QObject
{
    Q_OBJECT

private slots:
    void theSameItemsKeepWhatIsChosen()
    {
        QComboBox box;
        listItems(box, {"walk", "run"});
        box.setCurrentIndex(1);
        const QSignalSpy changed(&box, &QComboBox::currentIndexChanged);
        listItems(box, {"walk", "run"});
        QCOMPARE(box.currentIndex(), 1);
        QVERIFY(changed.isEmpty());
        listItems(box, {"run"});
        QCOMPARE(box.count(), 1);
        QCOMPARE(box.itemText(0), QString("run"));
    }

    void theSameTextsKeepWhatIsChosen()
    {
        QComboBox box;
        listTexts(box, {"walk", "run"});
        QCOMPARE(box.currentIndex(), 0);
        box.setCurrentIndex(1);
        listTexts(box, {"walk", "run"});
        QCOMPARE(box.currentIndex(), 1);
        listTexts(box, {});
        QCOMPARE(box.count(), 0);
        QCOMPARE(box.currentIndex(), -1);
    }

    void aBoxOfManyTextsIsAsWideAsItMayBe()
    {
        constexpr int widest = 180;
        QComboBox box;
        box.setMaximumWidth(widest);
        QStringList many;
        for (int i = 0; i < 100'000; ++i)
            many.append(QString::number(i));
        listTexts(box, many);
        QCOMPARE(box.count(), 100'000);
        QVERIFY(box.sizeHint().width() > widest);
        listTexts(box, {"1", "2"});
        QVERIFY(box.sizeHint().width() < widest);
    }

    /// Each would be asked for the room it takes, and again with each other look.
    void ofManyItemsNotEachIsMeasured()
    {
        QComboBox box;
        box.setSizeAdjustPolicy(QComboBox::AdjustToContents);
        QStringList many;
        for (int i = 0; i < 10'000; ++i)
            many.append(QString::number(i));
        listItems(box, many);
        QCOMPARE(box.count(), 10'000);
        QCOMPARE(box.sizeAdjustPolicy(), QComboBox::AdjustToMinimumContentsLengthWithIcon);
        QEvent restyled(QEvent::StyleChange); // after which a box computes its sizes anew
        QCoreApplication::sendEvent(&box, &restyled);
        QVERIFY2(box.minimumSizeHint().width() < 200, qPrintable(QString::number(box.minimumSizeHint().width())));
        QVERIFY(qobject_cast<QListView *>(box.view())->uniformItemSizes());
        listItems(box, {"1", "2"});
        QCOMPARE(box.sizeAdjustPolicy(), QComboBox::AdjustToContents);
        QVERIFY(!qobject_cast<QListView *>(box.view())->uniformItemSizes());
    }

    void textsThatNobodySeesAreNotMade()
    {
        QComboBox box;
        box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        int made = 0;
        listTexts(box, 100'000, [&made](int i) {
            ++made;
            return QString::number(i);
        });
        box.show();
        box.showPopup();
        box.hidePopup();
        QCOMPARE(box.count(), 100'000);
        QCOMPARE(box.itemText(99'999), QString("99999"));
        QVERIFY2(made < 1000, qPrintable(QString::number(made)));
        listTexts(box, 0, [](int) { return QString(); });
        QCOMPARE(box.currentIndex(), -1);
    }

    void aListOfManyShowsAFewAtATime()
    {
        QComboBox box;
        box.setMaximumWidth(180);
        box.show();
        const auto heightWith = [&box](int items) {
            QStringList texts;
            for (int i = 0; i < items; ++i)
                texts.append(QString::number(i));
            listTexts(box, texts);
            box.showPopup();
            const int height = box.view()->height();
            box.hidePopup();
            return height;
        };
        const int ofFew = heightWith(box.maxVisibleItems());
        QVERIFY2(heightWith(1000) < ofFew * 3 / 2, "it is as tall as the screen");
        QVERIFY(heightWith(200) > ofFew * 3 / 2); // like a menu
    }

    void aCategoryThatDoesNotExistIsNamedToo()
    {
        const Document document = emptyProject();
        const QStringList all = namesInOrder(document.categories);
        QCOMPARE(categoryNames(document, all.last()), all);
        QCOMPARE(categoryNames(document, "gone"), all + QStringList{"gone"});
    }
};

HITBOX_WINDOW_TEST(ComboItemsTest)
#include "combo_items_test.moc"
