#include "test_class.h"
#include "windows/timeline/timeline_panel.h"

#include "document/renewed.h"
#include "formats/timeline/timeline_csv.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "stage/two_fighters.h"
#include "windows/modal_answer.h"
#include "windows/timeline/timeline_strip.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;

class TimelinePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theUsualTwoPlayAtOnce();
    void theFiguresKeepClearOfTheStripInANarrowWindow();
    void theFieldsChangeWhatIsPlayed();
    void aPressGoesToATickAndADragScrubs();
    void keysMoveThePlayhead();
    void theCanvasShowsTheTickAndNothingElseChanges();
    void theMomentStaysWhileAnInstanceIsDragged();
    void leavingGivesTheStageBack();
    void anotherWhoShowsSomethingTakesThePlayheadAway();
    void buttonsGoToFirstAndLastContact();
    void whoNeverMeetsHasNoContactToGoTo();
    void theSelectedTwoCanBeTaken();
    void animationsOfOtherSpritesCanBePlayed();
    void aPlayerThatIsGoneGivesWayToTheUsualTwo();
    void playersAreFollowedWhenAnotherInstanceGoes();
    void anEmptyStageSaysWhatToDo();
    void csvGoesToTheClipboardAndToAFile();
    void aPictureIsWritten();
    void hitsAndContactsDifferInForm();

private:
    TimelineStrip &strip() const { return *m_panel->findChild<TimelineStrip *>("TimelineStrip"); }
    template <typename Widget>
    Widget &part(const char *name) const
    {
        return *m_panel->findChild<Widget *>(QLatin1String(name));
    }
    void choose(const char *name, const QString &text) const
    {
        auto &box = part<QComboBox>(name);
        QVERIFY(box.findText(text) >= 0);
        box.setFocus();
        box.setCurrentIndex(box.findText(text));
        emit box.activated(box.currentIndex());
    }
    QString figures() const { return part<QLabel>("TimelineFigures").text(); }
    void click(const char *name) const { QTest::mouseClick(&part<QAbstractButton>(name), Qt::LeftButton); }
    bool awaitTimeline() const
    {
        return QTest::qWaitFor([this] { return strip().timeline() != nullptr; });
    }
    bool awaitTicks(int count) const
    {
        return QTest::qWaitFor([&] { return strip().timeline() && strip().timeline()->ticks.size() == count; });
    }
    QString frameOnStage(int instance) const
    {
        return m_project->preview.onStage().stages[0].instances[instance].frame;
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<TimelinePanel> m_panel;
    Theme m_theme = themeFor(ThemeChoice::Dark);
};

void TimelinePanelTest::init()
{
    m_project = std::make_unique<OpenProject>();
    m_project->session.commit(two_fighters::document(), "set up");
    m_project->session.setMode(Session::Mode::Stage);
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_panel = std::make_unique<TimelinePanel>(*m_project, *m_pixmaps);
    m_panel->setPalette(paletteOf(m_theme));
    m_panel->resize(1000, 200);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    QVERIFY(awaitTimeline());
}

void TimelinePanelTest::cleanup()
{
    m_panel.reset();
    m_pixmaps.reset();
    m_project.reset();
}

void TimelinePanelTest::theUsualTwoPlayAtOnce()
{
    QCOMPARE(part<QComboBox>("TimelineInstanceA").currentText(), QString("puncher"));
    QCOMPARE(part<QComboBox>("TimelineInstanceB").currentText(), QString("dummy"));
    QCOMPARE(strip().timeline()->ticks.size(), 10);
    QVERIFY2(figures().contains("A hits: from 3 to 4"), qPrintable(figures()));
    QVERIFY2(figures().contains("frames of advantage for A: -4"), qPrintable(figures()));
    QVERIFY2(figures().contains("A: startup 3, active 2, recovery 5"), qPrintable(figures()));
}

void TimelinePanelTest::theFiguresKeepClearOfTheStripInANarrowWindow()
{
    const QLabel &label = part<QLabel>("TimelineFigures");
    QList<int> heights;
    for (const int width : {m_panel->minimumSizeHint().width(), 660, 1600}) {
        m_panel->resize(width, 200);
        QTest::qWait(0);
        m_panel->resize(width, m_panel->minimumSizeHint().height()); // as a splitter has it
        QTest::qWait(0);
        const int stripEnd = strip().mapTo(m_panel.get(), QPoint(0, strip().height())).y();
        QVERIFY(label.mapTo(m_panel.get(), QPoint()).y() >= stripEnd);
        QVERIFY(label.height() >= label.heightForWidth(label.width()));
        QVERIFY(strip().height() >= strip().minimumHeight());
        heights.append(label.minimumHeight());
    }
    QVERIFY(heights.last() < heights.first());
}

