#pragma once

#include "windows/help/manual.h"

#include <QFile>
#include <QTest>

/// The pages of the manual as they lie beside the sources.
namespace hitbox {

inline const QString manualFolder = QStringLiteral(HITBOX_SOURCE_DIR "/resources/manual");

inline QString manualSource(const QString &page)
{
    QFile file(manualFolder + u'/' + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The page has this table of the program between its markers. With HITBOX_RENEW_MANUAL set it is put there.
inline void compareManualTable(const QString &page, const QString &name, const QString &table)
{
    const QString source = manualSource(page);
    QVERIFY2(tablesNamed(source).contains(name), qPrintable(page + " has no table " + name));
    const QString renewed = withTable(source, name, table);
    if (renewed == source)
        return;
    if (!qEnvironmentVariableIsSet("HITBOX_RENEW_MANUAL"))
        QFAIL(qPrintable("The table " + name + " of resources/manual/" + page +
                         " is not what the program has; `cmake --build BUILD --target manual-tables` renews it"));
    QFile file(manualFolder + u'/' + page);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(renewed.toUtf8()) > 0);
}

} // namespace hitbox
