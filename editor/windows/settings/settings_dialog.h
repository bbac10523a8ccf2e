#pragma once

#include "windows/settings/settings.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QSpinBox;
class QTabWidget;

namespace hitbox {

class KeptSettings;

/// How the program looks and behaves, whatever the project. A choice counts at once and is kept at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(KeptSettings &settings, QWidget *window); ///< the settings outlive it

    void sayAnew(); ///< in the language that is spoken by now; the focus stays where it is

signals:
    void lookChosen();  ///< the theme, or the colours
    void wordsChosen(); ///< the language, or the size of the text
    void changeKeysWanted();

private:
    void fill();
    QFormLayout &addPage(const QString &title);
    void makeLook(QFormLayout &form);
    void makeWork(QFormLayout &form);
    void makeFiles(QFormLayout &form);
    QComboBox *addChoice(QFormLayout &form, const char *name, const QString &label);
    QSpinBox *addCount(QFormLayout &form, const char *name, const QString &label, int most);
    void showSettings(const Settings &now);
    void keepOnScreen();
    template <typename Change>
    void change(const Change &change);

    KeptSettings &m_settings;
    QTabWidget *m_pages = nullptr;
    QComboBox *m_language = nullptr;
    QComboBox *m_theme = nullptr;
    QComboBox *m_sight = nullptr;
    QComboBox *m_textSize = nullptr;
    QComboBox *m_wheel = nullptr;
    QComboBox *m_handles = nullptr;
    QComboBox *m_tips = nullptr;
    QComboBox *m_unit = nullptr;
    QSpinBox *m_perSecond = nullptr;
    QSpinBox *m_keptAfter = nullptr;
    QSpinBox *m_closedStays = nullptr;
    QSpinBox *m_versions = nullptr;
    QComboBox *m_engine = nullptr;
};

} // namespace hitbox
