#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace hitbox {

class LivePlay;
class NumberField;

/// How the play test is run: seed, pace, and whether contacts are looked for between steps.
class PlayFields : public QWidget
{
    Q_OBJECT

public:
    explicit PlayFields(LivePlay &play, QWidget *parent = nullptr);

signals:
    void told(const QString &message); ///< what is wrong with what is typed

private:
    void refresh();

    LivePlay &m_play;
    NumberField *m_seed = nullptr;
    QComboBox *m_pace = nullptr;
    QCheckBox *m_sweep = nullptr;
    QLabel *m_sweepMeans = nullptr;
};

} // namespace hitbox
