#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

class QHelpEvent;
class QKeyEvent;
class QWidget;

namespace hitbox {

class Actions;
class ManualWindow;
struct Manual;

/// What one reads, for the desk of the window that takes this one's place.
struct ManualLeft {
    QString link; ///< null while the manual is closed
    QByteArray geometry;
    bool isInFront = false;
};

/// Answers F1: opens the manual at what has the focus, in the window and in its dialogs. Answers Shift+F1, too: says in
/// a sentence what is pressed next, with a link to more.
class HelpDesk : public QObject
{
    Q_OBJECT

public:
    using OnCanvas = std::function<QString()>;
    using OnShown = std::function<QString(const QWidget *focus)>;

    /// `onCanvas` gives the subject of what the canvas shows. `onShown` gives that for what somebody was led to last,
    /// and an empty one as soon as the hand is elsewhere: it goes before all that has the focus in the window.
    HelpDesk(QWidget &window, const Actions &actions, OnCanvas onCanvas, OnShown onShown);
    ~HelpDesk() override;

    void openHere();
    void openAt(const QString &link);
    void reopen(const ManualLeft &left); ///< behind the window that one works in
    void takeLook();                     ///< of the window, where that changed
    void pointAtWhat();                  ///< the next press says what lies there
    QString shown() const;               ///< the link to what one reads; null while the manual is closed
    ManualLeft leave() const;

signals:
    void changeKeysWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ManualWindow &manualWindow();
    Manual manual() const; ///< with the keys as they are chosen
    QString linkFor(const QWidget *part) const;
    bool takeKey(QWidget &widget, const QKeyEvent &event);
    bool explain(QWidget &widget, QHelpEvent &event) const;
    QString explanationOf(const QWidget &widget) const; ///< rich text; empty where nothing is known

    QWidget &m_window;
    const Actions &m_actions;
    OnCanvas m_onCanvas;
    OnShown m_onShown;
    std::unique_ptr<ManualWindow> m_manual; ///< made when first asked for
};

} // namespace hitbox
