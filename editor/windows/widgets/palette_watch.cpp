#include "windows/widgets/palette_watch.h"

#include <QEvent>

namespace hitbox {

namespace {

class PaletteWatch : public QObject
{
public:
    PaletteWatch(QWidget &watched, std::function<void()> then)
        : QObject(&watched)
        , m_then(std::move(then))
    {
        watched.installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        // Before the widget takes the event itself; its palette is the new one by then.
        if (event->type() == QEvent::PaletteChange)
            m_then();
        return false;
    }

private:
    std::function<void()> m_then;
};

} // namespace

void whenPaletteChanges(QWidget &widget, std::function<void()> then)
{
    new PaletteWatch(widget, std::move(then));
}

} // namespace hitbox
