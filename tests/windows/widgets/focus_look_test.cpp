#include "test_class.h"
#include "windows/window_bench.h"

#include "drawing/contrast.h"
#include "drawing/theme.h"
#include "windows/actions/actions.h"
#include "windows/settings/settings_dialog.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

using namespace hitbox;
using namespace hitbox::bench;

/// Whoever works by keys sees where they go, in both themes: what changes does so by the contrast that is asked of
/// signs.
class FocusLookTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() // one window for all: what is asked changes nothing in it
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
    }
    void cleanupTestCase() { m_bench.reset(); }

    void theFocusShows_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::addColumn<QString>("name");
        const auto addRows = [](ThemeChoice theme, const char *themeName) {
            for (const char *name :
                 {"FrameList",    "SpriteList",   "ShapeList",     "ProblemList", "FrameView", "tool-select",
                  "tool-box",     "filter-error", "Primary",       "StageButton", "Engine",    "Category",
                  "FrameSearch",  "TraceFit",     "TraceGrow",     "Rules",       "Snap",      "Fold",
                  "DocumentTabs", "PanelTabs",    "SettingsPages", "ThemeChoice", "OpenKeys",  "KeptAfter"})
                QTest::addRow("%s %s", name, themeName) << theme << QString(name);
        };
        addRows(ThemeChoice::Dark, "dark");
        addRows(ThemeChoice::Light, "light");
    }

    void theFocusShows()
    {
        QFETCH(ThemeChoice, theme);
        QFETCH(QString, name);
        m_bench->window->chooseTheme(theme);
        QWidget *place = placeNamed(name);
        QVERIFY(place);
        if (auto *box = qobject_cast<QCheckBox *>(place))
            box->setChecked(true);
        place->setFocus(Qt::TabFocusReason);
        QCOMPARE(QApplication::focusWidget(), place);
        const QImage with = place->grab().toImage();
        place->clearFocus();
        QVERIFY(!place->hasFocus());
        const QImage without = place->grab().toImage();
        QCOMPARE(with.size(), without.size());
        int changed = 0;
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x)
                changed += contrastOf(with.pixelColor(x, y), without.pixelColor(x, y)) >= signContrast ? 1 : 0;
        }
        // A frame of one pixel around the place, or around a row of it.
        const int around = std::min(2 * (with.width() + with.height()), 200);
        QVERIFY2(changed >= around / 2, qPrintable(QString("%1 pixels of %2").arg(changed).arg(around / 2)));
    }

private:
    /// On the screen and able to have the focus; null where there is none.
    QWidget *placeNamed(const QString &name)
    {
        const bool isOfStage = name == "PanelTabs";
        if (isOfStage != (m_bench->session.mode() == Session::Mode::Stage))
            m_bench->window->actions().run("stage.toggle");
        if (!isOfStage)
            m_bench->window->actions().run(name.startsWith("Trace") ? "tool.trace" : "tool.select");
        static const QStringList pagesOfSettings{"ThemeChoice", "OpenKeys", "KeptAfter"}; // one on each
        const auto page = static_cast<int>(pagesOfSettings.indexOf(name));
        if (page >= 0 || name == "SettingsPages") {
            m_bench->window->openSettings();
            auto *dialog = m_bench->window->findChild<SettingsDialog *>();
            dialog->activateWindow();
            if (!QTest::qWaitForWindowActive(dialog))
                return nullptr;
            dialog->findChild<QTabWidget *>()->setCurrentIndex(std::max(page, 0));
        } else {
            if (auto *dialog = m_bench->window->findChild<SettingsDialog *>())
                dialog->close();
            m_bench->window->activateWindow();
            if (!QTest::qWaitForWindowActive(m_bench->window.get()))
                return nullptr;
        }
        WindowBench::settle();
        auto *place = m_bench->window->findChild<QWidget *>(name);
        if (!place)
            return nullptr;
        if (name == "PanelTabs" || name == "SettingsPages")
            place = place->findChild<QTabBar *>();
        return place->focusProxy() ? place->focusProxy() : place;
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(FocusLookTest)
#include "focus_look_test.moc"
