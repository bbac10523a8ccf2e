#include "test_class.h"
#include "windows/tools/trace_panel.h"
#include "windows/widgets/number_field.h"

#include "document/edits.h"
#include "session/session_bench.h"
#include "windows/widgets/slider_field.h"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace hitbox;

namespace {

/// A session on a sheet of eight frames, a square in each, and the panel beside it.
struct PanelBench {
    QTemporaryDir folder;
    OpenProject project;
    Session &session = project.session;
    TracePanel panel{project};

    PanelBench()
    {
        QImage image(256, 32, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        for (int i = 0; i < 8 * 100; ++i)
            image.setPixelColor(i / 100 * 32 + 5 + i % 10, 5 + i / 10 % 10, Qt::red);
        image.save(folder.filePath("sheet.png"));
        Sprite sprite{.name = "sheet", .image = folder.filePath("sheet.png")};
        for (int i = 0; i < 8; ++i)
            sprite.frames.append({.name = QString::number(i), .rect = {i * 32, 0, 32, 32}, .size = {32, 32}});
        session.commit(withSprite(emptyProject(), sprite), "open");
        decodedImage(project, sprite.image);
        session.setTool("trace");
        panel.show();
    }
    template <typename Widget>
    Widget *child(const char *name) const
    {
        return panel.findChild<Widget *>(name);
    }
    QString text(const char *name) const { return child<QLabel>(name)->text(); }
    const QList<Frame> &frames() const { return session.document().sprites[0].frames; }
    FrameRef frame(int index) const { return {0, index}; }
};

} // namespace

class TracePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsThereWhileTheToolIsInHand()
    {
        PanelBench bench;
        QSignalSpy told(&bench.panel, &Panel::neededChanged);
        QVERIFY(bench.panel.isNeeded());
        bench.session.setTool("select");
        QVERIFY(!bench.panel.isNeeded());
        QVERIFY(!told.isEmpty());
    }

    void itStartsWithTheOptionsOfTheSession()
    {
        PanelBench bench;
        QCOMPARE(bench.project.tools.now().trace, TraceOptions());
        QCOMPARE(bench.child<SliderField>("TraceTolerance")->value(), 1.0);
        QCOMPARE(bench.child<SliderField>("TraceThreshold")->value(), 128.0);
    }

    void aSwitchBesideAFieldStandsInTheMiddleOfIt()
    {
        PanelBench bench;
        QVERIFY(QTest::qWaitForWindowExposed(&bench.panel));
        const auto boxes = bench.panel.findChildren<QCheckBox *>();
        const auto exact = std::ranges::find(boxes, QString("Vertices"), &QCheckBox::text);
        const auto fields = bench.panel.findChildren<QSpinBox *>();
        const auto vertices = std::ranges::find(fields, QString("Number of vertices"), &QSpinBox::accessibleName);
        QVERIFY(exact != boxes.end() && vertices != fields.end());
        QVERIFY(std::abs((*exact)->geometry().center().y() - (*vertices)->geometry().center().y()) <= 1);
    }

    void theTraceFollowsEachField()
    {
        PanelBench bench;
        QVERIFY2(bench.text("TraceResult").startsWith("Outlines: 1, vertices: 4"),
                 qPrintable(bench.text("TraceResult")));
        auto *grow = bench.child<SliderField>("TraceGrow")->findChild<QSlider *>();
        QTest::keyClick(grow, Qt::Key_Right);
        QTest::keyClick(grow, Qt::Key_Right);
        QCOMPARE(bench.project.tools.now().trace.grow, 1.0);
        QCOMPARE(bench.project.live.trace.inView().trace.islands[0].bounds.min, (geometry::Point{4, 4}));
        QVERIFY(!bench.text("TraceResult").contains("excess pixels 0 %"));
        QTest::mouseClick(bench.child<QCheckBox>("TraceFit"), Qt::LeftButton, {}, {8, 8});
        QCOMPARE(bench.project.tools.now().fitMap, FitMapUse::On);
        const TraceOptions changed = bench.project.tools.now().trace;
        bench.project.tools.set(&ToolSettings::trace, {.tolerance = 0.25, .goal = VertexGoal::Exactly, .vertices = 5});
        QCOMPARE(bench.child<SliderField>("TraceTolerance")->value(), 0.25);
        bench.project.tools.set(&ToolSettings::trace, changed);
        QCOMPARE(bench.project.tools.now().trace, changed);
    }

