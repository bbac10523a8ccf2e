#include "test_class.h"
#include "windows/main/status_line.h"

#include "session/open_project.h"
#include "windows/tools/snap_popup.h"
#include "windows/widgets/elided_label.h"

#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class StatusLineTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void tellsWhatTheNextClickDoes();
    void putsTheReadoutInFrontOfTheHint();
    void theSnappingOpensItsSwitches();
    void tellsTheSnapping();
    void tellsWhereTheCursorIs();
    void tellsTheZoom();
    void tellsMessages();
    void aMessageGoesAsAnotherToolIsTakenUp();
    void aMessageGoesAsAGestureBegins();
    void tellsTheBeginningOfAnEndlessMessage();
    void aMessageStandsAloneThoughItCameBeforeTheWindow();
    void aLongHintDoesNotWidenTheWindow();
    void aHintWithoutRoomEndsInAnEllipsis();

private:
    bool reads(const QString &text) const
    {
        const QList<QLabel *> labels = m_window->statusBar()->findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(), [&](const QLabel *label) { return label->text() == text; });
    }
    void addSprite();
    QString hint() const { return m_window->findChild<QLabel *>("Hint")->text(); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<QMainWindow> m_window;
    StatusLine *m_line = nullptr;
};

void StatusLineTest::init()
{
    m_window.reset();
    m_project = std::make_unique<OpenProject>();
    m_window = std::make_unique<QMainWindow>();
    m_line = new StatusLine(*m_project, m_window->statusBar());
}

void StatusLineTest::aMessageStandsAloneThoughItCameBeforeTheWindow()
{
    const auto *label = m_window->findChild<QLabel *>("Hint");
    m_line->tell("Added Foe");
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(!label->isVisible());
    m_window->statusBar()->clearMessage();
    QVERIFY(label->isVisible());
}

void StatusLineTest::tellsWhatTheNextClickDoes()
{
    QVERIFY(!hint().isEmpty());
    QCOMPARE(hint(), m_project->live.hint.text());
    const QString before = hint();
    m_project->session.setTool("polygon");
    QVERIFY(hint() != before);
    QCOMPARE(hint(), m_project->live.hint.text());
}

void StatusLineTest::addSprite()
{
    Document document = m_project->session.document();
    Frame frame;
    frame.name = "frame";
    frame.size = {64, 64};
    document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {frame}});
    m_project->session.commit(document, "set up");
}

void StatusLineTest::putsTheReadoutInFrontOfTheHint()
{
    addSprite();
    m_project->session.setTool("box");
    m_project->session.feed({.kind = ToolInput::Kind::Press, .position = {2, 3}, .button = Qt::LeftButton});
    m_project->session.feed({.kind = ToolInput::Kind::Move, .position = {18, 11}});
    QCOMPARE(m_project->live.overlay.now().readout, QString::fromUtf8("16 × 8"));
    QVERIFY(hint().startsWith(QString::fromUtf8("16 × 8")));
    QVERIFY(hint().endsWith(m_project->live.hint.text()));
    m_project->session.endGesture(Session::GestureEnd::Cancel);
    QCOMPARE(hint(), m_project->live.hint.text());
}

void StatusLineTest::theSnappingOpensItsSwitches()
{
    auto *popup = m_window->findChild<SnapPopup *>();
    QVERIFY(!popup->isVisible());
    QTest::mouseClick(m_window->findChild<QToolButton *>("Snap"), Qt::LeftButton);
    QVERIFY(popup->isVisible());
    QTest::mouseClick(m_window->findChild<QToolButton *>("Snap"), Qt::LeftButton);
    QVERIFY(!popup->isVisible());
}

void StatusLineTest::tellsTheSnapping()
{
    for (const SnapStep step : {SnapStep::HalfPixel, SnapStep::Off, SnapStep::Pixel}) {
        m_project->tools.set(&ToolSettings::snap, {step});
        QVERIFY(m_window->findChild<QToolButton *>("Snap")->text().contains(snapSummary({step})));
    }
}

