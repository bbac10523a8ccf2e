#pragma once

#include <QList>
#include <QWidget>

class QToolButton;
class QHBoxLayout;
class QVBoxLayout;

namespace hitbox {

/// Part of a panel that folds away below its title.
class Section : public QWidget
{
    Q_OBJECT

public:
    enum class Fold { Open, Closed };

    Section(const QString &title, Fold fold, QWidget *parent);

    void addToTitle(QWidget *part); ///< at its right end; seen while it is open
    void setContent(QWidget *content);
    void setFold(Fold fold);
    bool isOpen() const;

private:
    QToolButton *m_title = nullptr;
    QVBoxLayout *m_layout = nullptr;
    QHBoxLayout *m_titleRow = nullptr;
    QList<QWidget *> m_titleParts;
    QWidget *m_content = nullptr;
    Fold m_state = Fold::Open;
};

} // namespace hitbox