    void theButtonTakesAllOutlinesInOneStep()
    {
        PanelBench bench;
        const int steps = bench.session.history()->count();
        QTest::mouseClick(bench.child<QPushButton>("Primary"), Qt::LeftButton);
        QCOMPARE(bench.frames()[0].shapes.size(), 1);
        QCOMPARE(bench.session.history()->count(), steps + 1);
        QCOMPARE(QString(bench.session.tool().id), QStringLiteral("select"));
        TracePanel::trace(bench.session);
        QCOMPARE(QString(bench.session.tool().id), QStringLiteral("trace"));
    }

    void returnTakesThemFromASliderButNotFromAField()
    {
        PanelBench bench;
        bench.panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        auto *field = bench.child<SliderField>("TraceGrow")->findChild<NumberField *>();
        field->setFocus();
        QTest::keyClicks(field, "2");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(bench.frames()[0].shapes.isEmpty());
        auto *slider = bench.child<SliderField>("TraceGrow")->findChild<QSlider *>();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Return);
        QCOMPARE(bench.frames()[0].shapes.size(), 1);
    }

    void manyFramesAreOneStep()
    {
        PanelBench bench;
        const int steps = bench.session.history()->count();
        bench.panel.traceMany(frameRefsOf(bench.session.document()));
        QVERIFY(!bench.child<QPushButton>("TraceMany")->isEnabled());
        QTRY_VERIFY(bench.frames()[7].shapes.size() == 1);
        QCOMPARE(bench.session.history()->count(), steps + 1);
        const TrackId track = bench.frames()[0].shapes[0].track;
        QVERIFY(track);
        for (const Frame &frame : bench.frames())
            QCOMPARE(frame.shapes[0].track, track);
        QVERIFY2(bench.text("TraceOutcome").startsWith("Frames traced: 8."), qPrintable(bench.text("TraceOutcome")));
        bench.session.undo();
        QVERIFY(bench.frames()[0].shapes.isEmpty());
    }

    void theCategoryOfTheOutlinesIsNamed()
    {
        PanelBench bench;
        for (const char *category : {"hit", "hurt"}) {
            bench.project.tools.set(&ToolSettings::category, QString(category));
            QCOMPARE(bench.child<QPushButton>("Primary")->text(), QStringLiteral("Trace as %1").arg(category));
            QCOMPARE(bench.child<QCheckBox>("TraceReplace")->text(),
                     QStringLiteral("Replace shapes of “%1”").arg(category));
        }
    }

    void theFramesOfTheTagInViewAreTraced()
    {
        PanelBench bench;
        auto *menu = bench.child<QPushButton>("TraceMany")->menu();
        auto *action = menu->findChild<QAction *>("TraceTag");
        emit menu->aboutToShow();
        QVERIFY(!action->isVisible());
        Document tagged = bench.session.document();
        tagged.sprites[0].tags = {Tag{.name = "hit & run", .from = 2, .to = 4}};
        bench.session.commit(tagged, "tag");
        QVERIFY(bench.project.tag.choose(0));
        emit menu->aboutToShow();
        QVERIFY(action->isVisible());
        QCOMPARE(action->text(), QString("Frames of the tag “hit && run”"));
        action->trigger();
        QTRY_VERIFY(bench.frames()[4].shapes.size() == 1);
        QList<qsizetype> counts;
        for (const Frame &frame : bench.frames())
            counts.append(frame.shapes.size());
        QCOMPARE(counts, (QList<qsizetype>{0, 0, 1, 1, 1, 0, 0, 0}));
    }

    void framesThatChangeMeanwhileAreLeftAlone()
    {
        PanelBench bench;
        bench.panel.traceMany(frameRefsOf(bench.session.document()));
        Document changed = bench.session.document();
        changed.sprites[0].frames[0].rect.translate(1, 0);
        bench.session.commit(changed, "move");
        QTRY_VERIFY(bench.frames()[7].shapes.size() == 1);
        QVERIFY(bench.frames()[0].shapes.isEmpty());
        QVERIFY(bench.text("TraceOutcome").contains("Changed meanwhile and left alone: 1."));
    }

    void aCancelledRunChangesNothing()
    {
        PanelBench bench;
        const Document before = bench.session.document();
        bench.panel.traceMany(frameRefsOf(before));
        bench.child<QPushButton>("TraceCancel")->click();
        QTRY_VERIFY(bench.text("TraceOutcome").startsWith("Cancelled"));
        QCOMPARE(bench.session.document(), before);
    }
};

HITBOX_WINDOW_TEST(TracePanelTest)
#include "trace_panel_test.moc"
