#include "test_class.h"
#include "windows/widgets/notice_bar.h"

#include "drawing/theme.h"
#include "windows/scripts/script_flow.h"
#include "windows/window_bench.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace hitbox;
using namespace hitbox::bench;

class NoticeBarTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void nextPanelGoesToEachNotice();
    void escapePutsANoticeAway();
    void escapeInOneThatStandsLeadsToTheCanvas();
    void oneThatIsDismissedGivesTheFocusToTheCanvas();
    void oneThatAnotherReplacesGivesTheFocusToTheCanvas();
    void escapeLeavesThingsWhereThatIsAChoice();
    void aChoiceMadeByKeyGivesTheFocusToTheCanvas();
    void oneOfAnErrorCarriesItsSign();
    void buttonsGoBelowWordsThatTheyLeaveNoRoom();

private:
    NoticeBar &noticeWithFocus(const QList<NoticeChoice> &choices, NoticeBar::Kind kind) const;

    std::unique_ptr<WindowBench> m_bench;
};

void NoticeBarTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

/// As a user without a mouse reaches it.
NoticeBar &NoticeBarTest::noticeWithFocus(const QList<NoticeChoice> &choices, NoticeBar::Kind kind) const
{
    NoticeBar &bar = m_bench->front().notice(QStringLiteral("Something happened."), choices, kind);
    WindowBench::settle();
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_F6, Qt::ShiftModifier);
    return bar;
}

