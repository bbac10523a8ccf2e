#include "session/live/whole_check.h"
#include "test_class.h"

#include "session/session_bench.h"
#include "validation/validate.h"

#include <QTest>

#include <stop_token>

using namespace hitbox;

class WholeCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void itFindsWhatTheValidationFinds()
    {
        Document document = documentWith({bowTie()}, 2, 2);
        document.sprites.last().tags = {Tag{.name = "run"}, Tag{.name = "run"}};
        const std::shared_ptr<WholeChecked> all = checkedWhole({{document, {}, 1}, {}}, Run());
        FrameFindings frames;
        frames.replaceAll(all->sprites);
        QVERIFY(!frames.list().isEmpty());
        QVERIFY(!all->betweenFrames.isEmpty());
        QCOMPARE(frames.list() + all->betweenFrames, validate(document, {}));
        QCOMPARE(all->shapes.size(), 4);
    }

    void whatIsKnownOfShapesIsTaken()
    {
        const Document document = documentWith({bowTie()});
        const Shape &shape = document.sprites.at(0).frames.at(0).shapes.at(0);
        const CheckedShapes known{{shape.id, {shape, {}}}};
        QVERIFY(checkedWhole({{document, {}, 1}, known}, Run())->shapes.value(shape.id).findings.isEmpty());
        QVERIFY(!checkedWhole({{document, {}, 1}, {}}, Run())->shapes.value(shape.id).findings.isEmpty());
    }

    void itEndsEarlyWhereItIsStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto all = checkedWhole({{documentWith({bowTie()}), {}, 1}, {}}, Run(stop.get_token(), {}));
        QVERIFY(all->shapes.isEmpty());
    }
};

HITBOX_CORE_TEST(WholeCheckTest)
#include "whole_check_test.moc"
