#include "stage/strike_matrix.h"
#include "test_class.h"

#include "document/hit_each_other.h"

#include <QTest>

using namespace hitbox;

namespace {

Category category(const QString &name, const QStringList &hits = {})
{
    Category value;
    value.name = name;
    value.hits = hits;
    return value;
}

} // namespace

class StrikeMatrixTest : public QObject
{
    Q_OBJECT

private slots:
    void answersWhatTheDocumentAnswers()
    {
        Document document;
        document.categories = {category("hurt"), category("hit", {"hurt", "gone"}), category("wall", {"wall"}),
                               category("hurt", {"wall"})};
        const StrikeMatrix matrix(document.categories);
        const QStringList names = {"hurt", "hit", "wall", "gone", ""};
        for (const QString &a : names) {
            for (const QString &b : names)
                QCOMPARE(matrix.strike(matrix.numberOf(a), matrix.numberOf(b)), hitEachOther(document, a, b));
        }
    }

    void coloursMakeNoDifference()
    {
        Category red = category("hit", {"hit"});
        red.color = "#ff0000";
        QVERIFY(StrikeMatrix({red}) == StrikeMatrix({category("hit", {"hit"})}));
        QVERIFY(StrikeMatrix({red}) != StrikeMatrix({category("hit")}));
    }
};

HITBOX_CORE_TEST(StrikeMatrixTest)
#include "strike_matrix_test.moc"
