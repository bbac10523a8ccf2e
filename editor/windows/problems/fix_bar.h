#pragma once

#include "session/work/fix_finder.h"

#include <QWidget>

class QBoxLayout;
class QMenu;
class QPushButton;
class QToolButton;

namespace hitbox {

class OpenProject;

/// The repairs of one finding as buttons: the best one, two more below it in full words, and a menu of all. Pointing at
/// one, or going to it with the Tab key, shows on the canvas what it would do; pressing it is one undo step.
class FixBar : public QWidget
{
    Q_OBJECT

public:
    enum class Others {
        AsButtons,   ///< two of them
        InMenu,      ///< all, where there is little room
        InMenuBelow, ///< and where the bar has to be narrow, too
    };

    explicit FixBar(OpenProject &project, QWidget *parent = nullptr);

    /// Nothing, or a finding without repairs, hides the bar. None are offered in the middle of a gesture.
    void offer(const std::optional<Finding> &finding);
    void setOthers(Others others);
    const QList<Fix> &fixes() const { return m_finder.fixes(); }
    void apply(const Fix &fix);

signals:
    void applied();
    void told(const QString &message); ///< what was done, for the status line
    void found();                      ///< repairs of another thread are there; the bar has another size

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();
    void refreshOthers();
    void fillMenu();
    void preview(int fix);
    void endPreview();
    int fixOf(const QObject *button) const; ///< -1 for none

    OpenProject &m_project;
    FixFinder m_finder;
    FrameRef m_frame; ///< of the finding
    Others m_showsOthers = Others::AsButtons;
    QBoxLayout *m_row = nullptr; ///< the best one and the menu
    QPushButton *m_best = nullptr;
    QList<QPushButton *> m_others;
    QToolButton *m_all = nullptr;
    QMenu *m_menu = nullptr;
};

/// What became of in-betweens that a repair made keys of, for people; empty where it made none.
QString newKeysInWords(const Document &before, const Document &after);

} // namespace hitbox
