#pragma once

#include "document/shape_copies.h"
#include "scene/onion_skin.h"
#include "session/work/latest.h"
#include "windows/frames/frame_pivots.h"
#include "windows/frames/frame_times.h"
#include "windows/sprites/thumbnails.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/row_view.h"

#include <memory>
#include <optional>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace hitbox {

struct FramesLeft;
struct KeyNames;
class FramePlayer;
class FrameProperties;
class FrameRuler;
class OnionMenu;
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
    ~FramesPanel() override;

    void showKeys(const KeyNames &keys); ///< in tool tips
    bool perform(EditCommand command) override;
    void togglePlaying();
    /// Goes to the frame that is seen, for what is done to it next; nothing while none is played.
    void stopAtSeen();
    /// A press or a key there while frames are played goes to the one that is seen and stops, before it does anything
    /// else.
    void stopAtPressOn(QWidget &canvas);
    void setTimes(FrameTimes times); ///< how durations are shown and typed
    void toggleOnionSkin();
    void setOnionSkin(const OnionSkin &onion); ///< as it was when the program ended
    void addTag();                             ///< over the chosen frames

    enum class CopyTarget { Next, TagEnd, All, Chosen };
    /// Those that are selected in the frame in view; to chosen frames, those that were when one began to choose. After
    /// Next, that frame comes into view with the copies selected.
    void copyShapesTo(CopyTarget target, CopyOver over = CopyOver::Replace);

    /// To the next frame, each as far moved as the pixels that it lies on; see pictureWay(). Says how far. The ways of
    /// several shapes are looked for beside the window.
    void copyAlongPicture();
    /// In place of the last copy, which has to be the last step, when that replaced what was drawn.
    void keepBothOfLastCopy();

    /// Of the chosen frames; what their pictures show is looked at beside the window.
    void setPivots(FramePivots::Of of, PivotAnchor anchor);

    enum class SequenceEdit { Blank, Hold, Reverse, Number };
    void editSequence(SequenceEdit edit); ///< the chosen frames; of a single one, what takes several takes all shown

    FramesLeft leave() const; ///< to the panel that takes its place
    void take(const FramesLeft &left);

    /// In their order; the one in view at least, and that alone as soon as one goes on to another.
    QList<FrameRef> chosenFrames() const;

    /// Where frames are taken that are dragged there.
    void setTakenOutside(const std::function<bool(QPoint global)> &isTaken);

signals:
    void sliceWanted();
    void tracksWanted();              ///< the grid of tracks instead
    void placeWanted(FrameRef frame); ///< double click in stage mode
    void carriedOut(FrameRef frame, QPoint global);
    void played(std::optional<int> frame);
    void timesChanged(FrameTimes times);
    void onionSkinChanged(const OnionSkin &onion);
    void drawnReplaced(const QString &text); ///< by the copies that were just made

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    friend struct FramesLeft;

    /// The shapes, or the point, selected as frames began to be chosen, until others are selected.
    struct CopySource {
        Id<Frame> frame;
        QSet<ShapeId> shapes;
        Id<FramePoint> point = {}; ///< where no shape is
    };
    struct CopyOrder {
        CopySource source;
        CopyTarget target = CopyTarget::Next;
        QList<int> frames;
        QHash<ShapeId, geometry::Point> ways = {};
        QString alongPicture = {}; ///< what is told of the ways
    };

    struct PictureQuestion; ///< where the shapes of one frame have gone in another
    using PictureWays = QHash<ShapeId, geometry::Point>;

    void makeHeader();
    void connectParts();
    void makeOnionMenu();
    void makeCopyMenu();
    void makeTagButtons();
    void makePivotButton();
    void refresh();
    void refreshTags(const Sprite *sprite);
    void chooseTag(int tag);
    void removeTag();
    void choose(const QSet<int> &rows, int current);
    void followPlace();
    void chooseInViewAlone();
    void chooseUpTo(int frame);
    void move(const QList<int> &rows, int before);
    void removeChosen();
    void duplicateChosen();
    const Sprite *spriteInView() const; ///< as shown; nullptr for none
    CopySource selected() const;
    CopySource copySource(CopyTarget target) const;
    QList<int> copyFrames(CopyTarget target, int from) const;
    void copyPoint(const CopySource &source, const QList<int> &frames, CopyTarget target, CopyOver over);
    bool canCopy(const CopySource &source, CopyTarget target, const QList<int> &frames);
    void followPicture(const CopySource &source, const Sprite &sprite, Id<Frame> to); ///< with the pixels of both
    void copyAlong(const PictureQuestion &question, const PictureWays &ways);
    static QString calledWays(const PictureQuestion &question, const PictureWays &ways);
    void copy(const CopyOrder &order, CopyOver over);
    QList<int> chosen() const; ///< frames, in their order; the one in view at least
    QString calledChosen() const;
    QList<double> durationsToShow() const; ///< milliseconds, of each frame of the sprite; none where all last the same
    void showScope();                      ///< to the tools: what is chosen here
    int frameOf(int row) const;            ///< -1 once it is gone
    void setIcon(QToolButton *button, const QString &icon);
    QToolButton *toolButton(const char *name, const QString &icon, const QString &toolTip);

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    Thumbnails m_thumbnails;
    FrameTimes m_times;
    QList<double> m_shownDurations; ///< see durationsToShow()
    FramePlayer *m_player = nullptr;
    QComboBox *m_tags = nullptr;
    SearchField *m_search = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_removeTag = nullptr;
    FrameRuler *m_ruler = nullptr;
    RowView *m_view = nullptr;
    TagProperties *m_tagProperties = nullptr;
    FrameProperties *m_properties = nullptr;
    FramePivots *m_pivots = nullptr;
    QList<std::pair<QToolButton *, QString>> m_buttons; ///< with their icons
    OnionMenu *m_onion = nullptr;
    QList<Id<Frame>> m_shownFrames; ///< for each row
    QHash<Id<Frame>, int> m_shownProblems;
    QSet<Id<Frame>> m_chosen; ///< stale once another one than m_lead is in view
    Id<Frame> m_lead;         ///< the one in view as these were chosen
    std::optional<CopySource> m_copySource;
    std::optional<CopyOrder> m_lastCopy;                               ///< that replaced what was drawn
    std::shared_ptr<Latest<PictureQuestion, PictureWays>> m_following; ///< not unique: what is asked is known elsewhere
};

/// What is known of the frames of one project beside it and the settings.
struct FramesLeft {
    Id<Frame> pinned; ///< of the onion skin
    QSet<Id<Frame>> chosen;
    std::optional<FramesPanel::CopySource> copySource;
    std::optional<FramesPanel::CopyOrder> lastCopy;
};

} // namespace hitbox
