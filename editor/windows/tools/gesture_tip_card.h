#pragma once

#include "tools/tool.h"

#include <QWidget>

class QAbstractScrollArea;
class QLabel;

namespace hitbox {

class GestureFilmView;
class KeptSettings;
class OpenProject;
struct GestureTip;

/// In the lower corner of the canvas, when one of its tools is taken up for the first time: a film of the gesture, and
/// a sentence. Goes with the first gesture or step that is done, with the tool, by Escape, and where a gesture under
/// way comes to it.
class GestureTipCard : public QWidget
{
    Q_OBJECT

public:
    /// Of the tools of one place, over their canvas, which it becomes a child of.
    GestureTipCard(OpenProject &project, KeptSettings &settings, ToolPlace place, QAbstractScrollArea &canvas);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeParts();
    void follow();
    bool isWanted(const GestureTip &tip) const;
    void show(const GestureTip &tip);
    void moveToCorner();

    OpenProject &m_project;
    KeptSettings &m_settings;
    ToolPlace m_place;
    const QAbstractScrollArea &m_canvas;
    const GestureTip *m_tip = nullptr; ///< that is shown
    bool m_isBusy = false;             ///< a gesture was under way when this was last told
    GestureFilmView *m_film = nullptr;
    QLabel *m_words = nullptr;
};

} // namespace hitbox
