#include "test_class.h"
#include "windows/actions/fuzzy.h"

#include <QTest>

using namespace hitbox;

class FuzzyTest : public QObject
{
    Q_OBJECT

private slots:
    void lettersInOrderFitWhateverTheirCase();
    void lettersInAnotherOrderDoNotFit();
    void nothingTypedFitsEverything();
    void beginningsOfWordsAreBetter();
    void lettersInARowAreBetter();
};

void FuzzyTest::lettersInOrderFitWhateverTheirCase()
{
    QVERIFY(fuzzyScore("fh", "Flip horizontally"));
    QVERIFY(fuzzyScore("FLIPHOR", "Flip horizontally"));
    QVERIFY(fuzzyScore("flip hor", "Flip horizontally"));
    QVERIFY(fuzzyScore("y", "Flip horizontally"));
}

void FuzzyTest::lettersInAnotherOrderDoNotFit()
{
    QVERIFY(!fuzzyScore("hf", "Flip horizontally"));
    QVERIFY(!fuzzyScore("ff", "Flip horizontally"));
    QVERIFY(!fuzzyScore("a", ""));
}

void FuzzyTest::nothingTypedFitsEverything()
{
    QVERIFY(fuzzyScore("", "Save"));
    QVERIFY(fuzzyScore(" ", ""));
}

void FuzzyTest::beginningsOfWordsAreBetter()
{
    QVERIFY(*fuzzyScore("sa", "Select all") > *fuzzyScore("sa", "Disarray"));
    QVERIFY(*fuzzyScore("z", "Zoom in") > *fuzzyScore("z", "Flip horizontally"));
}

void FuzzyTest::lettersInARowAreBetter()
{
    QVERIFY(*fuzzyScore("ave", "Wave") > *fuzzyScore("ave", "Wabvbe"));
    // The best place counts, not the first one.
    QVERIFY(*fuzzyScore("save", "sample save") > *fuzzyScore("save", "sample vane"));
}

HITBOX_TEST(FuzzyTest)
#include "fuzzy_test.moc"
