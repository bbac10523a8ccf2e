#include "session/files/open_mark.h"
#include "test_class.h"
#include "windows/window_bench.h"

#include <algorithm>

using namespace hitbox;
using namespace hitbox::bench;

class FileChangeBarTest : public QObject
{
    Q_OBJECT

private slots:
    /// Whoever came first.
    void theFirstIsToldOfASecondEditor()
    {
        WindowBench bench;
        QVERIFY(bench.shown);
        bench.openSample();
        QVERIFY(bench.notices().isEmpty());
        qputenv("USER", "ben");
        OpenMark second;
        second.follow(bench.project());
        const auto isTold = [&bench] {
            const QStringList notices = bench.notices();
            return std::ranges::any_of(notices, [](const QString &notice) {
                return notice.startsWith("duel.hitbox is also open elsewhere: by ben on ");
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isTold(), 30'000);
        qputenv("USER", "zoe");
        OpenMark third;
        third.follow(bench.project());
        QTRY_VERIFY_WITH_TIMEOUT(bench.notices().first().contains("; by zoe on "), 30'000);
        QCOMPARE(bench.notices().size(), 1);
        QVERIFY(isTold());
        QVERIFY(!bench.openProject.files.modified());
        third.follow({});
        QTRY_VERIFY_WITH_TIMEOUT(!bench.notices().first().contains("zoe"), 30'000);
        QCOMPARE(bench.notices().size(), 1);
        QVERIFY(isTold());
        second.follow({});
        QTRY_VERIFY_WITH_TIMEOUT(bench.notices().isEmpty(), 30'000);
    }

    void whereTheUserHasNoNameMachineAndTimeAreTold()
    {
        WindowBench bench;
        QVERIFY(bench.shown);
        bench.openSample();
        const std::unique_ptr<HeldFile> other = HeldFile::take(OpenMark::markOf(bench.project(), "nobodys0"));
        QVERIFY(other);
        other->tell("\nfar\n2020-01-01T00:00:00Z\n0\n");
        QTRY_VERIFY_WITH_TIMEOUT(!bench.notices().isEmpty(), 30'000);
        QVERIFY2(bench.notices().first().startsWith("duel.hitbox is also open elsewhere: on far, since "),
                 qPrintable(bench.notices().first()));
    }
};

HITBOX_WINDOW_TEST(FileChangeBarTest)
#include "file_change_bar_test.moc"