void TimelinePanelTest::theFieldsChangeWhatIsPlayed()
{
    choose("TimelineWhenHitB", "hurt");
    QVERIFY(awaitTicks(16));
    QVERIFY2(figures().contains("frames of advantage for A: +6"), qPrintable(figures()));
    part<QSpinBox>("TimelineOffset").setFocus();
    part<QSpinBox>("TimelineOffset").selectAll();
    QTest::keyClicks(&part<QSpinBox>("TimelineOffset"), "-7");
    QVERIFY(awaitTicks(7 + 16));
    QTest::keyClick(&part<QSpinBox>("TimelineRoundsA"), Qt::Key_Up);
    QVERIFY(awaitTicks(7 + 20));
    choose("TimelinePlaysA", "all frames");
    choose("TimelinePlaysB", "hurt");
    choose("TimelineWhenHitB", "goes on");
    QVERIFY(awaitTicks(7 + 20));
    QVERIFY(m_project->session.document() == two_fighters::document());
}

void TimelinePanelTest::aPressGoesToATickAndADragScrubs()
{
    QWidget *area = strip().viewport();
    QTest::mousePress(area, Qt::LeftButton, {}, strip().cellOf(2).center());
    QCOMPARE(strip().tick(), 2);
    QTest::mouseMove(area, strip().cellOf(4).center());
    QCOMPARE(strip().tick(), 4);
    QTest::mouseMove(area, QPoint(100000, 5));
    QCOMPARE(strip().tick(), 9);
    QTest::mouseRelease(area, Qt::LeftButton, {}, strip().cellOf(9).center());
    QTest::mouseMove(area, strip().cellOf(1).center());
    QCOMPARE(strip().tick(), 9);
}

void TimelinePanelTest::keysMoveThePlayhead()
{
    strip().setFocus();
    const auto after = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&strip(), key, modifiers);
        return strip().tick();
    };
    QCOMPARE(after(Qt::Key_Right), 0);
    QCOMPARE(after(Qt::Key_Right), 1);
    QCOMPARE(after(Qt::Key_End), 9);
    QCOMPARE(after(Qt::Key_Left), 8);
    QCOMPARE(after(Qt::Key_Left, Qt::ShiftModifier), 0);
    QCOMPARE(after(Qt::Key_Right, Qt::ShiftModifier), 9);
    QCOMPARE(after(Qt::Key_Home), 0);
    QCOMPARE(after(Qt::Key_Escape), std::nullopt);
}

void TimelinePanelTest::theCanvasShowsTheTickAndNothingElseChanges()
{
    const int steps = m_project->session.history()->count();
    strip().setTick(3);
    QCOMPARE(frameOnStage(0), QString("strike"));
    QCOMPARE(m_project->live.overlaps.index().overlaps().size(), std::size_t(1));
    strip().setTick(5);
    QCOMPARE(frameOnStage(0), QString("lower"));
    QVERIFY(m_project->live.overlaps.index().overlaps().empty());
    QCOMPARE(m_project->session.document(), two_fighters::document());
    QCOMPARE(m_project->session.shown(), two_fighters::document());
    QCOMPARE(m_project->session.history()->count(), steps);
    strip().setTick(std::nullopt);
    QCOMPARE(frameOnStage(0), QString("raise"));
}

void TimelinePanelTest::theMomentStaysWhileAnInstanceIsDragged()
{
    strip().setTick(3);
    Document moved = m_project->session.document();
    moved.stages[0].instances[1].position.x = 40;
    m_project->session.commit(moved, "move");
    QCOMPARE(frameOnStage(0), QString("strike"));
    QCOMPARE(m_project->preview.onStage().stages[0].instances[1].position.x, 40.0);
    QVERIFY(QTest::qWaitFor([this] { return !strip().timeline()->contact; }));
    QCOMPARE(strip().tick(), 3);
    QCOMPARE(frameOnStage(0), QString("strike"));
}

void TimelinePanelTest::leavingGivesTheStageBack()
{
    strip().setTick(3);
    m_panel->hide();
    QVERIFY(!m_project->preview.document());
    QCOMPARE(strip().tick(), std::nullopt);
    m_panel->show();
    QVERIFY(awaitTimeline());
}

void TimelinePanelTest::anotherWhoShowsSomethingTakesThePlayheadAway()
{
    strip().setTick(3);
    QCOMPARE(m_project->preview.by(), static_cast<QObject *>(m_panel.get()));
    const Document shown = *m_project->preview.document();
    m_project->preview.show(shown, this);
    QVERIFY(!strip().tick());
    QCOMPARE(m_project->preview.document(), std::optional(shown));
}

void TimelinePanelTest::buttonsGoToFirstAndLastContact()
{
    click("LastContact");
    QCOMPARE(strip().tick(), 4);
    click("FirstContact");
    QCOMPARE(strip().tick(), 3);
    QVERIFY(strip().textOf(3).contains("A hits B in 16"));
}

void TimelinePanelTest::whoNeverMeetsHasNoContactToGoTo()
{
    Document apart = m_project->session.document();
    apart.stages[0].instances[1].position.x = 400;
    m_project->session.commit(apart, "move");
    QVERIFY(QTest::qWaitFor([this] { return !strip().timeline()->contact; }));
    QSignalSpy told(m_panel.get(), &Panel::told);
    click("FirstContact");
    QCOMPARE(told.size(), 1);
    QCOMPARE(strip().tick(), std::nullopt);
}