void NoticeBarTest::nextPanelGoesToEachNotice()
{
    NoticeBar &first = m_bench->front().notice(QStringLiteral("One."), {});
    NoticeBar &second = m_bench->front().notice(QStringLiteral("Two."), {{QStringLiteral("Do"), [] {}}});
    WindowBench::settle();
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(second.isAncestorOf(QApplication::focusWidget()));
    m_bench->key(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(first.isAncestorOf(QApplication::focusWidget()));
    m_bench->key(Qt::Key_F6);
    m_bench->key(Qt::Key_F6);
    QVERIFY(m_bench->view()->hasFocus());
}

void NoticeBarTest::escapePutsANoticeAway()
{
    int chosen = 0;
    noticeWithFocus({{QStringLiteral("Do"), [&chosen] { ++chosen; }}}, NoticeBar::Kind::Passing);
    m_bench->key(Qt::Key_Escape);
    QTRY_VERIFY(m_bench->notices().isEmpty());
    QCOMPARE(chosen, 0);
    QVERIFY(m_bench->view()->hasFocus());
}

void NoticeBarTest::escapeInOneThatStandsLeadsToTheCanvas()
{
    int chosen = 0;
    noticeWithFocus({{QStringLiteral("Do"), [&chosen] { ++chosen; }}}, NoticeBar::Kind::Standing);
    m_bench->key(Qt::Key_Escape);
    QTRY_VERIFY(m_bench->view()->hasFocus());
    QCOMPARE(m_bench->notices().size(), 1);
    QCOMPARE(chosen, 0);
}

void NoticeBarTest::oneThatIsDismissedGivesTheFocusToTheCanvas()
{
    noticeWithFocus({{QStringLiteral("Do"), [] {}}}, NoticeBar::Kind::Standing).dismiss();
    QTRY_VERIFY(m_bench->notices().isEmpty());
    QVERIFY(m_bench->view()->hasFocus());
    QPointer<NoticeBar> bar = &noticeWithFocus({{QStringLiteral("Do"), [] {}}}, NoticeBar::Kind::Passing);
    NoticeBar::dismiss(bar);
    QVERIFY(!bar);
    NoticeBar::dismiss(bar);
    QTRY_VERIFY(m_bench->notices().isEmpty());
    QVERIFY(m_bench->view()->hasFocus());
}

void NoticeBarTest::oneThatAnotherReplacesGivesTheFocusToTheCanvas()
{
    ScriptFlow &scripts = m_bench->front().scripts();
    scripts.run(m_bench->path("missing.js"));
    QTRY_COMPARE(m_bench->notices().size(), 1);
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(!m_bench->view()->hasFocus());
    scripts.run(m_bench->path("missing.js"));
    QVERIFY(m_bench->view()->hasFocus());
    QTRY_VERIFY(!scripts.isUnderWay());
    QTRY_COMPARE(m_bench->notices().size(), 1);
    QVERIFY(m_bench->view()->hasFocus());
}

void NoticeBarTest::escapeLeavesThingsWhereThatIsAChoice()
{
    QStringList chosen;
    noticeWithFocus({{QStringLiteral("Do"), [&chosen] { chosen.append("do"); }},
                     {QStringLiteral("Leave"), [&chosen] { chosen.append("leave"); }, NoticeChoice::Means::Leave}},
                    NoticeBar::Kind::Standing);
    m_bench->key(Qt::Key_Escape);
    QTRY_VERIFY(m_bench->notices().isEmpty());
    QCOMPARE(chosen, QStringList{"leave"});
}

void NoticeBarTest::aChoiceMadeByKeyGivesTheFocusToTheCanvas()
{
    const NoticeBar &bar = noticeWithFocus({{QStringLiteral("Do"), [] {}}}, NoticeBar::Kind::Standing);
    QVERIFY(bar.isAncestorOf(QApplication::focusWidget()));
    m_bench->key(Qt::Key_Space);
    QTRY_VERIFY(m_bench->notices().isEmpty());
    QVERIFY(m_bench->view()->hasFocus());
}

void NoticeBarTest::oneOfAnErrorCarriesItsSign()
{
    const auto signsIn = [](const NoticeBar &bar) {
        return std::ranges::count_if(bar.findChildren<QLabel *>(), [](const QLabel *label) {
            return label->isVisible() && !label->pixmap().isNull();
        });
    };
    NoticeBar &told = m_bench->front().notice(QStringLiteral("Something happened."), {});
    NoticeBar &wrong = m_bench->front().notice(QStringLiteral("Something went wrong."), {}).asError();
    WindowBench::settle();
    QCOMPARE(signsIn(told), 0);
    QCOMPARE(signsIn(wrong), 1);
    const auto lineOf = [](NoticeBar &bar) {
        QImage image = bar.grab().toImage();
        return image.pixelColor(image.width() / 2, image.height() - 1);
    };
    QVERIFY(lineOf(told) != themeOf(told.palette()).crossing);
    QCOMPARE(lineOf(wrong), themeOf(wrong.palette()).crossing);
    m_bench->front().scripts().run(m_bench->path("missing.js"));
    QTRY_COMPARE(m_bench->notices().size(), 3);
    QTRY_VERIFY(std::ranges::any_of(m_bench->front().findChildren<NoticeBar *>(),
                                    [&](const NoticeBar *bar) { return bar != &wrong && signsIn(*bar) == 1; }));
}

void NoticeBarTest::buttonsGoBelowWordsThatTheyLeaveNoRoom()
{
    QWidget around;
    auto *rows = new QVBoxLayout(&around);
    auto *bar = new NoticeBar(QStringLiteral("These shapes look like several things: make them tracks?"),
                              {{QStringLiteral("Make them tracks"), [] {}}, {QStringLiteral("Not now"), [] {}}},
                              NoticeBar::Kind::Standing, &around);
    rows->addWidget(bar);
    rows->addStretch(1);
    around.resize(700, 200);
    around.show();
    QVERIFY(QTest::qWaitForWindowExposed(&around));
    const QLabel *words = bar->findChildren<QLabel *>().constLast();
    const QPushButton *button = bar->findChildren<QPushButton *>().constLast();
    QVERIFY(button->x() > words->geometry().right());
    around.resize(260, 200);
    QTRY_VERIFY(button->y() > words->geometry().bottom());
    QVERIFY(words->height() >= words->heightForWidth(words->width()));
    QVERIFY(bar->rect().contains(button->geometry()));
    around.resize(700, 200);
    QTRY_VERIFY(button->y() < words->geometry().bottom());
}

HITBOX_WINDOW_TEST(NoticeBarTest)
#include "notice_bar_test.moc"
