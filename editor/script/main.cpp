// Runs one script, and can do nothing but that: what a script asks for goes out as messages, and whoever started this
// program answers them, or does not. The first line of standard input says what to run, within which bounds.
#include "script/channel.h"
#include "script/confinement.h"

#include <QCoreApplication>
#include <QFile>
#include <QJSEngine>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdlib>
#include <exception>

namespace hitbox {

namespace {

QByteArray messageOf(const QString &method, const QJsonObject &parameters)
{
    return QJsonDocument({{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                          {QStringLiteral("method"), method},
                          {QStringLiteral("params"), parameters}})
        .toJson(QJsonDocument::Compact);
}

/// What the engine calls the script, whatever it is called: names may hold anything.
constexpr QLatin1String scriptName("script");

/// The line of the script where it was when something was thrown; 0 where nobody knows. Entries of a trace are
/// "FUNCTION:LINE:COLUMN:file:NAME", the innermost first; those of the prelude are not the script's.
int lineWithin(const QStringList &trace)
{
    const QString end = QStringLiteral(":file:") + scriptName;
    for (const QString &entry : trace)
        if (entry.endsWith(end))
            return entry.chopped(end.size()).section(u':', -2, -2).toInt();
    return 0;
}

/// What the script threw, or why it is none; nothing where it ended well.
QJsonObject wentWrong(QJSEngine &engine, const QString &source)
{
    QStringList trace;
    const QJSValue value = engine.evaluate(source, scriptName, 1, &trace);
    if (trace.isEmpty())
        return {};
    QJsonObject error{{QStringLiteral("message"), value.toString()}};
    if (const int line = lineWithin(trace); line > 0)
        error.insert(QStringLiteral("line"), line);
    return error;
}

QString textOfResource(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What is printed would be taken for messages, and a core is of no use to anybody.
[[noreturn]] void end()
{
    std::_Exit(EXIT_FAILURE);
}

void run(const QJsonObject &order)
{
    Channel channel;
    QJSEngine engine;
    QJSEngine::setObjectOwnership(&channel, QJSEngine::CppOwnership);
    QJSValue told = engine.toScriptValue(order);
    told.setProperty(QStringLiteral("global"), engine.globalObject());
    engine.evaluate(textOfResource(QStringLiteral(":/script/prelude.js")), QStringLiteral("prelude.js"))
        .call({engine.newQObject(&channel), told});
    if (!confine(order.value(QStringLiteral("mebibytes")).toInt(),
                 std::chrono::seconds(order.value(QStringLiteral("seconds")).toInt())))
        end();
    const QJsonObject error = wentWrong(engine, order.value(QStringLiteral("source")).toString());
    channel.tell(
        messageOf(QStringLiteral("ended"), error.isEmpty() ? error : QJsonObject{{QStringLiteral("error"), error}}));
}

void dropRemarks(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type == QtFatalMsg)
        end();
}

} // namespace

} // namespace hitbox

int main(int argc, char **argv)
{
    std::set_terminate(hitbox::end);
    qInstallMessageHandler(hitbox::dropRemarks);
    qputenv("QV4_FORCE_INTERPRETER",
            "1"); // scripts wait for answers most of the time, and no memory need be executable
    const QCoreApplication application(argc, argv);
    hitbox::Channel channel;
    const std::optional<QByteArray> line = channel.next();
    const QJsonDocument order = QJsonDocument::fromJson(line.value_or(QByteArray()));
    if (!order.isObject()) {
        std::fputs("hitbox-script is started by hitbox run and by the editor, to run one script\n", stderr);
        return 2;
    }
    hitbox::run(order.object());
    // The engine need not be taken apart.
    std::_Exit(EXIT_SUCCESS);
}
