#include "windows/frames/frames_panel.h"

#include "scene/icons.h"
#include "session/open_project.h"
#include "windows/frames/frame_player.h"
#include "windows/frames/frame_properties.h"
#include "windows/frames/onion_menu.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/tool_button.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

namespace hitbox {

QToolButton *FramesPanel::toolButton(const char *name, const QString &icon, const QString &toolTip)
{
    QToolButton *button = makeToolButton(name, toolTip, this);
    button->setIcon(themedIcon(icon));
    m_buttons.append({button, icon});
    return button;
}

void FramesPanel::setIcon(QToolButton *button, const QString &icon)
{
    for (auto &[known, shown] : m_buttons) {
        if (known == button)
            shown = icon;
    }
    button->setIcon(themedIcon(icon));
}

void FramesPanel::makeHeader()
{
    makeTagButtons();
    m_search = new SearchField(tr("Search frames"), this);
    m_search->setObjectName(QStringLiteral("FrameSearch"));
    constexpr int narrowSearch = 60; // where the window is small
    constexpr int wideSearch = 110;
    m_search->setMinimumWidth(narrowSearch);
    m_search->setMaximumWidth(wideSearch);
    addToHeader(m_search);
    letGiveWay(m_search);

    m_play = toolButton("Play", QStringLiteral(":/icons/play.svg"), tr("Play or stop"));
    m_play->setCheckable(true);
    addToHeader(m_play);
    connect(m_play, &QToolButton::clicked, this, &FramesPanel::togglePlaying);
    connect(m_player, &FramePlayer::playingChanged, this, [this](bool plays) {
        m_play->setChecked(plays);
        setIcon(m_play, plays ? QStringLiteral(":/icons/play-stop.svg") : QStringLiteral(":/icons/play.svg"));
    });

    auto *rate = new QSpinBox(this);
    rate->setObjectName(QStringLiteral("FramesPerSecond"));
    rate->setRange(0, 120);
    rate->setSpecialValueText(tr("own times"));
    rate->setSuffix(tr(" fps"));
    rate->setToolTip(tr("How fast the preview plays; at 0 each frame stands for its own duration"));
    rate->setAccessibleName(tr("Frames per second"));
    connect(rate, &QSpinBox::valueChanged, m_player, &FramePlayer::setRate);
    addToHeader(rate);
    letGiveWay(rate);

    makeOnionMenu();
    makeCopyMenu();
    auto *slice = toolButton("Slice", QStringLiteral(":/icons/slice.svg"),
                             tr("Slice sheet: cut this sprite's image into frames of equal size"));
    connect(slice, &QToolButton::clicked, this, &FramesPanel::sliceWanted);
    addToHeader(slice);
    auto *tracks = toolButton("ShowTracks", QStringLiteral(":/icons/tracks.svg"), tr("Tracks"));
    connect(tracks, &QToolButton::clicked, this, &FramesPanel::tracksWanted);
    addToHeader(tracks);
}

void FramesPanel::makeTagButtons()
{
    m_tags = new ElidedComboBox(this);
    m_tags->setObjectName(QStringLiteral("Tags"));
    m_tags->setAccessibleName(tr("Tag to show and play"));
    m_tags->setToolTip(tr("The animation tag whose frames are shown and played"));
    m_tags->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    constexpr int widest = 160;
    m_tags->setMaximumWidth(scaledToText(widest));
    connect(m_tags, &QComboBox::activated, this, [this](int index) { chooseTag(index - 1); });
    addBesideTitle(m_tags);
    auto *add = toolButton("AddTag", QStringLiteral(":/icons/plus.svg"), tr("Add a tag over the chosen frames"));
    connect(add, &QToolButton::clicked, this, &FramesPanel::addTag);
    addBesideTitle(add);
    m_removeTag = toolButton("RemoveTag", QStringLiteral(":/icons/trash.svg"), tr("Remove this tag; its frames stay"));
    connect(m_removeTag, &QToolButton::clicked, this, &FramesPanel::removeTag);
    addBesideTitle(m_removeTag);
}

void FramesPanel::makePivotButton()
{
    auto *button = toolButton("PivotPlaces", QStringLiteral(":/icons/pivot.svg"),
                              tr("Pivots of the chosen frames where their pictures have them"));
    m_properties->addBesidePivot(button);
    connect(button, &QToolButton::clicked, this, [this, button] {
        emit menuWanted(button->mapToGlobal(button->rect().bottomLeft()),
                        {QStringLiteral("frame.pivot-picture-bottom"), QStringLiteral("frame.pivot-picture-centre"),
                         QString(), QStringLiteral("frame.pivot-bottom"), QStringLiteral("frame.pivot-centre")});
    });
}

void FramesPanel::makeOnionMenu()
{
    auto *button = toolButton("OnionSkin", QStringLiteral(":/icons/onion.svg"),
                              tr("Onion skin: the frames beside this one, faintly"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setCheckable(true); // to be seen of it, and not by it: it opens the menu
    m_onion = new OnionMenu(m_project.session, button);
    const auto showState = [this, button] { button->setChecked(m_onion->now().isShown); };
    connect(m_onion, &OnionMenu::changed, this, &FramesPanel::onionSkinChanged);
    connect(m_onion, &OnionMenu::changed, button, showState);
    connect(button, &QToolButton::clicked, button, showState);
    button->setMenu(m_onion);
    addToHeader(button);
}

void FramesPanel::makeCopyMenu()
{
    // A word for it would crowd the header out in languages with long ones.
    auto *button = toolButton("CopyTo", QStringLiteral(":/icons/copy-to.svg"),
                              tr("Copy the selected shapes to other frames, in place of what they are copies of; with "
                                 "Alt held beside what is there"));
    button->setAccessibleName(tr("Copy to…"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(button);
    const std::pair<QString, CopyTarget> targets[] = {{tr("The &next frame"), CopyTarget::Next},
                                                      {tr("All to the &end of the tag"), CopyTarget::TagEnd},
                                                      {tr("&All frames shown"), CopyTarget::All},
                                                      {tr("The &chosen frames"), CopyTarget::Chosen}};
    for (const auto &[text, target] : targets)
        connect(menu->addAction(text), &QAction::triggered, this, [this, target = target] {
            const bool keepsBoth = QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier);
            copyShapesTo(target, keepsBoth ? CopyOver::KeepBoth : CopyOver::Replace);
        });
    button->setMenu(menu);
    addToHeader(button);
}

void FramesPanel::showKeys(const KeyNames &keys)
{
    m_play->setToolTip(keys.with(tr("Play or stop"), QStringLiteral("frame.play")));
    findChild<QToolButton *>(QStringLiteral("ShowTracks"))
        ->setToolTip(keys.with(tr("The grid of tracks in place of the strip: what is there when"),
                               QStringLiteral("frame.tracks")));
    findChild<QToolButton *>(QStringLiteral("OnionSkin"))
        ->setToolTip(
            keys.with(tr("Onion skin: the frames beside this one, faintly"), QStringLiteral("frame.onion-skin")));
}

void FramesPanel::togglePlaying()
{
    if (m_player->playing())
        m_player->stop();
    else
        m_player->play(m_project.tag.place());
    m_play->setChecked(m_player->playing());
}

void FramesPanel::toggleOnionSkin()
{
    OnionSkin onion = m_onion->now();
    onion.isShown = !onion.isShown;
    m_onion->set(onion);
}

void FramesPanel::setOnionSkin(const OnionSkin &onion)
{
    m_onion->set(onion);
}

} // namespace hitbox
