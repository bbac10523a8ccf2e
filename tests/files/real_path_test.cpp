#include "files/real_path.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

/// far/deep and far/secret lie beside the folder "near", in which "link" leads to far/deep.
class RealPathTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString at(const char *path) const { return m_folder.filePath(QString::fromUtf8(path)); }
    QString real(const char *path) const
    {
        return QDir(m_folder.path()).canonicalPath() + u'/' + QString::fromUtf8(path);
    }

private slots:
    void initTestCase()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("far/deep")));
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("near")));
        for (const char *name : {"far/secret", "near/secret"}) {
            QFile file(at(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QVERIFY(QFile::link(at("far/deep"), at("near/link")));
        QVERIFY(QFile::link(at("far/gone"), at("near/dangling")));
        QVERIFY(QFile::link(QStringLiteral("circle"), at("near/circle")));
    }

    void followsLinksBeforeDots_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("leadsTo");
        QTest::newRow("plain") << QByteArray("near/secret") << QByteArray("near/secret");
        QTest::newRow("dots") << QByteArray("near/./../near/secret") << QByteArray("near/secret");
        QTest::newRow("link") << QByteArray("near/link") << QByteArray("far/deep");
        QTest::newRow("up from a link") << QByteArray("near/link/../secret") << QByteArray("far/secret");
        QTest::newRow("up from a link to nothing there") << QByteArray("near/link/../new/x") << QByteArray("far/new/x");
        QTest::newRow("link to nothing there") << QByteArray("near/dangling") << QByteArray("far/gone");
        QTest::newRow("nothing there") << QByteArray("near/new/../other") << QByteArray("near/other");
        QTest::newRow("circle") << QByteArray("near/circle") << QByteArray("near/circle");
    }
    void followsLinksBeforeDots()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, leadsTo);
        QCOMPARE(realPath(at(path)), real(leadsTo));
    }

    void startsWhereTheProgramRuns()
    {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(at("near")));
        const QString up = realPath(QStringLiteral("link/../secret"));
        const QString here = realPath({});
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(up, real("far/secret"));
        QCOMPARE(here, real("near"));
    }

    void tidiesOnlyWhatLeadsToTheSame()
    {
        QCOMPARE(tidyPath(at("near/../near/secret")), at("near/secret"));
        QCOMPARE(tidyPath(at("near/link/../secret")), at("near/link/../secret"));
        QCOMPARE(tidyPath(QStringLiteral("./a/../b")), QStringLiteral("b"));
    }

    void knowsWhatVersionControlKeeps()
    {
        QVERIFY(isOfVersionControl(QStringLiteral("/a/.git")));
        QVERIFY(isOfVersionControl(QStringLiteral("/a/.Git/config")));
        QVERIFY(isOfVersionControl(QStringLiteral("/a/_DARCS/b")));
        QVERIFY(!isOfVersionControl(QStringLiteral("/a/.github/.gitignore")));
        QVERIFY(!isOfVersionControl({}));
    }

    void liesWithinCountsWholeNames()
    {
        QVERIFY(liesWithin(QStringLiteral("/a"), QStringLiteral("/a")));
        QVERIFY(liesWithin(QStringLiteral("/a"), QStringLiteral("/a/b/c")));
        QVERIFY(liesWithin(QStringLiteral("/"), QStringLiteral("/a")));
        QVERIFY(!liesWithin(QStringLiteral("/a"), QStringLiteral("/ab")));
    }
};

HITBOX_CORE_TEST(RealPathTest)
#include "real_path_test.moc"
