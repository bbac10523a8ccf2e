#include "windows/stage/rounding_chooser.h"

#include "drawing/overlap_words.h"
#include "session/tool_settings.h"
#include "windows/widgets/number_field.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace hitbox {

namespace {

using Numbers = EngineRounding::Numbers;

constexpr Numbers allNumbers[] = {Numbers::Double, Numbers::SingleMetres, Numbers::WholePixels};
constexpr double leastScale = 1.0 / 1024;
constexpr double mostScale = 1e6;

} // namespace

RoundingChooser::RoundingChooser(ToolDesk &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_numbers(new QComboBox(this))
    , m_scale(new NumberField(this))
    , m_problem(new QLabel(this))
    , m_differing(new QLabel(this))
{
    m_numbers->setObjectName(QStringLiteral("EngineNumbers"));
    m_numbers->setAccessibleName(tr("Numbers of the engine"));
    m_numbers->setToolTip(tr("The numbers in which the engine keeps coordinates: pairs that come out otherwise in "
                             "them are marked"));
    for (const Numbers numbers : allNumbers)
        m_numbers->addItem(tr("As in %1").arg(numbersWord(numbers)), static_cast<int>(numbers));
    m_scale->setObjectName(QStringLiteral("PixelsPerMetre"));
    m_scale->setAccessibleName(tr("Pixels per metre"));
    m_scale->setToolTip(tr("How many pixels are a metre in the engine"));
    m_scale->setRange(leastScale, mostScale);
    m_scale->setSuffix(tr(" px/m"));
    m_problem->setObjectName(QStringLiteral("Problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_differing->setObjectName(QStringLiteral("Dim"));
    m_differing->hide();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 0, 8, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_numbers, 0, 0);
    grid->addWidget(m_scale, 0, 1);
    grid->addWidget(m_differing, 1, 0, 1, 2);
    grid->addWidget(m_problem, 2, 0, 1, 2);
    connect(m_numbers, &QComboBox::activated, this, [this](int index) {
        EngineRounding rounding = m_tools.now().rounding;
        rounding.numbers = allNumbers[index];
        m_tools.set(&ToolSettings::rounding, rounding);
    });
    connect(m_scale, &NumberField::entered, this, [this](double value) {
        EngineRounding rounding = m_tools.now().rounding;
        rounding.pixelsPerMetre = value;
        m_tools.set(&ToolSettings::rounding, rounding);
    });
    connect(m_scale, &NumberField::problemChanged, this, [this](const QString &problem) {
        m_problem->setText(problem);
        m_problem->setVisible(!problem.isEmpty());
    });
    connect(&tools, &ToolDesk::changed, this, &RoundingChooser::refresh);
    refresh();
}

void RoundingChooser::refresh()
{
    const EngineRounding rounding = m_tools.now().rounding;
    m_numbers->setCurrentIndex(m_numbers->findData(static_cast<int>(rounding.numbers)));
    m_scale->setValue(rounding.pixelsPerMetre);
    m_scale->setVisible(rounding.numbers == Numbers::SingleMetres);
}

void RoundingChooser::showDiffering(int count)
{
    const bool rounds = m_tools.now().rounding.numbers != Numbers::Double;
    const QString differing = count == 0   ? tr("none differs")
                              : count == 1 ? tr("1 differs")
                                           : tr("%n differ", nullptr, count);
    m_differing->setText(rounds ? differing : QString());
    m_differing->setVisible(rounds);
}

void RoundingChooser::chooseNext()
{
    EngineRounding rounding = m_tools.now().rounding;
    const int next = (m_numbers->currentIndex() + 1) % m_numbers->count();
    rounding.numbers = allNumbers[next];
    m_tools.set(&ToolSettings::rounding, rounding);
}

} // namespace hitbox
