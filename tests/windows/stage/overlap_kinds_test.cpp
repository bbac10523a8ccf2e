#include "test_class.h"
#include "windows/stage/overlap_kinds.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cstdlib>

using namespace hitbox;
using geometry::Relation;

class OverlapKindsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachRelationHasASwitchWithItsCount();
    void aSwitchedOffRelationIsNotShown();
    void aThemeRecolorsTheSigns();
    void theSwitchesShareTheWidth();
};

void OverlapKindsTest::eachRelationHasASwitchWithItsCount()
{
    OverlapKinds kinds(nullptr);
    OverlapList list;
    list.counts = {0, 3, 14000, 5, 6, 7};
    kinds.showList(list);
    const std::pair<const char *, const char *> wanted[] = {{"kind-touching", "3"},
                                                            {"kind-overlapping", "14000"},
                                                            {"kind-containing", "5"},
                                                            {"kind-contained", "6"},
                                                            {"kind-equal", "7"}};
    for (const auto &[name, count] : wanted) {
        const auto *button = kinds.findChild<QToolButton *>(QLatin1String(name));
        QVERIFY(button && button->isChecked());
        QCOMPARE(button->text(), QString(count));
        QVERIFY(button->accessibleName().endsWith(count));
    }
}

void OverlapKindsTest::theSwitchesShareTheWidth()
{
    OverlapKinds kinds(nullptr);
    kinds.resize(350, 32);
    kinds.show();
    QVERIFY(QTest::qWaitForWindowExposed(&kinds));
    const auto *first = kinds.findChild<QToolButton *>("kind-touching");
    const auto *last = kinds.findChild<QToolButton *>("kind-equal");
    QCOMPARE(first->x(), 12);
    QCOMPARE(last->geometry().right() + 1, kinds.width() - 12);
    QVERIFY(std::abs(first->width() - last->width()) <= 1);
}

void OverlapKindsTest::aSwitchedOffRelationIsNotShown()
{
    OverlapKinds kinds(nullptr);
    QSignalSpy changed(&kinds, &OverlapKinds::changed);
    kinds.findChild<QToolButton *>("kind-contained")->click();
    QCOMPARE(changed.size(), 1);
    const std::array<bool, 6> shown = kinds.shown();
    QVERIFY(!shown[static_cast<std::size_t>(Relation::Contained)]);
    QVERIFY(shown[static_cast<std::size_t>(Relation::Containing)]);
}

void OverlapKindsTest::aThemeRecolorsTheSigns()
{
    OverlapKinds kinds(nullptr);
    const auto sign = [&kinds] { return kinds.findChild<QToolButton *>("kind-equal")->icon().pixmap(16).toImage(); };
    kinds.setPalette(paletteOf(themeFor(ThemeChoice::Dark)));
    const QImage dark = sign();
    kinds.setPalette(paletteOf(themeFor(ThemeChoice::Light)));
    QVERIFY(sign() != dark);
}

HITBOX_WINDOW_TEST(OverlapKindsTest)
#include "overlap_kinds_test.moc"
