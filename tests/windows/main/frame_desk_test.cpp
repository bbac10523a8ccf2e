#include "test_class.h"
#include "windows/main/frame_desk.h"

#include "document/edits.h"
#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "scene/pixmaps.h"
#include "session/open_project.h"
#include "windows/frames/frames_panel.h"
#include "windows/problems/finding_card.h"
#include "windows/settings/kept_settings.h"
#include "windows/tracks/tracks_panel.h"
#include "windows/widgets/number_field.h"

#include <QHBoxLayout>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

using namespace hitbox;
using geometry::Point;

namespace {

constexpr int frameSide = 64;

/// Of two frames, with a bow tie in the second.
Document bowTieInTheSecondFrame()
{
    Document document = emptyProject();
    const Frame frame{.name = "one", .rect = {0, 0, frameSide, frameSide}, .size = {frameSide, frameSide}};
    Frame other = frame;
    other.name = "two";
    document.sprites.append({.name = "ship", .frames = {frame, other}});
    Shape bowTie;
    bowTie.name = "tie";
    bowTie.outline = PolygonOutline{{{4, 4}, {20, 20}, {20, 4}, {4, 20}}};
    return addShapes(document, {0, 1}, {bowTie});
}

} // namespace

class FrameDeskTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window->hide(); }

    void aFindingIsExplainedWhereItIs();
    void aFindingOfNoSpriteIsNowhere();
    void whatIsInViewStaysWhereItIs();
    void timesAreKeptAndReadAlikeInStripAndGrid();
    void theOnionSkinIsKeptButForItsPin();

private:
    CanvasView &view() const { return *m_desk->view(); }
    QRectF inView() const { return view().mapToScene(view().viewport()->rect()).boundingRect(); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<KeptSettings> m_settings;
    std::unique_ptr<QWidget> m_window;
    FrameDesk *m_desk = nullptr;
};

void FrameDeskTest::init()
{
    m_window.reset();
    m_settings.reset();
    m_pixmaps.reset();
    m_project = std::make_unique<OpenProject>();
    m_project->session.commit(bowTieInTheSecondFrame(), "set up");
    m_project->session.setCurrentFrame({0, 0});
    QTRY_VERIFY(!m_project->live.findings.pending());
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_settings = std::make_unique<KeptSettings>(Settings());
    m_window = std::make_unique<QWidget>();
    m_desk = new FrameDesk(*m_project, *m_pixmaps, *m_settings, m_window.get());
    auto *below = new QHBoxLayout;
    below->addWidget(m_desk->frames());
    below->addWidget(m_desk->tracks());
    auto *column = new QVBoxLayout(m_window.get());
    column->addWidget(m_desk->view(), 1);
    column->addLayout(below);
    m_window->resize(1000, 700);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_desk->fit();
}

void FrameDeskTest::aFindingIsExplainedWhereItIs()
{
    const QList<Finding> findings = m_project->live.findings.list();
    const auto crossing = std::ranges::find(findings, QStringLiteral("self-intersection"), &Finding::rule);
    QVERIFY(crossing != findings.end());
    m_project->session.setMode(Session::Mode::Stage);
    view().lookAt({1000, 1000, 4, 4});
    m_desk->explain(*crossing);
    QCOMPARE(m_project->session.mode(), Session::Mode::Frames);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 1}));
    QCOMPARE(m_project->session.selection().shapes, (QSet<ShapeId>{crossing->shape}));
    QTRY_VERIFY(inView().contains(toQt(crossing->points.first())));
    QTRY_VERIFY(m_desk->card()->isVisible());
}

void FrameDeskTest::aFindingOfNoSpriteIsNowhere()
{
    Finding finding;
    finding.frame = {-1, -1};
    finding.points = {{1000, 1000}};
    m_desk->explain(finding);
    QTest::qWait(0);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 0}));
    QVERIFY(!inView().contains(QPointF(1000, 1000)));
}

void FrameDeskTest::whatIsInViewStaysWhereItIs()
{
    const QRectF before = inView();
    m_desk->lookAtSoon({8, 8, 4, 4});
    QTest::qWait(0);
    QCOMPARE(inView(), before);
    m_desk->lookAtSoon({1000, 1000, 4, 4});
    QCOMPARE(inView(), before); // in this turn
    QTRY_VERIFY(inView().contains(QRectF(1000, 1000, 4, 4)));
}

void FrameDeskTest::timesAreKeptAndReadAlikeInStripAndGrid()
{
    FrameTimes ticks;
    ticks.unit = FrameTimes::Unit::Ticks;
    emit m_desk->tracks()->timesChanged(ticks);
    QCOMPARE(m_settings->now().frameTimes, ticks);
    const auto *duration = m_desk->frames()->findChild<NumberField *>(QStringLiteral("FrameDuration"));
    QVERIFY(duration);
    QCOMPARE(duration->value().value_or(0),
             shownDuration(ticks, m_project->session.document().sprites[0].frames[0].duration));
}

void FrameDeskTest::theOnionSkinIsKeptButForItsPin()
{
    OnionSkin onion;
    onion.isShown = true;
    onion.before = 3;
    onion.pinned = *m_project->session.document().sprites.first().frames.first().id;
    emit m_desk->frames()->onionSkinChanged(onion);
    onion.pinned = {};
    QCOMPARE(m_settings->now().onion, onion);
}

HITBOX_WINDOW_TEST(FrameDeskTest)
#include "frame_desk_test.moc"
