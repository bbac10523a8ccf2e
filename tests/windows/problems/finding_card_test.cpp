#include "test_class.h"
#include "windows/problems/finding_card.h"

#include "windows/window_bench.h"

#include "document/edits.h"
#include "windows/frames/scope_chip.h"
#include "windows/problems/fix_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

using namespace hitbox;

class FindingCardTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<bench::WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
        m_card = m_bench->window->findChild<FindingCard *>();
        draw({{{10, 10}, {50, 40}, {50, 10}, {10, 40}}});
    }
    void cleanup() { m_bench.reset(); }

    void standsBesideTheCrossingWithItsSentence()
    {
        QTRY_VERIFY(m_card->isVisible());
        QVERIFY(sentence().contains(QStringLiteral("cross at")));
        QVERIFY(m_bench->view()->rect().contains(m_card->geometry()));
        const QPoint mark = m_bench->onScreen({30, 25});
        QVERIFY(!m_card->geometry().contains(mark));
        const QRect shape(m_bench->onScreen({10, 10}), m_bench->onScreen({50, 40}));
        QVERIFY(m_card->geometry().adjusted(-40, -40, 40, 40).intersects(shape));
    }

    void keepsPairsOfNumbersOnOneLine()
    {
        QTRY_VERIFY(m_card->isVisible());
        QVERIFY2(sentence().contains(QStringLiteral("(30,\u00a025)")), qPrintable(sentence()));
    }

    void isNoHigherThanItsSentence()
    {
        QTRY_VERIFY(m_card->isVisible());
        auto *sentence = m_card->findChild<QLabel *>();
        const int height = sentence->height();
        sentence->setFixedHeight(10 * height); // as for a long one before
        m_bench->view()->zoomOut();
        QTRY_COMPARE(sentence->height(), height);
        QTRY_VERIFY(m_card->height() < 10 * height);
    }

    void isAsWideAsItsLongestWordWhereItHasFixAlone()
    {
        draw({{{0, 0}, {64, 0}, {64, 64}, {0, 64}, {0, 63.5}, {63.5, 63.5}, {63.5, 0.5}, {0, 0.5}}});
        const auto isOfNothing = [](const Finding &f) { return f.rule == QLatin1String("no-opaque-pixel"); };
        const QList<Finding> &all = project().live.findings.list();
        QTRY_VERIFY(std::ranges::any_of(all, isOfNothing));
        m_card->explain(*std::ranges::find_if(all, isOfNothing));
        int seen = 0;
        for (double zoom = 2; zoom < 14; zoom += 0.5) {
            m_bench->view()->fit({0, 0, 64, 64});
            m_bench->view()->zoomTo(zoom, QRectF(m_bench->view()->viewport()->rect()).center());
            QTest::qWait(20);
            if (!m_card->isVisible())
                continue;
            ++seen;
            const auto *label = m_card->findChild<QLabel *>();
            for (const QString &word : label->text().split(u' '))
                QVERIFY2(label->width() >= label->fontMetrics().horizontalAdvance(word), qPrintable(word));
        }
        QVERIFY(seen > 0);
    }

    void standsBesideTheShapeWhereThereIsRoom()
    {
        for (int i = 0; i < 3; ++i) {
            const QRect shape(m_bench->onScreen({10, 10}), m_bench->onScreen({50, 40}));
            QTRY_VERIFY(m_card->isVisible() && !m_card->geometry().intersects(shape));
            m_bench->view()->zoomOut();
        }
    }

    void coversNoGripOfWhatIsSelected()
    {
        session().setTool(QStringLiteral("select"));
        session().setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        m_bench->settle();
        QTRY_VERIFY(m_card->isVisible());
        int grips = 0;
        for (const Primitive &primitive : project().live.overlay.now().primitives) {
            const auto *mark = std::get_if<Mark>(&primitive);
            if (!mark)
                continue;
            ++grips;
            const QPoint aside(qRound(mark->at.aside.x), qRound(mark->at.aside.y));
            QVERIFY(!m_card->geometry().adjusted(-4, -4, 4, 4).contains(m_bench->onScreen(mark->at.place) + aside));
        }
        QVERIFY(grips >= 8);
    }

    void coversNoBarOverTheCanvas()
    {
        QTRY_VERIFY(m_card->isVisible());
        const auto *chip = m_bench->view()->findChild<ScopeChip *>();
        QVERIFY(chip->isVisible());
        draw({{{0, 0}, {10, 10}, {10, 0}, {0, 10}}}); // below the chip
        QTRY_VERIFY(m_card->isVisible() && sentence().contains(QStringLiteral("(5,")));
        QVERIFY(!m_card->geometry().intersects(chip->geometry()));
    }

    void isShownAndCoversNoHandleAtAnyZoom()
    {
        for (int i = 0; i < 12; ++i) {
            m_bench->view()->zoomOut();
            QTest::qWait(20);
            QVERIFY(m_card->isVisible());
            QVERIFY(m_bench->view()->rect().contains(m_card->geometry()));
            for (const geometry::Point corner : {geometry::Point{10, 10}, {50, 40}, {50, 10}, {10, 40}})
                QVERIFY(!m_card->geometry().adjusted(-4, -4, 4, 4).contains(m_bench->onScreen(corner)));
        }
    }

    void whoDrawsSetsPointsBelowIt()
    {
        QTRY_VERIFY(m_card->isVisible());
        session().setTool(QStringLiteral("polygon"));
        m_bench->click({2, 60});
        QVERIFY(session().gestureUnderWay());
        QTRY_VERIFY(m_card->testAttribute(Qt::WA_TransparentForMouseEvents));
        QVERIFY(m_card->isVisible());
        const QPoint middle = m_card->mapTo(m_bench->view(), m_card->rect().center());
        QCOMPARE(m_bench->view()->childAt(middle), m_bench->view()->viewport());
        m_bench->key(Qt::Key_Escape);
        QTRY_VERIFY(!m_card->testAttribute(Qt::WA_TransparentForMouseEvents));
    }

    void fixIsOneUndoStepAndTheCardGoes()
    {
        QTRY_VERIFY(button()->isVisible());
        const Document before = session().document();
        QTest::mouseClick(button(), Qt::LeftButton);
        QVERIFY(session().document() != before);
        QTRY_VERIFY(!m_card->isVisible());
        session().undo();
        QCOMPARE(session().document(), before);
        QTRY_VERIFY(m_card->isVisible());
    }

    void deleteAfterAFixRemovesThePointThatWasSelectedAndNoOther()
    {
        draw({{{5, 5}, {25, 5}, {50, 40}, {50, 10}, {25, 45}, {5, 45}, {10, 25}}});
        QTRY_VERIFY(m_card->isVisible());
        session().setTool(QStringLiteral("edit-points"));
        m_bench->click({50, 40});
        QCOMPARE(session().selection().handles.size(), 1);
        m_bench->key(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(noErrors());
        QCOMPARE(session().selection().handles.size(), 1);
        QCOMPARE(places(session().selection().handles), (QList<geometry::Point>{{50, 40}}));
        session().undo();
        QCOMPARE(places(session().selection().handles), (QList<geometry::Point>{{50, 40}}));
    }

    void pointingAtARepairShowsItOnTheCanvas()
    {
        QTRY_VERIFY(button()->isVisible());
        const Document before = session().document();
        QEnterEvent enter(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2));
        QCoreApplication::sendEvent(button(), &enter);
        QVERIFY(project().preview.document().has_value());
        QCOMPARE(m_bench->front().findChild<QStatusBar *>()->currentMessage(), button()->accessibleDescription());
        QCOMPARE(session().document(), before);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(button(), &leave);
        QVERIFY(!project().preview.document().has_value());
    }

    void repairsAreReachedByKeyboard()
    {
        QTRY_VERIFY(button()->isVisible());
        button()->setFocus(Qt::TabFocusReason);
        QVERIFY(project().preview.document().has_value());
        QTest::keyClick(button(), Qt::Key_Space);
        QVERIFY(noErrors());
        QTRY_VERIFY(m_bench->view()->hasFocus());
    }

    void theActionFixesWhatTheCardExplains()
    {
        QTRY_VERIFY(m_card->isVisible());
        const QString title = m_card->findChild<FixBar *>()->fixes().constFirst().title;
        QString told;
        connect(m_card, &FindingCard::told, this, [&told](const QString &message) { told = message; });
        m_bench->key(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(noErrors());
        QVERIFY2(told.startsWith(title), qPrintable(told));
    }

    /// Of a key: what lies between it and the next one runs from its first part.
    void whatFramesBetweenTheKeysHaveIsTold()
    {
        QTRY_VERIFY(m_card->isVisible());
        Document document = session().document();
        const FrameRef ref = session().currentFrame();
        Shape &key = document.sprites[ref.sprite].frames[ref.frame].shapes.last();
        key.track = {document.nextShapeId++};
        QList<Frame> &frames = document.sprites[ref.sprite].frames;
        frames = {frames.at(ref.frame), Frame{.name = "between"}, Frame{.name = "last"}};
        Shape other = frames.at(0).shapes.last();
        for (const int frame : {1, 2}) {
            other.id = {document.nextShapeId++};
            other.between = frame == 1 ? Between::Linear : Between::None;
            frames[frame].shapes = {other};
        }
        session().commit(document, "keys");
        session().setCurrentFrame({ref.sprite, 0});
        QTRY_VERIFY(button()->isVisible());
        QString told;
        connect(m_card, &FindingCard::told, this, [&told](const QString &message) { told = message; });
        QTest::mouseClick(button(), Qt::LeftButton);
        QVERIFY2(told.contains("Frames between the keys have the first part alone"), qPrintable(told));
    }

    void otherRepairsAreOfferedToo()
    {
        makeRoom();
        auto *bar = m_card->findChild<FixBar *>();
        QVERIFY(bar->fixes().size() >= 2);
        auto *other = bar->findChild<QPushButton *>(QStringLiteral("OtherFix"));
        QTRY_VERIFY(other->isVisible());
        QTest::mouseClick(other, Qt::LeftButton);
        QVERIFY(noErrors());
    }

    void whereRoomIsShortOtherRepairsAreInAMenu()
    {
        draw({{{1, 1}, {63, 63}, {63, 1}, {1, 63}}});
        for (int i = 0; i < 3; ++i)
            m_bench->view()->zoomIn();
        QTRY_VERIFY(m_card->isVisible());
        QTRY_VERIFY(m_card->findChild<QToolButton *>(QStringLiteral("AllFixes"))->isVisible());
        QVERIFY(!m_card->findChild<QPushButton *>(QStringLiteral("OtherFix"))->isVisible());
    }

    void otherRepairsStandThereInFullWords()
    {
        makeRoom();
        auto *bar = m_card->findChild<FixBar *>();
        QTRY_VERIFY(bar->findChild<QPushButton *>(QStringLiteral("OtherFix"))->isVisible());
        int seen = 0;
        for (QPushButton *other : bar->findChildren<QPushButton *>(QStringLiteral("OtherFix"))) {
            if (!other->isVisible())
                continue;
            ++seen;
            QCOMPARE(other->text().replace('\n', ' ').replace("&&", "&"), bar->fixes().at(seen).title);
            QVERIFY(other->width() >= other->sizeHint().width());
            QVERIFY(other->height() >= other->sizeHint().height());
            QVERIFY(m_card->rect().contains(QRect(other->mapTo(m_card, QPoint(0, 0)), other->size())));
        }
        QVERIFY(seen >= 1);
        QVERIFY(m_card->width() <= 310);
    }

    void offersNothingInTheMiddleOfAGesture()
    {
        QTRY_VERIFY(button()->isVisible());
        session().setTool(QStringLiteral("edit-points"));
        m_bench->dragTo({10, 10}, {14, 12});
        QVERIFY(session().gestureUnderWay());
        QTRY_VERIFY(!button()->isVisible());
        m_bench->release({14, 12});
        QTRY_VERIFY(button()->isVisible());
    }

    void escapeClosesItBeforeItDeselects()
    {
        QTRY_VERIFY(m_card->isVisible());
        const Finding explained = *std::ranges::find_if(project().live.findings.list(), [this](const Finding &finding) {
            return finding.frame == session().currentFrame() && finding.severity == Severity::Error;
        });
        const QSet<ShapeId> shapes{m_bench->frame().shapes.first().id};
        session().setSelection({.shapes = shapes});
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_Escape);
        QVERIFY(!m_card->isVisible());
        QCOMPARE(session().selection().shapes, shapes);
        m_bench->key(Qt::Key_Escape);
        QVERIFY(session().selection().shapes.isEmpty());
        QTest::qWait(20);
        QVERIFY(!m_card->isVisible());
        m_card->explain(explained);
        QTRY_VERIFY(m_card->isVisible());
    }

    void escapeGivesUpAGestureFirst()
    {
        QTRY_VERIFY(m_card->isVisible());
        session().setTool(QStringLiteral("edit-points"));
        m_bench->dragTo({10, 10}, {14, 12});
        QVERIFY(session().gestureUnderWay());
        m_bench->key(Qt::Key_Escape);
        QVERIFY(!session().gestureUnderWay());
        m_bench->release({14, 12});
        QTRY_VERIFY(m_card->isVisible());
    }

    void isHiddenOnTheStage()
    {
        QTRY_VERIFY(m_card->isVisible());
        session().setMode(Session::Mode::Stage);
        QTRY_VERIFY(!m_card->isVisible());
    }

