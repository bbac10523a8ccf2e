#pragma once

#include <QWidget>

class QComboBox;

namespace hitbox {

/// The engine that a project is made for, by name.
class EngineChooser : public QWidget
{
    Q_OBJECT

public:
    explicit EngineChooser(QWidget *parent = nullptr);

    /// One that this version does not know is shown by its id; empty: none is chosen yet.
    void showEngine(const QString &formatId);

signals:
    void chosen(const QString &formatId);

private:
    QComboBox *m_engines = nullptr;
};

} // namespace hitbox
