#include "scene/findings_item.h"
#include "test_class.h"

#include "scene/scene_bench.h"

#include <QTest>

using namespace hitbox;
using bench::nearly;

namespace {

Frame frameWith(const QList<geometry::Point> &points)
{
    Frame frame = bench::bareFrame(QStringLiteral("frame"), {40, 40});
    Shape shape = bench::shapeOf(PolygonOutline{points});
    shape.id = {1};
    frame.shapes = {shape};
    return frame;
}

Finding findingAt(const QList<geometry::Point> &points, geometry::MeetingKind kind, const QList<int> &edges = {})
{
    Finding finding;
    finding.shape = {1};
    finding.points = points;
    finding.kind = kind;
    finding.edges = edges;
    return finding;
}

} // namespace

class FindingsItemTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = std::make_unique<QGraphicsScene>();
        m_item = new FindingsItem(m_theme);
        m_scene->addItem(m_item);
    }

    void paintsBothEdgesThatMeet()
    {
        m_item->show(frameWith({{0, 0}, {40, 40}, {40, 0}, {0, 40}}),
                     {findingAt({{20, 20}}, geometry::MeetingKind::Crossing, {0, 2})});
        const QImage image = picture();
        QVERIFY(nearly(image.pixelColor(40, 40), m_theme.crossing));
        QVERIFY(nearly(image.pixelColor(120, 40), m_theme.crossing));
        QVERIFY(!nearly(image.pixelColor(80, 8), m_theme.crossing));
    }

    void paintsWhatEdgesShareThicker()
    {
        m_item->show(frameWith({{0, 20}, {40, 20}, {30, 20}, {10, 20}}),
                     {findingAt({{10, 20}, {30, 20}}, geometry::MeetingKind::Overlapping, {0, 2})});
        const QImage image = picture();
        const auto thicknessAt = [&](int x) {
            int count = 0;
            for (int y = 60; y < 100; ++y)
                count += nearly(image.pixelColor(x, y), m_theme.crossing) ? 1 : 0;
            return count;
        };
        QVERIFY(thicknessAt(80) > thicknessAt(15));
    }

    void marksNothingOfHiddenShapes()
    {
        Frame frame = frameWith({{0, 0}, {40, 40}, {40, 0}, {0, 40}});
        frame.shapes[0].visible = false;
        m_item->show(frame, {findingAt({{20, 20}}, geometry::MeetingKind::Crossing, {0, 2})});
        QVERIFY(m_item->boundingRect().isNull());
    }

    void survivesFindingsOfAnOlderValue()
    {
        m_item->show(frameWith({{0, 0}, {40, 40}}), {findingAt({{20, 20}}, geometry::MeetingKind::Crossing, {7, 9})});
        QVERIFY(nearly(picture().pixelColor(80, 80), m_theme.crossing));
    }

    void drawsTheGravestOnTop()
    {
        Finding warning = findingAt({{20, 20}}, geometry::MeetingKind::None);
        warning.severity = Severity::Warning;
        const Finding crossing = findingAt({{20, 20}}, geometry::MeetingKind::Crossing);
        m_item->show(frameWith({}), {crossing, warning});
        QVERIFY(nearly(picture().pixelColor(80, 80), m_theme.crossing));
    }

    void capsWhatItPaintsAndSaysSo()
    {
        QList<Finding> findings;
        for (int i = 0; i < 10'000; ++i)
            findings.append(findingAt({{20 + i * 1e-4, 20}}, geometry::MeetingKind::Touching));
        m_item->show(frameWith({}), findings.mid(0, 500));
        QVERIFY(!noteIsShown());
        m_item->show(frameWith({}), findings);
        QVERIFY(noteIsShown());
    }

private:
    QImage picture() { return bench::pictureOf(*m_scene, QRectF(0, 0, 40, 40), 4); }
    bool noteIsShown() { return bench::colorsIn(picture(), QRect(8, 140, 100, 12)).contains(m_theme.panel.rgb()); }

    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<QGraphicsScene> m_scene;
    FindingsItem *m_item = nullptr;
};

HITBOX_WINDOW_TEST(FindingsItemTest)
#include "findings_item_test.moc"
