#include "formats/importers/tileset_file.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class TilesetFileTest : public QObject
{
    Q_OBJECT

private slots:
    void kindsThatAProjectHasNotAreKeptOnce()
    {
        TilesetFile file;
        file.takeKind("speed", "float", {});
        file.takeKind("categoryBits", "int", {});
        file.takeKind("lives", "int", {});
        file.takeKind("keys", "int", {});
        file.takeKind("made of", "string", "Element");
        QCOMPARE(file.kinds, (QStringList{"int", "Element"}));
    }

    void listsStayShortWhateverTheFileSays()
    {
        TilesetFile file;
        for (int i = 0; i < 1'000; ++i) {
            const QString name = QString::number(i) + QString(1'000, u'x');
            file.takeKind(name, "class", name);
            file.passOver(name);
        }
        QCOMPARE(file.kinds.size(), TilesetFile::mostUnread);
        QCOMPARE(file.unread.size(), TilesetFile::mostUnread);
        QCOMPARE(file.kinds.constFirst().size(), TilesetFile::mostCharacters);
        QCOMPARE(file.unread.constFirst().size(), TilesetFile::mostCharacters);
    }
};

HITBOX_CORE_TEST(TilesetFileTest)
#include "tileset_file_test.moc"
