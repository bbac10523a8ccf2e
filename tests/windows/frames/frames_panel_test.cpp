#include "test_class.h"
#include "windows/frames/frames_panel.h"
#include "windows/widgets/count_field.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/renewed.h"
#include "formats/paste/clipboard.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/frames/frame_ruler.h"
#include "windows/frames/tag_properties.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/row_bench.h"
#include "windows/widgets/search_field.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <tuple>

using namespace hitbox;

namespace {

/// One sprite of so many frames "0", "1"…, with a tag over frames 1 and 2, and a box in frame 0.
Document manyFrames(int count)
{
    Document document = emptyProject();
    Sprite sprite{.name = "ship", .image = "ship.png"};
    for (int i = 0; i < count; ++i) {
        Frame frame;
        frame.name = QString::number(i);
        frame.rect = {0, 0, 16, 16};
        frame.size = {16, 16};
        frame.duration = 5;
        sprite.frames.append(frame);
    }
    sprite.tags = {{.name = "walk", .from = 1, .to = 2}};
    document.sprites = {sprite};
    Shape box;
    box.name = "hull";
    box.category = "hurt";
    box.outline = geometry::Box{{1, 1}, {5, 5}};
    return addShapes(document, {0, 0}, {box});
}

} // namespace

class FramesPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { make(4); }

    void onlyPicturesInSightAreDrawn();
    void ofThousandsOnlyCardsInSightAreMade();
    void shiftAndCtrlChooseSeveral();
    void draggingMovesTheChosenFramesInOneStep();
    void escapeEndsADrag();
    void aTagShowsItsFramesOnly();
    void nothingMovesAsATagIsChosen();
    void tagsAreAddedChangedAndRemoved();
    void durationAndPivotGoToAllChosenFrames();
    void whereChosenFramesDifferADashStands();
    void durationsStandOnTheCardsWhereTheyDiffer();
    void goingOnLetsGoOfChosenFrames();
    void stepsSayWhichFramesTheyAreOf();
    void theLineChoosesUpToWhereItIsPressed();
    void lookingAtAnotherFrameIsNoEdit();
    void aFrameIsRenamedInItsField();
    void selectedShapesAreCopiedToOtherFrames();
    void sequencesAreEditedAtOnce();
    void copyingForwardGoesAlong();
    void copiesReachTheEndOfTheTag();
    void shapesAreRememberedWhileFramesAreChosen();
    void whatACopyReplacesIsToldAndMayStay();
    void theEditMenuWorksOnTheChosenFrames();
    void framesOfAnotherSpriteAreNotChosen();
    void whatATagOrASearchHidesIsNotEdited();
    void pivotsOfOtherFramesAreOtherSteps();
    void aPressOnTheRulerTakesWhatIsTyped();
    void theLastFrameIsNotRemoved();
    void playingGoesRoundAndEndsWithAnyChange();
    void aPressWhilePlayingStopsAtTheFrameThatIsSeen();
    void stoppingByTheButtonGoesBackToTheFrameInView();
    void cardsWrapWhereThereIsRoom();
    void theFrameInViewIsWhollyInView();
    void onionSkinIsTold();
    void theFirstOnionSkinShowsPictures();
    void searchingNarrowsDown();
    void fieldsOfAFrameStandBesideLongWords();

private:
    void make(int frames);
    QPoint middle(int row) const { return m_view->visualRect(m_view->model()->index(row, 0)).center(); }
    void click(int row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers, middle(row));
    }
    void dragTo(int row, QPoint target)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, middle(row));
        QTest::mouseMove(m_view->viewport(), (middle(row) + target) / 2);
        QTest::mouseMove(m_view->viewport(), target);
    }
    QString order() const
    {
        QString names;
        for (const Frame &frame : sprite().frames)
            names += frame.name;
        return names;
    }
    const Sprite &sprite() const { return m_project->session.document().sprites.first(); }
    const Row &row(int index) const { return static_cast<const RowModel *>(m_view->model())->row(index); }
    int rows() const { return m_view->model()->rowCount(); }
    template <typename Widget>
    Widget *part(const char *name) const
    {
        return m_panel->findChild<Widget *>(name);
    }
    void type(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<FramesPanel> m_panel;
    RowView *m_view = nullptr;
};

