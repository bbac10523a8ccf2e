#include "test_class.h"
#include "windows/widgets/typing.h"

#include "windows/widgets/tool_button.h"
#include "windows/window_bench.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

using namespace hitbox;

class TypingTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTypedIsShownInsteadOfWhatIsTold()
    {
        const auto window = opened();
        auto *field = window->findChild<QLineEdit *>("Field");
        field->setFocus();
        QTest::keyClicks(field, "wal");
        showUnlessTyped(*field, "run");
        QCOMPARE(field->text(), QString("wal"));
        field->setModified(false);
        showUnlessTyped(*field, "run");
        QCOMPARE(field->text(), QString("run"));
    }

    void digitsThatAreTypedAreShownInsteadOfWhatIsTold()
    {
        const auto window = opened();
        auto *box = window->findChild<QSpinBox *>();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, "12");
        showUnlessTyped(*box, 3);
        QCOMPARE(box->text(), QString("12"));
        QTest::keyClick(box, Qt::Key_Return);
        showUnlessTyped(*box, 3);
        QCOMPARE(box->value(), 3);
    }

    void theFirstClickChoosesAll()
    {
        const auto window = opened();
        auto *field = window->findChild<QLineEdit *>("Field");
        chooseAllByTheFirstClick(*field);
        field->setText("tag number 1");
        field->clearFocus();
        const QPoint atTheEnd = field->rect().center();
        QTest::mouseClick(field, Qt::LeftButton, {}, atTheEnd);
        QTRY_COMPARE(field->selectedText(), QString("tag number 1"));
        QTest::mouseClick(field, Qt::LeftButton, {}, atTheEnd);
        QCoreApplication::processEvents();
        QVERIFY(!field->hasSelectedText()); // the second one puts the cursor there
        field->clearFocus();
        QTest::mousePress(field, Qt::LeftButton, {}, {8, atTheEnd.y()});
        QTest::mouseMove(field, {40, atTheEnd.y()});
        QTest::mouseRelease(field, Qt::LeftButton, {}, {40, atTheEnd.y()});
        QCoreApplication::processEvents();
        QVERIFY(field->hasSelectedText());
        QVERIFY(field->selectedText() != field->text());
    }

    /// Whose letters have no focus of their own.
    void theFirstClickChoosesWhatANumberSays()
    {
        const auto window = opened();
        auto *box = window->findChild<QSpinBox *>();
        box->setRange(0, 9);
        box->setSpecialValueText("for ever");
        box->setValue(0);
        auto *letters = box->findChild<QLineEdit *>();
        chooseAllByTheFirstClick(*letters);
        QTest::mouseClick(letters, Qt::LeftButton);
        QTRY_COMPARE(letters->selectedText(), QString("for ever"));
        QTest::keyClicks(box, "1");
        QCOMPARE(letters->text(), QString("1"));
    }

    void aToolButtonTakesWhatIsTypedFirst()
    {
        const auto window = opened();
        auto *field = window->findChild<QLineEdit *>("Field");
        auto *button = window->findChild<QToolButton *>("Add");
        QStringList order;
        connect(field, &QLineEdit::editingFinished, this, [&order] { order.append("typed"); });
        connect(button, &QToolButton::clicked, this, [&order] { order.append("clicked"); });
        field->setFocus();
        QTest::keyClicks(field, "walk");
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(order, (QStringList{"typed", "clicked"}));
        QVERIFY(field->hasFocus());
        QCOMPARE(button->accessibleName(), QString("Add one"));
    }

    void aShortcutTakesWhatIsTypedFirst()
    {
        bench::WindowBench bench;
        bench.openSample();
        auto *name = bench.front().findChild<QLineEdit *>("FrameName");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, "renamed");
        Session &session = bench.front().session();
        QTest::keyClick(name, Qt::Key_F5);
        QCOMPARE(session.mode(), Session::Mode::Stage);
        QCOMPARE(findFrame(session.document(), session.currentFrame())->name, QString("renamed"));
    }

    /// A file may hold a name with blanks around it, which typing never makes.
    void goingThroughAFieldChangesNothing()
    {
        bench::WindowBench bench;
        bench.openSample();
        Session &session = bench.front().session();
        session.commit(withBlanksAround(session.document()), "blanks");
        const Document before = session.document();
        for (const Session::Mode mode : {Session::Mode::Frames, Session::Mode::Stage}) {
            session.setMode(mode);
            bench::WindowBench::settle();
            int fields = 0;
            for (QLineEdit *field : bench.window->findChildren<QLineEdit *>()) {
                if (!field->isVisible() || !field->isEnabled())
                    continue;
                field->setFocus(Qt::TabFocusReason);
                QTest::keyClick(field, Qt::Key_Return);
                bench.view()->setFocus();
                ++fields;
                QVERIFY2(session.document() == before, qPrintable(field->objectName()));
            }
            QVERIFY(fields > 0);
        }
        QCOMPARE(session.history()->count(), 1);
    }

private:
    static Document withBlanksAround(Document document)
    {
        const auto blank = [](QString &name) { name = QStringLiteral(" %1\t").arg(name); };
        for (Category &category : document.categories) {
            for (QString &hit : category.hits)
                blank(hit);
            blank(category.name);
        }
        for (Sprite &sprite : document.sprites) {
            blank(sprite.name);
            for (Tag &tag : sprite.tags)
                blank(tag.name);
            for (Frame &frame : sprite.frames) {
                blank(frame.name);
                for (Shape &shape : frame.shapes) {
                    blank(shape.name);
                    blank(shape.category);
                }
            }
        }
        for (Stage &stage : document.stages)
            blank(stage.name);
        return document;
    }

    static std::unique_ptr<QWidget> opened()
    {
        auto window = std::make_unique<QWidget>();
        auto *field = new QLineEdit(window.get());
        field->setObjectName("Field");
        auto *box = new QSpinBox(window.get());
        box->setKeyboardTracking(false);
        box->move(0, 40);
        makeToolButton("Add", "Add one", window.get())->move(0, 80);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window did not come up");
        return window;
    }
};

HITBOX_WINDOW_TEST(TypingTest)
#include "typing_test.moc"
