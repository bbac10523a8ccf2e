#include "cli/reference/completions.h"
#include "cli/reference/man_page.h"
#include "formats/all_formats.h"

#include <QDateTime>

#include <cstdio>

namespace {

/// Or the day that builds set which are to come out the same: https://reproducible-builds.org/specs/source-date-epoch
QByteArray today()
{
    bool isSet = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isSet);
    const QDateTime now = isSet ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc();
    return now.toString(QStringLiteral("yyyy-MM-dd")).toLatin1();
}

} // namespace

/// Writes what packages have beside the program, from its own tables: hitbox_reference FOLDER.
int main(int argc, char **argv)
{
    using namespace hitbox;
    if (argc != 2) {
        std::fputs("usage: hitbox_reference FOLDER\n", stderr);
        return 2;
    }
    QStringList formats;
    for (const Format &format : allFormats())
        formats.append(format.id);
    const QList<OutputFile> files{
        {QStringLiteral("hitbox.1"), manPage(allCommands(), HITBOX_VERSION, today())},
        {QStringLiteral("hitbox.bash"), bashCompletion(allCommands(), formats)},
        {QStringLiteral("_hitbox"), zshCompletion(allCommands(), formats)},
        {QStringLiteral("hitbox.fish"), fishCompletion(allCommands(), formats)},
    };
    const Result<Done> written = writeTogether(QString::fromLocal8Bit(argv[1]), files, [](const Error &) {});
    if (!written)
        std::fprintf(stderr, "hitbox_reference: %s\n", qPrintable(written.error().what));
    return written ? 0 : 1;
}
