#pragma once

#include "document/document.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace hitbox {

class Session;

/// Name, range, direction and repeats of one tag of the sprite in view. Hidden while there is none. Whoever shows a tag
/// shows it again after each change of it.
class TagProperties : public QWidget
{
    Q_OBJECT

public:
    explicit TagProperties(Session &session, QWidget *parent = nullptr);

    void showTag(Id<Tag> tag); ///< none hides it
    void editName();           ///< what is typed next is the name, as long as this is in view

private:
    void layOut();
    void refresh();
    void setFrom(int from);
    void setTo(int to);
    int lastFrame() const;
    void change(const Tag &tag, const QString &text);
    const Tag *tag() const;

    Session &m_session;
    Id<Tag> m_tag;
    QLineEdit *m_name = nullptr;
    QSpinBox *m_from = nullptr;
    QSpinBox *m_to = nullptr;
    QComboBox *m_direction = nullptr;
    QSpinBox *m_repeat = nullptr;
};

} // namespace hitbox
