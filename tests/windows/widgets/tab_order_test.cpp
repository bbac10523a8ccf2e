#include "test_class.h"
#include "windows/widgets/tab_order.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

using namespace hitbox;

class TabOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void tabGoesAsOneReads()
    {
        QWidget window;
        auto *last = new QLineEdit(&window);
        auto *part = new QWidget(&window);
        auto *second = new QLineEdit(part);
        auto *first = new QLineEdit(&window);
        auto *row = new QHBoxLayout(part);
        row->addWidget(new QLabel("x", part));
        row->addWidget(second);
        auto *rows = new QVBoxLayout(&window);
        rows->addWidget(first);
        rows->addWidget(part);
        rows->addWidget(last);
        tabAsLaidOut(window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        first->setFocus();
        for (const QLineEdit *next : {second, last, first}) {
            QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
            QCOMPARE(window.focusWidget(), next);
        }
    }
};

HITBOX_WINDOW_TEST(TabOrderTest)
#include "tab_order_test.moc"
