#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace hitbox {

/// A titled part of the window: a quiet header line, and whatever stands below it.
class Panel : public QWidget
{
    Q_OBJECT

public:
    explicit Panel(const QString &title, QWidget *parent = nullptr);

    void setBadge(int count);          ///< beside the title; 0 shows none
    void setNote(const QString &text); ///< quiet text beside the title

protected:
    void addToHeader(QWidget *widget); ///< at its right end
    QVBoxLayout *body() const { return m_body; }

private:
    QHBoxLayout *m_header = nullptr;
    QVBoxLayout *m_body = nullptr;
    QLabel *m_badge = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace hitbox
