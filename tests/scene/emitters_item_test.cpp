#include "scene/emitters_item.h"
#include "test_class.h"

#include "document/ids_at.h"
#include "drawing/left_out_note.h"
#include "scene/scene_bench.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// An instance at (100, 0), a turret at (20, 0) that aims at it, and an emitter at the edges that does too.
Document armed()
{
    Document document = oneFrame({16, 16}, {});
    document.sprites.first().frames.first().pivot = {8, 8};
    Stage stage;
    stage.instances = {{.sprite = "sprite", .frame = "frame", .position = {100, 0}}};
    stage.emitters = {{.source = EmitterSource::Place, .place = {20, 0}, .target = 0}, {.target = 0}};
    return addStage(document, stage);
}

} // namespace

class EmittersItemTest : public QObject
{
    Q_OBJECT

    const Theme m_dark = themeFor(ThemeChoice::Dark);

    static constexpr int none = -1;

private slots:
    void marksStandAtPlaceAndTarget()
    {
        QVERIFY(isDrawnAt(none, {20, 0}));
        QVERIFY(isDrawnAt(none, {106, 0}));
        QVERIFY(isDrawnAt(none, {60, 0}));
        QVERIFY(!isDrawnAt(none, {60, 20}));
    }

    void theSelectedOneStandsOut() { QVERIFY(picture(0) != picture(none)); }

    void edgesAreShownOfTheSelectedOneThatFiresFromThem()
    {
        const QPoint edge(100 - 8 - 32, 8); // 32 pixels beside the frame, on the line beside the dashes' beginning
        int drawn = 0;
        for (int y = -30; y < 30; ++y)
            drawn += isDrawnAt(1, {static_cast<double>(edge.x()), static_cast<double>(y)}) &&
                     !isDrawnAt(0, {static_cast<double>(edge.x()), static_cast<double>(y)});
        QVERIFY(drawn > 20);
    }

    void ofVeryManySomeAreMarkedAndANoteSaysSo()
    {
        Document document = armed();
        document.stages.first().emitters.resize(mostMarks, document.stages.first().emitters.constFirst());
        const auto noteOf = [this](const Document &shown) {
            EmittersItem item(m_dark);
            item.show(shown, 0, {}, QRectF(-200, -100, 400, 200));
            QImage image(600, 200, QImage::Format_ARGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            item.paint(&painter, nullptr, nullptr);
            return image.pixelColor(12, 180); // within the box of the note
        };
        QCOMPARE(noteOf(document), QColor(Qt::black));
        document.stages.first().emitters.append(document.stages.first().emitters.constFirst());
        QCOMPARE(noteOf(document), m_dark.panel);
    }

    void aStageThatIsNotThereShowsNothing()
    {
        EmittersItem item(m_dark);
        item.show(armed(), 5, {}, QRectF(-200, -100, 400, 200));
        QImage image(200, 100, QImage::Format_ARGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        item.paint(&painter, nullptr, nullptr);
        QCOMPARE(colorsIn(image).size(), 1);
    }

private:
    QImage picture(int selected) const
    {
        QGraphicsScene scene;
        auto *item = new EmittersItem(m_dark);
        scene.addItem(item);
        const Document document = armed();
        item->show(document, 0, idAt(document.stages.first().emitters, selected), QRectF(-200, -100, 400, 200));
        return pictureOf(scene, QRectF(0, -50, 200, 100), 1);
    }
    bool isDrawnAt(int selected, geometry::Point p) const
    {
        const QImage image = picture(selected);
        const QPoint at(static_cast<int>(p.x), static_cast<int>(p.y) + 50);
        return colorsIn(image, QRect(at - QPoint(2, 2), QSize(5, 5))).size() > 1;
    }
};

HITBOX_WINDOW_TEST(EmittersItemTest)
#include "emitters_item_test.moc"
