#include "windows/play/play_fields.h"

#include "document/limits.h"
#include "session/live/live_play.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/number_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <cmath>

namespace hitbox {

PlayFields::PlayFields(LivePlay &play, QWidget *parent)
    : QWidget(parent)
    , m_play(play)
    , m_seed(new NumberField(this))
    , m_pace(new QComboBox(this))
    , m_sweep(new QCheckBox(tr("Swept tests"), this))
    , m_sweepMeans(new QLabel(this))
{
    m_seed->setRange(0, limits::coordinate);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Decides where shots from the edges set out and how they spread: "
                          "the same seed gives the same hits"));
    m_pace->setObjectName(QStringLiteral("PlayPace"));
    m_pace->setAccessibleName(tr("Pace"));
    m_pace->addItems({tr("full speed"), tr("a quarter")});
    m_sweep->setObjectName(QStringLiteral("PlaySweep"));
    m_sweepMeans->setObjectName(QStringLiteral("Dim"));
    m_sweepMeans->setFont(smallFont(windowFont()));
    m_sweepMeans->setWordWrap(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 4, 12, 4);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    const auto addField = [&](int column, const QString &title, QWidget *field) {
        auto *label = new QLabel(title, this);
        label->setObjectName(QStringLiteral("Dim"));
        label->setBuddy(field);
        grid->addWidget(label, 0, column);
        grid->addWidget(field, 0, column + 1);
        grid->setColumnStretch(column + 1, 1);
    };
    addField(0, tr("Seed"), m_seed);
    addField(2, tr("Pace"), m_pace);
    grid->addWidget(m_sweep, 1, 0, 1, 4);
    grid->addWidget(m_sweepMeans, 2, 0, 1, 4);

    connect(m_seed, &NumberField::problemChanged, this, &PlayFields::told);
    connect(m_seed, &NumberField::entered, this, [this, &play](double seed) {
        PlaySettings settings = play.settings();
        settings.seed = static_cast<quint64>(std::llround(seed));
        play.setSettings(settings);
        refresh(); // a seed is a whole number
    });
    connect(m_pace, &QComboBox::activated, this, [&play](int pace) {
        PlaySettings settings = play.settings();
        settings.pace = static_cast<PlaySettings::Pace>(pace);
        play.setSettings(settings);
    });
    connect(m_sweep, &QCheckBox::clicked, this, [&play](bool on) {
        PlaySettings settings = play.settings();
        settings.sweep = on ? PlaySweep::On : PlaySweep::Off;
        play.setSettings(settings);
    });
    connect(&play, &LivePlay::settingsChanged, this, &PlayFields::refresh);
    refresh();
}

void PlayFields::refresh()
{
    const PlaySettings &settings = m_play.settings();
    m_seed->setValue(static_cast<double>(settings.seed));
    m_pace->setCurrentIndex(static_cast<int>(settings.pace));
    const bool swept = settings.sweep == PlaySweep::On;
    m_sweep->setChecked(swept);
    m_sweepMeans->setText(swept
                              ? tr("Contacts are looked for all along a bullet's way: nothing passes through.")
                              : tr("Contacts are looked for only where each step ends, as many games do: fast bullets "
                                   "pass through thin shapes (tunnelling). Where they do, their way is drawn."));
}

} // namespace hitbox
