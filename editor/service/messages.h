#pragma once

#include "document/extras.h"
#include "document/limits.h"
#include "document/result.h"
#include "formats/json/json_reader.h"

#include <QByteArray>
#include <QString>

#include <cstdio>
#include <functional>
#include <optional>
#include <variant>

/// Messages of JSON-RPC 2.0, each on a line of its own (https://www.jsonrpc.org/specification).
namespace hitbox {

/// The codes of errors.
enum class RpcCode {
    NoJson = -32700,
    NoRequest = -32600, ///< JSON, but no message
    NoSuchMethod = -32601,
    WrongParameters = -32602,
    Refused = -32000, ///< understood, and could not be done
};

struct RpcError {
    RpcCode code = RpcCode::Refused;
    Error why;
};

/// What a method answers: JSON on one line, or why there is none.
using RpcReply = std::variant<JsonText, RpcError>;

/// The parameters are an object, or are left out.
using RpcCall = std::function<RpcReply(const QString &method, std::optional<JsonValue> parameters)>;

inline constexpr qsizetype mostBatch = 1'000; ///< requests in one message
inline constexpr qsizetype mostBatchBytes = qsizetype(64)
                                            << 20; ///< of its answers: those behind are told that there are too many
/// The longest message: as much as a project may be, and what stands around it.
inline constexpr qsizetype mostMessageBytes = limits::fileBytes + 4096;

/// The answer to one message, without a newline; empty where none is due. Calls once for each request in it.
QByteArray answerTo(const QByteArray &message, const RpcCall &call);

/// The answer to somebody who may send one request at a time alone.
QByteArray answerToOne(const QByteArray &message, const RpcCall &call);

/// The answer to a message that is too long to be read.
QByteArray answerToLongMessage(qsizetype most);

struct MessageRead {
    QByteArray text;
    bool isTooLong = false; ///< it was passed over
};

/// The next line without its end; nothing at the end of the stream. A last line may lack its newline. Waits.
std::optional<MessageRead> readMessage(std::FILE *stream, qsizetype most);

/// JSON of several lines as it stands on one.
JsonText onOneLine(const QByteArray &json);

} // namespace hitbox
