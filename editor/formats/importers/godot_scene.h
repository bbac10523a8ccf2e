#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
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

/// Values by their names, in the order in which they first stand in the file. Most sections have a few of them, and a
/// file may have very many sections; animations have very many.
class GodotMembers
{
public:
    struct Member {
        QString name;
        GodotValue value;
    };

    void insert(const QString &name, GodotValue value); ///< in place of one of that name
    const GodotValue *find(const QString &name) const;  ///< nullptr when there is none
    const GodotValue *find(const char *name) const;
    const GodotValue &value(const QString &name) const; ///< null when there is none
    bool contains(const QString &name) const { return find(name); }
    void squeeze() { m_members.shrink_to_fit(); } ///< gives memory back that more of them would have taken

    size_t size() const { return m_members.size(); }
    auto begin() const { return m_members.begin(); }
    auto end() const { return m_members.end(); }

private:
    size_t placeOf(const QString &name) const; ///< size() when there is none

    std::vector<Member> m_members;
    QHash<QString, size_t> m_places; ///< of many
};

/// `[node name="Hero" type="Area2D"]` and the lines below it.
struct GodotSection {
    QString tag;
    GodotMembers attributes;
    GodotMembers properties; ///< none of an animation, which are read when they are wanted
    qsizetype line = 0;      ///< where it begins
    qsizetype unread = 0;    ///< where the lines of an animation begin in the file: see godotAnimationLines()

    QString textOf(const char *attribute) const; ///< a text, or a whole number as text; empty for others
    const GodotValue *property(const char *name) const;
};

/// `tracks/3/…` of an animation, as far as it is read.
struct GodotTrack {
    QString type;
    bool isPath = false;                    ///< it has one
    QString path;                           ///< "body/walk_3_hull:disabled"
    std::shared_ptr<const GodotValue> keys; ///< those of many tracks are alike, and shared; nullptr for none
    std::optional<double> interpolation;
    bool isEnabled = true;
};

struct GodotAnimationLines {
    GodotSection section;           ///< with all properties but those of tracks
    std::vector<GodotTrack> tracks; ///< in the order of the file
    qsizetype count = 0;            ///< of all its properties
    qsizetype bytes = 0;            ///< that were read for it
};

/// The lines of an animation among the sections of the file. A scene has a track in each animation for each of its
/// shapes: all at one time would take ten times as much memory as their text. Refuses what godotSections() does.
GodotAnimationLines godotAnimationLines(const QByteArray &bytes, const GodotSection &animation);

/// Every section of the file. Refuses, as json_fields.h says, what is no text scene, more than limits::jsonDepth levels
/// of values, numbers that are not finite, and more values than memory is to be had for.
QList<GodotSection> godotSections(const QByteArray &bytes);

} // namespace hitbox
