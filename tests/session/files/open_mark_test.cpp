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

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

using namespace hitbox;

/// Between two looks.
static constexpr std::chrono::milliseconds shortPause{100};

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
        OpenMark first(shortPause);
        openIn(first);
        OpenMark second(shortPause);
        const std::optional<OtherEditor> other = otherSeenBy(second);
        QVERIFY(other);
        QCOMPARE(other->user, QStringLiteral("anna"));
        QCOMPARE(other->machine, QSysInfo::machineHostName());
        QVERIFY(qAbs(other->since.secsTo(QDateTime::currentDateTime())) < 300);
    }

    void tellsTheFirstWhoCameLater()
    {
        OpenMark first(shortPause);
        openIn(first);
        QSignalSpy found(&first, &OpenMark::foundOther);
        QSignalSpy still(&first, &OpenMark::stillOpenElsewhere);
        qputenv("USER", "ben");
        OpenMark second(shortPause);
        second.follow(project());
        QVERIFY(found.wait(20000));
        QCOMPARE(found.first().at(0).toString(), project());
        QCOMPARE(found.first().at(1).value<OtherEditor>().user, QStringLiteral("ben"));
        QVERIFY(still.wait(20000));
        qputenv("USER", "cleo");
        OpenMark third(shortPause);
        QSignalSpy foundByThird(&third, &OpenMark::foundOther);
        third.follow(project());
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 2, 20000); // of each once
        QCOMPARE(found.last().at(1).value<OtherEditor>().user, QStringLiteral("cleo"));
        QTRY_COMPARE_WITH_TIMEOUT(foundByThird.size(), 2, 20000);
    }

    void namesTheUserWhoseNameNoVariableHas()
    {
#ifndef Q_OS_UNIX
        QSKIP("the system is asked elsewhere alone");
#else
        const struct passwd *own = ::getpwuid(::getuid());
        if (!own)
            QSKIP("this user has no name");
        for (const char *variable : {"USER", "LOGNAME", "USERNAME"})
            qunsetenv(variable);
        OpenMark first(shortPause);
        openIn(first);
        OpenMark second(shortPause);
        const std::optional<OtherEditor> other = otherSeenBy(second);
        QVERIFY(other);
        QCOMPARE(other->user, QString::fromLocal8Bit(own->pw_name));
#endif
    }

    void tellsOfOneThatHasItThroughALink()
    {
        const QString elsewhere = m_folder->filePath(QStringLiteral("links/duel.hitbox"));
        QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("links"))));
        write(project(), "{}");
        if (!QFile::link(project(), elsewhere))
            QSKIP("there are no links here");
        OpenMark first(shortPause);
        openIn(first);
        QSignalSpy foundByFirst(&first, &OpenMark::foundOther);
        OpenMark second(shortPause);
        QSignalSpy foundBySecond(&second, &OpenMark::foundOther);
        second.follow(elsewhere);
        QVERIFY(foundByFirst.wait(20000));
        QTRY_VERIFY_WITH_TIMEOUT(!foundBySecond.isEmpty(), 20000);
        QCOMPARE(foundBySecond.first().at(0).toString(), elsewhere); // as it was opened
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("links")))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                     .size(),
                 1);
    }

    void saysNothingOnceTheFirstHasClosedIt()
    {
        OpenMark first(shortPause);
        openIn(first);
        first.follow({});
        QVERIFY(QDir(m_folder->path()).isEmpty());
        OpenMark second(shortPause);
        QVERIFY(!otherSeenBy(second));
    }

    void saysNothingMoreWhenTheOtherIsGone()
    {
        OpenMark first(shortPause);
        openIn(first);
        OpenMark second(shortPause);
        QVERIFY(otherSeenBy(second));
        QSignalSpy still(&second, &OpenMark::stillOpenElsewhere);
        QVERIFY(still.wait(20000));
        first.follow({});
        still.clear();
        QTest::qWait(3 * int(shortPause.count()));
        QVERIFY(still.size() <= 1); // of a look that was under way
    }

    void tellsWhichOtherIsGone()
    {
        const auto markBy = [this](const QByteArray &user) {
            std::unique_ptr<HeldFile> held =
                HeldFile::take(OpenMark::markOf(project(), user + QStringLiteral("smark")));
            if (held)
                held->tell(user + "\nfar\n2020-01-01T00:00:00Z\n0\n");
            return held;
        };
        std::unique_ptr<HeldFile> ben = markBy("ben");
        const std::unique_ptr<HeldFile> eve = markBy("eve");
        QVERIFY(ben && eve);
        OpenMark mark(shortPause);
        QSignalSpy found(&mark, &OpenMark::foundOther);
        QSignalSpy lost(&mark, &OpenMark::lostOther);
        openIn(mark);
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 2, 20000);
        ben.reset();
        QVERIFY(lost.wait(20000));
        QCOMPARE(lost.first().at(0).toString(), project());
        QCOMPARE(lost.first().at(1).value<OtherEditor>().user, QStringLiteral("ben"));
        mark.follow(m_folder->filePath(QStringLiteral("other.hitbox")));
        QCOMPARE(lost.size(), 2);
        QCOMPARE(lost.last().at(0).toString(), project());
        QCOMPARE(lost.last().at(1).value<OtherEditor>().user, QStringLiteral("eve"));
    }

    void takesAwayWhatACrashLeft()
    {
        write(left(), "eve\n" + QSysInfo::machineHostName().toUtf8() + "\n2020-01-01T00:00:00Z\n0\n" +
                          QSysInfo::bootUniqueId() + "\n");
        OpenMark mark(shortPause);
        QVERIFY(!otherSeenBy(mark));
        QTRY_VERIFY(!QFile::exists(left()));
    }

    /// As on a folder whose locks end at each machine.
    void tellsOfAnotherMachineThatWritesWhatNobodySeemsToHold()
    {
        const auto wordsOf = [](int beat) {
            return QStringLiteral("eve\nfar\n2020-01-01T00:00:00Z\n%1\n").arg(beat).toUtf8();
        };
        write(left(), wordsOf(0));
        OpenMark mark(shortPause);
        QSignalSpy found(&mark, &OpenMark::foundOther);
        openIn(mark);
        QByteArray own = HeldFile::wordsIn(ownMark());
        QVERIFY(found.isEmpty());
        write(left(), wordsOf(1));
        QVERIFY(found.wait(20000));
        QCOMPARE(found.first().at(1).value<OtherEditor>().machine, QStringLiteral("far"));
        QTRY_VERIFY_WITH_TIMEOUT(HeldFile::wordsIn(ownMark()) != own, 20000); // for the other one to see
    }

    void saysNothingOfWhatAnotherMachineLeft()
    {
        write(left(), "eve\nfar\n2020-01-01T00:00:00Z\n0\n");
        OpenMark mark(shortPause);
        QSignalSpy found(&mark, &OpenMark::foundOther);
        openIn(mark);
        QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(left()), 60000);
        QVERIFY(found.isEmpty());
    }

    void bearsWhateverStandsInIt()
    {
        const std::unique_ptr<HeldFile> held = HeldFile::take(left());
        QVERIFY(held);
        held->tell("\x1b[2J\xff\xfe");
        OpenMark mark(shortPause);
        const std::optional<OtherEditor> other = otherSeenBy(mark);
        QVERIFY(other);
        QVERIFY(!other->user.contains(QLatin1Char('\x1b')));
        QVERIFY(!other->since.isValid());
    }

    void tellsOfOneThatSaysNothing()
    {
        const std::unique_ptr<HeldFile> held = HeldFile::take(left());
        QVERIFY(held);
        OpenMark mark(shortPause);
        QSignalSpy found(&mark, &OpenMark::foundOther);
        mark.follow(project());
        QVERIFY(found.wait(20000));
        QCOMPARE(found.first().at(1).value<OtherEditor>(), OtherEditor());
    }

    void leavesFilesOfOthersAlone()
    {
        const QStringList names{".game.hitbox.open-", ".game.hitbox.open-ABCDEFGH", ".game.hitbox.open-123456789",
                                ".other.hitbox.open-12345678", "game.hitbox.open-12345678"};
        const QByteArray words = "eve\n" + QSysInfo::machineHostName().toUtf8() + "\n2020-01-01T00:00:00Z\n0\n" +
                                 QSysInfo::bootUniqueId() + "\n";
        for (const QString &name : names)
            write(m_folder->filePath(name), words);
        const QString target = m_folder->filePath(QStringLiteral("target"));
        write(target, words);
        QVERIFY(QFile::link(target, left()));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral(".game.hitbox.open-folderfo")));
        OpenMark mark(shortPause);
        QVERIFY(!otherSeenBy(mark));
        QSignalSpy found(&mark, &OpenMark::foundOther);
        QTest::qWait(5 * int(shortPause.count()));
        QVERIFY(found.isEmpty());
        for (const QString &name : names)
            QVERIFY2(QFile::exists(m_folder->filePath(name)), qPrintable(name));
        QVERIFY(QFile::exists(target));
        QVERIFY(QFileInfo(left()).isSymLink());
    }

    void makesTheMarkAnewWhenItIsTakenAway()
    {
        OpenMark mark(shortPause);
        openIn(mark);
        const QString first = ownMark();
        QVERIFY(QFile::remove(first));
        QTRY_VERIFY_WITH_TIMEOUT(!ownMark().isEmpty() && ownMark() != first, 20000);
    }

    void saysNothingWhereNoFileCanBeMade()
    {
        OpenMark mark(shortPause);
        QSignalSpy found(&mark, &OpenMark::foundOther);
        mark.follow(m_folder->filePath(QStringLiteral("gone/game.hitbox")));
        QTest::qWait(100);
        QCOMPARE(found.count(), 0);
    }

    void followsToAnotherName()
    {
        OpenMark mark(shortPause);
        openIn(mark);
        const QString first = ownMark();
        mark.follow(m_folder->filePath(QStringLiteral("other.hitbox")));
        QTRY_VERIFY(mark.isMarked());
        QVERIFY(!ownMark(QStringLiteral("other.hitbox")).isEmpty());
        QVERIFY(!QFile::exists(first));
    }

