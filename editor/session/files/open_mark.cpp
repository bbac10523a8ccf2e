#include "session/files/open_mark.h"

#include "document/names.h"
#include "files/real_path.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSysInfo>
#include <QUuid>

#include <utility>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace hitbox {

namespace {

constexpr int tagLetters = 8;
constexpr qsizetype mostOthers = 100; ///< that are looked at

/// As the system knows who runs this; empty where it has no name for that one.
QString accountName()
{
#ifdef Q_OS_UNIX
    QByteArray room(16 * 1024, '\0');
    struct passwd entry = {};
    struct passwd *found = nullptr;
    if (::getpwuid_r(::getuid(), &entry, room.data(), size_t(room.size()), &found) == 0 && found)
        return QString::fromLocal8Bit(found->pw_name);
#endif
    return {};
}

QString userName()
{
    for (const char *variable : {"USER", "LOGNAME", "USERNAME"})
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty())
            return name;
    return accountName();
}

QString ownMachine()
{
    return asShownLine(QSysInfo::machineHostName());
}

QByteArray ownWords(const QDateTime &since, int beat)
{
    return QStringLiteral("%1\n%2\n%3\n%4\n%5\n")
        .arg(asShownLine(userName()), ownMachine(), since.toUTC().toString(Qt::ISODate), QString::number(beat),
             QString::fromLatin1(QSysInfo::bootUniqueId()))
        .toUtf8();
}

/// Copies of a machine, and containers, may have one name; they were not started at once.
bool isOfThisMachine(const QByteArray &words)
{
    const QStringList lines = QString::fromUtf8(words).split(QLatin1Char('\n'));
    return lines.value(1) == ownMachine() && lines.value(4) == QString::fromLatin1(QSysInfo::bootUniqueId());
}

OtherEditor otherOf(const QByteArray &words)
{
    const QStringList lines = QString::fromUtf8(words).split(QLatin1Char('\n'));
    return {asShownLine(lines.value(0)), asShownLine(lines.value(1)),
            QDateTime::fromString(lines.value(2), Qt::ISODate)};
}

QString beginningOfMarks(const QString &project)
{
    return QStringLiteral(".%1.open-").arg(QFileInfo(project).fileName());
}

/// Names only are read of a folder that may hold tens of thousands of files.
QStringList marksBeside(const QString &project)
{
    static const QRegularExpression tag(QStringLiteral("^[0-9a-z]{%1}$").arg(tagLetters));
    const QString real = realPath(project);
    const QString beginning = beginningOfMarks(real);
    QStringList marks;
    QDirIterator entries(QFileInfo(real).path(), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    while (entries.hasNext() && marks.size() < mostOthers) {
        const QString path = entries.next();
        const QString name = entries.fileName();
        if (!name.startsWith(beginning) || !tag.match(name.sliced(beginning.size())).hasMatch())
            continue;
        if (const QFileInfo mark(path); mark.isFile() && !mark.isSymLink())
            marks.append(path);
    }
    return marks;
}

std::shared_ptr<HeldFile> freshMark(const QString &project, const QByteArray &words)
{
    constexpr int tries = 3; // another one may look at the very moment in which it is made
    for (int i = 0; i < tries; ++i) {
        const QString tag = QUuid::createUuid().toString(QUuid::WithoutBraces).left(tagLetters);
        Result<std::unique_ptr<HeldFile>> taken = HeldFile::takeOrTell(OpenMark::markOf(project, tag));
        if (!taken)
            return nullptr;
        if (!*taken)
            continue;
        (*taken)->tell(words);
        return std::move(*taken);
    }
    return nullptr;
}

} // namespace

OpenMark::OpenMark(std::chrono::milliseconds pause, QObject *parent)
    : QObject(parent)
    , m_pause(pause)
    , m_look([](const Request &request, const Run &) { return lookAt(request); },
             [this](const Request &request, const Look &look) { take(request.project, look); })
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &OpenMark::lookAgain);
}

QString OpenMark::markOf(const QString &project, const QString &tag)
{
    const QString real = realPath(project);
    return QFileInfo(real).dir().filePath(beginningOfMarks(real) + tag);
}

