#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace hitbox {

/// Part of a panel that folds away below its title.
class Section : public QWidget
{
    Q_OBJECT

public:
    enum class Fold { Open, Closed };

    Section(const QString &title, Fold fold, QWidget *parent);

    void setContent(QWidget *content);
    void setFold(Fold fold);
    bool isOpen() const;

private:
    QToolButton *m_title = nullptr;
    QVBoxLayout *m_layout = nullptr;
    QWidget *m_content = nullptr;
    Fold m_state = Fold::Open;
};

} // namespace hitbox
