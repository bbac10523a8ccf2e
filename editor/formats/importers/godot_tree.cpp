#include "formats/importers/godot_tree.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

class GodotTreeWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

} // namespace

QString GodotTree::pathOf(const GodotSection &node)
{
    const QString parent = node.textOf("parent");
    if (parent.isEmpty())
        return QStringLiteral(".");
    const QString name = node.textOf("name");
    return parent == QLatin1String(".") ? name : parent + QLatin1Char('/') + name;
}

QString GodotTree::parentOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
    return slash < 0 ? QStringLiteral(".") : path.left(slash);
}

QString GodotTree::pathFrom(const QString &node, const QString &nodePath)
{
    const QString here = QStringLiteral(".");
    const QString up = QStringLiteral("..");
    if (nodePath.startsWith(QLatin1Char('/')))
        return nodePath;
    const bool isPlain = !nodePath.startsWith(QLatin1Char('.')) && !nodePath.contains(QLatin1String("/."));
    if (isPlain && !nodePath.isEmpty())
        return node == here ? nodePath : node + QLatin1Char('/') + nodePath;
    QStringList names = node == here ? QStringList() : node.split(QLatin1Char('/'));
    for (const QString &name : nodePath.split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
        if (name == up && !names.isEmpty() && names.constLast() != up)
            names.removeLast();
        else if (name != here)
            names.append(name);
    }
    return names.isEmpty() ? here : names.join(QLatin1Char('/'));
}

GodotTree::GodotTree(const QByteArray &bytes)
    : m_bytes(bytes)
    , m_sections(godotSections(m_bytes))
{
    const GodotSection &head = m_sections.constFirst();
    const GodotValue &written = head.attributes.value(QStringLiteral("format"));
    const double format = godotNumber(&written, 3);
    if (format < 2) // its properties have other names, such as transform/pos: shapes would lie at (0, 0)
        throw fields::Refusal{
            {{},
             GodotTreeWords::tr("line %1").arg(head.line),
             GodotTreeWords::tr("found a scene of Godot 2 or earlier; open and save it with Godot 3, whose "
                                "scenes are read")}};
    m_dialect = format < 3 ? GodotDialect::Three : GodotDialect::Four;
    for (const GodotSection &section : std::as_const(m_sections)) {
        if (section.tag == QLatin1String("node"))
            addNode(section);
        else if (section.tag == QLatin1String("sub_resource") || section.tag == QLatin1String("ext_resource"))
            m_resources.insert(section.tag + QLatin1Char(' ') + section.textOf("id"), &section);
    }
}

/// A file without its root still has a place for it.
bool GodotTree::isStray(const GodotSection &node) const
{
    const QString parent = node.textOf("parent");
    const QString root = QStringLiteral(".");
    return parent.isEmpty() ? m_nodeAt.contains(root) : parent != root && !m_nodeAt.contains(parent);
}

void GodotTree::addNode(const GodotSection &node)
{
    const QString path = pathOf(node);
    if (path.count(QLatin1Char('/')) > limits::jsonDepth)
        throw fields::Refusal{{{},
                               GodotTreeWords::tr("line %1").arg(node.line),
                               GodotTreeWords::tr("found more than %1 levels of nodes").arg(limits::jsonDepth)}};
    if (isStray(node)) {
        m_strays.append(&node);
        return;
    }
    if (path == QLatin1String("."))
        m_rootName = node.textOf("name");
    m_nodes.append(&node);
    m_nodeAt.insert(path, &node);
}

const GodotSection *GodotTree::resource(const GodotValue *reference, GodotResource where) const
{
    const bool isOwn = where == GodotResource::Own;
    if (!reference || !reference->isCall(isOwn ? "SubResource" : "ExtResource"))
        return nullptr;
    QString id;
    if (reference->numbers.size() == 1)
        id = QString::fromLatin1(shortestNumber(reference->numbers.constFirst()));
    else if (reference->items.size() == 1)
        id = reference->items.front().text;
    if (id.size() > limits::lineCharacters)
        return nullptr;
    return m_resources.value((isOwn ? QStringLiteral("sub_resource ") : QStringLiteral("ext_resource ")) + id);
}

std::optional<GodotAnimationLines> GodotTree::animation(const GodotValue &reference) const
{
    const GodotSection *section = resource(&reference, GodotResource::Own);
    if (!section)
        return std::nullopt;
    if (section->unread == 0) // of another type, which has no tracks
        return GodotAnimationLines{*section, {}, qsizetype(section->properties.size())};
    return godotAnimationLines(m_bytes, *section);
}

} // namespace hitbox
