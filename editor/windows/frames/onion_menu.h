#pragma once

#include "scene/onion_skin.h"

#include <QList>
#include <QMenu>

class QCheckBox;

namespace hitbox {

class CountField;
class Session;

/// Which frames show faintly beside the one in view, and how. It stays open while one chooses.
class OnionMenu : public QMenu
{
    Q_OBJECT

public:
    OnionMenu(const Session &session, QWidget *parent); ///< the session tells which frame is to be pinned

    const OnionSkin &now() const { return m_onion; }
    void set(const OnionSkin &onion);

signals:
    void changed(const hitbox::OnionSkin &onion); ///< by whomever

private:
    QWidget *makePanel();
    QCheckBox *makeSwitch(const char *name, const QString &text, const QString &toolTip, bool OnionSkin::*part);
    CountField *makeCount(const char *name, int OnionSkin::*part);
    void showNow();
    QString pinnedName() const; ///< empty for none

    const Session &m_session;
    OnionSkin m_onion;
    QList<std::pair<QCheckBox *, bool OnionSkin::*>> m_switches;
    QList<std::pair<CountField *, int OnionSkin::*>> m_counts;
    QCheckBox *m_pin = nullptr;
};

} // namespace hitbox
