#include "test_class.h"
#include "windows/export/export_preview_view.h"

#include "windows/settings/language.h"
#include "windows/widgets/row_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class ExportPreviewViewTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ExportPreviewView> m_view;
    const QList<OutputFile> m_files{{"rock.tscn", "a rock\nand a Rock"}, {"ship.tscn", "a ship"}};

    QPlainTextEdit *text() const { return m_view->findChild<QPlainTextEdit *>("ExportText"); }
    QLineEdit *search() const { return m_view->findChild<QLineEdit *>("ExportSearch"); }
    RowView *list() const { return m_view->findChild<RowView *>("ExportFiles"); }
    QProgressBar *busy() const { return m_view->findChild<QProgressBar *>("ExportBusy"); }
    QString count() const { return m_view->findChild<QLabel *>("Dim")->text(); }
    void press(int row) const
    {
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualRect(list()->model()->index(row, 0)).center());
    }

private slots:
    void init()
    {
        m_view = std::make_unique<ExportPreviewView>(nullptr);
        m_view->resize(800, 400);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->showFiles(m_files);
    }

    void everyFileCanBeRead()
    {
        QCOMPARE(text()->toPlainText(), QStringLiteral("a rock\nand a Rock"));
        press(1);
        QCOMPARE(text()->toPlainText(), QStringLiteral("a ship"));
        QCOMPARE(m_view->text(), QStringLiteral("a ship"));
        m_view->showFiles({});
        QVERIFY(text()->toPlainText().isEmpty() && m_view->text().isEmpty());
    }

    void sizesAreReadInTheSpokenLanguage()
    {
        speak(QStringLiteral("ru"));
        m_view->showFiles({{"rock.tscn", "a rock"}});
        const QString size = static_cast<const RowModel *>(list()->model())->row(0).trailing;
        speak(QStringLiteral("en"));
        QCOMPARE(size, QStringLiteral("6 Б"));
    }

    void theFileInViewStays()
    {
        press(1);
        m_view->showFiles({{"rock.tscn", "x"}, {"sea.tscn", "y"}, {"ship.tscn", "z"}});
        QCOMPARE(text()->toPlainText(), QStringLiteral("z"));
        m_view->showFiles({{"rock.tscn", "x"}});
        QCOMPARE(text()->toPlainText(), QStringLiteral("x"));
    }

    void theSearchGoesThroughTheHits()
    {
        search()->setFocus();
        QTest::keyClicks(search(), "rock");
        QCOMPARE(count(), QStringLiteral("1 of 2"));
        QCOMPARE(text()->textCursor().position(), 2);
        QCOMPARE(text()->extraSelections().size(), 2);
        QTest::keyClick(search(), Qt::Key_Return);
        QCOMPARE(count(), QStringLiteral("2 of 2"));
        QCOMPARE(text()->textCursor().position(), 13);
        QTest::keyClick(search(), Qt::Key_Return);
        QCOMPARE(count(), QStringLiteral("1 of 2"));
        QTest::keyClick(search(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count(), QStringLiteral("2 of 2"));
        press(1);
        QCOMPARE(count(), QStringLiteral("not found"));
        QTest::keyClick(search(), Qt::Key_Escape);
        QVERIFY(count().isEmpty());
        QVERIFY(text()->extraSelections().isEmpty());
    }

    void theWaysBetweenHitsAreIconsOfTheSet()
    {
        const auto buttons = search()->parentWidget()->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly);
        QCOMPARE(buttons.size(), 2);
        for (const QToolButton *button : buttons)
            QVERIFY(button->text().isEmpty() && !button->icon().isNull() && !button->toolTip().isEmpty());
    }

    void aHugeFileIsCutForTheEyeAlone()
    {
        const QByteArray huge = QByteArray("0123456789abcde\n").repeated(40'000);
        m_view->showFiles({{"huge.json", huge}});
        QVERIFY(text()->toPlainText().size() < huge.size() / 2);
        QVERIFY(text()->toPlainText().endsWith(QStringLiteral("bytes more")));
        QCOMPARE(m_view->text().size(), huge.size());
        search()->setText(QStringLiteral("e"));
        QCOMPARE(count(), QStringLiteral("1 of 9999"));
    }

    void waitingShowsWhenItLasts()
    {
        m_view->showBusy();
        QVERIFY(!busy()->isVisible());
        m_view->showFiles(m_files);
        QVERIFY(!busy()->isVisible());
        m_view->showBusy();
        QTRY_VERIFY(busy()->isVisible());
        m_view->showFiles(m_files);
        QVERIFY(!busy()->isVisible());
    }
};

HITBOX_WINDOW_TEST(ExportPreviewViewTest)
#include "export_preview_view_test.moc"