void TimelinePanelTest::theSelectedTwoCanBeTaken()
{
    Document third = m_project->session.document();
    third.stages[0].instances.append(renewed(third.stages[0].instances[0]));
    m_project->session.commit(third, "third");
    selectInstances(m_project->session, {2, 1});
    click("TimelineTake");
    QCOMPARE(part<QComboBox>("TimelineInstanceA").currentIndex(), 1);
    QCOMPARE(part<QComboBox>("TimelineInstanceB").currentIndex(), 2);
}

void TimelinePanelTest::animationsOfOtherSpritesCanBePlayed()
{
    choose("TimelinePlaysB", "puncher: punch");
    QVERIFY(QTest::qWaitFor([this] { return strip().timeline() && strip().timeline()->attackB.has_value(); }));
    strip().setTick(3);
    QCOMPARE(m_project->preview.onStage().stages[0].instances[1].sprite, QString("puncher"));
}

void TimelinePanelTest::aPlayerThatIsGoneGivesWayToTheUsualTwo()
{
    Document third = m_project->session.document();
    third.stages[0].instances.append(renewed(third.stages[0].instances[0]));
    m_project->session.commit(third, "third");
    choose("TimelineInstanceB", "puncher 2");
    strip().setTick(3);
    m_project->session.undo();
    QCOMPARE(part<QComboBox>("TimelineInstanceB").currentIndex(), 1);
    QVERIFY(awaitTicks(10));
}

void TimelinePanelTest::playersAreFollowedWhenAnotherInstanceGoes()
{
    Document document = m_project->session.document();
    Instance first = renewed(document.stages[0].instances[0]);
    first.position = {500, 0};
    document.stages[0].instances.prepend(first);
    m_project->session.commit(document, "Add one below");
    QCOMPARE(part<QComboBox>("TimelineInstanceA").currentIndex(), 1);
    QCOMPARE(part<QComboBox>("TimelineInstanceA").currentText(), QString("puncher 2"));
    m_project->session.undo();
    QCOMPARE(part<QComboBox>("TimelineInstanceA").currentIndex(), 0);
    QCOMPARE(part<QComboBox>("TimelineInstanceA").currentText(), QString("puncher"));
}

void TimelinePanelTest::anEmptyStageSaysWhatToDo()
{
    Document empty = m_project->session.document();
    empty.stages[0].instances.clear();
    m_project->session.commit(empty, "clear");
    QVERIFY(QTest::qWaitFor([this] { return !strip().timeline(); }));
    QVERIFY(!part<QPushButton>("TimelineCsv").isEnabled());
    QCOMPARE(figures(), QStringLiteral("The stage “ring” has fewer than two instances; place two."));
    m_panel->resize(m_panel->minimumSizeHint());
    const QLabel &label = part<QLabel>("TimelineFigures");
    QVERIFY(label.height() >= label.heightForWidth(label.width()));
}

void TimelinePanelTest::csvGoesToTheClipboardAndToAFile()
{
    click("TimelineCopy");
    const Document document = m_project->session.document();
    const QByteArray csv = timelineCsv(document, *strip().timeline());
    QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), csv);

    QTemporaryDir folder;
    const QString path = folder.filePath("ticks");
    ModalAnswer answer([&path](QDialog &dialog) {
        dialog.findChild<QLineEdit *>("fileNameEdit")->setText(path);
        dialog.accept();
    });
    QSignalSpy told(m_panel.get(), &Panel::told);
    click("TimelineCsv");
    QVERIFY(answer.asked());
    QTRY_COMPARE(told.size(), 1);
    QFile file(path + ".csv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), csv);
}

void TimelinePanelTest::aPictureIsWritten()
{
    QTemporaryDir folder;
    ModalAnswer answer([&folder](QDialog &dialog) {
        dialog.findChild<QLineEdit *>("fileNameEdit")->setText(folder.filePath("strip.png"));
        dialog.accept();
    });
    QSignalSpy told(m_panel.get(), &Panel::told);
    click("TimelinePicture");
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(QImage(folder.filePath("strip.png")).width() > 200);
}

void TimelinePanelTest::hitsAndContactsDifferInForm()
{
    const auto marked = [this] {
        const QImage image = strip().viewport()->grab().toImage();
        const QRect cell = strip().cellOf(3);
        int strike = 0;
        int contact = 0;
        for (int y = image.height() / 2 - 8; y < image.height() / 2 + 18; ++y) {
            for (int x = cell.left(); x < cell.right(); ++x) {
                strike += image.pixelColor(x, y) == m_theme.strike ? 1 : 0;
                contact += image.pixelColor(x, y) == m_theme.contact ? 1 : 0;
            }
        }
        return std::pair(strike, contact);
    };
    QVERIFY(marked().first > 40);
    QCOMPARE(marked().second, 0);
    Document peaceful = m_project->session.document();
    peaceful.categories[1].hits.clear();
    m_project->session.commit(peaceful, "peace");
    QVERIFY(QTest::qWaitFor([this] { return !strip().timeline()->aHits; }));
    QCOMPARE(marked().first, 0);
    QVERIFY(marked().second > 5);
}

HITBOX_WINDOW_TEST(TimelinePanelTest)
#include "timeline_panel_test.moc"
