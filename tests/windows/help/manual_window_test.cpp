#include "windows/help/manual_window.h"

#include "test_class.h"
#include "windows/help/manual_view.h"
#include "windows/widgets/search_field.h"

#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>

using namespace hitbox;

class ManualWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void linksAreFollowedAndLeadBack();
    void aLinkScrollsToItsHeading();
    void bulletsAreFilledAndPagesStayAsWide();
    void aSearchNarrowsTheIndexAndMarksTheWords();
    void whatNothingHoldsIsSaid();
    void theIndexIsWorkedByKeys();
    void escapeEmptiesTheSearchAndThenCloses();
    void whatTheManualSaysAnewIsShownInPlace();
    void codeAndTablesAreSet();
    void picturesAreShownAndFitThePage();
    void linesStayShortInAWideWindow();
    void coloursFollowThePalette();
    void keysCanBeChangedOnTheirPage();

private:
    QStringList listed() const; ///< rows in view
    template <typename T>
    T *part() const
    {
        return m_window->findChild<T *>();
    }
    QToolButton *button(const QString &text) const
    {
        for (QToolButton *button : m_window->findChildren<QToolButton *>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }

    std::unique_ptr<ManualWindow> m_window;
    const QString m_long = QString("word\n\n").repeated(200);
    const Manual m_manual{{
        manualPage("index.md", "# Contents\n\n[Stage](stage.md)\n\n[Keys](keys.md)\n"),
        manualPage("stage.md",
                   "# The stage\n\n" + m_long + "## Probes\n\nask `hitbox at`\n\n### Kinds\n\nmarble\n\n" + m_long),
        manualPage("keys.md", "# Keys\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"),
    }};
};

void ManualWindowTest::init()
{
    m_window = std::make_unique<ManualWindow>(m_manual);
    m_window->open("index.md");
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

QStringList ManualWindowTest::listed() const
{
    QStringList rows;
    for (QTreeWidgetItemIterator row(part<QTreeWidget>(), QTreeWidgetItemIterator::NotHidden); *row; ++row) {
        if (!(*row)->parent() || ((*row)->parent()->isExpanded() && !(*row)->parent()->isHidden()))
            rows.append((*row)->text(0));
    }
    return rows;
}

void ManualWindowTest::linksAreFollowedAndLeadBack()
{
    emit part<ManualView>()->anchorClicked(QUrl("stage.md#probes"));
    QCOMPARE(m_window->place(), (ManualPlace{"stage.md", "probes"}));
    QVERIFY(m_window->windowTitle().startsWith("The stage"));
    emit part<ManualView>()->anchorClicked(QUrl("#kinds"));
    QCOMPARE(m_window->place(), (ManualPlace{"stage.md", "kinds"}));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->place(), (ManualPlace{"stage.md", "probes"}));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->place().page, "index.md");
    QVERIFY(!button("Back")->isEnabled());
    QVERIFY(!button("Back")->icon().isNull() && !button("Forward")->icon().isNull());
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->place(), (ManualPlace{"stage.md", "probes"}));
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    QCOMPARE(m_window->place().page, "index.md");
}

void ManualWindowTest::bulletsAreFilledAndPagesStayAsWide()
{
    Manual withList = m_manual;
    withList.pages.append(manualPage("list.md", "# List\n\n* one\n* two\n"));
    m_window->setManual(withList);
    m_window->open("list.md");
    bool areThere = false;
    for (QTextBlock block = part<ManualView>()->document()->begin(); block.isValid(); block = block.next()) {
        if (const QTextList *list = block.textList()) {
            areThere = true;
            QVERIFY(list->format().style() != QTextListFormat::ListCircle);
        }
    }
    QVERIFY(areThere);
    QTest::qWait(0);
    const int left = part<ManualView>()->x();
    m_window->open("keys.md");
    QVERIFY(button("Change keys…")->isVisible());
    QTest::qWait(0);
    QCOMPARE(part<ManualView>()->x(), left);
}

void ManualWindowTest::aLinkScrollsToItsHeading()
{
    m_window->open("stage.md");
    QTest::qWait(0);
    QCOMPARE(part<ManualView>()->verticalScrollBar()->value(), 0);
    m_window->open("stage.md#kinds");
    const QTextCursor first = part<ManualView>()->cursorForPosition({60, 4});
    QVERIFY2(part<ManualView>()->verticalScrollBar()->value() > 1000, "scrolled down");
    QVERIFY(QStringList({"Kinds", "ask hitbox at", "marble", ""}).contains(first.block().text()));
}

