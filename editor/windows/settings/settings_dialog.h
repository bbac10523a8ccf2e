#pragma once

#include "windows/settings/settings.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace hitbox {

class KeptSettings;

/// How the program looks and behaves, whatever the project. A choice counts at once and is kept at once; language and
/// text size count from the next start on, which it offers.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The settings outlive it; `atStart` are those that the program began with.
    SettingsDialog(KeptSettings &settings, Settings atStart, QWidget *window);

signals:
    void lookChosen(); ///< the theme, or the colours
    void changeKeysWanted();
    void restartWanted();

private:
    void makeLook(QFormLayout &form);
    void makeWork(QFormLayout &form);
    QComboBox *addChoice(QFormLayout &form, const char *name, const QString &label);
    void showSettings(const Settings &now);
    template <typename Change>
    void change(const Change &change);

    KeptSettings &m_settings;
    const Settings m_atStart; ///< of the program
    QComboBox *m_language = nullptr;
    QComboBox *m_theme = nullptr;
    QComboBox *m_sight = nullptr;
    QComboBox *m_textSize = nullptr;
    QComboBox *m_unit = nullptr;
    QSpinBox *m_perSecond = nullptr;
    QLabel *m_waits = nullptr;
    QPushButton *m_restart = nullptr;
};

} // namespace hitbox