void FramesPanelTest::make(int frames)
{
    m_panel.reset();
    m_pixmaps.reset();
    m_project = std::make_unique<OpenProject>();
    m_project->session.commit(manyFrames(frames), "set up");
    m_project->session.setCurrentFrame({0, 0});
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_panel = std::make_unique<FramesPanel>(*m_project, *m_pixmaps);
    m_panel->resize(1000, 190);
    m_panel->show();
    m_view = m_panel->findChild<RowView *>("FrameList");
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void FramesPanelTest::onlyPicturesInSightAreDrawn()
{
    make(2000);
    QSet<int> asked;
    m_view->setPictures({88, [&asked](int row) {
                             asked.insert(row);
                             return QPixmap(88, 88);
                         }});
    m_view->viewport()->repaint();
    QVERIFY(!asked.isEmpty() && asked.size() < 20);
    m_project->session.setCurrentFrame({0, 1999});
    RefreshOnce::allNow();
    m_view->viewport()->repaint();
    QVERIFY(asked.contains(1999) && asked.size() < 40);
}

void FramesPanelTest::ofThousandsOnlyCardsInSightAreMade()
{
    make(3000);
    QVERIFY(bench::makesOnlyRowsInView(*m_view));
    m_project->session.setCurrentFrame({0, 2000});
    QCoreApplication::processEvents();
    QCOMPARE(m_view->currentRow(), 2000);
    QCOMPARE(m_view->selectedRows(), QSet<int>{2000});
    QCOMPARE(row(2000).trailing, QString("2000"));
}

void FramesPanelTest::shiftAndCtrlChooseSeveral()
{
    click(1);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 1}));
    click(3, Qt::ShiftModifier);
    QVERIFY(!row(0).selected && row(1).selected && row(2).selected && row(3).selected);
    QVERIFY(row(3).current);
    click(2, Qt::ControlModifier);
    QVERIFY(row(1).selected && !row(2).selected && row(3).selected);
    m_project->session.setCurrentFrame({0, 0});
    QVERIFY(row(0).selected && !row(3).selected);
}

void FramesPanelTest::draggingMovesTheChosenFramesInOneStep()
{
    const int steps = m_project->session.history()->count();
    click(0);
    click(1, Qt::ControlModifier);
    dragTo(1, middle(3) + QPoint(20, 0));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middle(3) + QPoint(20, 0));
    QCOMPARE(order(), QString("2301"));
    QCOMPARE(m_project->session.history()->count(), steps + 1);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 3}));
    QVERIFY(row(2).selected && row(3).selected && !row(0).selected);
    m_project->session.undo();
    QCOMPARE(order(), QString("0123"));
}

void FramesPanelTest::escapeEndsADrag()
{
    dragTo(0, middle(3));
    QTest::keyClick(m_view, Qt::Key_Escape);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middle(3));
    QCOMPARE(order(), QString("0123"));
}

void FramesPanelTest::aTagShowsItsFramesOnly()
{
    auto *tags = part<QComboBox>("Tags");
    tags->setFocus();
    QTest::keyClick(tags, Qt::Key_End);
    QCOMPARE(rows(), 2);
    QCOMPARE(row(0).title, QString("1"));
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 1}));
    m_project->session.setCurrentFrame({0, 3});
    QCOMPARE(rows(), 4);
    QCOMPARE(tags->currentIndex(), 0);
}

/// Where a click fell on its bar, a second one falls on it, too.
void FramesPanelTest::nothingMovesAsATagIsChosen()
{
    const auto *ruler = m_panel->findChild<FrameRuler *>();
    const auto places = [&] {
        QTest::qWait(0);
        return std::tuple(ruler->geometry(), m_view->geometry(), m_panel->minimumSizeHint().height());
    };
    const auto before = places();
    auto *tags = part<QComboBox>("Tags");
    tags->setFocus();
    QVERIFY(!part<QLineEdit>("TagName")->isVisible());
    QTest::keyClick(tags, Qt::Key_End);
    RefreshOnce::allNow();
    QVERIFY(part<QLineEdit>("TagName")->isVisible());
    QVERIFY(places() == before);
    QTest::keyClick(tags, Qt::Key_Home);
    RefreshOnce::allNow();
    QVERIFY(!part<QLineEdit>("TagName")->isVisible());
    QVERIFY(places() == before);
    Document bare = m_project->session.document();
    bare.sprites[0].tags.clear();
    m_project->session.commit(bare, "set up");
    RefreshOnce::allNow();
    QVERIFY(!m_panel->findChild<TagProperties *>()->isVisible());
}

