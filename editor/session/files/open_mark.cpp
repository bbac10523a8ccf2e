#include "session/files/open_mark.h"

#include "document/names.h"

#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

#include <utility>

namespace hitbox {

namespace {

QString userName()
{
    for (const char *variable : {"USER", "LOGNAME", "USERNAME"})
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty())
            return name;
    return {};
}

QByteArray ownWords()
{
    return QStringLiteral("%1\n%2\n%3\n")
        .arg(asShownLine(userName()), asShownLine(QSysInfo::machineHostName()),
             QDateTime::currentDateTimeUtc().toString(Qt::ISODate))
        .toUtf8();
}

OtherEditor otherOf(const QByteArray &words)
{
    const QStringList lines = QString::fromUtf8(words).split(QLatin1Char('\n'));
    return {asShownLine(lines.value(0)), asShownLine(lines.value(1)),
            QDateTime::fromString(lines.value(2), Qt::ISODate)};
}

} // namespace

OpenMark::OpenMark(QObject *parent)
    : QObject(parent)
    , m_look([](const QString &project, const Run &) { return lookAt(project); },
             [this](const QString &project, const Look &look) { take(project, look); })
{
    m_again.setSingleShot(true);
    m_again.setInterval(pause);
    connect(&m_again, &QTimer::timeout, this, [this] { m_look.ask(m_project); });
}

OpenMark::Look OpenMark::lookAt(const QString &project)
{
    const QString file = markOf(project);
    for (int tries = 0; tries < 2; ++tries) { // the first may fall into the moment in which another one lets go
        Result<std::unique_ptr<HeldFile>> taken = HeldFile::takeOrTell(file);
        if (!taken)
            return {};
        if (*taken) {
            (*taken)->tell(ownWords());
            return {std::move(*taken), std::nullopt};
        }
        if (const QByteArray words = HeldFile::wordsIn(file); !words.isEmpty())
            return {nullptr, otherOf(words)};
    }
    return {nullptr, OtherEditor()};
}

void OpenMark::take(const QString &project, const Look &look)
{
    m_mark = look.mark;
    if (!look.other)
        return;
    m_again.start();
    if (m_told == look.other)
        return emit stillOpenElsewhere();
    m_told = look.other;
    emit foundOther(project, *look.other);
}

QString OpenMark::markOf(const QString &project)
{
    const QFileInfo file(project);
    return file.dir().filePath(QStringLiteral(".%1.open").arg(file.fileName()));
}

void OpenMark::follow(const QString &project)
{
    if (project == std::exchange(m_project, project))
        return;
    m_mark.reset();
    m_told.reset();
    m_again.stop();
    if (project.isEmpty())
        m_look.forget();
    else
        m_look.ask(project);
}

} // namespace hitbox
