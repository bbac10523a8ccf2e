#pragma once

#include "windows/sprites/thumbnails.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/row_view.h"

namespace hitbox {

struct KeyNames;
class RefreshOnce;
class SearchField;

/// The sprites of the project. Pressing one shows its first frame; several can be chosen for what the Edit menu does.
class SpritesPanel : public Panel
{
    Q_OBJECT

public:
    SpritesPanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys); ///< in tool tips
    void renameCurrent();
    bool perform(EditCommand command) override;
    QList<int> chosen() const; ///< sprites, in their order; the one in view at least
    /// Where sprites are taken that are dragged there.
    void setTakenOutside(const std::function<bool(QPoint global)> &isTaken);

signals:
    void addWanted();
    void placeWanted(int sprite); ///< double click in stage mode
    void carriedOut(int sprite, QPoint global);

private:
    void connectParts();
    void refresh();
    Id<Sprite> spriteInView() const;
    void choose(const QSet<int> &rows, int current);
    void move(const QList<int> &rows, int before);
    void activate(int row);
    void removeChosen();
    void duplicateChosen();
    QString calledChosen() const;
    int spriteOf(int row) const; ///< -1 once it is gone

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    Thumbnails m_thumbnails;
    SearchField *m_search = nullptr;
    RowView *m_view = nullptr;
    QList<Id<Sprite>> m_shownSprites; ///< for each row
    Id<Sprite> m_shownInView;
    QHash<Id<Sprite>, int> m_shownProblems;
    QSet<Id<Sprite>> m_chosen; ///< stale once the one in view is not among them
};

} // namespace hitbox