void FramesPanelTest::tagsAreAddedChangedAndRemoved()
{
    click(2);
    click(3, Qt::ShiftModifier);
    QTest::mouseClick(part<QToolButton>("AddTag"), Qt::LeftButton);
    QCOMPARE(sprite().tags.size(), 2);
    QCOMPARE(sprite().tags.last().from, 2);
    QCOMPARE(sprite().tags.last().to, 3);
    QCOMPARE(QApplication::focusWidget(), part<QLineEdit>("TagName")); // ready to be typed
    QCOMPARE(part<QLineEdit>("TagName")->selectedText(), QString("tag"));
    type(part<QLineEdit>("TagName"), "run");
    QCOMPARE(sprite().tags.last().name, QString("run"));
    auto *from = part<QSpinBox>("TagFrom");
    type(from->findChild<QLineEdit *>(), "1");
    QCOMPARE(sprite().tags.last().from, 1);
    type(part<QSpinBox>("TagTo")->findChild<QLineEdit *>(), "99");
    QCOMPARE(sprite().tags.last().to, 3);
    QTest::keyClick(part<QComboBox>("TagDirection"), Qt::Key_End);
    QCOMPARE(sprite().tags.last().direction, TagDirection::PingPongReverse);
    QTest::keyClick(part<QComboBox>("TagDirection"), Qt::Key_Up);
    QCOMPARE(sprite().tags.last().direction, TagDirection::PingPong);
    auto *times = part<QSpinBox>("TagRepeat");
    QCOMPARE(times->text(), QString("for ever"));
    QVERIFY(times->minimumWidth() > times->fontMetrics().horizontalAdvance("for ever"));
    type(times->findChild<QLineEdit *>(), "3");
    QCOMPARE(sprite().tags.last().repeat, 3);
    m_project->session.undo();
    QCOMPARE(sprite().tags.last().repeat, 0);
    QTest::mouseClick(part<QToolButton>("RemoveTag"), Qt::LeftButton);
    QCOMPARE(sprite().tags.size(), 1);
    QCOMPARE(sprite().frames.size(), 4);
    QVERIFY(!part<QToolButton>("RemoveTag")->isVisible());
}

void FramesPanelTest::durationAndPivotGoToAllChosenFrames()
{
    click(1);
    click(2, Qt::ControlModifier);
    const int steps = m_project->session.history()->count();
    type(part<NumberField>("FrameDuration"), "40");
    QCOMPARE(sprite().frames.at(1).duration, 40.0);
    QCOMPARE(sprite().frames.at(2).duration, 40.0);
    QCOMPARE(sprite().frames.at(0).duration, 5.0);
    const double itsOwn = sprite().frames.at(2).pivot.y + 1;
    Frame second = sprite().frames.at(2);
    second.pivot.y = itsOwn;
    m_project->session.commit(withFrame(m_project->session.document(), {0, 2}, second), "set up");
    type(part<NumberField>("PivotX"), "3.5");
    QCOMPARE(sprite().frames.at(2).pivot, (geometry::Point{3.5, itsOwn}));
    type(part<NumberField>("PivotY"), "7");
    QCOMPARE(sprite().frames.at(1).pivot, (geometry::Point{3.5, 7}));
    QCOMPARE(m_project->session.history()->count(), steps + 3);
}

void FramesPanelTest::durationsStandOnTheCardsWhereTheyDiffer()
{
    QCOMPARE(row(0).below, QString());
    const double usual = sprite().frames.at(0).duration;
    Frame second = sprite().frames.at(1);
    second.duration = usual + 33;
    m_project->session.commit(withFrame(m_project->session.document(), {0, 1}, second), "longer");
    RefreshOnce::allNow();
    QCOMPARE(row(0).below, durationText({}, usual));
    QCOMPARE(row(1).below, durationText({}, usual + 33));
    m_panel->setTimes({FrameTimes::Unit::Ticks, 60});
    RefreshOnce::allNow();
    QCOMPARE(row(1).below, durationText({FrameTimes::Unit::Ticks, 60}, usual + 33));
    m_project->session.history()->undo();
    RefreshOnce::allNow();
    QCOMPARE(row(1).below, QString());
}

