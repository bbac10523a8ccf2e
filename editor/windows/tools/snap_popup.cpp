#include "windows/tools/snap_popup.h"

#include "session/tool_settings.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/number_field.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

/// The finest step that can be typed, in pixels.
constexpr double finestStep = 1.0 / 1024;

struct StepRow {
    SnapStep step;
    QString text;
};

QList<StepRow> stepRows()
{
    return {{SnapStep::Off, SnapPopup::tr("no grid")},
            {SnapStep::Pixel, SnapPopup::tr("pixel")},
            {SnapStep::HalfPixel, SnapPopup::tr("half pixel")},
            {SnapStep::Grid, SnapPopup::tr("own grid")}};
}

QList<double *> numbersOf(SnapGrid &grid)
{
    return {&grid.step.x, &grid.step.y, &grid.offset.x, &grid.offset.y};
}

} // namespace

QString explained(SnapKind kind)
{
    switch (kind) {
    case SnapKind::Vertices: return SnapPopup::tr("vertices of other shapes");
    case SnapKind::Edges: return SnapPopup::tr("edges of other shapes");
    case SnapKind::AlphaOutline: return SnapPopup::tr("outline of the sprite's pixels");
    case SnapKind::PreviousFrame: return SnapPopup::tr("the same shape in the frame before");
    case SnapKind::FrameLines: return SnapPopup::tr("borders and middle of the frame");
    case SnapKind::Pivot: return SnapPopup::tr("pivot");
    }
    return {};
}

SnapPopup::SnapPopup(ToolDesk &tools, QWidget *parent)
    : QWidget(parent, Qt::Popup)
    , m_tools(tools)
{
    setObjectName(QStringLiteral("SnapPopup"));
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_NoMouseReplay); // closing it is all that a press elsewhere does
    setWindowTitle(tr("Snapping"));
    setAccessibleName(tr("Snapping"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(4);
    auto *title = new QLabel(tr("Points snap to"), this);
    title->setFont(titleFont(windowFont()));
    column->addWidget(title);
    column->addWidget(makeSteps());
    column->addWidget(makeGrid());
    for (const SnapKind kind : allSnapKinds()) {
        auto *box = new QCheckBox(explained(kind), this);
        box->setObjectName(snapName(kind));
        connect(box, &QCheckBox::toggled, this, [this, kind](bool on) {
            SnapSettings settings = m_tools.now().snap;
            settings.to.setFlag(kind, on);
            change(settings);
        });
        column->addWidget(box);
        m_kinds.append(box);
    }
    auto *note = new QLabel(tr("Ctrl turns all off while held."), this);
    note->setObjectName(QStringLiteral("Dim"));
    note->setFont(smallFont(windowFont()));
    column->addWidget(note);
    connect(&tools, &ToolDesk::changed, this, &SnapPopup::refresh);
    refresh();
}

QWidget *SnapPopup::makeSteps()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    for (const StepRow &row : stepRows()) {
        auto *button = new QRadioButton(row.text, box);
        const int place = static_cast<int>(m_steps.size());
        grid->addWidget(button, place / 2, place % 2);
        connect(button, &QRadioButton::clicked, this, [this, step = row.step] {
            SnapSettings settings = m_tools.now().snap;
            settings.step = step;
            change(settings);
        });
        m_steps.append(button);
    }
    return box;
}

QWidget *SnapPopup::makeGrid()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 4);
    const QString titles[] = {tr("step x"), tr("step y"), tr("from x"), tr("from y")};
    for (int i = 0; i < 4; ++i) {
        auto *field = new NumberField(box);
        field->setAccessibleName(titles[i]);
        if (i < 2)
            field->setRange(finestStep, 1e6);
        auto *label = new QLabel(titles[i], box);
        label->setObjectName(QStringLiteral("Dim"));
        label->setBuddy(field);
        grid->addWidget(label, i / 2, 2 * (i % 2));
        grid->addWidget(field, i / 2, 2 * (i % 2) + 1);
        connect(field, &NumberField::entered, this, [this, i](double value) {
            SnapSettings settings = m_tools.now().snap;
            *numbersOf(settings.grid).at(i) = value;
            change(settings);
        });
        m_grid.append(field);
    }
    return box;
}

void SnapPopup::change(const SnapSettings &settings)
{
    if (settings != m_tools.now().snap)
        m_tools.set(&ToolSettings::snap, settings);
}

void SnapPopup::refresh()
{
    SnapSettings settings = m_tools.now().snap;
    const QList<StepRow> rows = stepRows();
    for (qsizetype i = 0; i < rows.size(); ++i)
        m_steps.at(i)->setChecked(rows.at(i).step == settings.step);
    for (qsizetype i = 0; i < m_kinds.size(); ++i)
        m_kinds.at(i)->setChecked(settings.to.testFlag(allSnapKinds().at(i)));
    const QList<double *> numbers = numbersOf(settings.grid);
    for (qsizetype i = 0; i < m_grid.size(); ++i) {
        m_grid.at(i)->setValue(*numbers.at(i));
        m_grid.at(i)->setEnabled(settings.step == SnapStep::Grid);
    }
}

void SnapPopup::openAbove(const QWidget &button)
{
    adjustSize();
    const QRect room = button.screen()->availableGeometry();
    const QPoint corner = button.mapToGlobal(QPoint(button.width(), 0)) - QPoint(width(), height() + 4);
    move(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    show();
    const auto chosen =
        std::find_if(m_steps.cbegin(), m_steps.cend(), [](const QRadioButton *step) { return step->isChecked(); });
    (chosen == m_steps.cend() ? m_steps.constFirst() : *chosen)->setFocus();
}

} // namespace hitbox
