#pragma once

#include "document/document.h"

#include <QWidget>

class QLineEdit;
class QSpinBox;
class QStackedLayout;

namespace hitbox {

class ElidedComboBox;
class Session;

/// Name, range, direction and repeats of one tag of the sprite in view. While none is shown, a line in their place says
/// how to choose one, so that nothing moves as one is chosen. Hidden where the sprite has no tags. Whoever shows a tag
/// shows it again after each change of it, and none again after each change of the list.
class TagProperties : public QWidget
{
    Q_OBJECT

public:
    explicit TagProperties(Session &session, QWidget *parent = nullptr);

    void showTag(Id<Tag> tag); ///< or none
    void editName();           ///< what is typed next is the name, as long as this is in view

private:
    QWidget *laidOut();
    void refresh();
    void setFrom(int from);
    void setTo(int to);
    int lastFrame() const;
    void change(const Tag &tag, const QString &text);
    const Tag *tag() const;

    Session &m_session;
    Id<Tag> m_tag;
    QStackedLayout *m_pages = nullptr; ///< the line, and the fields
    QLineEdit *m_name = nullptr;
    QSpinBox *m_from = nullptr;
    QSpinBox *m_to = nullptr;
    ElidedComboBox *m_direction = nullptr;
    QSpinBox *m_repeat = nullptr;
};

} // namespace hitbox
