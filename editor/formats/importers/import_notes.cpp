#include "formats/importers/import_notes.h"

#include <QCoreApplication>

namespace hitbox {

void ImportNotes::add(const ImportNote &note)
{
    if (m_list.size() < most)
        m_list.append(note);
    else if (m_list.size() == most)
        m_list.append({{}, QCoreApplication::translate("Import", "there is more to tell, which is not listed")});
}

void ImportNotes::add(const ImportNotes &others)
{
    for (const ImportNote &note : others.m_list)
        add(note);
}

void ImportNotes::add(JsonValue value, const QString &what)
{
    add(ImportNote{m_list.size() < most ? value.path() : QString(), what});
}

} // namespace hitbox
