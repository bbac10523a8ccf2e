#include "formats/exporters/preparation/collision_filters.h"
#include "test_class.h"

#include "document/hit_each_other.h"
#include "formats/exporters/golden.h"

#include <QSet>

#include <random>

using namespace hitbox;

class CollisionFiltersTest : public QObject
{
    Q_OBJECT

private slots:
    void makesMasksOfWhatACategoryHits()
    {
        const CollisionFilters filters(golden::lopsided().categories);
        QCOMPARE(filters.of(QStringLiteral("hurt")), (CollisionFilter{1, 0}));
        QCOMPARE(filters.of(QStringLiteral("hit")), (CollisionFilter{2, 5}));
        QCOMPARE(filters.of(QStringLiteral("wall")), (CollisionFilter{4, 4}));
        QCOMPARE(filters.of(QStringLiteral("none")), (CollisionFilter{1, 0}));
        QCOMPARE(CollisionFilters({}).of(QStringLiteral("any")), (CollisionFilter{1, 1}));
    }

    void masksHoldWhatStrikesAndWhatIsStruck()
    {
        const CollisionFilters filters({{.name = "hurt", .bits = 1}, {.name = "hit", .bits = 2, .hits = {"hurt"}}});
        QCOMPARE(filters.mutual(QStringLiteral("hurt")), (CollisionFilter{1, 2}));
        QCOMPARE(filters.mutual(QStringLiteral("hit")), (CollisionFilter{2, 1}));
        QCOMPARE(filters.mutual(QStringLiteral("gone")), (CollisionFilter{1, 0}));
        Frame frame;
        frame.shapes = {{.category = "hurt"}, {.category = "hit"}};
        QCOMPARE(filters.mutual(frame), (CollisionFilter{3, 3}));
    }

    /// As the document itself answers for each two of them.
    void meetingsAreWhatTheDocumentSays()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 50; ++round) {
            Document document;
            for (int i = 0; i < 12; ++i) {
                Category category{.name = QString::number(random() % 15)};
                for (unsigned hits = random() % 4; hits > 0; --hits)
                    category.hits.append(QString::number(random() % 15));
                document.categories.append(category);
            }
            const QList<QStringList> meetings = meetingCategories(document.categories);
            QCOMPARE(meetings.size(), document.categories.size());
            for (int i = 0; i < meetings.size(); ++i) {
                const QString &name = document.categories[i].name;
                QSet<QString> expected;
                for (const Category &other : document.categories) {
                    if (hitEachOther(document, name, other.name))
                        expected.insert(other.name);
                }
                QCOMPARE(QSet<QString>(meetings[i].begin(), meetings[i].end()), expected);
                QCOMPARE(meetings[i].size(), expected.size());
            }
        }
    }

    /// Each hits the next one: asking for each two of them would take hours.
    void takesManyCategories()
    {
        constexpr int count = 20'000;
        QList<Category> categories;
        for (int i = 0; i < count; ++i)
            categories.append({.name = QString::number(i), .bits = 1, .hits = {QString::number((i + 1) % count)}});
        const QList<QStringList> meetings = meetingCategories(categories);
        QCOMPARE(meetings[5], (QStringList{"4", "6"}));
        QCOMPARE(meetings[0], (QStringList{"1", QString::number(count - 1)}));
        const CollisionFilters filters(categories);
        for (const Category &category : categories)
            QCOMPARE(filters.mutual(category.name), (CollisionFilter{1, 1}));
    }
};

HITBOX_TEST(CollisionFiltersTest)
#include "collision_filters_test.moc"