void FramesPanelTest::whereChosenFramesDifferADashStands()
{
    Frame second = sprite().frames.at(2);
    second.pivot.x += 3;
    second.duration += 7;
    m_project->session.commit(withFrame(m_project->session.document(), {0, 2}, second), "set up");
    auto *name = part<QLineEdit>("FrameName");
    click(1);
    RefreshOnce::allNow();
    QVERIFY(name->isEnabled());
    QCOMPARE(name->text(), QString("1"));
    QCOMPARE(part<NumberField>("FrameDuration")->value(), 5.0);
    click(2, Qt::ControlModifier);
    RefreshOnce::allNow();
    QVERIFY(!name->isEnabled() && name->text().isEmpty());
    QCOMPARE(name->placeholderText(), QString("2 frames"));
    QVERIFY(!part<NumberField>("FrameDuration")->value() && !part<NumberField>("PivotX")->value());
    QCOMPARE(part<NumberField>("PivotY")->value(), second.pivot.y);
    type(part<NumberField>("FrameDuration"), "12");
    RefreshOnce::allNow();
    QCOMPARE(part<NumberField>("FrameDuration")->value(), 12.0);
    QCOMPARE(sprite().frames.at(1).duration, 12.0);
    click(2);
    RefreshOnce::allNow();
    QVERIFY(name->isEnabled());
    QCOMPARE(name->text(), QString("2"));
    QCOMPARE(part<NumberField>("PivotX")->value(), second.pivot.x);
}

void FramesPanelTest::goingOnLetsGoOfChosenFrames()
{
    const auto chooseAll = [this] {
        click(0);
        click(3, Qt::ShiftModifier);
        return m_panel->chosenFrames().size() == 4 && m_project->tools.now().scope.chosen.size() == 4;
    };
    QVERIFY(chooseAll());
    m_project->session.setCurrentFrame({0, 2});
    QCOMPARE(m_panel->chosenFrames(), (QList<FrameRef>{{0, 2}}));
    QVERIFY(m_project->tools.now().scope.chosen.isEmpty());
    type(part<NumberField>("FrameDuration"), "60");
    QCOMPARE(sprite().frames.at(2).duration, 60.0);
    QCOMPARE(sprite().frames.at(1).duration, 5.0);

    QVERIFY(chooseAll());
    auto *ruler = part<FrameRuler>("FrameRuler");
    QTest::mouseClick(ruler, Qt::LeftButton, {}, QPoint(static_cast<int>(ruler->left(3)) + 3, 4)); // the one in view
    QCOMPARE(m_panel->chosenFrames(), (QList<FrameRef>{{0, 3}}));

    QVERIFY(chooseAll()); // and what is done to all of them keeps them
    m_panel->addTag();
    QCOMPARE(m_panel->chosenFrames().size(), 4);
    m_panel->hide();
    m_project->session.setCurrentFrame({0, 1});
    QVERIFY(m_project->tools.now().scope.chosen.isEmpty());
}

void FramesPanelTest::stepsSayWhichFramesTheyAreOf()
{
    click(1);
    type(part<NumberField>("FrameDuration"), "40");
    QCOMPARE(m_project->session.history()->undoText(), QString("Duration of 1"));
    click(3, Qt::ShiftModifier);
    type(part<NumberField>("FrameDuration"), "50");
    QCOMPARE(m_project->session.history()->undoText(), QString("Duration of 3 frames"));
    type(part<NumberField>("PivotX"), "2");
    QCOMPARE(m_project->session.history()->undoText(), QString("Pivot of 3 frames"));
}

void FramesPanelTest::theLineChoosesUpToWhereItIsPressed()
{
    auto *ruler = m_panel->findChild<FrameRuler *>();
    const auto chosen = [this] {
        QList<int> frames;
        for (const FrameRef ref : m_panel->chosenFrames())
            frames.append(ref.frame);
        return frames;
    };
    click(1);
    emit ruler->upToWanted(3);
    QCOMPARE(chosen(), (QList<int>{1, 2, 3}));
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 1}));
    const QList<QLabel *> labels = m_panel->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel *label) { return label->text() == "3" && label->toolTip().contains("3 chosen"); }));
    emit ruler->upToWanted(0);
    QCOMPARE(chosen(), (QList<int>{0, 1}));
}

void FramesPanelTest::lookingAtAnotherFrameIsNoEdit()
{
    Frame frame = sprite().frames.at(1);
    frame.pivot = {frame.pivot.x + 3, frame.pivot.y + 5};
    frame.duration += 7;
    m_project->session.commit(withFrame(m_project->session.document(), {0, 1}, frame), "set up");
    const Document before = m_project->session.document();
    m_project->session.setCurrentFrame({0, 1});
    m_project->session.setCurrentFrame({0, 0});
    QCOMPARE(m_project->session.document(), before);
}

void FramesPanelTest::aFrameIsRenamedInItsField()
{
    type(part<QLineEdit>("FrameName"), "idle");
    QCOMPARE(sprite().frames.first().name, QString("idle"));
    type(part<QLineEdit>("FrameName"), " ");
    QCOMPARE(sprite().frames.first().name, QString("idle"));
    QCOMPARE(part<QLineEdit>("FrameName")->text(), QString("idle"));
}

