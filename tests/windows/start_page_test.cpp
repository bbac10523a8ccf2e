#include "windows/start_page.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace hitbox;

class StartPageTest : public QObject
{
    Q_OBJECT

private slots:
    void itsButtonsAsk();
    void recentFilesAreListedAndAskedFor();
    void anotherListReplacesTheFirst();
};

void StartPageTest::itsButtonsAsk()
{
    StartPage page;
    page.show();
    QSignalSpy open(&page, &StartPage::openWanted);
    QSignalSpy sample(&page, &StartPage::sampleWanted);
    QTest::mouseClick(page.findChild<QPushButton *>("Primary"), Qt::LeftButton);
    QCOMPARE(open.size(), 1);
    QCOMPARE(sample.size(), 0);
    QTest::mouseClick(page.findChild<QPushButton *>("Sample"), Qt::LeftButton);
    QCOMPARE(sample.size(), 1);
}

void StartPageTest::recentFilesAreListedAndAskedFor()
{
    StartPage page;
    page.show();
    QSignalSpy wanted(&page, &StartPage::fileWanted);
    page.setRecentFiles({"/games/one/duel.hitbox", "/games/two/duel.hitbox"});
    const QList<QToolButton *> entries = page.findChildren<QToolButton *>();
    QCOMPARE(entries.size(), 2);
    QVERIFY(entries.at(1)->text().contains("duel.hitbox"));
    QVERIFY(entries.at(1)->toolTip().contains("two"));
    QTest::mouseClick(entries.at(1), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toString(), QString("/games/two/duel.hitbox"));
}

void StartPageTest::anotherListReplacesTheFirst()
{
    StartPage page;
    page.setRecentFiles({"/a.hitbox", "/b.hitbox"});
    page.setRecentFiles({"/c.hitbox"});
    QCOMPARE(page.findChildren<QToolButton *>().size(), 1);
    page.setRecentFiles({});
    QVERIFY(page.findChildren<QToolButton *>().isEmpty());
}

QTEST_MAIN(StartPageTest)
#include "start_page_test.moc"
