#pragma once

#include <QStringList>
#include <QWidget>

class QVBoxLayout;

namespace hitbox {

/// What an empty project shows: where to drop, the sample, the files of before.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void setRecentFiles(const QStringList &paths);

signals:
    void openWanted();
    void sampleWanted();
    void fileWanted(const QString &path);

private:
    QVBoxLayout *m_recent = nullptr;
};

} // namespace hitbox
