#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/dialogs_walk.h"
#include "windows/pseudo_language.h"
#include "windows/room_for_texts.h"
#include "windows/widgets/fonts.h"
#include "windows/window_bench.h"

#include <QLineEdit>

using namespace hitbox;
using namespace hitbox::bench;

/// Texts that are 40 % longer than the English ones have room in a window of 1280 x 720, whichever way one reads.
class PseudoLanguageTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSpokenIsLonger();
    void theModesHaveRoom_data();
    void theModesHaveRoom();
    void theDialogsHaveRoom_data();
    void theDialogsHaveRoom();
};

namespace {

/// Speaks it as long as it stands.
class Spoken
{
public:
    explicit Spoken(Reading reading, int textSize = Settings::usualTextSize)
        : m_language(reading)
    {
        writeIn(textSize);
        QCoreApplication::installTranslator(&m_language);
        QCoreApplication::processEvents();
    }
    ~Spoken()
    {
        QCoreApplication::removeTranslator(&m_language);
        writeIn(Settings::usualTextSize);
        QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
    }
    Spoken(const Spoken &) = delete;
    Spoken &operator=(const Spoken &) = delete;

private:
    static void writeIn(int textSize)
    {
        chooseTextSize(textSize);
        QApplication::setFont(windowFont());
    }

    PseudoLanguage m_language;
};

void eachReading()
{
    QTest::addColumn<Reading>("reading");
    QTest::addColumn<int>("textSize");
    QTest::newRow("from the left") << Reading::LeftToRight << Settings::usualTextSize;
    QTest::newRow("from the right") << Reading::RightToLeft << Settings::usualTextSize;
}

RoomForTexts::Boxes boxesIn(int textSize)
{
    return textSize > Settings::usualTextSize ? RoomForTexts::Boxes::MayShorten : RoomForTexts::Boxes::ShowAll;
}

/// Tells what is wrong line by line: there may be more than one message holds.
bool isRight(const RoomForTexts &room)
{
    for (const QString &wrong : room.wrong())
        qWarning("%s", qPrintable(wrong));
    return room.wrong().isEmpty();
}

void sizeAsASmallScreen(WindowBench &bench)
{
    bench.window->resize(1280, 720);
    WindowBench::settle();
}

} // namespace

void PseudoLanguageTest::whatIsSpokenIsLonger()
{
    QCOMPARE(PseudoLanguage::spoken("Open…"), QString("Øppéññ…"));
}

void PseudoLanguageTest::theModesHaveRoom_data()
{
    eachReading();
    QTest::newRow("half as large again") << Reading::LeftToRight << Settings::usualTextSize + 7;
}

void PseudoLanguageTest::theModesHaveRoom()
{
    QFETCH(Reading, reading);
    QFETCH(int, textSize);
    const Spoken spoken(reading, textSize);
    RoomForTexts room(&PseudoLanguage::isSpoken, boxesIn(textSize));
    WindowBench bench;
    QVERIFY(bench.shown);
    const auto look = [&](const QString &where) {
        WindowBench::settle();
        room.look(*bench.window, where);
    };
    sizeAsASmallScreen(bench);
    QCOMPARE(QGuiApplication::layoutDirection(), reading == Reading::RightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    look("start");
    bench.openSample();
    look("frames");
    bench.front().findChild<QLineEdit *>("FrameSearch")->setText("0");
    look("search");
    bench.window->actions().run("tool.trace");
    look("trace");
    bench.window->actions().run("frame.tracks");
    look("tracks");
    bench.window->actions().run("frame.tracks");
    bench.openPath(bench.path("crossings.hitbox"));
    look("crossings");
    bench.openPath(bench.path("arena.hitbox"));
    bench.front().session().setMode(Session::Mode::Stage);
    look("stage");
    bench.window->actions().run("edit.select-all");
    look("instances");
    bench.window->actions().run("play.toggle");
    look("play test");
    QVERIFY2(room.looked() > 250, qPrintable(QString::number(room.looked())));
    QVERIFY(isRight(room));
}

void PseudoLanguageTest::theDialogsHaveRoom_data()
{
    eachReading();
}

void PseudoLanguageTest::theDialogsHaveRoom()
{
    QFETCH(Reading, reading);
    QFETCH(int, textSize);
    const Spoken spoken(reading, textSize);
    RoomForTexts room(&PseudoLanguage::isSpoken, boxesIn(textSize));
    WindowBench bench;
    QVERIFY(bench.shown);
    sizeAsASmallScreen(bench);
    bench.openSample();
    const QStringList seen = walkDialogs(
        bench, [&room](QWidget &window, const QString &action) { room.look(window, action); },
        [&](const QString &action) { room.look(*bench.window, "after " + action); });
    QVERIFY2(seen.size() >= 8, qPrintable(seen.join(u' ')));
    QVERIFY(isRight(room));
}

HITBOX_WINDOW_TEST(PseudoLanguageTest)
#include "pseudo_language_test.moc"
