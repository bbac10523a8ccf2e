#pragma once

#include "formats/text/godot_version.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QRect>
#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <utility>

#include <hitbox/geometry/shapes.h>

/// The spelling of Godot's text scenes. Both versions are written from the same code; what differs stands here.
namespace hitbox {

/// A quoted string: backslashes and quotes are escaped, everything else stands for itself.
QByteArray godotString(const QString &text);

/// The name with '_' for what a node's name cannot have, . : @ / " % and control characters. Never empty.
QString godotNodeName(const QString &name);

/// The name with '_' for what an animation's name cannot have, / : , [ and control characters. Never empty.
QString godotAnimationName(const QString &name);

/// Vector2(x, y)
QByteArray godotVector(geometry::Point point);

/// An array of vectors, under the name that the version knows.
QByteArray godotVectors(const QList<geometry::Point> &points, GodotVersion version);

/// An array of 32-bit floats, under the name that the version knows.
QByteArray godotFloats(const QList<double> &numbers, GodotVersion version);
void addGodotFloats(QByteArray &text, std::span<const double> numbers, GodotVersion version);

/// Rect2(x, y, width, height)
QByteArray godotRect(QRect rect);

/// How nodes and animations refer to the resource of that number in another file: ExtResource(1).
QByteArray godotExternal(int number, GodotVersion version);

/// The heading that says which file it is.
QByteArray godotExternalHeading(int number, const QString &path, const QByteArray &type, GodotVersion version);

/// Numbers the images that a scene shows, beginning behind its other files.
class GodotImages
{
public:
    explicit GodotImages(GodotVersion version, int before = 0);

    QByteArray add(const QString &path); ///< how nodes refer to it; the same for the same path
    int count() const { return int(m_paths.size()); }
    QByteArray headings() const;

private:
    GodotVersion m_version;
    int m_before;
    QStringList m_paths;
    QHash<QString, int> m_numbers;
};

/// A resource that stands in the scene itself.
struct GodotSubResource {
    QByteArray type;
    QByteArray lines;

    friend bool operator==(const GodotSubResource &, const GodotSubResource &) = default;
};

/// Collects the sub-resources of a scene, which stand before the nodes that use them.
class GodotResources
{
public:
    explicit GodotResources(GodotVersion version);

    /// Adds one, `body` being its lines, and hands back how a node refers to it: SubResource(1).
    QByteArray add(const QByteArray &type, const QByteArray &body);

    /// Adds one whose lines are many: `addBody` puts them behind a text.
    QByteArray addBy(const QByteArray &type, const std::function<void(QByteArray &)> &addBody);

    QByteArray text() const & { return m_text; }
    QByteArray text() && { return std::move(m_text); }
    int count() const { return m_count; }

private:
    GodotVersion m_version;
    QByteArray m_text;
    int m_count = 0;
};

} // namespace hitbox
