#include "test_class.h"
#include "windows/widgets/vertical_scroll.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace hitbox;

namespace {

/// Lines of 20 pixels each, 200 wide.
QWidget *lines(int count)
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (int i = 0; i < count; ++i) {
        auto *line = new QWidget(content);
        line->setFixedHeight(20);
        line->setMinimumWidth(200);
        column->addWidget(line);
    }
    return content;
}

} // namespace

class VerticalScrollTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsAsLargeAsItsContentAndABarBesideIt()
    {
        const VerticalScroll scroll(lines(10), 60);
        const int bar = scroll.verticalScrollBar()->sizeHint().width();
        QCOMPARE(scroll.sizeHint(), QSize(200 + bar, 200));
        QCOMPARE(scroll.minimumSizeHint(), QSize(200 + bar, 60));
    }

    void littleContentNeedsNoMoreThanItIs()
    {
        const VerticalScroll scroll(lines(2), 60);
        QCOMPARE(scroll.minimumSizeHint().height(), 40);
        const VerticalScroll whole(lines(40), VerticalScroll::allOfIt);
        QCOMPARE(whole.minimumSizeHint().height(), 800);
    }

    void contentIsNeverCutAtItsSide()
    {
        VerticalScroll scroll(lines(10), 60);
        scroll.resize(scroll.minimumSizeHint());
        scroll.show();
        QVERIFY(QTest::qWaitForWindowExposed(&scroll));
        QVERIFY(scroll.verticalScrollBar()->isVisible());
        QVERIFY(scroll.viewport()->width() >= 200);
        QCOMPARE(scroll.horizontalScrollBar()->maximum(), 0);
        QCOMPARE(scroll.verticalScrollBar()->maximum(), 140);
    }

    void whatIsWiderThanTheWindowScrollsSideways()
    {
        VerticalScroll scroll(lines(2), 60);
        scroll.resize(120, 100);
        scroll.show();
        QVERIFY(QTest::qWaitForWindowExposed(&scroll));
        QVERIFY(scroll.horizontalScrollBar()->isVisible());
        QCOMPARE(scroll.horizontalScrollBar()->maximum(), 200 - scroll.viewport()->width());
    }

    void linesThatWrapCountAtTheWidthThatTheyHave()
    {
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        auto *label = new QLabel(QStringLiteral("word ").repeated(60), content);
        label->setWordWrap(true);
        column->addWidget(label);
        VerticalScroll scroll(content, VerticalScroll::allOfIt);
        scroll.resize(600, 400);
        scroll.show();
        QVERIFY(QTest::qWaitForWindowExposed(&scroll));
        const int wide = scroll.sizeHint().height();
        scroll.resize(200, 400);
        QVERIFY(scroll.sizeHint().height() > wide);
    }
};

HITBOX_WINDOW_TEST(VerticalScrollTest)
#include "vertical_scroll_test.moc"
