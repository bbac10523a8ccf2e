#include "test_class.h"
#include "windows/stage/probe_text.h"

#include "document/instance_names.h"

#include <QTest>

using namespace hitbox;
using geometry::MeetingKind;
using geometry::Point;

namespace {

Stage duel()
{
    Stage stage;
    stage.instances = {{.sprite = "ship", .frame = "frame"}, {.sprite = "rock", .frame = "frame"}};
    return stage;
}

std::vector<PlacedShape> shapes()
{
    return {{0, {1}, "hull", {}, geometry::Box{{0, 0}, {100, 100}}},
            {1, {2}, "edge", {}, geometry::Circle{{200, 50}, 10}}};
}

QString status(const Outline &probe)
{
    InstanceNames names;
    names.follow(duel());
    return probeStatus(names, probe, probeAnswer(probe, shapes(), boxesAround(shapes())));
}

Outline pointAt(Point p)
{
    return geometry::Circle{p, 0};
}

} // namespace

class ProbeTextTest : public QObject
{
    Q_OBJECT

private slots:
    void aPointIsInsideOnTheBoundaryOrOutside()
    {
        QCOMPARE(status(pointAt({95.75, 40})), QString::fromUtf8("inside ship hull · edge 1 at 4.25 px · 95.75, 40"));
        QCOMPARE(status(pointAt({50, 0})), QString::fromUtf8("boundary of ship hull, edge 0 · 50, 0"));
        QCOMPARE(status(pointAt({178, 50})),
                 QString::fromUtf8("outside: nearest is rock edge, the rim at 12 px · 178, 50"));
    }

    void aSegmentTellsWhereItMeetsEdges()
    {
        QCOMPARE(status(ChainLine{{{-10, 50}, {120, 50}}}),
                 QString::fromUtf8("overlaps ship hull · crosses edge 3 at 0, 50 · crosses edge 1 at 100, 50"));
        QCOMPARE(status(ChainLine{{{-10, 0}, {50, 0}}}),
                 QString::fromUtf8("touches ship hull · touches edge 3 at 0, 0 · runs along edge 0 at 0, 0 – 50, 0"));
    }

    void ofSeveralHitsOneIsToldAndTheOthersCounted()
    {
        const QString text = status(geometry::Box{{-500, -500}, {500, 500}});
        QCOMPARE(text, QString::fromUtf8("contains rock edge · and 1 more"));
    }

    void whatHasNothingToHitSaysSo()
    {
        QCOMPARE(probeSummary({}, pointAt({1, 2}), {}), QStringLiteral("nothing to hit"));
    }

    void copiedPlacesHaveAllTheirDigits()
    {
        const Point third{1.0 / 3, 2};
        QCOMPARE(meetingPlace({MeetingKind::Crossing, third, third, 0}), QStringLiteral("0.3333, 2"));
        QCOMPARE(exactPlace({MeetingKind::Crossing, third, third, 0}), QStringLiteral("0.3333333333333333, 2"));
        QCOMPARE(exactPlace({MeetingKind::Overlapping, {0, 0}, {5, 0}, 0}), QStringLiteral("0, 0\n5, 0"));
        QCOMPARE(exactPlaces(pointAt({1.5, 2})), QStringLiteral("1.5, 2"));
        QCOMPARE(exactPlaces(geometry::Capsule{{0, 0}, {9, 0}, 4}), QStringLiteral("0, 0\n9, 0"));
    }
};

HITBOX_TEST(ProbeTextTest)

#include "probe_text_test.moc"
