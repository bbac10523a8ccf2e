#include "test_class.h"
#include "windows/settings/settings_dialog.h"

#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QComboBox>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QWheelEvent>

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
    }

    /// See window_renewal_test for what it does to the window.
    void textSizeCountsAtOnce()
    {
        choose("TextSizeChoice", Settings::usualTextSize + 5);
        QCOMPARE(settings().textSize, Settings::usualTextSize + 5);
        QTRY_COMPARE(m_bench->window->menuBar()->font().pixelSize(), Settings::usualTextSize + 5);
        choose("TextSizeChoice", Settings::usualTextSize);
        QTRY_COMPARE(m_bench->window->menuBar()->font().pixelSize(), Settings::usualTextSize);
    }

    void theManualNamesEachTextSize()
    {
        QFile page(QStringLiteral(HITBOX_SOURCE_DIR "/resources/manual/window.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll()).simplified();
        const qsizetype from = text.indexOf("* **Text size**");
        const QString said = text.mid(from, text.indexOf("* **", from + 1) - from);
        const auto *sizes = part<QComboBox>("TextSizeChoice");
        for (int i = 0; i < sizes->count(); ++i)
            QVERIFY2(said.contains(sizes->itemText(i), Qt::CaseInsensitive), qPrintable(sizes->itemText(i)));
    }

    void durationsReadAsChosenEverywhere()
    {
        choose("UnitChoice", static_cast<int>(FrameTimes::Unit::Ticks));
        part<QSpinBox>("TicksPerSecond")->setValue(30);
        QCOMPARE(settings().frameTimes, (FrameTimes{FrameTimes::Unit::Ticks, 30}));
    }

    void theWheelDoesAsChosenOnBothCanvases()
    {
        choose("WheelChoice", static_cast<int>(WheelUse::Scroll));
        QCOMPARE(settings().wheel, WheelUse::Scroll);
        CanvasView &view = m_bench->front().view();
        const double zoom = view.zoom();
        QWheelEvent event({20, 20}, view.viewport()->mapToGlobal(QPointF(20, 20)), {}, {0, 120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.viewport(), &event);
        QCOMPARE(view.zoom(), zoom);
    }

    void handlesAreAsLargeAsChosenOnBothCanvases()
    {
        CanvasView &view = m_bench->front().view();
        const double usual = view.pickRadius();
        choose("HandleChoice", static_cast<int>(HandleSize::Large));
        QCOMPARE(settings().handles, HandleSize::Large);
        QCOMPARE(view.pickRadius(), 1.5 * usual);
        for (const auto *each : m_bench->front().findChildren<CanvasView *>())
            QCOMPARE(each->handles(), HandleSize::Large);
        choose("HandleChoice", static_cast<int>(HandleSize::Usual));
        QCOMPARE(view.pickRadius(), usual);
    }

    void workIsKeptAsChosen()
    {
        part<QSpinBox>("KeptAfter")->setValue(9);
        part<QSpinBox>("ClosedStays")->setValue(20);
        part<QSpinBox>("VersionsStay")->setValue(30);
        QCOMPARE(settings().keeping, (WorkKeeping{std::chrono::seconds(9), std::chrono::days(20), 30}));
    }

    void theEngineOfFirstExportsIsChosen()
    {
        auto *box = part<QComboBox>("EngineChoice");
        const int index = box->findData("libgdx");
        box->setCurrentIndex(index);
        emit box->activated(index);
        QCOMPARE(settings().exportFormat, QString("libgdx"));
        QCOMPARE(box->findData("csv"), -1); // no engine
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