void FramesPanelTest::selectedShapesAreCopiedToOtherFrames()
{
    const QSignalSpy told(m_panel.get(), &Panel::told);
    m_panel->copyShapesTo(FramesPanel::CopyTarget::Next);
    QCOMPARE(told.size(), 1);
    m_project->session.setSelection({.shapes = {sprite().frames.first().shapes.first().id}});
    m_panel->copyShapesTo(FramesPanel::CopyTarget::Next);
    QCOMPARE(sprite().frames.at(1).shapes.size(), 1);
    QVERIFY(sprite().frames.at(2).shapes.isEmpty());
    m_panel->copyShapesTo(FramesPanel::CopyTarget::All);
    for (const Frame &frame : sprite().frames)
        QCOMPARE(frame.shapes.size(), 1);
    m_project->session.undo();
    QVERIFY(sprite().frames.at(2).shapes.isEmpty());
}

void FramesPanelTest::sequencesAreEditedAtOnce()
{
    using Edit = FramesPanel::SequenceEdit;
    const Sprite before = sprite();
    m_panel->editSequence(Edit::Reverse);
    QCOMPARE(order(), QString("3210"));
    m_project->session.undo();
    QCOMPARE(order(), QString("0123"));
    m_project->session.setCurrentFrame({0, 0});
    click(0);
    click(1, Qt::ShiftModifier);
    m_panel->editSequence(Edit::Hold);
    QCOMPARE(sprite().frames.at(1).duration, 2 * before.frames.at(1).duration);
    QCOMPARE(sprite().frames.at(2).duration, before.frames.at(2).duration);
    m_panel->editSequence(Edit::Blank);
    QCOMPARE(sprite().frames.size(), before.frames.size() + 1);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 2}));
    QVERIFY(sprite().frames.at(2).shapes.isEmpty());
    const int steps = m_project->session.history()->count();
    m_panel->editSequence(Edit::Number);
    QCOMPARE(m_project->session.history()->count(), steps + 1);
    QSet<QString> names;
    for (const Frame &frame : sprite().frames)
        names.insert(frame.name);
    QCOMPARE(names.size(), sprite().frames.size());
}

void FramesPanelTest::copyingForwardGoesAlong()
{
    m_project->session.setSelection({.shapes = {sprite().frames.first().shapes.first().id}});
    for (int frame = 1; frame <= 3; ++frame) {
        m_panel->copyShapesTo(FramesPanel::CopyTarget::Next);
        QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, frame}));
        QCOMPARE(m_project->session.selection().shapes, QSet<ShapeId>{sprite().frames.at(frame).shapes.first().id});
    }
    // And the selection goes with its thing where there is one.
    m_project->session.setCurrentFrame({0, 1});
    QCOMPARE(m_project->session.selection().shapes, QSet<ShapeId>{sprite().frames.at(1).shapes.first().id});
}

void FramesPanelTest::copiesReachTheEndOfTheTag()
{
    Document document = m_project->session.document();
    document.sprites[0].tags = {{.name = "swing", .from = 0, .to = 2}};
    m_project->session.commit(document, "set up");
    m_project->session.setSelection({.shapes = {sprite().frames.first().shapes.first().id}});
    m_panel->copyShapesTo(FramesPanel::CopyTarget::TagEnd);
    QCOMPARE(sprite().frames.at(2).shapes.size(), 1);
    QVERIFY(sprite().frames.at(3).shapes.isEmpty());
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 0}));
}

void FramesPanelTest::shapesAreRememberedWhileFramesAreChosen()
{
    m_project->session.setSelection({.shapes = {sprite().frames.first().shapes.first().id}});
    click(1, Qt::ControlModifier);
    click(3, Qt::ControlModifier);
    QVERIFY(m_project->session.selection().shapes.isEmpty());
    m_panel->copyShapesTo(FramesPanel::CopyTarget::Chosen);
    QCOMPARE(sprite().frames.at(1).shapes.size(), 1);
    QVERIFY(sprite().frames.at(2).shapes.isEmpty());
    QCOMPARE(sprite().frames.at(3).shapes.size(), 1);

    // Where they are copied from may have got another place meanwhile.
    m_project->session.undo();
    m_project->session.commit(moveFrames(m_project->session.document(), 0, {0}, 3), "move");
    m_panel->copyShapesTo(FramesPanel::CopyTarget::Chosen);
    QCOMPARE(sprite().frames.at(0).shapes.size(), 1);
    QCOMPARE(sprite().frames.at(3).shapes.size(), 1);
}

