#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

/// Results on standard output, messages on standard error, both UTF-8 in every locale.
namespace hitbox {

/// With a newline, control characters shown as pictures of themselves: names come from files.
QByteArray shownLine(const QString &line);

class Output
{
public:
    enum class Messages {
        AtOnce, ///< on standard error
        Kept,   ///< until somebody takes them, as where many files are worked on beside each other
    };
    explicit Output(Messages messages = Messages::AtOnce);

    /// Results are kept until flush(), so that what could not be done in the end has not printed half of it.
    void print(const QByteArray &text) { m_results += text; }

    /// Lines for programs. Where a terminal shows them, control characters are shown as pictures of themselves.
    void printTable(const QByteArray &lines);

    /// One line, whatever is in it: control characters are shown as pictures of themselves.
    void printLine(const QString &line);

    /// A line on standard error, at once; control characters as above.
    void message(const QString &line) const;

    /// The error in the form "FILE: what, where"; the file is `file` where the error names none.
    void message(const Error &error, const QString &file) const;

    QByteArray takeResults();
    QByteArray takeMessages();                     ///< those that were kept
    void passOn(const QByteArray &messages) const; ///< as they were taken

    /// Writes the results. False, with a message, when standard output is closed or full.
    bool flush();

private:
    Messages m_how = Messages::AtOnce;
    QByteArray m_results;
    mutable QByteArray m_messages;
    bool m_isClosed = false; ///< there was no standard output to begin with
};

} // namespace hitbox