void StatusLineTest::tellsWhereTheCursorIs()
{
    m_line->showCursor({12.34, -5});
    QVERIFY(reads("x 12.3 y -5.0"));
    m_line->hideCursor();
    QVERIFY(!reads("x 12.3 y -5.0"));
}

void StatusLineTest::tellsTheZoom()
{
    m_line->showZoom(1);
    QVERIFY(reads("100 %"));
    m_line->showZoom(0.333);
    QVERIFY(reads("33 %"));
    m_line->showZoom(128);
    QVERIFY(reads("12800 %"));
}

void StatusLineTest::tellsMessages()
{
    m_line->tell("Saved duel.hitbox");
    QCOMPARE(m_window->statusBar()->currentMessage(), QString("Saved duel.hitbox"));
}

void StatusLineTest::aMessageGoesAsAnotherToolIsTakenUp()
{
    addSprite();
    for (const char *tool : {"knife", "place"}) { // of the frame, of the stage
        m_line->tell("Redone: Draw box 2");
        m_project->session.setTool(tool);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString());
        QCOMPARE(hint(), m_project->live.hint.text());
    }
    m_line->tell("Copied to 2 frames");
    m_project->session.setTool("place");
    QCOMPARE(m_window->statusBar()->currentMessage(), QString("Copied to 2 frames"));
}

void StatusLineTest::aMessageGoesAsAGestureBegins()
{
    addSprite();
    m_project->session.setTool("box");
    m_line->tell("Undone: Draw box 2");
    m_project->session.feed({.kind = ToolInput::Kind::Move, .position = {2, 3}});
    QCOMPARE(m_window->statusBar()->currentMessage(), QString("Undone: Draw box 2"));
    m_project->session.feed({.kind = ToolInput::Kind::Press, .position = {2, 3}, .button = Qt::LeftButton});
    m_project->session.feed({.kind = ToolInput::Kind::Move, .position = {18, 11}});
    QCOMPARE(m_window->statusBar()->currentMessage(), QString());
    m_line->tell("Saved duel.hitbox");
    m_project->session.feed({.kind = ToolInput::Kind::Move, .position = {20, 14}});
    QCOMPARE(m_window->statusBar()->currentMessage(), QString("Saved duel.hitbox"));
}

void StatusLineTest::aLongHintDoesNotWidenTheWindow()
{
    const int before = m_window->statusBar()->minimumSizeHint().width();
    m_window->findChild<QLabel *>("Hint")->setText(QString("a very long hint ").repeated(100));
    QCOMPARE(m_window->statusBar()->minimumSizeHint().width(), before);
}

void StatusLineTest::aHintWithoutRoomEndsInAnEllipsis()
{
    auto *label = m_window->findChild<ElidedLabel *>("Hint");
    m_window->resize(800, 100);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    label->setText(QString("a very long hint ").repeated(10));
    QVERIFY2(label->shownText().endsWith(u'…'), qPrintable(label->shownText()));
    const QFontMetrics metrics(label->font());
    QVERIFY(metrics.horizontalAdvance(label->shownText()) <= label->width());
    const QImage cut = label->grab().toImage();
    label->setText(label->shownText());
    QCOMPARE(label->grab().toImage(), cut);
    label->setText("short");
    QCOMPARE(label->shownText(), QString("short"));
}

void StatusLineTest::tellsTheBeginningOfAnEndlessMessage()
{
    m_line->tell(QString(1'000, u'x'));
    QCOMPARE(m_window->statusBar()->currentMessage(), QString(1'000, u'x'));
    m_line->tell(QString(1'000'000, u'x'));
    QCOMPARE(m_window->statusBar()->currentMessage(), QString(1'000, u'x') + u'…');
}

HITBOX_WINDOW_TEST(StatusLineTest)
#include "status_line_test.moc"
