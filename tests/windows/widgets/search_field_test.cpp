#include "test_class.h"
#include "windows/widgets/search_field.h"

#include <QTest>
#include <QToolButton>

using namespace hitbox;

class SearchFieldTest : public QObject
{
    Q_OBJECT

private slots:
    void aButtonEmptiesWhatWasTyped()
    {
        SearchField field("Search the frames", nullptr);
        field.resize(200, 30);
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        auto *button = field.findChild<QToolButton *>();
        QVERIFY(button);
        QVERIFY(!button->isVisible());
        QTest::keyClicks(&field, "ship");
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), QString("Clear the search"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(field.text(), QString());
        QVERIFY(!button->isVisible());
    }

    void escapeEmptiesItToo()
    {
        SearchField field("Search the frames", nullptr);
        QTest::keyClicks(&field, "ship");
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), QString());
    }
};

HITBOX_WINDOW_TEST(SearchFieldTest)
#include "search_field_test.moc"
