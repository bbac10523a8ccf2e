#include "session/files/open_mark.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace hitbox;

class OpenMarkTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("USER", "anna");
    }

    void tellsTheSecondWhoTheFirstIs()
    {
        OpenMark first;
        openIn(first);
        OpenMark second;
        const std::optional<OtherEditor> other = otherSeenBy(second);
        QVERIFY(other);
        QCOMPARE(other->user, QStringLiteral("anna"));
        QCOMPARE(other->machine, QSysInfo::machineHostName());
        QVERIFY(qAbs(other->since.secsTo(QDateTime::currentDateTime())) < 300);
    }

    void saysNothingOnceTheFirstHasClosedIt()
    {
        OpenMark first;
        openIn(first);
        first.follow({});
        QVERIFY(QDir(m_folder->path()).isEmpty());
        OpenMark second;
        QVERIFY(!otherSeenBy(second));
    }

    void takesTheMarkWhenTheFirstIsGone()
    {
        OpenMark first;
        openIn(first);
        OpenMark second;
        QVERIFY(otherSeenBy(second));
        QSignalSpy told(&second, &OpenMark::foundOther);
        QSignalSpy still(&second, &OpenMark::stillOpenElsewhere);
        QVERIFY(still.wait(20000));
        first.follow({});
        QTRY_VERIFY_WITH_TIMEOUT(second.isMarked(), 20000);
        QCOMPARE(told.size(), 0); // of each once
        OpenMark third;
        QVERIFY(otherSeenBy(third));
    }

    void saysNothingOfWhatACrashLeft()
    {
        QFile left(OpenMark::markOf(project()));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write("eve\nfar\n2020-01-01T00:00:00Z\n");
        left.close();
        OpenMark mark;
        QVERIFY(!otherSeenBy(mark));
    }

    void bearsWhateverStandsInIt()
    {
        const std::unique_ptr<HeldFile> held = HeldFile::take(OpenMark::markOf(project()));
        QVERIFY(held);
        held->tell("\x1b[2J\xff\xfe");
        OpenMark mark;
        const std::optional<OtherEditor> other = otherSeenBy(mark);
        QVERIFY(other);
        QVERIFY(!other->user.contains(QLatin1Char('\x1b')));
        QVERIFY(!other->since.isValid());
    }

    void saysNothingWhereNoFileCanBeMade()
    {
        OpenMark mark;
        QSignalSpy found(&mark, &OpenMark::foundOther);
        mark.follow(m_folder->filePath(QStringLiteral("gone/game.hitbox")));
        QTest::qWait(100);
        QCOMPARE(found.count(), 0);
    }

    void followsToAnotherName()
    {
        OpenMark mark;
        openIn(mark);
        const QString other = m_folder->filePath(QStringLiteral("other.hitbox"));
        mark.follow(other);
        QTRY_VERIFY(mark.isMarked());
        QVERIFY(QFile::exists(OpenMark::markOf(other)));
        QVERIFY(!QFile::exists(OpenMark::markOf(project())));
    }

private:
    QString project() const { return m_folder->filePath(QStringLiteral("game.hitbox")); }

    void openIn(OpenMark &mark) const
    {
        mark.follow(project());
        QTRY_VERIFY(mark.isMarked());
    }

    std::optional<OtherEditor> otherSeenBy(OpenMark &mark) const
    {
        QSignalSpy found(&mark, &OpenMark::foundOther);
        mark.follow(project());
        const bool isAnswered = QTest::qWaitFor([&] { return mark.isMarked() || !found.isEmpty(); }, 20000);
        return isAnswered && !found.isEmpty() ? std::optional(found.first().at(1).value<OtherEditor>()) : std::nullopt;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HITBOX_CORE_TEST(OpenMarkTest)
#include "open_mark_test.moc"
