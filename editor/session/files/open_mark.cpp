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
    , m_look(
          [](const QString &project, const Run &) -> Look {
              const QString file = markOf(project);
              Result<std::unique_ptr<HeldFile>> taken = HeldFile::takeOrTell(file);
              if (!taken)
                  return {};
              if (!*taken)
                  return {nullptr, otherOf(HeldFile::wordsIn(file))};
              (*taken)->tell(ownWords());
              return {std::move(*taken), std::nullopt};
          },
          [this](const QString &project, const Look &look) {
              m_mark = look.mark;
              if (look.other)
                  emit foundOther(project, *look.other);
          })
{
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
    if (project.isEmpty())
        m_look.forget();
    else
        m_look.ask(project);
}

} // namespace hitbox