void ManualWindowTest::aSearchNarrowsTheIndexAndMarksTheWords()
{
    QCOMPARE(listed(), (QStringList{"Contents", "The stage", "Keys"}));
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), "marble");
    QCOMPARE(listed(), (QStringList{"The stage", "Probes"}));
    QTest::keyClick(part<SearchField>(), Qt::Key_Return);
    QCOMPARE(m_window->place(), (ManualPlace{"stage.md", "kinds"}));
    QCOMPARE(part<ManualView>()->extraSelections().size(), 1);
    QCOMPARE(part<ManualView>()->extraSelections().first().cursor.selectedText(), "marble");
}

void ManualWindowTest::whatNothingHoldsIsSaid()
{
    part<SearchField>()->setText("xyzzy");
    QCOMPARE(listed(), QStringList{nothingFits("xyzzy")});
    part<SearchField>()->clear();
    QCOMPARE(listed().size(), 3);
}

void ManualWindowTest::theIndexIsWorkedByKeys()
{
    auto *index = part<QTreeWidget>();
    index->setFocus();
    QTest::keyClick(index, Qt::Key_Down);
    QTest::keyClick(index, Qt::Key_Right);
    QTest::keyClick(index, Qt::Key_Down);
    QTest::keyClick(index, Qt::Key_Return);
    QCOMPARE(m_window->place(), (ManualPlace{"stage.md", "probes"}));
}

void ManualWindowTest::escapeEmptiesTheSearchAndThenCloses()
{
    part<SearchField>()->setFocus();
    QTest::keyClicks(part<SearchField>(), "a");
    QTest::keyClick(part<SearchField>(), Qt::Key_Escape);
    QVERIFY(part<SearchField>()->text().isEmpty());
    QVERIFY(m_window->isVisible());
    QTest::keyClick(part<SearchField>(), Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

void ManualWindowTest::whatTheManualSaysAnewIsShownInPlace()
{
    m_window->open("stage.md#probes");
    const int scrolled = part<ManualView>()->verticalScrollBar()->value();
    Manual other = m_manual;
    other.pages[1] = manualPage("stage.md", QString(m_manual.pages[1].source).replace("marble", "granite"));
    m_window->setManual(other);
    QVERIFY(part<ManualView>()->toPlainText().contains("granite"));
    QCOMPARE(part<ManualView>()->verticalScrollBar()->value(), scrolled);
}

void ManualWindowTest::codeAndTablesAreSet()
{
    m_window->open("stage.md");
    const QTextCursor code = part<ManualView>()->document()->find("hitbox at");
    QVERIFY(code.charFormat().background().style() != Qt::NoBrush);
    m_window->open("keys.md");
    const QTextCursor cell = part<ManualView>()->document()->find("2");
    QVERIFY(cell.currentTable());
    QCOMPARE(cell.currentTable()->format().borderStyle(), QTextFrameFormat::BorderStyle_Solid);
}

void ManualWindowTest::picturesAreShownAndFitThePage()
{
    const QString name = "pictures/platform-hurt.png";
    QVERIFY(QImage(QString(builtInManual) + '/' + name).width() > 640);
    m_window->setManual({{manualPage("index.md", "# Contents\n\n![A sprite](" + name + ")\n")}});
    m_window->open("index.md");
    QTextDocument *page = part<ManualView>()->document();
    QVERIFY(!page->resource(QTextDocument::ImageResource, QUrl(name)).isNull());
    const QTextBlock block = page->lastBlock();
    const QTextImageFormat picture = block.begin().fragment().charFormat().toImageFormat();
    QCOMPARE(picture.name(), name);
    QCOMPARE(picture.width(), 640.0);
}

void ManualWindowTest::linesStayShortInAWideWindow()
{
    m_window->resize(1900, 800);
    QTest::qWait(0);
    const QTextFrameFormat wide = part<ManualView>()->document()->rootFrame()->frameFormat();
    QVERIFY(wide.rightMargin() > 500);
    m_window->resize(700, 500);
    QTest::qWait(0);
    QVERIFY(part<ManualView>()->document()->rootFrame()->frameFormat().rightMargin() < 50);
}

void ManualWindowTest::coloursFollowThePalette()
{
    m_window->open("keys.md");
    QPalette dark = m_window->palette();
    dark.setColor(QPalette::Mid, QColor(1, 2, 3));
    m_window->setPalette(dark);
    const QTextCursor cell = part<ManualView>()->document()->find("2");
    QCOMPARE(cell.currentTable()->format().borderBrush().color(), QColor(1, 2, 3));
}

void ManualWindowTest::keysCanBeChangedOnTheirPage()
{
    const QSignalSpy wanted(m_window.get(), &ManualWindow::changeKeysWanted);
    QVERIFY(!button("Change keys…")->isVisible());
    m_window->open("keys.md");
    QTest::mouseClick(button("Change keys…"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
}

HITBOX_WINDOW_TEST(ManualWindowTest)
#include "manual_window_test.moc"
