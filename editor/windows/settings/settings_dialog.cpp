#include "windows/settings/settings_dialog.h"

#include "formats/all_formats.h"
#include "windows/settings/kept_settings.h"
#include "windows/settings/language.h"
#include "windows/widgets/spoken_role.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

void pick(QComboBox &box, const QVariant &value)
{
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

} // namespace

SettingsDialog::SettingsDialog(KeptSettings &settings, QWidget *window)
    : QDialog(window)
    , m_settings(settings)
{
    setObjectName(QStringLiteral("SettingsDialog"));
    connect(&m_settings, &KeptSettings::changed, this, [this] { showSettings(m_settings.now()); });
    fill();
}

void SettingsDialog::sayAnew()
{
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    const int page = m_pages->currentIndex();
    delete layout();
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    fill();
    m_pages->setCurrentIndex(page);
    m_pages->show(); // the layout would only in the next round of events
    if (auto *again = focused.isEmpty() ? nullptr : findChild<QWidget *>(focused)) {
        again->show();
        again->setFocus();
    }
}

void SettingsDialog::fill()
{
    setWindowTitle(tr("Settings"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    m_pages = new QTabWidget(this);
    speakAs(*m_pages, QAccessible::PageTabList); // its tabs take the focus that it is offered
    m_pages->setAccessibleName(windowTitle());
    m_pages->setObjectName(QStringLiteral("SettingsPages"));
    m_pages->tabBar()->setDrawBase(false);
    column->addWidget(m_pages);
    makeLook(addPage(tr("Appearance")));
    makeWork(addPage(tr("Editing")));
    makeFiles(addPage(tr("Files")));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    showSettings(m_settings.now());
    adjustSize();
    keepOnScreen();
}

/// Larger letters make it grow to the right and downwards.
void SettingsDialog::keepOnScreen()
{
    if (!isVisible())
        return;
    const QRect room = screen()->availableGeometry();
    const QRect frame = frameGeometry();
    move(std::max(room.left(), std::min(frame.left(), room.right() - frame.width())),
         std::max(room.top(), std::min(frame.top(), room.bottom() - frame.height())));
}

QFormLayout &SettingsDialog::addPage(const QString &title)
{
    auto *page = new QWidget(m_pages);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 16, 0, 0);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(24);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_pages->addTab(page, title);
    return *form;
}

QComboBox *SettingsDialog::addChoice(QFormLayout &form, const char *name, const QString &label)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    form.addRow(label, box);
    return box;
}

QSpinBox *SettingsDialog::addCount(QFormLayout &form, const char *name, const QString &label, int most)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, most);
    box->setKeyboardTracking(false);
    box->setAccessibleName(label);
    form.addRow(label, box);
    return box;
}

void SettingsDialog::makeLook(QFormLayout &form)
{
    m_language = addChoice(form, "LanguageChoice", tr("Language"));
    m_language->addItem(tr("As the desktop"), QString());
    for (const Language &language : languages())
        m_language->addItem(language.name, language.code);
    m_theme = addChoice(form, "ThemeChoice", tr("Theme"));
    m_theme->addItem(tr("As the desktop"), static_cast<int>(ThemeChoice::System));
    m_theme->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    m_sight = addChoice(form, "SightChoice", tr("Colours of crossings and overlaps"));
    m_sight->addItem(tr("Usual"), static_cast<int>(Sight::Usual));
    m_sight->addItem(tr("For eyes that tell red and green apart badly"), static_cast<int>(Sight::RedGreen));
    m_sight->addItem(tr("For eyes that tell blue and yellow apart badly"), static_cast<int>(Sight::BlueYellow));
    m_sight->addItem(tr("As different as can be"), static_cast<int>(Sight::Strong));
    m_textSize = addChoice(form, "TextSizeChoice", tr("Text size"));
    m_textSize->addItem(tr("Small"), Settings::usualTextSize - 1);
    m_textSize->addItem(tr("Normal"), Settings::usualTextSize);
    m_textSize->addItem(tr("Large"), Settings::usualTextSize + 2);
    m_textSize->addItem(tr("Very large"), Settings::usualTextSize + 5);
    m_textSize->addItem(tr("Half as large again"), Settings::usualTextSize + 7);

    connect(m_language, &QComboBox::activated, this, [this] {
        change([this](Settings &now) { now.language = m_language->currentData().toString(); });
        emit wordsChosen();
    });
    connect(m_theme, &QComboBox::activated, this, [this] {
        change([this](Settings &now) { now.theme = static_cast<ThemeChoice>(m_theme->currentData().toInt()); });
        emit lookChosen();
    });
    connect(m_sight, &QComboBox::activated, this, [this] {
        change([this](Settings &now) { now.sight = static_cast<Sight>(m_sight->currentData().toInt()); });
        emit lookChosen();
    });
    connect(m_textSize, &QComboBox::activated, this, [this] {
        change([this](Settings &now) { now.textSize = m_textSize->currentData().toInt(); });
        emit wordsChosen();
    });
}

