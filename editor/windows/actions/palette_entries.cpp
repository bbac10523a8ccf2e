#include "windows/actions/palette_entries.h"

#include "session/session.h"
#include "windows/actions/actions.h"

#include <QAction>
#include <QCoreApplication>

namespace hitbox {

namespace {

QList<PaletteEntry> actionEntries(Actions &actions)
{
    QList<PaletteEntry> entries;
    for (const ActionInfo &info : actions.infos()) {
        const QList<QKeySequence> own = actions.keysOf(info.id);
        const QString menu = plainText(titleOf(menuOf(info.section)));
        entries.append({.text = plainText(actions.action(info.id)->text().section(QLatin1Char('\t'), 0, 0)),
                        .place = info.submenu.isEmpty() ? menu : plainText(info.submenu),
                        .keys = own.isEmpty() ? QString() : own.constFirst().toString(QKeySequence::NativeText),
                        .enabled = actions.action(info.id)->isEnabled(),
                        .run = [&actions, id = info.id] { actions.run(id); }});
    }
    return entries;
}

QList<PaletteEntry> frameEntries(Session &session)
{
    QList<PaletteEntry> entries;
    const QList<Sprite> &sprites = session.document().sprites;
    for (int sprite = 0; sprite < sprites.size(); ++sprite) {
        const auto goTo = [&session](FrameRef frame) { return [&session, frame] { session.setCurrentFrame(frame); }; };
        entries.append({.kind = PaletteEntry::Kind::Place,
                        .text = sprites[sprite].name,
                        .place = QCoreApplication::translate("CommandPalette", "Sprite"),
                        .run = goTo({sprite, 0})});
        const QList<Frame> &frames = sprites[sprite].frames;
        for (int frame = 0; frame < frames.size() && frames.size() > 1; ++frame)
            entries.append(
                {.kind = PaletteEntry::Kind::Place,
                 .text = frames[frame].name,
                 .place = QCoreApplication::translate("CommandPalette", "Frame of %1").arg(sprites[sprite].name),
                 .run = goTo({sprite, frame})});
    }
    return entries;
}

} // namespace

QList<PaletteEntry> paletteEntries(Actions &actions, Session &session)
{
    actions.refresh();
    return actionEntries(actions) + frameEntries(session);
}

} // namespace hitbox