private:
    OpenProject &project() const { return m_bench->openProject; }
    Session &session() const { return m_bench->session; }
    /// Beside the shape, for all that the card may hold.
    void makeRoom()
    {
        QTRY_VERIFY(m_card->isVisible());
        for (int i = 0; i < 3; ++i)
            m_bench->view()->zoomOut();
    }
    QString sentence() const { return m_card->findChild<QLabel *>()->text(); }
    QPushButton *button() const { return m_card->findChild<QPushButton *>(QStringLiteral("Primary")); }
    bool noErrors() const
    {
        return std::none_of(project().live.findings.list().cbegin(), project().live.findings.list().cend(),
                            [this](const Finding &finding) {
                                return finding.frame == session().currentFrame() && finding.severity == Severity::Error;
                            });
    }

    QList<geometry::Point> places(const QSet<HandleRef> &handles) const
    {
        QList<geometry::Point> points;
        for (const HandleRef &handle : handles)
            points.append(handlesOf(findShape(m_bench->frame(), handle.shape)->outline).at(handle.index));
        return points;
    }

    /// In place of the frame's shapes.
    void draw(const PolygonOutline &outline)
    {
        Document document = session().document();
        document.sprites[0].frames[0].shapes.clear();
        Shape shape;
        shape.category = QStringLiteral("hurt");
        shape.outline = outline;
        session().commit(addShapes(document, {0, 0}, {shape}), QStringLiteral("set up"));
        session().setCurrentFrame({0, 0});
        m_bench->settle();
    }

    std::unique_ptr<bench::WindowBench> m_bench;
    FindingCard *m_card = nullptr;
};

HITBOX_WINDOW_TEST(FindingCardTest)
#include "finding_card_test.moc"
