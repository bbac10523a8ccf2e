#include "windows/widgets/tool_button.h"

#include "windows/widgets/typing.h"

#include <QToolButton>

namespace hitbox {

QToolButton *makeToolButton(const char *name, const QString &says, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(says);
    button->setAccessibleName(says);
    QObject::connect(button, &QToolButton::pressed, button, &finishTyping);
    return button;
}

} // namespace hitbox
