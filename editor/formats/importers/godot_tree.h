#pragma once

#include "formats/importers/godot_shapes.h"

#include <QHash>

#include <optional>

namespace hitbox {

/// Where a resource of a scene is.
enum class GodotResource { Own, OtherFile };

/// A scene of Godot, with its nodes and resources by their names. A node's path is "." for the root, and for others the
/// names from below it, with '/' between.
class GodotTree
{
public:
    /// Refuses, as json_fields.h says, what godotSections() does, more than limits::jsonDepth levels of nodes, and
    /// scenes of Godot 2.
    explicit GodotTree(const QByteArray &bytes);

    // The indices point into the sections.
    GodotTree(const GodotTree &) = delete;
    GodotTree &operator=(const GodotTree &) = delete;

    qsizetype size() const { return m_bytes.size(); } ///< of the file
    GodotDialect dialect() const { return m_dialect; }
    QString rootName() const { return m_rootName; } ///< empty where the scene has no root

    /// In the order of the file.
    QList<const GodotSection *> nodes() const { return m_nodes; }

    /// Nodes that are no part of the tree: above them the file has no parent of theirs, or they name none beside a root
    /// that is there.
    QList<const GodotSection *> strays() const { return m_strays; }

    const GodotSection *node(const QString &path) const { return m_nodeAt.value(path); } ///< nullptr for none

    /// What SubResource("id") or ExtResource("id") stands for; nullptr when it is not there. No id is longer than
    /// limits::lineCharacters: many sections may lead to one that is.
    const GodotSection *resource(const GodotValue *reference, GodotResource where) const;

    /// The lines of the animation that SubResource("id") stands for; nothing when it is not there.
    std::optional<GodotAnimationLines> animation(const GodotValue &reference) const;

    static QString pathOf(const GodotSection &node);
    static QString parentOf(const QString &path); ///< of a node below the root

    /// Of the node that a NodePath leads to from this one: ".." goes up. What leads out of the scene is no node's path.
    static QString pathFrom(const QString &node, const QString &nodePath);

private:
    bool isStray(const GodotSection &node) const;
    void addNode(const GodotSection &node);

    QByteArray m_bytes;
    QList<GodotSection> m_sections;
    GodotDialect m_dialect = GodotDialect::Four;
    QString m_rootName;
    QList<const GodotSection *> m_nodes;
    QList<const GodotSection *> m_strays;
    QHash<QString, const GodotSection *> m_nodeAt;
    QHash<QString, const GodotSection *> m_resources; ///< by kind and id
};

} // namespace hitbox
