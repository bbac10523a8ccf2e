#include "drawing/overlaps_layer.h"
#include "test_class.h"

#include "document/renewed.h"
#include "drawing/stage_content.h"
#include "scene/stage_answers.h"
#include "scene/stage_bench.h"
#include "session/open_project.h"

#include <QTest>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;
using Detail = LitOverlaps::Detail;

namespace {

const Theme darkLayer = themeFor(ThemeChoice::Dark);
const QRectF seen(20, 20, 60, 60);

} // namespace

class OverlapsLayerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void onlyWhatIsWantedIsDrawn();
    void moreDetailShowsMore();
    void touchesAreMarkedAtEveryDetail();
    void aPairThatTheEngineTellsOtherwiseIsMarked();
    void fewPairsShowTheWayApart();
    void theLengthsOfWaysStandApart();
    void theEmphasizedPairShowsInFullAmongMany();
    void anEmphasizedPairThatIsGoneIsNotDrawn();

private:
    void use(const Document &document);
    QImage painted(const std::function<void(QPainter &)> &draw) const;
    QImage kept(Detail detail) const
    {
        return painted(
            [&](QPainter &painter) { m_layer->draw(painter, seen, detail, [](const OverlapPair &) { return true; }); });
    }
    QImage onTop() const
    {
        return painted([&](QPainter &painter) { m_layer->drawOnTop(painter, seen); });
    }
    static bool isEmpty(const QImage &image) { return colorsIn(image).size() == 1; }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<StageContent> m_content;
    std::unique_ptr<OverlapsLayer> m_layer;
};

void OverlapsLayerTest::init()
{
    m_layer.reset();
    m_content.reset();
    m_project = std::make_unique<OpenProject>();
    m_content = std::make_unique<StageContent>([](const QString &) { return SheetLevels(); }, darkLayer);
    m_layer = std::make_unique<OverlapsLayer>(overlapsOf(*m_project), darkLayer);
}

void OverlapsLayerTest::use(const Document &document)
{
    m_project->session.commit(document, "set up");
    m_project->session.setMode(Session::Mode::Stage);
    m_content->follow(document, 0, {});
    m_layer->follow({}, *m_content);
}

QImage OverlapsLayerTest::painted(const std::function<void(QPainter &)> &draw) const
{
    QImage image((seen.size() * 8).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.scale(8, 8);
    painter.translate(-seen.topLeft());
    draw(painter);
    return image;
}

void OverlapsLayerTest::onlyWhatIsWantedIsDrawn()
{
    use(twoBoxes({46, 44}, "hurt", "hit"));
    const QImage nothing = painted([](QPainter &) {});
    const OverlapPair there = m_project->live.overlaps.index().overlaps().at(0).pair;
    const auto drawn = [&](const OverlapPair &wanted) {
        return painted([&](QPainter &painter) {
            m_layer->draw(painter, seen, Detail::Full, [&](const OverlapPair &pair) { return pair == wanted; });
        });
    };
    QCOMPARE(drawn({}), nothing);
    QCOMPARE(drawn(there), kept(Detail::Full));
}

void OverlapsLayerTest::moreDetailShowsMore()
{
    use(twoBoxes({46, 44}, "hurt", "hit"));
    const auto inked = [](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) != qRgb(0, 0, 0) ? 1 : 0;
        }
        return count;
    };
    const int marks = inked(kept(Detail::Marks));
    const int regions = inked(kept(Detail::Regions));
    QVERIFY(marks > 0 && marks < 40);
    QVERIFY(regions > 30 * 46);
    QVERIFY(inked(kept(Detail::Full)) > regions);
}

void OverlapsLayerTest::touchesAreMarkedAtEveryDetail()
{
    use(twoBoxes({50, 40}, "hurt", "hit"));
    for (const Detail detail : {Detail::Marks, Detail::Regions, Detail::Full})
        QVERIFY(colorsIn(kept(detail)).contains(darkLayer.strike.rgb()));
}

void OverlapsLayerTest::aPairThatTheEngineTellsOtherwiseIsMarked()
{
    use(twoBoxes({50.25, 40}, "hurt", "hurt"));
    QVERIFY(isEmpty(kept(Detail::Full)));
    m_project->tools.set(&ToolSettings::rounding, {EngineRounding::Numbers::WholePixels});
    m_layer->follow({}, *m_content);
    QVERIFY(colorsIn(kept(Detail::Full)).contains(darkLayer.warning.rgb()));
    QVERIFY(colorsIn(kept(Detail::Regions)).contains(darkLayer.warning.rgb()));
}

void OverlapsLayerTest::fewPairsShowTheWayApart()
{
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    use(document);
    QVERIFY(colorsIn(onTop()).contains(darkLayer.handle.rgb()));
    const Instance second = document.stages.at(0).instances.at(1);
    while (document.stages.at(0).instances.size() < 8) // 28 pairs
        document.stages[0].instances.append(renewed(second));
    use(document);
    QVERIFY(isEmpty(onTop()));
}

void OverlapsLayerTest::theLengthsOfWaysStandApart()
{
    const auto white = [this] {
        const QImage image = onTop();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == darkLayer.handle.rgb() ? 1 : 0;
        }
        return count;
    };
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    use(document);
    const int one = white();
    // Their ways are the same, and so would be the places of their lengths.
    const Instance second = document.stages.at(0).instances.at(1);
    document.stages[0].instances.append(renewed(second));
    use(document);
    const int two = white();
    document.stages[0].instances.append(renewed(second));
    use(document);
    const int three = white();
    QVERIFY(two > one && three > two);
    m_layer->setEmphasis(m_project->live.overlaps.index().overlaps().front().pair);
    QVERIFY(white() > 0);
}

void OverlapsLayerTest::theEmphasizedPairShowsInFullAmongMany()
{
    Document document = twoBoxes({46, 44}, "hurt", "hit");
    const Instance second = document.stages.at(0).instances.at(1);
    while (document.stages.at(0).instances.size() < 8)
        document.stages[0].instances.append(renewed(second));
    use(document);
    m_layer->setEmphasis(m_project->live.overlaps.index().overlaps().front().pair);
    const QSet<QRgb> colors = colorsIn(onTop());
    QVERIFY(colors.contains(darkLayer.strike.rgb()));
    QVERIFY(colors.contains(darkLayer.handle.rgb()));
    QCOMPARE(m_layer->boundsOf(m_project->live.overlaps.index().overlaps().front().pair), QRectF(35, 35, 16, 14));
}

void OverlapsLayerTest::anEmphasizedPairThatIsGoneIsNotDrawn()
{
    use(twoBoxes({46, 44}, "hurt", "hit"));
    const OverlapPair pair = m_project->live.overlaps.index().overlaps().front().pair;
    m_layer->setEmphasis(pair);
    use(twoBoxes({90, 44}, "hurt", "hit"));
    QVERIFY(isEmpty(onTop()));
    Document document = m_project->session.document();
    document.stages[0].instances.clear();
    use(document);
    QVERIFY(isEmpty(onTop()));
    QVERIFY(m_layer->boundsOf(pair).isNull());
}

HITBOX_WINDOW_TEST(OverlapsLayerTest)
#include "overlaps_layer_test.moc"
