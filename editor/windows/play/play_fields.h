#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace hitbox {

class NumberField;
class OpenProject;

/// How the play test is run: seed, pace, and whether contacts are looked for between steps.
class PlayFields : public QWidget
{
    Q_OBJECT

public:
    explicit PlayFields(OpenProject &project, QWidget *parent = nullptr);

signals:
    void told(const QString &message); ///< what is wrong with what is typed

private:
    void refresh();

    OpenProject &m_project;
    NumberField *m_seed = nullptr;
    QComboBox *m_pace = nullptr;
    QCheckBox *m_sweep = nullptr;
    QLabel *m_sweepMeans = nullptr;
};

} // namespace hitbox
