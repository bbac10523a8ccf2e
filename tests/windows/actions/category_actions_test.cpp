#include "test_class.h"
#include "windows/frames/go_to_frame.h"
#include "windows/widgets/count_field.h"
#include "windows/window_bench.h"

#include <QStatusBar>
#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

class CategoryActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        m_bench->openSample();
    }
    void cleanup() { m_bench.reset(); }

    void aDigitSetsTheCategoryOfWhatIsDrawnNext()
    {
        const QList<Category> &categories = m_bench->session.document().categories;
        QVERIFY(categories.size() > 1);
        m_bench->session.setSelection({});
        m_bench->key(Qt::Key_2);
        QCOMPARE(m_bench->front().project().tools.now().category, categories.at(1).name);
        m_bench->key(Qt::Key_1);
        QCOMPARE(m_bench->front().project().tools.now().category, categories.at(0).name);
    }

    void aDigitSetsTheCategoryOfTheSelection()
    {
        const QString wanted = m_bench->session.document().categories.at(1).name;
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        m_bench->key(Qt::Key_2);
        QCOMPARE(m_bench->frame().shapes.first().category, wanted);
        QCOMPARE(m_bench->front().findChild<QStatusBar *>()->currentMessage(),
                 QStringLiteral("The selected shapes are “%1” now.").arg(wanted));
    }

    void whileOneDrawsADigitIsForTheNextShape()
    {
        const QList<Category> categories = m_bench->session.document().categories;
        m_bench->key(Qt::Key_1);
        m_bench->session.setTool(QStringLiteral("box"));
        const auto last = [this](int behind) {
            return m_bench->frame().shapes.at(m_bench->frame().shapes.size() - behind);
        };
        m_bench->session.setSelection({});
        draw(3);
        m_bench->key(Qt::Key_2);
        QCOMPARE(last(1).category, categories.at(0).name);
        draw(20);
        QCOMPARE(last(2).category, categories.at(0).name);
        QCOMPARE(last(1).category, categories.at(1).name);
        m_bench->key(Qt::Key_1);
        QCOMPARE(last(1).category, categories.at(1).name);
        m_bench->key(Qt::Key_1); // once more: this one too
        QCOMPARE(last(1).category, categories.at(0).name);
        m_bench->session.setSelection({.shapes = {last(2).id}}); // drawn before: the rule is the tool's
        m_bench->key(Qt::Key_2);
        QCOMPARE(last(2).category, categories.at(0).name);
        m_bench->key(Qt::Key_2);
        QCOMPARE(last(2).category, categories.at(1).name);
    }

    void anotherToolMeansTheShapeThatWasDrawn()
    {
        const QList<Category> categories = m_bench->session.document().categories;
        m_bench->session.setSelection({});
        m_bench->key(Qt::Key_1);
        m_bench->session.setTool(QStringLiteral("box"));
        draw(3);
        m_bench->session.setTool(QStringLiteral("select"));
        m_bench->key(Qt::Key_2);
        QCOMPARE(m_bench->frame().shapes.last().category, categories.at(1).name);
    }

    void digitsWithoutACategoryDoNothing()
    {
        const Document before = m_bench->session.document();
        QVERIFY(before.categories.size() < 9);
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        m_bench->key(Qt::Key_9);
        QCOMPARE(m_bench->session.document(), before);
    }

    void aCategoryIsOfTheWholeTrack()
    {
        Document document = m_bench->session.document();
        const FrameRef here = m_bench->session.currentFrame();
        QVERIFY(document.sprites.at(here.sprite).frames.size() > 1 && document.categories.size() > 2);
        Shape fist;
        fist.id = {9001};
        fist.track = TrackId{9001};
        fist.category = document.categories.at(0).name;
        document.sprites[here.sprite].frames[0].shapes = {fist};
        fist.id = {9002};
        document.sprites[here.sprite].frames[1].shapes = {fist};
        m_bench->session.commit(document, "fist");
        m_bench->session.setCurrentFrame({here.sprite, 0});
        m_bench->session.setSelection({.shapes = {{9001}}});
        const auto categoryIn = [&](int frame) {
            const Document &now = m_bench->session.document();
            return now.sprites.at(here.sprite).frames.at(frame).shapes.at(0).category;
        };
        m_bench->key(Qt::Key_2);
        QCOMPARE(categoryIn(0), document.categories.at(1).name);
        QCOMPARE(categoryIn(1), document.categories.at(1).name);
        m_bench->session.undo();
        QCOMPARE(categoryIn(0), document.categories.at(0).name);
        QCOMPARE(categoryIn(1), document.categories.at(0).name);
    }

    void oneGoesToAFrameByItsNumber()
    {
        const int sprite = m_bench->session.currentFrame().sprite;
        const auto last = static_cast<int>(m_bench->session.document().sprites.at(sprite).frames.size()) - 1;
        m_bench->window->actions().run("frame.go-to");
        auto *popup = m_bench->window->findChild<GoToFrame *>();
        QVERIFY(popup);
        auto *field = popup->findChild<CountField *>("FrameNumber");
        QTest::keyClicks(field, QString::number(last));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, last}));
        QTRY_VERIFY(!m_bench->window->findChild<GoToFrame *>());
        m_bench->window->actions().run("frame.go-to");
        field = m_bench->window->findChild<CountField *>("FrameNumber");
        QCOMPARE(field->value(), last);
        QTest::keyClicks(field, "0");
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, last}));
    }

    void aNumberBeyondTheLastFrameGoesToTheLast()
    {
        const int sprite = m_bench->session.currentFrame().sprite;
        const auto last = static_cast<int>(m_bench->session.document().sprites.at(sprite).frames.size()) - 1;
        for (const char *typed : {"999999999999", "20"}) {
            m_bench->session.setCurrentFrame({sprite, 0});
            m_bench->window->actions().run("frame.go-to");
            auto *field = m_bench->window->findChild<CountField *>("FrameNumber");
            QTest::keyClicks(field, typed);
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, last}));
            QTRY_VERIFY(!m_bench->window->findChild<GoToFrame *>());
        }
    }

private:
    /// A drag from there along the diagonal.
    void draw(double from)
    {
        const double to = from + 9;
        m_bench->session.feed({ToolInput::Kind::Press, {from, from}, Qt::LeftButton, {}, 0, 2});
        m_bench->session.feed({ToolInput::Kind::Move, {to, to}, Qt::NoButton, {}, 0, 2});
        m_bench->session.feed({ToolInput::Kind::Release, {to, to}, Qt::LeftButton, {}, 0, 2});
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(CategoryActionsTest)
#include "category_actions_test.moc"
