#include "windows/sprites/slice_dialog.h"

#include "windows/sprites/sheet_preview.h"
#include "windows/widgets/count_field.h"
#include "windows/widgets/fonts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int columnWidth = 288;

struct CutField {
    int AxisCut::*part;
    const char *name; ///< of the object, before X or Y
    const char *text;
    const char *toolTip;
};

/// In the order of their rows.
const QList<CutField> &cutFields()
{
    static const QList<CutField> fields{
        {&AxisCut::cell, "Cell", QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Cell size"),
         QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Of one frame, in pixels; as many as fit are cut")},
        {&AxisCut::count, "Count", QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Columns, rows"),
         QT_TRANSLATE_NOOP("hitbox::SliceDialog", "How many cells; they become as large as fits")},
        {&AxisCut::margin, "Margin", QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Margin"),
         QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Pixels around all cells, on both sides")},
        {&AxisCut::spacing, "Spacing", QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Spacing"),
         QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Pixels between one cell and the next")},
        {&AxisCut::offset, "Offset", QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Offset"),
         QT_TRANSLATE_NOOP("hitbox::SliceDialog", "Pixels before the first cell, on top of the margin")}};
    return fields;
}

QString reasonOf(SheetSign sign)
{
    switch (sign) {
    case SheetSign::ClearLines: return SliceDialog::tr("Guessed by the empty rows and columns between the cells.");
    case SheetSign::Name: return SliceDialog::tr("Guessed by the numbers in the file's name.");
    case SheetSign::Repeats: return SliceDialog::tr("Guessed by what comes again at this distance.");
    case SheetSign::Breaks: return SliceDialog::tr("Guessed by the lines along which the colours change.");
    case SheetSign::Shape:
        return SliceDialog::tr("Squares fit into this strip; nothing else tells what its cells are.");
    case SheetSign::None: break;
    }
    return SliceDialog::tr("Nothing tells how this picture is cut.");
}

QLabel *wrappedLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

} // namespace

SliceDialog::SliceDialog(const QImage &sheet, const QString &file, const Sprite &sprite, QWidget *parent)
    : QDialog(parent)
    , m_sheet(sheet)
    , m_sprite(sprite)
    , m_preview(new SheetPreview(SheetLevels(sheet), this))
    , m_guess(
          [sheet](const QString &name, const Run &run) {
              const auto ink = std::make_shared<const SheetInk>(sheet, run.stop());
              return Guessed{ink, guessedSheet(sheet, name, run.stop())};
          },
          [this](const QString &, const Guessed &guessed) { takeGuess(guessed); })
    , m_look([](const Question &question,
                const Run &run) { return emptyAmong(*question.ink, question.cells, run.stop()); },
             [this](const Question &question, const QList<int> &empty) {
                 // Where there is nothing at all, nothing tells one cell from another.
                 m_empty = empty.size() == question.cells.size() ? QList<int>() : empty;
                 explain();
             })
{
    setWindowTitle(tr("Slice sheet"));
    m_x.cut = AxisCut{sheet.width(), sheet.width()};
    m_y.cut = AxisCut{sheet.height(), sheet.height()};
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_preview, 1);
    row->addWidget(makeColumn());
    resize(920, 540); // within the smallest screen
    m_guess.ask(file);
    refresh();
}

/// Each field shows a part of the cut; what it says and the cut does not have yet was typed.
void SliceDialog::makeFields(Axis &axis, const QString &suffix)
{
    for (const CutField &field : cutFields()) {
        const bool isLength = field.part != &AxisCut::count;
        const bool isBorder = isLength && field.part != &AxisCut::cell;
        auto *made = new CountField(isBorder ? 0 : 1, isLength ? axis.cut.length : limits::gridSide, this);
        made->setObjectName(QLatin1String(field.name) + suffix);
        made->setAccessibleName(tr("%1, %2").arg(tr(field.text), suffix.toLower()));
        made->setToolTip(tr(field.toolTip));
        made->setValue(axis.cut.*field.part);
        connect(made, &QSpinBox::valueChanged, this,
                [this, &axis, part = field.part](int value) { type(axis, part, value); });
        axis.fields.append({made, field.part});
    }
}

QWidget *SliceDialog::makeColumn()
{
    makeFields(m_x, QStringLiteral("X"));
    makeFields(m_y, QStringLiteral("Y"));
    auto *column = new QWidget(this);
    column->setFixedWidth(scaledToText(columnWidth));
    auto *fields = new QGridLayout;
    fields->setHorizontalSpacing(8);
    fields->setVerticalSpacing(8);
    fields->setColumnStretch(1, 1);
    fields->setColumnStretch(2, 1);
    for (int i = 0; i < cutFields().size(); ++i) {
        auto *label = new QLabel(tr(cutFields().at(i).text), column);
        label->setToolTip(tr(cutFields().at(i).toolTip));
        label->setBuddy(m_x.fields.at(i).first);
        fields->addWidget(label, i + 1, 0);
        fields->addWidget(m_x.fields.at(i).first, i + 1, 1);
        fields->addWidget(m_y.fields.at(i).first, i + 1, 2);
        if (i > 0)
            setTabOrder(m_y.fields.at(i - 1).first, m_x.fields.at(i).first);
        setTabOrder(m_x.fields.at(i).first, m_y.fields.at(i).first);
    }
    for (const auto &[text, at] : {std::pair(tr("x"), 1), std::pair(tr("y"), 2)}) {
        auto *heading = new QLabel(text, column);
        heading->setObjectName(QStringLiteral("Dim"));
        fields->addWidget(heading, 0, at, Qt::AlignHCenter);
    }
    m_leaveOut = new QCheckBox(tr("&Leave out empty cells"), column);
    m_leaveOut->setObjectName(QStringLiteral("LeaveOutEmpty"));
    m_leaveOut->setChecked(true);
    connect(m_leaveOut, &QCheckBox::toggled, this, &SliceDialog::explain);
    m_count = wrappedLabel("SliceCount", column);
    m_count->setFont(titleFont(windowFont()));
    m_rest = wrappedLabel("Dim", column);
    m_warning = wrappedLabel("Problem", column);
    m_reason = wrappedLabel("Dim", column);
    m_guessAgain = new QPushButton(tr("&Guess again"), column);
    m_guessAgain->setObjectName(QStringLiteral("GuessAgain"));
    connect(m_guessAgain, &QPushButton::clicked, this, &SliceDialog::showGuess);
    auto *cancel = new QPushButton(tr("Cancel"), column);
    cancel->setObjectName(QStringLiteral("Cancel"));
    cancel->setAutoDefault(false);
    m_guessAgain->setAutoDefault(false);
    m_slice = new QPushButton(tr("Slice"), column);
    m_slice->setObjectName(QStringLiteral("Primary"));
    m_slice->setDefault(true);
    connect(m_slice, &QPushButton::clicked, this, &SliceDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &SliceDialog::reject);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_slice);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addLayout(fields);
    layout->addWidget(m_leaveOut);
    for (QLabel *label : {m_count, m_rest, m_warning, m_reason})
        layout->addWidget(label);
    layout->addWidget(m_guessAgain, 0, Qt::AlignLeft);
    layout->addStretch(1);
    layout->addLayout(buttons);
    return column;
}

