#include "formats/exporters/godot_text.h"

#include "document/number_digits.h"
#include "document/numbers.h"

namespace hitbox {

namespace {

QString withUnderscores(const QString &name, QStringView refused)
{
    QString safe = name;
    for (QChar &c : safe) {
        if (c.category() == QChar::Other_Control || refused.contains(c))
            c = QLatin1Char('_');
    }
    return safe.isEmpty() ? QStringLiteral("_") : safe;
}

} // namespace

QByteArray godotString(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    QByteArray escaped;
    escaped.reserve(utf8.size() + 2);
    escaped += '"';
    for (const char c : utf8) {
        if (c == '\\' || c == '"')
            escaped += '\\';
        escaped += c;
    }
    escaped += '"';
    return escaped;
}

QString godotNodeName(const QString &name)
{
    return withUnderscores(name, u".:@/\"%");
}

QString godotAnimationName(const QString &name)
{
    return withUnderscores(name, u"/:,[");
}

QByteArray godotVector(geometry::Point point)
{
    return "Vector2(" + shortestNumber(point.x) + ", " + shortestNumber(point.y) + ')';
}

QByteArray godotVectors(const QList<geometry::Point> &points, GodotVersion version)
{
    QByteArray text = version == GodotVersion::Three ? "PoolVector2Array(" : "PackedVector2Array(";
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (i > 0)
            text += ", ";
        addShortestNumber(text, points[i].x);
        text += ", ";
        addShortestNumber(text, points[i].y);
    }
    text += ')';
    return text;
}

QByteArray godotFloats(const QList<double> &numbers, GodotVersion version)
{
    QByteArray text;
    addGodotFloats(text, numbers, version);
    return text;
}

void addGodotFloats(QByteArray &text, std::span<const double> numbers, GodotVersion version)
{
    text += version == GodotVersion::Three ? "PoolRealArray(" : "PackedFloat32Array(";
    for (size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            text += ", ";
        addShortestNumber(text, numbers[i]);
    }
    text += ')';
}

QByteArray godotRect(QRect rect)
{
    return "Rect2(" + QByteArray::number(rect.x()) + ", " + QByteArray::number(rect.y()) + ", " +
           QByteArray::number(rect.width()) + ", " + QByteArray::number(rect.height()) + ')';
}

namespace {

QByteArray externalId(int number, GodotVersion version)
{
    const QByteArray digits = QByteArray::number(number);
    return version == GodotVersion::Three ? digits : '"' + digits + '"';
}

} // namespace

QByteArray godotExternal(int number, GodotVersion version)
{
    return "ExtResource(" + externalId(number, version) + ')';
}

QByteArray godotExternalHeading(int number, const QString &path, const QByteArray &type, GodotVersion version)
{
    return "[ext_resource path=" + godotString(path) + " type=\"" + type + "\" id=" + externalId(number, version) +
           "]\n";
}

GodotImages::GodotImages(GodotVersion version, int before)
    : m_version(version)
    , m_before(before)
{
}

QByteArray GodotImages::add(const QString &path)
{
    if (!m_numbers.contains(path)) {
        m_paths.append(path);
        m_numbers.insert(path, m_before + count());
    }
    return godotExternal(m_numbers.value(path), m_version);
}

QByteArray GodotImages::headings() const
{
    const QByteArray type = m_version == GodotVersion::Three ? "Texture" : "Texture2D";
    QByteArray lines;
    for (const QString &path : m_paths)
        lines += godotExternalHeading(m_numbers.value(path), path, type, m_version);
    return lines;
}

GodotResources::GodotResources(GodotVersion version)
    : m_version(version)
{
}

QByteArray GodotResources::add(const QByteArray &type, const QByteArray &body)
{
    return addBy(type, [&body](QByteArray &text) { text += body; });
}

QByteArray GodotResources::addBy(const QByteArray &type, const std::function<void(QByteArray &)> &addBody)
{
    const QByteArray number = QByteArray::number(++m_count);
    const QByteArray id = m_version == GodotVersion::Three ? number : '"' + type + '_' + number + '"';
    m_text += "[sub_resource type=\"" + type + "\" id=" + id + "]\n";
    addBody(m_text);
    m_text += '\n';
    return "SubResource(" + id + ')';
}

} // namespace hitbox
