#include "document/edits.h"
#include "session/open_project.h"
#include "test_class.h"
#include "windows/frames/frame_ruler.h"

#include <QPaintEvent>
#include <QRandomGenerator>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace hitbox;

namespace {

/// Remembers what of a widget was painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget &watched) { watched.installEventFilter(this); }

    QRegion painted;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            painted |= static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

} // namespace

class FrameRulerTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Document document;
        Sprite sprite;
        for (int i = 0; i < 10; ++i)
            sprite.frames.append({.name = QStringLiteral("f%1").arg(i), .size = {16, 16}});
        sprite.tags = {{.name = "run", .from = 2, .to = 5},
                       {.name = "slash", .from = 4, .to = 8},
                       {.name = "no", .from = 9, .to = 3}};
        document.sprites = {sprite};
        m_project = std::make_unique<OpenProject>();
        m_session = &m_project->session;
        m_session->start(document);
        m_session->setCurrentFrame({0, 0});
        m_ruler = std::make_unique<FrameRuler>(*m_session);
        m_ruler->resize(416, m_ruler->sizeHint().height());
        m_ruler->show();
    }
    void cleanup()
    {
        m_ruler.reset();
        m_project.reset();
    }

    void pressingAndDraggingScrubs()
    {
        const QSignalSpy pressed(m_ruler.get(), &FrameRuler::linePressed);
        QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(3));
        QCOMPARE(pressed.size(), 1);
        QCOMPARE(m_session->currentFrame(), (FrameRef{0, 3}));
        QTest::mouseMove(m_ruler.get(), at(7));
        QCOMPARE(m_session->currentFrame(), (FrameRef{0, 7}));
        QTest::mouseMove(m_ruler.get(), QPoint(5000, 4));
        QCOMPARE(m_session->currentFrame(), (FrameRef{0, 9}));
        QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(7));
        QTest::mouseMove(m_ruler.get(), at(1));
        QCOMPARE(m_session->currentFrame(), (FrameRef{0, 9}));
        QCOMPARE(m_session->history()->count(), 0);
    }

    void shiftWantsAllUpToThere()
    {
        QSignalSpy wanted(m_ruler.get(), &FrameRuler::upToWanted);
        QTest::mousePress(m_ruler.get(), Qt::LeftButton, Qt::ShiftModifier, at(6));
        QTest::mouseMove(m_ruler.get(), at(8));
        QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, Qt::ShiftModifier, at(8));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toInt(), 6);
        QCOMPARE(m_session->currentFrame(), (FrameRef{0, 0}));
    }

    void chosenFramesAreMarked()
    {
        const QImage before = m_ruler->grab().toImage();
        const QList<Frame> &frames = m_session->document().sprites.first().frames;
        m_ruler->setChosen({frames.at(0).id, frames.at(7).id});
        const QImage after = m_ruler->grab().toImage();
        const auto differsAt = [&](int frame) {
            const QPoint place(at(frame).x() + 20, 4); // behind the number
            return before.pixel(place) != after.pixel(place);
        };
        QVERIFY(differsAt(7));
        QVERIFY(!differsAt(6) && !differsAt(0)); // which is in view
    }

    void aStepPaintsWhatDiffersAndLittleElse()
    {
        Document document = m_session->document();
        while (document.sprites[0].frames.size() < 400)
            document.sprites[0].frames.append({.name = QString::number(document.sprites[0].frames.size())});
        m_session->commit(document, "many");
        QVERIFY(QTest::qWaitForWindowExposed(m_ruler.get()));
        for (const int frame : {100, 101, 390, 0, 7}) {
            const QImage before = m_ruler->grab().toImage();
            QCoreApplication::processEvents();
            PaintWatch watch(*m_ruler);
            m_session->setCurrentFrame({0, frame});
            QCoreApplication::processEvents();
            const QRegion painted = watch.painted;
            QVERIFY(!painted.isEmpty() && QRegion(m_ruler->rect()).subtracted(painted).boundingRect().width() > 200);
            const QImage after = m_ruler->grab().toImage();
            for (int y = 0; y < after.height(); ++y) {
                for (int x = 0; x < after.width(); ++x)
                    QVERIFY(before.pixel(x, y) == after.pixel(x, y) || painted.contains(QPoint(x, y)));
            }
        }
    }

    void framesWithEventsAreMarked()
    {
        QVERIFY(m_ruler->eventMark(3).isNull());
        const QImage before = m_ruler->grab().toImage();
        Document document = m_session->document();
        document.sprites[0].frames[3].events = {{.name = "step"}};
        m_session->commit(document, "add");
        const QPointF mark = m_ruler->eventMark(3);
        QVERIFY(mark.x() > m_ruler->left(3) && mark.x() < m_ruler->left(4));
        QVERIFY(m_ruler->rect().contains(mark.toPoint()));
        QVERIFY(m_ruler->grab().toImage() != before);
        QVERIFY(m_ruler->eventMark(4).isNull());
        QVERIFY(m_ruler->eventMark(-1).isNull() && m_ruler->eventMark(10).isNull());
        m_session->undo();
        QCOMPARE(m_ruler->grab().toImage(), before);
    }

    void tagsThatOverlapHaveLanesOfTheirOwn()
    {
        QVERIFY(!m_ruler->barOf(0).isEmpty());
        QVERIFY(m_ruler->barOf(1).top() >= m_ruler->barOf(0).bottom());
        QVERIFY(m_ruler->barOf(2).isEmpty()); // it names no run of frames
        QVERIFY(m_ruler->barOf(-1).isEmpty() && m_ruler->barOf(9).isEmpty());
        QVERIFY(m_ruler->sizeHint().height() >= m_ruler->barOf(1).bottom());
    }

    void eachTagIsInTheFirstLaneThatIsFree()
    {
        constexpr int lanes = 3;
        QRandomGenerator random(7);
        for (int round = 0; round < 50; ++round) {
            Document document = m_session->document();
            QList<Tag> &tags = document.sprites[0].tags;
            tags.clear();
            for (int i = 0; i < 12; ++i) {
                const int from = random.bounded(10);
                tags.append({.name = QString::number(i), .from = from, .to = random.bounded(from, 10)});
            }
            m_session->commit(document, "tags");
            QList<int> chosen;
            for (int i = 0; i < tags.size(); ++i) {
                QSet<int> taken;
                for (int before = 0; before < i; ++before) {
                    if (tags[before].from <= tags[i].to && tags[i].from <= tags[before].to)
                        taken.insert(chosen[before]);
                }
                int lane = 0;
                while (taken.contains(lane))
                    ++lane;
                chosen.append(lane < lanes ? lane : -1);
                const QRectF bar = m_ruler->barOf(i);
                QCOMPARE(bar.isEmpty(), lane >= lanes);
                for (int before = 0; before < i && !bar.isEmpty(); ++before)
                    QCOMPARE(m_ruler->barOf(before).top() == bar.top(), chosen[before] == lane);
            }
        }
    }

    void anEndIsDraggedAsOneStep()
    {
        const QPoint end = (m_ruler->barOf(0).topRight() + QPointF(-2, 5)).toPoint();
        QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, end);
        for (int frame : {6, 7, 8}) {
            QTest::mouseMove(m_ruler.get(), QPoint(at(frame).x(), end.y()));
            QCOMPARE(tag(0).to, frame); // live
        }
        QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, end);
        QCOMPARE(m_session->history()->count(), 1);
        const QPoint start = (m_ruler->barOf(0).topLeft() + QPointF(2, 5)).toPoint();
        QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, start);
        QTest::mouseMove(m_ruler.get(), QPoint(at(9).x(), start.y()));
        QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, start);
        QCOMPARE(tag(0).from, 8); // no further than its other end
        m_session->undo();
        QCOMPARE(tag(0).from, 2);
        QCOMPARE(tag(0).to, 8);
        m_session->undo();
        QCOMPARE(tag(0).to, 5);
    }

    void aClickOnABarChoosesIt()
    {
        const QSignalSpy pressed(m_ruler.get(), &FrameRuler::tagPressed);
        QTest::mouseClick(m_ruler.get(), Qt::LeftButton, {}, m_ruler->barOf(1).center().toPoint());
        QCOMPARE(pressed.size(), 1);
        QCOMPARE(pressed.first().first().toInt(), 1);
        QCOMPARE(m_session->history()->count(), 0);
        const QImage before = m_ruler->grab().toImage();
        m_ruler->setChosenTag(*tag(1).id);
        QVERIFY(m_ruler->grab().toImage() != before);
    }

    void thePlayheadGoesAlong()
    {
        const QImage before = m_ruler->grab().toImage();
        m_ruler->setPlayed(5);
        QVERIFY(m_ruler->grab().toImage() != before);
        m_ruler->setPlayed(std::nullopt);
        QCOMPARE(m_ruler->grab().toImage(), before);
    }

    void numbersAreRound()
    {
        QList<int> steps;
        for (const double least : {0.0, 1.0, 1.5, 2.5, 5.0, 5.1, 13.0, 20.0, 21.0, 99.0, 100.0, 20'001.0})
            steps.append(roundStep(least));
        QCOMPARE(steps, (QList<int>{1, 1, 2, 5, 5, 10, 20, 20, 50, 100, 100, 50'000}));
        QCOMPARE(roundStep(std::numeric_limits<double>::infinity()), 1'000'000'000);
        m_ruler->resize(16, m_ruler->height()); // no room for any frame
        QVERIFY(!m_ruler->grab().isNull());
    }

    void aSingleFrameNeedsNone()
    {
        Document document = m_session->document();
        document.sprites[0].frames.resize(1);
        document.sprites[0].tags.clear();
        m_session->commit(document, "set up");
        QVERIFY(m_ruler->isHidden());
        m_session->start({});
        QVERIFY(m_ruler->isHidden());
        QCOMPARE(m_ruler->frameAt(50), 0);
    }

private:
    const Tag &tag(int index) const { return m_session->document().sprites.first().tags.at(index); }
    QPoint at(int frame) const { return QPoint(static_cast<int>(m_ruler->left(frame) + 8), 4); }

    std::unique_ptr<OpenProject> m_project;
    Session *m_session = nullptr;
    std::unique_ptr<FrameRuler> m_ruler;
};

HITBOX_WINDOW_TEST(FrameRulerTest)
#include "frame_ruler_test.moc"