SheetGrid SliceDialog::grid() const
{
    const AxisCut &x = m_x.cut;
    const AxisCut &y = m_y.cut;
    return {x.count, y.count, {x.cell, y.cell}, {x.start(), y.start()}, {x.spacing, y.spacing}};
}

bool SliceDialog::leavesOutEmpty() const
{
    return m_leaveOut->isChecked();
}

QList<QRect> SliceDialog::cells() const
{
    const QList<QRect> all = cellsOf(m_sheet.size(), grid());
    if (!leavesOutEmpty() || !m_empty || m_empty->isEmpty())
        return all;
    const QSet<int> empty(m_empty->cbegin(), m_empty->cend());
    QList<QRect> filled;
    for (int i = 0; i < all.size(); ++i) {
        if (!empty.contains(i))
            filled.append(all.at(i));
    }
    return filled;
}

bool SliceDialog::pending() const
{
    return (!m_isTouched && m_guess.isPending()) || (leavesOutEmpty() && !m_empty);
}

void SliceDialog::accept()
{
    m_isAccepted = true;
    if (pending())
        return explain();
    if (!cells().isEmpty())
        QDialog::accept();
}

void SliceDialog::type(Axis &axis, int AxisCut::*part, int value)
{
    if (axis.cut.*part == value)
        return;
    AxisCut cut = axis.cut;
    cut.*part = value;
    if (part == &AxisCut::cell || part == &AxisCut::count)
        cut.isByCount = part == &AxisCut::count;
    m_isTouched = true;
    m_isAccepted = false;
    showCut(axis, cut.workedOut());
    refresh();
}