void FramesPanelTest::whatACopyReplacesIsToldAndMayStay()
{
    Document document = m_project->session.document();
    Shape drawn = sprite().frames.first().shapes.first();
    drawn.outline = geometry::Circle{{9, 9}, 3};
    m_project->session.commit(addShapes(document, {0, 1}, {drawn}), "set up");
    QSignalSpy told(m_panel.get(), &Panel::told);
    m_project->session.setSelection({.shapes = {sprite().frames.first().shapes.first().id}});
    m_panel->copyShapesTo(FramesPanel::CopyTarget::Next);
    QCOMPARE(sprite().frames.at(1).shapes.size(), 1);
    QVERIFY(told.last().first().toString().contains("replaced"));
    m_project->session.undo();
    m_project->session.setCurrentFrame({0, 0});
    m_project->session.setSelection({.shapes = {sprite().frames.first().shapes.first().id}});
    m_panel->copyShapesTo(FramesPanel::CopyTarget::Next, CopyOver::KeepBoth);
    QCOMPARE(sprite().frames.at(1).shapes.size(), 2);
    QCOMPARE(sprite().frames.at(1).shapes.first().outline, drawn.outline);
    QVERIFY(!told.last().first().toString().contains("replaced"));
}

void FramesPanelTest::theEditMenuWorksOnTheChosenFrames()
{
    click(1);
    click(2, Qt::ShiftModifier);
    QVERIFY(m_panel->perform(EditCommand::Duplicate));
    QCOMPARE(sprite().frames.size(), 6);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 3}));
    QVERIFY(m_panel->perform(EditCommand::Copy));
    const Result<Clip> clip = readClip(QApplication::clipboard()->text().toUtf8());
    QCOMPARE(clip->frames().size(), 2);
    QVERIFY(m_panel->perform(EditCommand::Remove));
    QCOMPARE(order(), QString("0123"));
    QVERIFY(m_panel->perform(EditCommand::SelectAll));
    QVERIFY(row(0).selected && row(3).selected);
}

void FramesPanelTest::whatATagOrASearchHidesIsNotEdited()
{
    click(0);
    click(1, Qt::ControlModifier);
    click(3, Qt::ControlModifier);
    QCOMPARE(m_panel->chosenFrames().size(), 3);
    auto *search = m_panel->findChild<SearchField *>();
    search->setText("3");
    QCOMPARE(m_panel->chosenFrames(), (QList<FrameRef>{{0, 3}}));
    search->clear();
    QCOMPARE(m_panel->chosenFrames(), (QList<FrameRef>{{0, 3}}));
    m_project->session.setCurrentFrame({0, 1});
    click(0);
    click(1, Qt::ShiftModifier);
    auto *tags = part<QComboBox>("Tags");
    tags->setFocus();
    QTest::keyClick(tags, Qt::Key_End); // of 1 and 2
    QCOMPARE(m_panel->chosenFrames(), (QList<FrameRef>{{0, 1}}));
    const qsizetype before = sprite().frames.size();
    QVERIFY(m_panel->perform(EditCommand::Remove));
    QCOMPARE(sprite().frames.size(), before - 1);
}

void FramesPanelTest::pivotsOfOtherFramesAreOtherSteps()
{
    const int before = m_project->session.history()->count();
    type(part<NumberField>("PivotX"), "3");
    type(part<NumberField>("PivotX"), "4");
    QCOMPARE(m_project->session.history()->count(), before + 1);
    type(part<NumberField>("PivotY"), "5");
    QCOMPARE(m_project->session.history()->count(), before + 1);
    m_project->session.setCurrentFrame({0, 2});
    type(part<NumberField>("PivotY"), "6");
    QCOMPARE(m_project->session.history()->count(), before + 2);
    m_project->session.undo();
    QCOMPARE(sprite().frames[0].pivot.y, 5.0);
    QVERIFY(sprite().frames[2].pivot.y != 6.0);
}

/// And gives it to what it was typed for.
void FramesPanelTest::aPressOnTheRulerTakesWhatIsTyped()
{
    auto *name = part<QLineEdit>("FrameName");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, "typed");
    auto *ruler = part<FrameRuler>("FrameRuler");
    QTest::mousePress(ruler, Qt::LeftButton, {}, QPoint(static_cast<int>(ruler->left(2)) + 3, 4));
    QTest::mouseRelease(ruler, Qt::LeftButton, {}, QPoint(static_cast<int>(ruler->left(2)) + 3, 4));
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 2}));
    QCOMPARE(sprite().frames[0].name, QString("typed"));
    QVERIFY(sprite().frames[2].name != "typed");
}

