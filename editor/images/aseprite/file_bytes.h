#pragma once

#include <QByteArrayView>
#include <QCoreApplication>
#include <QString>
#include <QtEndian>

namespace hitbox::aseprite {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Aseprite)
};

/// Why the file cannot be read, and which part of it; thrown within this folder alone.
struct Refusal {
    QString place;
    QString what;
};

/// Reads the little-endian numbers of a part of the file, one after the other. Refuses to read beyond its end.
class FileBytes
{
public:
    /// `name` says which part it is, for refusals.
    FileBytes(QByteArrayView bytes, QString name)
        : m_bytes(bytes)
        , m_name(std::move(name))
    {
    }

    template <typename Number>
    Number number()
    {
        return qFromLittleEndian<Number>(take(sizeof(Number)).data());
    }

    /// Preceded by its length in bytes; UTF-8.
    QString text() { return QString::fromUtf8(take(number<quint16>())); }

    QByteArrayView take(qint64 count)
    {
        if (count > left())
            refuse(Words::tr("ends too early; it may have been cut short, so copy the file anew or save it once more"));
        const QByteArrayView taken = m_bytes.sliced(m_place, count);
        m_place += count;
        return taken;
    }

    void skip(qint64 count) { take(count); }
    QByteArrayView rest() { return take(left()); }
    qint64 left() const { return m_bytes.size() - m_place; }

    const QString &name() const { return m_name; }
    void rename(const QString &name) { m_name = name; }
    [[noreturn]] void refuse(const QString &what) const { throw Refusal{m_name, what}; }

private:
    QByteArrayView m_bytes;
    qint64 m_place = 0;
    QString m_name;
};

} // namespace hitbox::aseprite
