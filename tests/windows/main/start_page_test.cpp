#include "test_class.h"
#include "windows/main/start_page.h"

#include "images/images.h"
#include "windows/actions/actions.h"
#include "windows/files/recent_file.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace hitbox;

class StartPageTest : public QObject
{
    Q_OBJECT

private slots:
    void itsButtonsAsk();
    void returnPressesThem();
    void mnemonicsAreLeftOutOfTitles();
    void recentFilesAreListedAndAskedFor();
    void anotherListReplacesTheFirst();
    void missingFilesAreGreyedAndCanBeTakenOff();
    void aProjectShowsItsFirstFrame();
    void samplesStandSideBySideWhereTheyFit();
    void onlyPicturesThatCanBeReadArePromised();
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
    const QList<QToolButton *> samples = page.findChildren<QToolButton *>("Sample");
    QCOMPARE(samples.size(), 4);
    for (QToolButton *each : samples) {
        QVERIFY2(!each->text().isEmpty() && !each->text().contains('&'), qPrintable(each->text()));
        QVERIFY2(!each->icon().isNull(), qPrintable(each->text()));
        QTest::mouseClick(each, Qt::LeftButton);
    }
    QCOMPARE(sample.first().first().value<Sample>(), Sample::Drawing);
    QCOMPARE(sample.last().first().value<Sample>(), Sample::Shooter);
}

void StartPageTest::returnPressesThem()
{
    StartPage page;
    page.show();
    page.activateWindow();
    QSignalSpy open(&page, &StartPage::openWanted);
    QSignalSpy sample(&page, &StartPage::sampleWanted);
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.setFocus();
    QTest::keyClick(page.findChild<QPushButton *>("Primary"), Qt::Key_Return);
    QCOMPARE(open.size(), 1);
    auto *second = page.findChildren<QToolButton *>("Sample").at(1);
    second->setFocus();
    QTest::keyClick(second, Qt::Key_Enter);
    QCOMPARE(sample.size(), 1);
}

/// Chinese, Japanese and Korean texts have their mnemonic in brackets.
void StartPageTest::mnemonicsAreLeftOutOfTitles()
{
    QCOMPARE(plainText("A s&tage"), QString("A stage"));
    QCOMPARE(plainText("\u821e\u53f0(&T)"), QString("\u821e\u53f0"));
    QCOMPARE(plainText("A (&& B) (2)\u2026"), QString("A (& B) (2)"));
}

void StartPageTest::recentFilesAreListedAndAskedFor()
{
    QTemporaryDir folder;
    QStringList paths;
    for (const char *name : {"one", "two"}) {
        QVERIFY(QDir(folder.path()).mkpath(name));
        paths.append(folder.filePath(name) + "/duel.hitbox");
        QVERIFY(QFile::copy(QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples/duel.hitbox"), paths.last()));
    }
    StartPage page;
    page.show();
    QSignalSpy wanted(&page, &StartPage::fileWanted);
    page.setRecentFiles(paths);
    const QList<QToolButton *> entries = page.findChildren<QToolButton *>("Recent");
    QCOMPARE(entries.size(), 2);
    QVERIFY(entries.at(1)->text().contains("duel.hitbox"));
    QVERIFY(entries.at(1)->toolTip().contains("two"));
    QTest::mouseClick(entries.at(1), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toString(), paths.last());
}

void StartPageTest::anotherListReplacesTheFirst()
{
    StartPage page;
    page.show();
    page.setRecentFiles({"/a.hitbox", "/b.hitbox"});
    page.setRecentFiles({"/c.hitbox"});
    QTRY_COMPARE(page.findChildren<QToolButton *>("Recent").size(), 1);
    page.setRecentFiles({});
    QTRY_VERIFY(page.findChildren<QToolButton *>("Recent").isEmpty());
}

void StartPageTest::missingFilesAreGreyedAndCanBeTakenOff()
{
    StartPage page;
    page.show();
    const QString there = QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples/duel.hitbox");
    page.setRecentFiles({there, "/nowhere/gone.hitbox"});
    const QList<QToolButton *> entries = page.findChildren<QToolButton *>("Recent");
    const QList<QToolButton *> forget = page.findChildren<QToolButton *>("Forget");
    QTRY_VERIFY(forget.at(1)->isVisible());
    QVERIFY(!entries.at(1)->isEnabled());
    QVERIFY(entries.at(0)->isEnabled());
    QVERIFY(!forget.at(0)->isVisible());
    QSignalSpy wanted(&page, &StartPage::forgetWanted);
    QTest::mouseClick(forget.at(1), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toString(), QString("/nowhere/gone.hitbox"));
}

void StartPageTest::aProjectShowsItsFirstFrame()
{
    const QString sample = QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples/duel.hitbox");
    const RecentFile file = lookAtRecentFile(sample);
    QVERIFY(file.exists);
    QVERIFY(!file.picture.isNull());
    QVERIFY(lookAtRecentFile(QStringLiteral(HITBOX_SOURCE_DIR "/README.md")).picture.isNull());
    QVERIFY(!lookAtRecentFile("/nowhere/gone.hitbox").exists);
}

void StartPageTest::samplesStandSideBySideWhereTheyFit()
{
    StartPage page;
    page.resize(1200, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const QList<QToolButton *> samples = page.findChildren<QToolButton *>("Sample");
    int all = 0;
    int widest = 0;
    for (const QToolButton *sample : samples) {
        QTRY_COMPARE(sample->y(), samples.first()->y());
        all += sample->sizeHint().width() + 12;
        widest = std::max(widest, sample->sizeHint().width());
    }
    page.resize(all + 60, 700); // the longest name makes the others no wider
    QTest::qWait(20);
    QTRY_COMPARE(samples.last()->y(), samples.first()->y());
    page.resize(2 * widest + 100, 700);
    QTRY_VERIFY(samples.last()->y() > samples.first()->y());
    QCOMPARE(samples.at(1)->y(), samples.at(0)->y());
    const auto middle = [&](int i) { return samples.at(i)->geometry().center().x(); };
    QVERIFY(std::abs(middle(0) - middle(2)) <= 1);
    const int middleOfPage = samples.first()->parentWidget()->width() / 2;
    QVERIFY(std::abs((middle(0) + middle(1)) / 2 - middleOfPage) <= 2); // both columns are as wide
}

void StartPageTest::onlyPicturesThatCanBeReadArePromised()
{
    StartPage page;
    const QList<QLabel *> labels = page.findChildren<QLabel *>();
    const bool isPromised =
        std::ranges::any_of(labels, [](const QLabel *label) { return label->text().contains("WebP"); });
    QCOMPARE(isPromised, readableImageEndings().contains(QStringLiteral(".webp")));
}

HITBOX_WINDOW_TEST(StartPageTest)
#include "start_page_test.moc"