void FramesPanelTest::framesOfAnotherSpriteAreNotChosen()
{
    Document document = m_project->session.document();
    Sprite other = renewed(document.sprites.first());
    other.name = "other";
    other.frames[0].shapes.clear();
    document.sprites.append(other);
    m_project->session.commit(document, "set up");
    m_project->session.setCurrentFrame({0, 0});
    click(2, Qt::ShiftModifier);
    QCOMPARE(m_panel->chosenFrames().size(), 3);
    m_project->session.setCurrentFrame({1, 0});
    QCOMPARE(m_panel->chosenFrames(), (QList<FrameRef>{{1, 0}}));
}

void FramesPanelTest::theLastFrameIsNotRemoved()
{
    const QSignalSpy told(m_panel.get(), &Panel::told);
    m_panel->perform(EditCommand::SelectAll);
    QTest::keyClick(m_view, Qt::Key_Delete);
    QCOMPARE(sprite().frames.size(), 4);
    QCOMPARE(told.size(), 1);
}

void FramesPanelTest::playingGoesRoundAndEndsWithAnyChange()
{
    QList<int> played;
    bool ended = false;
    connect(m_panel.get(), &FramesPanel::played, this, [&](std::optional<int> frame) {
        if (frame)
            played.append(*frame);
        ended = !frame;
    });
    const QIcon still = part<QToolButton>("Play")->icon();
    QTest::mouseClick(part<QToolButton>("Play"), Qt::LeftButton);
    QVERIFY(part<QToolButton>("Play")->icon().cacheKey() != still.cacheKey());
    QTRY_VERIFY(played.size() > 4);
    QCOMPARE(played.mid(0, 5), (QList<int>{0, 1, 2, 3, 0}));
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 0}));
    m_project->session.setSelection({.shapes = {sprite().frames.first().shapes.first().id}});
    QVERIFY(ended);
    QVERIFY(!part<QToolButton>("Play")->isChecked());
}

void FramesPanelTest::aPressWhilePlayingStopsAtTheFrameThatIsSeen()
{
    QWidget canvas;
    canvas.show();
    m_panel->stopAtPressOn(canvas);
    int last = 0;
    connect(m_panel.get(), &FramesPanel::played, this, [&](std::optional<int> frame) { last = frame.value_or(last); });
    QTest::mouseClick(&canvas, Qt::LeftButton); // nothing plays
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 0}));
    m_panel->togglePlaying();
    QTRY_VERIFY(last > 0);
    QTest::mousePress(&canvas, Qt::LeftButton);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, last}));
    QVERIFY(!part<QToolButton>("Play")->isChecked());
}

void FramesPanelTest::stoppingByTheButtonGoesBackToTheFrameInView()
{
    m_project->session.setCurrentFrame({0, 2});
    std::optional<int> seen;
    connect(m_panel.get(), &FramesPanel::played, this, [&](std::optional<int> frame) { seen = frame; });
    m_panel->togglePlaying();
    QTRY_VERIFY(seen && *seen != 2);
    m_panel->togglePlaying();
    QVERIFY(!seen);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 2}));
}

void FramesPanelTest::cardsWrapWhereThereIsRoom()
{
    auto *view = part<RowView>("FrameList");
    const auto top = [view](int row) { return view->visualRect(view->model()->index(row, 0)).top(); };
    m_panel->resize(640, 230);
    QCoreApplication::processEvents();
    QCOMPARE(top(0), top(3));
    m_panel->resize(640, 700);
    QCoreApplication::processEvents();
    QVERIFY(top(3) > top(0));
    click(3);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 3}));
    m_panel->resize(640, 230);
    QCoreApplication::processEvents();
    QCOMPARE(top(0), top(3));
}

