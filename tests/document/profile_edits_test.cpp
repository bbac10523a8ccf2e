#include "document/profile_edits.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ProfileEditsTest : public QObject
{
    Q_OBJECT

    const QString m_game = QStringLiteral("game");
    const QString m_docs = QStringLiteral("docs");
    const Document m_both =
        withProfile(withProfile({}, {m_game, QStringLiteral("godot4")}), {m_docs, QStringLiteral("svg")});

private slots:
    void findsByName()
    {
        QCOMPARE(findProfile(m_both, m_docs)->format, QStringLiteral("svg"));
        QVERIFY(!findProfile(m_both, QStringLiteral("Docs")));
        QVERIFY(!findProfile({}, m_docs));
    }

    void takesThePlaceOfTheOneOfItsName()
    {
        const ExportProfile other{m_game, QStringLiteral("json"), QStringLiteral("../game"), {}, true};
        const Document changed = withProfile(m_both, other);
        QCOMPARE(changed.exportProfiles, (QList<ExportProfile>{other, m_both.exportProfiles.at(1)}));
        QVERIFY(changed != m_both);
    }

    void renamesInPlace()
    {
        const QString level = QStringLiteral("level");
        const Document renamed = renameProfile(m_both, m_game, level);
        QCOMPARE(renamed.exportProfiles.at(0), (ExportProfile{level, QStringLiteral("godot4")}));
        QCOMPARE(renameProfile(renamed, level, m_game), m_both);
        QCOMPARE(renameProfile(m_both, level, QStringLiteral("other")), m_both);
    }

    void removesByName()
    {
        QCOMPARE(withoutProfile(m_both, m_game).exportProfiles, m_both.exportProfiles.mid(1));
        QCOMPARE(withoutProfile(m_both, QStringLiteral("level")), m_both);
    }
};

HITBOX_CORE_TEST(ProfileEditsTest)
#include "profile_edits_test.moc"
