#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace hitbox {

class Panel;
class KeptSettings;

/// A panel at the right side of the window.
struct SidePanelInfo {
    const char *id = "";    ///< kept in the settings
    const char *title = ""; ///< for menus; to be translated in the context of SidePanels
};

/// From the top down: those of a frame, those of a stage, and the one of both.
const QList<SidePanelInfo> &sidePanelInfos();

QString sidePanelAction(const QString &id); ///< the id of the action that shows it and puts it away

/// Which of the panels beside the canvas are folded and which are put away, as the settings remember it.
class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// The settings outlive it.
    SidePanels(KeptSettings &settings, QObject *parent);

    void add(const QString &id, Panel *panel); ///< by the id of one of sidePanelInfos(), in their order
    QList<Panel *> inView() const;             ///< from the top down

    bool isWanted(const QString &id) const; ///< not put away: it shows as long as it is needed
    void toggle(const QString &id);
    void follow(); ///< what was chosen in another workspace

signals:
    void changed();
    void appeared(Panel *panel);                                        ///< it was away before
    void menuWanted(QPoint globalPosition, const QStringList &actions); ///< see Panel::menuWanted()

private:
    struct Entry {
        QString id;
        Panel *panel = nullptr;
    };

    void show(const Entry &entry);
    void rememberFold(const Entry &entry);

    KeptSettings &m_settings;
    QList<Entry> m_entries;
};

} // namespace hitbox