void SliceDialog::showCut(Axis &axis, const AxisCut &cut)
{
    axis.cut = cut;
    for (const auto &[field, part] : std::as_const(axis.fields))
        field->setValue(cut.*part);
}

void SliceDialog::takeGuess(const Guessed &guessed)
{
    m_guessed = guessed;
    if (!m_isTouched)
        return showGuess();
    refresh();
}

void SliceDialog::showGuess()
{
    const SheetGrid &guess = m_guessed->guess.grid;
    const QSize cell = cellSizeOf(m_sheet.size(), guess);
    m_isTouched = false;
    showCut(m_x, AxisCut{m_sheet.width(), cell.width(), guess.columns, guess.offset.x(), guess.spacing.x(), 0, false});
    showCut(m_y, AxisCut{m_sheet.height(), cell.height(), guess.rows, guess.offset.y(), guess.spacing.y(), 0, false});
    refresh();
    if (auto *field = qobject_cast<CountField *>(focusWidget()))
        field->chooseUnlessTyped();
}

void SliceDialog::refresh()
{
    m_empty.reset();
    m_look.forget();
    if (m_guessed)
        m_look.ask({m_guessed->ink, cellsOf(m_sheet.size(), grid())});
    explain();
}

QString SliceDialog::countText() const
{
    if (!m_isTouched && m_guess.isPending())
        return tr("Looking for the grid…");
    const auto count = static_cast<int>(cells().size());
    if (leavesOutEmpty() && !m_empty)
        return tr("Looking for empty cells…");
    const QString size = tr("%1 × %2 px").arg(m_x.cut.cell).arg(m_y.cut.cell);
    return count == 1 ? tr("1 frame of %1").arg(size) : tr("%n frames of %1", nullptr, count).arg(size);
}

QString SliceDialog::restText() const
{
    QStringList lines;
    if (m_empty && !m_empty->isEmpty()) {
        const auto count = static_cast<int>(m_empty->size());
        if (leavesOutEmpty())
            lines.append(count == 1 ? tr("1 empty cell stays out.") : tr("%n empty cells stay out.", nullptr, count));
        else
            lines.append(count == 1 ? tr("1 of them is empty.") : tr("%n of them are empty.", nullptr, count));
    }
    const int right = m_x.cut.rest() - m_x.cut.margin;
    const int bottom = m_y.cut.rest() - m_y.cut.margin;
    if (right > 0 && bottom > 0)
        lines.append(tr("%1 px at the right and %2 px at the bottom stay out.").arg(right).arg(bottom));
    else if (right > 0)
        lines.append(tr("%1 px at the right stay out.").arg(right));
    else if (bottom > 0)
        lines.append(tr("%1 px at the bottom stay out.").arg(bottom));
    return lines.join(QLatin1Char('\n'));
}

QString SliceDialog::goingText() const
{
    const QList<QRect> all = cells();
    if (all.isEmpty())
        return tr("No cell fits into the sheet.");
    int frames = 0;
    int shapes = 0;
    for (const int frame : framesWithoutCell(m_sprite, all)) {
        const auto count = static_cast<int>(m_sprite.frames.at(frame).shapes.size());
        frames += count > 0 ? 1 : 0;
        shapes += count;
    }
    if (frames == 0)
        return {};
    return tr("There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.")
        .arg(frames)
        .arg(shapes);
}

/// Says what comes of the grid, and goes on with an answer that waited for it.
void SliceDialog::explain()
{
    const QSet<int> empty = m_empty ? QSet<int>(m_empty->cbegin(), m_empty->cend()) : QSet<int>();
    m_preview->showGrid(grid(), empty, leavesOutEmpty());
    const auto tell = [](QLabel *label, const QString &text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    tell(m_count, countText());
    tell(m_rest, restText());
    tell(m_warning, pending() ? QString() : goingText());
    tell(m_reason, m_guessed && !m_isTouched ? reasonOf(m_guessed->guess.sign) : QString());
    m_guessAgain->setVisible(m_guessed && m_isTouched);
    m_slice->setEnabled(pending() || !cells().isEmpty());
    if (m_isAccepted && !pending())
        accept();
}

} // namespace hitbox
