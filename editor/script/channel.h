#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <optional>

namespace hitbox {

/// The one way out of a script: messages on standard output, each on a line, answered by lines on standard input.
class Channel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The answer to the message. Ends the program where there is nobody left who could give one.
    Q_INVOKABLE QString ask(const QString &message);

    void tell(const QByteArray &line);

    /// The next line without its end; nothing at the end of the input.
    std::optional<QByteArray> next();
};

} // namespace hitbox
