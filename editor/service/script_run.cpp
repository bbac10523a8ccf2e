#include "service/script_run.h"

#include "document/limits.h"
#include "formats/json/json_writer.h"
#include "service/script_calls.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace hitbox {

namespace {

constexpr int pollMilliseconds = 100;

#ifdef Q_OS_WIN
const QLatin1String scriptProgramName("hitbox-script.exe");
const QLatin1String scriptProgramHint("packages for Windows leave it out");
#else
const QLatin1String scriptProgramName("hitbox-script");
const QLatin1String scriptProgramHint("install it again");
#endif

/// Where the program for scripts is: beside this one, where both were built, or where both were installed.
QString scriptProgram()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char *folder : {".", "../script", "../libexec/hitbox-editor", "../../editor/script"}) {
        const QString path = here.filePath(QLatin1String(folder) + u'/' + scriptProgramName);
        if (QFileInfo(path).isExecutable())
            return QDir::cleanPath(path);
    }
    return {};
}

QByteArray orderLine(const ScriptOrder &order)
{
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    json.member("source", order.source);
    json.beginArrayMember("arguments");
    for (const QString &argument : order.arguments)
        json.value(argument);
    json.endArray();
    if (order.project)
        json.member("project", *order.project);
    json.member("version", HITBOX_VERSION);
    json.member("mebibytes", order.mostMebibytes);
    json.member("seconds", static_cast<qint64>(order.mostTime.count()) + 1);
    json.endObject();
    return json.text() + '\n';
}

Error endedBecause(const ScriptOrder &order, const QString &why)
{
    return {order.name, {}, why};
}

Error tookTooLong(const ScriptOrder &order)
{
    return endedBecause(order, QStringLiteral("ended, because it took more than %1 seconds: let it do less at once, or "
                                              "run it with a larger --time-limit")
                                   .arg(order.mostTime.count()));
}

Error brokeDown(const ScriptOrder &order)
{
    return endedBecause(order,
                        QStringLiteral("ended, because it took more than %1 MiB of memory, or because the engine "
                                       "broke down: let it do less at once, or run it with a larger --memory-limit")
                            .arg(order.mostMebibytes));
}

/// What the service does for the script ends when the script is to end.
class StopWatch
{
public:
    StopWatch(Service &service, std::function<bool()> isStopped)
        : m_service(service)
    {
        m_service.endWhen(std::move(isStopped));
    }
    ~StopWatch() { m_service.endWhen(nullptr); }

    StopWatch(const StopWatch &) = delete;
    StopWatch &operator=(const StopWatch &) = delete;

private:
    Service &m_service;
};

/// A script's program, killed when this ends.
class ScriptProcess
{
public:
    ScriptProcess(const QString &program, const ScriptOrder &order)
    {
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.start(program, QStringList());
        m_process.write(orderLine(order));
    }
    ~ScriptProcess()
    {
        m_process.kill();
        m_process.waitForFinished(1000);
    }

    bool canRead() const { return m_process.canReadLine(); }
    QByteArray message() { return m_process.readLine().chopped(1); }
    qint64 waiting() const { return m_process.bytesAvailable(); }
    void wait() { m_process.waitForReadyRead(pollMilliseconds); }
    bool hasEnded() const { return m_process.state() == QProcess::NotRunning; }
    void answer(const QByteArray &line)
    {
        m_process.write(line + '\n');
        while (m_process.bytesToWrite() > 0 && m_process.waitForBytesWritten(pollMilliseconds)) {
        }
    }

private:
    QProcess m_process;
};

} // namespace

Result<Done> runScript(const ScriptOrder &order, Service &service, const ScriptListener &listener)
{
    const QString program = scriptProgram();
    if (program.isEmpty())
        return Error{{},
                     {},
                     QStringLiteral("%1, the program that runs scripts, is not beside this one: %2")
                         .arg(scriptProgramName, scriptProgramHint)};
    ScriptCalls calls(service, order.name, listener);
    const RpcCall call = [&calls](const QString &method, std::optional<JsonValue> parameters) {
        return calls.call(method, parameters);
    };
    const QDeadlineTimer deadline(order.mostTime);
    const StopWatch watch(service, [&] { return deadline.hasExpired() || listener.stop.stop_requested(); });
    ScriptProcess script(program, order);
    while (!calls.ending()) {
        if (listener.stop.stop_requested())
            return endedBecause(order, QStringLiteral("stopped"));
        if (deadline.hasExpired())
            return tookTooLong(order);
        if (script.canRead()) {
            const QByteArray answer = answerToOne(script.message(), call);
            if (!answer.isEmpty())
                script.answer(answer);
        } else if (script.waiting() > mostMessageBytes) {
            return endedBecause(
                order, QStringLiteral("ended, because it sent a message of more than %1 bytes").arg(mostMessageBytes));
        } else if (script.hasEnded()) {
            return brokeDown(order);
        } else {
            script.wait();
        }
    }
    return *calls.ending();
}

} // namespace hitbox