void FramesPanelTest::theFrameInViewIsWhollyInView()
{
    make(40);
    const auto isWhole = [this] {
        QCoreApplication::processEvents();
        const int at = m_view->currentRow();
        return at >= 0 && m_view->viewport()
                              ->rect()
                              .adjusted(0, 0, 1, 1)
                              .contains(m_view->visualRect(m_view->model()->index(at, 0)));
    };
    Session &session = m_project->session;
    for (const int frame : {37, 5, 22, 39, 0, 31}) {
        session.setCurrentFrame({0, frame});
        QVERIFY2(isWhole(), qPrintable(QString::number(frame)));
    }
    session.commit(removeFrames(session.document(), 0, {2, 3, 4, 5, 6, 7}), QStringLiteral("remove"));
    QVERIFY(isWhole());
    session.undo();
    QVERIFY(isWhole());
    session.commit(moveFrames(session.document(), 0, {31}, 2), QStringLiteral("move"));
    QVERIFY(isWhole());
    session.undo();
    QVERIFY(isWhole());
    session.setCurrentFrame({0, 20});
    m_panel->resize(380, m_panel->height());
    QVERIFY(isWhole());
    m_panel->hide();
    session.setCurrentFrame({0, 11});
    m_panel->resize(600, m_panel->height());
    m_panel->show();
    QVERIFY(isWhole());
}

void FramesPanelTest::onionSkinIsTold()
{
    QList<OnionSkin> told;
    connect(m_panel.get(), &FramesPanel::onionSkinChanged, this, [&](const OnionSkin &onion) { told.append(onion); });
    QVERIFY(!part<QToolButton>("OnionSkin")->isChecked());
    m_panel->toggleOnionSkin();
    QVERIFY(part<QToolButton>("OnionSkin")->isChecked());
    part<QCheckBox>("OnionPixels")->click();
    part<CountField>("OnionAfter")->setValue(3);
    part<CountField>("OnionAfter")->setValue(90);
    QCOMPARE(told, (QList<OnionSkin>{{.isShown = true},
                                     {.isShown = true, .pixels = false},
                                     {.isShown = true, .after = 3, .pixels = false},
                                     {.isShown = true, .after = OnionSkin::most, .pixels = false}}));
    part<QCheckBox>("OnionPin")->click();
    QCOMPARE(told.last().pinned, *sprite().frames.first().id);
    QVERIFY(part<QCheckBox>("OnionPin")->text().contains(sprite().frames.first().name));
    part<QCheckBox>("OnionPin")->click();
    QVERIFY(!told.last().pinned);
    m_panel->setOnionSkin({.before = 2, .fade = false});
    QVERIFY(!part<QCheckBox>("OnionShown")->isChecked() && !part<QCheckBox>("OnionFade")->isChecked());
    QCOMPARE(part<CountField>("OnionBefore")->value(), 2);
}

void FramesPanelTest::theFirstOnionSkinShowsPictures()
{
    QVERIFY(OnionSkin().pixels && OnionSkin().shapes && OnionSkin().before == 1);
    const auto isEnabled = [this](const char *name) { return part<QCheckBox>(name)->isEnabled(); };
    QVERIFY(isEnabled("OnionTint") && isEnabled("OnionInFront") && isEnabled("OnionFade"));
    m_panel->setOnionSkin({.pixels = false});
    QVERIFY(!isEnabled("OnionTint") && !isEnabled("OnionInFront") && isEnabled("OnionFade"));
    m_panel->setOnionSkin({.shapes = false, .pixels = false});
    QVERIFY(!isEnabled("OnionFade"));
    part<QCheckBox>("OnionPixels")->click();
    QVERIFY(isEnabled("OnionTint") && isEnabled("OnionInFront") && isEnabled("OnionFade"));
}

void FramesPanelTest::searchingNarrowsDown()
{
    QTest::keyClicks(part<QLineEdit>("FrameSearch"), "2");
    QCOMPARE(rows(), 1);
    click(0);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 2}));
    QTest::keyClick(part<QLineEdit>("FrameSearch"), Qt::Key_Escape);
    QCOMPARE(rows(), 4);
}

void FramesPanelTest::fieldsOfAFrameStandBesideLongWords()
{
    const auto *x = part<NumberField>("PivotX");
    const auto *y = part<NumberField>("PivotY");
    auto *fields = x->parentWidget();
    // Not those of the menu of its button.
    const QList<QLabel *> labels = fields->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(labels.size(), 3);
    for (QLabel *label : labels)
        label->setText(label->text() + " in many more words");
    for (const QLabel *label : labels)
        QTRY_VERIFY(label->width() >= label->sizeHint().width());
    QVERIFY(x->geometry().right() < y->x());
    QVERIFY(x->width() >= x->minimumSizeHint().width());
    QVERIFY(y->geometry().right() <= fields->width());
    QVERIFY(fields->geometry().right() <= m_panel->width());
}

HITBOX_WINDOW_TEST(FramesPanelTest)
#include "frames_panel_test.moc"
