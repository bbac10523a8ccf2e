#pragma once

#include <QByteArrayView>
#include <QDateTime>
#include <QList>
#include <QString>

namespace hitbox {

/// What a run that crashed has left: a text with version, system, signal, stack and the last actions by name. It holds
/// nothing of any project, and goes nowhere.
struct CrashReport {
    QString file;
    QDateTime at;
};

/// From now on a crash of this process writes such a report into the folder, which is made when it is missing.
/// `program` is its name and version. For the whole process, and the life of it: the last call counts. False where no
/// folder can be had or the system gives no way. Where the stack itself runs out, only the calling thread can still
/// report.
bool reportCrashesInto(const QString &folder, const QString &program);

/// Names what is being done. Only the last 32 names are kept, each up to 47 bytes. On the window's thread.
void noteAction(QByteArrayView name);

/// The reports that nobody was told of yet, oldest first; they count as told from now on. Of all in the folder the ten
/// newest stay.
QList<CrashReport> newCrashReports(const QString &folder);

} // namespace hitbox
