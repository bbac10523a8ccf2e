#include "test_class.h"
#include "windows/actions/command_palette.h"

#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QLineEdit>
#include <QTreeWidget>

using namespace hitbox;
using namespace hitbox::bench;

class CommandPaletteTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void everyActionIsListedWithItsKeys();
    void typingAndEnterRunsTheBestFit();
    void spritesAndFramesAreGoneToByName();
    void arrowsChooseAndEscapeCloses();
    void whatCannotBeDoneNowIsNotRun();
    void actionsComeBeforeSpritesAndFrames();
    void aListWithoutAFitSaysSo();
    void rowsAreAsHighAsThoseOfPanels();

private:
    void type(const QString &text);
    QTreeWidget *list() const { return m_bench->window->findChild<CommandPalette *>()->findChild<QTreeWidget *>(); }
    QLineEdit *line() const { return m_bench->window->findChild<CommandPalette *>()->findChild<QLineEdit *>(); }

    std::unique_ptr<WindowBench> m_bench;
};

void CommandPaletteTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

void CommandPaletteTest::type(const QString &text)
{
    m_bench->key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_bench->window->findChild<CommandPalette *>());
    QTest::keyClicks(line(), text);
}

void CommandPaletteTest::everyActionIsListedWithItsKeys()
{
    type({});
    QStringList texts;
    for (int i = 0; i < list()->topLevelItemCount(); ++i)
        texts.append(list()->topLevelItem(i)->text(0) + '|' + list()->topLevelItem(i)->text(2));
    for (const ActionInfo &info : m_bench->window->actions().infos()) {
        if (!info.state)
            QVERIFY2(texts.contains(
                         plainText(info.text) + '|' +
                         (info.keys.isEmpty() ? QString() : info.keys.first().toString(QKeySequence::NativeText))),
                     qPrintable(info.id));
    }
}

void CommandPaletteTest::typingAndEnterRunsTheBestFit()
{
    type("stage on");
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(m_bench->session.mode(), Session::Mode::Stage);
    WindowBench::settle();
    QVERIFY(!QApplication::activePopupWidget());
}

void CommandPaletteTest::spritesAndFramesAreGoneToByName()
{
    type("rock");
    QTest::keyClick(line(), Qt::Key_Return);
    const FrameRef frame = m_bench->session.currentFrame();
    QCOMPARE(m_bench->session.document().sprites.at(frame.sprite).name, QString("rock"));
}

void CommandPaletteTest::arrowsChooseAndEscapeCloses()
{
    type("zoom");
    QCOMPARE(list()->indexOfTopLevelItem(list()->currentItem()), 0);
    QTest::keyClick(line(), Qt::Key_Down);
    QCOMPARE(list()->indexOfTopLevelItem(list()->currentItem()), 1);
    QTest::keyClick(line(), Qt::Key_Up);
    QCOMPARE(list()->indexOfTopLevelItem(list()->currentItem()), 0);
    QTest::keyClick(line(), Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
}

void CommandPaletteTest::whatCannotBeDoneNowIsNotRun()
{
    type("select, move"); // nothing fits
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(QApplication::activePopupWidget());
    line()->clear();
    QTest::keyClicks(line(), "place"); // the tool of the stage, out of reach here
    for (int i = 0; i < list()->topLevelItemCount(); ++i) {
        if (list()->topLevelItem(i)->text(0) == "Place") {
            QVERIFY(list()->topLevelItem(i)->isDisabled());
            list()->setCurrentItem(list()->topLevelItem(i));
        }
    }
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(m_bench->session.mode(), Session::Mode::Frames);
}

void CommandPaletteTest::actionsComeBeforeSpritesAndFrames()
{
    Document document = m_bench->session.document();
    document.sprites[0].frames[0].name = "frame of the walk"; // fits better than any action
    m_bench->session.commit(document, "set up");
    for (const char *typed : {"", "f", "frame"}) {
        type(typed);
        bool placesBegan = false;
        int actions = 0;
        for (int i = 0; i < list()->topLevelItemCount(); ++i) {
            if (!list()->topLevelItem(i)->text(0).contains(typed, Qt::CaseInsensitive))
                break; // what merely has the letters somewhere
            const bool isPlace = list()->topLevelItem(i)->text(1).startsWith("Sprite") ||
                                 list()->topLevelItem(i)->text(1).startsWith("Frame of");
            QVERIFY2(isPlace || !placesBegan, qPrintable(list()->topLevelItem(i)->text(0)));
            placesBegan = isPlace;
            actions += isPlace ? 0 : 1;
        }
        QVERIFY(actions > 0);
        QTest::keyClick(line(), Qt::Key_Escape);
        WindowBench::settle();
    }
}

void CommandPaletteTest::aListWithoutAFitSaysSo()
{
    type("xyzzy");
    QCOMPARE(list()->topLevelItemCount(), 1);
    QVERIFY(list()->topLevelItem(0)->text(0).contains("xyzzy"));
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(QApplication::activePopupWidget());
    line()->clear();
    QVERIFY(list()->topLevelItemCount() > 100);
}

void CommandPaletteTest::rowsAreAsHighAsThoseOfPanels()
{
    type({});
    const int height = list()->visualItemRect(list()->topLevelItem(0)).height();
    QVERIFY2(height >= 24 && height <= 36, qPrintable(QString::number(height)));
    QFont large = list()->font();
    large.setPixelSize(30);
    list()->setFont(large);
    list()->doItemsLayout();
    QVERIFY(list()->visualItemRect(list()->topLevelItem(0)).height() >= 40);
}

HITBOX_WINDOW_TEST(CommandPaletteTest)
#include "command_palette_test.moc"
