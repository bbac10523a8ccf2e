#include "document/edits.h"
#include "formats/project/project_file.h"
#include "session/files/autosave.h"
#include "session/files/recovery_store.h"
#include "session/session_bench.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QTimer>

#include <cstdio>
#include <random>

/// An editor without a window, for tests/faults to kill:
///
///     edit_until_killed PROJECT STORE LOG SEED     edits and draws, with the autosave's usual delay, until it is
///     killed;
///                                                  LOG gets a line for each state: milliseconds and a digest
///     edit_until_killed recover STORE              prints what earlier runs left: a digest and the path it is of, a
///     line
///                                                  for each
namespace hitbox {

namespace {

constexpr int millisecondsPerEvent = 40;

/// Of the document and what is being drawn on it.
QByteArray digestOf(const Document &document, const std::optional<OutlineUnderWay> &outline)
{
    QByteArray bytes = projectBytes(document);
    if (outline) {
        bytes += outline->tool.toUtf8() + ' ' + outline->category.toUtf8();
        for (const double number : {double(outline->frame.sprite), double(outline->frame.frame)})
            bytes += ' ' + QByteArray::number(number);
        for (const geometry::Point point : outline->points)
            bytes += ' ' + QByteArray::number(point.x, 'g', 17) + ' ' + QByteArray::number(point.y, 'g', 17);
    }
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// Somebody who draws outlines, point by point, and moves, adds and undoes in between.
class Hand
{
public:
    Hand(OpenProject &project, const QString &log, unsigned seed)
        : m_project(project)
        , m_log(log)
        , m_random(seed)
    {
        if (!m_log.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            std::exit(2);
        m_clock.start();
    }

    void act()
    {
        Session &session = m_project.session;
        const int what = below(20);
        if (m_pointsLeft > 0)
            click();
        else if (what < 6)
            beginOutline();
        else if (what < 8)
            session.undo();
        else if (what < 9)
            session.redo();
        else
            rename();
        tell();
    }

private:
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(m_random); }

    void beginOutline()
    {
        m_project.session.setTool(QStringLiteral("polygon"));
        m_pointsLeft = 3 + below(60);
        click();
    }

    /// The last one of an outline closes it.
    void click()
    {
        Session &session = m_project.session;
        const geometry::Point at{double(below(64)), double(below(64))};
        if (--m_pointsLeft > 0) {
            session.feed({.kind = ToolInput::Kind::Move, .position = at});
            session.feed({.kind = ToolInput::Kind::Press, .position = at, .button = Qt::LeftButton});
            session.feed({.kind = ToolInput::Kind::Release, .position = at, .button = Qt::LeftButton});
        } else {
            session.feed({.kind = ToolInput::Kind::Key, .key = Qt::Key_Return});
        }
    }

    void rename()
    {
        Document after = m_project.session.document();
        QList<Sprite> &sprites = after.sprites;
        Sprite &sprite = sprites[below(int(sprites.size()))];
        sprite.frames[below(int(sprite.frames.size()))].duration = 1 + below(100'000);
        m_project.session.commit(after, QStringLiteral("Duration"));
    }

    void tell()
    {
        const QByteArray digest = digestOf(m_project.session.document(), m_project.session.hint().outline);
        if (digest == m_last)
            return;
        m_last = digest;
        m_log.write(QByteArray::number(m_clock.elapsed()) + ' ' + digest + '\n');
    }

    OpenProject &m_project;
    QFile m_log;
    std::mt19937 m_random;
    QElapsedTimer m_clock;
    QByteArray m_last;
    int m_pointsLeft = 0;
};

int editForEver(const QString &path, const QString &base, const QString &log, unsigned seed)
{
    FiledProject project;
    if (!project.open(path))
        return 2;
    RecoveryStore store(base);
    const Autosave autosave(project, store);
    Hand hand(project, log, seed);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&hand] { hand.act(); });
    timer.start(millisecondsPerEvent);
    return QGuiApplication::exec();
}

int recover(const QString &base)
{
    RecoveryStore store(base);
    for (const Recovery &recovery : store.leftBehind()) {
        const Result<Document> document = readRecovery(recovery);
        std::printf("%s %s\n", document ? digestOf(*document, recovery.outline).constData() : "unreadable",
                    qPrintable(recovery.origin.path));
    }
    return 0;
}

} // namespace

} // namespace hitbox

int main(int argumentCount, char **arguments)
{
    const QGuiApplication application(argumentCount, arguments);
    const QStringList words = QGuiApplication::arguments().mid(1);
    if (words.size() == 2 && words[0] == QLatin1String("recover"))
        return hitbox::recover(words[1]);
    return words.size() == 4 ? hitbox::editForEver(words[0], words[1], words[2], words[3].toUInt()) : 2;
}
