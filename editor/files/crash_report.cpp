#include "files/crash_report.h"

#include "files/crash_notes.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSysInfo>

#include <algorithm>
#include <span>

namespace hitbox {

namespace {

constexpr int mostReports = 10;
const auto untold = QStringLiteral(".crash");
const auto told = QStringLiteral(".txt");

/// False, and nothing is changed, where it does not fit with the zero at its end.
bool put(const QByteArray &text, std::span<char> into)
{
    if (static_cast<std::size_t>(text.size()) >= into.size())
        return false;
    *std::copy(text.begin(), text.end(), into.begin()) = '\0';
    return true;
}

} // namespace

crash::Notes &crash::notes()
{
    static Notes notes;
    return notes;
}

bool reportCrashesInto(const QString &folder, const QString &program)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QString head = QStringLiteral("%1\nSystem: %2, %3\nQt: %4\nStarted: %5\n")
                             .arg(program, QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                                  QString::fromLatin1(qVersion()), now.toString(Qt::ISODate));
    const QString name = QStringLiteral("%1-%2")
                             .arg(now.toString(QStringLiteral("yyyyMMdd-HHmmss")))
                             .arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    const QString file = QDir(folder).absoluteFilePath(name + untold);
#ifdef Q_OS_WIN
    const QByteArray encoded = file.toUtf8();
#else
    const QByteArray encoded = QFile::encodeName(file);
#endif
    return QDir().mkpath(folder) && put(encoded, crash::notes().file) && put(head.toUtf8(), crash::notes().head) &&
           crash::installHandlers();
}

void noteAction(QByteArrayView name)
{
    crash::Notes &notes = crash::notes();
    auto &slot = notes.actions[notes.actionCount % crash::mostActions];
    const auto length = std::min<qsizetype>(name.size(), static_cast<qsizetype>(slot.size()) - 1);
    *std::copy_n(name.data(), length, slot.data()) = '\0';
    ++notes.actionCount;
}

QList<CrashReport> newCrashReports(const QString &folder)
{
    const QDir dir(folder);
    // Names begin with the time.
    const QFileInfoList files =
        dir.entryInfoList({QLatin1Char('*') + untold, QLatin1Char('*') + told}, QDir::Files, QDir::Name);
    QList<CrashReport> found;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QFileInfo &file = files[i];
        if (i + mostReports < files.size()) {
            QFile::remove(file.filePath());
        } else if (file.fileName().endsWith(untold)) {
            const CrashReport report{dir.filePath(file.completeBaseName() + told), file.lastModified()};
            if (QFile::rename(file.filePath(), report.file))
                found.append(report);
        }
    }
    return found;
}

} // namespace hitbox