private:
    QString project() const
    {
        return m_folder->filePath(QStringLiteral("game.hitbox"));
    }
    QString left() const
    {
        return OpenMark::markOf(project(), QStringLiteral("leftover"));
    }

    /// The only one besides what a test has left there; empty where there is none.
    QString ownMark(const QString &name = QStringLiteral("game.hitbox")) const
    {
        const QDir folder(m_folder->path());
        for (const QString &file :
             folder.entryList({QStringLiteral(".%1.open-*").arg(name)}, QDir::Files | QDir::Hidden))
            if (folder.filePath(file) != left())
                return folder.filePath(file);
        return {};
    }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void openIn(OpenMark &mark) const
    {
        mark.follow(project());
        QTRY_VERIFY(mark.isMarked());
    }

    /// With the first look.
    std::optional<OtherEditor> otherSeenBy(OpenMark &mark) const
    {
        QSignalSpy found(&mark, &OpenMark::foundOther);
        mark.follow(project());
        const bool isAnswered = QTest::qWaitFor([&] { return mark.isMarked(); }, 20000);
        return isAnswered && !found.isEmpty() ? std::optional(found.first().at(1).value<OtherEditor>()) : std::nullopt;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HITBOX_CORE_TEST(OpenMarkTest)
#include "open_mark_test.moc"
