#include "formats/export/profile_ground.h"
#include "rooted.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

/// A project in tree/art; tree has a .git, and "way" is a link to it.
class ProfileGroundTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString at(const char *path) const
    {
        return QDir(m_folder.path()).canonicalPath() + u'/' + QString::fromUtf8(path);
    }

    BeyondGround beyond(const QString &folder, const QString &file, const QString &project) const
    {
        const ExportProfile profile{.name = QStringLiteral("p"),
                                    .format = QStringLiteral("template"),
                                    .folder = folder,
                                    .options = {{QStringLiteral("template"), file}}};
        return beyondGround(profile, project, profileGround(project, at("runs")));
    }

private slots:
    void initTestCase()
    {
        for (const char *path : {"tree/.git", "tree/art", "runs", "else"})
            QVERIFY(QDir(m_folder.path()).mkpath(QString::fromLatin1(path)));
        QVERIFY(QFile::link(at("tree"), at("way")));
        QVERIFY(QFile::link(at("tree/art"), at("else/back")));
        QVERIFY(QFile::link(at("else"), at("tree/art/out")));
    }

    void isTheProjectTheTreeAndWhereTheProgramRuns_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("leadsTo");
        QTest::newRow("here") << QStringLiteral("x") << QString();
        QTest::newRow("tree") << QStringLiteral("../game/x") << QString();
        QTest::newRow("where it runs") << at("runs/x") << QString();
        QTest::newRow("up and away") << QStringLiteral("../../else/x") << at("else/x");
        if (makesLinks())
            QTest::newRow("through a link") << QStringLiteral("out/x") << at("else/x");
        QTest::newRow("version control") << QStringLiteral("../.git/x") << at("tree/.git/x");
        QTest::newRow("version control in other case") << QStringLiteral("../.GIT/x") << at("tree/.GIT/x");
        QTest::newRow("elsewhere by letters") << at("else/back/x") << at("else/back/x");
        QTest::newRow("another machine") << QStringLiteral("//evil/share") << QStringLiteral("//evil/share");
        QTest::newRow("as Windows writes it") << QStringLiteral("\\\\evil\\share") << QStringLiteral("\\\\evil\\share");
        QTest::newRow("none, for all its slashes") << u'/' + at("tree/art/x") << u'/' + at("tree/art/x");
    }
    void isTheProjectTheTreeAndWhereTheProgramRuns()
    {
        QFETCH(QString, path);
        QFETCH(QString, leadsTo);
        const BeyondGround found = beyond(path, path, at("tree/art"));
        QCOMPARE(found.written, leadsTo);
        QCOMPARE(found.read, leadsTo.isEmpty() ? QStringList() : QStringList{leadsTo});
        QCOMPARE(found.isAny(), !leadsTo.isEmpty());
    }

    void isTheSameForOneWhoCameThroughALink()
    {
        if (!makesLinks())
            QSKIP("links are shortcuts here");
        for (const QString &path : {QStringLiteral("x"), QStringLiteral("../game"), at("tree/game"), at("way/game")})
            QVERIFY2(!beyond(path, path, at("way/art")).isAny(), qPrintable(path));
        QCOMPARE(beyond(QStringLiteral("../../else"), {}, at("way/art")).written, at("else"));
    }

    void findsTheFileThatIsNotThere()
    {
        const QString project = at("tree/art");
        const QStringList ground = profileGround(project, at("runs"));
        const auto missing = [&](const QString &file) {
            return missingFileOf({.name = QStringLiteral("p"),
                                  .format = QStringLiteral("template"),
                                  .options = {{QStringLiteral("template"), file}}},
                                 project, ground);
        };
        QCOMPARE(missing(QStringLiteral("t/none.mustache")), QStringLiteral("t/none.mustache"));
        QVERIFY2(missing(at("else/none")).isEmpty(), "what is elsewhere is not looked at");
        QVERIFY2(missing(QStringLiteral("../.git/none")).isEmpty(), "nor is what version control keeps");
        QFile file(at("tree/there.mustache"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(missing(QStringLiteral("../there.mustache")).isEmpty());
    }

    void namesThePlacesThatItDependsOn()
    {
        const QString project = at("tree/art");
        const ExportProfile profile{.name = QStringLiteral("p"),
                                    .format = QStringLiteral("template"),
                                    .folder = at("else"),
                                    .options = {{QStringLiteral("template"), QStringLiteral("t.mustache")}}};
        QCOMPARE(placesOnGround(profile, project, profileGround(project, at("runs"))),
                 QStringList{at("tree/art/t.mustache")});
    }
};

HITBOX_CORE_TEST(ProfileGroundTest)
#include "profile_ground_test.moc"
