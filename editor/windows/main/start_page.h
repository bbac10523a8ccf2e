#pragma once

#include "windows/files/samples.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QToolButton;
class QVBoxLayout;

namespace hitbox {

struct KeyNames;

/// What an empty project shows: where to drop, the samples, the files of before.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void setRecentFiles(const QStringList &paths);
    void showKeys(const KeyNames &keys); ///< in tool tips

signals:
    void openWanted();
    void sampleWanted(Sample sample);
    void fileWanted(const QString &path);
    void forgetWanted(const QString &path); ///< off the list: the file is gone

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< Return presses, too
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override; ///< looks at the files only when they are to be seen

private:
    QWidget *makeDropArea();
    QWidget *makeSamples();
    void arrangeSamples(int room); ///< pixels across
    void showSamples();            ///< their pictures
    void fillRecent();

    QGridLayout *m_samplesGrid = nullptr;
    QList<std::pair<QToolButton *, const SampleInfo *>> m_samples;
    QStringList m_paths;
    QStringList m_listed; ///< what the entries stand for
    QVBoxLayout *m_recent = nullptr;
};

} // namespace hitbox
