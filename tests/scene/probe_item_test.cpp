#include "scene/probe_item.h"
#include "test_class.h"

#include "scene_bench.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

namespace {

const QRectF area(0, 0, 60, 60);
constexpr double scale = 8;

std::vector<PlacedShape> probedSquare()
{
    return {{0, {1}, "hull", {}, geometry::Box{{10, 10}, {40, 40}}}};
}

DrawnProbe probed(const Outline &outline, DrawnProbe::Look look)
{
    return {outline, probeAnswer(outline, probedSquare(), boxesAround(probedSquare())), look};
}

} // namespace

class ProbeItemTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = std::make_unique<QGraphicsScene>();
        m_scene->setBackgroundBrush(Qt::black);
        m_item = new ProbeItem(m_theme);
        m_scene->addItem(m_item);
    }

    void whatAProbeHitsLightsUp()
    {
        show({probed(geometry::Circle{{25, 25}, 0}, DrawnProbe::Look::Dropped)});
        QVERIFY(shows({10, 32}));
        show({probed(geometry::Circle{{55, 55}, 0}, DrawnProbe::Look::Dropped)});
        QVERIFY(!shows({10, 32}));
    }

    void crossingsAreMarkedWhereTheyAre()
    {
        const Outline segment = ChainLine{{{5, 25}, {25, 25}}};
        show({probed(segment, DrawnProbe::Look::Dropped)});
        QVERIFY(shows({10.25, 25.25}) || shows({9.75, 24.75}));
    }

    void aSharedPieceIsAThickLine()
    {
        show({probed(ChainLine{{{20, 10}, {30, 10}}}, DrawnProbe::Look::Dropped)});
        QVERIFY(shows({25, 10.1}));
        QVERIFY(!shows({15, 10.3}));
    }

    void onlyProbesAHandIsAtShowTheirDistance()
    {
        const Outline outside = geometry::Circle{{55, 25}, 0};
        show({probed(outside, DrawnProbe::Look::Dropped)});
        const QImage without = pictureOf(*m_scene, area, scale);
        show({probed(outside, DrawnProbe::Look::InHand)});
        QVERIFY(pictureOf(*m_scene, area, scale) != without);
        QVERIFY(shows({40, 25}));
    }

    void selectedProbesOfferTheirHandles()
    {
        const Outline segment = ChainLine{{{45, 50}, {55, 50}}};
        DrawnProbe selected = probed(segment, DrawnProbe::Look::Selected);
        selected.handles = {{45, 50}, {55, 50}};
        show({selected});
        QCOMPARE(colorAt({55, 50}), m_theme.handle);
    }

    void nothingTakesNoRoom()
    {
        show({});
        QVERIFY(m_item->boundingRect().isEmpty());
    }

private:
    void show(const QList<DrawnProbe> &probes) { m_item->show(probes, std::nullopt, area); }
    QColor colorAt(Point p)
    {
        return pictureOf(*m_scene, area, scale).pixelColor((QPointF(p.x, p.y) * scale).toPoint());
    }
    bool shows(Point p)
    {
        const QColor color = colorAt(p);
        return std::abs(color.red() - m_theme.probe.red()) < 30 && std::abs(color.green() - m_theme.probe.green()) < 30;
    }

    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<QGraphicsScene> m_scene;
    ProbeItem *m_item = nullptr;
};

HITBOX_WINDOW_TEST(ProbeItemTest)

#include "probe_item_test.moc"
