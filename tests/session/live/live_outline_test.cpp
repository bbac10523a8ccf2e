#include "session/live/live_outline.h"
#include "test_class.h"

#include "session/live/live_findings.h"
#include "session/open_project.h"
#include "session/session_bench.h"
#include "validation/validate.h"

#include <QTest>

#include <random>

using namespace hitbox;

namespace {

std::vector<geometry::EdgeMeeting> asked(const QList<geometry::Point> &points)
{
    return *geometry::selfIntersections(std::span(points.constData(), std::size_t(points.size())));
}

std::vector<geometry::EdgeMeeting> copied(const Meetings &meetings)
{
    return {meetings.pairs.begin(), meetings.pairs.end()};
}

/// Some points go elsewhere, onto others now and then; rarely one comes or goes.
QList<geometry::Point> edited(QList<geometry::Point> points, std::mt19937 &random)
{
    const auto below = [&random](qsizetype n) { return qsizetype(random() % std::size_t(n)); };
    const auto place = [&] { return geometry::Point{double(below(40)), double(below(40))}; };
    switch (points.size() < 3 ? 0 : below(12)) {
    case 0: points.insert(below(points.size() + 1), place()); break;
    case 1: points.remove(below(points.size())); break;
    case 2: points[below(points.size())] = points[below(points.size())]; break;
    case 3:
        for (geometry::Point &point : points)
            point = point + geometry::Point{0.5, 0.25};
        break;
    default:
        for (qsizetype i = below(3); i >= 0; --i)
            points[below(points.size())] = place();
    }
    return points;
}

QList<geometry::Point> cornersOf(const Outline &outline)
{
    return std::get<PolygonOutline>(outline).points;
}

} // namespace

class LiveOutlineTest : public QObject
{
    Q_OBJECT

private slots:
    void meetingsAreThoseOfAFullSearchThroughAnyEdits()
    {
        std::mt19937 random(9);
        LiveOutline live;
        QList<geometry::Point> points = cornersOf(starOf(40));
        for (int i = 0; i < 200; ++i) {
            points = edited(points, random);
            QCOMPARE(copied(live.meetingsOf({1}, points)), asked(points));
        }
    }

    void anotherShapeIsAskedAnew()
    {
        LiveOutline live;
        QVERIFY(!live.meetingsOf({1}, cornersOf(bowTie())).pairs.empty());
        QVERIFY(live.meetingsOf({2}, cornersOf(squareAt(0, 0, 5))).pairs.empty());
        QVERIFY(!live.meetingsOf({1}, cornersOf(bowTie())).pairs.empty());
    }

    void findingsOfAShapeThatIsChangedAreThoseOfTheFullCheck()
    {
        std::mt19937 random(5);
        const OpenProject project;
        LiveFindings live(project.images);
        Document document = documentWith({starOf(60), bowTie(), geometry::Circle{{3, 3}, 0}});
        for (int i = 0; i < 100; ++i) {
            Shape &shape = document.sprites[0].frames[0].shapes[i % 7 == 0 ? 1 : 0];
            shape.outline = PolygonOutline{edited(cornersOf(shape.outline), random)};
            live.check(document, {});
            QCOMPARE(live.list(), validate(document, {}));
        }
    }
};

HITBOX_CORE_TEST(LiveOutlineTest)
#include "live_outline_test.moc"
