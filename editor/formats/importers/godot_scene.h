#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <vector>

/// Godot's text scenes, of versions 3 and 4, as they are written: sections with attributes and properties.
namespace hitbox {

/// A value of a scene: a number, a text, true or false, null, a list, a dictionary or a call such as Vector2(1, 2).
struct GodotValue {
    enum class Kind { Null, Truth, Number, Text, List, Dictionary, Call };

    Kind kind = Kind::Null;
    bool truth = false;
    double number = 0;
    QString text;                  ///< the text, or the name of what is called
    QList<double> numbers;         ///< of a list or call that holds nothing but numbers
    std::vector<GodotValue> items; ///< of any other list or call; of a dictionary keys and values in turn

    bool isCall(const char *name) const { return kind == Kind::Call && text == QLatin1String(name); }

    /// The value of a dictionary under this key; nullptr when there is none.
    const GodotValue *at(const char *key) const;
};

/// `[node name="Hero" type="Area2D"]` and the lines below it.
struct GodotSection {
    QString tag;
    QHash<QString, GodotValue> attributes;
    QHash<QString, GodotValue> properties;
    QList<QString> order; ///< the names of the properties, as they stand in the file
    qsizetype line = 0;   ///< where it begins

    QString textOf(const char *attribute) const; ///< a text, or a whole number as text; empty for others
    const GodotValue *property(const char *name) const;
};

/// Every section of the file. Refuses, as json_fields.h says, what is no text scene, more than limits::jsonDepth levels
/// of values, numbers that are not finite, and more values than memory is to be had for.
QList<GodotSection> godotSections(const QByteArray &bytes);

} // namespace hitbox
