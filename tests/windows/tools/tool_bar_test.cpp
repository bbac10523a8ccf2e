#include "test_class.h"
#include "tools/all_tools.h"
#include "windows/tools/tool_bar.h"

#include "session/open_project.h"

#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class ToolBarTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyToolHasAButtonThatSaysItsKey();
    void aButtonTakesUpItsTool();
    void theToolInHandIsChecked();
    void onlyTheModesToolsShow();
    void iconsFollowTheTheme();

private:
    QToolButton *button(const char *id) const { return m_bar->findChild<QToolButton *>(QString("tool-") + id); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<ToolBar> m_bar;
};

void ToolBarTest::init()
{
    m_bar.reset();
    m_project = std::make_unique<OpenProject>();
    m_bar = std::make_unique<ToolBar>(*m_project);
    m_bar->show();
}

void ToolBarTest::everyToolHasAButtonThatSaysItsKey()
{
    for (const ToolInfo &info : allTools()) {
        QVERIFY2(button(info.id), info.id);
        QVERIFY2(button(info.id)->toolTip().contains(info.shortcut), info.id);
        QVERIFY2(button(info.id)->toolTip().contains(info.summary), info.id);
        QVERIFY(!button(info.id)->icon().isNull());
        QCOMPARE(button(info.id)->accessibleName(), QString(info.title));
    }
}

void ToolBarTest::aButtonTakesUpItsTool()
{
    QTest::mouseClick(button("polygon"), Qt::LeftButton);
    QCOMPARE(QString(m_project->session.tool().id), QString("polygon"));
    QVERIFY(button("polygon")->isChecked());
    QTest::mouseClick(button("polygon"), Qt::LeftButton);
    QVERIFY(button("polygon")->isChecked());
}

void ToolBarTest::theToolInHandIsChecked()
{
    for (const ToolInfo &info : allTools()) {
        m_project->session.setTool(info.id);
        for (const ToolInfo &other : allTools())
            QCOMPARE(button(other.id)->isChecked(), &info == &other);
    }
}

void ToolBarTest::onlyTheModesToolsShow()
{
    for (const Session::Mode mode : {Session::Mode::Stage, Session::Mode::Frames}) {
        m_project->session.setMode(mode);
        const ToolPlace place = mode == Session::Mode::Stage ? ToolPlace::Stage : ToolPlace::Frame;
        for (const ToolInfo &info : allTools()) {
            QCOMPARE(button(info.id)->isVisible(), info.place == place);
        }
    }
}

void ToolBarTest::iconsFollowTheTheme()
{
    qApp->setPalette(paletteOf(themeFor(ThemeChoice::Dark)));
    const QImage dark = button("box")->icon().pixmap(22, 22).toImage();
    qApp->setPalette(paletteOf(themeFor(ThemeChoice::Light)));
    QVERIFY(button("box")->icon().pixmap(22, 22).toImage() != dark);
}

HITBOX_WINDOW_TEST(ToolBarTest)
#include "tool_bar_test.moc"
