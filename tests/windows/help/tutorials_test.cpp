#include "test_class.h"
#include "windows/hand.h"
#include "windows/help/manual.h"
#include "windows/help/manual_picture.h"
#include "windows/help/tutorial_steps.h"
#include "windows/window_bench.h"

#include <QDir>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

constexpr QSize pictureSize(1120, 680); ///< of the window, and so of what is made of it

Script::Deed doneBy(Hand &hand, WindowBench &bench, const TutorialDeed &deed)
{
    using Kind = TutorialDeed::Kind;
    const QString first = deed.words.value(0);
    const QString second = deed.words.value(1);
    const QString third = deed.words.value(2);
    const auto place = [&deed](int which) { return geometry::Point{deed.places[which].x(), deed.places[which].y()}; };
    switch (deed.kind) {
    case Kind::Press: return [&hand, first] { return hand.press(QKeySequence(first)); };
    case Kind::PressButton: return [&hand, first] { return hand.pressButton(first); };
    case Kind::ChooseMenu: return [&hand, first] { return hand.chooseMenu(first); };
    case Kind::Choose: return [&hand, first, second] { return hand.choose(first, second); };
    case Kind::ChooseBeside: return [&hand, first, second] { return hand.chooseBeside(first, second); };
    case Kind::ClickRow: return [&hand, first, second] { return hand.clickRow(first, second, 1); };
    case Kind::ClickRowBelow:
        return [&hand, first, second, third] {
            const QString fault = hand.seesBelow(first, second, third);
            return fault.isEmpty() ? hand.clickRow(first, third, 1) : fault;
        };
    case Kind::DoubleClickRow: return [&hand, first, second] { return hand.clickRow(first, second, 2); };
    case Kind::ShiftClickRow:
        return [&hand, first, second] { return hand.clickRow(first, second, 1, Qt::ShiftModifier); };
    case Kind::Click: return [&hand, at = place(0)] { return hand.clickCanvas(at, 1); };
    case Kind::ShiftClick: return [&hand, at = place(0)] { return hand.clickCanvas(at, 1, Qt::ShiftModifier); };
    case Kind::DoubleClick: return [&hand, at = place(0)] { return hand.clickCanvas(at, 2); };
    case Kind::Drag: return [&hand, from = place(0), to = place(1)] { return hand.drag(from, to); };
    case Kind::Type:
        return [&hand, first, second] { return second.isEmpty() ? hand.type(first) : hand.typeInto(first, second); };
    case Kind::SeeStatus: return [&hand, first] { return hand.seesInStatus(first); };
    case Kind::See: return [&hand, first] { return hand.sees(first); };
    case Kind::Picture:
        return [&bench, first] {
            WindowBench::settle();
            return takePicture(*bench.window, first);
        };
    }
    return {};
}

} // namespace

/// The tutorials of the manual, followed to the letter.
class TutorialsTest : public QObject
{
    Q_OBJECT

private slots:
    void stepsAreRead();
    void wordsThatNobodyFollowsAreTold();
    void eachIsFollowedToItsEnd_data();
    void eachIsFollowedToItsEnd();
};

void TutorialsTest::stepsAreRead()
{
    const TutorialSteps steps = tutorialSteps("# Title\n\nPress **X** is no step.\n\n"
                                              "1. Press **T**, choose *File > Open…* and\n   click (1, 2), (3.5, 4) "
                                              "and (5, -6).\n2. Drag from (1, 2) to (3, 4): “4 points”.\n"
                                              "3. Click the row *a*, below *a 2*, in *Stage*.\n");
    QCOMPARE(steps.notUnderstood, QStringList());
    QCOMPARE(steps.deeds.size(), 8);
    QCOMPARE(steps.deeds[1].words, QStringList{"File > Open…"});
    QCOMPARE(steps.deeds[4].places, QList<QPointF>{QPointF(5, -6)});
    QCOMPARE(steps.deeds[5].places, (QList<QPointF>{{1, 2}, {3, 4}}));
    QCOMPARE(steps.deeds[6].words, QStringList{"4 points"});
    QCOMPARE(steps.deeds[7].words, (QStringList{"a", "a 2", "Stage"}));
}

void TutorialsTest::wordsThatNobodyFollowsAreTold()
{
    QCOMPARE(tutorialSteps("1. Hit **T** hard.\n").notUnderstood, QStringList{"Hit **T** hard."});
    QCOMPARE(tutorialSteps("1. Go to (1, 2).\n").notUnderstood, QStringList{"Go to (1, 2)."});
}

void TutorialsTest::eachIsFollowedToItsEnd_data()
{
    QTest::addColumn<QString>("page");
    for (const QString &page : QDir(manualSources).entryList({"tutorial-*.md"}))
        QTest::newRow(qPrintable(page)) << page;
}

void TutorialsTest::eachIsFollowedToItsEnd()
{
    QFETCH(QString, page);
    QFile file(QDir(manualSources).filePath(page));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const TutorialSteps steps = tutorialSteps(QString::fromUtf8(file.readAll()));
    QVERIFY2(steps.notUnderstood.isEmpty(), qPrintable(steps.notUnderstood.join('\n')));
    QVERIFY(steps.deeds.size() > 20);

    const QTemporaryDir home; // what is saved and exported goes there
    const QByteArray homeBefore = qgetenv("HOME");
    qputenv("HOME", home.path().toUtf8());
    WindowBench bench;
    QVERIFY(bench.shown);
    bench.window->resize(pictureSize);
    Hand hand(bench);
    QList<Script::Deed> deeds;
    for (const TutorialDeed &deed : steps.deeds) {
        deeds.append([done = doneBy(hand, bench, deed), step = deed.step] {
            const QString fault = done();
            return fault.isEmpty() ? QString() : fault + "\nin the step: " + step;
        });
    }
    const QString fault = Script::run(deeds);
    qputenv("HOME", homeBefore);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

HITBOX_WINDOW_TEST(TutorialsTest)
#include "tutorials_test.moc"
