#include "session/live/frame_findings.h"
#include "test_class.h"

#include "session/session_bench.h"
#include "validation/validate.h"

#include <QTest>

#include <utility>

using namespace hitbox;

namespace {

/// All shapes of the document, checked.
CheckedShapes checkedShapesOf(const Document &document)
{
    CheckedShapes shapes;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                shapes.insert(shape.id, {shape, validateShape(shape)});
        }
    }
    return shapes;
}

QList<Finding> findingsOfFrames(const Document &document)
{
    QList<Finding> all;
    for (int s = 0; s < document.sprites.size(); ++s) {
        for (int f = 0; f < document.sprites.at(s).frames.size(); ++f)
            all += validateFrame(document, {s, f}, {});
    }
    return all;
}

void bringTo(FrameFindings &frames, const Document &document)
{
    frames.follow(document.sprites);
    frames.bringUpTo({document, {}, 0}, checkedShapesOf(document));
}

} // namespace

class FrameFindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void theyAreThoseOfEachFrame()
    {
        const Document document = documentWith({bowTie()}, 2, 2);
        FrameFindings frames;
        QCOMPARE(frames.changedIn(document.sprites).size(), 4);
        bringTo(frames, document);
        QVERIFY(!frames.list().isEmpty());
        QCOMPARE(frames.list(), findingsOfFrames(document));
        QVERIFY(frames.changedIn(document.sprites).isEmpty());
    }

    void aFrameThatChangedIsCheckedAgain()
    {
        Document document = documentWith({bowTie()}, 3, 2);
        FrameFindings frames;
        bringTo(frames, document);
        document.sprites[1].frames[2].shapes.clear();
        QCOMPARE(frames.changedIn(document.sprites),
                 QList<const Frame *>{&std::as_const(document).sprites.at(1).frames.at(2)});
        bringTo(frames, document);
        QCOMPARE(frames.list(), findingsOfFrames(document));
    }

    void aFrameWithAShapeThatIsNotCheckedIsAskedForAgain()
    {
        const Document document = documentWith({bowTie()});
        FrameFindings frames;
        frames.follow(document.sprites);
        frames.bringUpTo({document, {}, 0}, {});
        bringTo(frames, document);
        QVERIFY(!frames.list().isEmpty());
        QCOMPARE(frames.list(), findingsOfFrames(document));
    }

    void findingsGoWithTheirSpritesAndFrames()
    {
        Document document = documentWith({bowTie()}, 3, 2);
        FrameFindings frames;
        bringTo(frames, document);
        QCOMPARE(frames.countMoved(document.sprites), 0);
        document.sprites[0].frames.move(0, 2);
        QCOMPARE(frames.countMoved(document.sprites), 3);
        document.sprites.move(0, 1);
        frames.follow(document.sprites);
        QVERIFY(!frames.list().isEmpty());
        QCOMPARE(frames.list(), findingsOfFrames(document));
    }

    void whatIsDistrustedStaysUntilItIsCheckedAgain()
    {
        const Document document = documentWith({bowTie()}, 2);
        FrameFindings frames;
        bringTo(frames, document);
        const QList<Finding> before = frames.list();
        frames.distrustAll();
        QCOMPARE(frames.list(), before);
        QCOMPARE(frames.changedIn(document.sprites).size(), 2);
        bringTo(frames, document);
        QVERIFY(frames.changedIn(document.sprites).isEmpty());
        QCOMPARE(frames.list(), before);
    }
};

HITBOX_CORE_TEST(FrameFindingsTest)
#include "frame_findings_test.moc"
