#include "test_class.h"
#include "windows/stage/rounding_chooser.h"

#include "session/open_project.h"
#include "windows/widgets/number_field.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

#include <memory>

using namespace hitbox;
using Numbers = EngineRounding::Numbers;

class RoundingChooserTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void choosingTellsTheSession();
    void theScaleIsAskedForMetresAlone();
    void aScaleOfNothingIsRefusedWithASentence();
    void theNextNumbersGoRound();
    void howManyDifferIsSaidWhileRounding();

private:
    void choose(Numbers numbers)
    {
        m_numbers->setCurrentIndex(static_cast<int>(numbers));
        emit m_numbers->activated(m_numbers->currentIndex());
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<RoundingChooser> m_chooser;
    QComboBox *m_numbers = nullptr;
    NumberField *m_scale = nullptr;
};

void RoundingChooserTest::init()
{
    m_chooser.reset();
    m_project = std::make_unique<OpenProject>();
    m_chooser = std::make_unique<RoundingChooser>(m_project->tools, nullptr);
    m_numbers = m_chooser->findChild<QComboBox *>("EngineNumbers");
    m_scale = m_chooser->findChild<NumberField *>("PixelsPerMetre");
    m_chooser->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chooser.get()));
}

void RoundingChooserTest::choosingTellsTheSession()
{
    choose(Numbers::WholePixels);
    QVERIFY(m_project->tools.now().rounding.numbers == Numbers::WholePixels);
    m_project->tools.set(&ToolSettings::rounding, {});
    QCOMPARE(m_numbers->currentIndex(), 0);
}

void RoundingChooserTest::theScaleIsAskedForMetresAlone()
{
    QVERIFY(!m_scale->isVisible());
    choose(Numbers::SingleMetres);
    QVERIFY(m_scale->isVisible());
    m_scale->setFocus();
    m_scale->selectAll();
    QTest::keyClicks(m_scale, "32");
    QTest::keyClick(m_scale, Qt::Key_Return);
    QCOMPARE(m_project->tools.now().rounding.pixelsPerMetre, 32.0);
    choose(Numbers::Double);
    QVERIFY(!m_scale->isVisible());
    QCOMPARE(m_project->tools.now().rounding.pixelsPerMetre, 32.0);
}

void RoundingChooserTest::aScaleOfNothingIsRefusedWithASentence()
{
    choose(Numbers::SingleMetres);
    const EngineRounding before = m_project->tools.now().rounding;
    auto *problem = m_chooser->findChild<QLabel *>("Problem");
    for (const char *text : {"0", "-3", "much"}) {
        m_scale->setFocus();
        m_scale->selectAll();
        QTest::keyClicks(m_scale, text);
        QVERIFY(problem->isVisible() && !problem->text().isEmpty());
        QTest::keyClick(m_scale, Qt::Key_Return);
        QVERIFY(m_project->tools.now().rounding == before);
    }
    QTest::keyClick(m_scale, Qt::Key_Escape);
    QVERIFY(!problem->isVisible());
}

void RoundingChooserTest::theNextNumbersGoRound()
{
    for (const Numbers wanted : {Numbers::SingleMetres, Numbers::WholePixels, Numbers::Double}) {
        m_chooser->chooseNext();
        QVERIFY(m_project->tools.now().rounding.numbers == wanted);
    }
}

void RoundingChooserTest::howManyDifferIsSaidWhileRounding()
{
    const auto says = [this](const QString &words) {
        const QList<QLabel *> labels = m_chooser->findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(), [&](QLabel *label) { return label->text() == words; });
    };
    m_chooser->showDiffering(0);
    QVERIFY(!says("none differs"));
    choose(Numbers::WholePixels);
    m_chooser->showDiffering(0);
    QVERIFY(says("none differs"));
    m_chooser->showDiffering(3);
    QVERIFY(says("3 differ"));
    m_chooser->showDiffering(1);
    QVERIFY(says("1 differs"));
}

HITBOX_WINDOW_TEST(RoundingChooserTest)
#include "rounding_chooser_test.moc"
