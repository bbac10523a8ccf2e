#include "test_class.h"
#include "windows/settings/settings_dialog.h"

#include "windows/actions/actions.h"
#include "windows/modal_answer.h"
#include "windows/window_bench.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

using namespace hitbox;
using namespace hitbox::bench;

class SettingsDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
        m_bench->window->actions().run("view.settings");
        QVERIFY(part<QComboBox>("ThemeChoice"));
    }
    void cleanup()
    {
        m_bench.reset();
        QApplication::setPalette({});
    }

    void colorsCountAtOnce()
    {
        choose("ThemeChoice", static_cast<int>(ThemeChoice::Light));
        choose("SightChoice", static_cast<int>(Sight::RedGreen));
        QCOMPARE(settings().theme, ThemeChoice::Light);
        QCOMPARE(settings().sight, Sight::RedGreen);
        const Theme expected = themeFor(ThemeChoice::Light, Sight::RedGreen);
        QCOMPARE(themeOf(m_bench->window->palette()).crossing, expected.crossing);
        QVERIFY(!part<QPushButton>("RestartNow")->isEnabled());
    }

    void languageAndTextSizeWaitForTheNextStart()
    {
        choose("TextSizeChoice", Settings::usualTextSize + 2);
        QCOMPARE(settings().textSize, Settings::usualTextSize + 2);
        auto *restart = part<QPushButton>("RestartNow");
        QVERIFY(restart->isEnabled());
        choose("TextSizeChoice", Settings::usualTextSize);
        QVERIFY(!restart->isEnabled());
        choose("TextSizeChoice", Settings::usualTextSize + 5);
        QTest::mouseClick(restart, Qt::LeftButton);
        QVERIFY(m_bench->window->restarts());
        QVERIFY(!m_bench->window->isVisible());
    }

    /// Whoever does not want to lose work is not closed, and later closes for good.
    void unsavedWorkIsAskedAboutBeforeStartingAgain()
    {
        Session &session = m_bench->front().session();
        Document document = session.document();
        document.properties.append({"note", true});
        session.commit(document, "note");
        choose("TextSizeChoice", Settings::usualTextSize + 5);
        const ModalAnswer answer([](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        QTest::mouseClick(part<QPushButton>("RestartNow"), Qt::LeftButton);
        QVERIFY(answer.asked());
        QVERIFY(m_bench->window->isVisible());
        QVERIFY(!m_bench->window->restarts());
    }

    void durationsReadAsChosenEverywhere()
    {
        choose("UnitChoice", static_cast<int>(FrameTimes::Unit::Ticks));
        part<QSpinBox>("TicksPerSecond")->setValue(30);
        QCOMPARE(settings().frameTimes, (FrameTimes{FrameTimes::Unit::Ticks, 30}));
    }

    void keysOpenFromHere()
    {
        QTest::mouseClick(part<QPushButton>("OpenKeys"), Qt::LeftButton);
        auto *keys = m_bench->window->findChild<QDialog *>("ShortcutEditor");
        QVERIFY(keys && keys->isVisible());
    }

    void whatIsChosenElsewhereShowsHere()
    {
        m_bench->window->chooseTheme(ThemeChoice::Dark);
        QCOMPARE(part<QComboBox>("ThemeChoice")->currentData().toInt(), static_cast<int>(ThemeChoice::Dark));
    }

private:
    template <typename T>
    T *part(const char *name) const
    {
        auto *dialog = m_bench->window->findChild<SettingsDialog *>();
        return dialog ? dialog->findChild<T *>(name) : nullptr;
    }
    Settings settings() const { return m_bench->window->settings(); }

    void choose(const char *name, int value) const
    {
        auto *box = part<QComboBox>(name);
        const int index = box->findData(value);
        QVERIFY(index >= 0);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(SettingsDialogTest)
#include "settings_dialog_test.moc"
