#include "service/messages.h"

#include "formats/json/json_writer.h"

#include <cstring>

namespace hitbox {

namespace {

const JsonText noId{"null"};

QByteArray errorAnswer(const JsonText &id, const RpcError &error)
{
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    json.member("jsonrpc", "2.0");
    json.member("id", id);
    json.beginObjectMember("error");
    json.member("code", static_cast<int>(error.code));
    json.member("message", error.why.text());
    json.beginObjectMember("data");
    json.member("file", error.why.file);
    json.member("place", error.why.place);
    json.member("what", error.why.what);
    json.endObject();
    json.endObject();
    json.endObject();
    return json.text();
}

QByteArray resultAnswer(const JsonText &id, const JsonText &result)
{
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    json.member("jsonrpc", "2.0");
    json.member("id", id);
    json.member("result", result);
    json.endObject();
    return json.text();
}

RpcError noRequest(const QString &what)
{
    return {RpcCode::NoRequest, {{}, {}, what}};
}

bool isId(JsonValue id)
{
    return id.isString() || id.isNumber() || id.isNull();
}

/// Nothing where the message has none, as one has that wants no answer.
std::optional<JsonText> idOf(JsonValue request)
{
    const std::optional<JsonValue> id = request.member("id");
    return id && isId(*id) ? std::optional(id->toJson()) : std::nullopt;
}

std::optional<RpcError> whyNoRequest(JsonValue request)
{
    if (!request.isObject())
        return noRequest(QStringLiteral("found %1, expected an object with \"method\"").arg(request.description()));
    const std::optional<JsonValue> version = request.member("jsonrpc");
    if (!version || version->toUtf8() != std::string_view("2.0"))
        return noRequest(QStringLiteral("a message says \"jsonrpc\": \"2.0\""));
    const std::optional<JsonValue> method = request.member("method");
    if (!method || !method->isString())
        return noRequest(QStringLiteral("a message has a \"method\", a string"));
    const std::optional<JsonValue> id = request.member("id");
    if (id && !isId(*id))
        return noRequest(QStringLiteral("the \"id\" of a message is a string or a number"));
    return std::nullopt;
}

RpcReply replyTo(JsonValue request, const RpcCall &call)
{
    const std::optional<JsonValue> parameters = request.member("params");
    if (parameters && !parameters->isObject())
        return RpcError{
            RpcCode::WrongParameters,
            {{}, {}, QStringLiteral("\"params\" is %1, expected an object").arg(parameters->description())}};
    return call(*request.member("method")->toText(), parameters);
}

/// Empty for one that wants no answer.
QByteArray answerToRequest(JsonValue request, const RpcCall &call)
{
    if (const std::optional<RpcError> wrong = whyNoRequest(request))
        return errorAnswer(idOf(request).value_or(noId), *wrong);
    const std::optional<JsonText> id = idOf(request);
    const RpcReply reply = replyTo(request, call);
    if (!id)
        return {};
    if (const auto *error = std::get_if<RpcError>(&reply))
        return errorAnswer(*id, *error);
    return resultAnswer(*id, std::get<JsonText>(reply));
}

QByteArray answerToBatch(JsonValue batch, const RpcCall &call)
{
    if (batch.size() < 1 || batch.size() > mostBatch)
        return errorAnswer(noId, noRequest(QStringLiteral("a batch has from 1 to %1 messages").arg(mostBatch)));
    QByteArray answers;
    const RpcCall refuse = [](const QString &, std::optional<JsonValue>) {
        return RpcError{RpcCode::Refused,
                        {{}, {}, QStringLiteral("not done: the answers to the messages before it are too long")}};
    };
    for (const JsonValue request : batch.items()) {
        const QByteArray answer = answerToRequest(request, answers.size() < mostBatchBytes ? call : refuse);
        if (!answer.isEmpty())
            answers += (answers.isEmpty() ? "[" : ", ") + answer;
    }
    return answers.isEmpty() ? answers : answers + ']';
}

} // namespace

QByteArray answerTo(const QByteArray &message, const RpcCall &call)
{
    const Result<JsonDocument> read = JsonDocument::parse(message, {});
    if (!read)
        return errorAnswer(noId, {RpcCode::NoJson, read.error()});
    return read->root().isArray() ? answerToBatch(read->root(), call) : answerToRequest(read->root(), call);
}

QByteArray answerToOne(const QByteArray &message, const RpcCall &call)
{
    const Result<JsonDocument> read = JsonDocument::parse(message, {});
    return read ? answerToRequest(read->root(), call) : errorAnswer(noId, {RpcCode::NoJson, read.error()});
}

QByteArray answerToLongMessage(qsizetype most)
{
    return errorAnswer(noId, noRequest(QStringLiteral("a message has at most %1 bytes").arg(most)));
}

std::optional<MessageRead> readMessage(std::FILE *stream, qsizetype most)
{
    MessageRead read;
    int next = std::getc(stream);
    if (next == EOF)
        return std::nullopt;
    for (; next != EOF && next != '\n'; next = std::getc(stream)) {
        if (read.text.size() >= most)
            read.isTooLong = true;
        else
            read.text.append(static_cast<char>(next));
    }
    if (read.isTooLong)
        read.text.clear();
    return read;
}

JsonText onOneLine(const QByteArray &json)
{
    QByteArray line;
    line.reserve(json.size());
    // Within a text there is no newline: JSON writes it as \n.
    for (qsizetype at = 0; at < json.size();) {
        const qsizetype end = json.indexOf('\n', at);
        line.append(json.constData() + at, (end < 0 ? json.size() : end) - at);
        if (end < 0)
            break;
        if (line.endsWith(','))
            line.append(' ');
        at = end + 1;
        while (at < json.size() && json[at] == ' ')
            ++at;
    }
    return {line};
}

} // namespace hitbox