QList<OpenMark::Other> OpenMark::othersBeside(const QString &project, const HeldFile *own)
{
    QList<Other> others;
    for (const QString &file : marksBeside(project)) {
        if (own && QFileInfo(own->path()).fileName() == QFileInfo(file).fileName())
            continue;
        const QByteArray words = HeldFile::wordsIn(file);
        const HeldFile::Holding holding = HeldFile::holdingOf(file);
        if (holding == HeldFile::Holding::ByNobody && isOfThisMachine(words)) {
            HeldFile::take(file); // and with it, it goes
            continue;
        }
        const QByteArray written = QByteArray::number(QFileInfo(file).lastModified().toMSecsSinceEpoch());
        others.append(
            {file, otherOf(words), words + written, isOfThisMachine(words), holding == HeldFile::Holding::ByOther});
    }
    return others;
}

OpenMark::Look OpenMark::lookAt(const Request &request)
{
    for (const QString &file : request.outdated) {
        if (HeldFile::holdingOf(file) != HeldFile::Holding::ByOther)
            HeldFile::take(file);
    }
    const QByteArray words = ownWords(request.since, request.beat);
    Look look{request.mark, {}};
    if (!look.mark || !QFileInfo::exists(look.mark->path()))
        look.mark = freshMark(request.project, words);
    else if (HeldFile::wordsIn(look.mark->path()) != words)
        look.mark->tell(words);
    look.others = othersBeside(request.project, look.mark.get());
    return look;
}

OpenMark::Seen OpenMark::seenAgain(const Other &other) const
{
    const auto before = m_seen.constFind(other.file);
    if (before == m_seen.constEnd())
        return {.state = other.state, .quietLooks = 0, .isInUse = other.isHeld, .told = {}};
    Seen seen = *before;
    const bool isWritten = std::exchange(seen.state, other.state) != other.state;
    seen.quietLooks = isWritten || other.isHeld ? 0 : seen.quietLooks + 1;
    seen.isInUse = seen.isInUse || isWritten || other.isHeld;
    return seen;
}

QList<OtherEditor> OpenMark::toldBut(const QHash<QString, Seen> &there) const
{
    QList<OtherEditor> others;
    for (auto seen = m_seen.cbegin(); seen != m_seen.cend(); ++seen) {
        if (seen->told && !there.contains(seen.key()))
            others.append(*seen->told);
    }
    return others;
}

/// One that has just been made may have no words yet: who it is, is told at the next look.
void OpenMark::take(const QString &project, const Look &look)
{
    m_mark = look.mark;
    m_outdated.clear();
    QHash<QString, Seen> seenNow;
    QList<OtherEditor> found;
    bool isOpenElsewhere = false;
    bool isToBeat = false;
    for (const Other &other : look.others) {
        Seen seen = seenAgain(other);
        if (seen.quietLooks >= mostQuietLooks) {
            m_outdated.append(other.file);
            continue;
        }
        isToBeat = isToBeat || !other.isHeld || !other.isHere;
        isOpenElsewhere = isOpenElsewhere || seen.isInUse;
        const bool isNew = !m_seen.contains(other.file) && other.who == OtherEditor();
        if (seen.isInUse && !seen.told && !isNew) {
            seen.told = other.who;
            found.append(other.who);
        }
        seenNow.insert(other.file, seen);
    }
    const QList<OtherEditor> lost = toldBut(seenNow);
    m_seen = seenNow;
    m_beat += isToBeat ? 1 : 0;
    constexpr int whereAlone = 4; // times as long: a folder on a network may have very many files
    m_again.start(look.others.isEmpty() ? whereAlone * m_pause : m_pause);
    if (isOpenElsewhere)
        emit stillOpenElsewhere();
    for (const OtherEditor &other : lost)
        emit lostOther(project, other);
    for (const OtherEditor &other : std::as_const(found))
        emit foundOther(project, other);
}

void OpenMark::lookAgain()
{
    m_look.ask({m_project, m_since, m_mark, m_beat, m_outdated});
}

void OpenMark::follow(const QString &project)
{
    if (project == m_project)
        return;
    const QString before = std::exchange(m_project, project);
    const QList<OtherEditor> lost = toldBut({});
    m_since = QDateTime::currentDateTimeUtc();
    m_mark.reset();
    m_seen.clear();
    m_outdated.clear();
    m_again.stop();
    if (project.isEmpty())
        m_look.forget();
    else
        lookAgain();
    for (const OtherEditor &other : lost)
        emit lostOther(before, other);
}

} // namespace hitbox