void SettingsDialog::makeWork(QFormLayout &form)
{
    m_wheel = addChoice(form, "WheelChoice", tr("Wheel over the canvas"));
    m_wheel->addItem(tr("Zooms"), static_cast<int>(WheelUse::Zoom));
    m_wheel->addItem(tr("Scrolls, with Ctrl zooms"), static_cast<int>(WheelUse::Scroll));
    m_handles = addChoice(form, "HandleChoice", tr("Handles on the canvas"));
    m_handles->addItem(tr("Usual"), static_cast<int>(HandleSize::Usual));
    m_handles->addItem(tr("Large, for pens and fingers"), static_cast<int>(HandleSize::Large));
    m_tips = addChoice(form, "TipsChoice", tr("Tips that show a gesture"));
    m_tips->addItem(tr("Once for each tool"), true);
    m_tips->addItem(tr("Never"), false);
    m_unit = addChoice(form, "UnitChoice", tr("Durations of frames"));
    m_unit->addItem(unitName({FrameTimes::Unit::Milliseconds}), static_cast<int>(FrameTimes::Unit::Milliseconds));
    m_unit->addItem(unitName({FrameTimes::Unit::Ticks}), static_cast<int>(FrameTimes::Unit::Ticks));
    m_perSecond = addCount(form, "TicksPerSecond", tr("Ticks a second"), FrameTimes::fastest);
    auto *keys = new QPushButton(tr("Change keys…"), this);
    keys->setObjectName(QStringLiteral("OpenKeys"));
    keys->setAutoDefault(false);
    form.addRow(tr("Keys"), keys);

    connect(m_wheel, &QComboBox::activated, this, [this] {
        change([this](Settings &now) { now.wheel = static_cast<WheelUse>(m_wheel->currentData().toInt()); });
    });
    connect(m_handles, &QComboBox::activated, this, [this] {
        change([this](Settings &now) { now.handles = static_cast<HandleSize>(m_handles->currentData().toInt()); });
    });
    connect(m_tips, &QComboBox::activated, this, [this] {
        change([this](Settings &now) { now.tips = {m_tips->currentData().toBool(), {}}; }); // from the beginning
    });
    connect(m_unit, &QComboBox::activated, this, [this] {
        change([this](Settings &now) {
            now.frameTimes.unit = static_cast<FrameTimes::Unit>(m_unit->currentData().toInt());
        });
    });
    connect(m_perSecond, &QSpinBox::valueChanged, this,
            [this](int ticks) { change([ticks](Settings &now) { now.frameTimes.perSecond = ticks; }); });
    connect(keys, &QPushButton::clicked, this, &SettingsDialog::changeKeysWanted);
}

void SettingsDialog::makeFiles(QFormLayout &form)
{
    m_engine = addChoice(form, "EngineChoice", tr("Engine of first exports"));
    for (const Format &format : allFormats()) {
        if (format.isForEngines)
            m_engine->addItem(titleOf(format), QLatin1String(format.id));
    }
    m_keptAfter =
        addCount(form, "KeptAfter", tr("Seconds until unsaved work is kept"), int(WorkKeeping::longestPause.count()));
    m_closedStays = addCount(form, "ClosedStays", tr("Days that work closed without saving stays"),
                             int(WorkKeeping::longestClosed.count()));
    m_versions =
        addCount(form, "VersionsStay", tr("Newest versions of a project that stay"), WorkKeeping::mostVersions);

    connect(m_engine, &QComboBox::activated, this,
            [this] { change([this](Settings &now) { now.exportFormat = m_engine->currentData().toString(); }); });
    connect(m_keptAfter, &QSpinBox::valueChanged, this, [this](int seconds) {
        change([seconds](Settings &now) { now.keeping.pause = std::chrono::seconds(seconds); });
    });
    connect(m_closedStays, &QSpinBox::valueChanged, this,
            [this](int days) { change([days](Settings &now) { now.keeping.closed = std::chrono::days(days); }); });
    connect(m_versions, &QSpinBox::valueChanged, this,
            [this](int versions) { change([versions](Settings &now) { now.keeping.versions = versions; }); });
}

template <typename Change>
void SettingsDialog::change(const Change &change)
{
    Settings now = m_settings.now();
    change(now);
    m_settings.set(now);
}

void SettingsDialog::showSettings(const Settings &now)
{
    pick(*m_language, now.language);
    pick(*m_theme, static_cast<int>(now.theme));
    pick(*m_sight, static_cast<int>(now.sight));
    if (m_textSize->findData(now.textSize) < 0)
        m_textSize->addItem(tr("%1 pixels").arg(now.textSize), now.textSize);
    pick(*m_textSize, now.textSize);
    pick(*m_wheel, static_cast<int>(now.wheel));
    pick(*m_handles, static_cast<int>(now.handles));
    pick(*m_tips, now.tips.areShown);
    pick(*m_unit, static_cast<int>(now.frameTimes.unit));
    m_perSecond->setValue(now.frameTimes.perSecond);
    m_engine->setCurrentIndex(m_engine->findData(now.exportFormat)); // none for a table or a picture
    m_keptAfter->setValue(int(now.keeping.pause.count()));
    m_closedStays->setValue(int(now.keeping.closed.count()));
    m_versions->setValue(now.keeping.versions);
}

} // namespace hitbox
