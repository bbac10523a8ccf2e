#pragma once

#include "scene/onion_item.h"
#include "windows/sprites/thumbnails.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/row_view.h"

#include <optional>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace hitbox {

struct KeyNames;
class FramePlayer;
class RefreshOnce;
class SearchField;
class TagProperties;

/// The frames of the sprite in view, side by side, or those of one of its tags: with a preview that plays them, onion
/// skin, copies of shapes from one frame to others, and the properties of frame and tag.
class FramesPanel : public Panel
{
    Q_OBJECT

public:
    FramesPanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys); ///< in tool tips
    bool perform(EditCommand command) override;
    void togglePlaying();
    void toggleOnionSkin(); ///< of the frame before
    void addTag();          ///< over the chosen frames

    enum class CopyTarget { Next, All, Chosen };
    void copyShapesTo(CopyTarget target); ///< those that are selected in the frame in view

    QList<FrameRef> chosenFrames() const; ///< in their order; the one in view at least

signals:
    void sliceWanted();
    void placeWanted(FrameRef frame); ///< double click in stage mode
    void played(std::optional<int> frame);
    void onionSkinChanged(const OnionSkin &onion);

private:
    void makeHeader();
    void connectParts();
    void makeOnionMenu();
    void makeCopyMenu();
    void makeTagButtons();
    void refresh();
    void refreshTags(const Sprite *sprite);
    void chooseTag(int tag);
    void removeTag();
    void choose(const QSet<int> &rows, int current);
    void move(const QList<int> &rows, int before);
    void removeChosen();
    void duplicateChosen();
    const Sprite *spriteInView() const; ///< as shown; nullptr for none
    int tagInView() const;              ///< -1: all frames
    QList<int> chosen() const;          ///< frames, in their order; the one in view at least
    QString calledChosen() const;
    int frameOf(int row) const; ///< -1 once it is gone
    QToolButton *toolButton(const char *name, const QString &icon, const QString &toolTip);

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    Thumbnails m_thumbnails;
    FramePlayer *m_player = nullptr;
    QComboBox *m_tags = nullptr;
    SearchField *m_search = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_removeTag = nullptr;
    RowView *m_view = nullptr;
    TagProperties *m_tagProperties = nullptr;
    QList<std::pair<QToolButton *, QString>> m_buttons; ///< with their icons
    OnionSkin m_onion;
    Id<Tag> m_tag;                  ///< of the sprite in view; none shows all frames
    QList<Id<Frame>> m_shownFrames; ///< for each row
    QHash<Id<Frame>, int> m_shownProblems;
    QSet<Id<Frame>> m_chosen; ///< stale once the one in view is not among them
};

} // namespace hitbox
