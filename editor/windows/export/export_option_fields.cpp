#include "windows/export/export_option_fields.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "images/image_paths.h"
#include "windows/widgets/file_dialog.h"
#include "windows/widgets/number_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace hitbox {

namespace {

constexpr int fieldWidth = 240;
constexpr double leastNumber = 1e-6; ///< options take numbers above 0

QString inWords(const char *text)
{
    return QCoreApplication::translate("hitbox::formats", text);
}

QString defaultOf(const FormatOption &option)
{
    switch (option.kind) {
    case OptionKind::Choice:
    case OptionKind::Check:
    case OptionKind::File: return option.values.value(0);
    case OptionKind::Number: return QString::fromLatin1(shortestNumber(option.number));
    case OptionKind::Text: return QString::fromUtf8(option.text);
    }
    return {};
}

} // namespace

ExportOptionFields::ExportOptionFields(const QString &projectFolder, QWidget *parent)
    : QWidget(parent)
    , m_projectFolder(projectFolder)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

/// A field that has the focus may tell what is wrong with it as it goes; nobody hears that any more.
ExportOptionFields::~ExportOptionFields()
{
    disconnect();
    delete m_fields;
}

void ExportOptionFields::showOptions(const Format &format, const QMap<QString, QString> &values)
{
    delete m_fields;
    m_values = values;
    m_fields = new QWidget(this);
    auto *grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1);
    for (const FormatOption &option : format.options) {
        QWidget *field = makeField(option);
        field->setObjectName(QStringLiteral("option-") + QLatin1String(option.key));
        field->setToolTip(inWords(option.summary));
        auto *label = new QLabel(option.kind == OptionKind::Check ? QString() : inWords(option.title), m_fields);
        label->setBuddy(field);
        auto *summary = new QLabel(inWords(option.summary), m_fields);
        summary->setObjectName(QStringLiteral("Dim"));
        summary->setWordWrap(true);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row, 1);
        grid->addWidget(summary, row, 2);
        showWhileOn(checkOf(option), {label, field, summary});
    }
    layout()->addWidget(m_fields);
    setVisible(!format.options.isEmpty());
}

/// Null for an option that says nothing more about another.
QCheckBox *ExportOptionFields::checkOf(const FormatOption &option) const
{
    return option.of ? m_fields->findChild<QCheckBox *>(QStringLiteral("option-") + QLatin1String(option.of)) : nullptr;
}

void ExportOptionFields::showWhileOn(QCheckBox *check, const QList<QWidget *> &parts)
{
    for (QWidget *part : check ? parts : QList<QWidget *>()) {
        part->setVisible(check->isChecked());
        connect(check, &QCheckBox::toggled, part, &QWidget::setVisible);
    }
}

QString ExportOptionFields::valueOf(const FormatOption &option) const
{
    return m_values.value(QString::fromLatin1(option.key), defaultOf(option));
}

void ExportOptionFields::take(const FormatOption &option, const QString &value)
{
    if (value == valueOf(option))
        return;
    const QString key = QString::fromLatin1(option.key);
    if (value == defaultOf(option))
        m_values.remove(key);
    else
        m_values.insert(key, value);
    emit edited();
}

QWidget *ExportOptionFields::makeField(const FormatOption &option)
{
    if (option.kind == OptionKind::Check && option.values.contains(valueOf(option)))
        return makeCheck(option);
    switch (option.kind) {
    case OptionKind::Choice:
    case OptionKind::Check: return makeChoice(option);
    case OptionKind::Number: return makeNumber(option);
    case OptionKind::Text: return makeText(option);
    case OptionKind::File: break;
    }
    return makeFile(option);
}

QWidget *ExportOptionFields::makeChoice(const FormatOption &option)
{
    auto *choice = new QComboBox(m_fields);
    choice->setFixedWidth(fieldWidth);
    for (const QString &value : option.values)
        choice->addItem(inWords(qUtf8Printable(value)), value);
    if (!option.values.contains(valueOf(option)))
        choice->addItem(valueOf(option), valueOf(option)); // of another version: the preview says what is wrong with it
    choice->setCurrentIndex(choice->findData(valueOf(option)));
    connect(choice, &QComboBox::activated, this,
            [this, option, choice] { take(option, choice->currentData().toString()); });
    return choice;
}

QWidget *ExportOptionFields::makeCheck(const FormatOption &option)
{
    auto *check = new QCheckBox(inWords(option.title), m_fields);
    check->setChecked(valueOf(option) == QLatin1String("yes"));
    connect(check, &QCheckBox::toggled, this,
            [this, option](bool isOn) { take(option, isOn ? QStringLiteral("yes") : QStringLiteral("no")); });
    return check;
}

QWidget *ExportOptionFields::makeNumber(const FormatOption &option)
{
    auto *field = new NumberField(m_fields);
    field->setFixedWidth(fieldWidth);
    field->setRange(leastNumber, limits::coordinate);
    field->setValue(parseNumber(valueOf(option).toStdString()));
    connect(field, &NumberField::problemChanged, this, &ExportOptionFields::told);
    connect(field, &NumberField::entered, this,
            [this, option](double value) { take(option, QString::fromLatin1(shortestNumber(value))); });
    return field;
}

QWidget *ExportOptionFields::makeText(const FormatOption &option)
{
    auto *field = new QLineEdit(valueOf(option), m_fields);
    field->setFixedWidth(fieldWidth);
    field->setMaxLength(static_cast<int>(limits::lineCharacters));
    connect(field, &QLineEdit::editingFinished, this, [this, option, field] { take(option, field->text()); });
    return field;
}

QWidget *ExportOptionFields::makeFile(const FormatOption &option)
{
    auto *box = new QWidget(m_fields);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *files = new QComboBox(box);
    files->setFixedWidth(fieldWidth);
    files->setEditable(true);
    files->setInsertPolicy(QComboBox::NoInsert);
    files->lineEdit()->setMaxLength(static_cast<int>(limits::lineCharacters));
    files->addItems(option.values);
    files->setCurrentText(valueOf(option));
    auto *choose = new QPushButton(tr("Choose…"), box);
    choose->setAutoDefault(false);
    row->addWidget(files);
    row->addWidget(choose);
    box->setFocusProxy(files);
    connect(files, &QComboBox::textActivated, this, [this, option](const QString &value) { take(option, value); });
    connect(files->lineEdit(), &QLineEdit::editingFinished, this,
            [this, option, files] { take(option, files->currentText().trimmed()); });
    connect(choose, &QPushButton::clicked, this, [this, option, files] { browse(files, option); });
    return box;
}

void ExportOptionFields::browse(QComboBox *files, const FormatOption &option)
{
    const QString start = m_projectFolder.isEmpty() ? QDir::homePath() : m_projectFolder;
    const QString file = FileDialog::fileToOpen(this, inWords(option.title), start);
    if (file.isEmpty())
        return;
    files->setCurrentText(storedImagePath(m_projectFolder, file));
    take(option, files->currentText());
}

} // namespace hitbox
